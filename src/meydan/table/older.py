"""Rows that were written under older rules: which decisions counted, without the rules that made them."""
from __future__ import annotations

from collections.abc import Sequence

from meydan.core.carry import Carried, carry
from meydan.core.game import Game, Setup
from meydan.core.state import NOBODY
from meydan.table.entry import ACT, MORE, RESIGN, RULES, UNDO, Entry


def since_rules(rows: Sequence[Entry], begun: int) -> tuple[int, int]:
    """The version the last rows were written under, and how many rows stand before them."""
    for number in range(len(rows) - 1, -1, -1):
        if rows[number].kind == RULES:
            return rows[number].code, number + 1
    return begun, 0


def carried_rows(game: Game, version: int, setup: Setup, rows: Sequence[Entry]) -> tuple[Carried, list[Entry]]:
    """The game these rows made, carried into today's rules, and the rows that say so from now on.

    What was sealed and not yet opened is asked again.
    """
    acts: list[Entry] = []
    resigned: list[Entry] = []
    for row in rows:
        if row.kind in (ACT, MORE):
            acts.append(row)
        elif row.kind == UNDO:
            del acts[row.code:]
        elif row.kind == RESIGN:
            resigned.append(row)
    carried = carry(game, version, setup, [(row.seat, game.old_words(version, row.code)) for row in acts])
    played = [Entry(seat, ACT, code) for seat, code in carried.decisions]
    return carried, [Entry(NOBODY, RULES, game.version), *played, *(resigned if not carried.state.over else [])]
