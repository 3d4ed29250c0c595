"""Journal and list of players have the colours of the pieces: in Root a player is his faction, wherever he sits."""
from __future__ import annotations

import meydan
from meydan.core.record import Record
from meydan.core.rng import Rng
from meydan.games.root.picture.paint import LIVERY
from meydan.table import Table
from meydan.web import describe, pages
from meydan.web.model import Reader, SeatModel
from meydan.web.pages.bits import avatar

NAMES = ("Shirin", "Farhad", "Leyla", "Majnun")


def played(name: str, players: int, seed: int) -> Table:
    game = meydan.game(name)
    state, rng = game.trial(players, seed), Rng(seed)
    record = Record.of(game, state)
    for _ in range(120):
        code = state.policy(rng)
        record.decisions.append((state.current, code))
        state.apply(code)
    return Table.of(record)


def test_a_faction_keeps_its_colour_in_every_seat() -> None:
    seatings = set()
    for seed in range(5):
        table = played("root", 4, seed)
        factions = table.view(None)["factions"]
        seatings.add(tuple(factions))
        lines = describe.journal(table, None, "en", NAMES)
        told = {(factions[line.seat], line.colour) for line in lines if line.seat >= 0}
        assert told == set(LIVERY.items())
        markup = pages.journal(Reader("en", "wide", "", "/"), lines, NAMES, "root")
        assert all(f"class='turn-of p{colour}'" in markup for colour in LIVERY.values())
        assert not any(f" p{number}'" in markup for number in set(range(8)) - set(LIVERY.values()))
    assert len(seatings) > 1


def test_elsewhere_the_seat_tells_the_colour() -> None:
    assert describe.liveries(played("inis", 3, 1)) == (0, 1, 2)


def test_the_list_of_players_wears_the_same_colours() -> None:
    assert "avatar s5'" in avatar(SeatModel(0, "Leyla", "person", colour=5))
    assert "avatar s2'" in avatar(SeatModel(2, "Leyla", "person"))
