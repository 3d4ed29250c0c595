"""Golden playthroughs: whole random games as text, compared line by line.

Every decision is one line: its number, who is asked what, how many choices there are, digests of what everybody sees,
of the choices and of the events, and what was chosen. The first time a step asks, choices and events are written
out; views are in the middle and at the end. `python -m tests.golden GAME` writes a game's files anew.

Files of older rules lie in `golden/v1` as they were written; they are only replayed, to the same result.
"""
from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import meydan
from meydan.core.carry import Carried, Spoken, carry
from meydan.core.game import Game, Options, Setup
from meydan.core.record import Record
from meydan.core.rng import Rng
from meydan.core.state import GameState

GOLDEN = Path(__file__).parent
MIDDLE = 100                            # the decision before which everybody's view is written out

# Usual values of the first versions where today's are others.
FIRST_DEFAULTS: dict[str, Options] = {
    "inis": {"rounds": 30}, "pax_pamir": {"turn_cap": 1000}, "scythe": {"turn_limit": "1000_turns"}, "root": {}}


def playthrough(name: str, players: int, seed: int, options: Options) -> Iterator[str]:
    """A whole random game with every answer of the interface, as lines."""
    game = meydan.game(name)
    rng = Rng(seed)
    state = game.trial(players=players, seed=seed, **options)
    record = Record.of(game, state)
    state.log = []
    yield f"game: {name} version {game.version}, {game.actions} actions, at most {game.longest} decisions"
    yield f"players: {players}, seed: {seed}, options: {options or 'usual'}"
    for key, words in record.setup.deal.items():
        yield f"deal {key}: {' '.join(words)}"
    for depth, count in enumerate(perft(state, 20_000), 1):
        yield f"positions after {depth} decisions: {count}"
    asked: set[str] = set()
    number = 0
    while not state.over:
        if number == MIDDLE:
            yield from views(state, players)
        choices = [" ".join(game.words(code)) for code in state.choices]
        code = state.choices[rng.below(len(state.choices))]
        seen = [state.view(seat) for seat in (*range(players), None)]
        line = (f"{number} {state.current} {state.asking}{'?' if state.secret else ''} {len(choices)} "
                f"{digest([seen, state.scores(), state.together, int(state.reveals)])} {digest(choices)}")
        first = state.asking not in asked
        asked.add(state.asking)
        before = len(state.log)
        state.apply(code)
        events = [f"{game.events[event].name} {event[1:]}" for event in state.log[before:]]
        yield f"{line} {digest(events)} > {' '.join(game.words(code))}"
        if first:
            yield f"  choices: {'; '.join(choices)[:1200]}"
            yield from (f"  event: {event}" for event in events[:12])
        number += 1
    yield from views(state, players)
    yield f"scores: {json.dumps(state.scores())}"
    yield f"ending: {game.endings[state.ending]}, won: {state.won}, returns: {state.returns()}"


def views(state: GameState, players: int) -> Iterator[str]:
    """The spectator's view in full, and how those of the seats differ from it at the top."""
    spectator = state.view(None)
    yield f"view: {json.dumps(spectator, sort_keys=True)}"
    for seat in range(players):
        own = {key: value for key, value in state.view(seat).items() if spectator.get(key) != value}
        short = {key: value if len(json.dumps(value)) < 400 else digest(value) for key, value in own.items()}
        yield f"  seat {seat}: {json.dumps(short, sort_keys=True)}"


def digest(value: Any) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:8]


def perft(state: GameState, most: int) -> list[int]:
    """How many lines of play there are after 1, 2, 3, ... decisions, as long as there are not too many."""
    counts: list[int] = []
    front = [state]
    while front and sum(len(node.choices) for node in front) <= most:
        following = []
        for node in front:
            for code in node.choices:
                child = node.clone()
                child.apply(code)
                following.append(child)
        front = following
        counts.append(len(front))
        if len(counts) == 4:
            break
    return counts



def golden_files(game: str = "") -> list[Path]:
    """The files there are."""
    return sorted(GOLDEN.glob(f"{game or '*'}/golden/*.txt"))


def wanted_files(game: str) -> list[Path]:
    """The files there should be: those there are, and the namesakes of the older ones."""
    folder = GOLDEN / game / "golden"
    return sorted({*folder.glob("*.txt"), *(folder / file.name for file in folder.glob("v1/*.txt"))})


def options_of(game: Game, file: Path) -> tuple[int, int, Options]:
    """Players, seed and options, from a name of the form PLAYERS-SEED[-OPTION-VALUE].txt."""
    players, seed, *rest = file.stem.split("-")
    known = {option.name: option for option in game.options}
    return int(players), int(seed), {key: known[key].value(word) for key, word in zip(rest[::2], rest[1::2])}


def golden_lines(file: Path) -> list[str]:
    """What the playthrough of a file gives now."""
    name = file.parts[-3]
    return list(playthrough(name, *options_of(meydan.game(name), file)))


# Older rules.

def old_files() -> list[Path]:
    return sorted(GOLDEN.glob("*/golden/v1/*.txt"))


def carry_old(file: Path) -> tuple[Carried, str]:
    """A playthrough of older rules carried into today's, and how it ended then."""
    game = meydan.game(file.parts[-4])
    text = file.read_text(encoding="utf-8")
    version = int(re.search(r"^game: \S+ version (\d+)", text)[1])                  # type: ignore[index]
    deal = {key: words.split() for key, words in re.findall(r"^deal (\S+): ?(.*)$", text, re.MULTILINE)}
    players, _, options = options_of(game, file)
    options = game.check_options(FIRST_DEFAULTS.get(game.name, {}) | options)
    seats = [int(seat) for seat in re.findall(r"^# \d+: current (-?\d+)", text, re.MULTILINE)]
    chosen = [tuple(words.split()) for words in re.findall(r"^chosen: (.*)$", text, re.MULTILINE)]
    spoken: list[Spoken] = list(zip(seats, chosen))
    ending = re.search(r"^ending: (\S+), won: (\d+)", text, re.MULTILINE)
    assert ending is not None
    carried = carry(game, version, Setup(players, options, deal), spoken, finished=True)
    return carried, f"{ending[1]} {ending[2]}"


def main() -> None:
    import sys

    for name in sys.argv[1:] or meydan.games():
        for file in wanted_files(name):
            lines = golden_lines(file)
            file.write_text("\n".join(lines) + "\n", encoding="utf-8")
            print(file.relative_to(GOLDEN), file.stat().st_size)


if __name__ == "__main__":
    main()
