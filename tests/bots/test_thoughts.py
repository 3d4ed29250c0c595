"""What a judgement saw, in words; and never a word of what the asking player may not know."""
from __future__ import annotations

import re
from itertools import chain, islice

import pytest

import meydan
from meydan.bots import Handle, bot
from meydan.bots.base import Thinker, Weighed, win_chance
from meydan.bots.sights import sight_of
from meydan.bots.thoughts import (
    AT_ONCE,
    DEALS,
    EXPECTED,
    GAINS,
    RELIEF,
    TURN,
    brought,
    changes,
    deals,
    expectation,
    likely,
    pros_and_cons,
    thoughts,
    unforced,
    walked,
    weighed_up,
)
from meydan.core.texts import LANGUAGES, game_texts
from meydan.web.worker import open_deal
from tests.bots.games_here import games_here, positions

DUEL_PARTS = sight_of(meydan.game("seven_wonders_duel")).parts


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
        kinds |= {"gain" if " leads to " in sentence else sentence.split(":")[0] for sentence in told}
        for language in LANGUAGES:
            for sentence in thoughts(found, language, player.deal, seat, player.line,   # type: ignore[attr-defined]
                                     player.foreseen):                                  # type: ignore[attr-defined]
                assert sentence.endswith(".") and not re.search("feature-|bot-why|amount-|sight-|[{}]", sentence)
    assert "gain" in kinds and kinds & {"The plan for what follows", "The answer to expect"}


def test_in_duel_the_next_move_is_foreseen_though_luck_comes_first() -> None:
    """A card taken often lays another open: what the rival does then is told where it does not hang on that card."""
    told = asked = lucky = 0
    for number, state in enumerate(islice(positions("seven_wonders_duel", seed=9, every=7), 20)):
        seat = int(state.current)
        player = bot("expert:iterations=192", seat, seed=number)
        player.choose(state.view(seat), Handle(state, seat), None)
        if len(state.choices) > 1:
            asked += 1
            told += any(sentence.startswith(("The answer to expect", "The plan")) for sentence, _ in player.why("en"))
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
            told = weighed_up(duel, sight_of(duel), state, after, seat)
            good = {name for name, more, worth in moved if worth > 0}
            assert all((kind in (GAINS, RELIEF)) == (worth > 0) for kind, name, *_ in told
                       for other, _, worth in moved if other == name and name not in DUEL_PARTS)
            assert good or not any(kind in (GAINS, RELIEF) for kind, *_ in told)


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
    assert told[-1] == f"Not far behind: “{named[1]}” (55 %)." and not any(named[2] in line for line in told)

    told = [sentence for sentence, _ in Judged(weighed, two).why("en")]         # as a weaker level may
    assert told[0] == f"It chose “{named[1]}”: about 55 % to win."
    assert told[-1] == f"More promising would have been “{named[0]}” (60 %)."
    assert any(line.startswith(("This leads to", "What is left", "The drawback")) for line in told[1:-1]), told

    told = [sentence for sentence, _ in Judged([Weighed(one, 0.998, 900), Weighed(three, -0.9, 3)], one).why("en")]
    assert "about 99 % to win" in told[0] and told[-1] == "No other option was worth a closer look."

    alike = [Weighed(one, 0.2, 900), Weighed(two, 0.19, 800), Weighed(three, 0.18, 700)]
    told = [sentence for sentence, _ in Judged(alike, one).why("en")]
    assert told[0] == f"“{named[0]}” was as good as anything: about 60 % to win."
    assert told[-1] == f"Just as good: “{named[1]}” and “{named[2]}”."

    apart = [Weighed(one, 0.2, 900), Weighed(two, -0.2, 800)]
    told = [sentence for sentence, _ in Judged(apart, one).why("en")]
    assert told[0] == f"“{named[0]}” was clearly best: about 60 % to win."
    assert told[-1] == f"Clearly worse: “{named[1]}” (40 %)."

    told = [sentence for sentence, _ in Judged([Weighed(one, 1.0, 900), Weighed(two, 0.1, 90)], one).why("en")]
    assert told[0] == f"“{named[0]}” was clearly best: about 99 % to win.", "a win that nobody has seen"
    told = [sentence for sentence, _ in Judged([Weighed(one, -1.0, 900)], one).why("en")]
    assert told[0].startswith("The game is lost")


def test_options_that_read_the_same_are_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(positions("seven_wonders_duel", seed=1, every=20))
    one, two, three = state.choices[:3]
    weighed = [Weighed(one, 0.2, 900), Weighed(two, 0.19, 800), Weighed(three, 0.18, 700)]
    words = {one: "Lay it there", two: "Wait", three: "Lay it there"}
    monkeypatch.setattr(Judged, "_deed", lambda self, language, option: words[option.code])
    told = [sentence for sentence, _ in Judged(weighed, one).why("en")]
    assert told[0].startswith("“Lay it there” was as good as anything") and told[-1] == "Just as good: “Wait”."
    told = [sentence for sentence, _ in Judged([weighed[0], weighed[2]], one).why("en")]
    assert told[0].startswith("“Lay it there” looked best") and not any("Just as good" in line for line in told)


def test_a_win_is_called_so_where_the_line_wins_whatever_is_hidden() -> None:
    found = 0
    for seed in range(400):
        for state in list(positions("seven_wonders_duel", seed=seed, every=1))[-2:]:
            seat = int(state.current)
            for code in state.choices:
                end = state.clone()
                end.apply(code)
                if end.over and end.won == 1 << seat and end.ending != 2:       # by arms or science
                    player = bot("easy", seat, 1)
                    assert player.choose(state.view(seat), Handle(state, seat), None) is not None
                    assert player.why("en")[0][0].endswith("wins the game.")
                    found += 1
                    break
        if found >= 3:
            return
    raise AssertionError(f"only {found} won positions")


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


@pytest.mark.parametrize("game", games_here())
def test_what_a_line_brings_is_so_in_other_deals_too(game: str) -> None:
    """A card that one deal lets be drawn or handed on is luck, and no reason."""
    found, sight = meydan.game(game), sight_of(meydan.game(game))
    told = lucky = 0
    for number, state in enumerate(islice(positions(game, seed=9, every=3), 60)):
        seat = int(state.current)
        player = bot("medium:iterations=60", seat, seed=number)
        player.choose(state.view(seat), Handle(state, seat), None)
        assert isinstance(player, Thinker) and player.deal is not None
        line = player.line[:1] if sight.move_alone else player.line
        said, _ = brought(found, sight, player.deal, seat, line)
        told += len(said)
        after, _ = walked(player.deal, line, sight.apart)
        lucky += not after.over and said != weighed_up(found, sight, player.deal, after, seat)
        reach = min(len(walked(one, line, sight.apart)[1]) for one in deals(player.deal, seat))
        for other in (player.deal.determinize(seat, number) for number in range(50, 54)):
            end, _ = walked(other, line[:reach])
            there = [] if end.over else weighed_up(found, sight, other, end, seat)
            for change in said:
                assert change in there if change[2] is None else sight.amounts(end, seat)[change[1]] == change[3]
    assert told > 15 and (lucky or game != "inis")


def test_nobody_is_expected_to_play_a_card_that_he_may_well_not_have() -> None:
    """Passing in Inis, and then a card of the next player's hand: it is told if most deals give it to him."""
    inis, names, rare = meydan.game("inis"), ["Sara", "Amir", "Leila"], 0
    for state in chain.from_iterable(positions("inis", seed=seed, every=1, players=3) for seed in range(3)):
        seat = int(state.current)
        passing = [code for code in state.choices if inis.words(code)[0] == "pass"]
        after = walked(state, passing)[0]
        if not passing or after.current == seat or after.asking != "Turn" or len(after.choices) == 1:
            continue
        for line in ([*passing, code] for code in after.choices):
            most = sum(len(walked(one, line)[1]) == 2 for one in deals(state, seat)) > DEALS / 2
            assert likely(state, seat, line) == (line if most else passing)
            told = expectation(inis, "en", state, seat, line, names)
            who = walked(state, line)[1][-1][0]
            assert bool(told) == most
            assert not told or told[0].endswith("in return." if who == seat else f"by {names[who]}.")
            rare += not most
    assert rare > 10


def test_a_certain_loss_is_called_so() -> None:
    """No option of it was tried in the end, but it was weighed: all are known to lose."""
    lost = 0
    for seed in range(60):
        for state in list(positions("seven_wonders_duel", seed=seed, every=1))[-4:]:
            seat = int(state.current)
            for level in ("medium", "expert:iterations=64"):
                player = bot(level, seat, 1)
                player.choose(state.view(seat), Handle(state, seat), None)
                if all(option.value <= -1 for option in player.weighed):        # type: ignore[attr-defined]
                    assert player.why("en")[0][0].startswith("The game is lost"), player.why("en")
                    assert "باخته است" in player.why("fa")[0][0]
                    lost += 1
    assert lost >= 4


@pytest.mark.parametrize("game", ["inis", "root"])
def test_a_weighed_choice_is_never_explained_by_chances_alone(game: str) -> None:
    for number, state in enumerate(islice(positions(game, seed=4, every=13), 40)):
        seat = int(state.current)
        player = bot("easy", seat, seed=number)
        player.choose(state.view(seat), Handle(state, seat), None)
        sight = sight_of(meydan.game(game))
        if state.asking == "Turn" or "points" in sight.amounts(state, seat):
            assert sight.outlook(state, seat), (state.asking, player.why("en"))


def test_a_deed_is_named_without_a_second_sentence_on_what_it_does() -> None:
    scythe, root = meydan.game("scythe"), meydan.game("root")
    found = set()
    for game in (scythe, root):
        for seed in range(6):
            for state in positions(game.name, seed=seed, every=3):
                view = state.view(int(state.current))
                for code in state.choices:
                    for language in LANGUAGES:
                        texts = game_texts(game, language)
                        whole, deed = texts.action(code, (), view), texts.deed(code, (), view)
                        assert ". " not in deed and whole.startswith(deed)
                        found |= {game.name} if len(deed) < len(whole) - 1 else set()
                        found |= {"option"} if game.words(code)[0] == "option" and ":" in deed else set()
    assert found == {"scythe", "root", "option"}
    inis = meydan.game("inis")
    attack = next(code for code in range(inis.actions) if inis.words(code)[0] == "attack")
    assert game_texts(inis, "en").deed(attack, ["J. Smith"] * 4) == "Attack J. Smith"


def test_a_choice_is_not_said_to_bring_what_only_the_rest_of_the_plan_brings() -> None:
    """Where more than the first choice was followed, the sentence says so: in the turn, or as it is expected."""
    found, sight = meydan.game("root"), sight_of(meydan.game("root"))
    reaches = set[str]()
    openings = {AT_ONCE: ("This leads to", "What is left:"),
                TURN: ("By the end of the turn", "What is left at the end of the turn"),
                EXPECTED: ("If all goes as expected", "What is left if all goes as expected")}
    for number, state in enumerate(islice(positions("root", seed=9, every=9), 60)):
        seat = int(state.current)
        player = bot("medium:iterations=60", seat, seed=number)
        player.choose(state.view(seat), Handle(state, seat), None)
        assert isinstance(player, Thinker) and player.deal is not None
        changed, reach = brought(found, sight, player.deal, seat, player.line)
        alone, at_once = brought(found, sight, player.deal, seat, player.line[:1])
        assert at_once == AT_ONCE and (reach != AT_ONCE or changed == alone)
        said = pros_and_cons(found, "en", player.deal, seat, player.line)
        for sentence in said:
            if "leads to" in sentence or sentence.startswith("What is left"):
                assert sentence.startswith(openings[reach]), (reach, sentence)
                reaches.add(reach)
    assert reaches == set(openings)


def test_building_a_wonder_is_not_told_as_the_loss_of_the_right_to_build_it() -> None:
    found, built = meydan.game("seven_wonders_duel"), 0
    for state in islice(positions("seven_wonders_duel", seed=5, every=3), 80):
        seat = int(state.current)
        for code in state.choices:
            if found.words(code)[0] == "wonder":
                built += 1
                said = " ".join(pros_and_cons(found, "en", state, seat, [code]))
                assert "the right to build" not in said and "that will give an extra turn" not in said, said
    assert built > 20
