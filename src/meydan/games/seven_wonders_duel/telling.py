"""What a choice costs and gives here, for the words on its button."""
from __future__ import annotations

from typing import Any


def details(view: dict[str, Any], verb: str, *names: str) -> dict[str, Any]:
    """Prices and gains from the view of the seat that is asked; `cost` says how a price is told."""
    mine = view["cities"][view["current"]]
    if verb == "build":
        bill = view["prices"][view["current"]][names[0]]
        if bill["chain"] is not None:
            return {"cost": "chain", "parent": ("building", bill["chain"])}
        return _price(bill["total"])
    if verb == "wonder":
        return _price(next(wonder["price"]["total"] for wonder in mine["wonders"] if wonder["id"] == names[1]))
    if verb == "discard":
        return {"coins": mine["discard_reward"], "cost": "coins"}
    if verb in ("token", "library"):
        return {"cost": "effect", "effect": ("token", f"{names[0]}-text")}
    return {}


def _price(coins: int) -> dict[str, Any]:
    return {"cost": "coins" if coins else "free", "coins": coins}
