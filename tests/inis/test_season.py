"""The Season: turns, passing, Pretenders, its end (INIS-7)."""
from __future__ import annotations

from meydan.core.state import CHANCE
from meydan.games.inis import season
from meydan.games.inis.state import DISCARDED
from tests.inis.positions import Table, territory
from tests.rules import rule


def everywhere() -> Table:
    return Table().at("hills", 1, 1, 1, 1)


@rule("INIS-7.1", "EX-17", "INIS-8.14")
def test_the_brenn_opens_with_a_season_card() -> None:
    table = everywhere().hand(0, "bard", "geis", "eriu", "the_fianna").advantage(0, "swamp").deeds(6)
    table.turn(0, first=True)
    assert table.options == ["play bard", "play eriu", "play swamp"]


@rule("INIS-7.11")
def test_a_brenn_without_season_cards_passes() -> None:
    assert everywhere().hand(0, "geis", "raid").turn(0, first=True).options == ["pass"]


@rule("INIS-7.2", "INIS-7.6", "INIS-7.12")
def test_a_turn_is_one_card_a_pass_or_a_claim() -> None:
    table = everywhere().hand(1, "bard").deeds(0, 6).turn(1)
    assert table.options == ["play bard", "pass", "pretend"]
    before = table.g.view(1)["territories"]
    table.do("pass")
    assert table.current == 2 and table.g.view(1)["territories"] == before
    assert everywhere().turn(1).options == ["pass"]


@rule("INIS-7.3", "EX-16", "INIS-7.5")
def test_the_season_ends_when_all_pass_in_a_row() -> None:
    table = everywhere().at("hills", citadels=0).hand(3, "warlord", "geis").hand(0, "bard").turn(0)
    table.do("0: pass", "1: pass", "2: pass", "3: play warlord", "in hills", "3: propose", "accept", "accept", "accept")
    assert table.current == 0 and "play bard" in table.options      # a pass is not final
    table.do("0: pass", "1: pass", "2: pass", "3: pass")
    assert table.current == CHANCE and table.g.round == 2
    assert table.actions(0) == table.actions(3) == set()


@rule("INIS-7.4", "TRAP-16")
def test_a_token_or_a_cancelled_card_empties_the_set_of_passes() -> None:
    table = everywhere().hand(1, "warlord").hand(0, "geis").deeds(0, 0, 6).turn(0)
    table.do("0: pass", "1: play warlord", "in hills", "0: play geis")
    assert table.g.passed == 0
    table.do("2: pretend")
    assert table.g.passed == 0
    table.do("3: pass")
    assert table.g.passed == 0b1000


@rule("INIS-7.7", "EX-3")
def test_a_pretender_needs_a_condition_and_keeps_the_token() -> None:
    table = Table().at("hills", 0, 0, 1, sanctuaries=6).at("cove", 1, 1, 0, 1).turn(2)
    assert "pretend" in table.options
    table.do("pretend")
    assert table.g.pretenders == 0b0100
    table.at("hills", 0, 0, 1, sanctuaries=0)
    table.do("3: pass", "0: pass", "1: pass")
    assert table.g.pretenders == 0b0100 and "pretend" not in table.options
    assert "pretend" not in everywhere().turn(1).options


@rule("INIS-7.8", "INIS-7.9", "EX-15")
def test_without_clans_a_deed_is_lost_and_two_clans_come() -> None:
    for deeds in (0, 1):
        table = Table().at("hills", 0, 1).deeds(deeds).turn(0, first=True)
        assert table.g.deeds[0] == 0 and table.asking == "PlaceAnywhere" and len(table.options) == 4
        table.do("in hills", "in cove")
        assert table.clans("hills") == [1, 1, 0, 0] and table.g.clash < 0 and table.asking == "Turn"


@rule("INIS-7.10", "INIS-8.4", "INIS-8.6")
def test_the_end_of_the_season() -> None:
    table = Table().at("hills", 1, 2).at("cove", 1).hand(0, "bard", "eriu").hand(1, "geis")
    table.advantage(0, "hills", "cove").at("plains", 0, 0, 1, 1)
    table.g.festival = territory("plains")
    table.turn(0)
    season.end_season(table.g)
    assert table.actions(0) == set() and table.tales(0) == {"eriu"} and table.g.festival < 0
    assert table.holder("hills") == "face-up" and table.holder("cove") == 0
    assert table.g.actions[DISCARDED] == table.g.in_use()


@rule("INIS-7.13", "INIS-9.9")
def test_the_turn_ends_with_a_window_even_after_a_pass() -> None:
    table = everywhere().hand(2, "oengus_ploy").turn(0).do("0: pass")
    assert (table.current, table.asking) == (2, "TurnEnd")
    table.do("2: decline")
    assert (table.current, table.asking) == (1, "Turn")


@rule("INIS-7.13", "INIS-17.23")
def test_with_oengus_the_season_check_is_skipped() -> None:
    table = everywhere().hand(2, "oengus_ploy").turn(0)
    table.g.passed = 0b1110
    table.do("0: pass", "2: play oengus_ploy")
    assert (table.current, table.asking) == (2, "Turn")
