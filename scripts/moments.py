"""Moments of games played by bots, laid into a server's database as tables of their own.

A moment is named by what is asked there: `HoldOne`, `Maneuver@200` (the first one after 200 decisions), `@120`, `end`;
or by what has just happened: `+star`, `+objective@200`, as whoever did it sees it.
"""
from __future__ import annotations

import json
import sqlite3
import time
import uuid
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import meydan
from meydan.bots.catalogue import bot
from meydan.bots.handle import Handle
from meydan.core.record import Record
from meydan.core.state import CHANCE, GameState
from meydan.table import Table
from meydan.table.window import EVERYONE

LONGEST = 4000
Chosen = tuple[tuple[str, Any], ...]            # options of a table


class Played(NamedTuple):
    """The decisions of a whole game, what was asked at each ("" where there was only one answer), and what followed:
    names of events with their seats."""

    decisions: list[tuple[int, int]]
    asked: list[str]
    happened: list[list[tuple[str, int]]]


@cache
def played(game: str, players: int, seed: int, options: Chosen = (), level: str = "easy") -> Played:
    """A game of bots."""
    rules, whole = meydan.game(game), Played([], [], [])
    state = rules.new(players, seed, **dict(options))
    bots = [bot(level, seat, seed + seat) for seat in range(players)]
    while not state.over and len(whole.decisions) < LONGEST:
        whole.asked.append(state.asking if len(state.choices) > 1 else "")
        whole.decisions.append((int(state.current), _choice(state, bots, len(whole.decisions))))
        state.log = []
        state.apply(whole.decisions[-1][1])
        whole.happened.append([(rules.events[event].name, event[2]) for event in state.log])
    return whole


def options_of(game: str, given: Sequence[str]) -> Chosen:
    """From "coin_deals=yes" and the like."""
    known = {option.name: option for option in meydan.game(game).options}
    return tuple((name, known[name].value(word)) for name, _, word in (one.partition("=") for one in given))


def _choice(state: GameState, bots: Sequence[Any], number: int) -> int:
    seat, choices = int(state.current), state.choices
    if seat == CHANCE or len(choices) == 1:
        return int(choices[number % len(choices)])
    return int(bots[seat].choose(state.view(seat), Handle(state, seat), None))


def moment(game: str, players: int, seed: int, name: str, names: Sequence[str],
           options: Chosen = ()) -> tuple[Record, int]:
    """The record up to a moment, and whose turn to decide it is (at the end: the first seat), or who did it."""
    decisions, asked, happened = played(game, players, seed, options)
    question, _, after = name.partition("@")
    first, seat = int(after or 0), 0
    if question == "end":
        number = len(decisions)
    elif question.startswith("+"):
        found = ((n, who) for n in range(first, len(happened)) for what, who in happened[n] if what == question[1:])
        number, seat = next(found, (-2, 0))
        number += 1
    else:
        choices = (n for n in range(first, len(asked)) if asked[n])
        number = next((n for n in choices if question in ("", "start", asked[n])), -1)
        seat = max(decisions[number][0], 0)
    if number < 0:
        known = sorted({*asked, *(f"+{what}" for events in happened for what, _ in events)})
        raise SystemExit(f"{name} is not in this game; try another --seed. There are: {known}")
    rules = meydan.game(game)
    record = Record.of(rules, rules.new(players, seed, **dict(options)), names[:players], decisions[:number])
    return record, seat


def lay(folder: Path, record: Record, seat: int, guest: str, others: str = "bot", pace: str = EVERYONE) -> str:
    """The address of a table at the end of this record: one seat is the guest's, the others are bots or people away."""
    table, now, name = Table.of(record), time.time(), uuid.uuid4().hex[:12]
    row: dict[str, Any] = {
        "id": name, "game": record.game.name, "rules": record.game.version, "players": record.setup.players,
        "options": json.dumps(record.setup.options), "host": guest, "uploaded": 0, "made": now,
        "deal": json.dumps(record.setup.deal), "names": json.dumps(list(record.names)), "started": now,
        "version": table.version, "waiting": 1 << seat, "moved": now, "winners": 0, "pace": pace}
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
