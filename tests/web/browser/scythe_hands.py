"""Somebody who tells a given deed of Scythe by pointing: figures are dragged, loads laid out on a panel."""
from __future__ import annotations

import meydan
from meydan.bots.catalogue import bot
from meydan.bots.handle import Handle
from meydan.core.state import GameState
from tests.web.browser import deeds as offers
from tests.web.browser.deeds import Deed
from tests.web.browser.guided import Guided
from tests.web.browser.hands import Hands
from tests.web.browser.planned import Planner, PlannerByKeys
from tests.web.browser.players import Thing
from tests.web.browser.prepared import kept
from tests.web.servers import Server

GAME = meydan.game("scythe")


def verb(code: int) -> str:
    return GAME.words(code)[0]


def deeds(state: GameState) -> list[Deed]:
    return offers.deeds(GAME, state)


def told(deed: Deed) -> set[str]:
    """The verbs a person tells with this deed; amounts on its panel are told too, if there is a part to be taken."""
    panel = [dial for step in deed for dial in step.get("p", ())]
    if panel and sum(len(dial["codes"]) - 1 for dial in panel) < 2:
        return set()
    return offers.verbs(GAME, deed) | {"amount" for _ in panel}


class Carrier(Guided):
    """Knows loads, and may drag a figure to where it goes."""

    drags = False                               # else both are pointed at
    amounts = confirmed = 0                     # presses that only tell how much; that only confirm

    def point(self, thing: Thing, deed: Deed) -> bool:
        goals = [goal for step in deed[1:] for goal in step["t"]]
        if self.drags and goals and verb(deed[0]["id"]) == "pick":
            self.drag(thing["id"], goals[0])
            return True
        return super().point(thing, deed)

    def hit(self, selector: str) -> bool:
        hit = super().hit(selector)
        self.amounts += hit and ".round" in selector
        self.confirmed += hit and selector.startswith(("#choice-confirm", "#choice-amount", "dialog"))
        return hit

    def tell_amount(self, deed: Deed) -> bool:
        """On a panel one less of the first kind than there is, if a part is meant, nothing if nothing is; a single
        amount as the deed says."""
        if self.page.locator("#choice-amount:visible").count():
            verbs = {verb(step["id"]) for step in deed}
            if "take-some" in verbs and not any(step.get("n") is not None for step in deed):
                self.hit("#choices .stepper .round")
            if "take-nothing" in verbs:
                for number, line in enumerate(self.page.locator("#choices output").all(), 1):
                    for _ in range(int(line.inner_text().split("/")[0])):
                        self.hit(f"#choices .stepper:nth-child({number}) .round")
        return super().tell_amount(deed)

    def drag(self, figure: str, land: str) -> None:
        """A figure to a land with the mouse: one press."""
        start, goal = self.place(figure), self.page.locator(f"#{land}").bounding_box()
        assert start and goal is not None
        self.presses += 1
        mouse, (x, y) = self.page.mouse, start
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + 12, y + 12, steps=3)
        mouse.move(goal["x"] + goal["width"] * 0.5, goal["y"] + goal["height"] * 0.9, steps=5)
        mouse.up()

    def play(self, site: Server, seat: int, codes: list[int]) -> int:
        """These decisions at the laid table, each deed as long as the page offers it; how many presses it took."""
        presses = self.presses
        while codes:
            standing = kept(site, self.page.url)
            self.page.wait_for_selector(f"html[data-v='{standing.version}']", state="attached")
            found = [(offers.codes(deed), deed) for deed in deeds(standing.asked(seat))]
            length, deed = max(((len(meant), deed) for meant, deed in found if meant == codes[:len(meant)]),
                               key=lambda offer: offer[0])
            before = self.me.version
            self.tell(deed)
            codes = codes[length:]
            self.me.moved(before)
        return self.presses - presses


class Striver(Planner, Carrier):
    """Wants to win: does whatever the easy bot would do."""

    def __init__(self, me: Hands, site: Server, seat: int = 0, touch: bool = False) -> None:
        super().__init__(me, site, GAME, seat, touch=touch)
        self.thinks = bot("easy", seat, seat + 1)

    def answer(self, state: GameState) -> int:
        return int(self.thinks.choose(state.view(self.seat), Handle(state, self.seat), None))


class StriverByKeys(PlannerByKeys, Striver):
    """The same with keys alone."""
