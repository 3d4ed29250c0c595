"""What a choice costs or gives here, for the words of its button: from the view of the seat that is asked."""
from __future__ import annotations

from typing import Any

from meydan.games.pax_pamir.components import (
    CARD,
    COALITION,
    COURT,
    COURT_CARDS,
    COURTIERS,
    INFLUENCE,
    REFORMS,
    REGION,
    SPOT,
)

View = dict[str, Any]
Facts = dict[str, Any]


def details(view: View, words: tuple[str, ...]) -> Facts:
    """Further arguments of the sentence `action-VERB`; `here` tells it that they are there."""
    facts = _details(view, words) if view["current"] >= 0 else {}
    return {"here": "yes", **facts} if facts else {}


def _details(view: View, words: tuple[str, ...]) -> Facts:
    verb, *names = words
    asked = view["pending"] or {}
    seat = int(view["current"])
    match verb:
        case "purchase":
            place = view["market"][SPOT.index[names[0]]]
            return {"card": ("card", bought_name(place["card"])), "rupees": price(view, seat, place),
                    "coins": int(place["rupees"])}
        case "tax-spot":
            return {"card": ("card", view["market"][SPOT.index[names[0]]]["card"])}
        case "play":
            owed, taker = play_bribe(view, seat, names[0])
            return bribe_facts(owed, taker) | loyalty_facts(view, seat, names[0])
        case "tax" | "gift" | "build" | "move" | "betray" | "battle":
            owed, taker = hostage_bribe(view, seat, names[0])
            card = COURT[CARD.index[names[0]]]
            bonus = "yes" if is_bonus(view, seat, names[0]) else "no"
            return bribe_facts(owed, taker) | {"rank": int(card.rank), "bonus": bonus}
        case "pay":
            return {"rupees": int(asked.get("rupees", 0)), "taker": ("seat", asked.get("taker", 0))}
        case "offer" | "unpaid":
            return {"taker": ("seat", asked.get("taker", 0)), "full": int(asked.get("rupees", 0))}
        case "accept" | "refuse":
            return {"rupees": int(asked.get("rupees", 0)), "payer": ("seat", asked.get("payer", 0))}
        case "withdraw" | "side" | "take-prize" | "leave-prize":
            if "card" not in asked:
                return {}
            card_named: Facts = {"card": ("card", asked["card"]), "turns": "yes" if asked.get("turns") else "no"}
            if "coalition" in asked:
                card_named["coalition"] = ("coalition", asked["coalition"])
            return card_named
        case "road" | "army":
            return {"cost": int(asked.get("cost", 0))}
        case "stop" | "end-turn":
            return {"left": int(view["actions"]) if verb == "end-turn" else int(asked.get("left", 0))}
        case "tax-seat":
            victim = view["seats"][int(names[0]) - 1]
            return {"rupees": int(victim["rupees"]), "shelter": int(victim["shelter"])}
        case "discard" if asked.get("asks") in ("TrimCourt", "SettleDebt", "Overthrow", "DiscardPatriots"):
            return discard_facts(view, seat, names[0])
    return {}


def price(view: View, seat: int, place: Facts) -> int:
    """What the card on a market spot costs this seat (PAM-9.2, 9.7)."""
    number = CARD.index.get(place["card"] or "", COURT_CARDS)
    if number < COURT_CARDS:
        bought = COURT[number]
        for held in view["seats"][seat]["court"]:
            card = COURT[CARD.index[held["card"]]]
            if card.ability == INFLUENCE and (card.ability_region == bought.region or (
                    bought.patriot >= 0 and card.ability_coalition == bought.patriot)):
                return 0
    return int(place["price"])


def bought_name(card: str) -> str:
    """Whoever buys an event buys its second side."""
    return card if CARD.index[card] < COURT_CARDS else f"{card}-bought"


def is_bonus(view: View, seat: int, name: str) -> bool:
    return any(held["card"] == name and held["bonus"] for held in view["seats"][seat]["court"])


def exempt(view: View, seat: int, ability: int) -> bool:
    """Whether no bribe is owed, by an ability in court or Disregard for Customs."""
    customs = any(effect["effect"] == "disregard_for_customs" for effect in view["effects"])
    return customs or any(COURT[CARD.index[held["card"]]].ability == ability for held in view["seats"][seat]["court"])


def play_bribe(view: View, seat: int, name: str) -> tuple[int, int]:
    """The bribe for playing a card, and who gets it; 0 and -1 if none is owed (PAM-10.2)."""
    region = REGION.names[COURT[CARD.index[name]].region]
    ruler = view["rulers"][region]
    if ruler is None or ruler == seat or exempt(view, seat, COURTIERS):
        return 0, -1
    return int(view["tribes"][region][ruler]), int(ruler)


def hostage_bribe(view: View, seat: int, name: str) -> tuple[int, int]:
    """The bribe for using a card of one's court (PAM-11.7)."""
    held = next((held for held in view["seats"][seat]["court"] if held["card"] == name), None)
    if held is None or held["hostage_of"] is None or exempt(view, seat, REFORMS):
        return 0, -1
    return int(held["spies"][held["hostage_of"]]), int(held["hostage_of"])


def bribe_facts(owed: int, taker: int) -> Facts:
    return {"owed": "yes", "bribe": owed, "taker": ("seat", taker)} if taker >= 0 else {"owed": "no"}


def loyalty_facts(view: View, seat: int, name: str) -> Facts:
    """A patriot of another coalition turns the dial (PAM-10.5)."""
    patriot = COURT[CARD.index[name]].patriot
    if patriot < 0 or COALITION.names[patriot] == view["seats"][seat]["loyalty"]:
        return {"turns": "no"}
    return {"turns": "yes", "coalition": ("coalition", COALITION.names[patriot])}


def discard_facts(view: View, seat: int, name: str) -> Facts:
    """Whether the card lies in court or hand, and what its debt costs (PAM-7.2)."""
    in_court = any(held["card"] == name for held in view["seats"][seat]["court"])
    return {"debt": 2 if in_court and COURT[CARD.index[name]].leveraged else 0}
