"""Root at a real page: whole games by pointing alone, by touch, by keys, by two browsers with hidden hands."""
from __future__ import annotations

import re

import pytest

from tests.web.browser.conftest import People
from tests.web.browser.hands import Hands, together
from tests.web.browser.players import GENERAL, Keys, Player


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
    guest.page.goto(host.page.locator(".copy input").input_value())
    guest.page.locator("#name").fill("فرهاد")
    guest.page.locator("form .primary").click()
    guest.live()
    host.page.wait_for_selector("#z-map")
    host.live()
    players = {host: Player(host, 5), guest: Player(guest, 6, touch=True)}
    hidden = 0
    for _ in range(700):
        if host.over:
            break
        active = next((hands for hands in players if hands.page.locator(f".hot, {GENERAL}").count()), None)
        if active is None:
            host.page.wait_for_timeout(60)
            continue
        players[active].decide()
        seen = together(looked, host, guest)
        assert seen[0][:2] == seen[1][:2]
        for (*_, hand, _), (*_, everything) in (seen, seen[::-1]):
            assert not set(hand) & set(everything), "a hand is seen by the other"
            hidden += len(hand)
    assert host.over and hidden > 20


def looked(hands: Hands) -> list[list[str]]:
    """Ids of the units, of the places, of the own hand, of everything."""
    return [ids(hands, what) for what in ("#l-units .piece", "#l-plots .piece", "#l-hand .piece", "[id]")]


def ids(hands: Hands, what: str) -> list[str]:
    return sorted(map(str, hands.page.locator(what).evaluate_all("all => all.map(one => one.id)")))
