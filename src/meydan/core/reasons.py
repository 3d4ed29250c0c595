"""Why something cannot be chosen now, in words and with the clause it rests on.

A game tells its own reasons (`Game.reason`) from the view of the seat that asks, so a reason never knows more than
that seat. What no game needs to tell is told here: the game is over, another seat decides, something else is asked.
"""
from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import wraps
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from meydan.core.clauses import clauses

if TYPE_CHECKING:
    from meydan.core.game import Game
    from meydan.core.state import GameState


Answer = TypeVar("Answer")


class Asked(NamedTuple):
    """Among the facts of a reason: the question of this state, in the reader's language."""

    state: GameState


class Reason:
    """`key` is the text `reason-…`, `facts` are like those of a prompt: ("building", "quarry") is called by its text.

    `own` are a game's own reasons; the others are those that every game has.
    """

    def __init__(self, key: str, facts: dict[str, Any] | None = None, clause: str = "", own: bool = True) -> None:
        self.key = key
        self.facts = facts or {}
        self.clause = clause
        self.own = own

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and vars(self) == vars(other)

    __hash__ = None                     # type: ignore[assignment]


def kept(question: Callable[..., Answer]) -> Callable[..., Answer]:
    """A question about a view, answered once for all codes that are asked about: `question(view, *names)`.

    Views are never changed. Only the last one's answers are kept.
    """
    last: tuple[object, dict[Hashable, Answer]] = (None, {})

    @wraps(question)
    def answer(view: dict[str, Any], *names: Hashable) -> Answer:
        nonlocal last
        seen, answers = last
        if seen is not view:
            answers = {}
            last = (view, answers)
        if names not in answers:
            answers[names] = question(view, *names)
        return answers[names]

    return answer


def why_not(game: Game, state: GameState, seat: int, code: int) -> Reason | None:
    """Why `seat` cannot choose this code now; None if it can. `state` is one in which the seat is asked, if it is."""
    if state.over:
        return Reason("reason-over", own=False)
    if state.current != seat:
        return Reason("reason-not-asked", own=False)
    if code in state.choices:
        return None
    told = game.reason(state.view(seat), code)
    if told is not None:
        return told
    clause = clauses(game).steps.get(state.asking, "")
    asked = {game.table.block(choice).verb for choice in state.choices}
    if game.table.block(code).verb in asked:
        return Reason("reason-not-offered", clause=clause, own=False)
    return Reason("reason-other-question", {"prompt": Asked(state)}, clause, own=False)


def best(reasons: Sequence[Reason]) -> list[Reason]:
    """The reasons worth telling, each once: a game's own, or else the general ones."""
    different = list({(reason.key, repr(reason.facts)): reason for reason in reasons}.values())
    own = [reason for reason in different if reason.own]
    return own or sorted(different, key=lambda reason: reason.key == "reason-other-question")
