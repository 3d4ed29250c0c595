"""What a judgement saw, in words; and never a word of what the asking player may not know."""
from __future__ import annotations

from itertools import islice

import pytest

import meydan
from meydan.bots import Handle, bot
from meydan.bots.base import Thinker, Weighed, win_chance
from meydan.bots.thoughts import changes, thoughts, unforced, walked
from meydan.core.texts import LANGUAGES, game_texts
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


class Judged(Thinker):
    """Has chosen, after weighing just this."""

    def __init__(self, weighed: list[Weighed], chosen: int) -> None:
        super().__init__(0, 1)
        state = next(positions("seven_wonders_duel", seed=1, every=20))
        self.seat = int(state.current)
        self.begin(Handle(state, self.seat))
        self.weighed, self.chosen, self.line = weighed, chosen, [chosen]

    def chance(self, option: Weighed) -> float:
        return win_chance(option.value, 2)


def test_a_choice_is_told_first_and_others_only_if_they_were_weighed() -> None:
    state = next(positions("seven_wonders_duel", seed=1, every=20))
    one, two, three = state.choices[:3]
    named = [game_texts(meydan.game("seven_wonders_duel"), "en").deed(code, view=state.view(int(state.current)))
             for code in (one, two, three)]
    weighed = [Weighed(one, 0.2, 900), Weighed(two, 0.1, 90), Weighed(three, -0.9, 3)]

    told = [sentence for sentence, _ in Judged(weighed, one).why("en")]
    assert told[0] == f"“{named[0]}” looked best: about 60 % to win."
    assert told[-1] == f"“{named[1]}” came close: about 55 %." and not any(named[2] in line for line in told)

    told = [sentence for sentence, _ in Judged(weighed, two).why("en")]         # as a weaker level may
    assert told[0] == f"It chose “{named[1]}”: about 55 % to win."
    assert told[-1] == f"“{named[0]}” looked better: about 60 %."
    assert any("hopes for" in line or "accepts" in line for line in told[1:-1]), "said of the choice, right after it"

    told = [sentence for sentence, _ in Judged([Weighed(one, 0.998, 900), Weighed(three, -0.9, 3)], one).why("en")]
    assert "about 99 % to win" in told[0] and told[-1] == "No other option was worth a closer look."


def test_a_weak_level_tells_what_it_really_chose() -> None:
    """Whatever it was, the first sentence names it, and what is said for and against it follows."""
    odd = 0
    for number, state in enumerate(islice(positions("seven_wonders_duel", seed=4, every=5), 25)):
        seat = int(state.current)
        player = bot("easy", seat, seed=number)
        code = player.choose(state.view(seat), Handle(state, seat), None)
        chosen = game_texts(meydan.game("seven_wonders_duel"), "en").deed(code, view=state.view(seat))
        first = player.why("en")[0][0]
        assert chosen in first or len(state.choices) == 1
        odd += first.startswith("It chose")
    assert odd
