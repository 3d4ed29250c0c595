"""Root at a real page: whole games by pointing alone, by touch, by keys, by two browsers with hidden hands."""
from __future__ import annotations

import json
import random
import re
from functools import cache

import pytest
from playwright.sync_api import Request

import meydan
from meydan.core.record import Record
from meydan.table import Table
from tests.web.browser.conftest import People
from tests.web.browser.hands import Hands, come_in, ids, together
from tests.web.browser.players import MENU, Keys, Player, play_together
from tests.web.browser.prepared import guest_of, lay
from tests.web.servers import Server

ROOT = meydan.game("root")
NEVER_MET = {"ignore"}                          # an Allied faction's warriors left and no item whole: a plain button


@cache
def moments() -> dict[str, tuple[Record, int, int]]:
    """For every verb of a person a game up to where it is offered, whose seat it is, and the code."""
    found: dict[str, tuple[Record, int, int]] = {}
    wanted = set(ROOT.table.blocks) - {"roll", "steal"} - NEVER_MET
    for seed in range(60):
        state, rng = ROOT.trial(4, seed, round_limit=20), random.Random(seed)
        record = Record.of(ROOT, state)
        while not state.over and wanted - set(found):
            new = {ROOT.words(code)[0]: code for code in state.choices} if state.current >= 0 else {}
            for verb in set(new) & wanted - set(found):
                there = Table.of(record)
                if there.state.current == state.current and new[verb] in there.state.choices:
                    copy = Record(ROOT, record.setup, record.names, list(record.decisions))
                    found[verb] = copy, int(state.current), new[verb]
            live = [code for code in state.choices if ROOT.words(code)[0] not in ("end", "skip")]
            code = rng.choice(live if live and rng.random() < 0.85 else state.choices)
            record.decisions.append((state.current, code))
            state.apply(code)
    return found


class Steered(Player):
    """Tells one deed by pointing; what follows from it is answered as it comes. Notes every verb that was sent."""

    def __init__(self, me: Hands, seed: int, touch: bool = False) -> None:
        super().__init__(me, seed, touch)
        self.sent: list[str] = []
        self.wish: dict[str, object] = {}
        me.page.on("request", self._note)

    def _note(self, request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/act"):
            codes = json.loads(request.post_data or "{}")["a"]
            self.sent += [ROOT.words(code)[0] for code in (codes if isinstance(codes, list) else [codes])]

    def tell(self, code: int) -> None:
        self.wish = next(action for action in self.me.boot["actions"] if action["id"] == code)
        self.decide()

    def choose(self) -> None:
        """A button that says it, else the next of its things, else whatever is asked on the way."""
        button = self.page.locator(f"#choice-{self.wish['id']}:visible")
        if button.count():
            self.presses += 1
            button.first.click()
            return
        things = {thing["id"]: thing for thing in self.glowing()}
        for target in self.wish["t"]:           # type: ignore[attr-defined]
            if target in things:
                if not things[target]["at"] and things[target]["layer"].startswith(("l-rims", "l-plots", "l-units")):
                    self.page.locator("[data-zoom=fit]").click()        # it lies where the map is not looked at
                    things = {thing["id"]: thing for thing in self.glowing()}
                self.press(things[target])
                return
        if not self.page.locator(MENU).count() and not things and self.page.locator("#choice-amount:visible").count():
            self.page.locator("#choice-amount").click()
            return
        super().choose()


@pytest.mark.parametrize(("language", "phone", "half"), [("en", False, 0), ("fa", True, 1)])
def test_every_verb_is_reached_by_pointing(people: People, site: Server, language: str, phone: bool, half: int) -> None:
    """At prepared moments: half of the verbs with a mouse, half by touch on a phone."""
    assert set(moments()) == set(ROOT.table.blocks) - {"roll", "steal"} - NEVER_MET
    me = people.come(language, phone=phone)
    me.open_table("me", "bot:newcomer", game="root", round_limit="5")
    guest, player = guest_of(me, site), Steered(me, 4, touch=phone)
    for verb in sorted(moments())[half::2]:
        if verb in player.sent:
            continue
        record, seat, code = moments()[verb]
        me.page.goto(lay(site, record, seat, guest))
        me.live()
        player.tell(code)
        assert verb in player.sent, (verb, ROOT.words(code), player.sent[-4:])
    reached = sorted(set(player.sent))
    print(f"\nroot {language}: {len(reached)} verbs by {player.presses} presses: {', '.join(reached)}")


@pytest.mark.parametrize(("language", "phone", "factions"), [
    ("en", False, "eyrie_alliance"), ("fa", True, "marquise_vagabond")])
def test_a_whole_game_by_pointing_alone(people: People, language: str, phone: bool, factions: str) -> None:
    """From set-up to the end of a game of five rounds, against a bot."""
    me = people.come(language, phone=phone)
    me.open_table("me", "bot:newcomer", game="root", round_limit="5", two_factions=factions)
    me.live()
    player = Player(me, 3, touch=phone)
    decisions = player.whole_game()
    assert decisions > 15 and {"c", "k"} <= player.pressed
    print(f"\nroot {language}: {decisions} deeds, {player.presses} presses on {sorted(player.pressed)}")
    if language == "fa":
        assert not re.search(r"[0-9A-Za-z]", me.text("#result h2"))


def test_with_the_keyboard_alone(people: People) -> None:
    me = people.come("en")
    me.open_table("me", "bot:newcomer", game="root", round_limit="5", seating="in_order")
    me.live()
    player = Keys(me, 7)
    decisions = player.whole_game()
    assert decisions > 15
    print(f"\nroot, keys alone: {decisions} deeds on {sorted(player.pressed)}")


def test_two_browsers_see_one_wood_but_not_each_others_hands(people: People) -> None:
    host, guest = people.come("en"), people.come("fa", phone=True)
    host.open_table("me", "friend", game="root", round_limit="5", two_factions="marquise_alliance")
    come_in(host, guest, "فرهاد")
    hidden = 0
    for _ in play_together(Player(host, 5), Player(guest, 6, touch=True)):
        seen = together(looked, host, guest)
        assert seen[0][:2] == seen[1][:2]
        for (*_, hand, _), (*_, everything) in (seen, seen[::-1]):
            assert not set(hand) & set(everything), "a hand is seen by the other"
            hidden += len(hand)
    assert host.over and hidden > 20


def looked(hands: Hands) -> list[list[str]]:
    """Ids of the units, of the places, of the own hand, of everything."""
    return [ids(hands, what) for what in ("#l-units .piece", "#l-plots .piece", "#l-hand .piece", "[id]")]
