"""The clicks of typical deeds of Root, with a real mouse on a real page: every press meets something that glows."""
from __future__ import annotations

from collections.abc import Iterator

import meydan
from meydan.core.record import Record
from meydan.core.rng import Rng
from meydan.core.state import GameState
from meydan.games.root.picture.pointing import figure
from meydan.table import Table
from tests.web.browser.conftest import People
from tests.web.browser.players import Player
from tests.web.browser.prepared import guest_of, lay
from tests.web.servers import Server

ROOT = meydan.game("root")
NUMBER = "a number"
DIAL = "#choices:not([hidden]) [type=range]"
Way = list[str]                                 # things to press, and NUMBER
BARS = {"march of some warriors": ("MarquiseAction", 3), "battle": ("MarquiseAction", 2),
        "build": ("MarquiseAction", 2),
        "recruit": ("MarquiseAction", 1), "a Decree card": ("AddToDecree", 2),
        "a resolved Decree move": ("ResolveDecree", 3), "sympathy": ("SpreadSympathy", 1),
        "the Vagabond's move": ("VagabondDay", 1), "aid": ("VagabondDay", 3)}


def words(state: GameState) -> list[tuple[str, ...]]:
    return [ROOT.words(code) for code in state.choices]


def after(state: GameState, *said: str) -> GameState:
    there = state.clone()
    there.apply(ROOT.code(*said))
    return there


def moves(state: GameState, faction: str) -> Iterator[Way]:
    """From where three or more stand to where they may go."""
    view = state.view(state.current)
    for said in words(state):
        if said[0] == "from" and view["clearings"][said[1]]["warriors"].get(faction, 0) > 2:
            for goal in words(after(state, *said)):
                yield [f"w-{said[1]}-{faction}", goal[1], NUMBER]


def ways(deed: str, state: GameState) -> Iterator[Way]:
    """How this deed could be told here, if it can be done."""
    said, view = words(state), state.view(state.current)
    match deed:
        case "march of some warriors" if ("march",) in said:
            yield from moves(after(state, "march"), "marquise")
        case "battle" if ("battle",) in said:
            yield from (["do-battle", figure(view, *one[1:])] for one in words(after(state, "battle")))
        case "build" if ("build",) in said:
            yield from ([f"track-{one[1]}", one[2]] for one in words(after(state, "build")) if one[0] == "build-at")
        case "recruit" if ("recruit",) in said:
            yield ["do-recruit"]
        case "a Decree card":
            yield from ([f"k-{one[2]}", f"col-{one[1]}"] for one in said if one[0] == "decree")
        case "a resolved Decree move" if view["pending"]["column"] == "move" and len(said) == 1:
            yield from moves(after(state, *said[0]), "eyrie") if said[0][0] == "resolve" else ()
        case "sympathy":
            yield from ([one[1]] for one in said if one[0] == "spread-any")
        case "the Vagabond's move" if ("move",) in said:
            yield from ([one[1]] for one in words(after(state, "move")) if one[0] == "to")
        case "aid":
            for one in said:
                if one[0] == "aid":
                    there = after(state, *one)
                    item = words(there)[0]
                    card = words(after(there, *item))[0]
                    if item[0] == "exhaust" and card[0] == "give":
                        yield [f"seat-{one[1]}", f"it-{item[1]}-ready", f"k-{card[1]}"]


def situations() -> dict[str, tuple[Record, int, Way]]:
    """For each deed a game of sensible players up to where it can be done."""
    found: dict[str, tuple[Record, int, Way]] = {}
    for seed in range(40):
        state, rng = ROOT.trial(4, seed), Rng(seed)
        record = Record.of(ROOT, state)
        while not state.over and len(found) < len(BARS):
            for deed, (asks, _) in BARS.items():
                if deed not in found and state.current >= 0 and state.asking == asks and state.view(None)["round"] > 1:
                    way = next(ways(deed, state), None)
                    if way and Table.of(record).state.asking == asks:
                        copy = Record(ROOT, record.setup, record.names, list(record.decisions))
                        found[deed] = copy, int(state.current), way
            code = state.policy(rng)
            record.decisions.append((state.current, code))
            state.apply(code)
    return found


def test_the_clicks_of_typical_deeds(people: People, site: Server) -> None:
    found, counted = situations(), {}
    assert set(found) == set(BARS)
    me = people.come("en")
    me.open_table("me", "bot:newcomer", game="root", round_limit="5")
    guest, player = guest_of(me, site), Player(me, 1)
    for deed, (record, seat, way) in found.items():
        me.page.goto(lay(site, record, seat, guest, still=True))
        me.live()
        before, player.presses = me.version, 0
        for what in way:
            if what == NUMBER:
                me.page.wait_for_selector("#choices:not([hidden])")
                dial = me.page.locator(DIAL)
                if dial.count():
                    dial.fill("1")
                    me.page.locator("#choice-amount").click()
                else:
                    me.page.locator("#choices button").first.click()
                player.presses += 1
                continue
            me.page.wait_for_selector(f"[id='{what}'].hot:not(.picked)", state="attached")
            player.press(next(thing for thing in player.glowing() if thing["id"] == what))
        me.moved(before)
        counted[deed] = player.presses
    for deed, (_, bar) in BARS.items():
        print(f"root: {deed}: {counted[deed]} clicks (at most {bar})")
    assert all(counted[deed] <= bar for deed, (_, bar) in BARS.items()), counted
