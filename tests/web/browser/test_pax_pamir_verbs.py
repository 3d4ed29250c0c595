"""Every verb of Pax Pamir reached by pointing, with a mouse and by touch.

The games' cards bring even the rare ones; what was pointed at before is sent by hand, so that it takes a minute.
"""
from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import meydan
from meydan.drawing.gallery import picture
from meydan.drawing.look import Look
from meydan.games.pax_pamir.state import Pamir
from meydan.table.line import is_forced
from meydan.table.sequences import offered
from tests.web.browser.conftest import People
from tests.web.browser.players import MENU, Player
from tests.web.servers import Server

GAME = "pax_pamir"
RULES = meydan.game(GAME)
SEEDED = """
import runpy
from pathlib import Path
from types import SimpleNamespace
import meydan.core.game
meydan.core.game.secrets = SimpleNamespace(randbits=lambda bits: int(Path("{seed}").read_text()))
runpy.run_module("meydan.web", run_name="__main__")
"""
GAMES = ((5, 28, 248, "en"), (3, 83, 173, "en"), (2, 5203, 194, "fa"), (5, 1135, 228, "en"))
# seats, seed, decisions; in Persian by touch
CALM = {"end-turn", "withdraw", "refuse", "betray", "battle", "remove-tribe", "remove-spy", "stop", "decline"}
Deed = list[dict[str, Any]]


class SeededServer(Server):
    """Deals what is asked for."""

    def command(self) -> list[str]:
        return ["-c", SEEDED.format(seed=self.folder / "seed")]


@pytest.fixture
def seeded(tmp_path: Path) -> Iterator[Server]:
    with SeededServer(tmp_path, bot_seconds="0.2") as running:
        yield running


def verb(code: int) -> str:
    return RULES.words(code)[0]


def deeds(state: Pamir) -> list[Deed]:
    """Whole deeds as the page offers them."""
    seat = int(state.current)
    look = Look("en", "wide", tuple("ABCDE"[:int(state.players)]), seat)

    def paths(given: Deed, before: Deed) -> Iterator[Deed]:
        for action in given:
            path = [*before, action]
            if action.get("next"):
                yield from paths(action["next"], path)
            else:
                yield path

    return list(paths(picture(RULES).actions(state.view(seat), look, state.choices, offered(state, RULES)), []))


def news(deed: Deed) -> set[str]:
    """The verbs that a person tells with this deed."""
    return {verb(step["id"]) for step in deed if not step.get("f")}


def planned(state: Pamir, rng: random.Random, reached: set[str]) -> Deed | int:
    """A deed with verbs that were not reached yet, to be pointed at; or a decision to be sent."""
    if any(verb(code) not in reached for code in state.choices):
        return max(deeds(state), key=lambda deed: (len(news(deed) - reached), -len(deed)))
    fine = [code for code in state.choices if verb(code) not in CALM] or state.choices
    if state.players > 2:
        return rng.choice(fine if rng.random() < 0.75 else state.choices)
    best = [code for code in fine if verb(code) in ("play", "gift", "spy", "move")]
    return rng.choice(best if best and rng.random() < 0.8 else fine if rng.random() < 0.9 else state.choices)


class Guided(Player):
    """At a shared screen: sends what was done before, and points at what was not."""

    def begin(self, players: int) -> None:
        self.me.open_table("me", *["here"] * (players - 1), game=GAME)
        self.me.live()

    def send(self, version: int, code: int, seat: int) -> None:
        address = self.page.url.split("?")[0]
        answer = self.page.context.request.post(f"{address}/act", data={"v": version, "a": code, "seat": seat})
        assert answer.ok, answer.text()

    def point(self, deed: Deed) -> int:
        """Do exactly this deed with the mouse; how many decisions it was."""
        before = self.me.version
        for _ in range(3):
            for step in deed:
                for id_ in step["t"]:
                    thing = next((one for one in self.glowing() if one["id"] == id_), None)
                    if thing is not None:
                        self.press(thing)
                        self.settle(before)
                    if self.me.version != before:
                        return int(self.me.version) - int(before)
                button = self.page.locator(f"#choice-{step['id']}:visible")
                if button.count():
                    self.presses += 1
                    button.first.click()
                    self.settle(before)
                if self.me.version != before:
                    return int(self.me.version) - int(before)
        raise AssertionError(f"not sent: {[RULES.words(step['id']) for step in deed]}")

    def settle(self, before: str) -> None:
        """Until the page shows what was picked, or the table has moved."""
        for _ in range(200):
            if self.page.locator("dialog[open] .primary").count():
                self.page.locator("dialog[open] .primary").first.click()
            if self.me.version != before or self.page.locator(f".picked, {MENU}").count():
                return
            self.page.wait_for_timeout(30)

    def play(self, players: int, seed: int, most: int, reached: set[str]) -> None:
        state, rng, version = RULES.new(players, seed), random.Random(seed), 0
        assert isinstance(state, Pamir)
        while not state.over and version < most:
            if is_forced(state):                                    # the program has answered already
                state.apply(state.choices[0])
                version += 1
                continue
            plan = planned(state, rng, reached)
            if isinstance(plan, int):
                self.send(version, plan, int(state.current))
                state.apply(plan)
                version += 1
                continue
            self.page.wait_for_selector(f"html[data-v='{version}']", state="attached")
            curtain = self.page.locator("#curtain:not([hidden]) button")
            if curtain.count():
                curtain.click()
            self.turn()
            for step in plan[:self.point(plan)]:
                reached |= {verb(step["id"])} if not step.get("f") else set()
                state.apply(step["id"])
                version += 1


def test_every_verb_is_reached_by_pointing(people: People, seeded: Server) -> None:
    people.address = seeded.address
    reached: set[str] = set()
    for players, seed, most, language in GAMES:
        (seeded.folder / "seed").write_text(str(seed))
        me = people.come(language, phone=language == "fa")
        player = Guided(me, 1, touch=language == "fa")
        player.begin(players)
        player.play(players, seed, most, reached)
        print(f"\npax_pamir {language}, {players} seats: {len(reached)} verbs reached, {player.presses} presses")
    missed = set(RULES.table.blocks) - reached
    assert not missed, sorted(missed)
