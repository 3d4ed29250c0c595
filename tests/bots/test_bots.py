"""Bots answer legally, in time, and say why in both languages."""
from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

import meydan
from meydan.bots import LEVELS, NAMES, Handle, Weighed, bot, searching, win_chance
from meydan.bots.catalogue import BadBotSetting, UnknownBot
from meydan.bots.searching import Effort, Searcher
from meydan.bots.sparring import DRAFT, RandomDraft
from meydan.core.rng import Rng
from meydan.core.state import GameState
from meydan.core.texts import LANGUAGES, site_texts
from meydan.lab.match import Match, play
from meydan.search import Judge, Option, Search, Settings
from tests.bots.games_here import games_here, positions


@pytest.mark.parametrize("game", games_here())
@pytest.mark.parametrize("name", NAMES)
def test_answers_are_legal_and_explained(game: str, name: str) -> None:
    spec = name if name in ("random", "greedy") else f"{name}:iterations={5 if name == 'uct' else 30}"
    for number, state in enumerate(positions(game, seed=2, every=31)):
        if number == 4:
            break
        seat = int(state.current)
        player = bot(spec, seat, seed=number)
        code = player.choose(state.view(seat), Handle(state, seat), 5.0)
        assert code in state.choices
        for language in LANGUAGES:
            reasons = player.why(language)
            assert reasons and all(text and not text.startswith("bot-") and 0 <= value <= 1 for text, value in reasons)


def test_every_bot_has_a_name_in_both_languages() -> None:
    for language in LANGUAGES:
        for name in NAMES:
            assert f"bot-{name}" in site_texts(language) and f"bot-{name}-about" in site_texts(language)
    assert set(LEVELS) < set(NAMES)


def test_expert_uses_its_time_and_no_more() -> None:
    state = next(positions(games_here()[-1], seed=3, every=9))
    seat = int(state.current)
    player = bot("expert", seat, seed=1)
    player.choose(state.view(seat), Handle(state, seat), 0.01)         # a network is loaded once
    start = time.perf_counter()
    player.choose(state.view(seat), Handle(state, seat), 0.1)
    assert 0.05 < time.perf_counter() - start < 1.0


def test_what_leaving_a_kept_tree_takes_is_part_of_a_bots_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else who has thought long is late with its next answer; a part of the time is searched in any case."""
    now, given, really = [0.0], list[float | None](), Search.run
    took = [0.0]

    def run(self: Search, iterations: int | None, seconds: float | None, clock: object) -> None:
        given.append(seconds)
        really(self, 5)

    def left(*_: object) -> bool:
        now[0] += took[0]
        return False

    monkeypatch.setattr(Search, "run", run)
    monkeypatch.setattr(searching, "continued", left)
    state = next(positions(games_here()[-1], seed=3, every=9))
    seat = int(state.current)
    player = Searcher(seat, 1, Effort(None, unlearned=True), clock=lambda: now[0])
    for seconds in (0.0, 0.75, 1.9):
        took[0] = seconds
        player.choose(state.view(seat), Handle(state, seat), 2.0)
    assert given == pytest.approx([2.0, 1.25, 0.5])


def test_same_seed_same_game() -> None:
    state = next(positions(games_here()[-1], seed=4, every=9))
    seat = int(state.current)
    answers = [bot("hard:iterations=300", seat, seed=5).choose(state.view(seat), Handle(state, seat), None)
               for _ in range(2)]
    assert answers[0] == answers[1]


def test_a_setting_changes_that_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    used: list[Settings] = []

    class Noting(Search):
        def __init__(self, state: GameState, seat: int, seed: int, settings: Settings | None = None,
                     judge: Judge | None = None) -> None:
            assert settings is not None
            used.append(settings)
            super().__init__(state, seat, seed, settings, judge)

    monkeypatch.setattr("meydan.bots.searching.Search", Noting)
    inis = meydan.game("inis")
    state = next(state for state in positions("inis", seed=3, every=5) if len(state.choices) > 1)
    seat = int(state.current)
    for name in ("hard:iterations=5,veiled=1", "uct:iterations=5,exploration=1.5"):
        bot(name, seat, 0).choose(state.view(seat), Handle(state, seat), None)
    assert used == [replace(Settings.best(inis), veiled=True), replace(Settings.plain(), exploration=1.5)]


def test_settings_are_read_and_refused() -> None:
    assert bot("uct:iterations=7,exploration=1.5,horizon=end,clock=cpu", 0, 0).effort.iterations == 7  # type: ignore
    for wrong in ("uct:speed=7", "expert:iterations=many", "random:iterations=5", "uct:clock=sun", "hard:iterations=0",
                  "expert:seconds=-1", "expert:seconds=nan", "expert:seconds=inf", "easy:whims=2", "hard:veiled=yes",
                  "expert:leaves=0", "expert:cores=-2"):
        with pytest.raises(BadBotSetting):
            bot(wrong, 0, 0)
    with pytest.raises(UnknownBot, match="deep_blue"):
        bot("deep_blue", 0, 0)


def test_a_class_of_ones_own_by_its_path() -> None:
    assert type(bot("meydan.bots.simple.Random", 0, 0)).__name__ == "Random"


def test_weakness_never_takes_a_losing_option_or_one_hardly_tried() -> None:
    """A medium bot may take the second best, but nothing that loses at once (far behind in value)."""
    options = [Option(1, 100, 0.3), Option(2, 60, 0.25), Option(3, 30, -1.0), Option(4, 1, 0.4)]
    player = Searcher(0, 1, Effort(10, margin=0.12, warmth=0.04))
    picked = {player._pick(options) for _ in range(300)}
    assert picked == {1, 2}


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_no_blunder_that_loses_at_once(level: str) -> None:
    """Where some options let the rival win on the spot and others still hold, one of the others is taken."""
    found = 0
    for state in _dangers():
        losing = [code for code in state.choices if _loses(state, code)]
        seat = int(state.current)
        if 0 < len(losing) < len(state.choices) and _holds(state, seat):
            player = bot(f"{level}:iterations=250", seat, seed=found)
            assert player.choose(state.view(seat), Handle(state, seat), None) not in losing
            found += 1
            if found == 5:
                return
    raise AssertionError(f"only {found} dangerous positions")


@pytest.mark.parametrize("level", ["newcomer", "easy"])
def test_no_level_is_so_weak_that_it_leaves_a_win_lying(level: str) -> None:
    """Whatever its whims: who can win at once does."""
    found = 0
    for state in _dangers():
        seat = int(state.current)
        winning = [code for code in state.choices if _wins(state, code)]
        if 0 < len(winning) < len(state.choices):
            for seed in range(4):
                player = bot(level, seat, seed=seed)
                assert player.choose(state.view(seat), Handle(state, seat), None) in winning
            found += 1
            if found == 5:
                return
    raise AssertionError(f"only {found} won positions")


def _wins(state: GameState, code: int) -> bool:
    seat = int(state.current)
    ends = [state.clone(), *(state.determinize(seat, number) for number in range(3))]
    for end in ends:
        end.apply(code)
    return all(end.over and end.returns()[seat] > 0 for end in ends)


def test_a_newcomer_looks_like_a_beginner_and_not_like_noise() -> None:
    """Scythe's actions are seldom taken and then left unused, as they were by mere chance."""
    idle = asked = 0
    for seed in range(2):
        state, rng = meydan.game("scythe").trial(2, seed), Rng(seed)
        players = [bot("newcomer", seat, seed) for seat in range(2)]
        for _ in range(400):
            if state.over:
                break
            if state.current < 0 or len(state.choices) == 1:
                state.apply(state.choices[rng.below(len(state.choices))])
                continue
            seat = int(state.current)
            code = players[seat].choose(state.view(seat), Handle(state, seat), None)
            if state.asking == "TopRow":
                asked += 1
                idle += meydan.game("scythe").words(code)[0] == "skip"
            state.apply(code)
    assert asked > 60 and idle < asked / 8, f"{idle} of {asked} left unused"


def _dangers() -> Iterator[GameState]:
    """The last positions of random games that ended before their time."""
    for seed in range(600):
        states = list(positions("seven_wonders_duel", seed=seed, every=1))
        end = meydan.game("seven_wonders_duel").new(seed=seed)
        rng = Rng(seed)
        while not end.over:
            end.apply(end.choices[rng.below(len(end.choices))])
        if end.ending != 2:
            yield from states[-3:]


def _holds(state: GameState, seat: int) -> bool:
    """Whether the game is not lost anyway, by a search that knows nothing of the bots' opinions."""
    return max(option.value for option in Search(state, seat, seed=1).run(600).options) > -0.8


def _loses(state: GameState, code: int) -> bool:
    """Whether the rival can win in answer to this, whatever is hidden."""
    seat = int(state.current)
    return all(_lost_in_one(guess, seat, code) for guess in [state, *(state.determinize(seat, n) for n in range(3))])


def _lost_in_one(state: GameState, seat: int, code: int) -> bool:
    after = state.clone()
    after.apply(code)
    if after.over or after.current == seat:
        return False
    for answer in after.choices:
        end = after.clone()
        end.apply(answer)
        if end.over and end.returns()[seat] == -1.0:
            return True
    return False


def test_win_chance_turns_returns_around() -> None:
    assert win_chance(1.0, 2) == 1.0 and win_chance(-1.0, 2) == 0.0 and win_chance(0.0, 2) == 0.5
    assert win_chance(-1 / 3, 4) == pytest.approx(0.0) and win_chance(0.0, 4) == 0.25
    assert Weighed(1, 0.5, 3).visits == 3


def test_who_drafts_at_random_is_hard_in_all_else() -> None:
    """The measure of Inis's draft: the same effort, judge and choice wherever no card is drafted."""
    game = meydan.game("inis")
    state = game.new(seed=11)
    asked: list[str] = []
    while "Turn" not in asked:
        if state.current == 0 and len(state.choices) > 1:
            view, handle = state.view(0), Handle(state, 0, game)
            asked.append(view["pending"]["asks"])
            sparring, hard = RandomDraft(0, 5), bot("hard", 0, 5)
            assert isinstance(hard, Searcher)
            code = sparring.choose(view, handle, None)
            if asked[-1] in DRAFT:
                assert sparring.search is None
            else:
                assert code == hard.choose(view, handle, None)
                for trait in ("effort", "judge", "iterations"):
                    assert getattr(sparring, trait) == getattr(hard, trait)
        state.apply(state.choices[0])
    assert set(DRAFT) < set(asked)


@pytest.mark.parametrize("rusher", ["meydan.bots.rushers.Scientist", "meydan.bots.rushers.General"])
def test_hard_does_not_lose_to_a_rush(rusher: str) -> None:
    for deal in range(3):
        for seats in (("hard", rusher), (rusher, "hard")):
            game = play(Match(0, "seven_wonders_duel", seats, seed=3, deal=deal))
            assert not game.fault and game.returns[seats.index("hard")] == 1.0


def test_the_network_judges_duel_and_is_missed_politely(monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(positions("seven_wonders_duel", seed=4, every=9))
    seat = int(state.current)
    player = bot("expert:iterations=40", seat, seed=1)
    assert isinstance(player, Searcher)
    player.choose(state.view(seat), Handle(state, seat), None)
    assert player.iterations == 40 and player.search is None            # the network's search keeps no other
    monkeypatch.setattr("meydan.bots.searching.network", lambda game, file=None: None)
    other = bot("expert:iterations=40", seat, seed=1)
    assert isinstance(other, Searcher)
    assert other.choose(state.view(seat), Handle(state, seat), None) in state.choices
    assert other.search is not None and other.iterations == 40


@pytest.mark.parametrize("game", games_here())
def test_a_network_that_cannot_be_read_leaves_the_opinion(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                          caplog: pytest.LogCaptureFixture) -> None:
    """A bot goes on thinking, whoever runs it is told once, and a file that was named is not silently left out."""
    broken = tmp_path / "network.onnx"
    broken.write_bytes(b"no network at all")
    monkeypatch.setattr(searching, "_unreadable", set())
    for name in ("judge", "network"):
        module = import_module(f"meydan.search.{name}")
        monkeypatch.setattr(module, "network_file", lambda *asked: broken)
        for read in ("read_judge", "_read"):                    # nothing that was read before is remembered
            if hasattr(module, read):
                monkeypatch.setattr(module, read, getattr(module, read).__wrapped__)
    monkeypatch.setattr(type(meydan.game(game)), "folder", tmp_path)
    (tmp_path / "network.json").write_text("{}")
    state, rng = meydan.game(game).trial(2, 3), Rng(3)
    for _ in range(40):
        state.apply(state.policy(rng) if state.current >= 0 else state.choices[0])
    while state.current < 0 or len(state.choices) < 2:
        state.apply(state.choices[0])
    seat = int(state.current)
    for _ in range(2):
        player = bot("expert", seat, seed=3)
        player.choose(state.view(seat), Handle(state, seat), 0.3)
        assert isinstance(player, Searcher) and player.iterations > 0 and player.judge == "opinion"
    assert [record.levelname for record in caplog.records].count("ERROR") == len(searching._unreadable) > 0


@pytest.mark.parametrize(("name", "exploration", "ahead"),
                         [("hard", 0.6, 0), ("expert:learned=0", 1.2, 1), ("hard:ahead=1", 0.6, 1)])
def test_a_level_of_a_game_searches_as_the_game_says(name: str, exploration: float, ahead: int) -> None:
    state = next(state for state in positions("root", seed=3, every=40) if state.turns_begun() > 0)
    seat = int(state.current)
    player = bot(name, seat, seed=1)
    assert isinstance(player, Searcher)
    player.choose(state.view(seat), Handle(state, seat), 0.02)
    assert player.search is not None
    assert (player.search.settings.exploration, player.search.settings.ahead) == (exploration, ahead)


def test_nothing_is_begun_that_the_own_plan_breaks_off_at_once() -> None:
    """In Pax Pamir whoever withdraws from a bribe is asked for an action again: to a search that is as good as never
    to have begun, and to people it looks like a blunder."""
    game = meydan.game("pax_pamir")
    mended = 0
    for seed in range(60):
        state, rng = game.new(players=3, seed=seed), Rng(seed)
        for _ in range(500):
            if state.over:
                break
            here, seat = state.clone(), int(state.current)
            if here.asking == "ChooseAction" and len(here.choices) > 2:
                for code in here.choices:
                    after = here.clone()
                    after.apply(code)
                    if after.current != seat or not any(game.words(one)[0] == "withdraw" for one in after.choices):
                        continue
                    back = next(one for one in after.choices if game.words(one)[0] == "withdraw")
                    after.apply(back)
                    then = int(after.choices[-1])
                    player = Searcher(seat, 1, Effort(10))
                    player.begin(Handle(here, seat))
                    player.line, player.weighed = [code, back, then], [Weighed(code, 0.1, 9), Weighed(then, 0.1, 5)]
                    assert player._direct(code) == then and player.line == [then]
                    assert [option.code for option in player.weighed] == [then]
                    player.line, player.weighed = [then, code], [Weighed(then, 0.1, 9), Weighed(code, 0.1, 5)]
                    assert player._direct(then) == then and player.line == [then, code]
                    mended += 1
            if mended >= 20:
                return
            state.apply(state.policy(rng) if seat >= 0 else state.choices[rng.below(len(state.choices))])
    raise AssertionError(f"only {mended} bribes")
