"""While games are played into a folder, their number is told."""
from __future__ import annotations

import json
import time
from pathlib import Path

import numpy as np
import pytest

from meydan.core.processes import process
from meydan.lab.learning import end_progress


def play(folder: str, stop: str) -> None:
    """Stands in for a process that plays."""
    for number in range(2):
        file = Path(folder) / f"ends-{number}.npz"
        with file.with_suffix(".tmp").open("wb") as out:
            np.savez(out, lengths=np.array([3, 4, 5]))
        file.with_suffix(".tmp").rename(file)
    while not Path(stop).exists():
        time.sleep(0.02)


def test_games_are_told_while_they_are_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(end_progress, "TELL_SECONDS", 0.2)
    stop = tmp_path / "stop"
    player = process(play, str(tmp_path), str(stop))
    player.start()
    told: list[int] = []

    def tell(seconds: float, games: int) -> None:
        told.append(games)
        if games == 6:
            stop.touch()

    end_progress.watch([player], tmp_path, tell)
    assert told[-1] == 6 and not player.is_alive()


def test_what_starts_came_to_is_drawn(tmp_path: Path) -> None:
    lines = tmp_path / "learned.jsonl"
    lines.write_text("".join(json.dumps({"games": 100 * number, "rows": 1, "opinion": 0.6, "network": 0.5}) + "\n"
                             for number in (1, 2)), encoding="utf-8")
    end_progress.draw_learned(lines, tmp_path / "progress.svg")
    assert "<svg" in (tmp_path / "progress.svg").read_text(encoding="utf-8")
