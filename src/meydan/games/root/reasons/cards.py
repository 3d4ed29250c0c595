"""Why a card cannot be used: crafting, spending and giving, the cards in play, dominance."""
from __future__ import annotations

from typing import Any, Final

from meydan.core.reasons import Reason
from meydan.games.root.components import (
    AMBUSH,
    CRAFTING_PIECE,
    DOMINANCE,
    DOMINANCE_POINTS,
    FACTION_NAMES,
    ITEM_NAMES,
    NONE,
    PIECE_NAMES,
    SUIT_NAMES,
    VAGABOND,
)
from meydan.games.root.free import COALITION_PLAYERS
from meydan.games.root.reasons.ground import (
    CARD,
    SUIT,
    View,
    count,
    effect_of,
    fits,
    fitting,
    hand,
    in_play,
    me,
    mine,
    no,
    place,
    played,
    seat,
    suit_of_card,
    warriors,
)

PIECE_OF: Final = {FACTION_NAMES[faction]: PIECE_NAMES[CRAFTING_PIECE[faction]] for faction in range(VAGABOND)}
CRAFTED_BY: Final = {"marquise": "13.1", "eyrie": "14.1", "alliance": "15.1", "vagabond": "16.29"}
IN_BATTLE: Final = {"armorers": "9.19", "sappers": "9.21", "brutal_tactics": "9.20"}


def held(view: View, card: str, clause: str = "2.9") -> Reason | None:
    if card in hand(view):
        return None
    return no("not-in-hand", clause, card=("card", card))


def matches(card: str, suit: str, clause: str) -> Reason | None:
    """The card must be of the suit or a bird; for a bird only a bird will do."""
    if fits(card, suit):
        return None
    if suit == "bird":
        return no("birds-only", "2.5", card=("card", card))
    return no("other-suit", clause, card=("card", card), suit=("suit", suit))


def of_the_suit(view: View, card: str, clause: str) -> Reason | None:
    """A card of the hand that fits the question's suit."""
    return held(view, card, clause) or matches(card, view["pending"]["suit"], clause)


# Crafting.

def pieces(view: View, suit: str) -> int:
    """Crafting pieces of a suit, used ones too; the Vagabond's are his ready hammers where he is."""
    faction = me(view)
    if faction == "vagabond":
        return ready_hammers(view) if SUIT.get(view["pawn"]) == suit else 0
    return sum(count(view, PIECE_OF[faction], clearing) for clearing, kind in SUIT.items() if kind == suit)


def ready_hammers(view: View) -> int:
    return int(view["vagabond"]["items"].get("hammer", {}).get("ready", 0))


def used(view: View, suit: str) -> int:
    return int(view[me(view)].get("activated", {}).get(suit, 0))


def craft(view: View, card: str) -> Reason | None:
    if told := held(view, card, "7.1"):
        return told
    face, faction = CARD[card], me(view)
    called = ("card", card)
    if face.type in (AMBUSH, DOMINANCE):
        return no("never-crafted", "2.10" if face.type == AMBUSH else "2.11", card=called)
    if faction == "vagabond" and view["pawn"] not in SUIT:
        return no("craft-in-forest", "16.55", card=called)
    if told := _too_few_pieces(view, card):
        return told
    if face.item != NONE:
        item = ITEM_NAMES[face.item]
        return None if view["items"].get(item) else no("no-item-left", "7.4", card=called, item=("item", item))
    effect = effect_of(face)
    if effect is not None and in_play(view, effect):
        return no("twice-in-play", "7.6", card=called)
    return None


def _too_few_pieces(view: View, card: str) -> Reason | None:
    """The first part of the cost that idle crafting pieces cannot pay."""
    face, faction = CARD[card], me(view)
    by_suit = {"fox": face.fox, "rabbit": face.rabbit, "mouse": face.mouse}
    piece = ("item", "hammer") if faction == "vagabond" else ("piece", PIECE_OF[faction])
    facts: dict[str, Any] = {"card": ("card", card), "piece": piece}
    suits = [suit for suit, needed in by_suit.items() if needed]
    for suit in suits:
        has, spent = pieces(view, suit), used(view, suit)
        if by_suit[suit] <= has - spent:
            continue
        facts |= {"suit": ("suit", suit), "needs": int(by_suit[suit]), "has": has, "used": spent}
        if faction == "vagabond":
            here = SUIT[view["pawn"]]
            if here != suit:
                return no("hammers-elsewhere", "16.29", **facts, here=("suit", here))
            return no("hammers-short", "16.29", **facts)
        return no("pieces-used" if by_suit[suit] <= has else "pieces-short", "7.1", **facts)
    has = sum(pieces(view, suit) for suit in SUIT_NAMES[:3])
    spent = sum(used(view, suit) for suit in SUIT_NAMES[:3])
    if face.pieces <= has - spent:
        return None
    return no("pieces-of-any", CRAFTED_BY[faction], **facts, needs=int(face.pieces), has=has - spent)


def activate_piece(view: View, suit: str) -> Reason | None:
    if pieces(view, suit) > used(view, suit):
        return None
    key = "all-activated" if pieces(view, suit) else "no-piece-of-suit"
    return no(key, "7.1", piece=("piece", PIECE_OF[me(view)]), suit=("suit", suit))


# Cards in play.

def usable(view: View, effect: str, clause: str) -> Reason | None:
    if not in_play(view, effect):
        return no("not-in-play", clause, card=("card", effect))
    if effect in view["used"]:
        return no("used-this-turn", "11.2", card=("card", effect))
    return None


def _hand_of(view: View, effect: str, faction: str, clause: str) -> Reason | None:
    """A card in play that reaches for another player's hand."""
    if told := usable(view, effect, clause) or played(view, faction, clause):
        return told
    other = seat(view, faction)
    return None if other and other["cards"] else no("empty-hand", clause, faction=("faction", faction))


def codebreakers(view: View, faction: str) -> Reason | None:
    return _hand_of(view, "codebreakers", faction, "11.8")


def stand_and_deliver(view: View, faction: str) -> Reason | None:
    return _hand_of(view, "stand_and_deliver", faction, "11.6")


def royal_claim(view: View) -> Reason | None:
    return usable(view, "royal_claim", "11.5")


def tax(view: View, clearing: str) -> Reason | None:
    if me(view) == "vagabond":
        return no("pawn-is-no-warrior", "11.9")
    if told := usable(view, "tax_collector", "11.9"):
        return told
    if warriors(view, me(view), clearing):
        return None
    return no("no-warrior-there", "11.9", clearing=place(clearing))


def use(view: View, effect: str) -> Reason | None:
    """After the dice of a battle."""
    if effect not in IN_BATTLE:
        return no("no-battle-card", "9.22", card=("card", effect))
    clause, attacks = IN_BATTLE[effect], me(view) == view["pending"]["attacker"]
    if not in_play(view, effect):
        return no("not-in-play", clause, card=("card", effect))
    if effect == "sappers" and attacks:
        return no("defender-only", clause, card=("card", effect))
    if effect == "brutal_tactics":
        if not attacks:
            return no("attacker-only", clause, card=("card", effect))
        if effect in view["battle"]["attack"]["used"]:
            return no("once-a-battle", clause, card=("card", effect))
    return None


def bank(view: View, faction: str) -> Reason | None:
    return played(view, faction, "11.4")


def bank_must(view: View) -> Reason | None:
    return None if view["law"]["optional_bank"] else no("bank-must", "11.4")


# Dominance.

def activate(view: View, suit: str) -> Reason | None:
    if len(view["factions"]) == 2:
        return no("two-players", "6.17")
    if told := held(view, f"dominance_{suit}", "6.8"):
        return told
    own, faction = mine(view), me(view)
    if not own["on_track"]:
        return no("dominance-once", "6.14")
    if faction == "vagabond" and len(view["factions"]) != COALITION_PLAYERS:
        return no("coalition-of-four", "17.7")
    if own["score"] < DOMINANCE_POINTS:
        return no("ten-points", "6.8", needs=int(DOMINANCE_POINTS), points=int(own["score"]))
    others = [one for one in view["seats"] if one["faction"] != "vagabond"]
    if faction == "vagabond" and not any(one["on_track"] for one in others):
        return no("no-partner", "17.8")
    return None


def take_dominance(view: View, suit: str) -> Reason | None:
    if suit not in view["available"]:
        return no("not-available", "6.16", card=("card", f"dominance_{suit}"))
    if not fitting(hand(view), suit):
        return no("no-card-for-it", "6.16", card=("card", f"dominance_{suit}"), suit=("suit", suit), suit_id=suit)
    return None


def partner(view: View, faction: str) -> Reason | None:
    if told := played(view, faction, "17.1"):
        return told
    if faction in view["pending"]["partners"]:
        return None
    other = seat(view, faction)
    assert other is not None
    if not other["on_track"]:
        return no("partner-dominates", "17.3", faction=("faction", faction))
    return no("not-fewest", "17.1", faction=("faction", faction), points=int(other["score"]))


# Ambush.

def ambush(view: View, card: str) -> Reason | None:
    return held(view, card, "9.6") or _ambush_fits(view, card, "9.7")


def foil(view: View, card: str) -> Reason | None:
    return held(view, card, "9.8") or _ambush_fits(view, card, "9.8")


def _ambush_fits(view: View, card: str, clause: str) -> Reason | None:
    clearing = view["pending"]["clearing"]
    if fits(card, SUIT[clearing]):
        return None
    return no("ambush-suit", clause, card=("card", card), suit=("suit", suit_of_card(card)), clearing=place(clearing),
              here=("suit", SUIT[clearing]))
