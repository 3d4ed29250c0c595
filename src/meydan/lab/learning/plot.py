"""The picture of a run: each network's losses on what it saw and on what it did not."""
from __future__ import annotations

import json
from pathlib import Path

from meydan.lab.plots import HUES, INK


def draw(progress: Path, file: Path) -> None:
    """Paint the lines of `progress.jsonl`: the policy above, results below; dashed what nobody had learned from."""
    from matplotlib.figure import Figure

    rows = [json.loads(line) for line in progress.read_text(encoding="utf-8").splitlines()] if progress.exists() else []
    names = list(dict.fromkeys(name for row in rows for name in (*row["losses"], *row["unseen"])))
    figure = Figure(figsize=(7, 6))
    for axes, part in zip(figure.subplots(2, 1, sharex=True), ("policy", "result")):
        for number, name in enumerate(names):
            for kind, style in (("losses", "-"), ("unseen", "--")):
                found = [(row["seconds"], row[kind][name][part]) for row in rows if name in row[kind]]
                axes.plot([x for x, _ in found], [y for _, y in found], style, color=HUES[number % len(HUES)],
                          label=name if kind == "losses" else f"{name} (unseen)")
        axes.set_ylabel(part, color=INK)
        axes.spines[["top", "right"]].set_visible(False)
        if names:
            axes.legend(frameon=False, fontsize="small")
    axes.set_xlabel("seconds", color=INK)
    figure.savefig(file, bbox_inches="tight", metadata={"Date": None})
