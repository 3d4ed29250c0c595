"""What lies where, read from a view, and the reasons that several questions share."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meydan.core.reasons import Reason
from meydan.games.scythe.components import PLACE, TERRAIN, TERRAIN_OF, TERRITORIES, UNIT, Offer

View = dict[str, Any]
Teller = Callable[[View, list[str]], Reason | None]
TERRAINS: Final = {name: TERRAIN.names[TERRAIN_OF[number]] for number, name in enumerate(PLACE.names[:TERRITORIES])}
HOMES: Final = frozenset(PLACE.names[TERRITORIES:])


def allowed(view: View, names: list[str]) -> None:
    """Nothing ever stands in the way of this answer."""
    return


def own(view: View) -> View:
    """The asked seat's part of the view."""
    player: View = view["seats"][view["seat"]]
    return player


def place(name: str) -> tuple[str, str]:
    return "place", name


def standing(player: View, where: str, kind: str) -> list[View]:
    """A player's pieces of one kind on a place."""
    return [piece for piece in player.get("pieces", ()) if piece["place"] == where and piece["kind"] == kind]


def strangers(view: View, where: str) -> int | None:
    """An opponent with a unit there."""
    for seat, player in enumerate(view["seats"]):
        if seat != view["seat"] and any(standing(player, where, kind) for kind in UNIT.names):
            return seat
    return None


def stock(view: View, resource: str) -> int:
    """Tokens of one type on the territories the asked seat controls."""
    return sum(here["tokens"].get(resource, 0) for here in view["places"].values() if here["control"] == view["seat"])


def not_worked(view: View, where: str, clause: str) -> Reason | None:
    """Most gains need a territory under control with an own worker on it."""
    if not standing(own(view), where, "worker"):
        return Reason("reason-no-worker-there", {"place": place(where)}, clause)
    other = strangers(view, where)
    if other is not None:
        return Reason("reason-others-there", {"place": place(where), "seat": ("seat", other)}, "SCY-4.1")
    return None


def too_dear(player: View, offer: Offer, clause: str) -> Reason | None:
    """The first part of an offer's cost that is missing."""
    parts = (("coins", int(offer.coins), player["coins"]), ("popularity", int(offer.popularity), player["popularity"]),
             ("power", int(offer.power), player["power"]), ("combat_cards", int(offer.cards), player["cards"]))
    for gain, cost, there in parts:
        if there < cost:
            return Reason("reason-offer-too-dear", {"gain": ("gain", gain), "cost": cost, "there": there}, clause)
    return None


def not_more_than(most: int, amount: int, clause: str) -> Reason | None:
    if amount > most:
        return Reason("reason-not-so-many", {"most": most}, clause)
    return None


def not_in_hand(player: View, card: str, clause: str) -> Reason | None:
    if not player["hand"][card]:
        return Reason("reason-card-not-held", {"card": ("card", card)}, clause)
    return None
