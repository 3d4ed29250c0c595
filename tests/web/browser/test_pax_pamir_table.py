"""Pax Pamir at a real page: whole games by pointing, by touch, by keys alone against Wakhan."""
from __future__ import annotations

import re

import pytest

from tests.web.browser.conftest import People
from tests.web.browser.players import Keys, Player

GAME = "pax_pamir"


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
