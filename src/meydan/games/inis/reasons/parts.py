"""Small looks into a view that the reasons share: tiles, clans, cards held, and which clause tells of a card."""
from __future__ import annotations

from typing import Any, Final

from meydan.core.reasons import Reason
from meydan.games.inis.components import ACTION_NAMES, EPIC_NAMES, TERRITORY_NAMES

View = dict[str, Any]
Tile = dict[str, Any]

CLAUSE: Final = {
    **{card: f"INIS-14.{number}" for number, card in enumerate(ACTION_NAMES, 1)},
    **{card: f"INIS-15.{number}" for number, card in enumerate(TERRITORY_NAMES, 1)},
    **{card: f"INIS-17.{number}" for number, card in enumerate(EPIC_NAMES, 1)},
}


def tile_of(view: View, name: str) -> Tile | None:
    """The territory of this name, if it is in play."""
    return next((tile for tile in view["territories"] if tile["id"] == name), None)


def laid(view: View, name: str) -> Tile:
    """The territory of this name, which is in play."""
    found = tile_of(view, name)
    assert found is not None
    return found


def mine(view: View, tile: Tile) -> int:
    """How many clans of the asked seat stand there."""
    return int(tile["clans"][view["seat"]])


def others(view: View, tile: Tile) -> list[int]:
    """The opponents who stand there."""
    return [seat for seat, clans in enumerate(tile["clans"]) if clans and seat != view["seat"]]


def anywhere(view: View) -> bool:
    """Whether the asked seat has a clan on the board."""
    return any(mine(view, tile) for tile in view["territories"])


def reserve(view: View) -> int:
    return int(view["players"][view["seat"]]["reserve"])


def opponents_with(view: View, what: str) -> bool:
    """Whether an opponent has any of these: "actions" or "tales"."""
    return any(player[what] for player in view["players"] if player["seat"] != view["seat"])


def locked(view: View) -> bool:
    """Between the end of the Season and step 3 of the Assembly no Advantage card can be played (INIS-5.11)."""
    return any(frame["step"] == "Chieftains" for frame in view["waiting"])


def barred(view: View) -> bool:
    """Whether Lug's Spear forbids Triskel cards in this clash (INIS-17.18)."""
    return view["clash"] is not None and bool(view["clash"]["barred"])


def seat_of(word: str) -> int:
    """The seat an action's word stands for."""
    return int(word) - 1


def about_land(key: str, territory: str, clause: str, **facts: Any) -> Reason:
    return Reason(key, {"territory": ("territory", territory), **facts}, clause)


def about_card(key: str, card: str, clause: str, **facts: Any) -> Reason:
    return Reason(key, {"card": ("card", card), **facts}, clause)


def about_seat(key: str, seat: int, clause: str, **facts: Any) -> Reason:
    return Reason(key, {"player": ("seat", seat), **facts}, clause)
