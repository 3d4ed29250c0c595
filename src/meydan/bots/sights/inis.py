"""What is seen in Inis: the three conditions of victory, clans, chieftains and cards."""
from __future__ import annotations

from typing import Any, Final

from meydan.bots.sights import Sight, Told
from meydan.core.actions import SEAT
from meydan.core.state import GameState
from meydan.games.inis import evaluate
from meydan.games.inis.actions import ACTIONS_TABLE
from meydan.games.inis.components import THRESHOLD
from meydan.games.inis.state import Inis

CONDITIONS: Final = ("leadership", "sanctuaries", "territories")
DRAFT: Final = ("HoldOne", "HandOnOne")
HELPFUL: Final = 2                      # cards of a draft that are told of
NEAR: Final = THRESHOLD - 2             # of a condition, from which on it is told of first,
BEGUN: Final = 2                        # and from which on at all
_AS_COUNTED: Final = ("deeds", "clans", "chieftain", "epics", "advantages", "citadels")


class InisSight(Sight):
    """Progress is told by the conditions themselves."""

    burdens = frozenset({"exposed"})
    apart = frozenset({"Turn"})
    parts = {                                                   # noqa: RUF012
        "best": CONDITIONS, "second": CONDITIONS, "third": CONDITIONS, "near_best": CONDITIONS,
        "presence": ("territories",), "more_cards": ("hand",)}

    def tells(self, name: str, loss: bool) -> bool:
        return not loss or not (name == "hand" or name.startswith("card-"))        # whoever plays a card has it no more

    def amounts(self, state: GameState, seat: int) -> dict[str, int]:
        assert isinstance(state, Inis)
        counted: Any = evaluate.features(state, seat)
        return {**{name: int(counted[evaluate.FEATURES.index(name)]) for name in _AS_COUNTED},
                **dict(zip(CONDITIONS, self._conditions(state, seat))), "hand": int(evaluate.bits(state.actions[seat]))}

    def outlook(self, state: GameState, seat: int) -> list[Told]:
        assert isinstance(state, Inis)
        if state.asking in DRAFT:
            return self._draft(state)
        found: list[Told] = []
        rivals = [other for other in range(int(state.players)) if other != seat]
        nearest, rival = max((max(self._conditions(state, other)) + int(state.deeds[other]), other) for other in rivals)
        if nearest >= THRESHOLD - 1:
            found.append(("sight-met-rival" if nearest >= THRESHOLD else "sight-close-rival",
                          {"rival": (SEAT.name, rival)}))
        own = sorted(zip(self._conditions(state, seat), CONDITIONS), reverse=True)
        near = [one for one in own if one[0] >= NEAR]
        if near:
            found.append(self._way(state, seat, near))
        if state.asking == "Turn":                  # who has cards when the others have none plays the last ones
            found.append(("sight-hands", {"n": int(evaluate.bits(state.actions[seat])), "rivals": len(rivals),
                                          "others": max(int(evaluate.bits(state.actions[other])) for other in rivals)}))
        if not near and own[0][0] >= BEGUN:
            found.append(self._way(state, seat, own[:1]))
        return found

    def _way(self, state: Inis, seat: int, conditions: list[tuple[int, str]]) -> Told:
        """How far the seat has come."""
        return "sight-near-own", {"deeds": int(state.deeds[seat]), "what": [
            (f"amount-{name}", {"n": count}) for count, name in conditions]}

    def _draft(self, state: Inis) -> list[Told]:
        """The cards at hand that are worth most to the judgement."""
        names = [ACTIONS_TABLE.words(code)[1] for code in state.choices]
        first = int(evaluate.phase(state)) * len(evaluate.FEATURES)
        weights: Any = evaluate.WEIGHTS
        best = sorted(names, key=lambda name: -weights[first + evaluate.FEATURES.index(f"card-{name}")])
        return [("sight-draft", {"what": [("card", name) for name in best[:HELPFUL]]})]

    def _conditions(self, state: Inis, seat: int) -> tuple[int, int, int]:
        return int(state.leadership(seat)), int(state.sanctuaries_of(seat)), int(state.territories_of(seat))


SIGHT: Final = InisSight()
