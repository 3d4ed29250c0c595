"""A person with a plan: knows what to do next from the game's own quick player, and tells it by pointing."""
from __future__ import annotations

from meydan.core.game import Game
from meydan.core.rng import Rng
from meydan.core.state import GameState
from tests.web.browser.deeds import Deed, deeds, verbs
from tests.web.browser.guided import Guided
from tests.web.browser.hands import Hands
from tests.web.browser.players import Player
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
            code = offers[0][depth]["id"] if offers[0][depth].get("f") else int(state.policy(self.chance))
            offers = [deed for deed in offers if deed[depth]["id"] == code] or offers[:1]
            short = [deed for deed in offers if len(deed) == depth + 1]
            if short or len(offers) == 1:
                return (short or offers)[0]
            state.apply(code)
        raise AssertionError("a deed without end")
