"""A run that learns to judge where playouts end: processes play, then a network learns from all that the folder holds.

Started again in its folder it plays more games beside those that are there.
"""
from __future__ import annotations

from importlib import import_module
from pathlib import Path

from meydan.core.registry import game as find_game
from meydan.lab.learning.end_progress import Tell
from meydan.lab.learning.end_trainer import TENTH, Learned, note, play
from meydan.lab.learning.prospect_games import gathered, work
from meydan.lab.learning.prospect_model import ProspectNet, export, losses, taught
from meydan.search.judge import judged_tables


def learn(game: str, folder: Path, seconds: float, workers: int, start: Path | None = None,
          device: str = "cpu", tell: Tell | None = None) -> list[Learned]:
    """Play so long at tables of all sizes; then, for each of the game's networks, learn from nine tenths and report on
    the rest, learn from all and write it. Larger tables' games are fewer and tell less, so what is learned for them
    begins with the first network, of the smallest table."""
    folder.mkdir(parents=True, exist_ok=True)
    play(work, game, folder, seconds, workers, start, tell)
    rules = find_game(game)
    layout, opinion = (import_module(f"{type(rules).__module__}.{name}") for name in ("prospects", "evaluate"))
    found: list[Learned] = []
    first: ProspectNet | None = None
    for file, tables in judged_tables(rules).items():
        played = gathered(folder, tables)
        if played is None:
            continue
        unseen = played.games % TENTH == 0
        net = taught(layout, opinion.PHASES, played.chosen(~unseen), device, first)
        hand_made, learned = (float(loss.mean()) for loss in losses(net, played.chosen(unseen)))
        found.append(Learned(int(played.games[-1]) + 1, len(played.rows), hand_made, learned, file))
        note(found[-1], folder)
        net = taught(layout, opinion.PHASES, played, device, first)
        export(net, layout, opinion, folder / file)
        first = first or net
    return found
