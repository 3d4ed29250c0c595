"""What is sent to a seat, or to a spectator, depends only on what that viewer may know."""
from __future__ import annotations

import copy
import json
import random
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from scripts import budget

from meydan.core.actions import seen_by
from meydan.core.game import Game
from meydan.core.record import Record
from meydan.core.registry import game as find_game
from meydan.core.rng import Rng
from meydan.table import Table
from meydan.web import describe
from meydan.web.hub import Key
from meydan.web.live import LiveTable
from tests.web.servers import Browser, Program, Server


def seated(game: Game, players: int, seed: int) -> LiveTable:
    """A table of `players` people, without a server around it; its dice too fall by the seed."""
    live = budget.seated(game, [f"P{seat}" for seat in range(players)], seed)
    assert live.table is not None
    live.table._rng = Rng(seed)
    return live


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still, so that two looks at a window show the same time left."""
    honest = describe.window_model
    monkeypatch.setattr(describe, "window_model", lambda table, seat, names, now: honest(table, seat, names, 0.0))


def any_move(table: Table, rng: random.Random) -> None:
    """Somebody decides, or a window closes."""
    able = [seat for seat in table.waiting if table.choices(seat)]
    if able and (table.window is None or rng.random() < 0.5):
        seat = rng.choice(able)
        table.act(seat, table.version, rng.choice(table.choices(seat)))
    elif table.window is not None:
        table.next_due(0.0)
        table.tick(1e9)


def dealt_anew(table: Table, observer: int, seed: int) -> Table:
    """The same table, but all that the observer cannot know is otherwise."""
    twin = copy.copy(table)
    twin._line = copy.copy(table._line)
    twin._line.state = table.state.determinize(observer, seed)
    twin._sealed = [answers if seat == observer else [] for seat, answers in enumerate(table._sealed)]
    twin._arrive()
    if table._window is not None and twin._window is not None and observer in table._window.answers:
        twin._window.answers[observer] = table._window.answers[observer]        # what one has answered oneself
    return twin


def sent(live: LiveTable, key: Key) -> str:
    """All bytes of a frame but the journal, which tells the past and is looked at on its own."""
    frame = live.paint(key)
    parts = {name: markup for name, markup in (frame.fragments or {}).items() if name != "log"}
    return json.dumps([parts, frame.body], sort_keys=True, ensure_ascii=False)


@pytest.mark.parametrize("name", [game.name for game in describe.installed()])
def test_frames_do_not_depend_on_what_is_hidden(name: str) -> None:
    game = find_game(name)
    compared = 0
    for seed in range(2):
        players = game.players[seed % len(game.players)]
        live = seated(game, players, seed)
        table, rng = live.table, random.Random(seed)
        assert table is not None
        step = 0
        while not table.over and step < 150:
            if step % 9 == 0 and not any(table._sealed):
                for form in ("wide", "tall", "json"):
                    keys = [Key((seat,), "en", form) for seat in range(players)]
                    watcher = Key((), "fa", form)
                    true = {key: sent(live, key) for key in (*keys, watcher)}
                    for seat, key in enumerate(keys):
                        live.table = dealt_anew(table, seat, rng.getrandbits(60))
                        assert sent(live, key) == true[key], f"seat {seat} can tell what is hidden"
                        assert sent(live, watcher) == true[watcher], "a spectator can tell what is hidden"
                        live.table = table
                        compared += 1
            any_move(table, rng)
            step += 1
    assert compared > 30


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = LiveTable.body

    def leaky(live: LiveTable, model: Any, actions: Any) -> dict[str, Any]:
        assert live.table is not None
        future = live.table.state.clone()                       # how the hidden cards would fall
        while not future.over:
            future.apply(future.choices[0])
        return {**honest(live, model, actions), "x": future.scores()}

    monkeypatch.setattr(LiveTable, "body", leaky)
    with pytest.raises(AssertionError, match="can tell what is hidden"):
        test_frames_do_not_depend_on_what_is_hidden("seven_wonders_duel")


@pytest.mark.parametrize("name", [game.name for game in describe.installed()])
def test_the_journal_tells_private_events_only_to_their_audience(name: str) -> None:
    game = find_game(name)
    for seed in range(4):
        players = game.players[seed % len(game.players)]
        live = seated(game, players, seed)
        table, rng = live.table, random.Random(seed)
        assert table is not None
        while not table.over and table.version < 600:
            any_move(table, rng)
        events = [event for happened in table._line.events for event in happened]
        for viewer in (None, *range(players)):
            allowed = [event for event in events if seen_by(event, viewer)]
            lines = describe.journal(table, viewer, "en", live.names)
            assert [line.text for line in lines] == [
                describe.event_text(game, "en", event, live.names) for event in allowed]


class Ear(threading.Thread):
    """Keeps every byte of a stream."""

    def __init__(self, events: Iterator[dict[str, Any]]) -> None:
        super().__init__(daemon=True)
        self.events, self.heard = events, []        # type: ignore[var-annotated]

    def run(self) -> None:
        for event in self.events:
            self.heard.append(event)
            if event["over"]:
                return


def test_over_http_no_viewer_is_sent_a_face_down_card(server: Server) -> None:
    """All views of a whole game, compared with the record that is open only afterwards."""
    players = [Program(server.address, "Rook"), Program(server.address, "Bishop")]
    watcher = Program(server.address, "Pawn")
    made = players[0].new_table("me", "open")
    table = made["id"]
    players[1].http.post(f"/api/tables/{table}/seats/1", json={})
    ears = [Ear(who.events(table)) for who in (*players, watcher)]
    for ear in ears:
        ear.start()
    rng = random.Random(11)
    while not (now := players[0].situation(table))["over"]:
        seat = now["waiting"][0]
        seen = players[seat].situation(table)
        players[seat].decide(table, seen["version"], rng.choice(seen["choices"])["code"])
    for ear in ears:
        ear.join(10)
    record = Record.parse(players[0].http.get(f"/api/tables/{table}/record").text)
    story = Table.of(record)
    looked = 0
    for ear in ears:
        for event in ear.heard:
            if event["over"]:
                continue
            hidden = hidden_cards(story, event["version"])
            told = {word for part, value in event["view"].items() if part != "unseen" for word in strings(value)}
            assert not hidden & told, (hidden & told, event["version"])
            looked += len(hidden)
    assert looked > 500
    assert all(event["choices"] == [] for event in ears[2].heard)
    for seat, ear in enumerate(ears[:2]):
        assert all(event["seat"] == seat for event in ear.heard)
        assert all(event["choices"] == [] for event in ear.heard if seat not in event["waiting"])


def strings(value: Any) -> set[str]:
    """All words in a value, as keys too. (`unseen` is left out: it is the open set of all cards not seen yet.)"""
    if isinstance(value, dict):
        return {word for key, inner in value.items() for word in {key} | strings(inner)}
    if isinstance(value, list):
        return {word for inner in value for word in strings(inner)}
    return {value} if isinstance(value, str) else set()


def hidden_cards(story: Table, version: int) -> set[str]:
    """Names of the cards that lay face down, or in a later deck, or were never dealt, at a version.

    Nothing is undone in this game, so versions and decisions are the same.
    """
    view = story.at(version).view(None)
    shown = {slot["card"] for slot in view["structure"] if slot["card"]} | set(view["discard"])
    dealt = {word for name, words in story.setup.deal.items() if name.startswith("age") for word in words}
    built = json.dumps([view["cities"], view["discard"]])
    return {card for card in dealt if card not in shown and f'"{card}"' not in built}


def test_pages_of_a_running_game_do_not_carry_the_deal(server: Server) -> None:
    me = Browser(server.address)
    table = me.new_table("me", "here")
    for address in (f"/game/{table}", f"/game/{table}.txt", f"/game/{table}/at/0", f"/api/tables/{table}/record"):
        answer = me.http.get(address)
        assert answer.status_code == 409 and "age1" not in answer.text
