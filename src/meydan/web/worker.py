"""The process in which bots think: one question per line of input, one answer per line of output.

It is told the decisions of a record, and makes of them what the bot is given: the seat's view, and
a handle that deals what is hidden anew. The bot itself never holds the true state.
"""
from __future__ import annotations

import gc
import json
import os
import sys
import time
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import suppress
from select import select
from typing import Any, TextIO

from meydan.bots import Bot, Handle, bot
from meydan.bots.base import Thinker, told_chance
from meydan.bots.searching import Searcher
from meydan.bots.thoughts import PLANNED, TOLD, along, expectation, likely, outlook, pros_and_cons
from meydan.core.game import Game, Setup
from meydan.core.record import Record
from meydan.core.registry import game as find_game
from meydan.core.rng import Rng
from meydan.core.state import GameState
from meydan.core.texts import game_texts, site_texts
from meydan.drawing.gallery import picture
from meydan.search import network
from meydan.table import ACT, SEALED, Entry, Table
from meydan.teach.analysis import analyse

REMEMBERED = 64                                 # tables
DEALS = 24                                      # tried before a decision is called open
WARMING = 0.05                                  # seconds of thought before the first question
THINKERS = 24                                   # bots that keep their trees, which may be large:
KEPT_BYTES = 256 * 1024 * 1024                  # all of them together, about; the last one is kept in any case
PONDERING = 60.0                                # seconds a bot thinks on while others decide, at most
SLICE = 0.04                                    # and how long a question may wait for it
SWEEP = 50                                      # answers after which garbage is looked for in kept trees too

_thinkers: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
_pondering: Bot | None = None                   # who answered last, if its host lets it think on


def answer(question: dict[str, Any]) -> int:
    """The code the bot chooses."""
    global _pondering
    seat, game = question["seat"], find_game(question["game"])
    table = _table(question)
    position = table.asked(seat)
    key = (question["table"], seat, question["level"])
    thinker = _thinkers.pop(key) if key in _thinkers else bot(question["level"], seat, question["seed"])
    code = int(thinker.choose(table.view(seat), Handle(position, seat, game), question["seconds"]))
    if code not in position.choices:            # the table would refuse it, and wait for this bot for good
        raise ValueError(f"{question['level']} chose {code}, which is none of its choices")
    _thinkers[key] = thinker                    # what it thought about is thought about again at its next move
    while len(_thinkers) > THINKERS or (len(_thinkers) > 1 and sum(map(_bytes, _thinkers.values())) > KEPT_BYTES):
        _thinkers.popitem(last=False)
    _pondering = thinker if question.get("ponder") else None
    return code


def _bytes(thinker: Bot) -> int:
    return thinker.bytes if isinstance(thinker, Searcher) else 0


def warm(question: dict[str, Any]) -> None:
    """Load what a game and level need and think for a moment: the first real answer comes as fast as others."""
    game = find_game(question["game"])
    state = game.trial(question["players"], 1, **question["options"])
    rng = Rng(1)
    while state.current < 0 or len(state.choices) < 2:
        state.apply(state.choices[rng.below(len(state.choices))])
    seat = int(state.current)
    thinker: Bot = bot(question["level"], seat, 1)
    with suppress(Exception):                   # one that cannot be read is told of where it is asked
        network(game.name, deep=True)           # which a moment is too short to ask
    for _ in range(2):                          # the second one goes on with what the first has thought
        thinker.choose(state.view(seat), Handle(state, seat, game), WARMING)


def study(question: dict[str, Any], answers: TextIO) -> dict[str, Any]:
    """A hint for a seat, why a bot moved, or the analysis of a whole game; the last tells how far it has come."""
    if question["study"] == "hint":
        return _hint(question)
    if question["study"] == "move":
        return _why(question)

    def progress(done: int, whole: int) -> None:
        if done % 8 == 0 or done == whole:
            answers.write(json.dumps({"progress": [done, whole]}) + "\n")
            answers.flush()

    found = analyse(Record.parse(question["record"].encode()), seconds=question["seconds"], progress=progress)
    return {"analysis": found.as_json()}


def _hint(question: dict[str, Any]) -> dict[str, Any]:
    """The best options with their chances, and the bot's reasons."""
    seat, game, table = question["seat"], find_game(question["game"]), _table(question)
    thinker = bot("expert", seat, question["seed"])
    thinker.choose(table.view(seat), Handle(table.asked(seat), seat, game), question["seconds"])
    line = getattr(thinker, "foreseen", [])
    deal, language = getattr(thinker, "deal", None), question["language"]
    names = question["names"]
    drawn = expectation(game, language, deal, seat, line, names) if deal is not None else []    # the board shows it
    options: list[list[Any]] = []
    if isinstance(thinker, Thinker):
        thinker.names = names
        options = [[option.code, round(told_chance(thinker.chance(option)), 3)] for option in thinker.considered()[:3]
                   if thinker.knows(option)]
    return {"options": options,
            "why": [sentence for sentence, _ in thinker.why(language) if sentence not in drawn],
            "line": shown(game, deal, line, language, names) if deal is not None else []}


def shown(game: Game, deal: GameState, line: list[int], language: str, names: Sequence[str]) -> list[list[Any]]:
    """A line as the board shows it: who, what in words, and the ids it points at, so many choices as are told; of an
    own plan more than of what others may answer."""
    state, found, texts = deal.clone(), list[list[Any]](), game_texts(game, language)
    for code in along(state, likely(deal, int(deal.current), line[:1 + PLANNED])):
        if len(found) > TOLD and state.current != deal.current:
            break
        view = state.view(int(state.current))
        needed, helpful = picture(game).targets(view, code)
        found.append([int(state.current), texts.deed(code, names, view), needed or helpful])
    return found


def _why(question: dict[str, Any]) -> dict[str, Any]:
    """Why a bot made its last decision of those given, thought anew from what `viewer` knew before it.

    None of it is made from what the viewer could not know; a decision the viewer cannot tell from another stays hidden.
    """
    seat, viewer, language = question["seat"], question["viewer"], question["language"]
    game = find_game(question["game"])
    found = _last_say(question)
    if found is None:
        return {"why": [site_texts(language).say("bot-why-hidden")], "line": []}
    truth, code = found
    if viewer is None:                          # the game is over, and everything lies open
        deal: GameState | None = truth
    else:
        deal = open_deal(truth, seat, viewer, code)
    if deal is None:
        return {"why": [site_texts(language).say("bot-why-hidden")], "line": []}
    chosen = game_texts(game, language).deed(code, question["names"], deal.view(seat))
    said = [site_texts(language).say("bot-why-played", action=chosen)]
    if len(deal.choices) == 1:
        return {"why": [*said, site_texts(language).say("bot-why-forced")], "line": []}
    thinker: Bot = bot("expert", seat, question["seed"])
    thinker.choose(deal.view(seat), Handle(deal, seat, game), question["seconds"])
    if isinstance(thinker, Thinker):
        thinker.names = question["names"]
        if not thinker.explain(code):
            said += (outlook(game, language, deal, seat, question["names"])
                     + pros_and_cons(game, language, deal, seat, [code]))
            thinker.line = []                   # of what it would have done instead, the chance is enough
    thought = getattr(thinker, "foreseen", [])
    line = thought if thought[:1] == [code] else [code]
    drawn = expectation(game, language, deal, seat, line, question["names"])        # the board shows it
    return {"why": said + [sentence for sentence, _ in thinker.why(language) if sentence not in drawn],
            "line": shown(game, deal, line, language, question["names"])}


def _last_say(question: dict[str, Any]) -> tuple[GameState, int] | None:
    """The last question to the bot with its answer. Who declines in a window may have held nothing, and was not asked
    then: what was decided before that is told instead, whatever it held, until the game is over."""
    seat, decisions = question["seat"], question["decisions"]
    for number in range(len(decisions) - 1, -1, -1):
        who, code = decisions[number]
        if who != seat:
            continue
        table = _table({**question, "decisions": decisions[:number], "sealed": []})
        window = table.window
        declined = window is not None and seat in window.seats and code == window.asked(seat).choices[0]
        if not declined or (question["viewer"] is None and table.holds(seat)):
            return table.asked(seat), code
    return None


def open_deal(truth: GameState, seat: int, viewer: int, code: int) -> GameState | None:
    """A deal as `viewer` may take the position to be, in which the code was possible; None if the code is still hidden.

    It is hidden if another choice, in any deal tried, would look to the viewer as the decision looked.
    """
    if truth.current != seat or code not in truth.choices:
        return None
    seen = _seen_after(truth, code, viewer)
    found: GameState | None = None
    for number in range(DEALS):
        deal = truth.determinize(viewer, number)
        if deal.current != seat:
            continue
        if any(other != code and _seen_after(deal, other, viewer) == seen for other in deal.choices):
            return None
        if found is None and code in deal.choices:
            found = deal
    return found


def _seen_after(state: GameState, code: int, viewer: int) -> dict[str, Any]:
    after = state.clone()
    after.apply(code)
    return after.view(viewer)


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


def ponder(questions: TextIO) -> None:
    """Until the next question comes, whoever answered last goes on thinking."""
    global _pondering
    end = time.monotonic() + PONDERING
    try:
        while isinstance(_pondering, Searcher) and time.monotonic() < end and not select([questions], [], [], 0)[0]:
            if not _pondering.think_on(SLICE):
                break
    except Exception as error:                  # its next question tells whether it still can
        print(f"pondering: {error!r}", file=sys.stderr)
    _pondering = None


def asked(questions: TextIO) -> Iterator[str]:
    """The questions as they come."""
    while True:
        if _pondering is not None:
            ponder(questions)
        line = questions.readline()
        if not line:
            return
        yield line


def serve(questions: TextIO, answers: TextIO) -> None:
    for number, line in enumerate(asked(questions), 1):
        try:
            question = json.loads(line)
            reply: dict[str, Any]
            if "warm" in question:
                warm(question)
                reply = {}
            else:
                reply = study(question, answers) if "study" in question else {"code": answer(question)}
        except Exception as error:              # the server falls back on another choice and logs this
            reply = {"error": f"{type(error).__name__}: {error}"}
        answers.write(json.dumps(reply) + "\n")
        answers.flush()
        gc.collect(2 if number % SWEEP == 0 else 0)


def main() -> None:
    os.nice(10)                                 # people's clicks come before thoughts
    gc.disable()                                # a look at all parts of a tree takes long: `serve` has it after answers
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)                               # a bot that prints does not garble the answers
    with suppress(BrokenPipeError, KeyboardInterrupt):          # the server is gone: nobody waits for the answer
        serve(sys.stdin, answers)
    os._exit(0)                                 # at once, whatever threads a network has started


if __name__ == "__main__":
    main()
