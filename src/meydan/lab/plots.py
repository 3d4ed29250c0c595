"""The pictures of a tournament, each as PNG and SVG."""
from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from meydan.core.texts import site_texts
from meydan.lab.match import Played
from meydan.lab.ratings import Rating
from meydan.teach.analysis import Analysis

INK: Final = "#2b3a42"
HUES: Final = ("#2f6f8f", "#c4713b", "#5b8c5a", "#8a5a83", "#b8963e", "#4a5a8a", "#a34b4b", "#5f9ea0")


def draw(folder: Path, rows: Sequence[Rating], played: Sequence[Played], language: str = "en") -> list[Path]:
    """Ratings with intervals, final points, and time per decision."""
    import matplotlib

    matplotlib.use("Agg")
    files: list[Path] = []
    for name, paint in (("ratings", _ratings), ("points", _points), ("time", _time)):
        figure = paint(rows, played, language)
        for kind in ("png", "svg"):
            file = folder / f"{name}.{kind}"
            figure.savefig(file, dpi=150, bbox_inches="tight", metadata={"Date": None} if kind == "svg" else None)
            files.append(file)
    return files


def _axes(bots: int, title: str, language: str) -> tuple[Any, Any]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 1.2 + 0.5 * max(bots, 3)))
    axes = figure.subplots()
    axes.set_title(site_texts(language).say(f"{title}-title"), loc="left", color=INK)
    axes.set_xlabel(site_texts(language).say(f"{title}-axis"), color=INK)
    axes.spines[["top", "right"]].set_visible(False)
    axes.tick_params(colors=INK)
    return figure, axes


def _hue(number: int) -> str:
    return HUES[number % len(HUES)]


def _ratings(rows: Sequence[Rating], played: Sequence[Played], language: str) -> Any:
    figure, axes = _axes(len(rows), "arena-ratings", language)
    for number, row in enumerate(reversed(rows)):
        axes.errorbar(row.rating, number, xerr=[[max(0, row.rating - row.low)], [max(0, row.high - row.rating)]],
                      fmt="o", color=_hue(len(rows) - 1 - number), capsize=4, markersize=7, linewidth=2)
    axes.set_yticks(range(len(rows)), [row.bot for row in reversed(rows)])
    axes.grid(axis="x", alpha=0.3)
    return figure


def _by_bot(rows: Sequence[Rating], played: Sequence[Played], what: str) -> list[list[float]]:
    """Final points, or milliseconds, of every bot in the order of the rows."""
    found: dict[str, list[float]] = {row.bot: [] for row in rows}
    for game in played:
        for seat, bot in enumerate(game.match.seats):
            if what == "points":
                found[bot].append(game.points[seat])
            else:
                found[bot] += [1000 * seconds for seconds in game.thinking[seat]]
    return list(found.values())


def _points(rows: Sequence[Rating], played: Sequence[Played], language: str) -> Any:
    figure, axes = _axes(len(rows), "arena-points", language)
    for number, points in enumerate(_by_bot(rows, played, "points")):
        axes.hist(points, bins=30, histtype="step", linewidth=2, color=_hue(number), label=rows[number].bot)
    axes.legend(frameon=False)
    return figure


def _time(rows: Sequence[Rating], played: Sequence[Played], language: str) -> Any:
    figure, axes = _axes(len(rows), "arena-time", language)
    times = [milliseconds or [0.0] for milliseconds in reversed(_by_bot(rows, played, "time"))]
    boxes = axes.boxplot(times, orientation="horizontal", showfliers=False, patch_artist=True)
    for number, box in enumerate(boxes["boxes"]):
        box.set_facecolor(_hue(len(rows) - 1 - number))
    axes.set_xscale("symlog", linthresh=0.1)
    axes.set_yticks(range(1, len(rows) + 1), [row.bot for row in reversed(rows)])
    return figure


def chances_plot(found: Analysis, names: Sequence[str], language: str = "en") -> Any:
    """Everybody's chance to win after every decision of a game, with its turning points."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 3))
    axes = figure.subplots()
    for seat, name in enumerate(names):
        axes.plot([row[seat] for row in found.chances], color=HUES[seat], label=name)
    for number in found.turning_points():
        axes.axvline(number, color=INK, linewidth=0.5, linestyle=":")
    axes.set_ylim(0, 1)
    axes.set_xlim(0, found.decisions)
    axes.set_title(site_texts(language).say("analysis-chances"), loc="left", color=INK)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False)
    return figure
