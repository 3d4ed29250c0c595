"""A run that learns to judge ends of turns: processes play, then one network learns from all that the folder holds.

Started again in its folder it plays more games beside those that are there.
"""
from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import torch

from meydan.core.processes import process
from meydan.core.registry import game as find_game
from meydan.lab.learning.end_games import gathered, work
from meydan.lab.learning.end_model import export, log_loss, taught

TENTH: Final = 10                       # of the games are kept unseen for the report


@dataclass(frozen=True)
class Learned:
    """What a run came to: log losses on games that were not learned from."""

    games: int
    rows: int
    opinion: float                      # of the hand-made opinion, set right for each stage,
    network: float                      # and of the network


def learn(game: str, folder: Path, seconds: float, workers: int, start: Path | None = None,
          device: str = "cpu") -> Learned:
    """Play so long, learn from nine tenths and report on the rest, then learn from all and write `network.onnx`."""
    folder.mkdir(parents=True, exist_ok=True)
    players = [process(work, game, str(folder), number, seconds, str(start) if start else None)
               for number in range(workers)]
    for player in players:
        player.start()
    for player in players:
        player.join()
    found = find_game(game)
    layout: Any = import_module(f"{type(found).__module__}.ends")
    played = gathered(folder)
    unseen = played.games % TENTH == 0
    net = taught(layout, played.chosen(~unseen), device)
    ended = played.chosen(unseen & (played.rows[:, layout.MOVER] == 0))     # the search judges for those who have moved
    with torch.no_grad():
        given = torch.from_numpy(ended.rows)
        told = Learned(int(played.games[-1]) + 1, len(played.rows), log_loss(net.opinion(given), ended.won),
                       log_loss(net(given), ended.won))
    with (folder / "learned.jsonl").open("a", encoding="utf-8") as out:
        out.write(json.dumps(asdict(told)) + "\n")
    export(taught(layout, played, device), folder / "network.onnx")
    return told
