"""Who plays whom: every line-up with the same deals, every deal once in each rotation of the seats."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice

from meydan.core.game import Options
from meydan.lab.match import Match


def line_ups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """All tables of so many seats. With too few bots the last one fills the empty seats.

    >>> line_ups(["hard", "random"], 4)
    [('hard', 'random', 'random', 'random')]
    >>> line_ups(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    """
    if len(bots) <= players:
        return [(*bots, *[bots[-1]] * (players - len(bots)))]
    return list(combinations(bots, players))


def schedule(game: str, bots: Sequence[str], players: int, games: int, seed: int = 1, seconds: float | None = None,
             rotate: bool = True, options: Options | None = None) -> list[Match]:
    """So many games for each line-up (rounded up to whole rotations), spread evenly.

    >>> [(match.deal, match.seats) for match in schedule("duel", ["a", "b"], 2, 3)]
    [(0, ('a', 'b')), (0, ('b', 'a')), (1, ('a', 'b')), (1, ('b', 'a'))]
    """
    tables = line_ups(bots, players)
    turns = players if rotate else 1
    deals = -(-games // turns)
    return list(islice(_matches(game, tables, turns, deals, seed, seconds, options or {}), deals * turns * len(tables)))


def _matches(game: str, tables: list[tuple[str, ...]], turns: int, deals: int, seed: int, seconds: float | None,
             options: Options) -> Iterator[Match]:
    number = 0
    for deal in range(deals):
        for table in tables:
            for turn in range(turns):
                seats = table[-turn:] + table[:-turn] if turn else table
                yield Match(number, game, seats, seed, deal, seconds, options)
                number += 1
