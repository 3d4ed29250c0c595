"""A run of learning: processes play, this one trains, hands the network back to them, and keeps all in one folder.

A run that is started again in its folder goes on from the last network kept. Files: `kept.pt` (weights, averages,
optimizer, counts), `league/` (past versions), `progress.jsonl`, `network.onnx` (the averaged weights).
"""
from __future__ import annotations

import copy
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor

from meydan.core.processes import process
from meydan.lab.learning.model import Net, code_table, export, load, losses
from meydan.lab.learning.selfplay import NEWEST, PAST, Plan, work
from meydan.search.network import shape
from meydan.search.tree_field import LEGAL

LEAST: Final = 4_000                    # rows before training begins
SOONEST: Final = 20                     # steps before the first network is handed out
HAND_SECONDS: Final = 8.0               # between networks handed to the players
KEEP_SECONDS: Final = 60.0              # between versions kept, which also come to visit
TELL_SECONDS: Final = 15.0
STEPS: Final = 20                       # between looks at what was played, or
LOOK_SECONDS: Final = 1.0               # so long


@dataclass(frozen=True)
class Course:
    """How a run trains."""

    seconds: float
    workers: int = 1
    batch: int = 4096
    room: int = 3_000_000               # rows kept, the newest ones
    reuse: float = 3.0                  # how often a row is learned from, at most
    rate: float = 1.5e-3
    flat: float = 0.3                   # share of the time before the rate falls
    decay: float = 1e-4
    start: str | None = None            # an ONNX file to begin with
    device: str = "cpu"


@dataclass
class Told:
    """Progress: one line of `progress.jsonl`."""

    seconds: float
    rows: int
    steps: int
    rate: float
    games: int
    games_a_second: float
    walks_a_second: float
    losses: dict[str, float] = field(default_factory=dict)
    unseen: dict[str, float] = field(default_factory=dict)      # the same on rows nobody has learned from yet


class Buffer:
    """The newest rows, on the device that trains."""

    def __init__(self, game: str, room: int, device: str) -> None:
        found = shape(game)
        wide = {"observations": (found.judged,), "codes": (LEGAL,), "visits": (LEGAL,), "results": (found.seats,)}
        kinds = {"observations": torch.uint8, "codes": torch.int16, "visits": torch.int16, "kind": torch.uint8,
                 "players": torch.uint8, "full": torch.uint8}
        self.device = device
        self.room = room
        self.total = 0
        half = torch.float16
        self.tables = {name: torch.empty((room, *wide.get(name, ())), dtype=kinds.get(name, half), device=device)
                       for name in ("observations", "codes", "visits", "worth", "results", "margin", "kind", "players",
                                    "full")}

    def add(self, rows: dict[str, Any]) -> Tensor:
        """Take rows in; where they are."""
        count = len(rows["kind"])
        at = torch.arange(self.total, self.total + count, device=self.device) % self.room
        for name, table in self.tables.items():
            table[at] = torch.from_numpy(rows[name]).to(self.device)
        self.total += count
        return at

    def rows(self, at: Tensor) -> dict[str, Tensor]:
        return {name: table[at] for name, table in self.tables.items()}

    def draw(self, count: int) -> dict[str, Tensor]:
        """Rows by lot, of the newer part of all that was played."""
        size = min(self.total, self.room, max(400_000, int(self.total * 0.6)))
        return self.rows((self.total - 1 - torch.randint(0, size, (count,), device=self.device)) % self.room)


class Run:
    """One run in its folder."""

    def __init__(self, plan: Plan, course: Course) -> None:
        self.course = course
        self.folder = Path(plan.folder)
        (self.folder / "league").mkdir(parents=True, exist_ok=True)
        self.plan = plan
        torch.manual_seed(plan.seed)
        torch.set_float32_matmul_precision("high")
        self.net = Net(plan.game, plan.wide, plan.narrow).to(course.device)
        self.steps = 0
        self.used = 0
        self.spent = 0.0                            # seconds of earlier starts of this run
        self.handed = False
        self.optimizer = torch.optim.AdamW(self.net.parameters(), lr=course.rate, weight_decay=course.decay,
                                           fused=course.device != "cpu")
        kept = self.folder / "kept.pt"
        if kept.exists():
            found = torch.load(kept, map_location=course.device, weights_only=True)
            self.net.load_state_dict(found["net"])
            self.mean = copy.deepcopy(self.net)
            self.mean.load_state_dict(found["mean"])
            self.optimizer.load_state_dict(found["optimizer"])
            self.steps, self.spent = int(found["steps"]), float(found["spent"])
            self.handed = True
        else:
            if course.start:
                load(self.net, Path(course.start))
                self.handed = True
            self.mean = copy.deepcopy(self.net)
        self.table = code_table(shape(plan.game), course.device)
        self.buffer = Buffer(plan.game, course.room, course.device)
        self.counts: dict[str, Any] = {}
        self.unseen: list[dict[str, Tensor]] = []
        self.lots = Random(plan.seed)

    def go(self) -> Iterator[Told]:
        """Play and train until the time is over, telling now and then how it goes."""
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
        self._keep(time.time() - begun)
        export(self.mean, self.plan.game, self.folder / "network.onnx")

    def _learn(self, begun: float, stop: float) -> Iterator[Told]:
        handed = kept = told = time.time()
        last = (np.zeros(5), told)
        sums: dict[str, Tensor] = {}
        count = 0
        while (now := time.time()) < stop:
            self._take()
            if self.buffer.total < LEAST or self.used > self.buffer.total * self.course.reuse:
                time.sleep(0.1)
            else:
                for _ in range(STEPS):
                    for name, loss in self._step((time.time() - begun) / self.course.seconds).items():
                        sums[name] = sums.get(name, torch.zeros((), device=self.course.device)) + loss
                    count += 1
                    if time.time() - now > LOOK_SECONDS:
                        break
            if self.steps >= SOONEST and now - handed > HAND_SECONDS:
                handed = now
                self._hand()
            if self.steps >= SOONEST and now - kept > KEEP_SECONDS:
                kept = now
                self._keep(now - begun)
            if now - told > TELL_SECONDS:
                counts = sum(self.counts.values(), np.zeros(5))
                speed = (counts - last[0]) / max(now - last[1], 1e-9)
                last = (counts, now)
                told = now
                line = Told(
                    round(self.spent + now - begun, 1), self.buffer.total, self.steps,
                    self._rate((now - begun) / self.course.seconds), int(counts[0]),
                    round(float(speed[0]), 1), round(float(speed[2]), 1),
                    {name: round(float(loss) / max(count, 1), 4) for name, loss in sums.items()}, self._tell_unseen())
                sums, count = {}, 0
                with (self.folder / "progress.jsonl").open("a", encoding="utf-8") as out:
                    out.write(json.dumps(vars(line)) + "\n")
                yield line

    def _take(self) -> None:
        """Read what the players finished."""
        for file in sorted(self.folder.glob("rows-*.npz")):
            with np.load(file) as rows:
                self.counts["-".join(file.stem.split("-")[1:3])] = rows["counts"].astype(float)
                at = self.buffer.add(rows)
            file.unlink()
            if self.steps > SOONEST and len(self.unseen) < 12:
                some = at[torch.randperm(len(at), device=at.device)[:2048]]
                with torch.no_grad():
                    self.unseen.append(losses(self.mean, self.buffer.rows(some), self.table)[1])

    def _tell_unseen(self) -> dict[str, float]:
        found = {name: round(float(sum(part[name] for part in self.unseen)) / len(self.unseen), 4)
                 for name in (self.unseen[0] if self.unseen else ())}
        self.unseen = []
        return found

    def _rate(self, share: float) -> float:
        """The rate of learning: a short rise, a plain, a fall to almost nothing."""
        course = self.course
        rise = min(1.0, (self.steps + 1) / 200)
        return course.rate * rise * (1 - 0.98 * max(0.0, (min(share, 1.0) - course.flat) / (1 - course.flat)))

    def _step(self, share: float) -> dict[str, Tensor]:
        rate = self._rate(share)
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        batch = self.buffer.draw(self.course.batch)
        with torch.autocast("cuda", dtype=torch.bfloat16, enabled=self.course.device != "cpu"):
            whole, parts = losses(self.net, batch, self.table)
        self.optimizer.zero_grad(set_to_none=True)
        whole.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimizer.step()
        self.steps += 1
        self.used += self.course.batch
        keep = min(0.999, 1 - 1 / (1 + self.steps / 10))
        with torch.no_grad():
            for mean, now in zip(self.mean.parameters(), self.net.parameters()):
                mean.lerp_(now, 1 - keep)
        return parts

    def _hand(self) -> None:
        """Give the averaged weights to the players, and a past version to the visitors."""
        kind = torch.float32 if self.plan.device == "cpu" else torch.float16
        _write(self.folder / NEWEST, {name: tensor.to(kind) for name, tensor in self.mean.state_dict().items()})
        league = sorted((self.folder / "league").glob("*.pt"))
        if league:
            found = torch.load(self.lots.choice(league), map_location="cpu", weights_only=True)
            _write(self.folder / PAST, {name: tensor.to(kind) for name, tensor in found.items()})

    def _keep(self, spent: float) -> None:
        """Keep all that is needed to go on, and a version for the league."""
        _write(self.folder / "kept.pt", {
            "net": self.net.state_dict(), "mean": self.mean.state_dict(), "optimizer": self.optimizer.state_dict(),
            "steps": self.steps, "spent": self.spent + spent})
        _write(self.folder / "league" / f"{self.steps:07d}.pt",
               {name: tensor.half().cpu() for name, tensor in self.mean.state_dict().items()})


def _write(file: Path, what: dict[str, Any]) -> None:
    torch.save(what, file.with_suffix(".tmp"))
    file.with_suffix(".tmp").rename(file)

