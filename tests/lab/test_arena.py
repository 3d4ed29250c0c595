"""Tournaments: balanced, repeatable, resumable, rated."""
from __future__ import annotations

import json
import resource
import signal
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

import meydan
from meydan.cli import app
from meydan.core.errors import MeydanError
from meydan.core.processes import pool
from meydan.lab import match as match_module
from meydan.lab.arena import Arena, BusyArena, OtherArena, parsed, read_games, written
from meydan.lab.crowd import play_all
from meydan.lab.match import Match, Played, play
from meydan.lab.ratings import interval, ratings, won
from meydan.lab.schedule import schedule

DUEL = "seven_wonders_duel"


def test_every_deal_is_played_from_every_seat() -> None:
    matches = schedule(DUEL, ["a", "b", "c"], 2, games=6)
    assert len(matches) == 3 * 6 and len({match.number for match in matches}) == len(matches)
    for bots in (("a", "b"), ("a", "c"), ("b", "c")):
        here = [match for match in matches if set(match.seats) == set(bots)]
        for deal in range(3):
            assert {match.seats for match in here if match.deal == deal} == {bots, bots[::-1]}


def test_a_lone_bot_among_many_sits_everywhere_once() -> None:
    matches = schedule(DUEL, ["hard", "random"], 4, games=4)
    assert sorted(match.seats.index("hard") for match in matches) == [0, 1, 2, 3]


def test_pairs_share_the_deal() -> None:
    one, other = (play(match) for match in schedule(DUEL, ["greedy", "random"], 2, games=2))
    deals = [meydan.Record.parse(game.record).setup.deal for game in (one, other)]
    assert deals[0] == deals[1]
    assert one.match.seats == other.match.seats[::-1]


def test_a_match_repeats_itself() -> None:
    match = Match(0, DUEL, ("greedy", "easy"), seed=4, deal=2)
    assert play(match).record == play(match).record
    assert play(replace(match, deal=3)).record != play(match).record


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    matches = schedule(DUEL, ["greedy", "random"], 2, games=6)
    file = tmp_path / "games.jsonl"
    whole = {game.match.number: game.record for game in play_all(matches, cores=0)}
    arena = Arena(matches, file)
    for _ in zip(range(3), arena.run(cores=0)):
        pass
    file.write_text(file.read_text()[:-100])            # the last line was cut off in the middle
    again = Arena(matches, file)
    assert len(again.played) == 2
    for _ in again.run(cores=0):
        pass
    assert {game.match.number: game.record for game in Arena(matches, file).played} == whole


def test_games_of_another_tournament_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    list(Arena(schedule(DUEL, ["greedy", "random"], 2, games=2), file).run(cores=0))
    with pytest.raises(OtherArena):
        Arena(schedule(DUEL, ["greedy", "random"], 2, games=2, seed=9), file)


def test_a_line_of_json_and_back() -> None:
    game = play(Match(0, DUEL, ("random", "greedy"), seed=1, deal=1))
    assert parsed(written(game)) == game
    assert json.loads(written(game))["record"].startswith("meydan record")


def _results(*rows: tuple[tuple[str, ...], tuple[float, ...]]) -> list[Played]:
    return [Played(Match(number, DUEL, seats, 1, number), returns, (0,) * len(seats), 1, ((0.001,),) * len(seats), "")
            for number, (seats, returns) in enumerate(rows)]


def test_ratings_of_two() -> None:
    """Three wins of four are 400 log10 3 = 191 Elo points."""
    rows = ratings(_results(*[(("a", "b"), (1.0, -1.0))] * 150, *[(("a", "b"), (-1.0, 1.0))] * 50))
    assert [row.bot for row in rows] == ["a", "b"]
    assert rows[0].rating - rows[1].rating == pytest.approx(191, abs=6)
    assert rows[0].low < rows[0].rating < rows[0].high
    assert rows[0].share == 0.75 and rows[0].share_low < 0.75 < rows[0].share_high


def test_ratings_of_four_with_shared_victory() -> None:
    losers = (-1 / 3,) * 3
    first, second = (("a", "b", "b", "b"), (1.0, *losers)), (("b", "a", "b", "b"), (1.0, *losers))
    shared = (("a", "b", "b", "b"), (1 / 3, 1 / 3, -1 / 3, -1 / 3))
    rows = ratings(_results(*[first] * 60, *[second] * 40, shared))
    assert rows[0].bot == "a" and rows[0].wins == pytest.approx(60.5)


def test_won_turns_returns_around() -> None:
    game = _results((("a", "b", "c"), (0.25, 0.25, -0.5)))[0]
    assert [won(game, seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    low, high = interval(95, 100)
    assert 0.88 < low < 0.95 < high < 0.99


def test_command_writes_games_and_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEYDAN_LANGUAGE", "en")     # the command sets it; what it says must not outlive this test
    words = ["arena", DUEL, "greedy", "random", "--games", "4", "--cores", "1", "--out", str(tmp_path)]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, result.output
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 4
    for name in ("ratings", "points", "time"):
        assert (tmp_path / f"{name}.png").read_bytes()[:4] == b"\x89PNG"
        assert "<svg" in (tmp_path / f"{name}.svg").read_text()
    assert CliRunner().invoke(app, [*words, "--language", "fa"]).exit_code == 0


def test_all_cores() -> None:
    games = list(play_all(schedule(DUEL, ["greedy", "random"], 2, games=4), cores=2))
    assert {game.match.number for game in games} == {0, 1, 2, 3}


def test_who_is_still_starting_when_all_is_played_keeps_nobody_waiting() -> None:
    """The first of many processes does all the work; what it holds when it is ended, the others would wait for."""
    lines = ("import time", "from concurrent.futures import wait", "from meydan.lab.crowd import _crew",
             "if __name__ == '__main__':", "    with _crew(6) as workers:",
             "        wait([workers.submit(time.sleep, 0) for _ in range(6)])", "    print('left')")
    ended = subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, timeout=60)
    assert ended.stdout == "left\n"


def test_local_ray_with_two_workers(failing: None) -> None:
    """Where a bot ends its process, the game is played here: it loses."""
    ray = pytest.importorskip("ray")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, ignore_reinit_error=True)
    try:
        matches = schedule(DUEL, ["greedy", "random"], 2, games=4)
        there = {game.match.number: game.record for game in play_all(matches, ray="local")}
        assert there == {game.match.number: game.record for game in play_all(matches, cores=0)}
        (fled,) = play_all([Match(0, DUEL, ("failing_bots.Stillborn", "random"), 1, 1)], ray="local")
        assert fled.returns == (-1.0, 1.0) and "ended while it was made" in fled.fault
    finally:
        ray.shutdown()


def test_strength_is_told_from_medium(tmp_path: Path) -> None:
    from meydan.bots.measured import store, strength

    file = tmp_path / "strength.json"
    store(DUEL, {"easy": (-50.0, -80.0, -20.0, 200), "medium": (150.0, 120.0, 180.0, 200),
                 "random": (-900.0, -950.0, -850.0, 200)}, file)
    store("other", {"hard": (1.0, 0.0, 2.0, 10)}, file)
    found = strength(DUEL, file)
    assert (found["easy"].rating, found["easy"].low, found["medium"].rating) == (1300, 1270, 1500)
    assert set(found) == {"easy", "medium"}
    assert found["easy"].games == 200 and len(found["easy"].date) == 10
    assert strength("nothing", file) == {}


# Bots that fail.

FAILING = '''
import os, subprocess, threading, time

class Crashing:
    def __init__(self, seat, seed): pass
    def choose(self, view, handle, seconds): raise RuntimeError("lost my mind")
    def why(self, language): return []

class Cheating(Crashing):
    def choose(self, view, handle, seconds): return -7

class Slow(Crashing):
    def choose(self, view, handle, seconds):
        time.sleep(60)
        return handle.choices[0]

class Deaf(Crashing):
    def choose(self, view, handle, seconds):
        while True:
            try:
                time.sleep(60)
            except Exception:
                pass

class Halving(Crashing):
    def choose(self, view, handle, seconds): return handle.choices[0] + 0.5

class Leaving(Crashing):
    def choose(self, view, handle, seconds): raise SystemExit("off home")

class Garbled(Crashing):
    def choose(self, view, handle, seconds): raise RuntimeError("half a letter: \\ud83d")

class Speechless(Crashing):
    def choose(self, view, handle, seconds):
        class Wordless(BaseException):
            def __str__(self): raise ValueError
        raise Wordless

class Interrupting(Crashing):
    def choose(self, view, handle, seconds): raise KeyboardInterrupt

class Unborn(Crashing):
    def __init__(self, seat, seed): raise ValueError("no such opening")

class Unread(Crashing):
    def __init__(self, seat, seed): self.openings.sort()

class Stillborn(Crashing):
    def __init__(self, seat, seed): os._exit(0)

class Endless(Crashing):
    def __init__(self, seat, seed): time.sleep(60)

class Late(Crashing):
    def choose(self, view, handle, seconds):
        time.sleep(0.4)
        return handle.choices[0]

class Mute(Crashing):
    def choose(self, view, handle, seconds):
        class Silent(Exception):
            def __str__(self): raise SystemExit
        raise Silent

class Boasting(Crashing):
    def choose(self, view, handle, seconds): return 10 ** 5000

class Lying(Crashing):
    def choose(self, view, handle, seconds):
        class Liar(int):
            def __eq__(self, other): return True
        return Liar(77777)

class Brooding(Crashing):
    def choose(self, view, handle, seconds):
        threading.Thread(target=time.sleep, args=(3600,)).start()
        return handle.choices[0]

class Breeding(Crashing):
    def choose(self, view, handle, seconds):
        print("what a position")
        if not os.path.exists("child"):
            with open("child", "w") as file:
                file.write(str(subprocess.Popen(["sleep", "3600"]).pid))
        return handle.choices[0]

class Meddling(Crashing):
    def choose(self, view, handle, seconds):
        from meydan.lab import match
        match._asked = None
        return handle.choices[0]

class Unlucky(Crashing):
    def choose(self, view, handle, seconds):
        if not os.path.exists("struck"):
            open("struck", "w").close()
            os.kill(os.getpid(), 9)
        return handle.choices[0]

class Doomed(Crashing):
    def choose(self, view, handle, seconds):
        with open("thoughts", "a") as file:
            file.write("x")
        if os.path.getsize("thoughts") in (3, 5, 9):
            os.kill(os.getpid(), 9)
        return handle.choices[0]
'''


@pytest.fixture
def failing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "failing_bots.py").write_text(FAILING)
    monkeypatch.chdir(tmp_path)                         # a bot is found in the current folder


@pytest.mark.parametrize(("name", "why"), [("Crashing", "lost my mind"), ("Cheating", "not possible"),
                                           ("Halving", "float"), ("Slow", "0.1 s"), ("Leaving", "off home"),
                                           ("Unborn", "no such opening"), ("Speechless", "Wordless"),
                                           ("Garbled", "ud83d"), ("Unread", "openings"), ("Endless", "0.2 s"),
                                           ("Late", "0.40 s, 0.1"), ("Mute", "Silent"), ("Boasting", "bits"),
                                           ("Lying", "77777")])
def test_a_bot_that_fails_loses_the_game(failing: None, monkeypatch: pytest.MonkeyPatch, name: str, why: str) -> None:
    monkeypatch.setattr(match_module, "MAKING", 0.2)
    game = play(Match(0, DUEL, (f"failing_bots.{name}", "random"), seed=1, deal=1, seconds=0.1))
    assert game.returns == (-1.0, 1.0) and why in game.fault
    assert parsed(written(game).encode().decode()) == game
    meydan.Record.parse(game.record).replay()


def test_a_bot_that_fails_among_four_loses_to_three(failing: None) -> None:
    """They share the win, as in a game that three seats won."""
    seats = ("random", "failing_bots.Crashing", "random", "random")
    games = [play(Match(number, "root", seats, seed=1, deal=number)) for number in range(2)]
    for game in games:
        assert [won(game, seat) for seat in range(4)] == pytest.approx([1 / 3, 0, 1 / 3, 1 / 3])
        assert "lost my mind" in game.fault and sum(game.returns) == pytest.approx(0)
    best, worst = ratings(games)
    assert (best.bot, worst.bot) == ("random", "failing_bots.Crashing") and best.rating > worst.rating
    assert worst.share == pytest.approx(0) and best.share == pytest.approx(1 / 3)


def test_a_bot_that_cannot_be_made_loses_in_an_arena_too(failing: None) -> None:
    """Whether it says so, or ends the process it is made in."""
    words = f"arena {DUEL} failing_bots.Unread failing_bots.Stillborn random --games 1 --seats fixed --cores 1"
    done = CliRunner().invoke(app, [*words.split(), "--out", "here"])
    games = [game for game in read_games(Path("here/games.jsonl"), DUEL) if "random" in game.match.seats]
    assert done.exit_code == 0 and len(games) == 2
    assert all(won(game, game.match.seats.index("random")) == 1 for game in games)
    assert {game.fault.partition(": ")[2] for game in games} == {
        "AttributeError: 'Unread' object has no attribute 'openings'", "the process ended while it was made"}


@pytest.mark.parametrize("name", [".", "..x", "failing_bots.Nobody", "no_such_module.Bot", "failing_bots.", "nobody"])
def test_a_name_that_is_no_bots_is_told_before_anything_is_played(failing: None, name: str) -> None:
    error = CliRunner().invoke(app, ["arena", DUEL, "random", name]).exception
    assert isinstance(error, MeydanError) and error.key == "error-unknown-bot" and not Path("out").exists()


def test_what_bots_start_ends_with_the_arena(failing: None, capfd: pytest.CaptureFixture[str]) -> None:
    """And what they print is none of its output."""
    assert len(list(play_all([Match(0, DUEL, ("failing_bots.Breeding", "random"), 1, 1)], cores=1))) == 1
    child = Path(f"/proc/{Path('child').read_text()}/cmdline")
    end = time.monotonic() + 20
    while child.exists() and child.read_bytes():
        assert time.monotonic() < end
        time.sleep(0.05)
    assert capfd.readouterr().out == ""


def test_nobody_waits_for_what_a_bot_left_running(failing: None) -> None:
    start = time.monotonic()
    assert len(list(play_all([Match(0, DUEL, ("failing_bots.Brooding", "random"), 1, 1)], cores=1))) == 1
    assert time.monotonic() - start < 60


def test_files_that_hold_something_else_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.jsonl").write_text("garbage\n")
    Path("empty.jsonl").write_text("")
    Path("nan.json").write_text('{"root": NaN}')
    Path("games.jsonl").write_text(written(play(Match(7, DUEL, ("random", "random"), 1, 1))) + "\n")
    for words, key in {
        f"rate {DUEL} bad.jsonl": "bad-games", f"fit {DUEL} bad.jsonl": "bad-games", "replay bad.jsonl": "bad-games",
        "rate root games.jsonl": "games-of-another", "fit root games.jsonl": "games-of-another",
        f"rate {DUEL} empty.jsonl": "no-games", "replay games.jsonl": "no-such-game",
        f"bench {DUEL} --against bad.jsonl": "bad-figures", "bench root --against nan.json": "bad-figures",
        f"calibrate {DUEL} --plot curve.xyz": "bad-option-value", "analyse game.record --plot p": "bad-option-value",
        f"puzzles {DUEL} --lent ftp://nowhere": "no-server", f"puzzles {DUEL} --lent http://127.0.0.1:9": "no-server",
        f"calibrate {DUEL} --bot random": "no-chances",
        f"arena {DUEL} hard:network=nowhere.onnx random": "bad-bot-setting",
        f"arena {DUEL} random greedy --ray nonsense": "no-cluster",
    }.items():
        error = CliRunner().invoke(app, words.split()).exception
        assert isinstance(error, MeydanError) and error.key == f"error-{key}", words
    assert CliRunner().invoke(app, ["replay", "games.jsonl", "--game", "7"]).exit_code == 0


def test_an_arena_outlives_a_killed_process(failing: None) -> None:
    """A bot that ends only with its process loses; a game killed once from outside is played again."""
    matches = [Match(number, DUEL, seats, seed=1, deal=number, seconds=0.1) for number, seats in enumerate(
        [("random", "failing_bots.Deaf"), ("failing_bots.Unlucky", "random"), ("failing_bots.Doomed", "random"),
         ("failing_bots.Interrupting", "random")])]
    played = {game.match.number: game for game in play_all(matches, cores=1)}
    assert played[0].returns == (1.0, -1.0) and "ended while it thought" in played[0].fault
    assert meydan.Record.parse(played[0].record).replay().current >= 0
    assert not played[1].fault and played[1].decisions > 20 and sum(played[1].returns) == 0
    assert set(played) == {0, 1, 3}                     # what ends now here, now there counts for nobody
    assert played[3].returns == (-1.0, 1.0) and "KeyboardInterrupt" in played[3].fault


def test_a_bot_that_breaks_the_arena_round_it_stops_only_its_own_game(
        failing: None, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """It can be played no better alone; it is left out, told, and asked for again."""
    monkeypatch.setenv("MEYDAN_LANGUAGE", "en")
    words = f"arena {DUEL} failing_bots.Meddling random greedy --games 1 --seats fixed --cores 1 --out here"
    done = CliRunner().invoke(app, words.split())
    assert done.exit_code == 1 and "2 games could not be played to their end" in done.output
    assert [game.match.seats for game in read_games(Path("here/games.jsonl"))] == [("random", "greedy")]
    alone = words.replace(" greedy", "").replace("here", "there")
    assert CliRunner().invoke(app, alone.split()).exit_code == 1


def _hears_nothing() -> None:
    with match_module._alarm(0.01):
        signal.signal(signal.SIGALRM, signal.SIG_IGN)
        time.sleep(30)


def test_a_bot_that_hears_no_alarm_ends_with_its_process() -> None:
    start = time.perf_counter()
    with pool(1) as workers, pytest.raises(BrokenProcessPool):
        workers.submit(_hears_nothing).result()
    assert time.perf_counter() - start < 20


def test_who_stops_a_game_here_stops_it() -> None:
    """In this process it is nobody's fault."""
    class Stopped:
        def choose(self, *_: object) -> int:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play(Match(0, DUEL, ("a", "b"), 1, 1), [Stopped(), Stopped()])      # type: ignore[list-item]


def test_two_processes_do_not_play_one_tournament(tmp_path: Path) -> None:
    matches = schedule(DUEL, ["random", "greedy"], 2, games=4)
    file = tmp_path / "games.jsonl"
    first, second = Arena(matches, file).run(cores=0), Arena(matches, file)
    next(first)
    with file.open("a") as out:
        out.write('{"half": "a line')                   # of the one that plays
    before = file.read_bytes()
    assert len(Arena(matches, file).played) == 1
    with pytest.raises(BusyArena):
        next(second.run(cores=0))
    assert file.read_bytes() == before
    first.close()                                       # type: ignore[attr-defined]
    assert len(list(second.run(cores=0))) == 3 and len(second.played) == 4
    file.write_bytes(file.read_bytes() * 2)
    assert len(Arena(matches, file).played) == 4        # each once


def test_a_file_that_cannot_grow_is_named(tmp_path: Path) -> None:
    """As a full disk has it: writing fails, and what the system says names no file."""
    file = tmp_path / "games.jsonl"
    arena = Arena(schedule("seven_wonders_duel", ["random", "random"], 2, 2), file)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, before[1]))
    try:
        with pytest.raises(OSError) as caught:
            list(arena.run(cores=1))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert caught.value.filename == str(file)


def test_what_is_said_after_the_table_begins_a_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    told = CliRunner().invoke(app, ["arena", "seven_wonders_duel", "random", "random", "--out", str(tmp_path / "file")])
    assert told.exit_code == 1 and told.stdout.endswith("\n")


def test_a_game_given_twice_counts_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEYDAN_LANGUAGE", "en")
    file = tmp_path / "games.jsonl"
    list(Arena(schedule(DUEL, ["random", "greedy"], 2, games=4), file).run(cores=0))
    once = CliRunner().invoke(app, ["rate", DUEL, str(file)]).output
    assert "game 4 of 4" in once and CliRunner().invoke(app, ["rate", DUEL, str(file), str(file)]).output == once


def test_ratings_are_kept_only_beside_medium() -> None:
    for words in (f"arena {DUEL} random greedy --store", "arena root hard expert --store"):
        error = CliRunner().invoke(app, words.split()).exception
        assert isinstance(error, MeydanError) and error.key == "error-no-medium"


def test_where_ratings_cannot_be_kept_that_is_told_before_anything_is_played(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from meydan.bots import measured

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(measured, "FILE", tmp_path)         # no more to be written than another's package
    monkeypatch.setattr(measured, "store", None)
    for words in (f"arena {DUEL} easy medium --store", f"levels {DUEL} --store", f"rate {DUEL} nowhere --store"):
        error = CliRunner().invoke(app, words.split()).exception
        assert isinstance(error, OSError) and error.filename == str(tmp_path), words
    assert not list(tmp_path.iterdir())


def test_a_game_that_a_failure_ended_teaches_nothing(failing: None, tmp_path: Path) -> None:
    from meydan.lab.fit import Samples, fit

    broken = play(Match(0, DUEL, ("random", "failing_bots.Crashing"), 1, 1)).record
    samples = Samples(DUEL)
    samples.add(broken)
    assert not samples.features and not samples.phases
    with pytest.raises(MeydanError, match="played to its end"):
        fit(DUEL, [broken], tmp_path / "weights.json")


def test_few_games_leave_doubt() -> None:
    """Four wins of four do not make an interval without width."""
    games = [replace(play(Match(number, DUEL, ("greedy", "random"), 1, number // 2)), returns=(1.0, -1.0))
             for number in range(4)]
    for row in ratings(games):
        assert row.high - row.low > 100 and row.low <= row.rating <= row.high


@pytest.mark.parametrize(("game", "feature"), [(DUEL, "points"), ("pax_pamir", "points")])
def test_weights_are_fitted_where_one_says(tmp_path: Path, game: str, feature: str) -> None:
    """More points lead to more wins; the game's own weights stay as they are."""
    from meydan.lab.fit import fit

    own = meydan.game(game).folder / "weights.json"
    before = own.read_bytes()
    records = [play(Match(number, game, ("random", "random"), 2, number)).record for number in range(4)]
    file = tmp_path / "weights.json"
    surprise = fit(game, records, file, stiffness=1.0)
    weights = json.loads(file.read_text())
    assert own.read_bytes() == before and 0 < surprise < 0.75
    assert sum(weights[feature]) > 0 and set(weights) == set(json.loads(before))
