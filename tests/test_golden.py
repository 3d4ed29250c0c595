"""Golden playthroughs: whole random games compared line by line, and those of older rules replayed."""
from __future__ import annotations

from pathlib import Path

import pytest

import meydan
from tests.golden import carry_old, golden_files, golden_lines, old_files


@pytest.mark.parametrize("file", golden_files(), ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_playthrough_is_as_written(file: Path) -> None:
    written = file.read_text(encoding="utf-8").splitlines()
    lines = golden_lines(file)
    for number, (now, then) in enumerate(zip(lines, written), 1):
        assert now == then, f"line {number}"
    assert len(lines) == len(written)


@pytest.mark.parametrize("file", golden_files(), ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_playthroughs_are_small(file: Path) -> None:
    assert file.stat().st_size <= 60_000


@pytest.mark.parametrize("file", old_files(), ids=lambda file: f"{file.parts[-4]}-{file.stem}")
def test_a_game_of_older_rules_is_replayed_to_the_same_result(file: Path) -> None:
    carried, ended = carry_old(file)
    state, game = carried.state, meydan.game(file.parts[-4])
    assert not carried.lost, f"the last {carried.lost} decisions find no place"
    assert state.over
    assert f"{game.endings[state.ending]} {state.won}" == ended
