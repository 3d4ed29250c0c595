"""Processes that work for this one, and end with it: nobody goes on thinking for a parent that was killed."""
from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing.context import SpawnProcess
from threading import Thread
from typing import Any, Final

SPAWN: Final = multiprocessing.get_context("spawn")
LOOK_SECONDS: Final = 0.5               # between looks, where a forked sister keeps the parent's line open


def pool(cores: int | None, prepare: Callable[..., None] | None = None, *given: Any) -> ProcessPoolExecutor:
    """So many processes (as many as there are cores if none is said), each prepared by `prepare(*given)`."""
    return ProcessPoolExecutor(cores, SPAWN, _prepared, (prepare, given))


def process(work: Callable[..., object], *given: Any) -> SpawnProcess:
    """A process that will do `work(*given)` when it is started."""
    return SPAWN.Process(target=_working, args=(work, given), daemon=True)


def lead_a_group() -> None:
    """In a process: what it starts belongs to it, and can be ended with it (`end_group`)."""
    if hasattr(os, "setpgid"):
        os.setpgid(0, 0)


def end_group(leader: int) -> None:
    """End a process that leads a group, if it is still there, and whatever it left behind."""
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError):
            os.killpg(leader, signal.SIGKILL)


def outlive_nobody() -> None:
    """In a process: it ends with the one that started it, whatever it is doing, and so does the group that it leads."""
    asking = multiprocessing.parent_process()
    assert asking is not None

    def end() -> None:
        while asking.is_alive() and os.getppid() == asking.pid:
            asking.join(LOOK_SECONDS)
        if hasattr(os, "getpgrp") and os.getpgrp() == os.getpid():
            end_group(os.getpid())
        os._exit(1)

    Thread(target=end, daemon=True).start()


def _prepared(prepare: Callable[..., None] | None, given: tuple[Any, ...]) -> None:
    outlive_nobody()
    if prepare is not None:
        prepare(*given)


def _working(work: Callable[..., object], given: tuple[Any, ...]) -> None:
    outlive_nobody()
    work(*given)
