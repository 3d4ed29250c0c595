"""Somebody who tells a given deed by pointing: at its things where they glow, by its buttons where there are none."""
from __future__ import annotations

from playwright.sync_api import Response

from tests.web.browser.deeds import Deed, steps
from tests.web.browser.hands import Hands
from tests.web.browser.players import MENU, Player, Thing


class Guided(Player):
    """Tells exactly one deed, however many presses it takes."""

    def __init__(self, me: Hands, seed: int = 1, touch: bool = False) -> None:
        super().__init__(me, seed, touch)
        self.accepted = 0
        self.page.on("response", self._hear)

    def _hear(self, answer: Response) -> None:
        self.accepted += answer.ok and answer.url.endswith("/act")

    def offered(self, *wanted: int) -> Deed:
        """The deed of the freshly loaded page that goes by these codes, as long as the page looks ahead."""
        deed, actions = [], self.me.boot["actions"]
        while actions:
            deed.append(next((one for one in actions if one["id"] in wanted), actions[0]))
            actions = deed[-1].get("next")
        return deed

    def tell(self, deed: Deed) -> list[int]:
        """Press what tells it, one after the other; the codes that were sent and accepted."""
        assert self.tries_to_tell(deed), f"not sent: {[step['id'] for step in deed]}"
        return self.sent

    def tries_to_tell(self, deed: Deed, most: int = 60) -> bool:
        self.sent.clear()
        self.accepted = 0
        for _ in range(most):
            if not self.sent:
                self.tell_more(steps(deed))
                self.settle()
        for _ in range(600 if self.sent else 0):
            if self.accepted:
                return True
            self.page.wait_for_timeout(30)
        return False

    def do(self, deed: Deed) -> None:
        """All of it; what the page asks later is told when it is asked."""
        rest = steps(deed)
        while rest:
            before = self.me.version
            rest = rest[len(self.tell(rest)):]
            self.me.moved(before)

    def settle(self) -> None:
        """Until the page shows what was picked, or something was sent."""
        for _ in range(25):
            self.page.wait_for_timeout(30)
            if self.sent or self.page.locator(f".picked, dialog[open], {MENU}").count():
                return

    def tell_more(self, deed: Deed) -> None:
        """One press: the next thing or button of the deed, else an amount, what may be named besides, the whole set."""
        if self.hit("dialog[open] .primary"):
            return
        things = {thing["id"]: thing for thing in self.glowing()}
        for number, step in enumerate(deed):
            for target in step["t"]:
                if target in things and self.point(things[target], deed[number:]):
                    return
            if self.hit(f"#choice-{step['id']}:not([aria-pressed=true])"):
                return
        if self.tell_amount(deed):
            return
        for target in (id_ for step in deed for id_ in step.get("o", ())):
            if target in things:
                self.press(things[target])
                return
        if not self.hit("#choice-confirm:not([aria-disabled=true])") and not things:
            self.choose()

    def point(self, thing: Thing, deed: Deed) -> bool:
        """At a thing of the deed's next step, unless the list of answers lies over it."""
        return self.press(thing) or not self.page.locator("#choices.near:visible").count()

    def tell_amount(self, deed: Deed) -> bool:
        """As much as the deed says, else as much as is proposed."""
        if not self.page.locator("#choice-amount:visible").count():
            return False
        wanted = next((int(step["n"]) for step in deed if step.get("n") is not None), None)
        shown = self.page.locator("#choices output").first
        while wanted is not None and (amount := int(shown.inner_text())) != wanted:
            self.hit(f"#choices .stepper .round:nth-of-type({1 if amount > wanted else 2})")
        return self.hit("#choice-amount")

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
