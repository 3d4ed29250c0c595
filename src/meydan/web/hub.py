"""Fan-out: one picture per distinct viewer, one diff, one compression, shared by all of their streams."""
from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, NamedTuple

from meydan.web.parts import lessened

GZIP_HEAD: Final = bytes.fromhex("1f8b0800000000000003")
MUCH: Final = 20_000                           # letters; less is sent as it is, which costs less to prepare
BEAT_SECONDS: Final = 4.0                     # a page that hears nothing for thrice as long mends its line
PROCESS: Final = secrets.token_hex(4)           # marks of other processes, or of one before, mean nothing here


class Key(NamedTuple):
    """Everything that makes two people see the same table differently."""

    mine: tuple[int, ...]                       # own seats; several at a hotseat, none for a spectator
    language: str
    form: str                                   # "wide", "tall", or "json" for programs
    host: bool = False                          # who made the table sees the invitations
    lifted: int | None = None                   # at a shared screen: the seat whose player said that they look


@dataclass
class Frame:
    """What one kind of viewer sees: parts of the page by id, and what else goes with the event."""

    revision: int
    fragments: dict[str, str] | None            # None: programs are told everything each time
    body: dict[str, Any]


@dataclass(frozen=True)
class Message:
    """One event, ready to send. `block` is the same bytes as a self-contained deflate block.

    Blocks of different events can follow each other in any gzip stream, so compression costs once
    per event, not once per listener.
    """

    revision: int
    plain: bytes
    empty: bool = False                         # nothing is new for this viewer: it is not sent at all

    @cached_property
    def block(self) -> bytes:
        compressor = zlib.compressobj(6, zlib.DEFLATED, -15)
        return compressor.compress(self.plain) + compressor.flush(zlib.Z_FULL_FLUSH)


BEAT: Final = Message(-1, b"event: beat\ndata: 1\n\n")      # an event, so that the page's script hears it
STILL_HERE: Final = Message(-1, b": still here\n\n")         # programs take every line of data for a situation


def mark(revision: int) -> str:
    """What a viewer sends back to say how far it has come."""
    return f"{PROCESS}.{revision}"


def revision_of(mark: str) -> int:
    """The revision a mark stands for; -1 (nothing yet) if it is not one of this process."""
    process, _, number = mark.partition(".")
    return int(number) if process == PROCESS and number.isascii() and number.isdigit() and len(number) < 12 else -1


def message(frame: Frame, old: Frame | None) -> Message:
    """The change from `old` to `frame`; everything when `old` is unknown."""
    empty = False
    if frame.fragments is None:
        body = frame.body
        empty = old is not None and old.body == body
    elif old is None or old.fragments is None:
        body = {**frame.body, "f": frame.fragments, "full": 1}
    else:
        before = old.fragments
        changed = {part: markup for part, markup in frame.fragments.items() if before.get(part) != markup}
        much = sum(map(len, changed.values())) > MUCH
        changed = {part: _lessened(part, before.get(part, ""), markup, much) for part, markup in changed.items()}
        changed |= {part: "" for part in before if part not in frame.fragments}
        body = {**frame.body, "f": changed}
        empty = not changed and old.body == frame.body
    data = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
    return Message(frame.revision, f"event: view\nid: {mark(frame.revision)}\ndata: {data}\n\n".encode(),
                   empty)


def _lessened(part: str, old: str, new: str, much: bool) -> str:
    """What is new of the journal, which the page may have made longer, and where much changed of layers and panels."""
    if part == "log":
        return lessened(old, new, by_id=True)
    return lessened(old, new) if much and part.startswith(("l-", "p-")) else new


@dataclass(eq=False)
class Listener:
    """One open stream. Only the newest frame matters, so a slow reader never piles up memory."""

    key: Key
    revision: int
    beat: bool = True                           # a sign of life is due; the first opens the stream at once
    gone: bool = False
    wake: asyncio.Event = field(default_factory=asyncio.Event)

    def leave(self) -> None:
        """Nobody listens any more."""
        self.gone = True
        self.wake.set()


class Hub:
    """The streams of one table. `paint` draws the table for a key; it must not wait for anything."""

    def __init__(self, paint: Callable[[Key], Frame], settled: Callable[[], Any]) -> None:
        self._paint = paint
        self._settled = settled                 # awaited before painting: the table holds only what is stored
        self.revision = 0
        self.closed = False
        self._apart: set[int] = set()           # seats for which something changed since, unseen by the others
        self.listeners: set[Listener] = set()
        self._frames: dict[Key, Frame] = {}
        self._steps: dict[Key, tuple[int, Message]] = {}    # base revision, and the step from it to now
        self._fulls: dict[Key, Message] = {}

    def frame(self, key: Key) -> Frame:
        """The newest frame of a viewer."""
        frame = self._frames.get(key)
        if frame is None or frame.revision != self.revision:
            new = self._paint(key)
            if frame is not None:
                self._steps[key] = (frame.revision, message(new, frame))
            self._frames[key] = frame = new
        return frame

    def news(self, key: Key, revision: int) -> Message:
        """What a viewer who has `revision` still has to learn."""
        frame = self.frame(key)
        base, step = self._steps.get(key, (-1, BEAT))
        if base == revision and step.revision == frame.revision:
            return step
        full = self._fulls.get(key)
        if full is None or full.revision != frame.revision:
            self._fulls[key] = full = message(frame, None)
        return full

    def changed(self) -> None:
        """The table is another one now."""
        self.revision += 1
        self._apart.clear()
        self.wake()

    def changed_for(self, seats: Collection[int]) -> None:
        """Something changed that only who has one of these seats may know of; nobody else is sent anything, nor does
        a mark count it."""
        self._apart |= set(seats)
        for key in list(self._frames):
            if set(key.mine) & set(seats):
                for store in (self._frames, self._steps, self._fulls):
                    store.pop(key, None)
        for listener in self.listeners:
            if set(listener.key.mine) & set(seats):
                listener.revision = -1
                listener.wake.set()

    def wake(self) -> None:
        for listener in self.listeners:
            listener.wake.set()

    def beat(self) -> None:
        """Give all streams a sign of life, so that nothing on the way takes them for dead."""
        for listener in self.listeners:
            listener.beat = True
        self.wake()

    def close(self) -> None:
        """End all streams; browsers come back by themselves."""
        self.closed = True
        self.wake()

    def join(self, key: Key, revision: int) -> Listener:
        listener = Listener(key, -1 if set(key.mine) & self._apart else revision)
        self.listeners.add(listener)
        return listener

    def part(self, listener: Listener) -> None:
        """A stream has ended; what only it needed is dropped."""
        self.listeners.discard(listener)
        if not any(other.key == listener.key for other in self.listeners):
            for store in (self._frames, self._steps, self._fulls):
                store.pop(listener.key, None)

    async def next(self, listener: Listener) -> Message | None:
        """What to send next, as soon as there is something; None when the stream is to end."""
        while not self.closed and not listener.gone:
            if listener.beat:
                listener.beat = False
                return STILL_HERE if listener.key.form == "json" else BEAT
            if listener.revision != self.revision:
                await self._settled()
                news = self.news(listener.key, listener.revision)
                listener.revision = news.revision
                if news.empty:
                    continue
                return news
            listener.wake.clear()
            await listener.wake.wait()
        return None
