"""Many games at once: here, on all cores, or on a Ray cluster."""
from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from typing import Any, Final

from meydan.core.processes import SPAWN, pool
from meydan.lab.match import Match, Played, lost, play

TRIES: Final = 2                        # of a game alone, after its pool went down
_asked: Any = None


def play_all(matches: Iterable[Match], cores: int | None = None, ray: str | None = None) -> Iterator[Played]:
    """Play the matches, each yielded as soon as it is over; `ray` is a cluster's address, or "local".

    With `cores` 0 they are played in this process, which then ends with whatever ends it.
    """
    if ray is not None:
        return _on_ray(matches, ray)
    if cores == 0:
        return map(play, matches)
    return _on_cores(matches, cores or os.cpu_count() or 1)


def _on_cores(matches: Iterable[Match], cores: int) -> Iterator[Played]:
    """A killed worker takes its pool down: the games under way are then played once more, each alone."""
    left = deque(matches)
    while left:
        under_way: dict[Future[Played], Match] = {}
        with pool(cores, _end_at_once) as workers:
            try:
                while left or under_way:
                    while left and len(under_way) < 2 * cores:
                        match = left.popleft()
                        under_way[workers.submit(play, match)] = match
                    done, _ = wait(under_way, return_when=FIRST_COMPLETED)
                    for future in done:
                        yield future.result()
                        del under_way[future]
                continue
            except BrokenProcessPool:
                pass
            finally:
                for future in under_way:
                    future.cancel()
        for future, match in under_way.items():
            if future.done() and not future.cancelled() and future.exception() is None:
                yield future.result()
            else:
                yield from _alone(match)


def _alone(match: Match) -> Iterator[Played]:
    """A game in a process of its own, tried twice.

    A bot in whose thoughts the process ends both times, at the same decision, has lost. Whatever else ends it leaves
    the game unplayed: it is not told, and whoever asks for the missing games plays it again.
    """
    ends: list[tuple[int, int]] = []
    for _ in range(TRIES):
        asked = SPAWN.Array("q", [-1, 0])               # whose bot is thinking, and after how many decisions
        with pool(1, _report_to, asked) as worker:
            try:
                yield worker.submit(_reporting, match).result()
                return
            except BrokenProcessPool:
                ends.append((asked[0], asked[1]))
    seat = ends[0][0]
    if seat >= 0 and len(set(ends)) == 1:
        yield lost(match, seat, f"{match.seats[seat]}: the process ended while it thought")


def _end_at_once() -> None:
    """In a process: who stops the tournament ends it too, so that no bot is blamed for it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _report_to(asked: Any) -> None:
    """In a process: where it says whose bot is thinking."""
    global _asked
    _end_at_once()
    _asked = asked


def _reporting(match: Match) -> Played:
    def report(seat: int, decisions: int) -> None:
        _asked[0], _asked[1] = seat, decisions

    return play(match, report=report)


def _on_ray(matches: Iterable[Match], address: str) -> Iterator[Played]:
    ray: Any = import_module("ray")

    if not ray.is_initialized():
        ray.init(address=None if address == "local" else address, log_to_driver=False, include_dashboard=False)
    remote: Any = ray.remote(play)
    at_once = 4 * int(ray.cluster_resources().get("CPU", 1))
    waiting: list[Any] = []
    for match in matches:
        waiting.append(remote.remote(match))
        if len(waiting) >= at_once:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    while waiting:
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)
