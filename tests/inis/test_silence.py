"""What time does by itself in Inis: it closes windows, and never takes a player's turn, maneuver or draft."""
from __future__ import annotations

from meydan.core.rng import Rng
from meydan.table import Table

BEAT = 1.5
HOURS = 36_000.0


def test_silence_declines_in_windows_and_nowhere_else() -> None:
    """Whoever has the turn is asked openly what everybody knows he can do, and is waited for. In a window he is one of
    those asked: were he waited for only when he holds something, the time would tell. He may ask for time as all may.
    """
    table, rng, now = Table.new("inis", ["a", "b", "c", "d"], seed=4, pace=str(BEAT)), Rng(4), 0.0
    waited, own_windows = set(), 0
    while not table.over and len(table.entries) < 900:
        now += 1
        window = table.window
        if window is None:
            waited.add(table.state.asking)
            assert table.next_due(now) is None and table.tick(now + HOURS) == [], "time took a player's decision"
            seat = table.waiting[0]
            choices = table.choices(seat)
            table.act(seat, table.version, choices[rng.below(len(choices))])
            continue
        holders = [seat for seat in window.seats if table.holds(seat)]
        own_windows += int(table.state.turn) in window.seats
        assert table.next_due(now) == now + BEAT, f"the beat tells who holds what: {holders}"
        if rng.below(2):
            seat = int(rng.below(4))
            table.wait(seat, table.version, now)
            assert table.tick(now + BEAT) == [], "somebody asked for time"
            table.go_on(seat, table.version)
        if holders and rng.below(2):
            choices = table.choices(holders[0])
            table.act(holders[0], table.version, choices[rng.below(len(choices))])
        told = table.tick(now + BEAT)
        assert told or table.window is not window, "the window did not close"
    assert {"Turn", "Maneuver", "HoldOne", "HandOnOne"} <= waited
    assert own_windows > 20
