"""Pax Pamir at a real page: whole games by pointing, by touch, by keys alone against Wakhan, by two browsers."""
from __future__ import annotations

import base64
import math
import random
import re
import statistics
from collections import Counter
from typing import Any

import pytest

import meydan
from meydan.drawing.gallery import picture
from meydan.drawing.look import Look
from meydan.games.pax_pamir.actions import END_TURN
from meydan.games.pax_pamir.state import Pamir
from tests.web.browser.colours import PATCHES, seen_by_deuteranopes
from tests.web.browser.conftest import LONG, People
from tests.web.browser.hands import Hands, come_in, ids, together
from tests.web.browser.players import MENU, Keys, Player, Thing, play_together

GAME = "pax_pamir"
RULES = meydan.game(GAME)


def first_word(id_: str) -> str:
    return re.split(r"[-_\d]", id_)[0]


class Courtier(Player):
    """Points at the kind of thing it has pointed at least; after enough of that it shops, for so games end."""

    def __init__(self, me: Hands, seed: int, touch: bool = False, shop_after: int = 12) -> None:
        super().__init__(me, seed, touch)
        self.shop_after = shop_after
        self.kinds: Counter[tuple[str, str]] = Counter()
        self.deeds = 0

    @property
    def verbs(self) -> set[str]:
        return {RULES.words(code)[0] for code in self.sent}

    def decide(self) -> None:
        self.deeds += 1
        super().decide()

    def wanted(self) -> list[dict[str, Any]]:
        """The things of one kind, to point at one of them."""
        kinds: dict[tuple[str, str], list[dict[str, Any]]] = {}
        for thing in self.glowing():
            if not thing["alt"] or self.tries > 9:
                kinds.setdefault((first_word(thing["id"]), thing["layer"][:7]), []).append(thing)
        shop = next((kind for kind in kinds if kind[1] == "l-cards"), None)
        if shop and self.deeds > self.shop_after and self.tries < 9 and self.rng.random() < 0.7:
            return kinds[shop]
        fewest = min((self.kinds[kind] for kind in kinds), default=0)
        kind = self.rng.choice([kind for kind in kinds if self.kinds[kind] == fewest]) if kinds else ("", "")
        self.kinds[kind] += 1
        return kinds.get(kind, [])

    def choose(self) -> None:
        if not self.page.locator(MENU).count() and self.rng.random() < 0.95 and (things := self.wanted()):
            self.press(self.rng.choice(things))
        else:
            super().choose()

    def tell(self, who: str) -> None:
        verbs = sorted(self.verbs)
        print(f"\npax_pamir {who}: a whole game of {self.deeds} deeds by {self.presses} presses on "
              f"{', '.join(sorted(self.pressed))}; {len(verbs)} verbs: {', '.join(verbs)}")


class CourtierByKeys(Courtier, Keys):
    """Walks with arrows until it stands on such a thing."""

    def press(self, thing: Thing) -> bool:
        for _ in range(30):
            if self.focused() == thing["id"]:
                break
            self.page.keyboard.press(self.rng.choice(["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]))
        self.presses += 1
        self.pressed.add(first_word(self.focused()))
        self.page.keyboard.press("Enter")
        return True

    def focused(self) -> str:
        return str(self.page.evaluate("document.activeElement.id"))


@pytest.mark.parametrize(("language", "phone"), [pytest.param("en", False, marks=LONG), ("fa", True)])
def test_a_whole_game_by_pointing_alone(people: People, language: str, phone: bool) -> None:
    """From the choice of loyalty to the final check: cards bought and played, their actions, pieces on the map."""
    me = people.come(language, phone=phone)
    me.play_bot(GAME)
    player = Courtier(me, 3, touch=phone)
    decisions = player.whole_game()
    player.tell(language)
    assert decisions > 8 and {"loyal", "purchase", "play"} <= player.verbs      # four points ahead end it early
    assert len(player.verbs) >= 6 and {"c", "loyal"} <= player.pressed
    if language == "fa":
        assert not re.search(r"[0-9A-Za-z]", me.text("#result h2"))


def test_alone_against_wakhan_from_the_first_page_by_keys(people: People) -> None:
    """Three presses to the table; then a whole game without mouse or touch. She is never asked, and named as she is."""
    me = people.come("fa")
    me.page.goto("/")
    me.page.locator(f"a[href='/new?game={GAME}']").click()
    me.page.locator(f".counts a[href='/new?game={GAME}&players=1']").click()
    me.page.locator("form .primary").click()
    me.page.wait_for_selector("#boot", state="attached")
    me.live()
    assert "وخان" in me.text("#seats")
    player = CourtierByKeys(me, 11)
    decisions = player.whole_game()
    story = me.page.locator("#log").inner_text()
    player.tell("by keys alone against Wakhan")
    assert decisions > 8 and len(player.verbs) >= 6 and "وخان" in story
    assert not re.search(r"[A-Za-z]", story)


# Two browsers.

def test_two_browsers_see_one_table_but_not_each_others_hands(people: People) -> None:
    """A whole game, looked at after every deed."""
    host, guest = people.come("en"), people.come("fa", phone=True)
    host.open_table("me", "friend", game=GAME)
    come_in(host, guest, "فرهاد")
    players = Courtier(host, 5, shop_after=6), Courtier(guest, 6, touch=True, shop_after=6)
    hidden = 0
    for _ in play_together(*players):
        seen = together(looked, host, guest)
        assert seen[0][0] == seen[1][0], "the same pieces lie at the same places"
        for (_, hand, _), (_, _, everything) in (seen, seen[::-1]):
            assert not set(hand) & set(everything), "a hand is seen by the other"
            hidden += len(hand)
    for who, player in zip(("host", "guest"), players):
        player.tell(f"by two browsers, {who}")
    assert hidden > 20 and sum(player.deeds for player in players) > 16
    assert host.page.locator("#result tbody").count() == guest.page.locator("#result tbody").count()


def looked(hands: Hands) -> tuple[list[str], list[str], list[str]]:
    """What both see where: armies, tribes, roads, spies by card, the market; then the own hand; then everything."""
    shared = (ids(hands, "#l-groups [id]") + ids(hands, "#l-blocks .piece[id^=p-]") + ids(hands, "[id^=y-]")
              + ids(hands, "[id^=l-cards] .piece"))
    return shared, ids(hands, "#l-hand .piece.card"), ids(hands, "[id]")


# Colours.

def crowded() -> Pamir:
    """A map with blocks of all coalitions and tribes of at least four players."""
    rng, seed = random.Random(4), 0
    while True:
        seed += 1
        state = RULES.new(5, seed)
        assert isinstance(state, Pamir)
        while not state.over:
            tribes = [seat for seat in range(5) if any(state.tribes(seat, region) for region in range(6))]
            if len(tribes) >= 4 and all(any(state.armies(side, region) for region in range(6)) for side in range(3)):
                return state
            state.apply(rng.choice([code for code in state.choices if code != END_TURN] or state.choices))


def test_the_photographed_map_is_read_without_red_and_green(people: People) -> None:
    """Coalitions stay apart by colour under simulated deuteranopia, players by colour together with their marks."""
    page = people.come("en").page
    scene = picture(RULES).render(crowded().view(0), Look("en", "wide", tuple("ABCDE"), 0))
    page.set_content(f"<body>{scene._repr_svg_()}</body>")
    photo = base64.b64encode(page.screenshot()).decode()
    kinds = [*(f"p-{name}" for name in ("afghan", "british", "russian")), *(f"p-seat{n}-" for n in range(1, 6))]
    seen = {}
    for kind in kinds:
        boxes = [box for one in page.locator(f"[id^={kind}]").all() if (box := one.bounding_box())]
        large = [box for box in boxes if box["width"] > 16]         # not those in supply
        points = [[box["x"] + box["width"] * 0.2, box["y"] + box["height"] * 0.72] for box in large]
        colours = [seen_by_deuteranopes(colour) for colour in page.evaluate(PATCHES, [photo, points])]
        if colours:
            seen[kind] = tuple(statistics.median(part) for part in zip(*colours))
    for group, least in ((kinds[:3], 20.0), (kinds[3:], 7.0)):
        apart = sorted((math.dist(seen[one], seen[other]), one, other)
                       for one in group for other in group if one < other and {one, other} <= set(seen))
        print([(round(distance, 1), one, other) for distance, one, other in apart[:4]])
        assert len(apart) >= 3 and apart[0][0] >= least, apart[:3]
