"""The journal is true and complete: whoever adds its lines up knows the table."""
from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import meydan
from meydan.core.rng import Rng
from meydan.games.scythe.components import HOME, PIECES, RESOURCE
from meydan.games.scythe.state import Scythe
from tests.rules import rule
from tests.scythe.positions import Table, table

GAME = meydan.game("scythe")


class Ledger:
    """What a reader of the open journal knows: the tracks, coins, hands, stars, tokens and pieces of everybody."""

    def __init__(self, g: Scythe) -> None:
        self.sheet: Counter[tuple[Any, ...]] = Counter(figures(g))
        self.at = places(g)
        self.homes = [int(HOME[player.faction]) for player in g.seats]
        self.abilities = [[int(one) for one in player.faction_mat().abilities] for player in g.seats]
        self.last = -1

    def read(self, kind: str, seat: int, a: int, b: int, c: int) -> None:
        gain = GAME.events.kinds[4].kinds["gain"].names
        match kind:
            case "gained":
                self.sheet[gain[a], seat] += b
            case "lost" | "paid":
                self.sheet[gain[a], seat] -= b
            case "paid-from":
                self.sheet["tokens", gain[a], c] -= b
            case "tokens":
                self.sheet["tokens", gain[a], c] += b
            case "drew":
                self.sheet["combat_cards", seat] += a
            case "discarded" | "played-card":
                self.sheet["combat_cards", seat] -= 1
            case "ability" if GAME.events.kinds[25].kinds["ability"].names[a] == "scout":
                self.sheet["combat_cards", seat] += 1
                self.sheet["combat_cards", b] -= 1
            case "revealed":
                pass                                # the power is paid in a line of its own
            case "star":
                self.sheet["stars", seat] += 1
                assert self.sheet["stars", seat] == b
            case "gave":
                self.sheet["coins", seat] -= b
                self.sheet["coins", a] += b
            case "moved":
                self.go(seat, a, b, c)
                self.last = b
            case "carried" if gain[a] == "worker":
                for number in [n for n in range(5, 13) if self.at[seat][n] == self.last][:b]:
                    self.at[seat][number] = c
            case "carried":
                self.sheet["tokens", gain[a], self.last] -= b
                self.sheet["tokens", gain[a], c] += b
            case "drove-off":
                for number in range(5, 13):
                    if self.at[a][number] == c:
                        self.at[a][number] = self.homes[a]
            case "worker":
                for number in [n for n in range(5, 13) if self.at[seat][n] < 0][:a]:
                    self.at[seat][number] = b
            case "deployed":
                self.at[seat][1 + self.abilities[seat].index(a)] = b
            case "built":
                self.at[seat][13 + a] = b
            case "retreated":
                self.go(seat, a, b, c)

    def go(self, seat: int, piece: int, origin: int, goal: int) -> None:
        """Workers of one place are alike: any of them may be the one that goes."""
        alike = range(5, 13) if piece in range(5, 13) else [piece]
        self.at[seat][next(number for number in alike if self.at[seat][number] == origin)] = goal

    def check(self, g: Scythe) -> None:
        assert +self.sheet == +Counter(figures(g))
        for mine, true in zip(self.at, places(g)):
            assert mine[:5] == true[:5] and mine[13:] == true[13:]
            assert Counter(mine[5:13]) == Counter(true[5:13])       # workers of one place are alike


def figures(g: Scythe) -> dict[tuple[Any, ...], int]:
    sheet: dict[tuple[Any, ...], int] = {}
    for seat, player in enumerate(g.seats):
        sheet |= {("coins", seat): int(player.coins), ("power", seat): int(player.power),
                  ("popularity", seat): int(player.popularity), ("combat_cards", seat): int(g.hand(seat)),
                  ("stars", seat): int(player.stars())}
    for place in range(len(g.tokens) // 4):
        for number, name in enumerate(RESOURCE.names):
            sheet["tokens", name, place] = int(g.tokens[place * 4 + number])
    return sheet


def places(g: Scythe) -> list[list[int]]:
    """Where each piece stands; -1 is the mat."""
    at = [int(place) if place < 54 else -1 for place in g.at]
    return [at[seat * PIECES:(seat + 1) * PIECES] for seat in range(g.players)]


@rule("SCY-1.11", "SCY-1.12")
@pytest.mark.parametrize("players,options", [
    (2, {}), (3, {"coin_deals": True}), (4, {}), (5, {"camaraderie_scope": "any_retreat"})])
def test_the_events_add_up_to_the_table_after_every_decision(players: int, options: dict[str, Any]) -> None:
    for seed in range(4):
        g = GAME.new(players=players, seed=seed, turn_limit="100_turns", **options)
        assert isinstance(g, Scythe)
        for player in g.seats:
            player.picky = bool(seed & 1)
        ledger, rng, seen = Ledger(g), Rng(seed), 0
        g.log = []
        while not g.over:
            g.apply(g.policy(rng) if seed & 2 else g.choices[rng.below(len(g.choices))])
            for event in g.log[seen:]:
                ledger.read(GAME.events[event].name, *event[2:])
            seen = len(g.log)
            if not g.over:                          # units of an unfought combat go back (SCY-27.6)
                ledger.check(g)


def told(t: Table) -> list[tuple[str, tuple[int, ...]]]:
    return [(GAME.events[event].name, event[3:]) for event in t.g.log or []]


def test_amounts_that_a_track_cuts_off_are_not_told() -> None:
    t = table().give(0, power=15, coins=5).listen().turn(0, "bolster").do("gain-power")
    assert ("gained", (0, 1, 0)) in told(t)
    t = table().give(0, power=16, coins=5).listen().turn(0, "bolster").do("gain-power")
    assert "gained" not in t.events() and "no-room" in t.events()


def test_lone_workers_cost_no_more_popularity_than_there_is() -> None:
    t = table("nordic", "saxony").put(0, character="T1").put(1, workers=["F1", "F1"]).give(0, popularity=1)
    t.listen().turn(0, "move").do("move-units", "pick character T1")
    goal = next(line for line in t.options() if line.startswith("go"))
    t = table("nordic", "saxony").put(0, character="T1").put(1, workers=[goal[3:]] * 2).give(0, popularity=1)
    t.listen().turn(0, "move").do("move-units", "pick character T1", goal)
    assert ("lost", (2, 1, 0)) in told(t)


def test_a_row_that_cannot_be_paid_is_not_called_a_dead_turn_while_the_other_is_offered() -> None:
    t = table(mats=("agricultural", "industrial")).put(0, workers=["T1"]).give(0, coins=0)
    for kind in RESOURCE.names:
        t.lay("T1", **{kind: 5})
    t.listen().turn(0, "bolster")
    assert t.asking == "BottomRow" and "unpaid" in t.events() and "dead-turn" not in t.events()
    t = table(mats=("agricultural", "industrial")).put(0, workers=["T1"]).give(0, coins=0)
    t.listen().turn(0, "bolster")
    assert "dead-turn" in t.events() and "unpaid" not in t.events()


def test_a_load_is_told_with_its_move_and_token_by_token() -> None:
    t = table("nordic", "saxony").put(0, mechs={"speed": "T1"}, workers=["T1"]).lay("T1", oil=2, food=1)
    t.listen().turn(0, "move").do("move-units", "pick mech T1")
    t.do(t.options()[0], "take-all")
    names = t.events()
    moved = names.index("moved")
    assert names[moved:moved + 4] == ["moved", "carried", "carried", "carried"]
