"""What a seat may see (ROOT-1.5 to 1.8): all but other hands, the supporters' faces, deck, quests and ruin items."""
from __future__ import annotations

from typing import Any

from meydan.games.root.components import (
    ALLIANCE,
    BAG,
    BASE,
    CARD_NAMES,
    CHARACTER_NAMES,
    CLEARINGS,
    COIN,
    COLUMN_NAMES,
    DOMINANCE_OF,
    EYRIE,
    FACTION_NAMES,
    ITEM_NAMES,
    ITEMS,
    KEEP,
    LEADER_NAMES,
    MARQUISE,
    NONE,
    PIECE_NAMES,
    PIECES,
    PLACE_NAMES,
    QUEST_NAMES,
    QUESTS,
    RECRUITER,
    RELATION_NAMES,
    ROOST,
    SAWMILL,
    STATE_NAMES,
    STATES,
    SUIT_NAMES,
    SUIT_OF,
    SYMPATHY,
    TEA,
    VAGABOND,
    VIZIERS,
    WOOD,
    WORKSHOP,
)
from meydan.games.root.sets import cards_in
from meydan.games.root.state import Root
from meydan.games.root.vagabond import CAPACITY, CAPACITY_PER_BAG, load


def view(g: Root, seat: int | None) -> dict[str, Any]:
    """The whole table as this seat (None: a spectator) sees it."""
    me = NONE if seat is None else int(g.faction_of[seat])
    seen = 0 if me == NONE else int(g.known[me])
    factions = [int(g.faction_of[other]) for other in range(g.players)]
    return {
        "seat": seat,
        "current": int(g.current),
        "asking": g.asking,
        "asked": int(g.stack[-1].number) if g.stack else 0,
        "over": g.over,
        "round": int(g.rounds),
        "turn": _faction(int(g.turn)),
        "first": int(g.first),
        "factions": [FACTION_NAMES[faction] for faction in factions],
        "clearings": _clearings(g),
        "pawn": PLACE_NAMES[g.pawn] if g.pawn != NONE else None,
        "deck": len(g.deck),
        "discard": _cards(g.discard),
        "available": [SUIT_NAMES[suit] for suit in range(4) if g.available >> DOMINANCE_OF[suit] & 1],
        "items": _items(g.item_supply, 0),
        "seats": [_seat(g, faction, me, seen) for faction in factions],
        "marquise": _marquise(g) if MARQUISE in factions else None,
        "eyrie": _eyrie(g) if EYRIE in factions else None,
        "alliance": _alliance(g, me, seen) if ALLIANCE in factions else None,
        "vagabond": _vagabond(g) if VAGABOND in factions else None,
        "battle": _battle(g),
        "triggers": _triggers(g),
        "scores": g.scores(),
    }


def _faction(faction: int) -> str | None:
    return FACTION_NAMES[faction] if faction != NONE else None


def _cards(mask: int) -> list[str]:
    return [CARD_NAMES[card] for card in cards_in(mask)]


def _items(counts: Any, start: int) -> dict[str, int]:
    return {name: int(counts[start + item]) for item, name in enumerate(ITEM_NAMES) if counts[start + item]}


def _clearings(g: Root) -> dict[str, Any]:
    """Clearing by clearing; buildings and ruin in the order of their slots."""
    pieces = [int(count) for count in g.pieces]
    result: dict[str, Any] = {}
    for clearing in range(CLEARINGS):
        here = pieces[clearing::CLEARINGS]
        slots = [PIECE_NAMES[kind] for kind in range(SAWMILL, BASE + 1) for _ in range(here[kind])]
        slots += ["open"] * int(g.open_slots(clearing)) + ["ruin"] * (g.ruins >> clearing & 1)
        result[PLACE_NAMES[clearing]] = {
            "warriors": {FACTION_NAMES[faction]: here[faction] for faction in range(VAGABOND) if here[faction]},
            "slots": slots,
            "tokens": {PIECE_NAMES[kind]: here[kind] for kind in (WOOD, KEEP, SYMPATHY) if here[kind]},
            "ruler": _faction(int(g.ruler(clearing))),
        }
    return result


def _seat(g: Root, faction: int, me: int, seen: int) -> dict[str, Any]:
    hand = int(g.hands[faction])
    return {
        "faction": FACTION_NAMES[faction],
        "score": int(g.score_of(faction)),
        "on_track": g.on_track(faction),
        "dominance": SUIT_NAMES[g.dominance[faction]] if g.dominance[faction] != NONE else None,
        "cards": hand.bit_count(),
        "hand": _cards(hand) if faction == me else None,
        "known": _cards(hand & seen) if faction != me else [],
        "crafted": _cards(g.crafted[faction]),
        "box": _items(g.boxes, faction * ITEMS),
    }


def _marquise(g: Root) -> dict[str, Any]:
    return {
        "warriors": int(g.supply[MARQUISE]),
        "wood": int(g.supply[WOOD]),
        "built": {PIECE_NAMES[kind]: int(g.on_map(kind)) for kind in (SAWMILL, WORKSHOP, RECRUITER)},
        "recruited": g.recruited,
        "activated": _activated(g, MARQUISE),
    }


def _activated(g: Root, faction: int) -> dict[str, int]:
    """Crafting pieces used this turn."""
    if g.turn != faction:
        return {}
    return {SUIT_NAMES[suit]: int(g.activated[suit]) for suit in range(3) if g.activated[suit]}


def _eyrie(g: Root) -> dict[str, Any]:
    viziers = int(VIZIERS[g.leader]) if g.leader != NONE else 0
    return {
        "warriors": int(g.supply[EYRIE]),
        "roosts": int(g.on_map(ROOST)),
        "leader": LEADER_NAMES[g.leader] if g.leader != NONE else None,
        "retired": [name for leader, name in enumerate(LEADER_NAMES) if g.retired >> leader & 1],
        "decree": {name: {"cards": _cards(g.decree[column]), "vizier": bool(viziers >> column & 1)}
                   for column, name in enumerate(COLUMN_NAMES)},
        "unresolved": {SUIT_NAMES[suit]: int(g.unresolved[suit]) for suit in range(4) if g.unresolved[suit]},
        "activated": _activated(g, EYRIE),
    }


def _alliance(g: Root, me: int, seen: int) -> dict[str, Any]:
    stack = int(g.supporters)
    return {
        "warriors": int(g.supply[ALLIANCE]),
        "officers": int(g.officers),
        "sympathy": int(g.on_map(SYMPATHY)),
        "bases": [SUIT_NAMES[SUIT_OF[clearing]] for clearing in range(CLEARINGS) if g.at(BASE, clearing)],
        "supporters": stack.bit_count(),
        "stack": _cards(stack) if me == ALLIANCE else None,
        "known": _cards(stack & seen) if me != ALLIANCE else [],
        "activated": _activated(g, ALLIANCE),
    }


def _vagabond(g: Root) -> dict[str, Any]:
    others = [faction for faction in range(VAGABOND) if g.seat_of[faction] != NONE]
    items = [int(count) for count in g.items]
    return {
        "character": CHARACTER_NAMES[g.character] if g.character != NONE else None,
        "items": {name: {STATE_NAMES[state]: items[item * STATES + state] for state in range(STATES)
                         if items[item * STATES + state]}
                  for item, name in enumerate(ITEM_NAMES) if any(items[item * STATES:(item + 1) * STATES])},
        "tracks": {ITEM_NAMES[item]: int(g.tracked(item)) for item in (TEA, COIN, BAG)},
        "load": int(load(g)),
        "capacity": CAPACITY + CAPACITY_PER_BAG * int(g.tracked(BAG)),
        "relations": {FACTION_NAMES[faction]: RELATION_NAMES[g.relations[faction]] for faction in others},
        "aids": {FACTION_NAMES[faction]: int(g.aids[faction]) for faction in others if g.aids[faction]},
        "partner": _faction(int(g.partner)),
        "quests": [QUEST_NAMES[quest] for quest in range(QUESTS) if g.open_quests >> quest & 1],
        "quests_done": [QUEST_NAMES[quest] for quest in range(QUESTS) if g.quests_done >> quest & 1],
        "quest_deck": len(g.quest_deck),
    }


def _battle(g: Root) -> dict[str, Any] | None:
    """The battle going on: sides, hits rolled and extra, pieces already chosen to be lost."""
    if not g.in_battle:
        return None
    return {
        "clearing": PLACE_NAMES[g.clearing],
        "attacker": _faction(int(g.attacker)),
        "defender": _faction(int(g.defender)),
        "ally": _faction(int(g.ally)),
        "attack": {"rolled": int(g.attack_rolled), "extra": int(g.attack_extra)},
        "defence": {"rolled": int(g.defend_rolled), "extra": int(g.defend_extra)},
        "fallen": {PIECE_NAMES[kind]: int(g.fallen[kind]) for kind in range(PIECES) if g.fallen[kind]},
    }


def _triggers(g: Root) -> dict[str, Any]:
    """What a removal set off and is not settled yet."""
    return {
        "outrage": [PLACE_NAMES[clearing] for clearing in range(CLEARINGS) if g.outrage_at >> clearing & 1],
        "offender": _faction(int(g.outrage_by)) if g.outrage_at else None,
        "wounded": {PLACE_NAMES[clearing]: int(g.wounded[clearing]) for clearing in range(CLEARINGS)
                    if g.wounded[clearing]},
        "base": SUIT_NAMES[g.base_lost] if g.base_lost != NONE else None,
    }
