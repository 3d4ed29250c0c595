"""Games begun with an older version of the rules, carried into today's: decision by decision, by their words.

What fits is played. A question that the older rules did not ask is answered where there is nothing to decide
(`Game.carry_answer`); an answer to a question that is no longer asked is left out, and one with another name
today gets it (`Game.carry_words`). Where nothing helps the game stops, at the last position both rules know.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meydan.core.errors import BadAction, BadSetup
from meydan.core.game import Game, Setup, Words
from meydan.core.state import GameState

Spoken = tuple[int, Words]              # a seat (or CHANCE) and the words of its decision
_MOST_ANSWERS: Final = 64               # questions in a row that an older version may not have asked
_AHEAD: Final = 6                       # decisions looked at to tell a new question from one that is gone


class Carried:
    """What became of an older game: its decisions in today's codes, and how many at its end found no place."""

    def __init__(self, setup: Setup, state: GameState) -> None:
        self.setup = setup
        self.state = state
        self.decisions: list[tuple[int, int]] = []
        self.lost = 0

    def play(self, code: int) -> None:
        self.decisions.append((int(self.state.current), code))
        self.state.apply(code)


def carry(game: Game, version: int, setup: Setup, spoken: Sequence[Spoken], finished: bool = False) -> Carried:
    """The game of these decisions, made under rules `version`; BadSetup if its deal cannot be dealt.

    A finished one is brought to its end where today's rules only ask what needs no deciding.
    """
    try:
        known = {option.name: option for option in game.options}
        setup = game.carry_setup(version, setup)
        options = game.check_options({name: value for name, value in setup.options.items() if name in known})
        setup = Setup(setup.players, options, setup.deal)
        carried = Carried(setup, game.deal(setup))
    except (KeyError, IndexError) as error:                     # a deal of another form
        raise BadSetup(what=str(error)) from None
    for number, (seat, words) in enumerate(spoken):
        codes = _answers(game, version, carried.state, seat, words)
        if codes is None or _better_gone(game, version, carried.state, codes, spoken[number:]):
            if game.carry_words(version, words, carried.state) is not None:
                carried.lost = len(spoken) - number
                break
            continue
        for code in codes:
            carried.play(code)
    if finished and not carried.lost:
        for _ in range(_MOST_ANSWERS):
            new = None if carried.state.over else game.carry_answer(version, carried.state)
            if new is None:
                break
            carried.play(new)
    return carried


def _answers(game: Game, version: int, state: GameState, seat: int, words: Words) -> list[int] | None:
    """The codes that lead to and over this decision: answers to new questions, then the decision itself."""
    codes: list[int] = []
    while len(codes) < _MOST_ANSWERS:
        code = _fitting(game, version, state, seat, words)
        if code is not None:
            return [*codes, code]
        new = None if state.over else game.carry_answer(version, state)
        if new is None:
            return None
        state = state.clone()
        state.apply(new)
        codes.append(new)
    return None


def _fitting(game: Game, version: int, state: GameState, seat: int, words: Words) -> int | None:
    """Today's code of a decision, if it can be made here."""
    if state.over or state.current != seat:
        return None
    for today in (words, game.carry_words(version, words, state)):
        if today is not None:
            try:
                code = game.code(*today)
            except BadAction:
                continue
            if state.allows(code):
                return code
    return None


def _better_gone(game: Game, version: int, state: GameState, codes: list[int], spoken: Sequence[Spoken]) -> bool:
    """Whether more of what follows fits if the next decision is left out than after answers to new questions."""
    words = spoken[0][1]
    if len(codes) == 1 or game.carry_words(version, words, state) is not None:
        return False
    after = state.clone()
    for code in codes:
        after.apply(code)
    return _fits(game, version, state.clone(), spoken[1:_AHEAD]) > _fits(game, version, after, spoken[1:_AHEAD])


def _fits(game: Game, version: int, state: GameState, spoken: Sequence[Spoken]) -> int:
    """How many of these decisions can be made one after the other, this state's own."""
    for number, (seat, words) in enumerate(spoken):
        codes = _answers(game, version, state, seat, words)
        if codes is None:
            return number
        for code in codes:
            state.apply(code)
    return len(spoken)
