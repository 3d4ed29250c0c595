"""What is seen in Pax Pamir: the next Dominance Check as things stand, influence, pieces and court."""
from __future__ import annotations

from typing import Any, Final

from meydan.bots.sights import Sight, Told
from meydan.core.state import GameState
from meydan.games.pax_pamir import checks, evaluate, market
from meydan.games.pax_pamir.components import NO_COALITION
from meydan.games.pax_pamir.history import check_points
from meydan.games.pax_pamir.state import Pamir

_AS_COUNTED: Final = (
    "points", "influence", "cylinders", "court", "ranks", "patriots", "regions", "hand", "spies", "gifts", "abilities",
    "outranked", "deeds", "favored_cards")


class PamirSight(Sight):
    """Most of what is counted is a number of things."""

    burdens = frozenset({"outranked", "coalition_gap"})
    parts = {                                                   # noqa: RUF012
        "urgent_prospect": ("check", "prospect"), "prospect": ("check", "prospect"), "wakhan": (),
        "strength": ("regions", "strength"), "coalition_lead": ("coalition_lead", "coalition_gap")}

    def amounts(self, state: GameState, seat: int) -> dict[str, int]:
        assert isinstance(state, Pamir)
        counted: Any = evaluate.features(state, seat)
        found = {name: int(counted[evaluate.FEATURES.index(name)]) for name in _AS_COUNTED}
        found |= {"rupees": int(state.rupees[seat]), "check": self._points(state)[seat]}
        if state.loyalty[seat] != NO_COALITION:
            lead = int(checks.lead_of(state, state.loyalty[seat]))
            found |= {"coalition_lead": max(lead, 0), "coalition_gap": max(-lead, 0)}
        return found

    def outlook(self, state: GameState, seat: int) -> list[Told]:
        assert isinstance(state, Pamir)
        if not evaluate.nearness(state):
            return []
        points = self._points(state)
        others = max(count for other, count in enumerate(points) if other != seat)
        return [("sight-check-last" if market.checks_left(state) == 1 else "sight-check",
                 {"n": points[seat], "others": others, "rivals": len(points) - 1})]

    def _points(self, state: Pamir) -> list[int]:
        """What a Dominance Check would bring everybody if it came now."""
        result = checks.judge(state, bool(market.checks_left(state) == 1))
        return [int(check_points(result, seat)) for seat in range(int(state.players))]


SIGHT: Final = PamirSight()
