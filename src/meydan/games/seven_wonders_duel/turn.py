"""A turn: one accessible card, played in one of three ways; then the Age goes on, or ends."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step, lowest
from meydan.games.seven_wonders_duel.actions import (
    BUILD,
    DISCARD,
    DISCARDED,
    LAID,
    PLAYS_AGAIN,
    SCORED,
    START,
    STARTS,
    TURN_LOST,
    TURNED_UP,
    WONDER_WITH,
)
from meydan.games.seven_wonders_duel.components import BLUE, FACE_UP, SLOTS, WHOLE, WONDER_CARDS, WONDERS
from meydan.games.seven_wonders_duel.effects import build, build_wonder
from meydan.games.seven_wonders_duel.state import CIVILIAN, DISCARD_PILE, City, Duel, unit_prices, wonder_price


class TakeTurn(Step[Duel]):
    """Choose one accessible card: build it, discard it for coins, or build a Wonder with it (SWD-5.1)."""

    def write(self, g: Duel, f: Frame, codes: vec[i64]) -> i64:
        seat = f.player
        base = g.age * SLOTS
        city = g.cities[seat]
        coins = city.coins
        prices = unit_prices(city, g.cities[1 - seat])
        wonders = affordable_wonders(city, prices)
        cards = g.cards
        count: i64 = 0
        accessible = g.accessible
        while accessible:
            building = cards[base + lowest(accessible)]
            accessible &= accessible - 1
            if g.building_price(seat, city, prices, building, coins) <= coins:
                codes[count] = BUILD + building
                count += 1
            codes[count] = DISCARD + building
            count += 1
            rest = wonders
            while rest:
                codes[count] = WONDER_WITH + building * WONDERS + lowest(rest)
                count += 1
                rest &= rest - 1
        return count

    def choose(self, g: Duel, f: Frame, code: i64) -> None:
        seat = f.player
        again: i64 = 0
        pending = len(g.stack)
        if code >= WONDER_WITH:
            building = (code - WONDER_WITH) // WONDERS
            wonder = (code - WONDER_WITH) % WONDERS
            again = extra_turns(g, seat, wonder)
            g.take(building)
            build_wonder(g, seat, wonder, building)
        elif code >= DISCARD:
            building = code - DISCARD
            g.take(building)
            g.place[building] = DISCARD_PILE
            coins = g.discard_reward(seat)
            g.cities[seat].coins += coins
            g.note(DISCARDED, seat, building, coins)
        else:
            g.take(code - BUILD)
            build(g, seat, code - BUILD)
        if len(g.stack) > pending:
            g.stack.insert(pending, Frame(END_TURN, seat, again))   # after the choices that the build asks for
        elif g.ending < 0:
            end_turn(g, seat, again)


def affordable_wonders(city: City, prices: i64) -> i64:
    """Mask of the Wonders that the city can pay for."""
    wonders: i64 = 0
    coins = city.coins
    plans = city.plans
    while plans:
        wonder = lowest(plans)
        plans &= plans - 1
        if wonder_price(city, prices, wonder, coins) <= coins:
            wonders |= BIT[wonder]
    return wonders


def extra_turns(g: Duel, seat: i64, wonder: i64) -> i64:
    """One if the Wonder lets its builder play again, by itself or by Theology; never two (SWD-5.5, 14.9)."""
    if WONDER_CARDS[wonder].play_again or g.cities[seat].play_again:
        return 1
    return 0


class EndTurn(Step[Duel]):
    """The turn ends when all its choices are made (SWD-4.7)."""

    def enter(self, g: Duel, f: Frame) -> None:
        end_turn(g, f.player, f.number)


def end_turn(g: Duel, seat: i64, again: i64) -> None:
    """Cards that became accessible are turned up; then an extra turn, the next player, or the end of the Age."""
    if not g.present:
        if again:
            g.note(TURN_LOST, seat)
        if g.age == 3:
            g.then(SCORE, seat)
        else:
            g.then(LAY_STRUCTURE, seat, g.age + 1)
        return
    turn_up_cards(g)
    if again:
        g.note(PLAYS_AGAIN, seat)
        g.then(TAKE_TURN, seat)
    else:
        g.then(TAKE_TURN, 1 - seat)


def turn_up_cards(g: Duel) -> None:
    """Every face-down card that has become accessible is turned up (SWD-4.6 to 4.8)."""
    fresh = g.accessible & ~g.shown
    if fresh:
        g.reveal()
        g.shown |= fresh
        while fresh and g.log is not None:
            g.note(TURNED_UP, g.current, g.card(lowest(fresh)), lowest(fresh))
            fresh &= fresh - 1


class LayStructure(Step[Duel]):
    """The Age's 20 cards are laid; only then it is decided who starts (SWD-4.1, 15.3)."""

    def enter(self, g: Duel, f: Frame) -> None:
        g.age = f.number
        g.lay(WHOLE, FACE_UP[g.age])
        g.reveal()
        g.note(LAID, f.player, g.age)
        if g.age == 1:
            g.then(TAKE_TURN, g.first)
        else:
            chooser = f.player
            if g.pawn > 0:
                chooser = 1 - g.first
            elif g.pawn < 0:
                chooser = g.first
            g.then(CHOOSE_STARTER, chooser)


class ChooseStarter(Step[Duel]):
    """The player with the weaker military, or who played last, chooses who starts the Age (SWD-15.4)."""

    def write(self, g: Duel, f: Frame, codes: vec[i64]) -> i64:
        codes[0] = START
        codes[1] = START + 1
        return 2

    def choose(self, g: Duel, f: Frame, code: i64) -> None:
        g.note(STARTS, f.player, g.age, code - START)
        g.then(TAKE_TURN, code - START)


class Score(Step[Duel]):
    """After Age III more victory points win, then more of blue cards, else both (SWD-16.2, 16.8)."""

    def enter(self, g: Duel, f: Frame) -> None:
        one = g.points(0)
        other = g.points(1)
        g.note(SCORED, 0, one)
        g.note(SCORED, 1, other)
        if one == other:
            one = g.card_points(0, BLUE)
            other = g.card_points(1, BLUE)
        won: i64 = 3
        if one > other:
            won = 1
        elif other > one:
            won = 2
        g.finish(won, CIVILIAN)


TAKE_TURN: Final = TakeTurn()
END_TURN: Final = EndTurn()
LAY_STRUCTURE: Final = LayStructure()
CHOOSE_STARTER: Final = ChooseStarter()
SCORE: Final = Score()
