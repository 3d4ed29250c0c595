"""A person with a plan: knows what to do next from the game's own quick player, and tells it by pointing."""
from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator

from meydan.core.game import Game, Setup
from meydan.core.rng import Rng
from meydan.drawing.gallery import picture
from meydan.table import Table
from meydan.table.entry import Entry
from meydan.table.sequences import Branch, offered
from tests.web.browser.hands import Hands
from tests.web.browser.players import Player
from tests.web.servers import Server

DIAL = "#choices:not([hidden]) [type=range]"
MAP = ("l-rim-", "l-forests", "l-plots", "l-units")


def standing(site: Server, game: Game, address: str) -> Table:
    """The table at this address as the server has stored it."""
    name = address.split("?")[0].rsplit("/", 1)[1]
    with sqlite3.connect(site.folder / "meydan.db", timeout=20) as database:
        row = database.execute("select players, options, deal, names from games where id = ?", [name]).fetchone()
        rows = database.execute("select seat, kind, code from entries where game = ? order by seq", [name]).fetchall()
    setup = Setup(row[0], json.loads(row[1]), json.loads(row[2]))
    return Table.restore(game, setup, json.loads(row[3]), [Entry(*entry) for entry in rows])


class Planner(Player):
    """Plays sensibly, one whole deed after the other, with fingers or a mouse."""

    def __init__(self, me: Hands, site: Server, game: Game, seat: int, seed: int, touch: bool = False) -> None:
        super().__init__(me, seed, touch)
        self.site, self.game, self.seat, self.chance = site, game, seat, Rng(seed)
        self.verbs: set[str] = set()
        self.told = self.astray = 0

    def decide(self) -> None:
        """What the plan says; what pointing cannot tell in so many words is finished as it comes."""
        before = self.me.version
        deed = self._deed()
        for code, needed in deed:
            self._tell(code, needed)
            if self._sent(before):
                break
        if self._sent(before, 600 if deed else 0):
            self.told += 1
            self.verbs |= {self.game.words(code)[0] for code, _ in deed}
        else:
            self.astray += 1
            super().decide()

    def _deed(self) -> list[tuple[int, list[str]]]:
        """Codes and things of the deed the quick player would do, as far as the page looks ahead."""
        table = standing(self.site, self.game, self.me.page.url)
        if self.seat not in table.waiting or str(table.version) != self.me.version.split(".")[0]:
            return []
        state, view = table.asked(self.seat).clone(), table.view(self.seat)
        return list(self._along(state, view, offered(state, self.game), ()))

    def _along(self, state: object, view: dict[str, object], branches: list[Branch],
               before: tuple[int, ...]) -> Iterator[tuple[int, list[str]]]:
        code = int(state.policy(self.chance))           # type: ignore[attr-defined]
        branch = next((one for one in branches if one.code == code), None)
        if branch is None:
            return
        if not branch.forced:
            drawing = picture(self.game)
            yield code, drawing.targets(view, code, before)[0] if before else drawing.targets(view, code)[0]
        if branch.then:
            state.apply(code)                           # type: ignore[attr-defined]
            yield from self._along(state, view, branch.then, (*before, code))

    def _tell(self, code: int, needed: list[str]) -> None:
        before = self.me.version
        for id_ in needed:
            things = {thing["id"]: thing for thing in self.glowing()}
            if id_ in things and not things[id_]["at"] and things[id_]["layer"].startswith(MAP):
                self.page.locator("[data-zoom=fit]").click()    # it lies where the map is not looked at
                things = {thing["id"]: thing for thing in self.glowing()}
            if id_ in things:
                self.press(things[id_])
            if self._sent(before):
                return
        button, dial = self.page.locator(f"#choice-{code}:visible"), self.page.locator(DIAL)
        if button.count():
            self.presses += 1
            button.first.click()
        elif not needed and dial.count():
            self.presses += 1
            dial.fill(str(int(self.game.words(code)[-1]) - 1))
            self.page.locator("#choice-amount").click()
        if self.page.locator("dialog[open] .primary").count():
            self.page.locator("dialog[open] .primary").first.click()

    def _sent(self, before: str, wait: int = 0) -> bool:
        """Whether the table has moved on, at once or after a while if something is on its way."""
        for _ in range(1 + wait // 30):
            if self.me.version != before or self.me.over:
                return True
            if not wait:
                return False
            if self.page.locator(".sent").count() == 0 and self.glowing():
                return False
            self.page.wait_for_timeout(30)
        return self.me.version != before
