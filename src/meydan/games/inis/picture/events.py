"""What a line of the journal is about, and what flies over the table with it."""
from __future__ import annotations

from typing import Final

from meydan.core.state import Event
from meydan.drawing.picture import Flight
from meydan.games.inis import GAME
from meydan.games.inis.components import CARD, TERRITORY

# Events in which cards go to or from a hand: whose well, and the pile or well at the other end.
DRAWN: Final = {"drew": ("deck", "tales"), "took-from-discard": ("burnt", "actions"), "took-aside": ("aside", "actions")}
LAID_DOWN: Final = {"action-discarded": ("actions", "burnt"), "set-card-aside": ("actions", "aside")}


def _facts(event: Event) -> tuple[str, int, dict[str, int]]:
    kind = GAME.events[event]
    return kind.name, event[2], dict(zip(kind.kinds, event[3:]))


def marks(event: Event) -> list[str]:
    """Ids of lands, cards and players."""
    name, seat, facts = _facts(event)
    found = [f"t-{TERRITORY.names[facts[key]]}" for key in ("territory", "origin") if key in facts]
    if "card" in facts:
        found.append(f"c-{CARD.names[facts['card']]}")
        if name.startswith("advantage"):
            found.append(f"t-{CARD.names[facts['card']]}")
    if "player" in facts:
        found.append(f"seat-{facts['player']}")
    if name in DRAWN:
        found.append(DRAWN[name][0])
    if name in LAID_DOWN:
        found.append(LAID_DOWN[name][1])
    if name.startswith("crows"):
        found.append("crows")
    return found + ([f"seat-{seat}"] if seat >= 0 else [])


def flights(event: Event) -> list[Flight]:
    """Clans and face-down cards; open cards have ids of their own and move by themselves."""
    name, seat, facts = _facts(event)
    land = f"t-{TERRITORY.names[facts['territory']]}" if "territory" in facts else ""
    clan, reserve = f"clan-{seat}", f"reserve-{seat}"
    match name:
        case "placed":
            return [Flight(reserve, land, clan, facts["amount"])]
        case "cauldron-returned" if facts["amount"]:
            return [Flight(reserve, land, clan, facts["amount"])]
        case "moved" | "relocated":
            return [Flight(f"t-{TERRITORY.names[facts['origin']]}", land, clan, facts.get("amount", 1))]
        case "removed" | "caught":
            return [Flight(land, reserve, clan)]
        case "replaced":
            other = facts["player"]
            return [Flight(land, f"reserve-{other}", f"clan-{other}"), Flight(reserve, land, clan)]
        case "built-citadel":
            return [Flight("supply-citadels", land, "citadel")]
        case "built-sanctuary":
            return [Flight("supply-sanctuaries", land, "sanctuary")]
        case "gave":
            return [Flight(f"actions-{seat}", f"actions-{facts['player']}", "back-action")]
        case "took-random":
            return [Flight(f"actions-{facts['player']}", f"actions-{seat}", "back-action")]
    if name in DRAWN:
        pile, well = DRAWN[name]
        return [Flight(pile, f"{well}-{seat}", "back-tale" if well == "tales" else "back-action")]
    if name in LAID_DOWN:
        well, pile = LAID_DOWN[name]
        return [Flight(f"{well}-{seat}", pile, "back-action")]
    return []
