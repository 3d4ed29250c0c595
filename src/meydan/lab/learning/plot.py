"""The picture of a run: losses on what was seen and on what was not, and games played."""
from __future__ import annotations

import json
from pathlib import Path

from meydan.lab.plots import HUES, INK


def draw(progress: Path, file: Path) -> None:
    """Paint the lines of `progress.jsonl`."""
    from matplotlib.figure import Figure

    rows = [json.loads(line) for line in progress.read_text(encoding="utf-8").splitlines()] if progress.exists() else []
    figure = Figure(figsize=(7, 4))
    axes = figure.subplots()
    for number, (part, name) in enumerate((("losses", "policy"), ("losses", "result"), ("unseen", "policy"),
                                           ("unseen", "result"))):
        found = [(row["seconds"], row[part][name]) for row in rows if name in row[part]]
        axes.plot([x for x, _ in found], [y for _, y in found], label=f"{name} ({part})", color=HUES[number])
    axes.set_xlabel("seconds", color=INK)
    axes.legend(frameon=False)
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(file, bbox_inches="tight", metadata={"Date": None})
