"""What stands in the way of buying, playing, using a court card, bribing, taxing and giving."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meydan.core.reasons import Reason, kept
from meydan.games.pax_pamir.components import (
    BODYGUARDS,
    CARD,
    CARD_ACTION,
    COURT_CARDS,
    EVENTS,
    GIFT_SPACE,
    LINEAGE,
    POLITICAL,
    REGION,
    SPOT,
    SUIT,
    SUPPLIES,
)
from meydan.games.pax_pamir.reasons import pieces
from meydan.games.pax_pamir.reasons.sight import (
    View,
    called,
    can_place_block,
    can_place_cylinder,
    card_of,
    elsewhere,
    exits,
    has,
    in_force,
    loyalty,
    me,
    no_player,
    on,
    owner_of,
    region_of,
)
from meydan.games.pax_pamir.telling import hostage_bribe, play_bribe, price

_DONE: Final = "reason-no-actions"
_MOST_REFUSALS: Final = 3


# Purchase (PAM-9).

def purchase(view: View, names: list[str]) -> Reason | None:
    place = view["market"][SPOT.index[names[0]]]
    name = place["card"]
    if name is None:
        return Reason("reason-empty-spot", clause="PAM-9.1")
    if not view["actions"]:
        return Reason(_DONE, clause="PAM-8.2")
    number = CARD.index[name]
    if number >= COURT_CARDS and not EVENTS[number - COURT_CARDS].purchasable:
        return Reason("reason-never-sold", called(name), "PAM-9.8")
    if place["blocked"]:
        return Reason("reason-paid-onto", called(name), "PAM-9.6")
    cost, rupees = price(view, view["seat"], place), me(view)["rupees"]
    if cost <= rupees:
        return None
    facts = {**called(name), "cost": cost, "rupees": rupees, "coins": place["rupees"]}
    if cost <= rupees + place["rupees"]:
        return Reason("reason-pay-before-collecting", facts, "PAM-9.5")
    return Reason("reason-too-dear-doubled" if view["favored"] == "military" else "reason-too-dear", facts, "PAM-9.2")


# Play (PAM-10).

def play(view: View, names: list[str]) -> Reason | None:
    name = names[0]
    if name not in me(view)["hand"]:
        return _not_in_hand(view, name)
    if not view["actions"]:
        return Reason(_DONE, clause="PAM-8.2")
    owed, taker = play_bribe(view, view["seat"], name)
    if taker < 0:
        return None
    return _withdrawn(view, "play", name) or _bribe(view, "play", name, owed, taker, 0)


def _not_in_hand(view: View, name: str) -> Reason:
    if owner_of(view, name) == view["seat"]:
        return Reason("reason-played-already", called(name), "PAM-10.1")
    return elsewhere(view, name, "PAM-10.1")


# Card-based actions (PAM-11).

def deed(view: View, verb: str, name: str) -> Reason | None:
    mine = next((one for one in me(view)["court"] if one["card"] == name), None)
    if mine is None:
        return _not_in_own_court(view, name)
    card = card_of(name)
    facts = {**called(name), "deed": ("deed", verb)}
    if not card.shows(CARD_ACTION.index[verb]):
        return Reason("reason-card-lacks-action", facts, "PAM-11.1")
    if mine["used"]:
        return Reason("reason-card-used", facts, "PAM-8.4")
    if not view["actions"] and not mine["bonus"]:
        return Reason("reason-no-bonus", {**facts, "suit": ("suit", SUIT.names[card.suit])}, "PAM-11.2")
    useless = _USES[verb](view)
    if useless is not None:
        return useless
    owed, taker = hostage_bribe(view, view["seat"], name)
    if taker < 0:
        return None
    return _withdrawn(view, verb, name) or _bribe(view, verb, name, owed, taker, _least_cost(view, verb))


@kept
def _not_in_own_court(view: View, name: str) -> Reason:
    if name in me(view)["hand"]:
        return Reason("reason-play-it-first", called(name), "PAM-11.1")
    return elsewhere(view, name, "PAM-11.1")


def _least_cost(view: View, verb: str) -> int:
    if verb == "gift":
        return min(int(price) for price in GIFT_SPACE.names if price not in me(view)["gifts"])
    return 2 if verb in ("build", "betray") else 0


def _cannot_tax(view: View) -> Reason | None:
    if any(place["card"] and place["rupees"] for place in view["market"]):
        return None
    others = [seat for seat in range(view["players"]) if seat != view["seat"]]
    if any(tax_seat(view, [str(seat + 1)]) is None for seat in others):
        return None
    return Reason("reason-nothing-to-tax", clause="PAM-12.1")


def _cannot_give(view: View) -> Reason | None:
    mine = me(view)
    if len(mine["gifts"]) == len(GIFT_SPACE):
        return Reason("reason-gifts-full", clause="PAM-13.2")
    cost = _least_cost(view, "gift")
    if mine["rupees"] < cost:
        return Reason("reason-gift-too-dear", {"cost": cost, "rupees": mine["rupees"]}, "PAM-13.1")
    return None if can_place_cylinder(view) else Reason("reason-no-cylinder", clause="PAM-6.7")


def _cannot_build(view: View) -> Reason | None:
    rupees, own = me(view)["rupees"], loyalty(view, view["seat"]) or ""
    if view["seat"] not in view["rulers"].values():
        return Reason("reason-rules-nothing", clause="PAM-14.1")
    if rupees < 2:
        return Reason("reason-build-too-dear", {"rupees": rupees}, "PAM-14.1")
    return None if can_place_block(view, own) else Reason("reason-no-block", {"coalition": ("coalition", own)},
                                                          "PAM-6.7")


def _cannot_move(view: View) -> Reason | None:
    seat = view["seat"]
    own = loyalty(view, seat) or ""
    tribes_move = in_force(view, "nationalism", seat)
    free = has(view, seat, SUPPLIES)
    stand = [region for region in REGION.names
             if on(own, view["armies"][region]) or (tribes_move and view["tribes"][region][seat])]
    if any(free or exits(view, region) for region in stand):
        return None
    courts = [card for shown in view["seats"] for card in shown["court"]]
    spies = any(card["spies"][seat] for card in courts)
    if spies and len(courts) > 1:
        return None
    if spies:
        return Reason("reason-only-card", clause="PAM-15.4")
    coalition = {"coalition": ("coalition", own)}
    return Reason("reason-armies-without-road" if stand else "reason-nothing-to-move", coalition,
                  "PAM-15.2" if stand else "PAM-15.1")


def _cannot_betray(view: View) -> Reason | None:
    seat, rupees = view["seat"], me(view)["rupees"]
    spied = [(owner, card["card"]) for owner, shown in enumerate(view["seats"])
             for card in shown["court"] if card["spies"][seat]]
    if not spied:
        return Reason("reason-no-spy-out", clause="PAM-16.1")
    if rupees < 2:
        return Reason("reason-betray-too-dear", {"rupees": rupees}, "PAM-16.1")
    if all(has(view, owner, BODYGUARDS) and card_of(name).suit == POLITICAL for owner, name in spied):
        return Reason("reason-all-guarded", clause="PAM-16.5")
    return None


def _cannot_fight(view: View) -> Reason | None:
    sites = [pieces.battle_region(view, [region]) for region in REGION.names]
    sites += [pieces.battle_card(view, [card["card"]]) for shown in view["seats"] for card in shown["court"]]
    if any(site is None for site in sites):
        return None
    for site in sites:                      # where one could fight, but nothing can be removed
        if site is not None and site.key not in ("reason-no-army-to-fight", "reason-no-spy-there"):
            return Reason("reason-nobody-to-fight", clause="PAM-17.3")
    return Reason("reason-no-fighters", {"coalition": ("coalition", loyalty(view, view["seat"]))}, "PAM-17.2")


_USES: Final[dict[str, Callable[[View], Reason | None]]] = {
    "tax": _cannot_tax, "gift": _cannot_give, "build": _cannot_build, "move": _cannot_move,
    "betray": _cannot_betray, "battle": _cannot_fight,
}


# Bribes (PAM-10.2, 11.7 to 11.13).

def _withdrawn(view: View, verb: str, name: str) -> Reason | None:
    if {"verb": verb, "card": name} not in view["talks"]["withdrawn"]:
        return None
    return Reason("reason-withdrawn", called(name), "PAM-11.13")


def _no_lower(view: View, attempt: dict[str, str], taker: int) -> Reason | None:
    """Why no lower sum can be asked for (PAM-11.11, 22.12)."""
    talks = view["talks"]
    who = {"taker": ("seat", taker)}
    if view["seats"][taker]["wakhan"]:
        return Reason("reason-wakhan-never-waives", who, "PAM-22.12")
    if not talks["allowed"]:
        return Reason("reason-no-talks", who, "PAM-11.11")
    if attempt in talks["requested"]:
        return Reason("reason-asked-already", who, "PAM-11.11")
    if talks["refusals"] >= _MOST_REFUSALS:
        return Reason("reason-refused-enough", {"refusals": _MOST_REFUSALS}, "PAM-11.11")
    return None


def _bribe(view: View, verb: str, name: str, owed: int, taker: int, cost: int) -> Reason | None:
    """The bribe can neither be paid, nor left unpaid, nor asked down."""
    rupees = me(view)["rupees"]
    if rupees >= cost + owed or in_force(view, "courtly_manners", view["seat"]):
        return None
    if _no_lower(view, {"verb": verb, "card": name}, taker) is None:
        return None
    facts: dict[str, Any] = {**called(name), "taker": ("seat", taker), "bribe": owed, "rupees": rupees, "cost": cost}
    if verb == "play":
        return Reason("reason-ruler-bribe", {**facts, "region": ("region", region_of(name))}, "PAM-10.2")
    return Reason("reason-hostage-bribe", facts, "PAM-11.10")


def pay(view: View, names: list[str]) -> Reason | None:
    asked, rupees = view["pending"], me(view)["rupees"]
    if rupees - asked["cost"] >= asked["rupees"]:
        return None
    return Reason("reason-bribe-short", {"bribe": asked["rupees"], "cost": asked["cost"], "rupees": rupees},
                  "PAM-11.10")


def offer(view: View, names: list[str]) -> Reason | None:
    asked, share, rupees = view["pending"], int(names[0]), me(view)["rupees"]
    closed = _no_lower(view, {"verb": asked["verb"], "card": asked["card"]}, asked["taker"])
    if closed is not None:
        return closed
    if share >= asked["rupees"]:
        return Reason("reason-offer-not-lower", {"bribe": asked["rupees"]}, "PAM-11.11")
    if share > rupees - asked["cost"]:
        return Reason("reason-offer-too-high", {"share": share, "cost": asked["cost"], "rupees": rupees}, "PAM-11.11")
    return None


def unpaid(view: View, names: list[str]) -> Reason | None:
    if in_force(view, "courtly_manners", view["seat"]):
        return None
    return Reason("reason-no-manners", clause="PAM-20.4")


# Tax and Gift (PAM-12, PAM-13).

def tax_spot(view: View, names: list[str]) -> Reason | None:
    place = view["market"][SPOT.index[names[0]]]
    if place["card"] is None:
        return Reason("reason-loose-rupees" if place["rupees"] else "reason-empty-spot", clause="PAM-8.13")
    return None if place["rupees"] else Reason("reason-no-rupee-there", called(place["card"]), "PAM-12.1")


def tax_seat(view: View, names: list[str]) -> Reason | None:
    nobody = no_player(view, names[0])
    if nobody is not None:
        return nobody
    victim, seat = int(names[0]) - 1, view["seat"]
    if victim == seat:
        return Reason("reason-tax-self", clause="PAM-12.1")
    shown = view["seats"][victim]
    who = {"victim": ("seat", victim)}
    if not shown["court"]:
        return Reason("reason-empty-court", who, "PAM-12.1")
    if not has(view, seat, LINEAGE) and not any(view["rulers"][region_of(card["card"])] == seat
                                                for card in shown["court"]):
        return Reason("reason-not-under-your-rule", who, "PAM-12.1")
    if not shown["rupees"]:
        return Reason("reason-has-no-rupees", who, "PAM-12.1")
    if shown["rupees"] <= shown["shelter"]:
        return Reason("reason-sheltered", {**who, "rupees": shown["rupees"], "shelter": shown["shelter"]}, "PAM-12.2")
    return None


def gift_space(view: View, names: list[str]) -> Reason | None:
    cost, mine = int(names[0]), me(view)
    if names[0] in mine["gifts"]:
        return Reason("reason-gift-there", {"cost": cost}, "PAM-13.1")
    if mine["rupees"] < cost:
        return Reason("reason-gift-too-dear", {"cost": cost, "rupees": mine["rupees"]}, "PAM-13.1")
    return None


