"""What a seat may see."""
from __future__ import annotations

from typing import Any


def view(g: Any, seat: int | None) -> dict[str, Any]:
    return {}
