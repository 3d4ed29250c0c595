"""The turn, payments and the top row (sections 1, 7, 8, 11, 12, 13, 19)."""
from __future__ import annotations

import pytest

from tests.rules import rule
from tests.scythe.positions import Table, table


def skip(t: Table, section: str) -> Table:
    """A whole turn that does nothing."""
    t.do(f"token {section}")
    while t.asking in ("TopRow", "BottomRow"):
        t.do("skip")
    return t


@rule("SCY-7.1", "SCY-7.2", "SCY-7.3")
def test_the_token_moves_every_turn_to_another_section() -> None:
    t = table("nordic", "saxony")
    assert {"token move", "token bolster", "token trade", "token produce"} <= set(t.options())
    assert not t.can("skip") and not t.can("pass")
    skip(t, "trade")
    skip(t, "move")
    assert not t.can("token trade") and t.can("token move")
    assert t.g.view(0)["seats"][0]["barred"] == "trade"


@rule("SCY-7.4", "SCY-7.5")
def test_top_then_bottom_either_both_or_none() -> None:
    t = table().put(0, character="W1", workers=["T1"]).lay("T1", oil=3, metal=3).turn(0, "bolster")
    t.do("gain-power", "take-bottom")
    assert t.asking == "ChooseCube"                 # both
    t.turn(0, "bolster").do("skip")
    assert t.asking != "TopRow"                     # the top row is given up
    t.lay("T1", oil=3).turn(0, "bolster").do("skip", "take-bottom")
    assert t.asking == "ChooseCube"
    t.lay("T1", oil=3).turn(0, "bolster").do("gain-power", "skip")
    assert t.current == 1


@rule("SCY-7.6", "SCY-1.5", "EX-20")
def test_who_can_pay_for_nothing_takes_a_dead_turn() -> None:
    # Given 0 coins, power, popularity and resources, 4 workers, who moved last turn and is not Rusviet.
    t = table("nordic", "saxony").give(0, coins=0, power=0, popularity=0).put(0, workers=["T1"] * 4)
    t[0].token = 0
    t.turn(0)
    for section in ("bolster", "trade", "produce"):
        t.listen().turn(0).do(f"token {section}")
        assert t.current == 1, section              # nothing to decide: the turn is over
        assert "dead-turn" in t.events()
    # With 3 workers Produce is free, and a Factory card's move is free too.
    t.put(0, workers=["T1"] * 3)
    t[0].token = 0
    t.turn(0).do("token produce")
    assert t.can("produce")
    t.give(0, factory="fac_06")
    t[0].token = 0
    t.turn(0).do("token factory")
    assert t.asking == "BottomRow" and t.can("take-bottom")


@rule("SCY-7.7", "TRAP-19", "SCY-19.2")
def test_the_factory_card_is_a_fifth_section_not_twice_in_a_row() -> None:
    t = table("nordic", "saxony").give(0, factory="fac_06")
    t[0].token = 4
    assert not t.turn(0).can("token factory")
    t[0].token = 1
    assert t.turn(0).can("token factory")


@rule("SCY-19.1", "SCY-19.2", "TRAP-19")
@pytest.mark.parametrize("allowed", [True, False])
def test_relentless_may_stay_on_its_section(allowed: bool) -> None:
    t = table("rusviet", "saxony", relentless_on_factory=allowed).give(0, factory="fac_06")
    t[0].token = 2
    assert t.turn(0).can("token trade")
    t[0].token = 4
    assert t.turn(0).can("token factory") == allowed


@rule("SCY-7.8")
def test_the_next_turn_waits_for_the_bottom_row() -> None:
    t = table("nordic", "saxony").give(1, recruits="upgrade").give(1, power=3)
    t.put(0, workers=["T1"]).lay("T1", oil=3).turn(0, "bolster").do("skip", "take-bottom", "decline")
    assert t[1].power == 4 and t.asking == "PlaceToken" and t.current == 1


@rule("SCY-7.10")
def test_an_action_may_be_taken_though_it_gives_nothing() -> None:
    # Produce without a worker on producing land: the cost is paid.
    t = table().put(0, character="HB_NORDIC", workers=["HB_NORDIC"] * 4).give(0, power=2)
    t.turn(0, "produce").do("produce")
    assert t[0].power == 1
    # A bottom-row action past its benefit: cost, coins and bonuses.
    t = table().give(0, upgrades=6, coins=0).put(0, workers=["T1"]).lay("T1", oil=2).turn(0, "bolster")
    t.do("take-bottom")
    assert t[0].coins == 3 and t.tokens("T1") == {}


@rule("SCY-8.1", "SCY-11.1", "SCY-12.1")
def test_bolster_and_trade_cost_a_coin() -> None:
    for section, line in (("bolster", "gain-power"), ("bolster", "draw-cards"), ("trade", "trade-popularity")):
        t = table().give(0, coins=1).turn(0, section).do(line)
        assert t[0].coins == 0, line
    t = table().give(0, coins=0)
    assert t.turn(0, "bolster").current == 1
    assert t.turn(0, "trade").current == 1


@rule("SCY-8.4", "SCY-1.5", "SCY-13.2", "EX-25")
def test_a_cost_needs_the_full_amount() -> None:
    t = table().put(0, workers=["T1"] * 6).give(0, power=1, popularity=0)
    assert t.turn(0, "produce").current == 1        # 1 popularity missing
    t.give(0, popularity=1).turn(0, "produce").do("produce")
    assert (t[0].power, t[0].popularity) == (0, 0)


@rule("SCY-1.6")
def test_any_part_of_a_benefit_may_be_declined_by_who_asks() -> None:
    t = table().give(0, power=4).turn(0)
    t.do("choose-gains")
    assert t[0].picky and "choose-gains" not in t.options() and not t.can("choose-gains")
    t.do("token bolster", "gain-power")
    assert t.options() == ["accept", "amount 0", "amount 1"]
    t.do("amount 1")
    assert t[0].power == 5
    t.turn(0).do("accept-gains", "token trade", "trade-popularity")
    assert t.asking != "GainSome"


@rule("SCY-1.7")
def test_what_an_action_uncovers_counts_from_the_next_action() -> None:
    # The Enlist recruit taken now gives nothing yet, and the upgraded cost holds only next time.
    t = table("nordic", "saxony", mats=("agricultural", "industrial")).put(0, workers=["T1"]).lay("T1", food=3)
    t.give(0, cards="").turn(0, "bolster").do("skip", "take-bottom", "enlist enlist", "bonus coins")
    assert t.cards(0) == []


@rule("SCY-1.10")
def test_a_missing_piece_gives_nothing_but_the_rest_is_gained() -> None:
    t = table("polania", "nordic").encounter("enc_03").put(0, character="W2", workers=["W2"] * 8).give(0, coins=5)
    t.turn(0, "move").do("move-units", "pick character W2", "go V4", "done", "option 2")
    assert t.tokens("V4") == {"food": 3} and len(t.workers(0)) == 8


@rule("SCY-1.11")
def test_tracks_end_at_sixteen_and_eighteen() -> None:
    t = table().give(0, power=15, popularity=18, goals="popularity").turn(0, "bolster").do("gain-power")
    assert t[0].power == 16
    t.turn(0, "trade").do("trade-popularity")
    assert t[0].popularity == 18


# Bolster.


@rule("SCY-11.1", "SCY-15.2")
def test_bolster_gives_power_or_cards_and_more_when_upgraded() -> None:
    t = table().give(0, power=1, cards="").turn(0, "bolster").do("gain-power")
    assert t[0].power == 3
    t.turn(0, "bolster").do("draw-cards")
    assert len(t.cards(0)) == 1
    t[0].cubes &= ~0b1100
    t.turn(0, "bolster").do("gain-power")
    assert t[0].power == 6
    t.turn(0, "bolster").do("draw-cards")
    assert len(t.cards(0)) == 3


@rule("SCY-11.2", "SCY-11.3", "SCY-17.6")
def test_the_monument_adds_popularity_to_either_option() -> None:
    t = table().put(0, monument="F7").give(0, power=16, goals="power", popularity=3)
    t.turn(0, "bolster").do("gain-power")
    assert (t[0].power, t[0].popularity) == (16, 4)
    t.turn(0, "bolster").do("draw-cards")
    assert t[0].popularity == 5


# Trade.


@rule("SCY-12.1", "SCY-12.2", "SCY-12.4")
def test_traded_tokens_go_to_territories_with_workers() -> None:
    t = table().put(0, character="M2", workers=["W1", "T1", "HB_NORDIC"]).turn(0, "trade").do("trade-resources")
    assert {line.split()[2] for line in t.options()} == {"W1", "T1"}
    t.do("resource oil W1", "resource food T1")
    assert t.tokens("W1") == {"oil": 1} and t.tokens("T1") == {"food": 1}
    t.turn(0, "trade").do("trade-popularity")
    assert t[0].popularity == 3


@rule("SCY-12.4")
def test_without_the_split_both_go_to_one_territory() -> None:
    t = table(trade_split=False).put(0, workers=["W1", "T1"]).turn(0, "trade").do("trade-resources", "resource oil W1")
    assert {line.split()[2] for line in t.options()} == {"W1"}


@rule("SCY-12.3")
def test_with_all_workers_at_home_there_is_no_trade_for_resources() -> None:
    t = table().put(0, workers=["HB_NORDIC", "HB_NORDIC"]).turn(0, "trade")
    assert t.options() == ["trade-popularity", "skip"]


@rule("SCY-12.5")
def test_a_lake_with_a_worker_takes_tokens() -> None:
    t = table().put(0, character="W1", mechs={"seaworthy": "L3"}, workers=["L3"]).turn(0, "trade").do("trade-resources")
    t.do("resource oil L3", "resource oil L3")
    assert t.tokens("L3") == {"oil": 2}


@rule("SCY-12.6", "SCY-12.1", "SCY-17.6")
def test_the_armory_adds_power_and_the_cube_popularity() -> None:
    t = table().put(0, armory="F7").give(0, power=1, popularity=1, coins=9)
    t[0].cubes &= ~0b10000
    t.turn(0, "trade").do("trade-popularity")
    assert (t[0].power, t[0].popularity) == (2, 3)
    t.turn(0, "trade").do("trade-resources", "resource oil W1", "resource oil W1")
    assert t[0].power == 3


# Produce.


@rule("SCY-13.1")
@pytest.mark.parametrize(("workers", "cost"), [(2, (0, 0, 0)), (3, (0, 0, 0)), (4, (1, 0, 0)), (5, (1, 0, 0)),
                                               (6, (1, 1, 0)), (7, (1, 1, 0)), (8, (1, 1, 1))])
def test_produce_costs_by_workers_on_the_board(workers: int, cost: tuple[int, int, int]) -> None:
    t = table().put(0, workers=["HB_NORDIC"] * workers).give(0, power=5, popularity=5, coins=5, goals="workers")
    t.turn(0, "produce").do("produce")
    assert (5 - t[0].power, 5 - t[0].popularity, 5 - t[0].coins) == cost


@rule("SCY-13.3", "EX-4", "EX-5")
def test_every_worker_on_two_chosen_territories_produces() -> None:
    t = table().put(0, workers=["F2", "M2", "M2", "HB_NORDIC", "HB_NORDIC"]).give(0, power=2)
    t.turn(0, "produce").do("produce")
    assert t[0].power == 1 and t.tokens("F2") == {"food": 1} and t.tokens("M2") == {"metal": 2}
    t = table().put(0, workers=["W1"] * 3 + ["F2"] * 2 + ["T1"]).give(0, power=2, popularity=2).turn(0, "produce")
    t.do("produce")
    assert set(t.options()) == {"field W1", "field F2", "field T1", "done"}
    t.do("field W1", "field F2")
    assert t.tokens("W1") == {"wood": 3} and t.tokens("F2") == {"food": 2} and t.tokens("T1") == {}
    assert t.asking != "ChooseField"


@rule("SCY-13.3", "SCY-15.2")
def test_the_upgrade_adds_a_third_territory() -> None:
    t = table().put(0, workers=["W1", "F2", "T1"])
    t[0].cubes &= ~0b100000
    t.turn(0, "produce").do("produce")
    assert [t.tokens(place) for place in ("W1", "F2", "T1")] == [{"wood": 1}, {"food": 1}, {"oil": 1}]


@rule("SCY-13.4", "SCY-13.5", "SCY-13.6", "SCY-13.13", "SCY-1.7", "TRAP-1")
def test_villages_make_as_many_workers_as_wanted() -> None:
    t = table().put(0, workers=["V2", "V2", "T1"]).give(0, power=3).turn(0, "produce").do("produce")
    # Three workers: free, though there will be more.
    assert t.options() == ["accept", "amount 0", "amount 1"]
    t.do("amount 1")
    assert t.workers(0) == ["T1", "V2", "V2", "V2"] and t[0].power == 3
    assert t.at(0, "worker4") == "V2"


@rule("SCY-13.5")
def test_fewer_resources_may_be_produced_by_who_asks() -> None:
    t = table().put(0, workers=["W1", "W1"]).turn(0)
    t.do("choose-gains", "token produce", "produce", "field W1", "amount 1")
    assert t.tokens("W1") == {"wood": 1}


@rule("SCY-13.7", "SCY-13.10", "TRAP-15")
def test_the_mill_is_one_extra_territory_and_works_like_a_worker() -> None:
    t = table().put(0, workers=["W1", "F2", "T1", "M2", "M2"], mill="M2").give(0, power=3).turn(0, "produce")
    t.do("produce", "field M2", "field W1", "field F2")
    assert t.tokens("M2") == {"metal": 3}
    # No free choice elsewhere is left.
    assert t.asking != "ChooseField" and t.tokens("T1") == {}


@rule("SCY-13.8", "SCY-17.5", "TRAP-16")
def test_a_mill_under_another_player_does_not_produce() -> None:
    t = table().put(0, workers=["W1"], mill="M2").put(1, workers=["M2"]).turn(0, "produce").do("produce")
    assert t.tokens("M2") == {} and t.tokens("W1") == {"wood": 1}


@rule("SCY-13.9", "TRAP-15")
def test_the_mill_alone_produces_a_worker_on_a_village_and_nothing_on_the_factory() -> None:
    t = table().put(0, workers=["HB_NORDIC"] * 2, mill="V2").turn(0, "produce").do("produce", "accept")
    assert t.workers(0) == ["HB_NORDIC", "HB_NORDIC", "V2"]
    t = table().put(0, workers=["HB_NORDIC"] * 2, mill="FACTORY").turn(0, "produce").do("produce")
    assert t.tokens("FACTORY") == {}


@rule("SCY-13.11", "SCY-23.1")
def test_lakes_the_factory_and_home_bases_produce_nothing() -> None:
    t = table().put(0, mechs={"seaworthy": "L3"}, workers=["L3", "FACTORY", "HB_NORDIC"])
    t.turn(0, "produce").do("produce")
    assert [t.tokens(place) for place in ("L3", "FACTORY", "HB_NORDIC")] == [{}, {}, {}]


@rule("SCY-13.12", "SCY-25.1")
def test_the_eighth_worker_earns_a_star() -> None:
    t = table().put(0, workers=["V2"] * 2 + ["T1"] * 5).give(0, power=3, popularity=3).turn(0, "produce")
    t.do("produce", "accept")
    assert len(t.workers(0)) == 8 and t.stars(0) == {"workers": 1}


@rule("SCY-13.14")
def test_with_too_few_workers_left_the_player_says_which_village_gets_them() -> None:
    t = table().put(0, workers=["V2", "V2", "V3", "V3", "T1", "T1", "T1"]).give(0, power=3, popularity=3)
    t[0].cubes &= ~0b100000
    t.turn(0, "produce").do("produce")
    first = t.options()
    t.do("amount 0")
    assert first == t.options() == ["accept", "amount 0"]
    t.do("accept")
    assert len(t.workers(0)) == 8


@rule("EX-28")
def test_the_first_turn_of_nordic_with_the_industrial_mat() -> None:
    t = table("nordic", "saxony", mats=("industrial", "engineering"))
    assert (t[0].power, len(t.cards(0)), t[0].popularity, t[0].coins) == (4, 1, 2, 4)
    t.do("token produce", "produce")
    assert t.tokens("W1") == {"wood": 1} and t.tokens("T1") == {"oil": 1} and t[0].power == 4
    assert t.current == 1                           # Deploy cannot be paid


# Coercion.


@rule("SCY-19.3", "SCY-19.4", "SCY-8.3", "EX-22")
def test_coercion_pays_one_card_for_one_token_once_a_turn() -> None:
    t = table("crimea", "nordic", mats=("mechanical", "industrial")).put(0, workers=["F6"]).lay("F6", food=3)
    t.give(0, cards="3 5").turn(0, "produce").do("skip", "take-bottom")
    assert t.g.secret
    t.do("pay-card 3")
    assert t.cards(0) == [5] and t.g.view(1)["decks"]["discards"]["3"] == 1
    # The other three are tokens: no second card.
    assert t.asking == "ChooseRecruit" and t.tokens("F6") == {}


@rule("SCY-19.3")
def test_coercion_does_not_replace_two_tokens() -> None:
    t = table("crimea", "nordic", mats=("mechanical", "industrial")).put(0, workers=["F6"]).lay("F6", food=2)
    t.give(0, cards="3 5 5").turn(0, "produce").do("skip")
    assert t.current == 1


@rule("SCY-2.3", "SCY-2.4")
def test_an_empty_deck_is_the_discard_pile_shuffled_between_two_draws() -> None:
    t = table().give(0, cards="")
    t[0].cubes &= ~0b1000
    t.deck("5").discards("2 2 2")
    t.turn(0, "bolster").do("draw-cards")
    assert t.cards(0) == [2, 5] and t.g.view(0)["decks"]["combat"] == 2
    t.deck("").g.hands[20] = 0
    t.turn(0, "bolster").do("draw-cards")
    assert t.cards(0) == [2, 5]                     # nothing left anywhere


@rule("SCY-2.5")
def test_there_is_no_hand_limit_and_cards_score_nothing() -> None:
    t = table().give(0, cards="5 5 5 5 5 5 4 4 4 4 4 4")
    before = t.score(0)["total"]
    t.give(0, cards="").turn(0, "bolster")
    assert t.score(0)["total"] == before


@rule("SCY-2.6", "SCY-8.3")
def test_discards_lie_open() -> None:
    t = table().discards("3 5")
    assert t.g.view(None)["decks"]["discards"] == {"2": 0, "3": 1, "4": 0, "5": 1}
