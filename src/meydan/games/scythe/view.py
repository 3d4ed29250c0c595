"""What a seat may see: the whole board and all mats, own cards, and how many cards the others hold (section 30)."""
from __future__ import annotations

from typing import Any

from meydan.core.actions import Kind
from meydan.games.scythe import dealing, economy, objectives, scoring
from meydan.games.scythe.combat import CONSOLED, STARRED, card_limit, contested, played, unpacked
from meydan.games.scythe.components import (
    ABILITY,
    AT_END_OF_TURN,
    BASE_CARDS,
    BASE_COINS,
    BASE_FIELDS,
    BASE_MOVES,
    BASE_POPULARITY,
    BASE_POWER,
    BASE_RESOURCES,
    BONUS,
    BOTTOM,
    CAMARADERIE,
    CARD,
    CARD_VALUE,
    CRIMEA,
    CUBE,
    ENCOUNTER,
    FACTION,
    FACTORY_CARD,
    FACTORY_STEPS,
    FIGURE,
    FIRST_MECH,
    FIRST_STRUCTURE,
    FIRST_WORKER,
    GOAL,
    GOAL_COMBAT,
    GOAL_OBJECTIVE,
    MAT,
    MOST_DIAL,
    OBJECTIVE,
    ON_MAT,
    PIECES,
    PLACE,
    PLACES,
    RESOURCE,
    RUSVIET,
    SPEED,
    STRUCTURE,
    TERRITORIES,
    TILE,
    TOP,
    UNIT,
)
from meydan.games.scythe.movement import kind_of, walks
from meydan.games.scythe.player import NO_CARD, NO_TOKEN, Player
from meydan.games.scythe.state import DISCARDS, TRAIL_LOADS, Scythe

PIECE_NAMES = FIGURE.names
PIECE_KINDS = ("character", *["mech"] * 4, *["worker"] * 8, *STRUCTURE.names)
BASES = ((int(BASE_MOVES), int(BASE_COINS)), (int(BASE_POWER), int(BASE_CARDS)),
         (int(BASE_RESOURCES), int(BASE_POPULARITY)), (int(BASE_FIELDS),))
HINTS = 5
CUBES_OF = ((0, 1), (2, 3), (-1, 4), (5,))          # the cube on each top-row benefit, or -1


def view(g: Scythe, seat: int | None) -> dict[str, Any]:
    """The whole table as this seat (None: a spectator) sees it."""
    at = list(g.at)
    held = [int(g.controlled(owner)) if g.seats[owner].faction >= 0 else 0 for owner in range(g.players)]
    return {
        "seat": seat,
        "current": int(g.current),
        "together": list(g.together),
        "asking": g.asking,
        "pending": g.pending(seat),
        "waiting": _waiting(g, seat),
        "over": g.over,
        "ending": int(g.ending),
        "won": [owner for owner in range(g.players) if g.won >> owner & 1],
        "active": int(g.active),
        "turn": int(g.turn),
        "hint": _hint(g),
        "order": _order(g),
        "tile": TILE.names[g.tile],
        "any_retreat": g.any_retreat,
        "relentless_factory": g.relentless_factory,
        "places": _places(g, held),
        "seats": [_seat(g, owner, seat, at, held[owner]) for owner in range(g.players)],
        "decks": _decks(g, seat),
        "encounter": _encounter(g),
        "movement": _movement(g),
        "reach": _reach(g),
        "combat": _combat(g, seat),
        "last_combat": _last_combat(g),
        "this_turn": {"coerced": g.coerced, "forced": int(g.forced), "unfought": _unfought(g)},
    }


def _waiting(g: Scythe, seat: int | None) -> list[dict[str, Any]]:
    """What is still to be done after the present question, the next first, up to the end of the turn."""
    waiting: list[dict[str, Any]] = []
    for depth in range(len(g.stack) - 2, -1, -1):
        frame = g.stack[depth]
        name = type(frame.step).__name__
        if name in ("EndTurn", "RanOut"):
            break
        waiting.append({"does": name, "seat": int(frame.player),
                        **frame.step.about(g, frame, -1 if seat is None else seat)})
    return waiting


def _names(kind: Kind, mask: int) -> list[str]:
    return [name for number, name in enumerate(kind.names) if mask >> number & 1]


def _order(g: Scythe) -> list[int]:
    """The seats clockwise, the active one first; empty until all have a faction."""
    if any(player.faction < 0 or player.mat < 0 for player in g.seats) or max(g.seat_of) < 0:
        return []
    order = [int(g.active)]
    while len(order) < g.players:
        order.append(int(g.left(order[-1])))
    return order


def _hint(g: Scythe) -> int | None:
    """Which of the five hints fits the active player's turn, for a newcomer (SCY-6.19)."""
    turn = (int(g.turn) - 1) // int(g.players) + 1
    return turn if 1 <= turn <= HINTS else None


def _places(g: Scythe, held: list[int]) -> dict[str, dict[str, Any]]:
    """Every place with what lies there and who controls it."""
    tokens = list(g.tokens)
    places = {}
    for place in range(PLACES):
        here = tokens[place * 4:place * 4 + 4]
        places[PLACE.names[place]] = {
            "tokens": {name: int(here[n]) for n, name in enumerate(RESOURCE.names) if here[n]} if any(here) else {},
            "encounter": bool(g.encounters >> place & 1),
            "control": next((owner for owner, mask in enumerate(held) if mask >> place & 1), None),
        }
    return places


def _seat(g: Scythe, owner: int, seat: int | None, at: list[int], held: int) -> dict[str, Any]:
    player = g.seats[owner]
    own = owner == seat
    if player.faction < 0 or player.mat < 0:
        return {"faction": FACTION.names[player.faction] if player.faction >= 0 else None, "mat": None}
    mine = at[owner * PIECES:(owner + 1) * PIECES]
    worth = scoring.tier(player)
    return {
        "faction": FACTION.names[player.faction],
        "mat": MAT.names[player.mat],
        "coins": int(player.coins),
        "power": int(player.power),
        "popularity": int(player.popularity),
        "stars": _stars(player),
        "cards": int(g.hand(owner)),
        "hand": {name: int(g.hands[owner * 4 + n]) for n, name in enumerate(CARD.names)} if own else None,
        "known": _known(g, owner, seat),
        "objectives": bin(player.objectives).count("1"),
        "goals": _objectives(g, owner, held) if own else None,
        "dropped": _names(OBJECTIVE, player.dropped) if own else None,
        "token": TOP.names[player.token] if player.token != NO_TOKEN else None,
        "barred": _barred(g, player),
        "factory": FACTORY_CARD.names[player.factory] if player.factory != NO_CARD else None,
        "sections": _sections(player),
        "cubes": _names(CUBE, player.cubes),
        "recruits": _names(BOTTOM, player.recruits),
        "bonuses": _names(BONUS, player.bonuses),
        "abilities": [{"id": ABILITY.names[player.faction_mat().abilities[slot]],
                       "open": mine[FIRST_MECH + slot] != ON_MAT} for slot in range(4)],
        "pieces": _pieces(g, owner, mine),
        "produce_cost": {"power": int(economy.produce_power(g, owner)),
                         "popularity": int(economy.produce_popularity(g, owner)),
                         "coins": int(economy.produce_coins(g, owner))},
        "asks": player.picky if own else None,
        "worth": {"star": int(worth.star), "territory": int(worth.territory), "pair": int(worth.pair)},
        "score": scoring.score(g, owner) if g.open_totals or own or g.over else None,
    }


def _pieces(g: Scythe, owner: int, mine: list[int]) -> list[dict[str, Any]]:
    """Where each piece stands; units that have moved in this action say so."""
    used = int(g.used) if owner == g.active and any(type(f.step).__name__ == "PickUnit" for f in g.stack) else 0
    pieces: list[dict[str, Any]] = []
    for number, (name, kind, place) in enumerate(zip(PIECE_NAMES, PIECE_KINDS, mine)):
        pieces.append({"id": f"{owner}-{name}", "kind": kind, "place": PLACE.names[place] if place != ON_MAT else None})
        if used >> number & 1:
            pieces[-1]["walked"] = True
    return pieces


def _stars(player: Player) -> dict[str, int]:
    """Stars by goal."""
    stars = dict.fromkeys(_names(GOAL, player.goals), 1)
    if player.objective_stars:
        stars[GOAL.names[GOAL_OBJECTIVE]] = int(player.objective_stars)
    if player.combat_stars:
        stars[GOAL.names[GOAL_COMBAT]] = int(player.combat_stars)
    return stars


def _known(g: Scythe, owner: int, seat: int | None) -> dict[str, int] | None:
    """Cards this seat lost to the owner's Scout and knows to be in that hand (SCY-30.4)."""
    if seat is None or g.seats[owner].faction != CRIMEA or owner == seat:
        return None
    return {name: int(g.known[seat * 4 + n]) for n, name in enumerate(CARD.names) if g.known[seat * 4 + n]}


def _objectives(g: Scythe, owner: int, held: int) -> list[dict[str, Any]]:
    """The own cards, each with a tick."""
    return [{"id": name, "met": bool(objectives.met(g, owner, card, held)),
             "end_of_turn": bool(AT_END_OF_TURN >> card & 1)}
            for card, name in enumerate(OBJECTIVE.names) if g.seats[owner].objectives >> card & 1]


def _barred(g: Scythe, player: Player) -> str | None:
    """The section the token may not go to next (SCY-7.1, 19.1, 19.2)."""
    if player.token == NO_TOKEN:
        return None
    if player.faction == RUSVIET and (player.token < 4 or g.relentless_factory):
        return None
    return TOP.names[player.token]


def _sections(player: Player) -> list[dict[str, Any]]:
    """The four sections, left to right, with what they give and cost now."""
    mat = player.player_mat()
    sections = []
    for top in mat.top:
        bottom = int(mat.bottom[top])
        sections.append({
            "top": TOP.names[top],
            "gives": [base + (int(player.grown(cube)) if cube >= 0 else 0)
                      for base, cube in zip(BASES[top], CUBES_OF[top])],
            "bottom": BOTTOM.names[bottom],
            "cost": int(player.cost(bottom)),
            "spaces": int(player.free_spaces(bottom)),
            "coins": int(mat.pay[bottom]),
            "recruit": not player.recruits >> bottom & 1,
        })
    return sections


def _decks(g: Scythe, seat: int | None) -> dict[str, Any]:
    return {
        "combat": len(g.deck) - int(g.drawn),
        "discards": {name: int(g.hands[DISCARDS + n]) for n, name in enumerate(CARD.names)},
        "encounters": len(g.encounter_deck) - int(g.met),
        "met": [ENCOUNTER.names[card] for card in g.encounter_deck[:g.met]],
        "factory": bin(g.pile).count("1"),
        "pile": _names(FACTORY_CARD, g.pile) if seat is not None and dealing.knows_pile(g, seat) else None,
        "revealed": _names(OBJECTIVE, g.revealed),
    }


def _encounter(g: Scythe) -> dict[str, Any] | None:
    if g.encounter == NO_CARD:
        return None
    return {"card": ENCOUNTER.names[g.encounter], "place": PLACE.names[g.site],
            "chosen": [option + 1 for option in range(3) if g.opened >> option & 1]}


def _unfought(g: Scythe) -> dict[str, dict[str, Any]]:
    """Where the active player's units came from whose combat is still to be fought (SCY-27.6)."""
    if g.seats[g.active].faction < 0:
        return {}
    fields = contested(g)
    units: dict[str, dict[str, Any]] = {}
    for unit in range(FIRST_STRUCTURE):
        place = g.at[g.active * PIECES + unit]
        if place < TERRITORIES and fields >> place & 1:
            load = int(g.trail[TRAIL_LOADS + unit]) if unit < FIRST_WORKER else 0
            units[PIECE_NAMES[unit]] = {"start": PLACE.names[g.trail[unit]], "tokens": _tokens(load)}
    return units


def _tokens(load: int) -> dict[str, int]:
    """A load, 12 bits for each resource, by name."""
    return {name: load >> 12 * n & 0xFFF for n, name in enumerate(RESOURCE.names) if load >> 12 * n & 0xFFF}


STEPPING = ("PlaceToken", "TopRow", "PickUnit", "Travel")


def _reach(g: Scythe) -> dict[str, dict[str, dict[str, int]]]:
    """Where each unit of the asked player can get: with how many steps, for how much popularity, and against whom."""
    asking = g.asking
    if asking not in STEPPING and not (asking == "BottomRow" and g.seats[g.current].token == 4):
        return {}
    seat = int(g.current)
    frame = g.stack[-1]
    stride = FACTORY_STEPS if asking == "BottomRow" else g.stride if asking == "PickUnit" else 1
    units = [int(g.mover)] if asking == "Travel" else range(FIRST_STRUCTURE)
    used = int(g.used) if asking == "PickUnit" else 0
    seen: set[tuple[int, int]] = set()
    found: dict[str, dict[str, dict[str, int]]] = {}
    rivals = [_rivals(g, seat, place) for place in range(TERRITORIES)]
    for unit in units:
        place = int(g.at[seat * PIECES + unit])
        kind = int(kind_of(unit))
        if place == ON_MAT or used >> unit & 1 or (kind, place) in seen:
            continue
        seen.add((kind, place))
        steps = int(frame.number) if asking == "Travel" else stride + (unit < FIRST_WORKER and g.has(seat, SPEED))
        goals: dict[str, dict[str, int]] = {}
        for goal in walks(g, seat, unit, steps):
            goals[PLACE.names[goal // 8]] = {"steps": goal % 8, **(rivals[goal // 8] if goal < TERRITORIES * 8 else {})}
        if goals:
            found[f"{seat}-{PIECE_NAMES[unit]}"] = goals
    return found


def _rivals(g: Scythe, seat: int, place: int) -> dict[str, int]:
    """What it means to enter: a combat against somebody, or popularity for lone workers (SCY-10.1, 10.6)."""
    price = 0
    for other in range(g.players):
        if other == seat:
            continue
        if g.fighters_at(other, place):
            return {"combat": other}
        price += int(g.workers_at(other, place))
    if price and g.any_retreat and g.has(seat, CAMARADERIE):
        return {"popularity": 0}
    return {"popularity": min(price, int(g.seats[seat].popularity))} if price else {}


def _last_combat(g: Scythe) -> dict[str, Any] | None:
    """The last combat once it is over, until the attacker's next turn: dials, cards, who won what."""
    if not g.battle:
        return None
    flags, winner, attacker, defender, field, *shown = unpacked(g.battle)
    sides = []
    for owner, dial, cards in ((attacker, shown[0], shown[1]), (defender, shown[2], shown[3])):
        hand = {name: int(played(cards, n)) for n, name in enumerate(CARD.names)}
        total = dial + sum(int(CARD_VALUE[n]) * number for n, number in enumerate(hand.values()))
        sides.append({"seat": owner, "dial": dial, "played": hand, "total": total})
    return {"place": PLACE.names[field], "winner": winner, "sides": sides,
            "star": bool(flags & STARRED), "card": bool(flags & CONSOLED)}


def _movement(g: Scythe) -> dict[str, Any] | None:
    """The unit that is on its way, and what it carries; open to all."""
    if g.asking not in ("Travel", "ChooseLoad", "LoadAmount"):
        return None
    return {
        "unit": f"{g.active}-{PIECE_NAMES[g.mover]}",
        "kind": UNIT.names[kind_of(g.mover)],
        "start": PLACE.names[g.origin],
        "goal": PLACE.names[g.target] if g.asking != "Travel" else None,
        "steps_made": int(g.walked),
        "tokens": _tokens(int(g.load)),
        "workers": [f"{g.active}-{PIECE_NAMES[unit]}" for unit in range(FIRST_WORKER, FIRST_STRUCTURE)
                    if g.riders >> unit & 1],
    }


def _combat(g: Scythe, seat: int | None) -> dict[str, Any] | None:
    """The combat being prepared: limits from open knowledge, and the own commitment only (SCY-30.3)."""
    if g.asking not in ("BeforeCombat", "Dial", "PlayCards", "MakeDeal", "GiveCoins"):
        return None
    if not (g.fighters_at(g.active, g.field) and g.fighters_at(g.defender, g.field)):
        return None
    sides = []
    for owner, dial, cards in ((g.active, g.attacker_dial, g.attacker_cards),
                               (g.defender, g.defender_dial, g.defender_cards)):
        limit = int(card_limit(g, owner))
        sides.append({
            "seat": int(owner),
            "most_power": int(min(MOST_DIAL, g.seats[owner].power)),
            "most_cards": min(limit, int(g.hand(owner))),
            "most": int(min(MOST_DIAL, g.seats[owner].power)) + int(CARD_VALUE[3]) * min(limit, int(g.hand(owner))),
            "dial": int(dial) if owner == seat else None,
            "played": {name: int(played(cards, n)) for n, name in enumerate(CARD.names)} if owner == seat else None,
        })
    return {"place": PLACE.names[g.field], "sides": sides}
