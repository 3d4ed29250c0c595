"""Root parallelism: the same search with different seeds in several processes, their counts added up."""
from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from meydan.core.processes import outlive_nobody
from meydan.search.search import Option, Search

Report = list[tuple[int, int, float]]


def run_parallel(make: Callable[[int], Search], cores: int, iterations: int | None = None,
                 seconds: float | None = None, clock: Callable[[], float] = time.perf_counter) -> list[Option]:
    """Run `make(0)`, `make(1)`, … at once, sharing the iterations; the options, the most visited first.

    States cannot be sent to another process, so the processes are forked and find them in memory.
    Where forking does not exist, one search runs here.
    """
    part = None if iterations is None else max(1, iterations // cores)
    if cores == 1 or "fork" not in multiprocessing.get_all_start_methods():
        return make(0).run(iterations, seconds, clock).options
    context: Any = multiprocessing.get_context("fork")
    helpers = []
    for number in range(1, cores):
        receiver, sender = context.Pipe(duplex=False)
        process = context.Process(target=_report, args=(sender, make, number, part, seconds, clock), daemon=True)
        process.start()
        sender.close()
        helpers.append((process, receiver))
    reports: list[Report] = [make(0).run(part, seconds, clock).tree.options()]
    for process, receiver in helpers:
        with suppress(EOFError):                    # a helper that died is missed, not waited for
            reports.append(receiver.recv())
        process.join()
    return merged(reports)


def _report(sender: Connection, make: Callable[[int], Search], number: int, iterations: int | None,
            seconds: float | None, clock: Callable[[], float]) -> None:
    outlive_nobody()
    sender.send(make(number).run(iterations, seconds, clock).tree.options())
    sender.close()


def merged(reports: list[Report]) -> list[Option]:
    """All visits added, values weighed by them."""
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for report in reports:
        for code, count, value in report:
            visits[code] = visits.get(code, 0) + count
            totals[code] = totals.get(code, 0.0) + count * value
    options = [Option(code, count, totals[code] / max(count, 1)) for code, count in visits.items()]
    return sorted(options, key=lambda option: (-option.visits, -option.value))
