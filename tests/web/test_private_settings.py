"""How a seat wants to be asked is its own business: Scythe's `choose-gains` sends nothing to anybody else."""
from __future__ import annotations

from scripts.budget import seated

import meydan
from meydan.core.rng import Rng
from meydan.web.hub import Frame, Key, message
from meydan.web.live import LiveTable

GAME = meydan.game("scythe")
NAMES = ("شیرین", "فرهاد", "لیلی")


def played_on(decisions: int) -> LiveTable:
    """A table at which somebody may say how they want to be asked, just after another's open decision."""
    live, rng = seated(GAME, NAMES, 4), Rng(4)
    table = live.table
    assert table is not None
    while decisions > 0 or not table.state.aside or not any(table.can_undo(seat) for seat in range(3)):
        seat = table.waiting[0]
        table.act(seat, table.version, int(table.asked(seat).policy(rng)))
        decisions -= 1
    return live


def pages(live: LiveTable, seats: tuple[int | None, ...]) -> dict[Key, Frame]:
    """Everything that is sent to these seats (None: a spectator), as pages and as plain values."""
    keys = [Key(() if seat is None else (seat,), language, form) for seat in seats
            for language in ("fa", "en") for form in ("wide", "tall", "json")]
    return {key: live.paint(key) for key in keys}


def test_nobody_else_is_sent_a_byte() -> None:
    live = played_on(40)
    table = live.table
    assert table is not None
    seat = int(table.state.current)
    others = (*(other for other in range(3) if other != seat), None)
    before, own, journal = pages(live, others), pages(live, (seat,)), table.journal(seat)
    version = {other: table.shown(other) for other in others}
    for words in ("choose-gains", "accept-gains", "choose-gains"):
        table.act(seat, table.version, GAME.code(words))
        assert table.state.view(seat)["seats"][seat]["asks"] is (words == "choose-gains")
        for key, frame in pages(live, others).items():
            assert message(frame, before[key]).empty, (words, key)
        assert table.journal(seat) == journal
    table.undo(seat, table.version)                     # a setting can be taken back, as silently
    for key, frame in pages(live, others).items():
        assert message(frame, before[key]).empty, key
    assert not message(live.paint(Key((seat,), "fa", "wide")), own[Key((seat,), "fa", "wide")]).empty
    loser = others[0]
    assert loser is not None
    table.resign(loser, version[loser])                 # what others look at has not grown stale


def test_a_setting_is_no_decision_that_others_have_to_undo() -> None:
    live = played_on(40)
    table = live.table
    assert table is not None
    seat = int(table.state.current)
    able = [table.can_undo(other) for other in range(3)]
    table.act(seat, table.version, GAME.code("choose-gains"))
    assert [table.can_undo(other) or other == seat for other in range(3)] == [
        could or other == seat for other, could in enumerate(able)]


def test_a_setting_survives_a_restart() -> None:
    live = played_on(40)
    table = live.table
    assert table is not None
    seat = int(table.state.current)
    table.act(seat, table.version, GAME.code("choose-gains"))
    again = type(table).restore(GAME, table.setup, table.names, table.entries)
    assert again.view(seat) == table.view(seat)
    assert [again.shown(other) for other in range(3)] == [table.shown(other) for other in range(3)]
