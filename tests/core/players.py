"""Helpers that put people at a table of the made-up game in one line."""
from __future__ import annotations

from meydan.core.rng import Rng
from meydan.table import Entry, Table
from tests.toy import BAZAAR, bazaar

NAMES = ("Shirin", "فرهاد", "Khosrow")
SHIRIN, FARHAD, KHOSROW = 0, 1, 2
NOON = 43_200.0

# Shirin bids highest, Farhad and Khosrow can veto, everybody has something to choose from.
HANDS = [["coin11", "coin12", "coin1", "coin2"], ["coin3", "coin4", "veto1", "veto2"],
         ["coin5", "coin6", "coin7", "veto3"]]


def table(hands: list[list[str]] | None = None, rounds: int = 3, seed: int = 1) -> Table:
    """A table with these hands, whose dice fall from the seed; nothing decided yet."""
    made = Table(BAZAAR, bazaar(hands or HANDS, rounds=rounds), NAMES, rng=Rng(seed), delay=lambda: 5.0)
    made.proceed()
    return made


def say(at: Table, seat: int, words: str, version: int | None = None) -> list[Entry]:
    """The seat decides, in words."""
    return at.act(seat, at.version if version is None else version, BAZAAR.code(*words.split()))


def bids(at: Table, *cards: str, stake: int = 0) -> None:
    """Everybody bids, in the order of the seats."""
    for seat, card in enumerate(cards):
        say(at, seat, f"bid {card}")
        say(at, seat, f"stake {stake}")


def after_bids() -> Table:
    """Shirin has won the first bidding; Farhad is asked for a veto."""
    made = table()
    bids(made, "coin12", "coin3", "coin5")
    return made


def giving() -> Table:
    """Nobody vetoed and the die fell; Shirin gives a coin, then takes a lot."""
    made = after_bids()
    say(made, FARHAD, "pass")
    say(made, KHOSROW, "pass")
    return made


def random_table(seed: int, undo: int = 4) -> Table:
    """A whole game by people who decide anyhow, in any order, and often take something back."""
    rng = Rng(seed)
    played = Table.new(BAZAAR, NAMES, seed=seed, rng=Rng(seed + 1))
    while not played.over:
        back = [seat for seat in range(3) if played.can_undo(seat)]
        if back and rng.below(undo) == 0:
            played.undo(back[rng.below(len(back))], played.version)
            continue
        seat = played.waiting[rng.below(len(played.waiting))]
        choices = played.choices(seat)
        played.act(seat, played.version, choices[rng.below(len(choices))])
    return played


def everything(at: Table) -> tuple[object, ...]:
    """All there is to a table, for comparing."""
    seats = (None, *range(3))
    return (at.state.facts(), at.entries, at.version, str(at.record), at.waiting, at.winners, at.ending,      # type: ignore[attr-defined]
            [at.choices(seat) for seat in range(3)], [at.sealed(seat) for seat in range(3)],
            [at.can_undo(seat) for seat in range(3)], [at.view(seat) for seat in seats],
            [at.journal(seat) for seat in seats])


__all__ = ["FARHAD", "HANDS", "KHOSROW", "NAMES", "NOON", "SHIRIN", "after_bids", "bids", "everything", "giving",
           "random_table", "say", "table"]
