"""Small questions about a view: who holds a card, who rules and why not, what stands where."""
from __future__ import annotations

from typing import Any

from meydan.core.reasons import Reason, kept
from meydan.games.pax_pamir.components import (
    BLOCKS,
    BORDER,
    BORDERS_OF,
    CARD,
    COALITION,
    COURT,
    CYLINDERS,
    REGION,
    CourtCard,
)

View = dict[str, Any]
Fact = tuple[str, Any]


def card_of(name: str) -> CourtCard:
    return COURT[CARD.index[name]]


def region_of(name: str) -> str:
    return REGION.names[card_of(name).region]


def called(name: str) -> dict[str, Any]:
    return {"card": ("card", name)}


def me(view: View) -> dict[str, Any]:
    mine: dict[str, Any] = view["seats"][view["seat"]]
    return mine


def loyalty(view: View, seat: int) -> str | None:
    """The coalition a seat fights for; Wakhan's is the pragmatic one (PAM-22.6)."""
    if view["seats"][seat]["wakhan"]:
        read = (view["wakhan"] or {}).get("reads")
        return str(read["loyalty"]) if read else COALITION.names[0]
    own: str | None = view["seats"][seat]["loyalty"]
    return own


def in_force(view: View, effect: str, seat: int) -> bool:
    return any(one["effect"] == effect and one["seat"] in (None, seat) for one in view["effects"])


def has(view: View, seat: int, ability: int) -> bool:
    return any(card_of(held["card"]).ability == ability for held in view["seats"][seat]["court"])


def owner_of(view: View, name: str) -> int | None:
    """In whose court a card lies."""
    return _owners(view).get(name)


@kept
def _owners(view: View) -> dict[str, int]:
    return {held["card"]: seat for seat, shown in enumerate(view["seats"]) for held in shown["court"]}


def held(view: View, name: str) -> dict[str, Any] | None:
    """A court card as it lies, with its spies."""
    for shown in view["seats"]:
        for card in shown["court"]:
            if card["card"] == name:
                found: dict[str, Any] = card
                return found
    return None


@kept
def elsewhere(view: View, name: str, clause: str) -> Reason:
    """Where a card lies that would have to lie somewhere else."""
    owner = owner_of(view, name)
    if owner is not None:
        return Reason("reason-in-their-court", {**called(name), "owner": ("seat", owner)}, clause)
    if any(place["card"] == name for place in view["market"]):
        return Reason("reason-buy-it-first", called(name), clause)
    if name in view["discard"]:
        return Reason("reason-discarded", called(name), clause)
    if any(name in shown["prizes"] for shown in view["seats"]):
        return Reason("reason-is-a-prize", called(name), clause)
    return Reason("reason-not-on-the-table", called(name), clause)


def in_court(view: View, name: str, clause: str) -> Reason | None:
    """Only a card of some court will do."""
    if owner_of(view, name) is not None:
        return None
    if name in me(view)["hand"]:
        return Reason("reason-in-your-hand", called(name), clause)
    return elsewhere(view, name, clause)


def borders_of(region: str) -> list[str]:
    return [BORDER.names[border] for border in BORDERS_OF[REGION.index[region]]]


def on(coalition: str, counts: list[int]) -> int:
    """How many of this coalition, of counts by coalition."""
    return counts[COALITION.index[coalition]]


def has_older(view: View, prefix: str, place: str) -> bool:
    """Whether a piece of this kind stands there that was not placed this turn (PAM-6.6)."""
    fresh = set(view["fresh"])
    return any(where == place and name.startswith(prefix) and name not in fresh
               for name, where in view["pieces"].items())


def can_place_block(view: View, coalition: str) -> bool:
    """PAM-6.4, 6.7."""
    return bool(view["stock"][coalition]) or sum(name.startswith(coalition) for name in view["fresh"]) < BLOCKS


def can_place_cylinder(view: View) -> bool:
    """PAM-6.4, 6.7."""
    mine = f"seat{view['seat'] + 1}-"
    return int(me(view)["cylinders"]) < CYLINDERS or sum(name.startswith(mine) for name in view["fresh"]) < CYLINDERS


def not_ruler(view: View, region: str) -> Reason | None:
    """Why this region is not ruled by the asked seat (PAM-5.2, 5.3)."""
    seat, ruler = view["seat"], view["rulers"][region]
    if ruler == seat:
        return None
    where = {"region": ("region", region)}
    tribes = view["tribes"][region][seat]
    if not tribes:
        return Reason("reason-rule-needs-tribe", where, "PAM-5.2")
    mine = tribes + on(loyalty(view, seat) or COALITION.names[0], view["armies"][region])
    if ruler is not None:
        return Reason("reason-ruled-by-other", {**where, "ruler": ("seat", ruler), "mine": mine}, "PAM-5.2")
    return Reason("reason-rule-not-clear", {**where, "mine": mine}, "PAM-5.3")


def exits(view: View, region: str) -> bool:
    """Whether an army of the asked seat's coalition could leave this region by a road (PAM-15.2)."""
    own = loyalty(view, view["seat"]) or COALITION.names[0]
    return any(on(own, view["roads"][border]) for border in borders_of(region))


def no_player(view: View, name: str) -> Reason | None:
    """Seats that nobody has at this table."""
    if int(name) <= view["players"]:
        return None
    return Reason("reason-no-such-player", {"players": view["players"]}, "PAM-2.2")
