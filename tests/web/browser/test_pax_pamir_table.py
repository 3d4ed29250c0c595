"""Pax Pamir at a real page: whole games by pointing, by touch, by keys alone against Wakhan, by two browsers."""
from __future__ import annotations

import base64
import math
import random
import re
import statistics

import pytest

import meydan
from meydan.drawing.gallery import picture
from meydan.drawing.look import Look
from meydan.games.pax_pamir.actions import END_TURN
from meydan.games.pax_pamir.state import Pamir
from tests.web.browser.colours import PATCHES, seen_by_deuteranopes
from tests.web.browser.conftest import People
from tests.web.browser.hands import Hands, come_in, ids, together
from tests.web.browser.players import Keys, Player, play_together

GAME = "pax_pamir"
RULES = meydan.game(GAME)


class Buyer(Player):
    """Likes the market: games end by what is bought there."""

    def choose(self) -> None:
        shop = [thing for thing in self.glowing() if thing["layer"] == "l-cards"]
        if shop and (self.tries > 9 or self.rng.random() < 0.6):
            self.press(self.rng.choice(shop))
        else:
            super().choose()


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fa", True)])
def test_a_whole_game_by_pointing_alone(people: People, language: str, phone: bool) -> None:
    me = people.come(language, phone=phone)
    me.play_bot(GAME)
    player = Buyer(me, 3, touch=phone)
    decisions = player.whole_game()
    assert decisions > 6 and {"c", "loyal"} <= player.pressed
    print(f"\npax_pamir {language}: {decisions} decisions, {player.presses} presses on {sorted(player.pressed)}")
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
    player = Keys(me, 11)
    decisions = player.whole_game()
    told = me.page.locator("#log").inner_text()
    assert decisions > 6 and "وخان" in told
    assert not re.search(r"[A-Za-z]", told)
    print(f"\npax_pamir, keys alone against Wakhan: {decisions} decisions on {sorted(player.pressed)}")


# Two browsers.

def test_two_browsers_see_one_table_but_not_each_others_hands(people: People) -> None:
    host, guest = people.come("en"), people.come("fa", phone=True)
    host.open_table("me", "friend", game=GAME)
    come_in(host, guest, "فرهاد")
    hidden = 0
    for _ in play_together(Buyer(host, 5), Buyer(guest, 6, touch=True)):
        seen = together(looked, host, guest)
        assert seen[0][0] == seen[1][0], "the same pieces lie at the same places"
        for (_, hand, _), (_, _, everything) in (seen, seen[::-1]):
            assert not set(hand) & set(everything), "a hand is seen by the other"
            hidden += len(hand)
        if hidden > 60:
            break
    assert hidden > 30


def looked(hands: Hands) -> tuple[list[str], list[str], list[str]]:
    """Ids of armies, roads and the market's cards, of the own hand, of everything."""
    shared = ids(hands, "#l-blocks .piece[id^=p-]") + ids(hands, "#l-cards .piece")
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
