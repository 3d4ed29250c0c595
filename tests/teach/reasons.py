"""Loops over random games that hold a game's own "why not?" to its contract, so that a game's test is a few lines.

    def test_reasons() -> None:
        told = check_many("root", VERBS)
        check_words("root", told)
        assert told.share(GENERAL) < 0.1

`verbs` says for every asking step (by its name) which verbs its question could mean.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache

import meydan
from meydan.core.game import Game
from meydan.core.reasons import Reason
from meydan.core.rng import Rng
from meydan.core.state import GameState
from meydan.core.texts import LANGUAGES, game_texts, message_keys, text_files
from meydan.teach.rulebook import rulebook
from tests.kit import variants

Verbs = Mapping[str, tuple[str, ...]]


class Told:
    """What was answered: how often each reason, and one of each to be read."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()
        self.sample: dict[str, Reason] = {}
        self.states = 0

    def add(self, reason: Reason) -> None:
        self.count[reason.key] += 1
        self.sample.setdefault(reason.key, reason)

    def share(self, keys: frozenset[str] | set[str]) -> float:
        """How much of all answers these reasons were."""
        return sum(self.count[key] for key in keys) / max(1, self.count.total())

    def __str__(self) -> str:
        lines = [f"{number / self.count.total():7.2%}  {key}" for key, number in self.count.most_common()]
        return "\n".join([f"{self.states} states, {self.count.total()} reasons", *lines])


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


def codes_of(game: Game, verbs: tuple[str, ...]) -> list[int]:
    """Every code of these verbs."""
    blocks = [game.table.blocks[verb] for verb in verbs]
    return [code for block in blocks for code in range(block.start, block.start + block.size)]


def check_all(name: str, verbs: Verbs, states: int = 1500, every: int = 7, most: int = 60) -> Told:
    """Of every code the question could mean: there is a reason if and only if it is no choice."""
    game, told = meydan.game(name), Told()
    for state in asked(game, states, every=every, most=most):
        view = state.view(int(state.current))
        told.states += 1
        choices = set(state.choices)
        _answerable(game, verbs, state)
        for code in codes_of(game, verbs[state.asking]):
            reason = game.reason(view, code)
            assert (reason is None) == (code in choices), _fault(game, state, code, reason)
            if reason is not None:
                told.add(reason)
    return told


def check_many(name: str, verbs: Verbs, states: int = 100_000, wrong: int = 12, seed: int = 77) -> Told:
    """The same over very many states: of all choices, and of a dozen other codes that the question could mean."""
    game, told, rng = meydan.game(name), Told(), Rng(seed)
    meant = cache(lambda asking: codes_of(game, verbs[asking]))
    for state in asked(game, states, seed):
        view = state.view(int(state.current))
        told.states += 1
        choices = state.choices
        codes = meant(state.asking)
        for code in choices:
            assert (reason := game.reason(view, code)) is None, _fault(game, state, code, reason)
        for _ in range(wrong):
            code = codes[rng.below(len(codes))]
            if code not in choices:
                reason = game.reason(view, code)
                assert reason is not None, _fault(game, state, code, reason)
                told.add(reason)
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


def check_ignorance(name: str, verbs: Verbs, states: int = 300, every: int = 11) -> None:
    """No reason changes when what the asked seat cannot know is dealt anew."""
    game = meydan.game(name)
    for number, state in enumerate(asked(game, states, seed=19, every=every, most=40)):
        seat = int(state.current)
        mine, other = state.view(seat), state.determinize(seat, number).view(seat)
        for code in codes_of(game, verbs[state.asking]):
            assert game.reason(mine, code) == game.reason(other, code), _fault(game, state, code, None)


def _answerable(game: Game, verbs: Verbs, state: GameState) -> None:
    met = {game.words(code)[0] for code in state.choices}
    assert met <= set(verbs[state.asking]), f"{state.asking} asks for {met - set(verbs[state.asking])} too"


def _fault(game: Game, state: GameState, code: int, reason: Reason | None) -> str:
    told = f"{reason.key} {reason.facts} {reason.clause}" if reason is not None else "no reason"
    return f"{state.asking}: {' '.join(game.words(code))} is {'a' if code in state.choices else 'no'} choice; {told}"
