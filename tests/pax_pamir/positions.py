"""Tables in one line: `table(courts=["14 30", "51"], tribes="0 kabul 2")`, then `do(g, "play court_051")`.

Cards are printed numbers, seats count from 0, places are their words.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import meydan
from meydan.games.pax_pamir import turn, wakhan_deeds, wording
from meydan.games.pax_pamir import wakhan as wakhan_rules
from meydan.games.pax_pamir.actions import REASON
from meydan.games.pax_pamir.components import (
    AI_CARDS,
    BORDER,
    CARD,
    CARD_ACTION,
    COALITION,
    COURT_CARDS,
    EFFECT,
    GIFT_SPACE,
    INSTRUCTION,
    REGION,
    SPOT,
    SUIT,
)
from meydan.games.pax_pamir.pieces import IN_REGION, ON_BORDER, ON_CARD, ON_GIFT, SEAT_COLOUR, SUPPLY
from meydan.games.pax_pamir.settings import NO_SEAT, Rules
from meydan.games.pax_pamir.state import Pamir

GAME = meydan.game("pax_pamir")
Cards = str | Sequence[int]


def cards(given: Cards) -> tuple[int, ...]:
    """Card indices of printed numbers."""
    return tuple(int(number) - 1 for number in (given.split() if isinstance(given, str) else given))


def name(number: int) -> str:
    return CARD.names[number - 1]


def table(players: int = 2, *, at: int = 0, loyal: str = "afghan british russian afghan british", rupees: str = "",
          favored: str = "political", actions: int = 2, market: str = "", coins: str = "", deck: Cards | None = None,
          courts: Sequence[Cards] = (), hands: Sequence[Cards] = (), prizes: Sequence[Cards] = (), tribes: str = "",
          armies: str = "", roads: str = "", spies: str = "", gifts: str = "", effects: str = "", wakhan: str = "none",
          ai: Sequence[int] = (), history: Sequence[int] = (), begin: bool = True, **options: Any) -> Pamir:
    """A position at the start of a turn of seat `at`.

    market "top0 14, bottom3 101"; coins "top0 2"; tribes "0 kabul 2"; armies "afghan kabul 1"; roads
    "afghan herat_kabul 1"; spies "0 14 2"; gifts "0 2"; effects "rumor 1" or "conflict_fatigue all".
    """
    g = Pamir()
    g.players = players
    all_options = GAME.check_options({"wakhan": wakhan, **options})
    g.options = all_options
    g.rules = Rules(players - 1 if wakhan != "none" else NO_SEAT, wakhan != "rulebook",
                    bool(all_options["wakhan_savvy"]), bool(all_options["wakhan_spy_moves"]),
                    bool(all_options["wakhan_steadfast"]), bool(all_options["open_hands"]),
                    bool(all_options["bribe_negotiation"]), wording.turn_cap(all_options))
    people = players - 1 if wakhan != "none" else players
    for seat, word in enumerate(loyal.split()[:people]):
        g.loyalty[seat] = COALITION.index[word]
    g.favored = SUIT.index[favored]
    for seat in range(players):
        g.rupees[seat] = 4
    for seat, sum_ in enumerate(rupees.split()):
        g.rupees[seat] = int(sum_)
    for spot, number in _items(market):
        g.market[SPOT.index[spot]] = int(number) - 1
    for spot, number in _items(coins):
        g.coins[SPOT.index[spot]] = int(number)
    for row, given in ((g.courts, courts), (g.hands, hands), (g.prizes, prizes)):
        for seat, held in enumerate(given):
            row[seat] = cards(held)
    _place(g, tribes, lambda a, b: (SEAT_COLOUR + int(a), IN_REGION + REGION.index[b]))
    _place(g, armies, lambda a, b: (COALITION.index[a], IN_REGION + REGION.index[b]))
    _place(g, roads, lambda a, b: (COALITION.index[a], ON_BORDER + BORDER.index[b]))
    _place(g, spies, lambda a, b: (SEAT_COLOUR + int(a), ON_CARD + int(b) - 1))
    for giver, price in _items(gifts):
        _put(g, SEAT_COLOUR + int(giver), ON_GIFT + GIFT_SPACE.index[price])
    for effect, whom in _items(effects):
        if whom == "all":
            g.put_in_force_for_all(EFFECT.index[effect])
        else:
            g.put_in_force(EFFECT.index[effect], int(whom))
    g.deck = list(cards(deck)) if deck is not None else [*_unused(g)[:12], 103]
    g.ai_deck = [*(number - 1 for number in ai), *(n for n in range(AI_CARDS) if n + 1 not in ai)]
    g.ai_next = int(wakhan != "none" and at != players - 1)         # she has begun, unless it is her turn now
    g.history = tuple(history)
    g.log = []
    if begin:
        turn.begin_turn(g, at)
        if actions != 2:
            g.actions = actions
        g.settle()
    return g


def _items(text: str) -> list[tuple[str, str]]:
    return [(part.split()[0], part.split()[1]) for part in text.split(",") if part.strip()]


def _place(g: Pamir, text: str, where: Any) -> None:
    for part in text.split(","):
        if part.strip():
            a, b, *number = part.split()
            for _ in range(int(number[0]) if number else 1):
                _put(g, *where(a, b))


def _put(g: Pamir, colour: int, place: int) -> None:
    g.relocate(g.piece_at(colour, SUPPLY), colour, place)


def _unused(g: Pamir) -> list[int]:
    held = {int(n) for n in g.market}
    for row in (*g.courts, *g.hands, *g.prizes):
        held.update(row)
    return [n for n in range(COURT_CARDS) if n not in held]


# What can be done, and doing it.

def choices(g: Pamir) -> list[str]:
    return [" ".join(GAME.words(code)) for code in g.choices]


def can(g: Pamir, words: str) -> bool:
    return words in choices(g)


def verbs(g: Pamir) -> set[str]:
    return {words.split()[0] for words in choices(g)}


def do(g: Pamir, *decisions: str) -> Pamir:
    """Make these decisions; each must be legal."""
    for words in decisions:
        assert can(g, words), f"{words!r} is not among {choices(g)}"
        g.apply(GAME.code(*words.split()))
    return g


def after(g: Pamir, *decisions: str) -> Pamir:
    """The same on a clone."""
    return do(g.clone(), *decisions)


# What lies where.

def court(g: Pamir, seat: int) -> list[int]:
    return [n + 1 for n in g.courts[seat]]


def hand(g: Pamir, seat: int) -> list[int]:
    return [n + 1 for n in g.hands[seat]]


def prizes(g: Pamir, seat: int) -> list[int]:
    return [n + 1 for n in g.prizes[seat]]


def money(g: Pamir) -> list[int]:
    return [int(g.rupees[seat]) for seat in range(g.players)]


def coins(g: Pamir) -> dict[str, int]:
    return {SPOT.names[spot]: int(g.coins[spot]) for spot in range(12) if g.coins[spot]}


def market(g: Pamir) -> dict[str, int]:
    return {SPOT.names[spot]: int(g.market[spot]) + 1 for spot in range(12) if g.market[spot] >= 0}


def armies(g: Pamir, coalition: str, region: str) -> int:
    return int(g.armies(COALITION.index[coalition], REGION.index[region]))


def roads(g: Pamir, coalition: str, border: str) -> int:
    return int(g.roads(COALITION.index[coalition], BORDER.index[border]))


def tribes(g: Pamir, seat: int, region: str) -> int:
    return int(g.tribes(seat, REGION.index[region]))


def spies(g: Pamir, seat: int, number: int) -> int:
    return int(g.spies_of(seat, number - 1))


def ruler(g: Pamir, region: str) -> int | None:
    found = int(g.ruler(REGION.index[region]))
    return None if found == NO_SEAT else found


def loyalty(g: Pamir, seat: int) -> str:
    return COALITION.names[g.loyalty[seat]]


def supply(g: Pamir, seat: int) -> int:
    return int(g.count[SEAT_COLOUR + seat])


def points(g: Pamir) -> list[int]:
    return [int(g.points(seat)) for seat in range(g.players)]


def favored(g: Pamir) -> str:
    return SUIT.names[g.favored]


def influence(g: Pamir, seat: int, coalition: str) -> int:
    return int(g.influence(seat, COALITION.index[coalition]))


def notes(g: Pamir, event: str) -> list[tuple[Any, ...]]:
    """The events of this name so far: seat, then the words of its numbers."""
    found: list[tuple[Any, ...]] = []
    assert g.log is not None
    for entry in g.log:
        kind = GAME.events[entry]
        if kind.name == event:
            values = [family.names[number] if len(family) else number
                      for family, number in zip(kind.kinds.values(), entry[3:], strict=False)]
            found.append((entry[2], *values))
    return found


# Wakhan.

def her(players: int = 2, *, wakhan: str = "errata", ai: Sequence[int] = (8, 2), **position: Any) -> Pamir:
    """In the middle of Wakhan's turn, with the first of `ai` face up and the back of the second on her deck."""
    g = table(players, wakhan=wakhan, ai=ai, begin=False, **position)
    g.turn = players - 1
    g.ai_next = 1
    g.turns = 1
    g.actions = 2
    g.then(turn.CHOOSE_ACTION, 0)
    return g


def her_turn(players: int = 2, *, wakhan: str = "errata", ai: Sequence[int] = (8, 2), **position: Any) -> Pamir:
    """Her whole turn, up to the next decision of a person."""
    return table(players, at=players - 1, wakhan=wakhan, ai=ai, **position)


def she_uses(g: Pamir, number: int, action: str) -> Pamir:
    """She uses a card of her court."""
    wakhan_deeds.use_card(g, g.rules.wakhan, number - 1, CARD_ACTION.index[action], False)
    g.settle()
    return g


def she_follows(g: Pamir, line: str) -> str | None:
    """She follows a line; the reason if it is skipped."""
    reason = wakhan_rules.follow(g, g.rules.wakhan, INSTRUCTION.index[line])
    g.settle()
    return REASON.names[reason] if reason >= 0 else None


def she_buys(g: Pamir, line: str) -> int | None:
    """The card a Radicalize line would buy."""
    number = INSTRUCTION.index[line]
    trial = g.clone()
    trial.log = []
    if wakhan_rules.follow(trial, g.rules.wakhan, number) >= 0:
        return None
    bought = notes(trial, "purchased")
    return CARD.index[bought[0][1]] + 1
