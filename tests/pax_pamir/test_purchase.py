"""Section 9: purchase."""
from __future__ import annotations

from tests.pax_pamir.positions import can, coins, do, hand, market, money, notes, points, table, verbs
from tests.rules import rule

ROW = "top0 9, top1 10, top2 11, top3 88, top4 12, top5 13"


@rule("PAM-9.1", "PAM-9.2")
def test_cost_is_the_column() -> None:
    g = table(market=ROW, rupees="3 0")
    assert [can(g, f"purchase top{column}") for column in range(6)] == [True, True, True, True, False, False]
    do(g, "purchase top3")
    assert hand(g, 0) == [88] and money(g)[0] == 0 and int(g.actions) == 1


@rule("PAM-9.2", "EX-6", "TRAP-8")
def test_military_doubles_the_price() -> None:
    g = table(market="bottom0 9, bottom1 10, bottom2 11, bottom3 12", favored="military", rupees="4 0")
    assert can(g, "purchase bottom2") and not can(g, "purchase bottom3") and can(g, "purchase bottom0")
    do(g, "purchase bottom2")
    assert coins(g) == {"bottom0": 2, "bottom1": 2} and money(g)[0] == 0


@rule("PAM-9.3", "PAM-9.5", "PAM-9.6", "PAM-9.11", "EX-5", "TRAP-7")
def test_two_purchases_of_the_rulebook() -> None:
    g = table(market=ROW + ", bottom2 14", coins="top3 2", rupees="5 0")
    do(g, "purchase top2")
    assert coins(g) == {"top0": 1, "top1": 1, "top3": 2} and money(g)[0] == 3
    assert not can(g, "purchase top0") and not can(g, "purchase top1")
    assert "top2" not in market(g)
    do(g, "purchase top3")
    assert coins(g) == {"top0": 2, "top1": 2, "bottom2": 1} and money(g)[0] == 2 and hand(g, 0) == [11, 88]


@rule("PAM-9.4")
def test_without_any_card_in_the_column_the_rupee_leaves_the_game() -> None:
    g = do(table(market="top0 9, top2 11", rupees="5 0"), "purchase top2")
    assert coins(g) == {"top0": 1} and money(g)[0] == 3


@rule("PAM-9.5")
def test_the_full_cost_is_needed_before_collecting() -> None:
    assert not can(table(market=ROW, coins="top3 9", rupees="2 0"), "purchase top3")


@rule("PAM-9.6", "TRAP-7")
def test_action_costs_block_too_and_free_passing_does_not() -> None:
    g = table(market="top0 9, bottom0 10, top1 61", courts=["66 15"], spies="0 66", rupees="8 0", favored="military")
    assert can(g, "purchase top0")
    do(g, "betray court_015", "betray-card court_066", "leave-prize")
    assert not can(g, "purchase top1") and not can(g, "purchase bottom0") and can(g, "purchase top0")
    h = do(table(market="top0 9, top1 61", courts=["66"]), "purchase top1")
    assert coins(h) == {} and can(h, "purchase top0")


@rule("PAM-9.6")
def test_the_block_ends_with_the_turn() -> None:
    g = do(table(market=ROW, rupees="5 5"), "purchase top2", "end-turn")
    assert can(g, "purchase top0")


@rule("PAM-9.7", "PAM-21.13")
def test_influence_abilities_make_cards_free() -> None:
    for holder, free, dear in ((66, 61, 9), (68, 75, 9), (70, 86, 85)):
        g = table(market=f"top4 {free}, top5 {dear}", courts=[str(holder)], rupees="0 0", loyal="russian afghan")
        assert can(g, "purchase top4") and not can(g, "purchase top5")
        do(g, "purchase top4")
        assert hand(g, 0) == [free]


@rule("PAM-9.8")
def test_public_withdrawal_is_not_for_sale() -> None:
    assert verbs(table(market="top0 111")) == {"end-turn"}


@rule("PAM-9.9", "TRAP-12")
def test_a_bought_check_is_resolved_and_the_turn_goes_on() -> None:
    g = do(table(market="top0 101", tribes="0 herat"), "purchase top0")
    assert points(g) == [3, 1] and g.current == 0 and int(g.actions) == 1 and can(g, "end-turn")


@rule("PAM-9.10")
def test_lasting_events_stay_and_instant_ones_go() -> None:
    g = do(table(market="top0 110, bottom0 113"), "purchase top0", "purchase bottom0")
    assert g.view(0)["effects"] == [{"effect": "nationalism", "card": "event_110", "seat": 0}]
    assert money(g)[0] == 7 and hand(g, 0) == []


@rule("PAM-9.12")
def test_rupees_on_an_event_are_collected_before_it_resolves() -> None:
    g = table(market="top0 101", coins="top0 3", deck="", rupees="0 2")
    do(g, "purchase top0")                                          # all tied: stars, then rupees
    assert g.over and g.won == 1 and money(g)[0] == 3
    assert [note[1] for note in notes(g, "collected")] == ["event_101"]
