"""Bots think in processes of their own; what happens to those never stops a game."""
from __future__ import annotations

import asyncio
import io
import json
import os
import random
import signal
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from pydantic import ValidationError

from meydan.bots import bot
from meydan.bots.searching import Searcher
from meydan.core.texts import game_texts
from meydan.table import Table
from meydan.web import worker
from meydan.web.robots import Pool, Worker
from meydan.web.settings import Settings
from meydan.web.words import SAID
from tests.web.servers import Browser, Server


def question(table: Table, seat: int, level: str = "random") -> dict[str, Any]:
    return {"table": f"table {id(table)}", "game": table.game.name, "players": 2, "options": table.setup.options,
            "deal": table.setup.deal, "seat": seat, "decisions": table.record.decisions, "sealed": [],
            "level": level, "seed": 7, "seconds": None}


@pytest.fixture
def table() -> Table:
    worker._known.clear()                                       # of another test's table at the same address
    worker._thinkers.clear()
    return Table.new("seven_wonders_duel", ["a", "b"], seed=5)


def test_a_worker_answers_and_the_process_is_kept(table: Table) -> None:
    async def run() -> None:
        pool = Pool(Settings(bot_workers=1))
        try:
            seat = table.waiting[0]
            answers = [await pool.choose(question(table, seat)) for _ in range(3)]
            assert set(answers) <= set(table.choices(seat)) and len(pool._workers) == 1
        finally:
            await pool.close()

    asyncio.run(run())


def test_a_worker_that_dies_is_replaced_and_the_question_asked_again(table: Table) -> None:
    async def run() -> None:
        pool = Pool(Settings(bot_workers=1))
        try:
            seat = table.waiting[0]
            await pool.choose(question(table, seat))
            (first,) = pool._workers
            os.kill(first.process.pid, signal.SIGSTOP)          # it will die in the middle of its thoughts
            thinking = asyncio.create_task(pool.choose(question(table, seat)))
            await asyncio.sleep(0.05)
            os.kill(first.process.pid, signal.SIGKILL)
            assert await asyncio.wait_for(thinking, 20) in table.choices(seat)
            assert first not in pool._workers and len(pool._workers) == 1
        finally:
            await pool.close()

    asyncio.run(run())


def test_a_worker_that_takes_too_long_is_ended(table: Table) -> None:
    async def run() -> None:
        pool = Pool(Settings(bot_workers=1, bot_seconds=0.1, bot_grace=0.2))
        try:
            first = await _started(pool, table)
            os.kill(first.process.pid, signal.SIGSTOP)
            pool.settings = Settings(bot_workers=1, bot_seconds=0.1, bot_grace=0.2)
            answer = await pool.choose(question(table, table.waiting[0]))
            assert first.process.returncode is not None
            assert answer is None or answer in table.choices(table.waiting[0])
        finally:
            await pool.close()

    async def _started(pool: Pool, table: Table) -> Any:
        pool.settings = Settings(bot_workers=1, bot_seconds=0.1, bot_grace=20)
        await pool.choose(question(table, table.waiting[0]))
        (first,) = pool._workers
        return first

    asyncio.run(run())


def test_a_question_that_makes_no_sense_gets_no_code(table: Table) -> None:
    answers = io.StringIO()
    lines = [json.dumps({**question(table, table.waiting[0]), "level": "nobody"}), "no JSON",
             json.dumps(question(table, table.waiting[0]))]
    worker.serve(io.StringIO("\n".join(lines)), answers)
    replies = [json.loads(line) for line in answers.getvalue().splitlines()]
    assert ["error" in reply for reply in replies] == [True, True, False]


def test_a_choice_that_is_none_is_a_failure(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told to the host, asked again, and then made by chance, which the page tells: no table waits for ever."""
    class Confused:
        def choose(self, view: dict[str, Any], handle: Any, seconds: float | None) -> int:
            return -7

    monkeypatch.setattr(worker, "bot", lambda level, seat, seed: Confused())
    answers = io.StringIO()
    worker.serve(io.StringIO(json.dumps(question(table, table.waiting[0]))), answers)
    reply = json.loads(answers.getvalue())
    assert "code" not in reply and "-7" in reply["error"]


def test_a_bot_is_given_a_view_and_a_handle_but_no_state(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Any] = []

    class Curious:
        def choose(self, view: dict[str, Any], handle: Any, seconds: float | None) -> int:
            given.extend([view, handle])
            return int(handle.choices[0])

        def why(self, language: str) -> list[tuple[str, float]]:
            return []

    monkeypatch.setattr(worker, "bot", lambda level, seat, seed: Curious())
    seat = table.waiting[0]
    worker.answer({**question(table, seat), "seconds": None})
    view, handle = given
    assert view == table.view(seat)
    assert {name for name in dir(handle) if not name.startswith("_")} == {"choices", "determinize", "game", "players",
                                                                        "seat"}


def test_a_worker_remembers_tables_and_is_not_misled(table: Table) -> None:
    """The same answers by new bots with and without memory, also after decisions were taken back."""
    rng = random.Random(3)
    questions = []
    for _ in range(25):
        seat = table.waiting[0]
        questions.append(question(table, seat))
        table.act(seat, table.version, rng.choice(table.choices(seat)))
    questions = [json.loads(json.dumps(asked)) for asked in questions]
    questions += questions[10:15]                               # as if somebody had gone back

    def answer(asked: dict[str, Any]) -> int:
        worker._thinkers.clear()                                # one that is kept draws its next random number
        return worker.answer(asked)

    fresh = []
    for asked in questions:
        worker._known.clear()
        fresh.append(answer(asked))
    worker._known.clear()
    assert [answer(asked) for asked in questions] == fresh
    assert len(worker._known) == 1


def test_a_bot_thinks_on_while_others_decide(table: Table) -> None:
    """Only where its host lets it, until the next question comes, and not where a level counts its iterations."""
    while len(table.choices(table.waiting[0])) < 3 or table.record.decisions[8:] == []:
        table.act(table.waiting[0], table.version, table.choices(table.waiting[0])[0])
    seat = table.waiting[0]
    grown = []
    for level, allowed in (("expert", True), ("expert", False), ("hard", True)):
        worker._thinkers.clear()
        asked = {**question(table, seat, level), "seconds": 0.05, "ponder": allowed}
        before = answered(asked)
        (thinker,) = worker._thinkers.values()
        assert isinstance(thinker, Searcher) and thinker.thought is not None
        grown.append(thinker.thought.iterations > before)
    assert grown == [True, False, False]


@pytest.mark.parametrize(("game", "least"), [("scythe", 0.6), ("pax_pamir", 0.5), ("seven_wonders_duel", 0.2)])
def test_a_bot_goes_on_with_what_it_thought_at_its_last_move(game: str, least: float) -> None:
    """The share of its decisions that begin with walks of an earlier one; without the kept bots there is none."""
    worker._thinkers.clear()
    table = Table.new(game, ["a", "b"], seed=5)
    asked = kept = 0
    for _ in range(400):
        if table.over or asked == 40:
            break
        seat = table.waiting[0]
        if len(table.choices(seat)) == 1:
            table.act(seat, table.shown(seat), table.choices(seat)[0])
            continue
        code = worker.answer({**question(table, seat, "hard:iterations=150"), "table": "one", "seconds": 5.0})
        thinker = worker._thinkers["one", seat, "hard:iterations=150"]
        assert isinstance(thinker, Searcher)
        if thinker.thought is not None:                         # no win at hand
            asked += 1
            kept += thinker.thought.iterations > thinker.iterations
        table.act(seat, table.shown(seat), code)
    assert asked == 40 and kept >= least * asked, f"{kept} of {asked}"


def test_trees_that_are_kept_have_a_limit_together(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    while len(table.choices(table.waiting[0])) < 3:
        table.act(table.waiting[0], table.version, table.choices(table.waiting[0])[0])
    seat = table.waiting[0]
    for limit, kept in ((worker.KEPT_BYTES, 3), (1, 1)):
        monkeypatch.setattr(worker, "KEPT_BYTES", limit)
        worker._thinkers.clear()
        for name in ("one", "two", "three"):
            worker.answer({**question(table, seat, "medium"), "table": name})
        assert len(worker._thinkers) == kept and ("three", seat, "medium") in worker._thinkers
        assert all(worker._bytes(thinker) > 10_000 for thinker in worker._thinkers.values())


def answered(asked: dict[str, Any]) -> int:
    """Serve a question, and the end of input after a while; iterations when it was answered."""
    (out, into), found = os.pipe(), []

    class Answers(io.StringIO):
        def write(self, text: str) -> int:
            if '"code"' in text:
                (thinker,) = worker._thinkers.values()
                assert isinstance(thinker, Searcher) and thinker.thought is not None
                found.append(thinker.thought.iterations)
                threading.Timer(0.3, os.close, [into]).start()
            return super().write(text)

    os.write(into, json.dumps(asked).encode() + b"\n")
    with os.fdopen(out, encoding="utf-8") as questions:
        worker.serve(questions, Answers())
    return int(found[0])


def test_a_bot_is_asked_where_its_thoughts_are(monkeypatch: pytest.MonkeyPatch) -> None:
    class Known(Worker):
        def __init__(self) -> None:
            super().__init__(cast(Any, SimpleNamespace(returncode=None)))
            self.asked: list[str] = []

        async def ask(self, question: dict[str, Any], limit: float, told: Any = None) -> dict[str, Any]:
            if "warm" not in question:
                self.asked.append(question["table"])
            await asyncio.sleep(0.01)
            return {"code": 0}

        async def end(self) -> None:
            pass

    made: list[Known] = []

    async def spawn() -> Worker:
        made.append(Known())
        return made[-1]

    async def run() -> None:
        pool = Pool(Settings(bot_workers=2))
        for tables in ("ab", "a", "b", "ba", "b", "a"):         # at once, and one after the other
            await asyncio.gather(*(pool.choose({"table": table, "seat": 0, "game": "root", "level": "hard"})
                                   for table in tables))

    monkeypatch.setattr(Worker, "spawn", spawn)
    asyncio.run(run())
    assert sorted(worker.asked for worker in made) == [["a"] * 4, ["b"] * 4]


def test_hints_name_the_players_and_no_chance_that_was_not_weighed() -> None:
    """A forced answer has no chance of its own; and whoever is spoken of is called as at the table."""
    rng, forced, named = random.Random(4), 0, 0
    table = Table.new("inis", ["Shirin", "Farhad", "Khosrow"], seed=4)
    for _ in range(400):
        if table.over or (forced and named):
            break
        seat = table.waiting[0]
        choices = table.choices(seat)
        deeds = [game_texts(table.game, "en").deed(code, (), table.view(seat)) for code in choices]
        of_players = len(choices) > 1 and all("Player " in deed for deed in deeds)
        if (len(choices) == 1 and not forced) or (of_players and not named):
            told = worker._hint({**question(table, seat, "expert"), "players": 3, "seconds": 0.05, "language": "en",
                                 "names": table.names})
            if len(choices) == 1:
                forced += 1
                assert told["options"] == [] and told["why"] == ["There was no other choice."]
            else:
                named += 1
                said = " ".join(told["why"])
                assert "Player " not in said and any(name in said for name in table.names)
        table.act(seat, table.shown(seat), rng.choice(choices))
    assert forced and named


def test_a_reason_is_given_for_the_move_that_was_made_and_not_for_a_better_one(
        table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """A weak bot's move is thought over by the expert: first the move's own chance, then what promised more."""
    monkeypatch.setattr(worker, "bot", lambda level, seat, seed: bot(f"{level}:iterations=64", seat, seed))
    worse = 0
    for _ in range(24):
        seat = table.waiting[0]
        choices = table.choices(seat)
        code = choices[-1]
        if len(choices) > 1:
            asked = {**question(table, seat), "decisions": [*table.record.decisions, [seat, code]], "viewer": None,
                     "language": "en", "names": table.names}
            played, first, *others = worker._why(asked)["why"]
            deed = game_texts(table.game, "en").deed(code, table.names, table.view(seat))
            better = [line for line in others if line.startswith("More promising would have been")]
            assert played == f"It played “{deed}”."
            assert not better or first.startswith(f"It chose “{deed}”: about ")
            assert "looked best" not in " ".join(others) or not first.startswith(("It chose", f"“{deed}”"))
            worse += bool(better)
        table.act(seat, table.shown(seat), code)
    assert worse >= 3


def test_a_reason_tells_nothing_of_what_was_held_when_a_bot_declined(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who holds no ambush was not even asked. Either way it is told of what was decided before."""
    monkeypatch.setattr(worker, "bot", lambda level, seat, seed: bot("random", seat, seed))
    rng, held = random.Random(1), set[bool]()
    for seed in range(20):
        table = Table.new("root", list("abcd"), seed=seed)
        state, decisions, own = table.state.clone(), list[tuple[int, int]](), dict[int, int]()
        while not state.over and len(decisions) < 400 and len(held) < 2:
            seat, choices = int(state.current), state.choices
            window = state.stack[-1].step.window
            decisions.append((seat, choices[0] if window else rng.choice(choices)))
            if window and seat in own and (len(choices) > 1) not in held:
                held.add(len(choices) > 1)
                asked = {**question(table, seat), "players": 4, "viewer": (seat + 1) % 4, "language": "en",
                         "names": table.names}
                told, before = (worker._why({**asked, "decisions": decisions[:until]})
                                for until in (len(decisions), own[seat]))
                assert told == before and told["why"]
            elif not window:
                own[seat] = len(decisions)
            state.apply(decisions[-1][1])
    assert held == {True, False}


@pytest.mark.parametrize(("name", "value"), [("seconds", "nan"), ("seconds", "0"), ("seconds", "-1"), ("pause", "inf"),
                                             ("grace", "-1"), ("ponder", "perhaps")])
def test_times_that_make_no_sense_are_refused(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(f"MEYDAN_BOT_{name.upper()}", value)
    with pytest.raises(ValidationError):
        Settings()


THOUGHTLESS = '''
from meydan.bots.searching import Searcher

def choose(*_):
    raise RuntimeError("lost my mind")

Searcher.choose = choose
'''


def test_the_page_says_that_a_bot_chose_at_random(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every bot fails here: each process that the server starts reads `sitecustomize` first."""
    (tmp_path / "sitecustomize.py").write_text(THOUGHTLESS)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with Server(tmp_path) as server:
        me = Browser(server.address)
        answer = me.http.post("/tables", data={"game": "seven_wonders_duel", "level": "hard"})
        table = answer.headers["location"].removeprefix("/table/")
        pages = {}
        for event in me.events(table):
            pages = {language: me.http.get(f"/table/{table}?lang={language}").text for language in ("en", "fa")}
            if "at random" in pages["en"]:
                break
            assert not event["over"]
            if event["asked"]:
                assert me.act(table, me.boot(table), event["actions"][0]["id"]).status_code == 204
        assert "تصادفی انتخاب کردم" in pages["fa"] and SAID not in pages["en"] + pages["fa"]
        assert pages["en"].count("at random.</bdi></li>") == 1              # one line, which is also told aloud
