"""Section 20: each event, discarded (D) and purchased (P)."""
from __future__ import annotations

from typing import Any

import pytest

from tests.pax_pamir.positions import (
    armies,
    can,
    choices,
    coins,
    court,
    do,
    favored,
    hand,
    influence,
    market,
    money,
    notes,
    points,
    prizes,
    roads,
    supply,
    table,
    tribes,
    verbs,
)
from tests.rules import rule


def bought(number: int, players: int = 2, **position: Any) -> Any:
    return do(table(players, market=f"top0 {number}", **position), "purchase top0")


def discarded(number: int, players: int = 2, **position: Any) -> Any:
    return do(table(players, market=f"top0 {number}", **position), "end-turn")


def effects(g: Any) -> list[tuple[str, int | None]]:
    return [(effect["effect"], effect["seat"]) for effect in g.view(0)["effects"]]


@rule("PAM-20.1")
@pytest.mark.parametrize("number", [101, 102, 103, 104])
def test_dominance_checks(number: int) -> None:
    deck = [9, 101 if number != 101 else 102]
    assert points(bought(number, tribes="0 herat", deck=deck)) == [3, 1]
    assert points(discarded(number, tribes="0 herat", deck=deck)) == [3, 1]


@rule("PAM-20.2", "PAM-20.14")
def test_105_favor_military_and_new_tactics() -> None:
    assert favored(discarded(105)) == "military"
    assert favored(discarded(105, effects="pashtunwali_values all")) == "political"
    g = bought(105, courts=["33", "38"], armies="afghan punjab, british punjab")
    assert effects(g) == [("new_tactics", 0)] and favored(g) == "political"
    do(g, "battle court_033", "battle-region punjab", "remove-army british")
    assert int(g.actions) == 1


@rule("PAM-20.3")
def test_106_embarrassment_of_riches_and_koh_i_noor() -> None:
    g = discarded(106, gifts="0 2, 1 2")
    assert effects(g) == [("embarrassment_of_riches", None)]
    assert influence(g, 0, "afghan") == 1 and int(g.cylinders_in_play(0)) == 1
    h = bought(106, loyal="afghan afghan", gifts="0 2, 1 2")
    assert (influence(h, 0, "afghan"), influence(h, 1, "afghan")) == (3, 2)
    assert int(h.cylinders_in_play(0)) == 1


@rule("PAM-20.4")
def test_107_disregard_for_customs_and_courtly_manners() -> None:
    g = discarded(107, hands=["", "61"], courts=["", "29"], tribes="0 herat 2", spies="0 29")
    assert effects(g) == [("disregard_for_customs", None)]
    assert do(g, "play court_061", "side left").asking == "ResolveIcon"
    free = table(effects="disregard_for_customs all", courts=["29"], spies="1 29", market="top0 9", coins="top0 1")
    assert do(free, "tax court_029").asking == "CollectTax"
    h = bought(107, hands=["61"], tribes="1 herat 2", rupees="0 0")
    assert effects(h) == [("courtly_manners", 0)]
    do(h, "play court_061")
    assert "unpaid" in verbs(h) and "pay" not in verbs(h)
    assert do(h, "unpaid").asking == "ResolveIcon" and money(h) == [0, 0]
    hostage = table(effects="courtly_manners 0", courts=["29"], spies="1 29", market="top0 9", coins="top0 1",
                    rupees="0 0")
    assert do(hostage, "tax court_029", "unpaid").asking == "CollectTax"
    other = table(at=1, effects="courtly_manners 0", hands=["", "61"], tribes="0 herat 2", rupees="0 4")
    assert "unpaid" not in verbs(do(other, "play court_061"))


@rule("PAM-20.5", "PAM-20.16")
def test_108_failure_to_impress_and_rumor() -> None:
    g = discarded(108, prizes=["26", "34"])
    assert prizes(g, 0) == prizes(g, 1) == [] and g.view(0)["seats"][1]["loyalty"] == "british"
    h = bought(108, 3, courts=["25", "32", ""])
    assert choices(h) == ["rumor 1", "rumor 2", "rumor 3"]          # even the buyer
    do(h, "rumor 2")
    assert effects(h) == [("rumor", 1)] and influence(h, 1, "british") == 1 and influence(h, 0, "afghan") == 2
    assert court(h, 1) == [32]                                      # the event is no court card


@rule("PAM-20.6", "PAM-20.15")
def test_109_riots_in_punjab_and_conflict_fatigue() -> None:
    g = discarded(109, tribes="0 punjab 2, 1 kabul", armies="afghan punjab, british punjab 2",
                  roads="afghan kabul_punjab", courts=["24 29"])
    assert tribes(g, 0, "punjab") == 0 and armies(g, "british", "punjab") == 0
    assert roads(g, "afghan", "kabul_punjab") == 1
    assert court(g, 0) == [29] and tribes(g, 1, "kabul") == 1
    h = bought(109, armies="afghan herat 2")
    assert effects(h) == [("conflict_fatigue", None)] and int(h.dominant()) == 0


@rule("PAM-20.7", "PAM-20.15", "TRAP-5")
def test_110_riots_in_herat_and_nationalism() -> None:
    g = discarded(110, tribes="0 herat, 1 herat", courts=["57", "58 55"], loyal="british afghan")
    assert supply(g, 0) == supply(g, 1) == 10 and court(g, 0) == court(g, 1) == []
    assert [note[0] for note in notes(g, "court-discarded")] == [0, 1, 1]
    h = bought(110)
    assert effects(h) == [("nationalism", 0)]


@rule("PAM-20.8", "TRAP-25")
def test_111_public_withdrawal() -> None:
    g = discarded(111, coins="top0 0")
    assert 111 not in market(g).values() and effects(g) == []
    h = table(market="top0 111, top1 9, top2 10", rupees="4 0")
    assert not can(h, "purchase top0")
    do(h, "purchase top2")
    assert money(h)[0] == 2 and coins(h) == {"top1": 1}             # one rupee is spent and gone
    slid = do(table(market="top0 116, top1 111", coins="top0 3"), "end-turn")
    assert market(slid)["top0"] == 111 and "top0" not in coins(slid)
    drawn = do(table(coins="top0 2", deck="111 104 9"), "end-turn")
    assert market(drawn)["top0"] == 111 and coins(drawn) == {}


@rule("PAM-20.9", "TRAP-19")
def test_112_riots_in_kabul_and_nation_building() -> None:
    g = discarded(112, tribes="0 kabul, 1 kabul", courts=["17"], armies="russian kabul")
    assert tribes(g, 0, "kabul") == 0 and armies(g, "russian", "kabul") == 0 and court(g, 0) == [17]
    assert effects(bought(112)) == [("nation_building", 0)]


@rule("PAM-20.10")
def test_113_riots_in_persia_and_persian_aristocracy() -> None:
    g = discarded(113, tribes="1 persia 2", courts=["", "76 29"])
    assert tribes(g, 1, "persia") == 0 and court(g, 1) == [29]
    assert money(bought(113, rupees="1 1")) == [4, 1]


@rule("PAM-20.11", "PAM-6.11")
def test_114_confidence_failure_and_other_persuasive_methods() -> None:
    g = discarded(114, 3, hands=["9 10", "", "13"])
    assert g.current == 0 and choices(g) == ["discard court_009", "discard court_010"]
    do(g, "discard court_010")
    assert g.current == 2
    do(g, "discard court_013")
    assert g.turn == 1 and hand(g, 0) == [9] and hand(g, 2) == []
    h = bought(114, 3, hands=["", "9 10", "13"])
    assert choices(h) == ["swap 2", "swap 3"]
    do(h, "swap 2")
    assert hand(h, 0) == [9, 10] and hand(h, 1) == []
    empty = do(bought(114, 2, hands=["9", ""]), "swap 2")
    assert hand(empty, 1) == [9] and hand(empty, 0) == []


@rule("PAM-20.12", "PAM-20.14", "TRAP-21")
def test_115_favor_intelligence_and_pashtunwali_values() -> None:
    assert favored(discarded(115)) == "intelligence"
    g = bought(115, favored="economic", hands=["31"])
    assert choices(g) == ["suit economic", "suit military", "suit political", "suit intelligence"]
    do(g, "suit military")
    assert favored(g) == "military" and effects(g) == [("pashtunwali_values", None)]
    do(g, "play court_031")
    assert favored(g) == "military"
    for number in (105, 115, 116):
        assert favored(discarded(number, favored="economic", effects="pashtunwali_values all")) == "economic"
    again = bought(115, effects="pashtunwali_values all")
    assert favored(do(again, "suit economic")) == "economic"        # its own choice is not stopped


@rule("PAM-20.13", "PAM-20.15", "TRAP-19", "TRAP-5")
def test_116_favor_political_and_rebuke() -> None:
    assert favored(discarded(116, favored="economic")) == "political"
    g = bought(116, tribes="0 kabul, 1 kabul 2, 1 herat", armies="afghan kabul 2", courts=["5", "17 6"],
               loyal="afghan afghan")
    assert len(choices(g)) == 6
    empty = do(g.clone(), "rebuke persia")
    assert tribes(empty, 1, "kabul") == 2 and empty.asking == "ChooseAction"
    do(g, "rebuke kabul")
    assert court(g, 0) == [] and court(g, 1) == [17] and tribes(g, 1, "herat") == 1
    assert armies(g, "afghan", "kabul") == 0


@rule("PAM-20.15")
def test_overthrow_of_riots_starts_with_the_active_player() -> None:
    g = table(3, at=1, market="top0 112", tribes="0 kabul, 1 kabul, 2 kabul", courts=["5", "7", "6"],
              loyal="afghan afghan afghan")
    do(g, "end-turn")
    assert [note[0] for note in notes(g, "court-discarded")] == [1, 2, 0]


@rule("PAM-20.16")
def test_lasting_events_lie_open_beside_court_or_map() -> None:
    g = table(effects="embarrassment_of_riches all, rumor 1, nationalism 0")
    assert {(effect["card"], effect["seat"]) for effect in g.view(None)["effects"]} == {
        ("event_106", None), ("event_108", 1), ("event_110", 0)}
