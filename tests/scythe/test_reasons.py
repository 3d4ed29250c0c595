"""Why not? Scythe's own reasons."""
from __future__ import annotations

from collections import Counter

import meydan
from meydan.core.reasons import Reason
from meydan.core.rng import Rng
from meydan.games.scythe.actions import COMMIT
from meydan.games.scythe.reasons import VERBS
from tests.kit import variants
from tests.scythe.positions import Table, table
from tests.teach.reasons import check_all, check_ignorance, check_words, codes_of, sentences

NAME = "scythe"
# Reasons that only say how far something is, without a number or a name of what hinders.
RARE = frozenset({"reason-fields-used", "reason-banned-pair", "reason-unit-shut-in", "reason-factory-card-taken",
                  "reason-coerced-already", "reason-nothing-left-on-lake"})       # of prepared tables, below
GENERAL = frozenset({"reason-unit-shut-in"})


def test_every_code_a_question_could_mean_has_a_reason_if_and_only_if_it_is_no_choice() -> None:
    told = check_all(NAME, every=10)
    check_words(NAME, told)
    print(told)
    assert told.share(GENERAL) < 0.02


def test_no_reason_changes_when_hidden_things_are_dealt_anew() -> None:
    check_ignorance(NAME)


def test_both_languages_tell_the_same_reasons() -> None:
    assert sentences(NAME, "en") == sentences(NAME, "fa")


def test_every_sentence_is_told_by_some_table() -> None:
    """Also those that help while something else is asked, in games that are half sensible."""
    game, rng, told, met = meydan.game(NAME), Rng(3), set[str](), Counter[str]()
    kinds = list(variants(game))
    for number in range(40):
        players, options = kinds[number % len(kinds)]
        state, decisions = game.trial(players, number, **options), 0
        while not state.over and decisions < 1500:
            decisions += 1
            met[state.asking] += 1
            codes = codes_of(game, VERBS[state.asking]) if met[state.asking] % 400 < 40 else []
            if decisions % 16 == 0:
                codes += range(int(rng.below(7)), COMMIT, 7)
            view = state.view(int(state.current)) if codes else {}
            told |= {reason.key for code in codes if (reason := game.reason(view, code)) is not None}
            state.apply(state.policy(rng) if rng.below(4) else state.choices[rng.below(len(state.choices))])
    print(sentences(NAME, "en") - told)
    assert told | RARE == sentences(NAME, "en")


def told_at(t: Table, words: str) -> Reason:
    """Why the asked seat cannot choose this."""
    game = meydan.game(NAME)
    reason = game.reason(t.g.view(int(t.g.current)), game.code(*words.split()))
    assert reason is not None
    return reason


def test_rare_reasons_name_what_hinders() -> None:
    t = table("saxony", "nordic").put(0, workers=["M6", "T8", "F5", "W6"], mill="V6", character="V6")
    t.give(0, power=3, picky=True)
    t.turn(0, "produce").do("produce", "field M6", "accept", "field T8", "accept")
    assert told_at(t, "field F5") == Reason("reason-fields-used", {"place": ("place", "F5")}, "SCY-13.10")
    t = table("polania", "saxony").put(0, workers=["L1"], mechs={"submerge": "L1"}).lay("L1", oil=2).turn(0, "move")
    t.do("move-units")
    assert told_at(t, "pick worker L1").key == "reason-worker-on-lake"
    t.put(0, character="L1").do("pick mech L1", "go T2")
    assert told_at(t, "take-nothing").key == "reason-nothing-left-on-lake"
    t = table("polania", "saxony").put(0, workers=["M1"]).put(1, mechs={"speed": "F1", "disarm": "T2"})
    t.turn(0, "move").do("move-units")
    assert told_at(t, "pick worker M1").key == "reason-unit-shut-in"
    t = table("nordic", "saxony").give(1, factory="fac_03").put(0, character="W3").turn(0, "move")
    t.do("move-units", "pick character W3", "go FACTORY", "done")
    assert told_at(t, "factory-card fac_03").facts["seat"] == ("seat", 1)
    t = table("crimea", "saxony").put(0, workers=["F6", "V9"]).lay("F6", oil=4).lay("V9", oil=4).give(0, cards="2 3")
    t.turn(0, next(part["top"] for part in t.g.view(0)["seats"][0]["sections"] if part["bottom"] == "upgrade"))
    if t.asking == "TopRow":
        t.do("skip")
    t.do("take-bottom", "pay-card 2")
    assert told_at(t, "pay-card 3").key == "reason-coerced-already"
    game = meydan.game(NAME)
    state = game.trial(2, 1, faction_assignment="chosen", banned_pairs=True)
    state.apply(game.code("faction", "rusviet"))
    assert told_at(Table(state), "mat industrial").key == "reason-banned-pair"
