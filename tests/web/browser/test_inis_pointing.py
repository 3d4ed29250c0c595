"""Inis at prepared moments in a real browser: every verb, clans that are dragged, the presses of typical turns.

With a mouse on a wide screen in English, by a finger on a phone in Persian.
"""
from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from meydan.core.record import Record
from meydan.core.state import GameState
from meydan.games.inis.actions import DECLINE
from meydan.table import Table
from tests.inis.positions import GAME
from tests.kit import variants
from tests.web.browser.conftest import People
from tests.web.browser.deeds import codes, deeds
from tests.web.browser.guided import Guided
from tests.web.browser.hands import FREE
from tests.web.browser.players import MENU
from tests.web.browser.prepared import guest_of, lay
from tests.web.servers import Server

VERBS = {block.verb for block in GAME.table.blocks.values()} - {"crows"}
Moment = tuple[Record, int, list[int]]          # a game up to there, whose seat it is, the codes of the deed
LOOKS = [("en", False), ("fa", True)]


def verb(code: int) -> str:
    return GAME.words(code)[0]


# Moments.

def positions(games: int = 300) -> Iterator[tuple[GameState, Record]]:
    """Questions with a choice along random games of every player count and option."""
    tables = list(variants(GAME))
    for seed in range(games):
        players, options = tables[seed % len(tables)]
        state, rng = GAME.trial(players, seed, **options), random.Random(seed)
        record = Record.of(GAME, state)
        while not state.over:
            if state.current >= 0 and len(state.choices) > 1:
                yield state, record
            code = rng.choice(state.choices)
            record.decisions.append((int(state.current), code))
            state.apply(code)


def stands(record: Record, state: GameState) -> bool:
    """Whether a table that begins with this record waits for the same answer."""
    there = Table.of(record).state
    return there.current == state.current and there.choices == state.choices


def moment(record: Record, state: GameState, *codes: int) -> Moment:
    return Record(GAME, record.setup, record.names, list(record.decisions)), int(state.current), [*codes]


@cache
def moments() -> dict[str, Moment]:
    """For every verb of a person a moment at which it is offered."""
    found: dict[str, Moment] = {}
    for state, record in positions():
        for code in state.choices:
            if verb(code) not in found and stands(record, state):
                found[verb(code)] = moment(record, state, code)
        if len(found) == len(VERBS):
            break
    return found


def ends(state: GameState, deed: list[int]) -> tuple[str, str] | None:
    """From where to where clans move in a deed."""
    said = {words[0]: words[1:] for words in map(GAME.words, deed)}
    pending, clash = state.pending(int(state.current)) or {}, state.view(int(state.current))["clash"]
    if "from" in said and "to" in said:
        return said["from"][0], said["to"][0]
    if "withdraw" in said:
        return clash["territory"], said["withdraw"][0]
    if state.asking == "SettleNew" and "from" in said:
        return said["from"][0], pending["territory"]
    if state.asking == "HowManyFrom" and "amount" in said:
        return said["amount"][0], pending["territory"]
    if state.asking == "Destinations" and "to" in said:
        return pending["origin"], said["to"][0]
    return None


def plays(card: str) -> Callable[[GameState, list[int]], bool]:
    return lambda state, deed: state.asking == "Turn" and GAME.words(deed[0]) == ("play", card)


def asks(question: str) -> Callable[[GameState, list[int]], bool]:
    return lambda state, _: state.asking == question


# What is dragged, when; the gestures it may take: the card, the drag, how many or "no more".
DRAGS: dict[str, tuple[Callable[[GameState, list[int]], bool], int]] = {
    "emissaries": (plays("emissaries"), 2), "migration": (plays("migration"), 3), "scouts": (asks("ScoutFrom"), 2),
    "conquest": (asks("HowManyFrom"), 2), "new territory": (asks("SettleNew"), 1), "withdrawal": (asks("Maneuver"), 2)}


@cache
def drags() -> dict[str, tuple[Moment, str, str]]:
    """For every kind of move a moment, and from where to where."""
    found: dict[str, tuple[Moment, str, str]] = {}
    for state, record in positions():
        for name, (wanted, _) in DRAGS.items():
            for deed in map(codes, deeds(GAME, state)) if name not in found and state.asking in ASKED[name] else ():
                way = ends(state, deed) if wanted(state, deed) else None
                if way and clans_at(state, way[0]) > 2 and stands(record, state):
                    found[name] = moment(record, state, *deed), *way
                    break
        if len(found) == len(DRAGS):
            break
    return found


ASKED = {"emissaries": ("Turn",), "migration": ("Turn",), "scouts": ("ScoutFrom",), "conquest": ("HowManyFrom",),
         "new territory": ("SettleNew",), "withdrawal": ("Maneuver",)}


def clans_at(state: GameState, land: str) -> int:
    seat = int(state.current)
    return next(int(tile["clans"][seat]) for tile in state.view(seat)["territories"] if tile["id"] == land)


# Hands.

class Steered(Guided):
    """Sits down at a moment and tells one deed; may drag clans."""

    def sit(self, site: Server, record: Record, seat: int, guest: str) -> None:
        self.me.page.goto(lay(site, record, seat, guest))
        self.me.live()
        self.turn()
        self.sent.clear()
        self.presses = 0

    def drag(self, origin: str, goal: str, seat: int) -> None:
        """One's clans from land to land."""
        mine = self.page.locator(f"#clans-{origin}-{seat}")
        mine.scroll_into_view_if_needed()
        figures = mine.bounding_box()
        assert figures is not None
        start = figures["x"] + figures["width"] / 2, figures["y"] + figures["height"] * 0.6
        self.presses += 1
        if self.touch:
            self.me.touch("touchStart", start)
            self.me.touch("touchMove", (start[0] + 9, start[1] + 9))
        else:
            self.page.mouse.move(*start)
            self.page.mouse.down()
            self.page.mouse.move(start[0] + 12, start[1] + 12, steps=3)
        self.page.wait_for_selector(f"#t-{goal}.hot", state="attached")
        end = self.page.locator(f"#t-{goal}").evaluate(FREE)
        assert end is not None
        if self.touch:
            self.me.touch("touchMove", tuple(end))
            self.me.touch("touchEnd")
        else:
            self.page.mouse.move(*end, steps=5)
            self.page.mouse.up()


@pytest.fixture(params=LOOKS, ids=["mouse", "finger"])
def steered(request: pytest.FixtureRequest, people: People, site: Server) -> tuple[Steered, str]:
    """A person, and who the server takes them for."""
    language, phone = request.param
    me = people.come(language, phone=phone)
    me.open_table("me", "bot:newcomer", game="inis")
    return Steered(me, touch=phone), guest_of(me, site)


def test_every_verb_by_pointing(steered: tuple[Steered, str], site: Server) -> None:
    """Half of the verbs with a mouse, half by touch on a phone; all of them are told."""
    player, guest = steered
    assert set(moments()) == VERBS
    reached: set[str] = set()
    for name in sorted(VERBS)[player.touch::2]:
        if name in reached:
            continue
        record, seat, (code,) = moments()[name]
        player.sit(site, record, seat, guest)
        player.tell(player.offered(code))
        assert name in map(verb, player.sent), (name, GAME.words(code), [GAME.words(one) for one in player.sent])
        assert not player.page.locator("dialog[open]").count(), f"{name}: what is pointed at opens nothing besides"
        reached |= set(map(verb, player.sent))
    print(f"\nInis: {len(reached)} verbs of {len(VERBS)}: {', '.join(sorted(reached))}")


def test_clans_are_dragged(steered: tuple[Steered, str], site: Server) -> None:
    """A drag is the way of the clans; only how many, or that no more go, is left to be asked."""
    player, guest = steered
    assert set(drags()) == set(DRAGS)
    counted = {}
    for name, ((record, seat, deed), origin, goal) in drags().items():
        player.sit(site, record, seat, guest)
        before = player.me.version
        if verb(deed[0]) == "play":
            card = next(thing for thing in player.glowing() if thing["id"] == f"c-{GAME.words(deed[0])[1]}")
            player.press(card)
        player.drag(origin, goal, seat)
        answer = player.page.locator(f"#choice-amount:visible, {MENU}")
        player.page.wait_for_selector(f"#choice-amount, {MENU}, html:not([data-v='{before}'])", state="attached")
        if player.me.version == before and answer.count():
            player.presses += 1
            done = player.page.locator(f"#choices #choice-{GAME.code('done')}:visible")
            (done if done.count() else answer).first.click()
        player.me.moved(before)
        said = [GAME.words(code) for code in player.sent]
        assert {origin, goal} & {word for words in said for word in words[1:]}, (name, origin, goal, said)
        counted[name] = player.presses
    print("\nInis, gestures of a move:", ", ".join(f"{name} {count}" for name, count in counted.items()))
    assert all(count <= DRAGS[name][1] for name, count in counted.items()), counted


@cache
def first(wanted: Callable[[GameState], int | None]) -> Moment:
    """The first moment at which a code is wanted."""
    for state, record in positions():
        code = wanted(state)
        if code is not None and stands(record, state):
            return moment(record, state, code)
    raise AssertionError("never")


def one_target(state: GameState) -> int | None:
    card = GAME.code("play", "citadel")
    if state.asking != "Turn" or card not in state.choices:
        return None
    return card if sum(deed[0]["id"] == card for deed in deeds(GAME, state)) > 1 else None


def draft_of(cards: int) -> Callable[[GameState], int | None]:
    def wanted(state: GameState) -> int | None:
        asked = state.asking == "HoldOne" and (state.pending(int(state.current)) or {})["left"] == cards
        return state.choices[0] if asked else None

    return wanted


def in_a_clash(*verbs: str) -> Callable[[GameState], int | None]:
    """A maneuver, or an answer to an attack, where there is a choice."""
    def wanted(state: GameState) -> int | None:
        asked = state.asking in ("Maneuver", "AttackResponse")
        return next((code for code in state.choices if verb(code) in verbs), None) if asked else None

    return wanted


# What is told, and the most presses it may take.
BARS: dict[str, tuple[Callable[[GameState], int | None], int]] = {
    "citadel": (one_target, 2), "attack": (in_a_clash("attack"), 2), "withdraw": (in_a_clash("withdraw"), 2),
    "propose peace": (in_a_clash("propose"), 2), "answer by a clan": (in_a_clash("lose"), 2),
    "answer by a card": (in_a_clash("discard"), 2), "draft, one card": (draft_of(1), 2),
    "draft, two cards": (draft_of(2), 3)}


def test_presses_of_typical_turns(steered: tuple[Steered, str], site: Server) -> None:
    """In the browser, pressing only what glows: a Season card with one target, maneuvers and answers of a clash, picks
    of the draft (tick and confirm)."""
    player, guest = steered
    counted = {}
    for name, (wanted, bar) in BARS.items():
        record, seat, deed = first(wanted)
        player.sit(site, record, seat, guest)
        player.tell(player.offered(*deed))
        counted[name] = player.presses
        assert 0 < player.presses <= bar, (name, player.presses)
        assert verb(deed[0]) == verb(player.sent[0]), (name, player.sent)
    assert counted["draft, one card"] == 2 and counted["draft, two cards"] == 3
    assert [verb(code) for code in player.sent] == ["hold", "hold"]
    print("\nInis, presses in the browser:", ", ".join(f"{name} {count}" for name, count in counted.items()))


def nothing_to_answer(state: GameState) -> int | None:
    """The others are about to act, and the seat after this one can answer nothing."""
    if state.asking != "Turn" or state.players != 2:
        return None
    hand = state.view(1 - int(state.current))["hand"]
    card = next((code for code in state.choices if GAME.words(code) == ("play", "bard")), None)
    return card if hand["actions"] and not hand["tales"] and set(hand["actions"]) <= SEASON_ONLY else None


SEASON_ONLY = {"citadel", "sanctuary", "festival", "druid", "exploration", "emissaries", "migration", "conquest",
               "new_clans", "craftsmen_and_peasants", "scouts_and_spies"}


def test_a_window_in_which_one_has_nothing_takes_no_press(people: People, site: Server) -> None:
    """The bot plays a card; the person, who can answer nothing, is asked again without having pressed anything."""
    me = people.come("en")
    me.open_table("me", "bot:newcomer", game="inis")
    record, other, (code,) = first(nothing_to_answer)
    record.decisions.append((other, code))
    player = Steered(me)
    player.sit(site, record, 1 - other, guest_of(me, site))
    table = me.page.url.split("?")[0].rsplit("/", 1)[1]
    with sqlite3.connect(site.folder / "meydan.db", timeout=20) as database:
        rows = database.execute("select seat, code from entries where game = ? order by seq", [table]).fetchall()
    windows = sum(1 for seat, done in rows[len(record.decisions):] if seat == 1 - other and done == DECLINE)
    print(f"\nInis: {windows} windows passed with {player.presses} presses")
    assert windows and not player.presses and not player.sent
