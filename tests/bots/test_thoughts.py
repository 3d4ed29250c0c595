"""What a judgement saw, in words; and never a word of what the asking player may not know."""
from __future__ import annotations

from itertools import islice

import pytest

import meydan
from meydan.bots import Handle, bot
from meydan.bots.thoughts import changes, thoughts, unforced, walked
from meydan.core.texts import LANGUAGES
from meydan.web.worker import open_deal
from tests.bots.games_here import games_here, positions


@pytest.mark.parametrize("game", games_here())
def test_a_bot_says_what_it_hopes_for_and_what_it_expects(game: str) -> None:
    found = meydan.game(game)
    kinds: set[str] = set()
    for number, state in enumerate(islice(positions(game, seed=9, every=17), 12)):
        seat = int(state.current)
        player = bot("hard:iterations=120", seat, seed=number)
        code = player.choose(state.view(seat), Handle(state, seat), None)
        if len(state.choices) < 2:
            continue
        assert player.line[0] == code                                   # type: ignore[attr-defined]
        told = thoughts(found, "en", player.deal, seat, player.line, player.foreseen)    # type: ignore[attr-defined]
        said = [sentence for sentence, _ in player.why("en")]
        assert all(sentence in said for sentence in told)
        kinds |= {sentence.split(":")[0] for sentence in told}
        for language in LANGUAGES:
            for sentence in thoughts(found, language, player.deal, seat, player.line,   # type: ignore[attr-defined]
                                     player.foreseen):                                  # type: ignore[attr-defined]
                assert sentence.endswith(".") and "feature-" not in sentence and "bot-why" not in sentence
    assert {"It hopes for more", "It expects next"} <= kinds


def test_in_duel_the_next_move_is_foreseen_though_luck_comes_first() -> None:
    """A card taken often lays another open: what the rival does then is told where it does not hang on that card."""
    told = asked = lucky = 0
    for number, state in enumerate(islice(positions("seven_wonders_duel", seed=9, every=7), 20)):
        seat = int(state.current)
        player = bot("expert:iterations=192", seat, seed=number)
        player.choose(state.view(seat), Handle(state, seat), None)
        if len(state.choices) > 1:
            asked += 1
            told += any(sentence.startswith("It expects next") for sentence, _ in player.why("en"))
            lucky += len(player.line) == 1 < len(player.foreseen)       # type: ignore[attr-defined]
    assert asked > 6 and lucky >= 2 and told >= asked / 2


@pytest.mark.parametrize("game", ["inis", "pax_pamir"])
def test_an_expected_choice_is_told_of_who_really_has_it(game: str) -> None:
    """Another is forced to pass, or to end a turn, before somebody is expected to, with the same code."""
    seen = 0
    for state in islice(positions(game, seed=2, every=3), 200):
        seat, code = int(state.current), state.choices[0]
        after = state.clone()
        after.apply(code)
        forced = []
        while after.current >= 0 and len(after.choices) == 1:
            forced.append((int(after.current), after.choices[0]))
            after.apply(after.choices[0])
        mover, same = int(after.current), [step for step in forced if step[1] in after.choices]
        if after.over or all(who == mover for who, _ in same):
            continue
        seen += 1
        expected = same[0][1]
        assert walked(state, [code, expected])[1] == [(seat, code), (mover, expected)]
        assert unforced(state, [code, *(step for _, step in forced), expected]) == [code, expected]
    assert seen


def test_the_weightiest_change_is_told_first_and_by_its_sign() -> None:
    duel = meydan.game("seven_wonders_duel")
    for state in islice(positions("seven_wonders_duel", seed=4, every=9), 40):
        seat = int(state.current)
        for code in state.choices:
            after, chosen = walked(state, [code])
            assert chosen == [(seat, code)]
            moved = changes(duel, state, after, seat)
            assert [abs(worth) for *_, worth in moved] == sorted((abs(worth) for *_, worth in moved), reverse=True)
            told = " ".join(thoughts(duel, "en", state, seat, [code], [code]))
            assert ("It hopes for more" in told) == any(more > 0 and worth > 0 for _, more, worth in moved)
            assert ("accepts less" in told) == any(more < 0 and worth < 0 for _, more, worth in moved)


def test_what_was_picked_in_secret_stays_secret_and_what_all_saw_is_explained() -> None:
    """Inis: draft picks look the same to the others. Duel: every move but a hidden reveal is seen by both."""
    inis = meydan.game("inis")
    state = inis.trial(3, 5)
    while state.asking != "HoldOne":
        state.apply(state.choices[0])
    seat = int(state.current)
    viewer = (seat + 1) % 3
    assert len(state.choices) > 1
    assert all(open_deal(state, seat, viewer, code) is None for code in state.choices)
    opened = 0
    for state in positions("seven_wonders_duel", seed=3, every=2):
        seat = int(state.current)
        deal = open_deal(state, seat, 1 - seat, state.choices[0])
        assert deal is not None and state.choices[0] in deal.choices
        assert deal.view(1 - seat) == state.view(1 - seat)
        opened += 1
    assert opened >= 20
