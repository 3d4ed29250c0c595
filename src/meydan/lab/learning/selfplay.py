"""A process that plays against itself and writes down what there is to learn.

Half of its games walk while the other half's leaves are being judged. The newest networks that play are read from the
run's folder as soon as they are there; until then the game's own opinion judges.
"""
from __future__ import annotations

import ctypes
import gc
import os
import signal
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray

from meydan.core.registry import game as find_game
from meydan.lab.learning.guests import dealer, guests, scripts
from meydan.lab.learning.model import NARROW, Net
from meydan.lab.learning.targets import found_by_search, later_searches
from meydan.lab.learning.team import Team
from meydan.search.network import listed, shape
from meydan.search.search import has_secrets
from meydan.search.tree_field import LEGAL, Field

NEWEST: Final = "newest.pt"             # the networks that play,
PAST: Final = "past.pt"                 # and those that come to visit
LOOK_SECONDS: Final = 2.0               # between looks for a newer network
FLUSH_SECONDS: Final = 4.0              # between files of finished games
MEMORY: Final = 400_000_000             # bytes of observations a process holds


@dataclass(frozen=True)
class Plan:
    """How a run plays."""

    game: str
    folder: str
    games: int = 256                    # at once in each half
    few: int = 24
    many: int = 128
    share: float = 0.3
    visitors: float = 0.15
    random_starts: float = 0.1
    device: str = "cpu"
    units: tuple[tuple[int, int], ...] = ((512, NARROW),)       # of the networks whose mean plays
    seed: int = 1
    players: tuple[int, ...] | None = None


def width_for(game: str) -> int:
    """Units of the first layer with which the network's file stays below 4 MB."""
    return 512 if shape(game).judged < 2600 else 256


class Half:
    """One half of the games, and the network's answers to its leaves."""

    def __init__(self, plan: Plan, seed: int) -> None:
        game = find_game(plan.game)
        found = shape(plan.game)
        parts, width = listed(found)
        room = max(4 * plan.games, min(plan.games * 100 + 20_000, MEMORY // found.size))
        self.plan = plan
        self.judged = found.judged
        self.field = Field(
            dealer(game, plan.players), guests(game, seed), plan.games, room, seed, found.size, found.outputs,
            found.seats, parts, width, has_secrets(game), plan.few, plan.many, plan.share, plan.visitors, scripts(game),
            plan.random_starts)
        field: Any = self.field
        desk: Any = self.field.desk
        self.rows = np.frombuffer(desk.observations, np.uint8).reshape(plan.games, found.size)
        self.logits = _writable(np.frombuffer(desk.logits, np.float64)).reshape(plan.games, found.outputs)
        self.values = _writable(np.frombuffer(desk.values, np.float64)).reshape(plan.games, found.seats)
        self.askers = np.frombuffer(field.askers, np.uint8)
        wide = {"observations": found.size, "codes": LEGAL, "visits": LEGAL, "results": found.seats}
        kinds = {"observations": np.uint8, "codes": np.int16, "visits": np.int16, "kind": np.uint8,
                 "players": np.uint8, "full": np.uint8, "asked": np.uint8}
        self.tables: dict[str, NDArray[Any]] = {}
        for name in ("observations", "codes", "visits", "worth", "results", "margin", "kind", "players", "full",
                     "asked"):
            table = np.frombuffer(getattr(field, name), kinds.get(name, np.float64))
            self.tables[name] = table.reshape(-1, wide[name]) if name in wide else table
        self.waits = False
        self.cuda = plan.device != "cpu"
        if self.cuda:
            self.shown = torch.empty((plan.games, found.judged), dtype=torch.uint8).pin_memory()
            self.there = torch.empty((plan.games, found.judged), dtype=torch.uint8, device=plan.device)
            self.said = torch.empty((plan.games, found.outputs), dtype=torch.float32).pin_memory()
            self.worth = torch.empty((plan.games, found.seats), dtype=torch.float32).pin_memory()
            self.event = torch.cuda.Event(blocking=True)
            self.stream = torch.cuda.Stream()

    def ask(self, newest: Team | None, past: Team | None) -> None:
        """Send the leaves to the network."""
        self.waits = True
        if newest is None:
            return
        if not self.cuda:
            with torch.inference_mode():
                logits, values = self._judge(torch.from_numpy(self.rows[:, :self.judged].copy()), newest, past)
            self._clear()
            self.logits[:] = logits.numpy()
            self.values[:] = values.numpy()
            return
        self.shown.numpy()[:] = self.rows[:, :self.judged]
        self._clear()
        with torch.inference_mode(), torch.cuda.stream(self.stream):
            self.there.copy_(self.shown, non_blocking=True)
            logits, values = self._judge(self.there, newest, past)
            self.said.copy_(logits, non_blocking=True)
            self.worth.copy_(values, non_blocking=True)
            self.event.record(self.stream)

    def _judge(self, rows: torch.Tensor, newest: Team, past: Team | None) -> tuple[torch.Tensor, torch.Tensor]:
        logits, values = newest.answer(rows)
        if past is not None and self.askers.any():
            theirs = torch.from_numpy(self.askers.copy())
            if self.cuda:
                theirs = theirs.pin_memory().to(rows.device, non_blocking=True)
            old_logits, old_values = past.answer(rows)
            logits = torch.where(theirs[:, None] > 0, old_logits, logits)
            values = torch.where(theirs[:, None] > 0, old_values, values)
        return logits, values

    def _clear(self) -> None:
        ctypes.memset(self.rows.ctypes.data, 0, self.rows.nbytes)

    def hear(self, newest: Team | None) -> None:
        if not self.waits:
            return
        if newest is not None and self.cuda:
            self.event.synchronize()
            self.logits[:] = self.said.numpy()
            self.values[:] = self.worth.numpy()
        self.field.absorb()
        self.waits = False

    def finished(self) -> dict[str, NDArray[Any]] | None:
        """The rows of games that ended since the last call."""
        done = list(self.field.done)
        if not done:
            return None
        lengths = list(self.field.lengths)
        self.field.done.clear()
        self.field.lengths.clear()
        at = np.array(done)
        rows = {name: table[at] for name, table in self.tables.items()}
        rows["observations"] = rows["observations"][:, :self.judged]
        worth, asked = rows.pop("worth"), rows.pop("asked")
        rows["later"] = later_searches(worth, rows["results"], asked, rows["players"], lengths)
        rows["found"] = found_by_search(worth, rows["later"])
        for name in ("results", "found", "later", "margin"):
            rows[name] = rows[name].astype(np.float16)
        self.field.release(done)
        return rows


def _writable(window: NDArray[np.float64]) -> NDArray[np.float64]:
    """The same memory, which numpy lets one write."""
    size = window.size
    memory: Any = (ctypes.c_double * size).from_address(window.ctypes.data)
    found: NDArray[np.float64] = np.frombuffer(memory, np.float64)
    return found


def work(plan: Plan, number: int, stop: float) -> None:
    """Play until the time `stop`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)    # who started this ends it
    gc.disable()
    torch.set_num_threads(1)
    seed = plan.seed * 1000 + number
    folder = Path(plan.folder)
    halves = [Half(plan, seed * 7 + half) for half in range(2)]
    for half in halves:
        half.field.own = True
    newest: Team | None = None
    past: Team | None = None
    stamps: dict[str, int] = {}
    looked = 0.0
    flushed = time.time()
    files = 0
    begun = time.time()
    while time.time() < stop:
        if time.time() - looked > LOOK_SECONDS:
            looked = time.time()
            fresh = _newer(plan, folder / NEWEST, newest, stamps)
            if newest is None and fresh is not None:
                for half in halves:                 # leaves found under the game's own opinion are judged by it
                    half.hear(None)
                    half.field.own = False
            newest = fresh
            past = _newer(plan, folder / PAST, past, stamps)
            for half in halves:
                half.field.past = past is not None
        for half in halves:
            half.hear(newest)
            half.field.collect()
            half.ask(newest, past)
        if time.time() - flushed > FLUSH_SECONDS:
            flushed = time.time()
            files += _flush(halves, folder, number, files, flushed - begun)
    _flush(halves, folder, number, files, time.time() - begun)


def _newer(plan: Plan, file: Path, team: Team | None, stamps: dict[str, int]) -> Team | None:
    """The networks of the file if they are newer than those at hand."""
    try:
        stamp = file.stat().st_mtime_ns
    except OSError:
        return team
    if stamps.get(file.name) == stamp:
        return team
    stamps[file.name] = stamp
    kind = torch.float32 if plan.device == "cpu" else torch.float16
    if team is None:
        team = Team(Net(plan.game, *units) for units in plan.units).to(plan.device, kind).eval()
    team.load_state_dict(torch.load(file, map_location=plan.device, weights_only=True))
    return team


def _flush(halves: list[Half], folder: Path, number: int, files: int, seconds: float) -> int:
    """Write what was finished; 1 if there was anything."""
    parts = [rows for half in halves if (rows := half.finished()) is not None]
    if not parts:
        return 0
    fields = [half.field for half in halves]
    counts = np.array([sum(int(getattr(field, name)) for field in fields)
                       for name in ("finished", "decisions", "walks", "given_up")] + [int(seconds)])
    name = folder / f"rows-{number}-{os.getpid()}-{files}.npz"
    with name.with_suffix(".tmp").open("wb") as out:
        tables: dict[str, Any] = {key: np.concatenate([rows[key] for rows in parts]) for key in parts[0]}
        np.savez(out, counts=counts, **tables)
    name.with_suffix(".tmp").rename(name)
    return 1
