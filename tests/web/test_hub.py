"""The hub: one picture per kind of viewer, differences, shared compression, slow readers."""
from __future__ import annotations

import asyncio
import json
import zlib
from typing import Any

from meydan.web.hub import BEAT, GZIP_HEAD, Frame, Hub, Key, mark, revision_of

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
        streams = [board.hub.stream(WATCHER, 0, gzip=True) for _ in range(200)]
        for stream in streams:
            assert await anext(stream) == GZIP_HEAD
            await anext(stream)
        board.hub.frame(WATCHER)
        board.drawn = 0
        board.change(a="2")
        parts = [await anext(stream) for stream in streams]
        for stream in streams:
            await stream.aclose()           # type: ignore[attr-defined]
        return parts

    parts = asyncio.run(run())
    assert board.drawn == 1 and len({id(part) for part in parts}) == 1
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
        stream = board.hub.stream(FIRST, -1)
        await anext(stream)
        first = told(await anext(stream))
        for step in range(50):
            board.change(a=str(step))
        second = told(await anext(stream))
        await stream.aclose()               # type: ignore[attr-defined]
        return [first, second]

    first, second = asyncio.run(run())
    assert first["v"] == 0 and second["v"] == 50 and second["f"]["a"] == "49"


def test_marks_of_another_process_mean_nothing() -> None:
    assert revision_of(mark(7)) == 7
    for strange in ("", "7", "00000000.7", mark(7) + "x", mark(-1), "x." + "9" * 30):
        assert revision_of(strange) == -1


def test_closing_ends_all_streams() -> None:
    board = Board()

    async def run() -> None:
        stream = board.hub.stream(WATCHER, 0)
        await anext(stream)
        waiting = asyncio.create_task(anext(stream, None))      # type: ignore[arg-type]
        await asyncio.sleep(0)
        board.hub.close()
        assert await asyncio.wait_for(waiting, 1) is None

    asyncio.run(run())
