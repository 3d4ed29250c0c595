"""Section 8: the turn and cleanup."""
from __future__ import annotations

import pytest

import meydan
from meydan.core.errors import MeydanError
from meydan.games.pax_pamir.actions import CAPPED
from tests.pax_pamir.positions import (
    can,
    choices,
    coins,
    court,
    do,
    favored,
    hand,
    market,
    money,
    notes,
    points,
    spies,
    table,
    tribes,
    verbs,
)
from tests.rules import rule


@rule("PAM-8.1")
def test_blackmail_comes_before_any_action() -> None:
    g = table(courts=["43", "45"])
    assert g.asking == "UseBlackmail"
    assert do(g, "decline").asking == "ChooseAction"
    assert table(courts=["44", "45"]).asking == "ChooseAction"


@rule("PAM-8.2")
def test_up_to_two_actions_in_any_order() -> None:
    g = table(market="top0 20, bottom0 21", hands=["9"])
    assert can(g, "end-turn")
    do(g, "purchase top0", "play court_009", "road herat_kabul")
    assert verbs(g) == {"end-turn"} and int(g.actions) == 0
    assert do(g, "end-turn").turn == 1


@rule("PAM-8.3")
def test_core_actions_and_card_actions() -> None:
    g = table(market="top0 20, bottom0 21", coins="bottom0 3", courts=["29 61"], hands=["9 10"])
    assert verbs(g) == {"purchase", "play", "tax", "end-turn"}
    do(g, "tax court_029", "tax-spot bottom0", "stop", "tax court_061")     # the same action twice


@rule("PAM-8.4")
def test_a_card_acts_once_a_turn_bonus_or_not() -> None:
    g = table(market="top0 20", coins="top0 5", courts=["29 15"], favored="economic", armies="afghan kabul",
              roads="afghan kabul_punjab")
    do(g, "tax court_029", "tax-spot top0", "stop")
    assert not can(g, "tax court_029") and not can(g, "move court_029") and int(g.actions) == 2


@rule("PAM-8.5")
def test_cleanup_then_the_next_player() -> None:
    g = table(3, at=2, courts=["", "", "15 16 33 38"])
    do(g, "end-turn")
    assert g.current == 2 and g.asking == "TrimCourt"
    assert do(g, "discard court_015").turn == 0


@rule("PAM-8.6")
def test_court_limit_is_recomputed_after_each_discard() -> None:
    g = table(courts=["24 15 16 33 38 59"])                         # limit 5 with two Political stars
    do(g, "end-turn")
    assert len(choices(g)) == 6
    do(g, "discard court_024")                                      # now the limit is 3
    assert g.asking == "TrimCourt"
    do(g, "discard court_015", "discard court_016")
    assert g.turn == 1 and court(g, 0) == [33, 38, 59]


@rule("PAM-8.7")
def test_hand_limit() -> None:
    g = table(hands=["9 10 13 16"], courts=["18"])                  # limit 3
    do(g, "end-turn")
    assert g.asking == "TrimHand"
    do(g, "discard court_009")
    assert g.turn == 1 and hand(g, 0) == [10, 13, 16]


@rule("PAM-8.8", "TRAP-10")
def test_events_in_column_0_go_top_first_and_leave_their_rupees() -> None:
    g = table(market="top0 116, bottom0 105, bottom1 20", coins="top0 2, bottom0 1, bottom1 1", deck="9 13 104")
    do(g, "end-turn")
    assert [note[1] for note in notes(g, "event-discarded")] == ["event_116", "event_105"]
    assert favored(g) == "military"
    assert market(g)["bottom0"] == 20 and coins(g)["bottom0"] == 2  # the card that slides in takes them
    assert market(g)["top0"] == 9 and coins(g)["top0"] == 2         # and so does a card drawn onto them


@rule("PAM-8.9", "TRAP-10")
def test_an_event_that_slides_into_column_0_waits() -> None:
    g = table(market="top1 116", favored="economic")
    do(g, "end-turn")
    assert market(g)["top0"] == 116 and favored(g) == "economic"
    do(g, "end-turn")
    assert favored(g) == "political"


@rule("PAM-8.10")
def test_cards_slide_with_their_rupees_and_new_ones_come_leftmost_top_first() -> None:
    g = table(market="top1 9, top4 10, bottom5 11", coins="top1 1, top4 2, top2 3",
              deck="20 21 22 23 24 25 26 27 28 29")
    do(g, "end-turn")
    now = market(g)
    assert (now["top0"], now["top1"], now["bottom0"]) == (9, 10, 11)
    assert coins(g) == {"top0": 1, "top1": 2, "top2": 3}
    assert [now[spot] for spot in ("bottom1", "top2", "bottom2", "top3", "bottom3")] == [20, 21, 22, 23, 24]


@rule("PAM-8.11", "PAM-18.1", "TRAP-11")
def test_instability() -> None:
    g = table(market="top3 101", coins="top3 2", deck="9 10 11 102 12 13 14 15 16 17 18 19 20 103", tribes="0 herat")
    do(g, "end-turn")
    assert notes(g, "instability") == [(0, "event_101", "event_102")] and points(g) == [3, 1]
    assert 101 not in market(g).values() and 102 not in market(g).values() and len(market(g)) == 12
    assert len(g.history) == 1 and g.turn == 1


@rule("PAM-8.11", "PAM-18.8", "TRAP-11")
def test_instability_with_the_last_checks_is_the_final_check() -> None:
    g = table(market="top3 101", deck="9 10 11 102", tribes="0 herat")
    do(g, "end-turn")
    assert g.over and points(g) == [6, 2]


@rule("PAM-8.12")
def test_rupees_of_checks_lost_to_instability_stay_and_it_can_strike_again() -> None:
    g = table(market="top0 9, top1 101", coins="top1 2", deck="10 102 11 12 13 14 15 16 17 18 19 20 103 104 21 22")
    do(g, "end-turn")
    assert coins(g) == {"top1": 2} and len(notes(g, "instability")) == 1
    both = table(market="top0 9, top1 101", deck="10 102 103 104 11", tribes="0 herat")
    do(both, "end-turn")
    assert len(notes(both, "instability")) == 2 and both.over


@rule("PAM-8.13")
def test_rupees_on_an_empty_spot_just_lie_there() -> None:
    g = table(market="top0 116, top1 9", coins="top0 2, bottom3 4", deck="", courts=["29"])
    assert verbs(g) >= {"tax"}
    do(g, "tax court_029")
    assert choices(g) == ["tax-spot top0"]
    do(g, "tax-spot top0", "stop", "end-turn")
    assert coins(g) == {"top0": 1, "bottom3": 4}


@rule("PAM-8.14")
def test_the_game_goes_on_without_a_deck() -> None:
    g = table(market="top0 9, bottom0 101", deck="", tribes="0 herat")
    do(g, "purchase top0", "end-turn")
    assert g.over and points(g) == [6, 2]


@rule("PAM-8.14")
@pytest.mark.parametrize("cap", [100, 200])
def test_turn_cap(cap: int) -> None:
    g = table(market="top0 9, bottom0 10, bottom1 101", deck="", turn_cap=cap, rupees="4 9")
    for _ in range(cap - 1):
        assert not g.over
        do(g, "end-turn")
    do(g, "end-turn")
    assert g.over and g.ending == CAPPED and g.turns == cap and g.won == 2


def test_no_cap_has_one_word_and_older_tables_are_read() -> None:
    game = meydan.game("pax_pamir")
    (cap,) = (option for option in game.options if option.name == "turn_cap")
    assert cap.default == cap.value("none") == cap.value("0") == cap.checked(0) == "none"
    assert cap.word(0) == "none" and game.check_options({"turn_cap": 0})["turn_cap"] == "none"
    for wrong in (False, "0", 3):
        with pytest.raises(MeydanError):
            cap.checked(wrong)
    text = str(meydan.Record.of(game, game.new(players=2, seed=3)))
    older = text.replace("option turn_cap none #1932", "option turn_cap 0 #ed28")
    assert older != text and str(meydan.Record.parse(older)) == text


@rule("PAM-8.6")
def test_cleanup_discards_run_the_whole_of_section_7() -> None:
    g = table(courts=["24 33 38 59 15 16", "29"], tribes="0 punjab 2", spies="1 24 2", rupees="4 4")
    do(g, "end-turn", "discard court_024")
    assert tribes(g, 0, "punjab") == 0 and spies(g, 1, 24) == 0 and money(g) == [4, 4]
