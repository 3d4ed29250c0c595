"""The shared test kit: one call per game checks what must hold at every state of every game.

    def test_invariants() -> None:
        check_game("root", games=3)

A failure is saved as a record under `out/failures`, to be opened with `meydan replay`.
"""
from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import meydan
from meydan.core.actions import seen_by
from meydan.core.errors import BadRecord
from meydan.core.game import Game, Options
from meydan.core.record import Record
from meydan.core.rng import Rng
from meydan.core.state import CHANCE, NOBODY, GameState
from meydan.core.texts import LANGUAGES, game_texts
from tests.snapshot import snapshot

FAILURES = Path(__file__).parents[1] / "out" / "failures"


def variants(game: Game) -> Iterator[tuple[int, Options]]:
    """Every player count, and every value of every option at some player count; games without end are left out."""
    for players in game.players:
        yield players, {}
    turn = 0
    for option in game.options:
        for value in option.values:
            if value != option.default and not (option.name in game.limits and value == "none"):
                yield game.players[turn % len(game.players)], {option.name: value}
                turn += 1


def check_game(name: str, games: int = 2, seed: int = 1, rate: float = 0.1) -> None:
    """Play `games` random games of every variant and check all invariants; deep checks at a share of the states."""
    game = meydan.game(name)
    for number, (players, options) in enumerate(variants(game)):
        for round_ in range(games):
            check_play(game, players, options, seed * 100_003 + number * 101 + round_, rate)


def check_play(game: Game, players: int, options: Options, seed: int, rate: float) -> None:
    """One random game with all checks; a failure is kept as a record."""
    state = game.trial(players=players, seed=seed, **options)
    state.log = []
    record = Record.of(game, state)
    rng = Rng(seed)
    try:
        assert snapshot(game.deal(game.setup(state))) == snapshot(state), "deal(setup(state)) is another state"
        while not state.over:
            deep = int(rng.below(1_000_000)) < rate * 1_000_000
            check_state(game, state, rng, deep)
            code = state.choices[rng.below(len(state.choices))]
            record.decisions.append((state.current, code))
            before = state.clone()
            seen = len(state.log)
            state.apply(code)
            assert len(record.decisions) <= game.longest, f"longer than {game.longest} decisions"
            check_texts(game, before, code, state.log[seen:])
            if deep:
                check_undo(game, before, code, state, state.log[seen:], rng)
        check_end(game, state)
        check_record(game, record, state, rng)
    except Exception as error:
        raise AssertionError(f"{error!r}\n{keep(record, seed)}") from error


def keep(record: Record, seed: int) -> str:
    """Save the decisions so far, the failing one included, and say how to look at them."""
    FAILURES.mkdir(parents=True, exist_ok=True)
    file = FAILURES / f"{record.game.name}-{seed}.record"
    lines = [*record._header(), *record._decision_lines()]
    file.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    return (f"{record.game.name}, {record.setup.players} players, seed {seed}, {record.setup.options}, "
            f"decision {len(record.decisions)}; saved as out/failures/{file.name}")


# Invariant 1: choices.

def check_state(game: Game, state: GameState, rng: Rng, deep: bool) -> None:
    choices = state.choices
    assert choices, "no choices, but the game runs"
    assert len(set(choices)) == len(choices), "the same choice twice"
    assert 0 <= state.current < state.players or state.current == CHANCE, "nobody decides, but the game runs"
    for code in choices:
        assert game.code(*game.words(code)) == code, f"code {code} has no words"
    if state.current == CHANCE:
        assert game.chance, "chance decides in a game declared without"
    if state.stack[-1].step.window:
        assert game.windows, "the game has windows and does not say so"
    if deep:
        check_clone(state, rng)
        check_hidden(state, rng)
        check_together(state, rng)
        check_hooks(state, rng)


# Invariant 2: clones.

def check_clone(state: GameState, rng: Rng) -> None:
    original = snapshot(state)
    one, two = state.clone(), state.clone()
    assert snapshot(one) == original, "a clone differs from its original"
    assert one.log is None, "a clone has a log"
    for _ in range(12):
        if one.over:
            break
        code = one.choices[rng.below(len(one.choices))]
        one.apply(code)
        two.apply(code)
        assert snapshot(one) == snapshot(two), "two clones driven alike differ"
    assert snapshot(state) == original, "driving a clone changed its original"


# Invariants 3 and 4: hidden information.

def check_hidden(state: GameState, rng: Rng) -> None:
    spectator = state.view(None)
    assert json.loads(json.dumps(spectator)) == spectator, "the view is not JSON-safe"
    for seat in range(state.players):
        mine = state.view(seat)
        assert json.loads(json.dumps(mine)) == mine, "the view is not JSON-safe"
        original = snapshot(state)
        other = state.determinize(seat, rng.seed())
        assert snapshot(state) == original, "determinize changed its original"
        assert other.view(seat) == mine, f"dealing anew changed what seat {seat} sees: " + difference(
            mine, other.view(seat))
        assert other.view(None) == spectator, (
            f"dealing anew for seat {seat} changed what a spectator sees: " + difference(spectator, other.view(None)))
        assert other.current == state.current, f"who is asked tells seat {seat} what is hidden"
        assert other.asking == state.asking, f"what is asked tells seat {seat} what is hidden"
        if state.current == seat:
            assert other.choices == state.choices, f"seat {seat}'s own choices changed when dealing anew"
        elif other.choices != state.choices:
            assert state.secret, "the choices depend on hidden things, but are not secret"
        for observer in {seat, int(rng.below(state.players))}:          # bots guess from guesses, others' too
            again = other.determinize(observer, rng.seed())
            assert again.view(observer) == other.view(observer), f"a guess from a guess changed what {observer} sees"
        finish(other, rng)


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two views differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in {**one, **other}:
            if one.get(key) != other.get(key):
                return difference(one.get(key), other.get(key), f"{path}/{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (left, right) in enumerate(zip(one, other)):
            if left != right:
                return difference(left, right, f"{path}/{number}")
    return f"{path}: {one!r} / {other!r}"


def finish(state: GameState, rng: Rng, most: int = 60) -> None:
    """A state dealt anew can be played on."""
    for _ in range(most):
        if state.over:
            return
        state.apply(state.choices[rng.below(len(state.choices))])


def check_together(state: GameState, rng: Rng) -> None:
    """Seats that decide together: no later one's choices or view depend on an earlier one's answer."""
    group = state.together
    if not group:
        return
    window = state.stack[-1].step.window
    assert state.current == group[0], "the first of `together` is not asked first"
    for late in group[1:]:
        seen = []
        for _ in range(3):
            clone = state.clone()
            while clone.current != late:
                assert clone.current in group, "somebody else is asked before all have decided"
                window = clone.stack[-1].step.window                # once something is played there all are asked anew
                clone.apply(clone.choices[0 if window else rng.below(len(clone.choices))])
            seen.append((clone.choices, clone.view(late), clone.view(None)))
        for look in seen[1:]:
            assert look == seen[0], (
                f"seat {late} sees what was decided at the same time: " + difference(list(seen[0]), list(look)))


def check_hooks(state: GameState, rng: Rng) -> None:
    assert state.policy(rng) in state.choices, "the policy chose something illegal"
    for seat in range(state.players):
        assert -1.0 <= state.evaluate(seat) <= 1.0, "the evaluation is out of range"
    scores = state.scores()
    assert len(scores) == state.players and all("total" in score for score in scores), "scores without totals"


# Invariant 7: undo stops where anything was revealed.

def check_undo(game: Game, before: GameState, code: int, after: GameState, events: list[Any], rng: Rng) -> None:
    """If nothing was revealed, what a seat sees afterwards follows from what it saw before."""
    if after.reveals != before.reveals or before.current == CHANCE or after.over:
        return
    for seat in range(before.players):
        other = before.determinize(seat, rng.seed())
        other.log = []
        # A choice that cannot be made there must look like any other to this seat.
        other.apply(code if code in other.choices else other.choices[rng.below(len(other.choices))])
        assert other.reveals == before.reveals, "whether something is revealed depends on hidden things"
        assert other.view(seat) == after.view(seat), f"seat {seat} learned something; call reveal(): " + difference(
            after.view(seat), other.view(seat))
        assert [event for event in other.log if seen_by(event, seat)] == [
            event for event in events if seen_by(event, seat)], f"seat {seat} learned from an event; call reveal()"


# Texts.

def check_texts(game: Game, before: GameState, code: int, events: list[Any]) -> None:
    for language in LANGUAGES:
        texts = game_texts(game, language)
        for key in [f"action-{game.words(code)[0]}", *([] if before.current == CHANCE else [game.prompt(before)[0]]),
                    *(f"event-{game.events[event].name}" for event in events)]:
            assert key in texts, f"{language}: no text {key}"
        texts.action(code)
        for event in events:
            assert "{" not in (said := texts.event(event)), f"{language}: {said}"


# The end, and invariant 5: records.

def check_end(game: Game, state: GameState) -> None:
    assert state.current == NOBODY and not state.choices
    assert game.endings[state.ending]
    assert state.won or game.endings[state.ending] == "unfinished", "nobody won"
    assert abs(sum(state.returns())) < 1e-9
    for language in LANGUAGES:
        assert f"ending-{game.endings[state.ending]}" in game_texts(game, language)
    for seat in (None, *range(state.players)):
        json.dumps(state.view(seat))


def check_record(game: Game, record: Record, state: GameState, rng: Rng) -> None:
    assert snapshot(record.replay()) == snapshot(state), "the record replays to another state"
    text = str(record)
    assert str(Record.parse(text)) == text, "text, record, text is not the identity"
    raw = bytearray(text.encode())
    at = rng.below(len(raw))
    raw[at] ^= 1 + rng.below(255)
    try:
        Record.parse(bytes(raw))
    except BadRecord as error:
        line = text.encode().count(b"\n", 0, at) + 1
        assert error.line in (line, line + 1), f"damage in line {line} was blamed on line {error.line}"
    else:
        raise AssertionError(f"a damaged byte at {at} went unnoticed")


# Invariant 6: compiled and not.

def trace(name: str, games: int, seed: int = 1) -> str:
    """A hash over everything that happens in some random games; the same compiled and not."""
    game = meydan.game(name)
    digest = hashlib.sha256()
    for number, (players, options) in enumerate(variants(game)):
        for round_ in range(games):
            rng = Rng(seed + 1009 * number + round_)
            state = game.trial(players=players, seed=rng.seed(), **options)
            while not state.over:
                digest.update(repr((int(state.current), state.choices)).encode())
                state.apply(state.choices[rng.below(len(state.choices))])
            digest.update(repr(snapshot(state)).encode())
    return digest.hexdigest()
