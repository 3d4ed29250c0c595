"""How a run that learns to judge ends goes: games while they are played, and a picture of what starts came to."""
from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

import numpy as np

from meydan.lab.plots import HUES, INK

TELL_SECONDS: Final = 15.0
Tell = Callable[[float, int], None]     # seconds, and games in the folder


def watch(players: Sequence[BaseProcess], folder: Path, tell: Tell | None) -> None:
    """Wait for processes that play into a folder."""
    begun = told = time.monotonic()
    counts: dict[Path, int] = {}
    for player in players:
        while player.is_alive():
            player.join(max(0.1, told + TELL_SECONDS - time.monotonic()))
            if tell is not None and time.monotonic() - told >= TELL_SECONDS:
                told = time.monotonic()
                for file in set(folder.glob("*.npz")) - set(counts):
                    with np.load(file) as found:
                        counts[file] = len(found["lengths"])
                tell(told - begun, sum(counts.values()))


def draw_learned(lines: Path, file: Path) -> None:
    """Paint `learned.jsonl`: log losses on games not learned from, by the games of each start, file by file."""
    from matplotlib.figure import Figure

    rows = [json.loads(line) for line in lines.read_text(encoding="utf-8").splitlines()]
    figure = Figure(figsize=(7, 4))
    axes = figure.subplots()
    for file_name, style in zip(sorted({row.get("file", "") for row in rows}), ("o-", "s--")):
        some = [row for row in rows if row.get("file", "") == file_name]
        for hue, name in zip(HUES, ("opinion", "network")):
            axes.plot([row["games"] for row in some], [row[name] for row in some], style, color=hue,
                      label=f"{name} ({file_name})" if file_name else name)
    axes.set_xlabel("games", color=INK)
    axes.set_ylabel("log loss", color=INK)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False)
    figure.savefig(file, bbox_inches="tight", metadata={"Date": None})
