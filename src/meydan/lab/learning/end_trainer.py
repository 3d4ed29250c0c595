"""A run that learns to judge ends of turns: processes play, then a network learns from all that the folder holds, or
several do, whose mean is written as `network-deep.onnx`.

Started again in its folder it plays more games beside those that are there. Where a network plays, what it says later
in a game is learned towards first; else what the game's opinion says.
"""
from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

from meydan.core.processes import process
from meydan.lab.learning.course import BadPupil, Pupil
from meydan.lab.learning.end_games import USUAL, Manner, gathered, work
from meydan.lab.learning.end_model import (
    MANY,
    Bytes,
    EndNet,
    Floats,
    Shape,
    beside,
    export,
    log_loss,
    taught,
    usual_shape,
)
from meydan.lab.learning.end_progress import Tell, watch
from meydan.search.judge import ENDS, LAYOUTS, layouts, session

TENTH: Final = 10                       # of the games are kept unseen for the report


@dataclass(frozen=True)
class Learned:
    """What a run came to: log losses on games that were not learned from."""

    games: int
    rows: int
    opinion: float                      # of the hand-made opinion, set right for each stage,
    network: float                      # and of the network
    file: str = "network.onnx"          # that it is written to


def learn(game: str, folder: Path, seconds: float, workers: int, start: Path | None = None, device: str = "cpu",
          pupils: Sequence[Pupil] = (), tell: Tell | None = None, reading: str = ENDS,
          manner: Manner = USUAL) -> Learned:
    """Play so long, learn from nine tenths and report on the rest, then learn from all and write what was learned, for
    the tables of a layout (`reading`). While games are played, `tell` hears now and then how many there are."""
    layout, name = layouts(game)[reading], LAYOUTS[reading]
    ways = ways_of(usual_shape(layout), pupils or (Pupil(start=str(start) if start else None),))
    folder.mkdir(parents=True, exist_ok=True)
    play(partial(work, layout=reading, manner=manner), game, folder, seconds, workers, start, tell)
    played = gathered(folder)
    said = named(start, played.rows) if start else None

    def nets(which: Any) -> list[EndNet]:
        before = None if said is None else said[which]
        return [taught(layout, played.chosen(which), device, shape, before, seed, begin)
                for seed, (shape, begin) in enumerate(ways)]

    unseen = played.games % TENTH == 0
    net = beside(layout, nets(~unseen))
    ended = played.chosen(unseen & (played.rows[:, layout.MOVER] == 0))     # the search judges for those who have moved
    with torch.no_grad():
        given = torch.from_numpy(ended.rows)
        told = Learned(int(played.games[-1]) + 1, len(played.rows), log_loss(net.opinion(given), ended.won),
                       log_loss(net(given), ended.won), f"{name}.onnx")
    note(told, folder)
    learned = nets(np.ones(len(played.rows), bool))
    export(learned[0], folder / f"{name}.onnx")
    (folder / f"{name}-deep.onnx").unlink(missing_ok=True)
    if len(learned) > 1:
        export(beside(layout, learned), folder / f"{name}-deep.onnx")
    return told


def play(work: Callable[..., None], game: str, folder: Path, seconds: float, workers: int, start: Path | None,
         tell: Tell | None) -> None:
    """Processes play so long, and write what they played into the folder."""
    players = [process(work, game, str(folder), number, seconds, str(start) if start else None)
               for number in range(workers)]
    for player in players:
        player.start()
    watch(players, folder, tell)


def note(told: Learned, folder: Path) -> None:
    """Keep what a run came to."""
    with (folder / "learned.jsonl").open("a", encoding="utf-8") as out:
        out.write(json.dumps(asdict(told)) + "\n")


def ways_of(usual: Shape, pupils: Sequence[Pupil]) -> list[tuple[Shape, Path | None]]:
    """The shapes of networks that words describe, and the files they begin with; besides units and dropout that is all
    that may be said of one."""
    for one in pupils:
        for setting in ("rate", "decay", "targets"):
            if getattr(one, setting) != getattr(Pupil(), setting):
                raise BadPupil(name=one.name, setting=setting)
    return [(replace(usual, wide=one.wide or usual.wide, narrow=one.narrow or usual.narrow,
                     hidden=one.dropout or usual.hidden), Path(one.start) if one.start else None) for one in pupils]


def named(network: Path, rows: Bytes) -> Floats:
    """The chances that a network in a file names for rows."""
    running = session(network)
    parts = [running.run(None, {"observation": rows[start:start + MANY]})[0][:, 0]
             for start in range(0, len(rows), MANY)]
    return np.asarray((1 + np.concatenate(parts)) / 2, np.float32)
