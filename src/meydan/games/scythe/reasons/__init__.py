"""Why a choice of Scythe is not possible, told from the view of the seat that is asked.

The first true obstacle is told, with its numbers and names, and the clause of the rules it rests on.
"""
from __future__ import annotations

from typing import Final

from meydan.core.reasons import Reason
from meydan.games.scythe.reasons.combats import COMBATS
from meydan.games.scythe.reasons.gains import GAINS
from meydan.games.scythe.reasons.moves import MOVES
from meydan.games.scythe.reasons.table import Teller, View
from meydan.games.scythe.reasons.turn import TURN, out_of_turn

TELLERS: Final[dict[str, dict[str, Teller]]] = {**TURN, **MOVES, **GAINS, **COMBATS}
# What each question can be answered with.
VERBS: Final = {step: tuple(tellers) for step, tellers in TELLERS.items()}


def reason(view: View, verb: str, names: list[str]) -> Reason | None:
    """The first thing that stands in the way; None if nothing does, or if something quite different is asked."""
    teller = TELLERS[view["asking"]].get(verb)
    if teller is None:
        return out_of_turn(view, verb, names)
    return teller(view, names)
