"""Somebody who tells a given deed of Scythe by pointing, and the deeds there are."""
from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Request

import meydan
from meydan.core.state import GameState
from meydan.drawing.gallery import picture
from meydan.drawing.look import Look
from meydan.table.sequences import offered
from tests.web.browser.hands import Hands
from tests.web.browser.players import MENU, Player
from tests.web.browser.prepared import kept
from tests.web.servers import Server

GAME = meydan.game("scythe")
PICTURE = picture(GAME)
Deed = list[dict[str, Any]]


def verb(code: int) -> str:
    return GAME.words(code)[0]


def deeds(state: GameState) -> list[Deed]:
    """Whole deeds as the page offers them, and the settings of the seat."""
    seat = int(state.current)
    look, view = Look("en", "wide", tuple("ABCDE"[:int(state.players)]), seat), state.view(seat)

    def paths(given: Deed, before: Deed) -> Iterator[Deed]:
        for action in given:
            path = [*before, action]
            if action.get("next"):
                yield from paths(action["next"], path)
            else:
                yield path

    return [*paths(PICTURE.actions(view, look, state.choices, offered(state, GAME)), []),
            *([action] for action in PICTURE.actions(view, look, state.aside))]


def told(deed: Deed) -> set[str]:
    """The verbs a person tells with this deed; amounts on its panel are told too, if there is a part to be taken."""
    panel = [dial for step in deed for dial in step.get("p", ())]
    if panel and sum(len(dial["codes"]) - 1 for dial in panel) < 2:
        return set()
    return {verb(step["id"]) for step in deed if not step.get("f")} | {"amount" for _ in panel}


def unforced(deed: Deed) -> list[int]:
    return [step["id"] for step in deed if not step.get("f")]


class Guided(Player):
    """Tells exactly one deed by pointing, and remembers what the server has accepted."""

    def __init__(self, me: Hands, seed: int = 1, touch: bool = False) -> None:
        super().__init__(me, seed, touch)
        self.drags = False                      # figures to where they go, instead of pointing at both
        self.accepted: list[int] = []
        self.page.on("response", lambda answer: self._heard(answer.request) if answer.ok else None)

    def _heard(self, request: Request) -> None:
        if request.url.endswith("/act"):
            codes = json.loads(request.post_data or "{}")["a"]
            self.accepted += codes if isinstance(codes, list) else [codes]

    def hit(self, selector: str) -> bool:
        """Press this button, if it is there."""
        button = self.page.locator(f"{selector}:visible")
        if not button.count():
            return False
        self.presses += 1
        if self.touch:
            button.first.tap()
        else:
            button.first.click()
        return True

    def tell(self, deed: Deed) -> list[int]:
        """Press what tells it, one after the other; the codes the server took."""
        self.accepted.clear()
        for _ in range(60):
            if self.accepted:
                break
            self.tell_more(deed)
            self.settle()
        assert self.accepted, [GAME.words(step["id"]) for step in deed]
        return self.accepted

    def settle(self) -> None:
        """Until the page shows what was picked, or the server has answered."""
        for _ in range(25):
            self.page.wait_for_timeout(30)
            if self.accepted or self.page.locator(f".picked, dialog[open], {MENU}").count():
                return

    def tell_more(self, deed: Deed) -> None:
        if self.hit("dialog[open] .primary"):
            return
        things = {thing["id"]: thing for thing in self.glowing()}
        told = [step for step in deed if not step.get("f")]
        for step, after in zip(told, [*told[1:], None]):
            for target in step["t"]:
                if target in things:
                    if self.drags and after and verb(step["id"]) == "pick":
                        return self.drag(target, after["t"][0])
                    thing = self.seen(things[target])
                    if thing["at"] or not self.page.locator("#choices.near:visible").count():
                        return self.press(thing)                # else it lies under the list of answers
            if self.hit(f"#choice-{step['id']}:not([aria-pressed=true])"):
                return
        if self.tell_amount(deed):
            return
        for target in (id_ for step in told for id_ in step.get("o", ())):
            if target in things:
                return self.press(self.seen(things[target]))
        self.hit("#choice-confirm:enabled")

    def tell_amount(self, deed: Deed) -> bool:
        """On a panel one less of the first kind than there is, if a part is meant, nothing if nothing is; a single
        amount as the deed says."""
        if not self.page.locator("#choice-amount:visible").count():
            return False
        wanted = next((int(step["n"]) for step in deed if step.get("n") is not None), None)
        shown = self.page.locator("#choices output").first
        while wanted is not None and int(shown.inner_text()) > wanted:
            self.hit("#choices .stepper .round")
        verbs = {verb(step["id"]) for step in deed}
        if wanted is None and "take-some" in verbs:
            self.hit("#choices .stepper .round")
        if "take-nothing" in verbs:
            for number, line in enumerate(self.page.locator("#choices output").all(), 1):
                for _ in range(int(line.inner_text().split("/")[0])):
                    self.hit(f"#choices .stepper:nth-child({number}) .round")
        return self.hit("#choice-amount")

    def drag(self, figure: str, land: str) -> None:
        """A figure to a land with the mouse: one press."""
        thing = next(thing for thing in self.glowing() if thing["id"] == figure)
        goal = self.page.locator(f"#{land}").bounding_box()
        assert thing["at"] and goal is not None
        self.presses += 1
        mouse, (x, y) = self.page.mouse, thing["at"]
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + 12, y + 12, steps=3)
        mouse.move(goal["x"] + goal["width"] * 0.5, goal["y"] + goal["height"] * 0.9, steps=5)
        mouse.up()

    def seen(self, thing: dict[str, Any]) -> dict[str, Any]:
        """What lies where the map is not looked at comes into view."""
        if thing["at"] or thing["hidden"] or not thing["layer"].startswith(("l-hexes", "l-figures")):
            return thing
        self.page.locator("[data-zoom=fit]").click()
        return next((one for one in self.glowing() if one["id"] == thing["id"]), thing)

    def play(self, site: Server, seat: int, codes: list[int]) -> int:
        """These decisions at the laid table, each deed as long as the page offers it; how many presses it took."""
        presses = self.presses
        while codes:
            standing = kept(site, self.page.url)
            self.page.wait_for_selector(f"html[data-v='{standing.version}']", state="attached")
            offers = [(unforced(deed), deed) for deed in deeds(standing.asked(seat))]
            length, deed = max(((len(meant), deed) for meant, deed in offers if meant == codes[:len(meant)]),
                               key=lambda offer: offer[0])
            before = self.me.version
            self.tell(deed)
            codes = codes[length:]
            self.me.moved(before)
        return self.presses - presses
