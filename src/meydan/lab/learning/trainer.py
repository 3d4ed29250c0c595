"""A run of learning: processes play, this one trains, hands its networks back to them, and keeps all in one folder.

Several networks may learn beside one another from the same games, while the mean of the first of them plays. A run that
is started again in its folder goes on from what was kept last. Files: `kept.pt` (weights, averages, optimizers,
counts), `league/` (past versions), `progress.jsonl`, `network.onnx` (the averaged weights of the first network); of
several `networks/NAME.onnx`, and `network-deep.onnx`, the mean of those that are chosen (`chosen.json` says by what).
"""
from __future__ import annotations

import json
import os
import time
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor

from meydan.core.errors import MeydanError
from meydan.core.processes import process
from meydan.lab.learning.buffer import Buffer
from meydan.lab.learning.choice import chosen, error
from meydan.lab.learning.course import Course
from meydan.lab.learning.joined import export_joined, size_joined
from meydan.lab.learning.learner import Learner
from meydan.lab.learning.model import code_table, export, read
from meydan.lab.learning.selfplay import NEWEST, PAST, Plan, work
from meydan.lab.learning.team import Team
from meydan.search.network import shape

LEAST: Final = 4_000                    # rows before training begins
SOONEST: Final = 20                     # steps before the first network is handed out
HAND_SECONDS: Final = 8.0               # between networks handed to the players
KEEP_SECONDS: Final = 60.0              # between versions kept, which also come to visit
TELL_SECONDS: Final = 15.0
STEPS: Final = 20                       # between looks at what was played, or
LOOK_SECONDS: Final = 1.0               # so long
HELD: Final = (25, 3)                   # of so many files of rows, that one is kept to choose networks by
HELD_ROWS: Final = 200_000              # at most
ANSWERED: Final = 16_384                # rows at once
LARGEST: Final = 3_900_000              # bytes of a file that ships
Parts = dict[str, float]


@dataclass
class Told:
    """Progress: one line of `progress.jsonl`."""

    seconds: float
    rows: int
    steps: int
    rate: float                                                 # of the first network
    games: int
    games_a_second: float
    walks_a_second: float
    losses: dict[str, Parts] = field(default_factory=dict)      # of each network
    unseen: dict[str, Parts] = field(default_factory=dict)      # the same on rows nobody has learned from yet


class Run:
    """One run in its folder."""

    def __init__(self, plan: Plan, course: Course) -> None:
        self.course = course
        self.folder = Path(plan.folder)
        (self.folder / "league").mkdir(parents=True, exist_ok=True)
        torch.set_float32_matmul_precision("high")
        torch.set_num_threads(max(1, (os.cpu_count() or 1) - course.workers))     # more would wait for the players
        names = [pupil.name for pupil in course.pupils]
        for name in names:
            if names.count(name) > 1:
                raise MeydanError("error-same-network", name=name)
        self.learners = {pupil.name: Learner(plan.game, pupil, plan.seed + number, course.device)
                         for number, pupil in enumerate(course.pupils)}
        self.first = self.learners[course.pupils[0].name]
        self.used = 0
        self.spent = 0.0                            # seconds of earlier starts of this run
        playing = list(self.learners.values())[:course.playing]
        self.handed = all(learner.pupil.start for learner in playing)   # else the game's own opinion plays first
        self._go_on()
        self.team = Team(learner.mean for learner in playing)
        self.plan = replace(plan, units=tuple(learner.units for learner in playing),
                            seed=plan.seed + self.first.steps)          # so that no deal comes again when it goes on
        self.table = code_table(shape(plan.game), course.device)
        self.buffer = Buffer(plan.game, course.room, course.device)
        self.held = Buffer(plan.game, HELD_ROWS if len(self.learners) > 1 else 1, course.device)
        self.files = 0
        self.counts: dict[str, Any] = {}
        self.unseen: list[dict[str, dict[str, Tensor]]] = []
        self.lots = Random(plan.seed)

    def _go_on(self) -> None:
        file = self.folder / "kept.pt"
        if not file.exists():
            return
        kept = torch.load(file, map_location=self.course.device, weights_only=True)
        networks = kept.get("networks", {})
        if {name: list(learner.units) for name, learner in self.learners.items()} != {
                name: one["units"] for name, one in networks.items()}:
            raise MeydanError("error-other-networks", folder=str(self.folder))
        for name, learner in self.learners.items():
            learner.go_on(networks[name])
        self.spent = float(kept["spent"])
        self.handed = True

    def go(self) -> Generator[Told, None, None]:
        """Play and train until the time is over, telling now and then how it goes; then write the networks."""
        begun = time.time()
        stop = begun + self.course.seconds
        if self.handed:
            self._hand()
            self._keep(0.0)
        players = [process(work, self.plan, number, stop) for number in range(self.course.workers)]
        for player in players:
            player.start()
        try:
            yield from self._learn(begun, stop)
            for player in players:
                player.join(30)
        finally:
            for player in players:
                if player.is_alive():
                    player.terminate()
            self._keep(time.time() - begun)         # also of a run that is stopped
        self._write()

    def _learn(self, begun: float, stop: float) -> Iterator[Told]:
        handed = kept = told = time.time()
        last = (np.zeros(5), told)
        sums: dict[str, dict[str, Tensor]] = {}
        count = 0
        while (now := time.time()) < stop:
            self._take()
            if self.buffer.total < LEAST or self.used > self.buffer.total * self.course.reuse:
                time.sleep(0.1)
            else:
                for _ in range(STEPS):
                    _add(sums, self._step((time.time() - begun) / self.course.seconds))
                    count += 1
                    if time.time() - now > LOOK_SECONDS:
                        break
            if self.first.steps >= SOONEST and now - handed > HAND_SECONDS:
                handed = now
                self._hand()
            if self.first.steps >= SOONEST and now - kept > KEEP_SECONDS:
                kept = now
                self._keep(now - begun)
            if now - told > TELL_SECONDS:
                counts = sum(self.counts.values(), np.zeros(5))
                speed = (counts - last[0]) / max(now - last[1], 1e-9)
                last = (counts, now)
                told = now
                line = Told(
                    round(self.spent + now - begun, 1), self.buffer.total, self.first.steps,
                    self.first.rate((now - begun) / self.course.seconds, self.course.flat), int(counts[0]),
                    round(float(speed[0]), 1), round(float(speed[2]), 1), _means(sums, count), self._tell_unseen())
                sums, count = {}, 0
                with (self.folder / "progress.jsonl").open("a", encoding="utf-8") as out:
                    out.write(json.dumps(vars(line)) + "\n")
                yield line

    def _take(self) -> None:
        """Read what the players finished."""
        for file in sorted(self.folder.glob("rows-*.npz")):
            self.files += 1
            with np.load(file) as rows:
                self.counts["-".join(file.stem.split("-")[1:3])] = rows["counts"].astype(float)
                keeps = len(self.learners) > 1 and self.files % HELD[0] == HELD[1]
                buffer = self.held if keeps else self.buffer
                at = buffer.add(rows)
            file.unlink()
            if self.first.steps > SOONEST and len(self.unseen) < 12:
                some = buffer.rows(at[torch.randperm(len(at), device=at.device)[:2048]])
                self.unseen.append({name: learner.unseen(some, self.table)
                                    for name, learner in self.learners.items()})

    def _tell_unseen(self) -> dict[str, Parts]:
        sums: dict[str, dict[str, Tensor]] = {}
        for one in self.unseen:
            _add(sums, one)
        found = _means(sums, len(self.unseen))
        self.unseen = []
        return found

    def _step(self, share: float) -> dict[str, dict[str, Tensor]]:
        """Every network learns from rows of its own lot."""
        self.used += self.course.batch
        return {name: learner.step(self.buffer.draw(self.course.batch), self.table,
                                   learner.rate(share, self.course.flat)) for name, learner in self.learners.items()}

    def _hand(self) -> None:
        """Give the averaged weights to the players, and a past version to the visitors."""
        kind = torch.float32 if self.plan.device == "cpu" else torch.float16
        _save(self.folder / NEWEST, {name: tensor.to(kind) for name, tensor in self.team.state_dict().items()})
        league = sorted((self.folder / "league").glob("*.pt"))
        if league:
            found = torch.load(self.lots.choice(league), map_location="cpu", weights_only=True)
            _save(self.folder / PAST, {name: tensor.to(kind) for name, tensor in found.items()})

    def _keep(self, spent: float) -> None:
        """Keep all that is needed to go on, and a version for the league."""
        _save(self.folder / "kept.pt", {
            "networks": {name: learner.kept() for name, learner in self.learners.items()}, "spent": self.spent + spent})
        _save(self.folder / "league" / f"{self.first.steps:07d}.pt",
              {name: tensor.half().cpu() for name, tensor in self.team.state_dict().items()})

    def _write(self) -> None:
        """The files that searches read."""
        game = self.plan.game
        export(self.first.mean, game, self.folder / "network.onnx")
        if len(self.learners) > 1:
            for name, learner in self.learners.items():
                export(learner.mean, game, self.folder / "networks" / f"{name}.onnx")
        (self.folder / "network-deep.onnx").unlink(missing_ok=True)
        beside = [read(game, Path(file)) for file in self.course.beside]
        if len(self.learners) > 1 or beside:
            means = {name: learner.mean for name, learner in self.learners.items()}
            names = self._chosen(LARGEST - sum(size_joined(net) for net in beside))
            export_joined([*(means[name] for name in names), *beside], game, self.folder / "network-deep.onnx")

    def _chosen(self, room: int) -> list[str]:
        """The networks that are asked together, and on paper why."""
        count = len(self.held)
        shown, results = self.held.tables["observations"], self.held.tables["results"][:count, 0].float().cpu().numpy()
        said: dict[str, Any] = {}
        for name, learner in self.learners.items():
            with torch.no_grad():
                parts = [learner.mean.answer(shown[at:min(at + ANSWERED, count)])[1][:, 0].cpu().numpy()
                         for at in range(0, count, ANSWERED)]
            said[name] = np.concatenate(parts) if parts else results
        names = chosen(said, results, {name: size_joined(learner.mean) for name, learner in self.learners.items()},
                       room) or [self.first.pupil.name]
        errors = {name: round(error([name], said, results), 4) for name in said} if count else {}
        (self.folder / "chosen.json").write_text(json.dumps(
            {"chosen": names, "rows": count, "error": round(error(names, said, results), 4) if count else None,
             "errors": errors}, indent=1) + "\n", encoding="utf-8")
        return names


def _add(sums: dict[str, dict[str, Tensor]], more: dict[str, dict[str, Tensor]]) -> None:
    for name, parts in more.items():
        held = sums.setdefault(name, {})
        for part, loss in parts.items():
            held[part] = held[part] + loss if part in held else loss


def _means(sums: dict[str, dict[str, Tensor]], count: int) -> dict[str, Parts]:
    return {name: {part: round(float(loss) / max(count, 1), 4) for part, loss in parts.items()}
            for name, parts in sums.items()}


def _save(file: Path, what: dict[str, Any]) -> None:
    torch.save(what, file.with_suffix(".tmp"))
    file.with_suffix(".tmp").rename(file)
