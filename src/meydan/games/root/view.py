"""What a seat may see (ROOT-1.5 to 1.8): all but other hands, the supporters' faces, deck, quests and ruin items."""
from __future__ import annotations

from typing import Any

from meydan.core.state import BIT, NOBODY
from meydan.games.root.battle import AMBUSH_HITS, FOIL, SIDES
from meydan.games.root.components import (
    ALLIANCE,
    ARMORERS,
    BAG,
    BASE,
    BIRD,
    CARD_NAMES,
    CHARACTER_NAMES,
    CLEARINGS,
    COIN,
    COLUMN_NAMES,
    COMMANDER,
    CORNERS,
    DOMINANCE_OF,
    EFFECT_NAMES,
    EFFECTS,
    EYRIE,
    FACTION_NAMES,
    ITEM_NAMES,
    ITEMS,
    KEEP,
    LEADER_NAMES,
    MARQUISE,
    NONE,
    OF_SUIT,
    OPPOSITE,
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
from meydan.games.root.turn import (
    BEGIN_TURN,
    COBBLER_START,
    COMMAND_WARREN_BATTLE,
    CORNERS_TO_DOMINATE,
    SUIT_TO_DOMINATE,
)
from meydan.games.root.vagabond import CAPACITY, CAPACITY_PER_BAG, load


def view(g: Root, seat: int | None) -> dict[str, Any]:
    """The whole table as this seat (None: a spectator) sees it."""
    me = NONE if seat is None else int(g.faction_of[seat])
    seen = 0 if me == NONE else int(g.known[me])
    factions = [int(g.faction_of[other]) for other in range(g.players)]
    return {
        "seat": seat,
        "current": int(g.current),
        "pending": g.pending(seat),
        "waiting": _waiting(g, seat),
        "over": g.over,
        "round": int(g.rounds),
        "last_round": int(g.law.last_round) or None,
        "law": {"partners_battle": g.law.partners_may_battle, "birds_any_time": g.law.birds_any_time,
                "optional_bank": g.law.bank_is_optional},
        "phase": _phase(g),
        "used": [name for effect, name in enumerate(EFFECT_NAMES) if g.used >> effect & 1],
        "turn": _faction(int(g.turn)),
        "first": int(g.first),
        "factions": [FACTION_NAMES[faction] for faction in factions],
        "clearings": _clearings(g),
        "pawn": PLACE_NAMES[g.pawn] if g.pawn != NONE else None,
        "deck": len(g.deck),
        "discard": _pile(g),
        "played": _cards(g.played),
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


def _waiting(g: Root, seat: int | None) -> list[dict[str, Any]]:
    """What comes after the question, next first, up to the end of the turn."""
    found: list[dict[str, Any]] = []
    for frame in reversed(g.stack[:-1]):
        if frame.step is BEGIN_TURN or frame.player == NOBODY:
            break
        found.append({"step": type(frame.step).__name__, "seat": int(frame.player),
                      **frame.step.about(g, frame, -1 if seat is None else seat)})
    return found


def _phase(g: Root) -> str:
    """Which part of the turn it is: each ends with a step that every faction's turn has."""
    if g.rounds == 0:
        return "setup"
    steps = [frame.step for frame in g.stack]
    if COMMAND_WARREN_BATTLE in steps:
        return "birdsong"
    return "daylight" if COBBLER_START in steps else "evening"


def _pile(g: Root) -> list[str]:
    """The discard pile, the last card first."""
    names: list[str] = []
    pile = g.pile
    while pile is not None:
        names.append(CARD_NAMES[pile.card])
        pile = pile.below
    return names


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
        "progress": _progress(g, faction),
        "cards": hand.bit_count(),
        "hand": _cards(hand) if faction == me else None,
        "known": _cards(hand & seen) if faction != me else [],
        "crafted": _cards(g.crafted[faction]),
        "box": _items(g.boxes, faction * ITEMS),
    }


def _progress(g: Root, faction: int) -> dict[str, Any] | None:
    """How near an activated dominance card is to winning: the clearings ruled that count, and how many it needs."""
    suit = g.dominance[faction]
    if suit == NONE or faction == VAGABOND:
        return None
    ruled = int(g.ruled_by(faction))
    if suit != BIRD:
        held = [PLACE_NAMES[clearing] for clearing in range(CLEARINGS) if ruled & OF_SUIT[suit] & BIT[clearing]]
        return {"held": held, "needs": SUIT_TO_DOMINATE, "has": len(held)}
    held = [PLACE_NAMES[corner] for corner in CORNERS if ruled & BIT[corner]]
    best = max([1 + (ruled & BIT[OPPOSITE[corner]] != 0) for corner in CORNERS if ruled & BIT[corner]], default=0)
    return {"held": held, "needs": CORNERS_TO_DOMINATE, "has": best}


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
    """The battle going on: sides, cards, raw dice, hits with every modifier named, pieces already chosen to be lost."""
    if not g.in_battle:
        return None
    ambushed = g.ambush != NONE
    asked = bool(g.stack) and g.stack[-1].step is FOIL
    return {
        "clearing": PLACE_NAMES[g.clearing],
        "attacker": _faction(int(g.attacker)),
        "defender": _faction(int(g.defender)),
        "ally": _faction(int(g.ally)),
        "ambush": CARD_NAMES[g.ambush] if ambushed else None,
        "foil": CARD_NAMES[g.foil] if g.foil != NONE else None,
        "ambush_hits": int(AMBUSH_HITS) if ambushed and g.foil == NONE and not asked else 0,
        "dice": [int(g.dice) // SIDES, int(g.dice) % SIDES] if g.dice != NONE else None,
        "attack": _side(g, int(g.attacker)),
        "defence": _side(g, int(g.defender)),
        "ally_hits": int(g.ally_hits),
        "hit_items": int(g.hit_items),
        "despot_scored": g.despot_scored,
        "fallen": {PIECE_NAMES[kind]: int(g.fallen[kind]) for kind in range(PIECES) if g.fallen[kind]},
    }


def _side(g: Root, faction: int) -> dict[str, Any]:
    """The hits one side deals: its die, what of it counts, every extra by name, and the sum."""
    attacks = faction == g.attacker
    rolled = int(g.attack_rolled if attacks else g.defend_rolled)
    extra = int(g.attack_extra if attacks else g.defend_extra)
    mine, theirs = (0, EFFECTS) if attacks else (EFFECTS, 0)
    used = [name for effect, name in enumerate(EFFECT_NAMES) if g.battle_cards >> (mine + effect) & 1]
    armoured = bool(g.battle_cards >> (theirs + ARMORERS) & 1)      # by the other side
    extras = [name for name in used if name in ("brutal_tactics", "sappers")]
    if attacks and g.dice != NONE:
        if g.leader == COMMANDER and faction == EYRIE:
            extras.append("commander")
        if extra > len(extras):
            extras.append("defenseless")
    dice = [int(g.dice) // SIDES, int(g.dice) % SIDES]
    low = attacks == (g.defender == ALLIANCE)                       # guerrilla war (ROOT-9.13)
    return {
        "strength": int(g.strength(faction)),
        "die": (min(dice) if low else max(dice)) if g.dice != NONE else None,
        "rolled": rolled,
        "extra": extra,
        "extras": extras,
        "used": used,
        "armoured": armoured,
        "hits": extra + (0 if armoured else rolled),
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
