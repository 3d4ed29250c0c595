"""Every verb of Pax Pamir reached by pointing, with a mouse and by touch, at moments of games with all of them."""
from __future__ import annotations

import random
from functools import cache

import pytest

import meydan
from meydan.core.record import Record
from meydan.games.pax_pamir.state import Pamir
from meydan.table.line import is_forced
from tests.web.browser.conftest import People
from tests.web.browser.deeds import Deed, deeds, verbs
from tests.web.browser.guided import Guided
from tests.web.browser.prepared import guest_of, lay
from tests.web.servers import Server

GAME = "pax_pamir"
RULES = meydan.game(GAME)
GAMES = ((5, 198), (5, 214), (5, 239), (5, 507), (2, 429), (4, 115), (3, 250))       # seats and seeds
CALM = {"end-turn", "withdraw", "refuse", "betray", "battle", "remove-tribe", "remove-spy", "stop", "decline"}
# Regions that are not all in sight, and the size of every piece on the map.
WHOLE = """() => {
  const box = (element) => element.getBoundingClientRect(), frame = box(document.querySelector("#z-map"));
  const out = (one) => one.left < frame.left - 1 || one.right > frame.right + 1 || one.top < frame.top - 1
    || one.bottom > frame.bottom + 1;
  const all = (what) => [...document.querySelectorAll(what)];
  return [all("#z-map [id^=r-]").filter((region) => out(box(region))).map((region) => region.id),
    all("#l-blocks .piece").map((piece) => Math.max(box(piece).width, box(piece).height))];
}"""


def verb(code: int) -> str:
    return RULES.words(code)[0]


def pointable(state: Pamir) -> list[Deed]:
    """Without those that are part of another one, where the page would wait for the rest."""
    found = [(deed, {id_ for step in deed for id_ in step["t"]}) for deed in deeds(RULES, state)]
    return [deed for deed, things in found if not things or not any(things < others for _, others in found)]


def news(deed: Deed) -> set[str]:
    """The verbs that a person tells with this deed."""
    return verbs(RULES, deed)


def likely(state: Pamir, rng: random.Random) -> int:
    """A decision of somebody who builds up a court."""
    fine = [code for code in state.choices if verb(code) not in CALM] or state.choices
    if state.players > 2:
        return rng.choice(fine if rng.random() < 0.75 else state.choices)
    best = [code for code in fine if verb(code) in ("play", "gift", "spy", "move")]
    return rng.choice(best if best and rng.random() < 0.8 else fine if rng.random() < 0.9 else state.choices)


@cache
def moments() -> list[tuple[Record, int, Deed]]:
    """Games up to where a deed tells verbs that none before has told: the record, whose turn it is, the deed."""
    found: list[tuple[Record, int, Deed]] = []
    reached: set[str] = set()
    for players, seed in GAMES:
        state, rng = RULES.new(players, seed), random.Random(seed)
        assert isinstance(state, Pamir)
        record = Record.of(RULES, state)
        while not state.over:
            if not is_forced(state) and any(verb(code) not in reached for code in state.choices):
                deed = max(pointable(state), key=lambda deed: (len(news(deed) - reached), -len(deed)))
                reached |= news(deed)
                now = Record(RULES, record.setup, record.names, list(record.decisions))
                found.append((now, int(state.current), deed))
            code = likely(state, rng)
            record.decisions.append((int(state.current), code))
            state.apply(code)
    assert reached == set(RULES.table.blocks), sorted(set(RULES.table.blocks) - reached)
    return found


@pytest.mark.parametrize(("language", "phone", "half"), [("en", False, 0), ("fa", True, 1)])
def test_every_verb_is_reached_by_pointing(people: People, site: Server, language: str, phone: bool, half: int) -> None:
    """Half of the moments with a mouse, half by touch on a phone."""
    me = people.come(language, phone=phone)
    me.open_table("me", "here", game=GAME)
    me.live()
    guest, player, reached = guest_of(me, site), Guided(me, 1, touch=phone), set[str]()
    large: list[bool] = []
    for record, seat, deed in moments()[half::2]:
        me.page.goto(lay(site, record, seat, guest))
        me.live()
        player.turn()
        if phone:
            outside, sizes = me.page.evaluate(WHOLE)
            assert not outside, "the map is not seen whole"
            large += [size >= 30 for size in sizes]
        player.do(deed)
        reached |= news(deed)
    assert not phone or sum(large) >= 0.75 * len(large) > 100, "pieces too small for a finger"
    print(f"\npax_pamir {language}: {len(reached)} verbs by {player.presses} presses: {', '.join(sorted(reached))}")
