"""Golden playthroughs: whole random games with every answer of the interface, compared line by line."""
from __future__ import annotations

from pathlib import Path

import pytest

from tests.kit import golden_files, golden_lines


@pytest.mark.parametrize("file", golden_files(), ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_playthrough_is_as_written(file: Path) -> None:
    written = file.read_text(encoding="utf-8").splitlines()
    for number, (now, then) in enumerate(zip(golden_lines(file), written), 1):
        assert now == then, f"line {number}"
    assert len(golden_lines(file)) == len(written)
