"""What a view says about the wood, the hand and the factions: the small questions all reasons are made of."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from meydan.core.reasons import Reason
from meydan.games.root.components import (
    AROUND,
    CARDS,
    CLEARINGS,
    CORNERS,
    EFFECT_NAMES,
    FACTION_NAMES,
    NONE,
    OWNER,
    PIECE_NAMES,
    PLACE_NAMES,
    PLACES,
    SUIT_NAMES,
    SUIT_OF,
    Card,
)

View = dict[str, Any]
SUIT: Final = {PLACE_NAMES[clearing]: SUIT_NAMES[SUIT_OF[clearing]] for clearing in range(CLEARINGS)}
NEAR: Final = {PLACE_NAMES[spot]: frozenset(PLACE_NAMES[other] for other in range(PLACES) if AROUND[spot] >> other & 1)
               for spot in range(PLACES)}
CORNER_NAMES: Final = frozenset(PLACE_NAMES[corner] for corner in CORNERS)
CARD: Final[dict[str, Card]] = {card.name: card for card in CARDS}
OWNER_OF: Final = {name: FACTION_NAMES[OWNER[kind]] for kind, name in enumerate(PIECE_NAMES)}
BUILDINGS: Final = {"marquise": ("sawmill", "workshop", "recruiter"), "eyrie": ("roost",), "alliance": ("base",),
                    "vagabond": ()}
TOKENS: Final = {"marquise": ("wood", "keep"), "eyrie": (), "alliance": ("sympathy",), "vagabond": ()}


def no(key: str, clause: str, **facts: Any) -> Reason:
    """A reason by the end of its key and of its clause."""
    return Reason(f"reason-{key}", facts, f"ROOT-{clause}")


def place(name: str) -> tuple[str, str]:
    return "place", name


def me(view: View) -> str:
    """The faction that is asked."""
    return str(view["factions"][view["seat"]])


def seat(view: View, faction: str) -> View | None:
    """The open things of a faction; None if nobody plays it."""
    return next((one for one in view["seats"] if one["faction"] == faction), None)


def mine(view: View) -> View:
    return view["seats"][view["seat"]]      # type: ignore[no-any-return]


def hand(view: View) -> list[str]:
    return mine(view)["hand"] or []


# Cards.

def suit_of_card(card: str) -> str:
    return SUIT_NAMES[CARD[card].suit]


def fits(card: str, suit: str) -> bool:
    """A card of the suit, or a bird (ROOT-2.6)."""
    return suit_of_card(card) in (suit, "bird")


def fitting(cards: Iterable[str], suit: str) -> int:
    return sum(fits(card, suit) for card in cards)


def in_play(view: View, effect: str) -> bool:
    """Whether the asked faction has a card with this effect in play."""
    number = EFFECT_NAMES.index(effect)
    return any(CARD[card].effect == number for card in mine(view)["crafted"])


def effect_of(card: Card) -> str | None:
    return EFFECT_NAMES[card.effect] if card.effect != NONE else None


# The map.

def warriors(view: View, faction: str, clearing: str) -> int:
    return int(view["clearings"][clearing]["warriors"].get(faction, 0))


def count(view: View, piece: str, clearing: str) -> int:
    """Pieces of a kind in a clearing."""
    here = view["clearings"][clearing]
    if piece.endswith("_warrior"):
        return int(here["warriors"].get(OWNER_OF[piece], 0))
    return int(here["slots"].count(piece) + here["tokens"].get(piece, 0))


def rules(view: View, faction: str, clearing: str) -> bool:
    return bool(view["clearings"][clearing]["ruler"] == faction)


def ruler(view: View, clearing: str) -> dict[str, Any]:
    """Who rules there, for a sentence: a name, and `nobody` where nobody does."""
    found = view["clearings"][clearing]["ruler"]
    return {"ruler": ("faction", found) if found else "", "ruler_id": found or "nobody"}


def present(view: View, faction: str, clearing: str) -> bool:
    """With any piece, the pawn too (ROOT-9.2)."""
    if faction == "vagabond":
        return bool(view["pawn"] == clearing)
    here = view["clearings"][clearing]
    return (here["warriors"].get(faction, 0) > 0 or any(piece in here["slots"] for piece in BUILDINGS[faction])
            or any(here["tokens"].get(piece) for piece in TOKENS[faction]))


def partners(view: View, one: str, other: str) -> bool:
    """Whether these two are in a coalition (ROOT-5.1)."""
    partner = view["vagabond"]["partner"] if view["vagabond"] else None
    return partner is not None and {one, other} == {"vagabond", partner}


def spared(view: View, other: str) -> bool:
    """Later Laws let partners neither attack nor strike each other (ROOT-18.3)."""
    return partners(view, me(view), other) and not view["law"]["partners_battle"]


def allowed(view: View, clearing: str) -> bool:
    """Whether the question is about this clearing: its suit or itself is named, or nothing is."""
    within = view["pending"].get("within") or []
    return not within or SUIT[clearing] in within or clearing in within


def within(view: View) -> list[tuple[str, str]]:
    """Where the question is about, for a sentence."""
    words = view["pending"].get("within") or []
    return [("ground" if word in SUIT_NAMES else "place", word) for word in words]


def keep_here(view: View, clearing: str) -> Reason | None:
    """Only the Marquise places pieces at the keep (ROOT-13.2)."""
    if me(view) != "marquise" and view["clearings"][clearing]["tokens"].get("keep"):
        return no("keep", "13.3", clearing=place(clearing))
    return None


def slot_needed(view: View, clearing: str) -> Reason | None:
    if "open" in view["clearings"][clearing]["slots"]:
        return None
    ruin = "yes" if "ruin" in view["clearings"][clearing]["slots"] else "no"
    return no("no-slot", "3.3", clearing=place(clearing), ruin=ruin)


def played(view: View, faction: str, clause: str) -> Reason | None:
    """Somebody else who plays in this game."""
    if faction == me(view):
        return no("yourself", clause)
    if seat(view, faction) is None:
        return no("not-playing", "12.2", faction=("faction", faction))
    return None
