"""Why not? Pax Pamir's own reasons: one if and only if a code is no choice, in words, resting on a clause."""
from __future__ import annotations

from functools import cache

import meydan
from meydan.core.texts import LANGUAGES
from meydan.games.pax_pamir.actions import REASON
from meydan.games.pax_pamir.reasons import VERBS
from tests.teach import reasons


@cache
def many() -> reasons.Told:
    return reasons.check_many("pax_pamir", VERBS)


def test_every_code_of_a_question_is_a_choice_or_has_a_reason() -> None:
    told = reasons.check_all("pax_pamir", VERBS)
    print(told)
    assert told.states == 1500


def test_reasons_hold_over_a_hundred_thousand_states() -> None:
    told = many()
    print(told)
    assert told.states == 100_000
    on_the_table = told.count.total() - told.count["reason-not-on-the-table"]
    assert len(told.count) > 80 and max(n for key, n in told.count.items()
                                        if key != "reason-not-on-the-table") < 0.3 * on_the_table


def test_every_reason_is_met_and_has_its_words_and_clause() -> None:
    """No sentence is there for nothing, and none is missing in either language."""
    reasons.check_words("pax_pamir", many())
    wakhans = {f"reason-{name}" for name in REASON.names}
    for language in LANGUAGES:
        assert set(many().sample) <= reasons.sentences("pax_pamir", language)
        never = reasons.sentences("pax_pamir", language) - set(many().sample) - wakhans
        assert never <= RARE, f"never told in {language}: {sorted(never)}"


def test_no_reason_knows_more_than_its_seat() -> None:
    reasons.check_ignorance("pax_pamir", VERBS)


def test_every_question_has_its_verbs() -> None:
    from meydan.core.clauses import clauses

    assert set(VERBS) <= set(clauses(meydan.game("pax_pamir")).steps)


# Told too seldom for random games to meet them every time.
RARE: frozenset[str] = frozenset()
