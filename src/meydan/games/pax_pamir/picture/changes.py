"""What an event is about on the table, and what flies with it."""
from __future__ import annotations

from typing import Final

from meydan.core.state import Event
from meydan.drawing.picture import Flight
from meydan.games.pax_pamir import GAME
from meydan.games.pax_pamir.components import CARD, COLUMNS, SPOT, SPOTS

COIN: Final = "i-coin"
_PREFIX: Final = {"card": "c-", "region": "r-", "border": "b-", "spot": "spot-", "suit": "suit-", "coalition": "dom-",
                  "effect": "effect-"}
_CHECKS: Final = ("check-succeeded", "check-failed", "final-check", "blocks-cleared")


def marks(event: Event) -> list[str]:
    """Ids of the places, cards and players a line of the journal names."""
    kind = GAME.events[event]
    seat = event[2]
    found = [f"seat-{seat}"] if kind.name not in ("drawn", "event-discarded", "effects-ended", *_CHECKS) else []
    for family, number in zip(kind.kinds.values(), event[3:]):
        if family.name in _PREFIX and 0 <= number < len(family):
            found.append(_PREFIX[family.name] + family.names[number])
        elif family.name == "seat":
            found.append(f"seat-{number}")
        elif family.name == "price":
            found.append(f"gift-{seat}-{family.names[number]}")
        elif family.name == "ai":
            found.append("ai-card")
    if kind.name == "paid-to-market":
        found += [f"spot-{SPOT.names[spot]}" for spot in range(SPOTS) if event[4] >> spot & 1]
    if kind.name in _CHECKS:
        found.append("check-now")
    if kind.name in ("scored", "scored-failed"):
        found.append(f"vp-{seat}")
    if kind.name.startswith("army-") or kind.name == "armies-cleared":
        found += _groups(kind.name, event)
    if kind.name.startswith("tribe") or kind.name == "overthrown-tribes":
        found += [id_.replace("r-", "t-", 1) + f"-{seat}" for id_ in found if id_.startswith("r-")]
    if kind.name.startswith("spy"):
        found += [id_.replace("c-", "y-", 1) + f"-{seat}" for id_ in found if id_.startswith("c-")]
    return found


def _groups(name: str, event: Event) -> list[str]:
    kind = GAME.events[event]
    words = [family.names[number] for family, number in zip(kind.kinds.values(), event[3:]) if len(family)]
    return [f"g-{region}-{words[0]}" for region in words[1:]]


def flights(event: Event) -> list[Flight]:
    """Rupees and points, which have no ids of their own; blocks, cylinders and cards fly by theirs."""
    name, seat = GAME.events[event].name, event[2]
    here, bank = f"seat-{seat}", "deck"
    match name:
        case "purchased":
            spot, price = event[4], event[5]
            each = price // max(spot % COLUMNS, 1)
            return [Flight(here, f"spot-{SPOT.names[spot - k]}", COIN, each) for k in range(1, spot % COLUMNS + 1)] if price else []
        case "collected":
            return [Flight(f"c-{CARD.names[event[3]]}", here, COIN, event[4])]
        case "paid-to-market":
            return [Flight(here, f"spot-{SPOT.names[spot]}", COIN) for spot in range(SPOTS) if event[4] >> spot & 1]
        case "taxed-market":
            return [Flight(f"spot-{SPOT.names[event[3]]}", here, COIN)]
        case "taxed-player":
            return [Flight(f"seat-{event[3]}", here, COIN)]
        case "bribe-paid":
            return [Flight(here, f"seat-{event[3]}", COIN, event[4])] if event[4] else []
        case "leverage":
            return [Flight(bank, here, COIN, event[4])]
        case "rupees-gained":
            return [Flight(bank, here, COIN, event[3])]
        case "debt":
            return [Flight(here, bank, COIN, event[3])] if event[3] else []
        case "scored" | "scored-failed":
            return [Flight("check-now", f"vp-{seat}", "i-laurel", event[3])] if event[3] else []
    return []
