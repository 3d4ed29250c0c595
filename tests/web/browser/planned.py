"""A person with a plan: knows what to do next from the game's own quick player, and tells it by pointing."""
from __future__ import annotations

import re
from collections import Counter

from meydan.core.game import Game
from meydan.core.rng import Rng
from meydan.core.state import GameState
from tests.web.browser.deeds import Deed, deeds, verbs
from tests.web.browser.guided import Guided
from tests.web.browser.hands import Hands
from tests.web.browser.players import GENERAL, MENU, Keys, Player, Thing
from tests.web.browser.prepared import kept
from tests.web.servers import Server


class Planner(Guided):
    """Plays sensibly, one whole deed after the other, with fingers or a mouse."""

    def __init__(self, me: Hands, site: Server, game: Game, seat: int = 0, seed: int = 7, touch: bool = False) -> None:
        super().__init__(me, seed, touch)
        self.site, self.game, self.seat, self.chance = site, game, seat, Rng(seed)
        self.verbs: set[str] = set()
        self.astray = 0

    def decide(self) -> None:
        """What the plan says; what pointing cannot tell in so many words is finished as it comes."""
        table = kept(self.site, self.page.url)
        if self.seat not in table.waiting:
            return
        now = f"html[data-v='{table.version}'], html[data-v^='{table.version}.']"
        self.page.wait_for_selector(now, state="attached")
        before, deed = self.me.version, self.plan(table.asked(self.seat))
        if self.tries_to_tell(deed, 20):
            self.verbs |= verbs(self.game, deed)
            self.me.moved(before)
        else:
            self.astray += 1
            Player.decide(self)

    def plan(self, state: GameState) -> Deed:
        """The deed the quick player would do, as far as the page looks ahead."""
        offers = [deed for deed in deeds(self.game, state) if deed[0]["id"] in state.choices]
        state = state.clone()
        for depth in range(12):
            code = offers[0][depth]["id"] if offers[0][depth].get("f") else self.answer(state)
            offers = [deed for deed in offers if deed[depth]["id"] == code] or offers[:1]
            short = [deed for deed in offers if len(deed) == depth + 1]
            if short or len(offers) == 1:
                return (short or offers)[0]
            state.apply(code)
        raise AssertionError("a deed without end")

    def answer(self, state: GameState) -> int:
        return int(state.policy(self.chance))


# From what has the focus to a thing: where it is, whether that is a list of answers, whether the thing comes before it
# in the page, and how far off it lies.
AWAY = """id => {
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const here = document.activeElement, goal = document.getElementById(id), [x, y] = middle(here);
  const before = Boolean(here.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_PRECEDING);
  const [goalX, goalY] = middle(goal);
  return [here.id, Boolean(here.closest("#choices, #general")), before, goalX - x, goalY - y];
}"""


class PlannerByKeys(Planner, Keys):
    """The same with keys alone: arrows walk, Enter points, digits answer."""

    def press(self, thing: Thing) -> bool:
        self.walk(thing["id"])
        self.presses += 1
        self.pressed.add(re.split(r"[-_\d]", thing["id"])[0])
        self.page.keyboard.press("Enter")
        return True

    def walk(self, id_: str) -> None:
        """With arrows, the longer way first; where that leads round in a circle, with Tab."""
        been: Counter[str] = Counter()
        for _ in range(80):
            here, aside, before, right, down = self.page.evaluate(AWAY, id_)
            if here == id_:
                return
            ways = ["ArrowRight" if right > 0 else "ArrowLeft", "ArrowDown" if down > 0 else "ArrowUp"]
            ways = ways if abs(right) > abs(down) else ways[::-1]
            tab = "Shift+Tab" if before else "Tab"
            self.page.keyboard.press(tab if aside or been[here] > 1 else ways[been[here]])
            been[here] += 1
        raise AssertionError(f"{id_} cannot be reached by keys")

    def hit(self, selector: str) -> bool:
        """A button by its digit; one that has none by walking to it."""
        button = self.page.locator(f"{selector}:visible")
        if not button.count():
            return False
        self.presses += 1
        listed = self.page.locator(f"{MENU}, {GENERAL}").evaluate_all("all => all.map(one => one.id)")[:9]
        name = button.first.get_attribute("id")
        if name in listed:
            self.page.keyboard.press(str(listed.index(name) + 1))
        else:
            self.reach(button.first)
            self.page.keyboard.press("Enter")
        return True
