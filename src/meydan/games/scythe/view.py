"""What a seat may see."""
from __future__ import annotations

from typing import Any

from meydan.games.scythe.state import Scythe


def view(g: Scythe, seat: int | None) -> dict[str, Any]:
    return {}
