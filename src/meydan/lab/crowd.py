"""Many games at once: here, on all cores, or on a Ray cluster."""
from __future__ import annotations

import multiprocessing
import os
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from typing import Any

from meydan.lab.match import Match, Played, play


def play_all(matches: Iterable[Match], cores: int | None = None, ray: str | None = None) -> Iterator[Played]:
    """Play the matches, each yielded as soon as it is over; `ray` is a cluster's address, or "local"."""
    if ray is not None:
        return _on_ray(matches, ray)
    if cores == 1:
        return map(play, matches)
    return _on_cores(matches, cores or os.cpu_count() or 1)


def _on_cores(matches: Iterable[Match], cores: int) -> Iterator[Played]:
    """A killed worker takes its pool down: the games under way are then played once more, each alone."""
    left = deque(matches)
    while left:
        under_way: dict[Future[Played], Match] = {}
        with ProcessPoolExecutor(cores, multiprocessing.get_context("spawn")) as pool:
            try:
                while left or under_way:
                    while left and len(under_way) < 2 * cores:
                        match = left.popleft()
                        under_way[pool.submit(play, match)] = match
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
                yield _alone(match)


def _alone(match: Match) -> Played:
    """A game in a process of its own."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        try:
            return pool.submit(play, match).result()
        except BrokenProcessPool:
            return given_up(match)


def given_up(match: Match) -> Played:
    """A game that takes its process down counts for nobody."""
    seats = len(match.seats)
    return Played(match, (0.0,) * seats, (0,) * seats, 0, ((),) * seats, "", "the process was killed")


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
