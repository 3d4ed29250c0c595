"""Whatever starts processes takes them along when it is killed, in the middle of what they do."""
from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

DUEL = "seven_wonders_duel"
ENDLESS = 100_000_000
COMMANDS = {
    "arena": f"arena {DUEL} expert:iterations={ENDLESS} random --cores 1 --out arena",
    "a bot on two cores": f"arena {DUEL} expert:iterations={ENDLESS},cores=2,learned=0 random --cores 1 --out bot",
    "calibrate": f"calibrate {DUEL} --bot hard:iterations={ENDLESS} --games 2 --cores 2",
    "bench": f"bench {DUEL} inis --cores 2 --seconds 3600",
    "simulate": f"simulate {DUEL} --cores 2 --games {ENDLESS}",
}
PROGRAMS = {name: ["from meydan.cli import app; app()", *command.split()] for name, command in COMMANDS.items()} | {
    "training": ["import time; from meydan.core.processes import process\n"
                 "if __name__ == '__main__': one = process(time.sleep, 3600); one.start(); one.join()"]}
DEPTH = {"a bot on two cores": 2}       # a process of a process


def test_nobody_works_on_for_the_killed(tmp_path: Path) -> None:
    started = {name: subprocess.Popen([sys.executable, "-c", *words], cwd=tmp_path, stdout=subprocess.DEVNULL)
               for name, words in PROGRAMS.items()}
    try:
        workers = {name: until(name, lambda program=program, name=name: below(program.pid, DEPTH.get(name, 1)))
                   for name, program in started.items()}
    finally:
        for program in started.values():
            program.kill()
            program.wait()
    for name, pids in workers.items():
        until(name, lambda pids=pids: not any(map(at_work, pids)))


def below(parent: int, depth: int) -> list[int]:
    """The processes that multiprocessing started for one, once there are some at this depth."""
    found: list[int] = []
    here = [parent]
    for _ in range(depth):
        here = [child for pid in here for child in children(pid) if b"spawn_main" in command_line(child)]
        found += here
    return found if here else []


def children(parent: int) -> list[int]:
    try:
        return [int(pid) for pid in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]
    except OSError:
        return []


def command_line(pid: int) -> bytes:
    """What a process was started with; nothing of one that has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def at_work(pid: int) -> bool:
    return bool(command_line(pid))


def until(name: str, asked: Callable[[], Any]) -> Any:
    """What is told as soon as something is."""
    end = time.monotonic() + 60
    while not (told := asked()):
        assert time.monotonic() < end, name
        time.sleep(0.1)
    return told
