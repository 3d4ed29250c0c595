"""Many games at once: here, on all cores, or on a Ray cluster."""
from __future__ import annotations

import logging
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from typing import Any, Final

from meydan.bots import bot
from meydan.bots.catalogue import NAMES, maker
from meydan.core.errors import MeydanError
from meydan.core.processes import SPAWN, end_group, lead_a_group, pool
from meydan.lab.match import MAKING, Match, Played, lost, play

log = logging.getLogger("meydan.arena")

TRIES: Final = 2                        # of a game alone, after its pool went down
_asked: Any = None


def check_bots(names: Iterable[str]) -> None:
    """Tell of a name that is no bot's before anything is played.

    Classes of one's own are looked for in another process, which they may end, and not made: whatever else is wrong
    with them shows in their games.
    """
    for name in names:
        base, _, words = name.partition(":")
        if base in NAMES or words:
            bot(name, 0, 0)
            continue
        try:
            with _crew(1) as worker:
                worker.submit(_look_for, name).result(2 * MAKING)
        except (BrokenProcessPool, TimeoutError):
            continue


def _look_for(name: str) -> None:
    try:
        maker(name)
    except MeydanError:
        raise
    except BaseException:
        return


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
    """A killed worker takes its pool down: the games under way are then played once more, each alone. So is a game that
    could not be played on, though no bot failed in its thoughts: one may have meddled with what is around it."""
    left = deque(matches)
    spoiled: list[Match] = []
    while left:
        under_way: dict[Future[Played], Match] = {}
        with _crew(cores) as workers:
            try:
                while left or under_way:
                    while left and len(under_way) < 2 * cores:
                        match = left.popleft()
                        under_way[workers.submit(play, match)] = match
                    done, _ = wait(under_way, return_when=FIRST_COMPLETED)
                    for future in done:
                        try:
                            yield future.result()
                        except (BrokenProcessPool, MeydanError):
                            raise
                        except Exception:
                            spoiled.append(under_way[future])
                        del under_way[future]
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
    for match in spoiled:
        yield from _alone(match)


def _alone(match: Match) -> Iterator[Played]:
    """A game in a process of its own, tried twice.

    A bot in whose thoughts the process ends both times, at the same decision, has lost. Whatever else ends it leaves
    the game unplayed, with a warning: whoever asks for the missing games plays it again.
    """
    ends: list[tuple[int, int]] = []
    why = "its process ended"
    for _ in range(TRIES):
        asked = SPAWN.Array("q", [-1, 0])               # whose bot is thinking, and after how many decisions
        with _crew(1, _report_to, asked) as worker:
            try:
                yield worker.submit(_reporting, match).result()
                return
            except BrokenProcessPool:
                ends.append((asked[0], asked[1]))
            except MeydanError:
                raise
            except Exception as error:
                ends.append((-1, 0))                    # it may be anybody's doing
                why = f"{type(error).__name__}: {error}"
    seat, decisions = ends[0]
    if seat >= 0 and len(set(ends)) == 1:
        when = "was made" if decisions < 0 else "thought"
        yield lost(match, seat, f"{match.seats[seat]}: the process ended while it {when}")
    else:
        log.warning("game %d (%s) is left out: %s", match.number, ", ".join(match.seats), why)


@contextmanager
def _crew(cores: int, prepare: Callable[..., None] | None = None, *given: Any) -> Iterator[ProcessPoolExecutor]:
    """Processes for games. When it is left they are gone, with all that bots started in them and left behind, be it
    a thread that would not end; in the middle of their games if something went wrong here, or of their start: one that
    was killed may have held what another waits for."""
    workers = pool(cores, _lead, prepare, given)
    try:
        yield workers
    finally:
        for worker in list((workers._processes or {}).values()):        # Python 3.14 has `kill_workers`
            if worker.pid is not None:
                end_group(worker.pid)
            worker.kill()                       # if it leads no group yet
        workers.shutdown(cancel_futures=True)


def _lead(prepare: Callable[..., None] | None, given: tuple[Any, ...]) -> None:
    """In a process: who stops the tournament ends it without a word, so that no bot is blamed for it; what bots print
    is none of the tournament's output."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.dup2(2, 1)
    lead_a_group()
    if prepare is not None:
        prepare(*given)


def _report_to(asked: Any) -> None:
    """In a process: where it says whose bot is thinking."""
    global _asked
    _asked = asked


def _reporting(match: Match) -> Played:
    def report(seat: int, decisions: int) -> None:
        _asked[0], _asked[1] = seat, decisions

    return play(match, report=report)


def _on_ray(matches: Iterable[Match], address: str) -> Iterator[Played]:
    """A game that ends its process there is played here, alone."""
    ray = _cluster(address)
    remote: Any = ray.remote(max_retries=0)(play)
    at_once = 4 * int(ray.cluster_resources().get("CPU", 1))
    left = iter(matches)
    under_way = {remote.remote(match): match for match in islice(left, at_once)}
    while under_way:
        (done,), _ = ray.wait(list(under_way))
        match = under_way.pop(done)
        try:
            yield ray.get(done)
        except (ray.exceptions.WorkerCrashedError, ray.exceptions.OutOfMemoryError):
            yield from _alone(match)
        for another in islice(left, 1):
            under_way[remote.remote(another)] = another


def _cluster(address: str) -> Any:
    """Ray, connected with the cluster there."""
    if find_spec("ray") is None:
        raise MeydanError("error-needs-cluster")
    ray: Any = import_module("ray")
    if not ray.is_initialized():
        try:
            ray.init(address=None if address == "local" else address, log_to_driver=False, include_dashboard=False)
        except (ValueError, RuntimeError, OSError) as error:        # no address; nobody there; another version
            raise MeydanError("error-no-cluster", address=address) from error
    return ray
