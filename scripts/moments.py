"""Moments of games played by bots, laid into a server's database as tables of their own.

A moment is named by what is asked there: `HoldOne`, `Maneuver@200` (the first one after 200 decisions), `@120`, `end`.
"""
from __future__ import annotations

import json
import sqlite3
import time
import uuid
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import meydan
from meydan.bots.catalogue import bot
from meydan.bots.handle import Handle
from meydan.core.record import Record
from meydan.core.state import CHANCE, GameState
from meydan.table import Table
from meydan.table.window import EVERYONE

LONGEST = 4000


@cache
def played(game: str, players: int, seed: int, level: str = "easy") -> tuple[list[tuple[int, int]], list[str]]:
    """The decisions of a whole game of bots, and what was asked at each ("" where there was only one answer)."""
    rules, decisions, asked = meydan.game(game), [], []
    state = rules.new(players=players, seed=seed)
    bots = [bot(level, seat, seed + seat) for seat in range(players)]
    while not state.over and len(decisions) < LONGEST:
        asked.append(state.asking if len(state.choices) > 1 else "")
        decisions.append((int(state.current), _choice(state, bots, len(decisions))))
        state.apply(decisions[-1][1])
    return decisions, asked


def _choice(state: GameState, bots: Sequence[Any], number: int) -> int:
    seat, choices = int(state.current), state.choices
    if seat == CHANCE or len(choices) == 1:
        return int(choices[number % len(choices)])
    return int(bots[seat].choose(state.view(seat), Handle(state, seat), None))


def moment(game: str, players: int, seed: int, name: str, names: Sequence[str]) -> tuple[Record, int]:
    """The record up to a moment, and whose turn to decide it is (at the end: the first seat)."""
    decisions, asked = played(game, players, seed)
    question, _, after = name.partition("@")
    if question == "end":
        number = len(decisions)
    else:
        choices = (n for n in range(int(after or 0), len(asked)) if asked[n])
        number = next((n for n in choices if question in ("", "start", asked[n])), -1)
        if number < 0:
            raise SystemExit(f"{name} is not asked in this game; try another --seed. Asked: {sorted(set(asked))}")
    rules = meydan.game(game)
    record = Record.of(rules, rules.new(players=players, seed=seed), names[:players], decisions[:number])
    return record, max(decisions[number][0], 0) if number < len(decisions) else 0


def lay(folder: Path, record: Record, seat: int, guest: str, others: str = "bot") -> str:
    """The address of a table at the end of this record: one seat is the guest's, the others are bots or people away."""
    table, now, name = Table.of(record), time.time(), uuid.uuid4().hex[:12]
    row: dict[str, Any] = {
        "id": name, "game": record.game.name, "rules": record.game.version, "players": record.setup.players,
        "options": json.dumps(record.setup.options), "host": guest, "uploaded": 0, "made": now,
        "deal": json.dumps(record.setup.deal), "names": json.dumps(list(record.names)), "started": now,
        "version": table.version, "waiting": 1 << seat, "moved": now, "winners": 0, "pace": EVERYONE}
    bots = others == "bot"
    seats = [(name, one, others, None if bots else f"away-{one}", record.names[one], "newcomer" if bots else "", now)
             for one in range(record.setup.players)]
    seats[seat] = name, seat, "person", guest, record.names[seat], "", now
    with sqlite3.connect(folder / "meydan.db", timeout=20) as database:
        database.execute(f"insert into games ({', '.join(row)}) values ({', '.join('?' * len(row))})", [*row.values()])
        database.executemany(
            "insert into seats (game, seat, kind, guest, name, level, seen) values (?, ?, ?, ?, ?, ?, ?)", seats)
        database.executemany("insert into entries (game, seq, seat, kind, code, at) values (?, ?, ?, ?, ?, ?)",
                             [(name, seq, *entry, now) for seq, entry in enumerate(table.entries)])
    return f"/table/{name}"


def guest_of(folder: Path, table: str) -> str:
    """Who the server takes the person for who sits at this table."""
    with sqlite3.connect(folder / "meydan.db", timeout=20) as database:
        found = database.execute("select guest from seats where game = ? and kind = 'person'", [table]).fetchone()
    return str(found[0])
