"""Loops over random games that hold a game's own "why not?" to its contract, so that a game's test is a few lines.

    def test_reasons() -> None:
        told = check_all("root")
        check_words("root", told)
        assert told.share(GENERAL) < 0.1

A game's `VERBS` say for every asking step (by its name) which verbs its question could mean. The usual run looks at
every tenth or so of 100,000 states and all codes there, of rare questions at every state; `MEYDAN_LONG=1` looks at
all states, and so does

    python -m tests.teach.reasons [GAME…]

which prints what it counted and the time it took.
"""
from __future__ import annotations

import os
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module

import meydan
from meydan.core.game import Game
from meydan.core.reasons import Reason
from meydan.core.rng import Rng
from meydan.core.state import GameState
from meydan.core.texts import LANGUAGES, game_texts, message_keys, text_files
from meydan.teach.rulebook import rulebook
from tests.kit import variants

Verbs = Mapping[str, tuple[str, ...]]
STATES = 100_000
LONG = "MEYDAN_LONG" in os.environ
SELDOM = 100                            # so often every question is looked at, however rare it is


class Told:
    """What was answered: how often each reason, and one of each to be read."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()
        self.sample: dict[str, Reason] = {}
        self.asked: Counter[str] = Counter()
        self.states = self.codes = 0

    def add(self, reason: Reason) -> None:
        self.count[reason.key] += 1
        self.sample.setdefault(reason.key, reason)

    def share(self, keys: frozenset[str] | set[str]) -> float:
        """How much of all answers these reasons were."""
        return sum(self.count[key] for key in keys) / max(1, self.count.total())

    def __str__(self) -> str:
        lines = [f"{number / self.count.total():7.2%}  {key}" for key, number in self.count.most_common()]
        return "\n".join([self.sum(), *lines])

    def sum(self) -> str:
        kinds = f"{self.count.total():,} reasons of {len(self.count)} kinds"
        return f"{self.states:,} states, {self.codes:,} codes, {kinds}"


def asked(game: Game, count: int, seed: int = 5, every: int = 1, most: int = 0) -> Iterator[GameState]:
    """States in which a seat decides: one of `every` so many along random games, at most `most` of each.

    The games go through every player count and every value of every option in turn.
    """
    rng, kinds, number, played = Rng(seed), list(variants(game)), 0, 0
    while number < count:
        players, options = kinds[played % len(kinds)]
        state = game.trial(players, seed + played, **options)
        played += 1
        met = taken = 0
        while not state.over and number < count and not (most and taken >= most):
            if state.current >= 0:
                if met % every == 0:
                    number += 1
                    taken += 1
                    yield state
                met += 1
            state.apply(state.choices[rng.below(len(state.choices))])


def verbs_of(name: str) -> Verbs:
    verbs: Verbs = import_module(f"meydan.games.{name}.reasons").VERBS
    return verbs


def codes_of(game: Game, verbs: tuple[str, ...]) -> list[int]:
    """Every code of these verbs."""
    blocks = [game.table.blocks[verb] for verb in verbs]
    return [code for block in blocks for code in range(block.start, block.start + block.size)]


@cache
def check_all(name: str, every: int = 20, long: bool = LONG) -> Told:
    """Of every code the question could mean: there is a reason if and only if it is no choice."""
    game, verbs, told = meydan.game(name), verbs_of(name), Told()
    meant = cache(lambda asking: codes_of(game, verbs[asking]))
    for number, state in enumerate(asked(game, STATES, seed=77)):
        told.asked[state.asking] += 1
        if not long and number % every and told.asked[state.asking] > SELDOM:
            continue
        view = state.view(int(state.current))
        codes, choices = meant(state.asking), set(state.choices)
        assert choices.issubset(codes), f"{state.asking} asks for more: {choices.difference(codes)}"
        told.states += 1
        told.codes += len(codes)
        for code in codes:
            reason = game.reason(view, code)
            if reason is not None:
                told.add(reason)
            if (reason is None) != (code in choices):
                raise AssertionError(_fault(game, state, code, reason))
    return told


def check_words(name: str, told: Told) -> None:
    """Every reason has its sentence in both languages and rests on a clause of the rulebook."""
    game = meydan.game(name)
    for reason in told.sample.values():
        assert reason.own, f"{reason.key} is not the game's own"
        assert reason.clause in rulebook(game, "en").entries, f"{reason.key} rests on no clause: {reason.clause!r}"
        for language in LANGUAGES:
            text = game_texts(game, language).reason(reason)
            assert text.endswith((".", "!")) and "{" not in text and "reason-" not in text, (language, text)


def sentences(name: str, language: str) -> set[str]:
    """The keys of a game's reasons in one language."""
    files = text_files(meydan.game(name).folder / "texts", language)
    return {key for file in files for key, _ in message_keys(file) if key.startswith("reason-")}


def check_ignorance(name: str, states: int = 300, every: int = 11) -> None:
    """No reason changes when what the asked seat cannot know is dealt anew."""
    game, verbs = meydan.game(name), verbs_of(name)
    for number, state in enumerate(asked(game, states, seed=19, every=every, most=40)):
        seat = int(state.current)
        mine, other = state.view(seat), state.determinize(seat, number).view(seat)
        codes = codes_of(game, verbs[state.asking])
        told = [game.reason(mine, code) for code in codes]
        for code, here, there in zip(codes, told, [game.reason(other, code) for code in codes]):
            assert here == there, _fault(game, state, code, there)


def _fault(game: Game, state: GameState, code: int, reason: Reason | None) -> str:
    told = f"{reason.key} {reason.facts} {reason.clause}" if reason is not None else "no reason"
    return f"{state.asking}: {' '.join(game.words(code))} is {'a' if code in state.choices else 'no'} choice; {told}"


def main() -> None:
    for name in sys.argv[1:] or meydan.games():
        begun = time.process_time()
        told = check_all(name, long=True)
        print(f"{name}: {told.sum()}, {time.process_time() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
