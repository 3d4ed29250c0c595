"""Why not? Inis tells a reason of its own for everything a question could mean."""
from __future__ import annotations

import pytest

from meydan.core.texts import game_texts
from tests.inis.positions import GAME, Table
from tests.teach.reasons import LONG, check_all, check_ignorance, check_words, sentences

# So rare in random games that a position of its own shows them.
RARE = {"reason-card-gone", "reason-no-action-cards", "reason-three-return"}
# Met by the long run only, as a rule.
SELDOM = {"reason-festival-stays", "reason-nothing-aside", "reason-not-chieftain", "reason-nothing-to-do",
          "reason-all-removed", "reason-two-victims", "reason-club-card"}
# What says no more than that somebody else may have the card.
UNTOLD = {"reason-tale-not-yours", "reason-action-not-yours"}


def why(table: Table, *words: str) -> tuple[str, str, str]:
    """The reason of the asked seat: key, clause, and the sentence."""
    reason = GAME.reason(table.g.view(table.current), GAME.code(*words))
    assert reason is not None
    return reason.key.removeprefix("reason-"), reason.clause, game_texts(GAME, "en").reason(reason)


def test_every_code_a_question_could_mean_has_a_reason_or_is_a_choice(capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is lumped together: every sentence is told, and there is no general one."""
    told = check_all("inis", every=10)
    check_words("inis", told)
    with capsys.disabled():
        print(f"\nInis: {told.sum()}, {told.share(UNTOLD):.0%} only that the card is not in hand")
    assert set(told.count) | RARE | (set() if LONG else SELDOM) == sentences("inis", "en")


def test_no_reason_knows_more_than_the_seat() -> None:
    check_ignorance("inis")


def test_both_languages_have_the_same_reasons() -> None:
    assert sentences("inis", "en") == sentences("inis", "fa")


def test_the_crown_is_told_by_numbers() -> None:
    table = Table().at("hills", 2, 1).at("valley", 1).at("cove", 0, 1).deeds(1).hand(0, "bard", "druid").turn(0)
    key, clause, words = why(table, "pretend")
    assert (key, clause) == ("no-condition", "INIS-7.7") and "1 opposing" in words and "2 territories" in words
    assert "1 Deed" in words and words.endswith("Missing: 3.")
    assert why(table, "play", "geis")[0] == "action-not-yours"


def test_withdrawing_tells_who_leads_the_other_land() -> None:
    table = Table("hills valley cove plains", players=3).at("hills", 2, 1).at("valley", 1, 2).clash("hills", 0).quiet()
    assert table.asking == "Maneuver"
    key, clause, words = why(table, "withdraw", "valley")
    assert (key, clause) == ("no-haven", "INIS-11.23") and "1 clan there, an opponent has 2" in words
    assert why(table, "withdraw", "moor")[0] == "not-in-play"
    assert why(table, "attack", "3")[:2] == ("player-absent", "INIS-11.21")
    assert why(table, "end")[0] == "others-exposed"


def test_what_was_taken_away_cannot_be_given() -> None:
    table = Table("valley stone_circle cove plains").at("stone_circle", 2).at("valley", 1)
    table.advantage(0, "stone_circle", "forest").hand(0, "master_craftsman", "bard", "stone_of_fal").turn(0)
    table.do("play stone_of_fal", "play stone_circle").quiet_but("play forest")
    assert why(table, "play", "master_craftsman")[:2] == ("card-gone", "INIS-9.8")


def test_the_salt_mine_needs_somebody_with_cards() -> None:
    table = Table("valley salt_mine cove plains").at("valley", 1).advantage(0, "salt_mine", "valley")
    table.hand(0, "bard", "druid").turn(0).do("play bard")
    assert table.asking == "AfterTurn" and why(table, "play", "salt_mine")[:2] == ("no-action-cards", "INIS-15.13")


def test_of_the_cauldron_three_return() -> None:
    table = Table().at("hills", 4, 6).hand(1, "dagdas_cauldron").clash("hills", 0)
    table.g.cauldron_of, table.g.cauldron = 1, 4
    table.quiet().play_on("CauldronReturn")
    assert why(table, "amount", "hills", "4")[:2] == ("three-return", "INIS-17.9")
