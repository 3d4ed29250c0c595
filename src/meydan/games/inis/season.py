"""The Season phase: turns, passing, Pretenders, its end; and the first placements (INIS-4, 7)."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step
from meydan.games.inis import assembly
from meydan.games.inis.actions import (
    ADVANTAGE_LAID,
    CAPITAL_CHOSEN,
    DEED_LOST,
    IN,
    PASS,
    PASSED,
    PLAY,
    PRETEND,
    PRETENDED,
    SEASON_BEGUN,
    SEASON_ENDED,
)
from meydan.games.inis.board import NOWHERE
from meydan.games.inis.choices import in_a_row
from meydan.games.inis.components import (
    DRUID,
    FIRST_ADVANTAGE,
    FIRST_EPIC,
    MISTY_LANDS,
    OENGUS_PLOY,
    PLAINS,
    SEASON_ACTIONS,
    SEASON_EPICS,
    SWAMP,
    members,
)
from meydan.games.inis.play import SEASON, SEASON_EFFECTS, Decision, Window, begin
from meydan.games.inis.state import (
    ASIDE,
    DISCARDED,
    DRY_CAPITAL,
    FACE_UP,
    IDLE_PLAYS,
    PLACES,
    Inis,
    add_codes,
    codes_of,
)

FIRST_TURN: Final = 1                               # the Brenn must open with a card


class ChooseCapital(Step[Inis]):
    """The Brenn puts the Capital and 1 Sanctuary in a territory, not the Swamp (INIS-4.7, 4.8)."""

    def options(self, g: Inis, f: Frame) -> list[int]:
        if g.rules & DRY_CAPITAL:
            return codes_of(IN, g.in_play & ~BIT[SWAMP])
        return codes_of(IN, g.in_play)

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        g.capital = code - IN
        g.citadels[g.capital] += 1
        g.sanctuaries[g.capital] += 1
        g.sanctuary_supply -= 1
        g.note(CAPITAL_CHOSEN, f.player, g.capital)


class FirstClans(Step[Inis]):
    """Starting with the Brenn everybody places 1 clan, twice round (INIS-4.10)."""

    def enter(self, g: Inis, f: Frame) -> None:
        seats: list[int] = []
        seat = g.brenn
        for _ in range(2 * g.players):
            seats.append(seat)
            seat = g.after(seat)
        for placing in reversed(seats):
            g.then(PLACE_ANYWHERE, placing)


class PlaceAnywhere(Decision):
    """A clan is placed in any territory in play (INIS-4.10, 7.8)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"left": in_a_row(g, self)}

    def ask(self, g: Inis, f: Frame) -> list[int]:
        return codes_of(IN, g.in_play)

    def answer(self, g: Inis, f: Frame, code: i64) -> None:
        g.put(f.player, code - IN, 1)


class SeasonStart(Step[Inis]):
    """The Brenn takes the first turn (INIS-7.1)."""

    def enter(self, g: Inis, f: Frame) -> None:
        g.passed = 0
        g.note(SEASON_BEGUN, g.brenn)
        start_turn(g, g.brenn, FIRST_TURN)


def start_turn(g: Inis, seat: i64, first: i64) -> None:
    """Check for clans, one option, the window at its end, the end of the Season (INIS-7.13)."""
    g.turn = seat
    g.ploy = -1
    g.then(NEXT_TURN, seat)
    g.then(TURN_OVER, seat)
    g.then(TURN, seat, first)
    if g.presence[seat] == 0:
        if g.deeds[seat]:
            g.deeds[seat] -= 1
            g.note(DEED_LOST, seat)
        g.then(PLACE_ANYWHERE, seat)
        g.then(PLACE_ANYWHERE, seat)


class Turn(Decision):
    """Play a Season card, pass, or take a Pretender token (INIS-7.1, 7.2). The number is 1 on the first turn."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"first": f.number == FIRST_TURN}

    def ask(self, g: Inis, f: Frame) -> list[int]:
        seat = f.player
        codes: list[int] = []
        actions = g.actions[seat] & SEASON_ACTIONS
        if g.actions[seat] == BIT[DRUID]:
            actions = 0                             # Druid never goes as the last Action card
        epics = g.epics[seat] & SEASON_EPICS
        if g.rules & IDLE_PLAYS:
            add_codes(codes, PLAY, actions)
            add_codes(codes, PLAY + FIRST_EPIC, epics)
        else:
            add_useful(g, seat, codes, 0, actions)
            add_useful(g, seat, codes, FIRST_EPIC, epics)
        if g.advantage[SWAMP] == seat:
            codes.append(PLAY + FIRST_ADVANTAGE + SWAMP)
        if g.advantage[PLAINS] == seat and (g.rules & IDLE_PLAYS or g.is_present(PLAINS, seat)):
            codes.append(PLAY + FIRST_ADVANTAGE + PLAINS)
        if g.advantage[MISTY_LANDS] == seat and g.actions[seat]:
            codes.append(PLAY + FIRST_ADVANTAGE + MISTY_LANDS)
        if not f.number or not codes:
            codes.append(PASS)
        if not f.number and not g.pretenders & BIT[seat] and g.conditions(seat):
            codes.append(PRETEND)
        return codes

    def answer(self, g: Inis, f: Frame, code: i64) -> None:
        if code == PASS:
            g.passed |= BIT[f.player]
            g.note(PASSED, f.player)
        elif code == PRETEND:
            g.passed = 0
            g.pretenders |= BIT[f.player]
            g.note(PRETENDED, f.player)
        else:
            begin(g, f, code - PLAY, SEASON)


def add_useful(g: Inis, seat: i64, codes: list[int], first: i64, cards: i64) -> None:
    """By option O-1 only cards that would change something (INIS-8.9)."""
    for card in members(cards):
        if SEASON_EFFECTS[first + card].useful(g, seat):
            codes.append(PLAY + first + card)


class TurnOver(Step[Inis]):
    """The turn ends, also after a pass or a Pretender token (INIS-9.9)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"asked": f.number != 0}

    def enter(self, g: Inis, f: Frame) -> None:
        if not f.number:                            # else it was asked together with what follows the card
            TURN_END.open(g, f.player)


class TurnEnd(Window):
    """At the end of any player's turn: Oengus's Ploy (INIS-9.9)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"turn": int(g.turn)}

    def may(self, g: Inis, about: i64, seat: i64) -> bool:
        return g.could_hold_epic(seat, OENGUS_PLOY)

    def cards(self, g: Inis, about: i64, seat: i64, codes: list[int]) -> None:
        if g.holds_epic(seat, OENGUS_PLOY):
            codes.append(PLAY + FIRST_EPIC + OENGUS_PLOY)


class NextTurn(Step[Inis]):
    """The Season ends when all have passed in a row; else the next player's turn comes (INIS-7.3, 7.4, 7.13)."""

    def enter(self, g: Inis, f: Frame) -> None:
        if g.ploy >= 0:
            start_turn(g, g.ploy, 0)
        elif g.passed == BIT[g.players] - 1:
            end_season(g)
        else:
            start_turn(g, g.after(f.player), 0)


def end_season(g: Inis) -> None:
    """Action cards are discarded, lost Advantage cards laid down, the Festival is over (INIS-7.10)."""
    g.note(SEASON_ENDED, -1)
    for seat in range(g.players):
        g.actions[DISCARDED] |= g.actions[seat]
        g.actions[seat] = 0
    g.passes = 0                                    # the draft needs no memory any more
    for seat in range(4):
        g.gave[seat] = 0
        g.drafted[seat] = 0
    for observer in range(5):
        base = observer * PLACES
        for place in range(PLACES):
            if place != ASIDE:
                g.maybe[base + DISCARDED] |= g.maybe[base + place]
                if place != DISCARDED:
                    g.maybe[base + place] = 0
    for territory in range(16):
        holder = g.advantage[territory]
        if 0 <= holder < 4 and g.chieftain(territory) != holder:
            g.advantage[territory] = FACE_UP
            g.note(ADVANTAGE_LAID, holder, FIRST_ADVANTAGE + territory)
    g.festival = NOWHERE
    g.locked = True
    g.turn = g.brenn
    g.then(assembly.ASSEMBLY, g.brenn)


CHOOSE_CAPITAL: Final = ChooseCapital()
FIRST_CLANS: Final = FirstClans()
PLACE_ANYWHERE: Final = PlaceAnywhere()
SEASON_START: Final = SeasonStart()
TURN: Final = Turn(secret=True)
TURN_OVER: Final = TurnOver()
TURN_END: Final = TurnEnd()
NEXT_TURN: Final = NextTurn()
