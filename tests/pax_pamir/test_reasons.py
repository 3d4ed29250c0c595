"""Why not? Pax Pamir's own reasons: one if and only if a code is no choice, in words, resting on a clause."""
from __future__ import annotations

from meydan.core.clauses import clauses
from meydan.core.state import Step
from meydan.core.texts import LANGUAGES, game_texts
from meydan.games.pax_pamir import battle, court, deeds, placing, play
from meydan.games.pax_pamir.actions import REASON
from meydan.games.pax_pamir.components import (
    BETRAY,
    BUILD,
    COURT,
    ECONOMIC,
    GIFT,
    INTELLIGENCE,
    KABUL,
    MILITARY,
    POLITICAL,
)
from meydan.games.pax_pamir.pieces import IN_REGION
from meydan.games.pax_pamir.reasons import VERBS
from meydan.games.pax_pamir.state import Pamir
from tests.pax_pamir.positions import GAME, name, table
from tests.teach import reasons


def test_every_code_of_a_question_is_a_choice_or_has_a_reason() -> None:
    told = reasons.check_all("pax_pamir")
    print(told)
    on_the_table = told.count.total() - told.count["reason-not-on-the-table"]
    assert len(told.count) > 80 and max(n for key, n in told.count.items()
                                        if key != "reason-not-on-the-table") < 0.4 * on_the_table


def test_every_reason_is_met_and_has_its_words_and_clause() -> None:
    """No sentence is there for nothing, and none is missing in either language."""
    reasons.check_words("pax_pamir", reasons.check_all("pax_pamir"))
    met = set(reasons.check_all("pax_pamir").sample)
    wakhans = {f"reason-{name}" for name in REASON.names}
    for language in LANGUAGES:
        assert met <= reasons.sentences("pax_pamir", language)
        never = reasons.sentences("pax_pamir", language) - met - wakhans
        assert never <= RARE, f"never told in {language}: {sorted(never)}"


def test_no_reason_knows_more_than_its_seat() -> None:
    reasons.check_ignorance("pax_pamir")


def test_every_question_has_its_verbs() -> None:
    assert set(VERBS) <= set(clauses(GAME).steps)


# Prepared: told too seldom for random games to meet them every time.

def numbers(suit: int, region: int = -1, shows: int = -1) -> list[int]:
    """Printed numbers of the cards of a suit, without an ability."""
    return [int(card.number) for card in COURT if card.suit == suit and region in (-1, card.region) and not card.ability
            and not card.leveraged and (shows < 0 or card.shows(shows))]


def guarded(*more: int) -> Pamir:
    """A spy on a Political card behind Bodyguards, and on more cards of that court."""
    behind, betrayer = numbers(POLITICAL)[0], numbers(INTELLIGENCE, shows=BETRAY)[0]
    spies = ", ".join(f"0 {number} 1" for number in (behind, *more))
    return table(courts=[str(betrayer), " ".join(map(str, (15, behind, *more)))], spies=spies)


def ask(state: Pamir, step: Step[Pamir], number: int = 0) -> Pamir:
    state.then(step, 0, number)
    state.settle()
    return state


def tried(state: Pamir, *words: str) -> str:
    """The key of the reason why this cannot be chosen."""
    code = GAME.code(*words)
    reason = GAME.reason(state.view(0), code)
    assert reason is not None and code not in state.choices
    for language in LANGUAGES:
        assert "{" not in game_texts(GAME, language).reason(reason)
    return reason.key


def placed(state: Pamir) -> Pamir:
    """As if every piece had been placed this turn."""
    state.fresh_blocks, state.fresh_cylinders = 2**36 - 1, 2**50 - 1
    state.settle()
    return state


def test_reasons_of_betrayal() -> None:
    behind, other = numbers(POLITICAL)[0], numbers(MILITARY)[0]
    betrayer = numbers(INTELLIGENCE, shows=BETRAY)[0]
    assert tried(guarded(), "betray", name(betrayer)) == "reason-all-guarded"
    assert tried(ask(guarded(other), deeds.BETRAY_COURT_CARD), "betray-card", name(behind)) == "reason-bodyguards"


def test_reasons_of_battle() -> None:
    state = table(courts=["", "17"], tribes="1 kabul 1", armies="afghan kabul 1, afghan herat 1, british herat 1")
    assert tried(ask(state, battle.CHOOSE_SITE, 1), "battle-region", "kabul") == "reason-citadel"


def test_reasons_of_rupees() -> None:
    state = table(market="top0 14", coins="top0 1, top1 2")
    assert tried(ask(state, deeds.COLLECT_TAX, 4), "tax-spot", "top1") == "reason-loose-rupees"
    hand = numbers(ECONOMIC, KABUL)[0]
    bribe = table(hands=[str(hand)], tribes="1 kabul 2")
    bribe.refusals = 3
    assert tried(ask(bribe, play.BRIBE, GAME.code("play", name(hand))), "offer", "1") == "reason-refused-enough"


def test_reasons_of_pieces_that_ran_out() -> None:
    builder, giver = numbers(POLITICAL, shows=BUILD)[0], numbers(INTELLIGENCE, shows=GIFT)[0]
    build = placed(table(courts=[str(builder)], armies="afghan kabul 12", tribes="0 kabul 1"))
    assert tried(build, "build", name(builder)) == "reason-no-block"
    give = placed(table(courts=[str(giver)], tribes="0 kabul 10"))
    assert tried(give, "gift", name(giver)) == "reason-no-cylinder"
    short = table(tribes="0 kabul 9", gifts="0 2")
    assert tried(ask(short, placing.TAKE_CYLINDER, IN_REGION), "take-gift", "4") == "reason-no-gift-there"


def test_reasons_of_forced_discards() -> None:
    debtor = COURT[26]                                      # a leveraged Political card
    other, safe = numbers(POLITICAL, int(debtor.region))[0], numbers(MILITARY)[0]
    fallen = ask(table(courts=[f"27 {other} {safe}"]), court.OVERTHROW, int(debtor.region))
    assert tried(fallen, "discard", name(safe)) == "reason-not-overthrown"


RARE = frozenset({
    "reason-all-guarded", "reason-bodyguards", "reason-citadel", "reason-loose-rupees", "reason-refused-enough",
    "reason-no-block", "reason-no-cylinder", "reason-no-gift-there", "reason-not-overthrown"})
