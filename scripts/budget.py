"""What a table costs: time to draw one viewer after one decision, bytes on the wire, the first load, the script.

    python scripts/budget.py [--decisions 120] [--players 4]

One random game of each kind, drawn for the seat that is asked in Persian on a wide screen, as the server would: view,
picture, look-ahead, changed parts, one compressed block. Limits: 4 ms (median), 12 KB an update, 250 KB the first load.
"""
from __future__ import annotations

import argparse
import random
import statistics
import time
import zlib

import meydan
from meydan.drawing.gallery import picture
from meydan.drawing.look import Look
from meydan.drawing.scene import paint_defs
from meydan.table import Table
from meydan.table.sequences import offered
from meydan.web import assets
from meydan.web.hub import Frame, message
from meydan.web.pages.frame import TABLE_SCRIPT

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


def measure(name: str, players: int, decisions: int) -> str:
    game, rng = meydan.game(name), random.Random(5)
    count = min(players, game.players[-1])
    table = Table.new(game, NAMES[:count], seed=5)
    frames: dict[int, Frame] = {}
    times, sizes = [], []
    for _ in range(decisions):
        if table.over or not table.waiting:
            break
        seat = next((seat for seat in table.waiting if table.choices(seat)), None)
        if seat is None:
            break
        start = time.perf_counter()
        frame = draw(table, seat)
        times.append((time.perf_counter() - start) * 1000)
        if seat in frames:
            sizes.append(len(message(frame, frames[seat]).block))
        frames[seat] = frame
        table.act(seat, table.version, rng.choice(table.choices(seat)))
    full = max(len(message(frame, None).block) for frame in frames.values())
    faces = packed(assets.sprite_text(name, "fa", "wide"))
    load = full + faces + script()[1] + packed(paint_defs().encode()) + packed(assets.content("tokens.css") or b"")
    load += packed(assets.content("meydan.css") or b"") + packed(assets.content("table.css") or b"")
    times.sort()
    sizes.sort()
    late = times[int(len(times) * 0.95)]
    return (f"{name:20} {count} players: draw {statistics.median(times):5.2f} ms (95 %: {late:5.2f}), "
            f"update {statistics.median(sizes) / 1000:5.1f} KB (most {sizes[-1] / 1000:5.1f} KB), "
            f"first load {load / 1000:5.0f} KB")


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
