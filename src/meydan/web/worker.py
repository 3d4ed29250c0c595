"""The process in which bots think: one question per line of input, one answer per line of output.

It is told the decisions of a record, and makes of them what the bot is given: the seat's view, and
a handle that deals what is hidden anew. The bot itself never holds the true state.
"""
from __future__ import annotations

import json
import os
import sys
from collections import OrderedDict
from contextlib import suppress
from typing import Any, TextIO

from meydan.bots import Bot, Handle, bot
from meydan.bots.base import win_chance
from meydan.core.game import Setup
from meydan.core.record import Record
from meydan.core.registry import game as find_game
from meydan.table import ACT, SEALED, Entry, Table
from meydan.teach.analysis import analyse

REMEMBERED = 64                                 # tables
THINKERS = 6                                    # bots that keep their trees, which may be large

_thinkers: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def answer(question: dict[str, Any]) -> int:
    """The code the bot chooses."""
    seat, game = question["seat"], find_game(question["game"])
    table = _table(question)
    asked = table.asked(seat)
    key = (question["table"], seat, question["level"])
    thinker = _thinkers.pop(key) if key in _thinkers else bot(question["level"], seat, question["seed"])
    code = int(thinker.choose(table.view(seat), Handle(asked, seat, game), question["seconds"]))
    _thinkers[key] = thinker                    # what it thought about is thought about again at its next move
    if len(_thinkers) > THINKERS:
        _thinkers.popitem(last=False)
    return code


def study(question: dict[str, Any], answers: TextIO) -> dict[str, Any]:
    """A hint for a seat, or the analysis of a whole game; the latter tells how far it has come."""
    if question["study"] == "hint":
        return _hint(question)

    def progress(done: int, whole: int) -> None:
        if done % 8 == 0 or done == whole:
            answers.write(json.dumps({"progress": [done, whole]}) + "\n")
            answers.flush()

    found = analyse(Record.parse(question["record"].encode()), seconds=question["seconds"], progress=progress)
    return {"analysis": found.as_json()}


def _hint(question: dict[str, Any]) -> dict[str, Any]:
    """The best options with their chances, and the bot's reasons."""
    seat, game, table = question["seat"], find_game(question["game"]), _table(question)
    thinker: Bot = bot("expert", seat, question["seed"])
    thinker.choose(table.view(seat), Handle(table.asked(seat), seat, game), question["seconds"])
    weighed = getattr(thinker, "weighed", [])
    players = question["players"]
    return {"options": [[option.code, round(win_chance(option.value, players), 3)] for option in weighed[:3]],
            "why": [sentence for sentence, _ in thinker.why(question["language"])]}


# The tables asked about last: a question later in the same game only adds some decisions.
_known: OrderedDict[str, tuple[list[list[int]], Table]] = OrderedDict()


def _table(question: dict[str, Any]) -> Table:
    """The table the question is about, with what this seat has sealed and nobody else."""
    decisions, sealed = question["decisions"], question["sealed"]
    before, table = _known.pop(question["table"], (None, None))
    if before is None or table is None or decisions[:len(before)] != before:
        setup = Setup(question["players"], question["options"], question["deal"])
        names = [f"Player {number + 1}" for number in range(question["players"])]
        before, table = [], Table(find_game(question["game"]), setup, names)
    table.follow(Entry(seat, ACT, code) for seat, code in decisions[len(before):])
    if sealed:
        table.follow(Entry(question["seat"], SEALED, code) for code in sealed)
    else:
        _known[question["table"]] = (decisions, table)
        if len(_known) > REMEMBERED:
            _known.popitem(last=False)
    return table


def serve(questions: TextIO, answers: TextIO) -> None:
    for line in questions:
        try:
            question = json.loads(line)
            reply: dict[str, Any] = study(question, answers) if "study" in question else {"code": answer(question)}
        except Exception as error:              # the server falls back on another choice and logs this
            reply = {"error": f"{type(error).__name__}: {error}"}
        answers.write(json.dumps(reply) + "\n")
        answers.flush()


def main() -> None:
    os.nice(10)                                 # people's clicks come before thoughts
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)                               # a bot that prints does not garble the answers
    with suppress(BrokenPipeError, KeyboardInterrupt):          # the server is gone: nobody waits for the answer
        serve(sys.stdin, answers)
    os._exit(0)                                 # at once, whatever threads a network has started


if __name__ == "__main__":
    main()
