"""Windows, standing orders and taking back, through the server's own tables: what is kept, and who is sent what."""
from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from meydan.core.errors import StaleVersion
from meydan.core.rng import Rng
from meydan.core.texts import LANGUAGES, site_texts
from meydan.table import Table
from meydan.web import deciding, timers
from meydan.web import live as live_tables
from meydan.web.hub import BEAT, STILL_HERE, Hub, Key
from meydan.web.live import LiveTable
from meydan.web.settings import Settings
from meydan.web.storage import GameRow, SeatRow, Store
from meydan.web.tables import NotNow, Tables
from meydan.web.timers import set_timer
from meydan.web.why import why
from tests.core.parlour import HOLDERS, NOBODY_HOLDS, windows
from tests.toy import BAZAAR, PASS, VETO
from tests.toy import bazaar as deal
from tests.web.conftest import fresh_database
from tests.web.test_simultaneous import bazaar as installed

SHIRIN, FARHAD, KHOSROW = range(3)
__all__ = ["installed"]
Scenario = Callable[[Tables, LiveTable], Awaitable[Any]]


@pytest.fixture(autouse=True)
def _windows() -> Iterator[None]:
    with windows():
        yield


def tables_of(store: Store) -> Tables:
    tables = Tables(store, Settings(secret="x" * 32), "key")
    tables.on_change = lambda live: set_timer(tables, live)
    return tables


async def make(store: Store, hands: list[list[str]], pace: str, bots: tuple[int, ...] = ()) -> str:
    """A table of three in which a window asks Farhad and Khosrow; its id."""
    table = Table(BAZAAR, deal(hands, rounds=2), ["Shirin", "Farhad", "Khosrow"], pace=pace, rng=Rng(1))
    table.proceed()
    for seat, card in enumerate(("coin12", "coin3", "coin5")):
        for code in (BAZAAR.code("bid", card), BAZAAR.code("stake", "0")):
            table.act(seat, table.version, code)
    row = GameRow(id="table0000001", game="bazaar", rules=1, players=3, options=dict(table.setup.options),
                  host="guest0", uploaded=0, made=1.0, deal=table.setup.deal, names=list(table.names), started=1.0,
                  version=table.version, waiting=6, moved=1.0, ended=None, winners=0, next=None, pace=pace)
    seats = [SeatRow(seat, "bot" if seat in bots else "person", f"guest{seat}", table.names[seat], "random", None,
                     time.time()) for seat in range(3)]
    await store.create(row, seats, table.entries)
    return row.id


def at_a_window(tmp_path: Path, scenario: Scenario, pace: str = "0.5", hands: list[list[str]] | None = None,
                bots: tuple[int, ...] = ()) -> Any:
    async def run() -> Any:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
        await store.open()
        tables = tables_of(store)
        try:
            return await scenario(tables, await tables.get(await make(store, hands or HOLDERS, pace, bots)))
        finally:
            for live in tables.live.values():
                if live.timer is not None:
                    live.timer.cancel()
            await store.close()

    return asyncio.run(run())


async def until(ready: Callable[[], bool], seconds: float = 3.0) -> None:
    for _ in range(int(seconds / 0.01)):
        if ready():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not happen")


def table_of(live: LiveTable) -> Table:
    assert live.table is not None
    return live.table


class Ear:
    """A stream of one viewer: what it was sent, and when."""

    def __init__(self, hub: Hub, *mine: int, form: str = "json", now: Callable[[], float] = time.monotonic) -> None:
        self.hub = hub
        self.now = now
        self.listener = hub.join(Key(mine, "en", form), hub.revision)
        hub.frame(self.listener.key)
        self.heard: list[tuple[float, bytes]] = []
        self.began = now()
        self.task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        while (message := await self.hub.next(self.listener)) is not None:
            if message not in (BEAT, STILL_HERE):
                data = json.loads(message.plain.split(b"data: ")[1])
                self.heard.append((self.now() - self.began, json.dumps(data, sort_keys=True).encode()))


class Alarm:
    """Something to be done at a moment of the test's clock."""

    def __init__(self, clock: Clock, when: float, deed: Callable[[], None]) -> None:
        self.clock, self.when, self.deed = clock, when, deed

    def cancel(self) -> None:
        if self in self.clock.alarms:
            self.clock.alarms.remove(self)


class Clock:
    """Time for what a table does by itself: it passes when the test says so, however busy the machine is."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000.0
        self.alarms: list[Alarm] = []
        for module in (deciding, live_tables, timers):
            monkeypatch.setattr(module, "time", SimpleNamespace(
                monotonic=self.tell, time=self.tell, perf_counter=self.tell))
        loop = SimpleNamespace(call_later=self.call_later)
        monkeypatch.setattr(timers, "asyncio", SimpleNamespace(get_running_loop=lambda: loop,
                                                               ensure_future=asyncio.ensure_future))

    def tell(self) -> float:
        return self.now

    def call_later(self, seconds: float, deed: Callable[[], None]) -> Alarm:
        self.alarms.append(Alarm(self, self.now + seconds, deed))
        return self.alarms[-1]

    async def go(self, seconds: float, hub: Hub) -> None:
        """So much time passes; whatever falls due is done, and heard, at its moment."""
        end = self.now + seconds
        while True:
            await until(lambda: not timers._under_way
                        and all(listener.revision == hub.revision for listener in hub.listeners), 20)
            alarm = min(self.alarms, key=lambda alarm: alarm.when, default=None)
            if alarm is None or alarm.when > end:
                break
            self.now = max(self.now, alarm.when)
            alarm.cancel()
            alarm.deed()
        self.now = end


# The beat.

def test_the_server_closes_a_window_when_its_beat_is_over(tmp_path: Path) -> None:
    async def scenario(tables: Tables, live: LiveTable) -> None:
        began, version = time.monotonic(), table_of(live).version
        await until(lambda: table_of(live).version > version)
        assert 0.45 < time.monotonic() - began < 3
        assert [row.code for row in table_of(live).entries[version:version + 2]] == [PASS, PASS]

    at_a_window(tmp_path, scenario)


def world(tmp_path: Path, hands: list[list[str]], deed: str,
          monkeypatch: pytest.MonkeyPatch) -> list[list[tuple[float, bytes]]]:
    """What Shirin and a spectator hear while a window opens and closes, and when."""
    async def scenario(tables: Tables, live: LiveTable) -> list[list[tuple[float, bytes]]]:
        table_of(live)._rng = Rng(5)
        ears = [Ear(live.hub, SHIRIN, now=clock.tell), Ear(live.hub, now=clock.tell),
                Ear(live.hub, SHIRIN, form="wide", now=clock.tell)]
        await clock.go(0.1, live.hub)
        version = table_of(live).version
        if deed == "pass":
            await tables.act(live, FARHAD, version, PASS)
        if deed == "order":
            await tables.order(live, FARHAD, "no-veto", True)
            await tables.order(live, KHOSROW, "not-card veto3", True)
            await tables.order(live, FARHAD, "no-veto", False)
        if deed == "regret":
            await tables.act(live, FARHAD, version, VETO)
            await tables.undo(live, FARHAD, version)
        await clock.go(1, live.hub)
        assert table_of(live).version > version, "it did not close"
        live.hub.close()
        await asyncio.gather(*(ear.task for ear in ears))
        return [ear.heard for ear in ears]

    tmp_path.mkdir()
    clock = Clock(monkeypatch)
    return at_a_window(tmp_path, scenario, hands=hands)         # type: ignore[no-any-return]


def test_bytes_order_and_time_are_the_same_whoever_holds_what_and_does_what(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain, *others = [world(tmp_path / str(number), hands, deed, monkeypatch) for number, (hands, deed) in enumerate([
        (HOLDERS, ""), (NOBODY_HOLDS, ""), (HOLDERS, "pass"), (HOLDERS, "order"), (HOLDERS, "regret")])]
    assert all(len(heard) == 1 for heard in plain), "one message: the window has closed"
    for other in others:
        assert other == plain


def test_only_who_can_do_something_is_shown_a_choice(tmp_path: Path) -> None:
    async def scenario(tables: Tables, live: LiveTable) -> None:
        situations = [live.for_programs(Key((seat,), "en", "json")) for seat in range(3)]
        assert [len(found["choices"]) for found in situations] == [0, 2, 0]
        assert [found["asked"] for found in situations] == [False, True, False]
        assert {tuple(found["waiting"]) for found in situations} == {(FARHAD, KHOSROW)}
        assert all(found["window"]["beat"] == 3.0 for found in situations)
        assert situations[0]["prompt"] == situations[2]["prompt"]

    at_a_window(tmp_path, scenario, "3", [HOLDERS[0], HOLDERS[1], NOBODY_HOLDS[2]])


def test_nothing_is_said_twice(tmp_path: Path) -> None:
    """Who holds something declines by an answer; who holds nothing goes on."""
    async def scenario(tables: Tables, live: LiveTable) -> None:
        shown = [repr(live.paint(Key((seat,), "en", "wide"))) for seat in (FARHAD, KHOSROW)]
        assert ["Go on" in page for page in shown] == [False, True]

    at_a_window(tmp_path, scenario, "everyone", [HOLDERS[0], HOLDERS[1], NOBODY_HOLDS[2]])


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_answered_in_a_window_is_told_why_nothing_can_be_used(tmp_path: Path, language: str) -> None:
    """The window is still open for others, and the table seems to wait for all of them."""
    async def scenario(tables: Tables, live: LiveTable) -> None:
        say = site_texts(language).say
        answer, version = f"{say('reason-not-asked')} {say('prompt-window', count=0, names='')}", table_of(live).version
        assert [line["text"] for line in why(live, SHIRIN, "x", language)] == [answer]
        assert why(live, FARHAD, "x", language) == []
        await tables.act(live, FARHAD, version, PASS)
        assert FARHAD in table_of(live).waiting and table_of(live).version == version
        assert [line["text"] for line in why(live, FARHAD, "x", language)] == [answer]

    at_a_window(tmp_path, scenario, "3")


def test_a_wait_is_seen_by_all_and_holds_the_window_open(tmp_path: Path) -> None:
    async def scenario(tables: Tables, live: LiveTable) -> None:
        version = table_of(live).version
        await tables.wait(live, SHIRIN, version, True)
        await asyncio.sleep(0.8)
        assert table_of(live).version == version
        assert live.for_programs(Key((), "en", "json"))["window"]["thinking"] == ("Shirin",)
        await tables.wait(live, SHIRIN, version, False)
        await until(lambda: table_of(live).version > version, 1.0)

    at_a_window(tmp_path, scenario)


def test_bots_are_awaited_no_longer_than_people(tmp_path: Path) -> None:
    async def scenario(tables: Tables, live: LiveTable) -> None:
        version = table_of(live).version
        await tables.wait(live, FARHAD, version, False)
        assert table_of(live).waiting == (KHOSROW,)
        await tables.wait(live, KHOSROW, version, False)
        assert table_of(live).version > version

    at_a_window(tmp_path, scenario, "everyone", NOBODY_HOLDS)


# What is kept.

@pytest.mark.parametrize("deed", ["answer", "wait"])
def test_what_was_said_in_a_window_survives_a_restart(tmp_path: Path, deed: str) -> None:
    async def scenario(tables: Tables, live: LiveTable) -> None:
        version = table_of(live).version
        if deed == "answer":
            await tables.act(live, KHOSROW, version, VETO)
        else:
            await tables.wait(live, SHIRIN, version, True)
        assert live.timer is not None
        live.timer.cancel()                                     # this server is gone
        again = tables_of(tables.store)
        there = await again.get(live.id)
        assert table_of(there).version == version
        if deed == "answer":
            assert table_of(there).choices(KHOSROW) == []
            await until(lambda: table_of(there).version > version)
            assert [row.code for row in table_of(there).entries[version:]][:2] == [PASS, VETO]
        else:
            assert there.for_programs(Key((), "en", "json"))["window"]["left"] > 50
            await asyncio.sleep(0.7)
            assert table_of(there).version == version
        assert there.timer is not None or deed == "answer"
        if there.timer is not None:
            there.timer.cancel()

    at_a_window(tmp_path, scenario)


def test_orders_survive_a_restart_and_can_be_revoked_from_anywhere(tmp_path: Path) -> None:
    async def scenario(tables: Tables, live: LiveTable) -> None:
        await tables.order(live, FARHAD, "no-veto", True)
        await tables.order(live, FARHAD, "always-wait", True)
        again = tables_of(tables.store)
        there = await again.get(live.id)
        assert table_of(there).ordered(FARHAD) == ("no-veto", "always-wait")
        assert [order.what for order in there.orders_shown(FARHAD, "en") if order.given] == ["always-wait", "no-veto"]
        assert not any(order.given for order in there.orders_shown(KHOSROW, "en"))
        await again.order(there, FARHAD, "no-veto", False)
        await tables.refresh(live)
        assert table_of(live).ordered(FARHAD) == ("always-wait",)
        for kept in (live, there):
            if kept.timer is not None:
                kept.timer.cancel()

    at_a_window(tmp_path, scenario, "3")


def test_two_servers_share_windows_and_orders(postgres: str, tmp_path: Path) -> None:
    address = fresh_database(postgres, tmp_path.name)

    async def run() -> None:
        stores = [Store(address), Store(address)]
        for store in stores:
            await store.open()
        here, there = tables_of(stores[0]), tables_of(stores[1])
        one = await here.get(await make(stores[0], HOLDERS, "0.5"))
        two = await there.get(one.id)
        version = table_of(one).version
        ear = Ear(one.hub, SHIRIN)
        await asyncio.sleep(0.05)
        await there.act(two, KHOSROW, version, VETO)
        await here.notice(f"{one.id}:{KHOSROW}")
        assert table_of(one).choices(KHOSROW) == [] and not ear.heard
        assert two.timer is not None
        two.timer.cancel()
        await until(lambda: table_of(one).version > version)
        assert [row.code for row in table_of(one).entries[version:]][:2] == [PASS, VETO]
        one.hub.close()
        await ear.task
        for live in (one, two):
            if live.timer is not None:
                live.timer.cancel()
        for store in stores:
            await store.close()

    asyncio.run(run())


# Taking back.

async def to_the_gift(tables: Tables, live: LiveTable) -> None:
    """The window is over, the die has fallen; Shirin gives a coin."""
    for seat in (FARHAD, KHOSROW):
        await tables.wait(live, seat, table_of(live).version, False)
    assert table_of(live).waiting == (SHIRIN,)


def test_ones_own_last_decision_can_be_taken_back(tmp_path: Path) -> None:
    async def scenario(tables: Tables, live: LiveTable) -> None:
        await to_the_gift(tables, live)
        table = table_of(live)
        await tables.act(live, SHIRIN, table.version, BAZAAR.code("give", "2"))
        assert live.model(Key((SHIRIN,), "en", "wide")).can_undo
        await tables.undo(live, SHIRIN, table.version)
        assert table.choices(SHIRIN) == [BAZAAR.code("give", "2"), BAZAAR.code("give", "3")]
        with pytest.raises(NotNow):
            await tables.answer_undo(live, [FARHAD], True)

    at_a_window(tmp_path, scenario, "everyone", NOBODY_HOLDS)


def test_stale_waits_are_refused(tmp_path: Path) -> None:
    async def scenario(tables: Tables, live: LiveTable) -> None:
        with pytest.raises(StaleVersion):
            await tables.wait(live, SHIRIN, table_of(live).version - 1, True)

    at_a_window(tmp_path, scenario, "3")


def test_at_a_shared_screen_the_curtain_does_not_tell_who_holds_something(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where everybody is awaited, the screen goes to everybody the window asks."""
    monkeypatch.setattr(LiveTable, "_has_secrets", lambda *_: True)

    async def scenario(tables: Tables, live: LiveTable) -> list[int]:
        key = Key((SHIRIN, FARHAD, KHOSROW), "en", "wide")
        fallen = []
        while table_of(live).window is not None:
            seat, curtain = live.eyes(key)
            assert seat is None and curtain is not None
            fallen.append(int(curtain["seat"]))
            lifted = key._replace(lifted=fallen[-1])
            assert live.eyes(lifted) == (fallen[-1], None)              # and then shows that seat its own
            await tables.wait(live, fallen[-1], table_of(live).version, False)
        return fallen

    worlds = []
    for name, hands in (("a", HOLDERS), ("b", NOBODY_HOLDS)):
        (tmp_path / name).mkdir()
        worlds.append(at_a_window(tmp_path / name, scenario, "everyone", hands))
    assert worlds[0] == worlds[1] == [FARHAD, KHOSROW]
