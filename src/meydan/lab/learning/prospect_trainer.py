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
from meydan.lab.learning.prospect_model import export, losses, taught


def learn(game: str, folder: Path, seconds: float, workers: int, start: Path | None = None,
          device: str = "cpu", tell: Tell | None = None) -> Learned:
    """Play so long, learn from nine tenths and report on the rest, then learn from all and write `network.json`."""
    folder.mkdir(parents=True, exist_ok=True)
    play(work, game, folder, seconds, workers, start, tell)
    module = type(find_game(game)).__module__
    layout, opinion = (import_module(f"{module}.{name}") for name in ("prospects", "evaluate"))
    played = gathered(folder)
    unseen = played.games % TENTH == 0
    net = taught(layout, opinion.PHASES, played.chosen(~unseen), device)
    told = Learned(int(played.games[-1]) + 1, len(played.rows), *losses(net, played.chosen(unseen)))
    note(told, folder)
    export(taught(layout, opinion.PHASES, played, device), layout, opinion, folder / "network.json")
    return told
