"""Sections 18 and 19: Dominance Checks and the end of the game."""
from __future__ import annotations

from typing import Any

from meydan.games.pax_pamir.actions import FINAL, LEAD
from tests.pax_pamir.positions import GAME, armies, can, choices, do, influence, market, money, notes, points, table
from tests.rules import rule


def check(players: int = 3, final: bool = False, **position: Any) -> Any:
    """Seat 0 buys a Dominance Check."""
    return do(table(players, market="top0 101", deck="" if final else "9 104", **position), "purchase top0")


def blocks(**numbers: int) -> str:
    return ", ".join(f"{coalition} herat {number}" for coalition, number in numbers.items())


@rule("PAM-18.1")
def test_three_ways_to_a_check() -> None:
    assert len(check().history) == 1
    discarded = do(table(market="top0 101"), "end-turn")
    assert len(discarded.history) == 1 and discarded.turn == 1
    assert 101 not in market(discarded).values()


@rule("PAM-18.2", "EX-14", "TRAP-2")
def test_a_margin_of_four_over_each_other_coalition() -> None:
    for numbers, dominant in (((4, 8, 4), 1), ((4, 8, 5), -1), ((0, 4, 0), 1), ((3, 3, 7), 2), ((0, 0, 0), -1),
                              ((12, 8, 8), 0)):
        g = table(armies=blocks(afghan=numbers[0], british=numbers[1], russian=numbers[2]))
        assert int(g.dominant()) == dominant
    mixed = table(armies="afghan herat 2", roads="afghan herat_kabul 2")
    assert int(mixed.dominant()) == 0


@rule("PAM-18.3", "EX-14")
def test_conflict_fatigue_lowers_the_margin() -> None:
    for numbers, dominant in (((4, 8, 4), 1), ((4, 6, 4), 1), ((4, 5, 4), -1)):
        g = table(armies=blocks(afghan=numbers[0], british=numbers[1], russian=numbers[2]),
                  effects="conflict_fatigue all")
        assert int(g.dominant()) == dominant


@rule("PAM-18.4")
def test_successful_check_ranks_the_loyal_by_influence() -> None:
    g = check(5, loyal="afghan afghan afghan afghan british", armies=blocks(afghan=4),
              gifts="1 2, 1 4, 1 6, 0 2, 0 4, 2 2")
    assert points(g) == [3, 5, 1, 0, 0]


@rule("PAM-18.5", "TRAP-16")
def test_failed_check_ranks_all_by_cylinders() -> None:
    g = check(4, tribes="0 herat, 1 herat 2", spies="1 9", gifts="0 2", courts=["9"])
    assert points(g) == [1, 3, 0, 0]
    assert points(check(2)) == [2, 2]                               # even zero ranks
    assert points(check(3)) == [1, 1, 1]
    assert points(check(5)) == [0] * 5


@rule("PAM-18.6", "EX-15", "EX-17")
def test_ties_share_their_places_rounded_down() -> None:
    assert points(check(3, tribes="0 herat 2, 1 herat 2")) == [2, 2, 0]
    same: dict[str, Any] = {"loyal": "afghan afghan afghan", "armies": blocks(afghan=4)}
    assert points(check(gifts="0 2, 0 4, 0 6, 1 2, 1 4, 1 6, 2 2", **same)) == [4, 4, 1]
    assert points(check(gifts="0 2, 0 4, 1 2, 2 2", **same)) == [5, 2, 2]
    assert points(check(**same)) == [3, 3, 3]
    two = check(2, loyal="afghan afghan", armies=blocks(afghan=4), final=True)
    assert points(two) == [8, 8]


@rule("PAM-18.7", "PAM-18.12", "TRAP-13", "EX-16")
def test_blocks_clear_after_success_only() -> None:
    kept: dict[str, Any] = {"tribes": "0 kabul, 1 kabul", "gifts": "0 2", "spies": "0 5", "courts": ["5"],
                            "prizes": ["4"]}
    g = check(armies=blocks(afghan=6) + ", british kabul 1", roads="russian herat_kabul", loyal="afghan afghan british",
              **kept)
    assert g.view(0)["stock"] == {"afghan": 12, "british": 12, "russian": 12}
    assert int(g.tribes(0, 1)) == 1 and int(g.gifts(0)) == 1 and g.courts[0] == (4,) and g.prizes[0] == (3,)
    failed = check(armies=blocks(afghan=3), **kept)
    assert armies(failed, "afghan", "herat") == 3


@rule("PAM-18.8", "EX-16", "EX-17", "TRAP-3", "TRAP-11")
def test_the_final_check_doubles_before_sharing() -> None:
    first = check(loyal="russian russian afghan", armies=blocks(russian=5), gifts="0 2")
    assert points(first) == [5, 3, 0] and first.view(0)["stock"]["russian"] == 12
    last = check(final=True, tribes="1 herat 3, 0 herat 1, 2 herat 1")
    assert points(last) == [1, 6, 1] and last.over and last.ending == FINAL
    tied = check(5, final=True, tribes="0 herat 3, 1 herat, 2 herat, 3 herat")
    assert points(tied) == [6, 0, 0, 0, 0]                          # 2 shared by three is 0


@rule("PAM-18.8", "TRAP-11")
def test_final_means_no_check_left_in_deck_or_market() -> None:
    g = do(table(market="top0 101, top4 102", deck="9", tribes="0 herat"), "purchase top0")
    assert points(g) == [3, 1] and not g.over
    h = do(table(market="top0 101", deck="9 10 103", tribes="0 herat"), "purchase top0")
    assert not h.over


@rule("PAM-18.9", "PAM-18.10", "PAM-21.2", "TRAP-14")
def test_order_after_a_check() -> None:
    g = table(market="top0 101", deck="9 104", courts=["3"], loyal="afghan afghan", armies="afghan kabul 4",
              effects="koh_i_noor_recovered 0, conflict_fatigue all")
    do(g, "purchase top0")
    assert g.log is not None
    names = [GAME.events[event].name for event in g.log]
    order = [names.index(name) for name in ("check-succeeded", "scored", "blocks-cleared", "insurrection",
             "army-placed",
                                            "effects-ended")]
    assert order == sorted(order) and armies(g, "afghan", "kabul") == 2 and g.lasting == 0


@rule("PAM-18.10", "TRAP-14")
def test_lasting_events_count_in_the_check_and_end_with_it_however_it_came() -> None:
    bought = check(2, loyal="afghan afghan", armies=blocks(afghan=4), gifts="0 2, 1 2",
                   effects="koh_i_noor_recovered 1")
    assert points(bought) == [3, 5] and bought.lasting == 0
    unstable = table(market="top3 101", deck="9 10 11 102 12 13 14 15 16 17 18 19 103", effects="nationalism 0")
    assert do(unstable, "end-turn").lasting == 0


@rule("PAM-18.11")
def test_nobody_loyal_to_the_dominant_coalition() -> None:
    g = check(2, loyal="afghan afghan", armies=blocks(russian=5))
    assert points(g) == [0, 0] and g.view(0)["stock"]["russian"] == 12


@rule("PAM-18.12")
def test_clearing_blocks_is_no_overthrow_but_moves_rule() -> None:
    g = check(3, loyal="afghan afghan british", courts=["5", "", "7"], tribes="0 kabul, 2 kabul",
              armies="afghan kabul 4")
    assert notes(g, "overthrown-cards") == [] and g.courts[0] == (4,)
    assert g.view(0)["rulers"]["kabul"] is None


@rule("PAM-19.1", "PAM-19.4")
def test_a_lead_of_four_ends_the_game_in_the_middle_of_the_turn() -> None:
    g = check(3, loyal="afghan british russian", armies=blocks(afghan=6))
    assert g.over and g.ending == LEAD and g.won == 1 and armies(g, "afghan", "herat") == 6
    assert g.returns() == [1.0, -0.5, -0.5] and choices(g) == []
    close = check(3, loyal="afghan afghan russian", armies=blocks(afghan=6), gifts="0 2")
    assert not close.over                                           # 5 against 3


@rule("PAM-19.1")
def test_a_lead_of_three_is_not_enough() -> None:
    assert not check(2, tribes="0 herat", history=[1 << 3]).over    # 1 + 3 against 1
    assert check(2, tribes="0 herat", history=[2 << 3]).over        # 2 + 3 against 1


@rule("PAM-19.2", "PAM-19.3")
def test_final_ties_go_by_military_stars_then_rupees() -> None:
    equal: dict[str, Any] = {"players": 2, "final": True}
    assert check(courts=["33", "98"], **equal).won == 2
    assert check(courts=["33", "38"], rupees="3 2", **equal).won == 1
    shared = check(courts=["33", "38"], rupees="3 3", **equal)
    assert shared.won == 3 and shared.returns() == [0.0, 0.0]


@rule("PAM-19.2")
def test_most_points_win() -> None:
    g = check(3, final=True, tribes="2 herat 2, 0 kabul")
    assert g.won == 4 and points(g) == [2, 0, 6]
    assert g.scores()[2] == {"successful": 0, "failed": 6, "total": 6}
    assert g.view(0)["history"] == [{
        "dominant": None, "final": True, "points": [2, 0, 6], "turn": int(g.turns), "margin": 4,
        "blocks": {"afghan": 0, "british": 0, "russian": 0}, "standing": [1, 0, 2]}]


@rule("PAM-20.3", "PAM-20.5", "PAM-18.10")
def test_influence_under_events() -> None:
    plain: dict[str, Any] = {"loyal": "afghan british", "courts": ["25 11"], "gifts": "0 2, 0 4", "prizes": ["26"]}
    assert influence(table(**plain), 0, "afghan") == 6
    assert influence(table(effects="embarrassment_of_riches all", **plain), 0, "afghan") == 4
    assert influence(table(effects="koh_i_noor_recovered 0", **plain), 0, "afghan") == 8
    assert influence(table(effects="rumor 0", **plain), 0, "afghan") == 4
    assert money(table(**plain)) == [4, 4] and can(table(**plain), "end-turn")
