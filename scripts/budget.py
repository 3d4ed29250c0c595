"""What a table costs: time to draw one viewer after one decision, bytes on the wire, the first load, the script.

    python scripts/budget.py [--decisions 120] [--players 4]

One random game of each kind in Persian on a wide screen, as the server would: the picture with its look-ahead for the
seat that is asked, and for one player every update of the whole page, journal and all, as one compressed block.
Limits: 4 ms a picture (median), 12 KB any update, 250 KB the first load.
"""
from __future__ import annotations

import argparse
import random
import statistics
import time
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import meydan
from meydan.core.game import Game
from meydan.drawing.gallery import picture
from meydan.drawing.look import Look
from meydan.drawing.scene import paint_defs
from meydan.table import Table
from meydan.table.sequences import offered
from meydan.web import assets
from meydan.web.hub import Frame, Key, message
from meydan.web.live import LiveTable
from meydan.web.pages.frame import SHEETS, TABLE_SCRIPT
from meydan.web.settings import Settings
from meydan.web.storage import GameRow, Room, SeatRow

SCRIPT, FIRST_LOAD, UPDATE = 60_000, 250_000, 12_000    # bytes
NAMES = ("شیرین", "فرهاد", "لیلی", "مجنون", "ویس")


def packed(text: bytes) -> int:
    return len(zlib.compress(text, 6))


def draw(table: Table, seat: int) -> Frame:
    drawn, asked = picture(table.game), table.asked(seat)
    look, view, choices = Look("fa", "wide", table.names, seat), table.view(seat), list(asked.choices)
    scene = drawn.render(view, look, choices)
    actions = drawn.actions(view, look, choices, offered(asked, table.game))
    return Frame(0, scene.fragments(), {"v": table.version, "actions": actions})


def seated(game: Game, names: Sequence[str], seed: int, **options: Any) -> LiveTable:
    """A table of people, without a server around it."""
    table = Table.new(game, names, options, seed)
    row = GameRow(id="table0000001", game=game.name, rules=game.version, players=len(names),
                  options=dict(table.setup.options), host="guest0", uploaded=0, made=0.0, deal=table.setup.deal,
                  names=list(table.names), started=0.0, version=0, waiting=0, moved=0.0, ended=None, winners=0,
                  next=None)
    seats = [SeatRow(seat, "person", f"guest{seat}", name, "", None, 0.0) for seat, name in enumerate(names)]
    return LiveTable(Room(row, seats), [tuple(entry) for entry in table.entries], Settings(),
                     lambda table, seat: "token")


@dataclass
class Cost:
    """Of one game: milliseconds of single pictures, bytes of the first load and of every update of one player."""

    name: str
    players: int
    times: list[float]
    load: int
    updates: list[int]

    def __str__(self) -> str:
        return (f"{self.name:20} {self.players} players: draw {statistics.median(self.times):5.2f} ms "
                f"(95 %: {sorted(self.times)[int(len(self.times) * 0.95)]:5.2f}), "
                f"{len(self.updates)} updates of {statistics.median(self.updates) / 1000:5.1f} KB "
                f"(most {max(self.updates) / 1000:5.1f} KB), first load {self.load / 1000:5.0f} KB")


def measure(name: str, players: int, decisions: int, **options: Any) -> Cost:
    """A game at random, to its end or so many decisions."""
    game, rng = meydan.game(name), random.Random(5)
    live = seated(game, NAMES[:min(players, game.players[-1])], 5, **options)
    table, viewer = live.table, Key((0,), "fa", "wide")
    assert table is not None
    frame = live.paint(viewer)
    times: list[float] = []
    updates: list[int] = []
    full = 0
    while not table.over and len(updates) < decisions:
        able = [seat for seat in table.waiting if table.choices(seat)]
        if able:
            seat = rng.choice(able)
            if len(updates) % 4 == 0:
                start = time.perf_counter()
                draw(table, seat)
                times.append((time.perf_counter() - start) * 1000)
            table.act(seat, table.version, rng.choice(table.choices(seat)))
        else:                                   # a window passes
            table.next_due(0.0)
            table.tick(1e9)
        new = live.paint(viewer)
        updates.append(len(message(new, frame).block))
        if len(updates) % 20 == 0:
            full = max(full, len(message(new, None).block))
        frame = new
    load = full + packed(assets.sprite_text(name, "fa", "wide")) + script()[1] + packed(paint_defs().encode())
    load += sum(packed(assets.content(sheet) or b"") for sheet in SHEETS)
    return Cost(name, len(table.names), times, load, updates)


def script() -> tuple[int, int]:
    """What every table loads of the script, as it is served: plain and packed."""
    files = [assets.content(name) or b"" for name in (*assets.modules(TABLE_SCRIPT), TABLE_SCRIPT, "theme.js")]
    return sum(map(len, files)), sum(map(packed, files))


def later() -> int:
    """What is loaded where it is wanted: help, settings, sounds, the replay's bar."""
    loaded = {*assets.modules(TABLE_SCRIPT), TABLE_SCRIPT}
    rest = [name for name in assets.names() if name.startswith("table/") and name not in loaded]
    return sum(len(assets.content(name) or b"") for name in rest)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--decisions", type=int, default=120)
    options.add_argument("--players", type=int, default=4)
    given = options.parse_args()
    report(given.players, given.decisions)


def report(players: int = 4, decisions: int = 120) -> None:
    for name in meydan.games():
        print(measure(name, players, decisions), flush=True)
    plain, small = script()
    print(f"script of a table {plain / 1000:.1f} KB as served (limit {SCRIPT / 1000:.0f}), {small / 1000:.1f} packed; "
          f"{later() / 1000:.1f} KB more are loaded when they are asked for")


if __name__ == "__main__":
    main()
