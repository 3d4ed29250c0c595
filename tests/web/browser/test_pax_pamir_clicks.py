"""How many times one has to press for typical deeds and turns of Pax Pamir, counted by the page's own matching."""
from __future__ import annotations

from playwright.sync_api import Page

from meydan.games.pax_pamir.state import Pamir
from tests.pax_pamir.positions import GAME, table
from tests.web.browser.deeds import actions, deeds, steps
from tests.web.browser.pressing import fewest

# Purchase 1, play 2, an action of a court card 1 + targets, build 1 a block, move 2 a step, battle 1 + what is removed.
BARS = {"purchase": 1, "play left": 2, "play right": 2, "tax": 2, "gift": 2, "build one": 2, "build another": 1,
        "move": 3, "move again": 2, "battle": 2, "battle again": 1, "betray": 2, "buy, play, end the turn": 4,
        "build two, then stop": 4}
MARKET = "top0 9, top1 10"


def presses(page: Page, g: Pamir, *turn: str) -> int:
    """For these decisions as one deed of the page; it is then done."""
    codes = [GAME.code(*line.split()) for line in turn]
    for deed in deeds(GAME, g):
        told = [step["id"] for step in steps(deed)]             # what the rules decide is not sent
        if codes in ([step["id"] for step in deed], told):
            found = fewest(page, actions(GAME, g), *told)
            for step in deed:
                g.apply(step["id"])
            assert found, f"{turn} cannot be pointed at"
            return found
    raise AssertionError(f"{turn} is not offered as a whole")


def test_typical_deeds_and_turns_keep_to_the_bars(matching: Page) -> None:
    counts: dict[str, int] = {}
    g = table(market="top0 9, top1 61, top2 13, bottom0 20", rupees="9 9", hands=["29 30"], courts=["14"])
    counts["purchase"] = presses(matching, g, "purchase top2")
    for side in ("left", "right"):
        g = table(hands=["25 30"], courts=["14"], market="top0 9")
        counts[f"play {side}"] = presses(matching, g, "play court_025", f"side {side}")
    g = table(courts=["61 14"], market=MARKET, coins="top0 2, top1 2", rupees="9 9")
    counts["tax"] = presses(matching, g, "tax court_061", "tax-spot top0")
    g = table(courts=["14"], rupees="9 9", market=MARKET)
    counts["gift"] = presses(matching, g, "gift court_014", "gift-space 4")
    g = table(courts=["14"], rupees="9 9", market=MARKET, tribes="0 kabul", loyal="afghan british")
    counts["build one"] = presses(matching, g, "build court_014", "army kabul")
    counts["build another"] = presses(matching, g, "road herat_kabul")
    g = table(courts=["32"], armies="british kabul 2, british herat", roads="british herat_kabul, british kabul_punjab",
              loyal="british afghan", market=MARKET)
    counts["move"] = presses(matching, g, "move court_032", "move-army kabul", "goal herat")
    counts["move again"] = presses(matching, g, "move-army kabul", "goal punjab")
    g = table(courts=["50"], armies="british herat 2, afghan herat 2", tribes="1 herat", loyal="british afghan",
              market=MARKET)
    counts["battle"] = presses(matching, g, "battle court_050", "battle-region herat", "remove-army afghan")
    counts["battle again"] = presses(matching, g, "remove-tribe 2")
    g = table(courts=["15", "61 9"], spies="0 61, 0 9", rupees="9 9", market=MARKET)
    counts["betray"] = presses(matching, g, "betray court_015", "betray-card court_061")
    g = table(market="top0 9, top1 61, top2 13, bottom0 20", rupees="9 9", hands=["25 30"], courts=["14"])
    turn = (["purchase top2"], ["play court_025", "side left"], ["end-turn"])
    counts["buy, play, end the turn"] = sum(presses(matching, g, *deed) for deed in turn)
    g = table(courts=["14"], rupees="9 9", market=MARKET, tribes="0 kabul", loyal="afghan british")
    turn = (["build court_014", "army kabul"], ["army kabul"], ["stop"])
    counts["build two, then stop"] = sum(presses(matching, g, *deed) for deed in turn)
    lines = [f"{name} {number} ({BARS[name]})" for name, number in counts.items()]
    print(f"\npax_pamir, presses (bar): {', '.join(lines)}")
    assert set(counts) == set(BARS) and all(counts[name] <= BARS[name] for name in counts), counts
