"""What a seat has seen is true in every deal it thinks possible, and the truth is among them (INIS-18)."""
from __future__ import annotations

import pytest

from meydan.core.rng import Rng
from meydan.games.inis.assembly import PASS_CARDS
from meydan.games.inis.components import ALL_EPICS, count
from meydan.games.inis.redeal import Hidden
from meydan.games.inis.state import DECK, DRAFT, DRAWER, DRAWN_BY, EPIC_PLACES, PLACES, Inis
from tests.inis.positions import GAME, Table
from tests.rules import rule


def epics_by_place(g: Inis) -> list[int]:
    places = [int(g.epics[seat]) for seat in range(4)] + [sum(2**card for card in g.deck), 0, 0, 0, 0]
    for draw in g.drawn:
        places[DRAWN_BY + (draw // DRAWER & 3)] |= draw & 2**30 - 1
    return places


def true_to_memory(g: Inis, deal: Inis, observer: int) -> bool:
    """Whether everything lies where this observer thinks it may."""
    actions = all(deal.actions[place] & ~g.maybe[observer * PLACES + place] == 0 for place in range(PLACES))
    epics = all(cards & ~g.maybe_epics[observer * EPIC_PLACES + place] == 0
                for place, cards in enumerate(epics_by_place(deal)))
    return actions and epics


@rule("INIS-18.3", "INIS-18.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_truth_is_possible_and_every_deal_is_true_to_memory(players: int) -> None:
    for seed in range(4):
        g = GAME.new(players=players, seed=seed, rounds=10)
        assert isinstance(g, Inis)
        rng, number = Rng(seed), 0
        while not g.over:
            if number % 11 == 0:
                for observer in range(players):
                    assert true_to_memory(g, g, observer), (seed, number, observer)
                    deal = g.determinize(observer, rng.seed())
                    assert true_to_memory(g, deal, observer), (seed, number, observer)
                    lying = epics_by_place(deal)
                    held = sum(count(cards) for cards in lying)
                    outside = g.epic_discard | g.table_epics | g.shown
                    assert sum(lying) | outside == ALL_EPICS, "a tale is lost"
                    assert held + count(outside) == 30, "a tale lies twice"
            g.apply(g.choices[rng.below(len(g.choices))])
            number += 1


@rule("INIS-18.4", "INIS-6.1", "INIS-6.2", "INIS-6.3")
@pytest.mark.parametrize("players", [3, 4])
def test_the_draft_is_remembered_exactly(players: int) -> None:
    """What I handed on first is with my neighbour, one card at least; what he handed on came from it."""
    deals = 0
    for seed in range(12):
        g = GAME.new(players=players, seed=seed, rounds=10)
        assert isinstance(g, Inis)
        rng = Rng(seed)
        gave: list[list[int]] = [[] for _ in range(players)]
        while g.asking != "Turn":
            waiting = g.stack[-1].step.sealed and g.stack[-2].step is PASS_CARDS
            held = [int(g.actions[DRAFT + seat]) for seat in range(players)]
            g.apply(g.choices[rng.below(len(g.choices))])
            if waiting and g.passes > len(gave[0]):
                way = 1 if g.handed == 0 else -1
                for seat in range(players):
                    gave[seat].append(held[seat] & int(g.actions[DRAFT + (seat + way) % players])
                                      if g.passes < 3 else held[seat] & int(g.drafted[(seat + way) % players]))
                for seat in range(players):
                    near, far, last = ((seat + way * k) % players for k in (1, 2, 3))
                    for _ in range(6):
                        deal = g.determinize(seat, rng.seed())
                        hands = [int(deal.drafted[one]) for one in range(players)]
                        deals += 1
                        assert gave[seat][-1] & ~hands[near] == 0
                        first = gave[seat][0]
                        if g.passes >= 2:
                            assert g.passes > 2 or count(first & hands[near]) in (1, 2)
                            where = hands[near] | hands[far] | (hands[last] if g.passes > 2 else 0)
                            assert first & ~where == 0
                        if g.passes == 3:
                            second = gave[seat][1]
                            assert second & ~(hands[near] | hands[far]) == 0 and count(second & hands[far]) <= 1
                            assert count(first & hands[near]) >= count(second & hands[far])
                            assert players == 3 or count(first & hands[last]) <= 1
    assert deals > 400


@rule("INIS-15.10", "INIS-18.4")
def test_the_moor_does_not_show_what_is_drawn_but_not_kept() -> None:
    table = Table("moor valley cove plains").at("moor", 1).advantage(0, "moor").hand(1, "eriu").hide()
    g = table.g
    g.drawn.append(1 * DRAWER)
    for _ in range(3):
        g.drawn[-1] |= 2 ** g.draw_epic(1)
    table.turn(0).do("play moor", "who 2").quiet()
    drawn = {int(g.determinize(0, seed).drawn[-1] & 2**30 - 1) for seed in range(40)}
    assert len(drawn) > 20                                          # still unknown, and never what lies in the hand
    assert all(not cards >> 13 & 1 for cards in drawn)
    assert all(g.determinize(0, seed).epics[1] == g.epics[1] for seed in range(10))
    assert g.maybe_epics[DECK] & ~ALL_EPICS == 0


def test_a_card_without_a_place_is_an_error() -> None:
    hidden = Hidden(17, Rng(1))
    hidden.lay(0b11, 0b01)                                          # the second card may be nowhere
    hidden.order(1)
    with pytest.raises(RuntimeError, match="memory"):
        hidden.deal()
