"""The process in which bots think: one question per line of input, one answer per line of output.

It is told the decisions of a record, and makes of them what the bot is given: the seat's view, and
a handle that deals what is hidden anew. The bot itself never holds the true state.
"""
from __future__ import annotations

import json
import os
import sys
from collections import OrderedDict
from typing import Any, TextIO

from meydan.bots import Bot, Handle, bot
from meydan.core.game import Setup
from meydan.core.registry import game as find_game
from meydan.table import ACT, SEALED, Entry, Table

REMEMBERED = 64                                 # tables


def answer(question: dict[str, Any]) -> int:
    """The code the bot chooses."""
    seat, game = question["seat"], find_game(question["game"])
    table = _table(question)
    asked = table.asked(seat)
    thinker: Bot = bot(question["level"], seat, question["seed"])
    return int(thinker.choose(table.view(seat), Handle(asked, seat, game), question["seconds"]))


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
            reply: dict[str, Any] = {"code": answer(json.loads(line))}
        except Exception as error:              # the server falls back on another choice and logs this
            reply = {"error": f"{type(error).__name__}: {error}"}
        answers.write(json.dumps(reply) + "\n")
        answers.flush()


def main() -> None:
    os.nice(10)                                 # people's clicks come before thoughts
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)                               # a bot that prints does not garble the answers
    try:
        serve(sys.stdin, answers)
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(0)                             # the server is gone: nobody waits for the answer


if __name__ == "__main__":
    main()
