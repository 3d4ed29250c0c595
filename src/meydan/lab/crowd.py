"""Many games at once: here, on all cores, or on a Ray cluster."""
from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
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
    waiting: set[Future[Played]] = set()
    with ProcessPoolExecutor(cores, multiprocessing.get_context("spawn")) as pool:
        try:
            for match in matches:
                waiting.add(pool.submit(play, match))
                if len(waiting) >= 4 * cores:
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    yield from (future.result() for future in done)
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        finally:
            for future in waiting:
                future.cancel()


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
