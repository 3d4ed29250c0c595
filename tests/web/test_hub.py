"""The hub: one picture per kind of viewer, differences, shared compression, slow readers."""
from __future__ import annotations

import asyncio
import json
import zlib
from typing import Any

import pytest

from meydan.web.hub import BEAT, GZIP_HEAD, STILL_HERE, Frame, Hub, Key, mark, revision_of

WATCHER = Key((), "en", "wide")
FIRST = Key((0,), "en", "wide")


class Board:
    """A table that counts how often it is drawn."""

    def __init__(self) -> None:
        self.parts = {"a": "1", "b": "1"}
        self.drawn = 0
        self.hub = Hub(self.paint, self.settled)

    def paint(self, key: Key) -> Frame:
        self.drawn += 1
        return Frame(self.hub.revision, dict(self.parts), {"v": self.hub.revision})

    async def settled(self) -> None:
        pass

    def change(self, **parts: str) -> None:
        self.parts |= parts
        self.hub.changed()


def told(data: bytes) -> dict[str, Any]:
    line = next(line for line in data.decode().splitlines() if line.startswith("data: "))
    found = json.loads(line.removeprefix("data: "))
    assert isinstance(found, dict)
    return found


def test_only_what_changed_is_sent_to_who_is_one_step_behind() -> None:
    board = Board()
    assert told(board.hub.news(WATCHER, -1).plain) == {"v": 0, "f": {"a": "1", "b": "1"}, "full": 1}
    board.change(b="2")
    assert told(board.hub.news(WATCHER, 0).plain) == {"v": 1, "f": {"b": "2"}}
    board.change(a="3")
    assert told(board.hub.news(WATCHER, 1).plain) == {"v": 2, "f": {"a": "3"}}
    assert told(board.hub.news(WATCHER, 0).plain)["full"] == 1


def test_a_part_that_is_gone_is_emptied() -> None:
    board = Board()
    board.hub.news(WATCHER, -1)
    del board.parts["b"]
    board.hub.changed()
    assert told(board.hub.news(WATCHER, 0).plain)["f"] == {"b": ""}


def test_two_hundred_watchers_cost_one_picture_and_share_their_bytes() -> None:
    board = Board()

    async def run() -> list[bytes]:
        board.hub.frame(WATCHER)
        listeners = [board.hub.join(WATCHER, 0) for _ in range(200)]
        assert all([await board.hub.next(listener) is BEAT for listener in listeners])
        board.drawn = 0
        board.change(a="2")
        messages = [await board.hub.next(listener) for listener in listeners]
        for listener in listeners:
            board.hub.part(listener)
        return [message.block for message in messages if message is not None]

    blocks = asyncio.run(run())
    assert len(blocks) == 200 and board.drawn == 1 and len({id(block) for block in blocks}) == 1
    assert not board.hub.listeners and not board.hub._frames


def test_blocks_of_different_events_make_one_gzip_stream() -> None:
    board = Board()
    reader = zlib.decompressobj(31)
    text = reader.decompress(GZIP_HEAD) + reader.decompress(BEAT.block)
    for step in range(5):
        text += reader.decompress(board.hub.news(WATCHER, step - 1).block)
        board.change(a=f"نوبت {step}")
    assert text.count(b"event: view") == 5 and "نوبت 3".encode() in text


def test_a_slow_reader_gets_the_newest_only() -> None:
    board = Board()

    async def run() -> list[dict[str, Any]]:
        listener = board.hub.join(FIRST, -1)
        assert await board.hub.next(listener) is BEAT
        first = await board.hub.next(listener)
        for step in range(50):
            board.change(a=str(step))
        second = await board.hub.next(listener)
        assert first is not None and second is not None
        return [told(first.plain), told(second.plain)]

    first, second = asyncio.run(run())
    assert first["v"] == 0 and second["v"] == 50 and second["f"]["a"] == "49"


def test_programs_are_sent_no_data_but_situations() -> None:
    async def run() -> None:
        assert await Board().hub.next(Board().hub.join(Key((0,), "en", "json"), -1)) is STILL_HERE

    asyncio.run(run())
    assert b"data:" not in STILL_HERE.plain


def test_marks_of_another_process_mean_nothing() -> None:
    assert revision_of(mark(7)) == 7
    for strange in ("", "7", "00000000.7", mark(7) + "x", mark(-1), "x." + "9" * 30):
        assert revision_of(strange) == -1


@pytest.mark.parametrize("how", ["closed", "gone"])
def test_a_stream_that_waits_ends_at_once(how: str) -> None:
    board = Board()

    async def run() -> None:
        listener = board.hub.join(WATCHER, 0)
        await board.hub.next(listener)
        waiting = asyncio.create_task(board.hub.next(listener))
        await asyncio.sleep(0)
        board.hub.beat()
        assert await asyncio.wait_for(waiting, 1) is BEAT
        waiting = asyncio.create_task(board.hub.next(listener))
        await asyncio.sleep(0)
        if how == "closed":
            board.hub.close()
        else:
            listener.leave()
        assert await asyncio.wait_for(waiting, 1) is None

    asyncio.run(run())
