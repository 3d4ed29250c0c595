"""Journal, players and analysis have the colours of the pieces: in Root and Scythe a player is a faction."""
from __future__ import annotations

import meydan
from meydan.core.record import Record
from meydan.core.rng import Rng
from meydan.games.root.picture.paint import LIVERY
from meydan.games.scythe.picture.components import LIVERY as OF_SCYTHE
from meydan.table import Table
from meydan.teach.analysis import Analysis
from meydan.web import describe, pages
from meydan.web.model import Reader, ResultModel, SeatModel
from meydan.web.pages.around import result
from meydan.web.pages.bits import avatar

NAMES = ("Shirin", "Farhad", "Leyla", "Majnun")


def played(name: str, players: int, seed: int, **options: str) -> Table:
    game = meydan.game(name)
    state, rng = game.trial(players, seed, **options), Rng(seed)
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


def test_in_scythe_too() -> None:
    seatings = set()
    for seed in range(5):
        table = played("scythe", 5, seed)
        factions = [seat["faction"] for seat in table.view(None)["seats"]]
        seatings.add(tuple(factions))
        told = {(factions[line.seat], line.colour) for line in describe.journal(table, None, "en", (*NAMES, "Vis"))}
        assert told == set(OF_SCYTHE.items())
    assert len(seatings) > 1


def test_chosen_factions_colour_their_seats_from_when_all_are_chosen_and_not_when_that_is_taken_back() -> None:
    game = meydan.game("scythe")
    table, rng = Table.new(game, NAMES[:2], {"faction_assignment": "chosen"}, 3), Rng(3)
    while any(seat["faction"] is None for seat in table.view(None)["seats"]):
        assert describe.liveries(table) == (0, 1)
        seat = table.waiting[0]
        table.act(seat, table.version, int(table.asked(seat).policy(rng)))
    wanted = tuple(OF_SCYTHE[seat["faction"]] for seat in table.view(None)["seats"])
    assert describe.liveries(table) == wanted != (0, 1)
    while table.can_undo(seat) and None not in [one["faction"] for one in table.view(None)["seats"]]:
        table.undo(seat, table.version)
    assert describe.liveries(table) == (0, 1)


def test_elsewhere_the_seat_tells_the_colour() -> None:
    assert describe.liveries(played("inis", 3, 1)) == (0, 1, 2)


def test_the_list_of_players_wears_the_same_colours() -> None:
    assert "avatar s5'" in avatar(SeatModel(0, "Leyla", "person", colour=5))
    assert "avatar s2'" in avatar(SeatModel(2, "Leyla", "person"))


def test_the_score_wears_them_too() -> None:
    found = ResultModel("stars", "Leyla won.", (1,), (("Total", (5, 7)),), (8, 3))
    markup = result(Reader("en", "wide", "", "/"), found, NAMES[:2], "")
    for colour, name in ((8, "Shirin"), (3, "Farhad")):
        assert f"<th scope='col' class='s{colour}'><bdi>{name}" in markup
    table = played("scythe", 2, 1)
    table.resign(0, table.version)
    told = describe.result(table, "en", NAMES[:2])
    assert told is not None and told.colours == describe.liveries(table)


def test_the_analysis_wears_them_too() -> None:
    found = Analysis("scythe", 1, 1, 10, [[0.5, 0.5], [0.4, 0.6]], [])
    markup = pages.analysis(Reader("en", "wide", "", "/"), {}, NAMES[:2], (8, 3), found)
    assert "<polyline class='s8'" in markup and "<span class='dot s3'" in markup
