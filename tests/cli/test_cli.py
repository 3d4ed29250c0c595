"""The command: what it prints, and that errors are one line and a non-zero exit."""
from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import meydan
from meydan.cli import main
from meydan.core.record import Record
from meydan.core.rng import Rng


def run(*words: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "meydan", *words], cwd=folder, text=True,
                          capture_output=True, timeout=120, env={**os.environ, "COLUMNS": "160", **environment})


def told(words: Sequence[str], folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
         **environment: str) -> tuple[int, str]:
    """The same in this process: its exit and what it says on the side of errors."""
    with monkeypatch.context() as here:
        here.chdir(folder)
        here.setattr(sys, "argv", ["meydan", *words])
        for name, value in {"MEYDAN_LANGUAGE": "en", **environment}.items():
            here.setenv(name, value)
        with pytest.raises(SystemExit) as stopped:
            main()
    return int(stopped.value.code or 0), capsys.readouterr().err.translate(dict.fromkeys((0x2068, 0x2069)))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = meydan.game("seven_wonders_duel")
    state = game.new(seed=5)
    record = Record.of(game, state, ["Sara", "علی"])
    rng = Rng(5)
    while not state.over:
        code = state.choices[rng.below(len(state.choices))]
        record.decisions.append((int(state.current), code))
        state.apply(code)
    file = tmp_path / "game.record"
    file.write_text(str(record), encoding="utf-8")
    return file


def test_games_lists_all(tmp_path: Path) -> None:
    done = run("games", folder=tmp_path)
    assert done.returncode == 0
    assert all(name in done.stdout for name in meydan.games())


def test_bench_gives_one_object_per_line(tmp_path: Path) -> None:
    done = run("bench", "seven_wonders_duel", "--seconds", "0.2", "--json", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    (row,) = [json.loads(line) for line in done.stdout.splitlines()]
    assert list(row)[:8] == ["game", "players", "decisions_per_s", "games_per_s", "D", "clone_ns", "legal_apply_us",
                             "compiled"]
    assert row["players"] == 2 and row["decisions_per_s"] > 10_000 and row["compiled"] == meydan.COMPILED
    assert json.loads((tmp_path / "out" / "bench.json").read_text())[0]["game"] == "seven_wonders_duel"


def test_one_person_against_wakhan_is_a_game_of_one(tmp_path: Path) -> None:
    assert re.search(r"pax_pamir .*1–5", run("games", folder=tmp_path).stdout)
    done = run("simulate", "pax_pamir", "--players", "1", "--games", "2", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Wakhan" in done.stdout and "Player 1" in done.stdout and "Player 2" not in done.stdout


def test_simulate_is_repeatable(tmp_path: Path) -> None:
    one = run("simulate", "seven_wonders_duel", "--games", "50", "--seed", "3", folder=tmp_path)
    two = run("simulate", "seven_wonders_duel", "--games", "50", "--seed", "3", folder=tmp_path)
    assert one.returncode == 0
    assert one.stdout.split("How games end")[1] == two.stdout.split("How games end")[1]
    assert "Civilian victory" in one.stdout and "Total" in one.stdout
    fixed = run("simulate", "seven_wonders_duel", "--games", "5", "--option", "wonders=first_game", folder=tmp_path)
    assert fixed.returncode == 0


def test_replay_tells_the_game(record: Path) -> None:
    done = run("replay", str(record), folder=record.parent)
    assert done.returncode == 0
    assert "Sara" in done.stdout and "Total" in done.stdout and "wins" in done.stdout
    part = run("replay", str(record), "--until", "3", folder=record.parent)
    assert part.returncode == 0 and "wins" not in part.stdout
    persian = run("replay", str(record), "--language", "fa", folder=record.parent)
    assert "مجموع" in persian.stdout


@pytest.mark.parametrize("words", [
    ["simulate", "chess"],
    ["bench", "chess"],
    ["simulate", "seven_wonders_duel", "--players", "3"],
    ["simulate", "seven_wonders_duel", "--option", "wonders=all"],
    ["simulate", "seven_wonders_duel", "--option", "colour=red"],
    ["replay", "nothing.record"],
    ["replay", "damaged.record"],
    ["replay", "binary.record"],
])
def test_errors_are_one_clear_line(words: list[str], record: Path, monkeypatch: pytest.MonkeyPatch,
                                   capsys: pytest.CaptureFixture[str]) -> None:
    damaged = record.read_text(encoding="utf-8").replace("pick", "pack", 1)
    (record.parent / "damaged.record").write_text(damaged, encoding="utf-8")
    (record.parent / "binary.record").write_bytes(bytes(range(256)))
    code, said = told(words, record.parent, monkeypatch, capsys)
    assert code == 2 and len(said.strip().splitlines()) == 1 and said.startswith("meydan: ")
    if words[1] == "damaged.record":
        assert "Line 15" in said
    if words[1] == "chess":
        assert "seven_wonders_duel" in said


def test_errors_in_persian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert "بازی" in told(["simulate", "chess"], tmp_path, monkeypatch, capsys, MEYDAN_LANGUAGE="fa")[1]
    assert "پرونده" in told(["replay", "nothing.record", "--language", "fa"], tmp_path, monkeypatch, capsys)[1]
    assert told(["games", "--language", "de"], tmp_path, monkeypatch, capsys)[1] == (
        "meydan: Option “language” cannot be “de”. Allowed: en, fa.\n")


@pytest.mark.parametrize(("out", "english", "persian"), [
    ("file", "“file” is a file, or lies below one;", "«file» پرونده است"),
    ("file/below", "“file/below” is a file, or lies below one;", "پوشه لازم است"),
    ("full", "“full/games.jsonl” is a folder;", "پرونده لازم است"),
])
def test_a_place_that_cannot_be_written_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, out: str,
                                                capsys: pytest.CaptureFixture[str], english: str, persian: str) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "full" / "games.jsonl").mkdir(parents=True)
    words = ["arena", "seven_wonders_duel", "random", "random", "--games", "1", "--out", out]
    for language, expected in (("en", english), ("fa", persian)):
        code, said = told(words, tmp_path, monkeypatch, capsys, MEYDAN_LANGUAGE=language)
        assert code == 2 and expected in said and said.count("\n") == 1


@pytest.mark.parametrize(("words", "why"), [
    ("--host 203.0.113.77", "“203.0.113.77” is no address of this machine."),
    ("--database nonsense", "MEYDAN_DATABASE cannot be “nonsense”"),
    ("--data file/below", "“file/below” is a file, or lies below one;"),
])
def test_a_server_that_cannot_start_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str, why: str,
                                             capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    code, said = told(["play", "--no-browser", "--port", "0", *words.split()], tmp_path, monkeypatch, capsys)
    assert code and why in said and said.count("\n") == 1


def test_unknown_words_are_refused(tmp_path: Path) -> None:
    done = run("fly", folder=tmp_path)
    assert done.returncode != 0 and "Traceback" not in done.stderr


def test_rules_without_a_test_run(tmp_path: Path) -> None:
    done = run("rules", folder=tmp_path)
    assert done.returncode == 1 and "make test" in done.stdout


def test_simulate_shares_the_games_among_cores_and_tells_numbers(tmp_path: Path) -> None:
    done = run("simulate", "seven_wonders_duel", "--games", "9", "--cores", "2", "--json", folder=tmp_path)
    told = json.loads(done.stdout)
    assert told["games"] == 9 and sum(told["endings"].values()) == 9


def test_simulate_lets_a_bot_play_every_seat_and_tells_shares_by_faction_and_turmoil(tmp_path: Path) -> None:
    words = ("simulate", "root", "--players", "4", "--games", "2", "--json")
    told, random = (json.loads(run(*words, *more, folder=tmp_path).stdout) for more in (("--bot", "easy"), ()))
    won = {row["name"]: row["won"] for row in told["seats"] if row["kind"] == "faction"}
    assert set(won) == {"marquise", "eyrie", "alliance", "vagabond"} and sum(won.values()) == pytest.approx(1)
    assert told["decisions"] != random["decisions"]
    assert random["scores"]["counted-turmoil"]["mean"] > 0 and "counted-turmoil" in told["scores"]
    assert "no bot “nobody”" in run("simulate", "root", "--bot", "nobody", folder=tmp_path).stderr


def test_simulate_says_which_bot_did_not_play_on(tmp_path: Path) -> None:
    (tmp_path / "weary.py").write_text(
        "class Weary:\n    def __init__(self, seat, seed): pass\n"
        "    def choose(self, view, handle, seconds): raise RuntimeError('no more')\n", encoding="utf-8")
    words = ("simulate", "seven_wonders_duel", "--bot", "weary.Weary", "--games", "1")
    told = run(*words, folder=tmp_path)
    assert told.returncode == 2 and "weary.Weary: RuntimeError: no more" in told.stderr
    assert "Traceback" not in told.stderr


def test_simulate_tells_how_long_games_of_scythe_are_and_what_their_winners_have(tmp_path: Path) -> None:
    told = json.loads(run("simulate", "scythe", "--players", "3", "--games", "2", "--json", folder=tmp_path).stdout)
    scores = told["scores"]
    assert scores["counted-turn"]["mean"] > 20
    assert scores["cli-winning-score"]["mean"] > scores["score-total"]["mean"]


@pytest.mark.parametrize("words", [("simulate", "root", "--games", "0"), ("simulate", "root", "--cores", "0"),
                                   ("arena", "root", "easy", "easy", "--games", "-3"),
                                   ("arena", "root", "easy", "easy", "--time", "-1"),
                                   ("bench", "root", "--seconds", "inf"),
                                   ("simulate", "root", "--games", "1" + "0" * 30),
                                   ("train", "root", "--seconds", "inf"), ("train", "root", "--few", "1" + "0" * 30),
                                   ("train", "root", "--wide", "1" + "0" * 30),
                                   ("analyse", "game.record", "--seconds", "inf"),
                                   ("puzzles", "root", "--games", "1" + "0" * 30),
                                   ("arena", "root", "easy", "easy", "--seats", "anyhow")])
def test_bad_numbers_are_told(tmp_path: Path, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch,
                              capsys: pytest.CaptureFixture[str]) -> None:
    code, said = told(words, tmp_path, monkeypatch, capsys)
    assert code == 2 and f"{words[-2]} must be" in said


def test_what_is_slower_than_kept_fails_and_leaves_json_alone(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "kept.json").write_text('{"seven_wonders_duel": 1e9}')
    words = ["bench", "seven_wonders_duel", "--seconds", "0.05", "--against", "kept.json", "--json"]
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["meydan", *words])
    with pytest.raises(SystemExit) as stopped:
        main()
    said = capsys.readouterr()
    assert stopped.value.code == 1 and "seven_wonders_duel" in said.err
    assert [json.loads(line)["game"] for line in said.out.splitlines()] == ["seven_wonders_duel"]


def test_a_game_may_live_in_a_package_of_its_own(tmp_path: Path) -> None:
    about = tmp_path / "bazaar-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: bazaar\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[meydan.games]\nbazaar = my_bazaar\nlost = nowhere\n")
    package = tmp_path / "my_bazaar"
    package.mkdir()
    (package / "__init__.py").write_text("from tests.toy import BazaarGame\n\n\nclass Mine(BazaarGame):\n    pass\n\n\n"
                                         "GAME = Mine()\n")
    path = os.pathsep.join([str(tmp_path), str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-c", "import meydan; game = meydan.game('bazaar');"
         "from meydan.teach.rulebook import rulebook; book = rulebook(game, 'fa');"     # nothing is written yet
         " print(game.folder, game.new(seed=1).players, 'bazaar' in meydan.games(), len(book.entries))"],
        text=True, capture_output=True, env={**os.environ, "PYTHONPATH": path})
    assert done.stdout.split() == [str(package), "3", "True", "0"], done.stderr
    for words, told in ((["games"], "lost is left out"),        # and takes no other game along
                        (["bench", "bazaar", "--seconds", "0.05", "--json"], '"compiled": false'),
                        (["simulate", "lost"], "“lost” cannot be loaded: ModuleNotFoundError"),
                        (["levels", "bazaar", "--deals", "1", "--time", "0.01", "--cores", "1"], "of 3 games"),
                        (["fit", "bazaar", "out/levels/bazaar/easy-medium.jsonl"], "no opinion with counted features")):
        done = run(*words, folder=tmp_path, PYTHONPATH=path)
        assert told in done.stdout + done.stderr, done.stderr


def test_levels_are_rated_with_one_command(tmp_path: Path) -> None:
    done = run("levels", "seven_wonders_duel", "--deals", "1", "--time", "0.02", "--cores", "1", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert all(level in done.stdout for level in ("newcomer", "easy", "medium", "hard", "expert"))
    assert re.search(r"Easy over Newcomer: \d+ % \(\d+ – \d+\) of 2 games", done.stdout)
    kept = sorted(file.name for file in (tmp_path / "out/levels/seven_wonders_duel").iterdir())
    assert kept == ["easy-medium.jsonl", "hard-expert.jsonl", "medium-hard.jsonl", "newcomer-easy.jsonl"]


@pytest.mark.parametrize(("words", "english", "persian"), [
    ("arena root random easy --games 0", "--games must be a whole number from 1 to 1,000,000.",
     "--games باید عددی صحیح از ۱ تا ۱٬۰۰۰٬۰۰۰ باشد."),
    ("bench root --seconds nan", "--seconds must be a number from 0.05 to 3,600.",
     "--seconds باید عددی از ۰٫۰۵ تا ۳٬۶۰۰ باشد."),
    ("simulate root --seed 1e9", "--seed must be a whole number", "--seed باید عددی صحیح"),
    ("arena", "“game” is missing.", "«game» را ننوشته‌اید."),
    ("arena root easy hard --seats all", "one of these: rotate, fixed.", "یکی از این‌ها باشد: rotate، fixed."),
    ("arena root easy hard --fast", "There is no option --fast.", "گزینه‌ای به نام --fast نیست."),
    ("arena root easy hard --games", "After --games a value", "پس از --games باید"),
    ("chess", "There is no command “chess”.", "دستوری به نام «chess» نیست."),
    ("play --port 65536", "--port must be a whole number from 0 to 65,535.", "--port باید عددی صحیح از ۰ تا ۶۵٬۵۳۵"),
    ("worker --workers 0", "--workers must be a whole number from 1 to 1,024.", "--workers باید عددی صحیح از ۱ تا"),
    ("play --no-browser", "MEYDAN_BOT_SECONDS cannot be “nan”", "مقدار MEYDAN_BOT_SECONDS نمی‌تواند «nan» باشد"),
])
def test_what_was_not_understood_is_said_in_the_readers_language(
        words: str, english: str, persian: str, monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["meydan", *words.split()])
    monkeypatch.setenv("MEYDAN_BOT_SECONDS", "nan")
    for language, expected in (("en", english), ("fa", persian)):
        monkeypatch.setenv("MEYDAN_LANGUAGE", language)
        with pytest.raises(SystemExit) as stopped:
            main()
        said = capsys.readouterr().err.translate(dict.fromkeys((0x2068, 0x2069)))
        assert stopped.value.code == 2 and expected in said and said.count("\n") == 1
