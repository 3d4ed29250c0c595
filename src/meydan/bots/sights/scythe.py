"""What is seen in Scythe: stars and what they are near by, land, resources, popularity."""
from __future__ import annotations

from typing import Any, Final

from meydan.bots.sights import Sight, Told
from meydan.core.actions import SEAT
from meydan.core.state import GameState
from meydan.games.scythe import evaluate, scoring
from meydan.games.scythe.components import (
    GOAL_POPULARITY,
    GOAL_POWER,
    MOST_POPULARITY,
    MOST_POWER,
    RESOURCE,
    STARS,
    count_bits,
)
from meydan.games.scythe.state import Scythe

GOALS: Final = {"upgrades": 6, "mechs": 4, "structures": 4, "recruits": 4, "workers": 8, "power": MOST_POWER,
                "popularity": MOST_POPULARITY}
NEAR: Final = 0.6                       # of a goal, from which on it is told of
NEAREST: Final = 2
STAKES: Final = 4                       # stars of another that are told of
_AS_COUNTED: Final = ("ready", "sources", "idle_workers")
_WAY: Final = (*GOALS, "combat_stars", "stars")
_STOCK: Final = tuple(RESOURCE.names)


class ScytheSight(Sight):
    """Progress is told by the things themselves."""

    burdens = frozenset({"stacked", "idle_workers", "fees"})
    parts = {                                                   # noqa: RUF012
        "goals": _WAY, "spare_goals": _WAY, "late_goals": _WAY, "late_stars": ("stars",), "late_land": ("territories",),
        "land": ("territories",), "reckoning": ("coins",), "closing": ("coins",), "standing": ("popularity",),
        "young_workers": ("workers",), "late_workers": ("workers",), "stock": _STOCK, "second_stock": _STOCK,
        "spare_tokens": _STOCK, "poor": ("coins",), "broke": ("coins",), "picky": (),
        "solvent": ()}

    def amounts(self, state: GameState, seat: int) -> dict[str, int]:
        assert isinstance(state, Scythe)
        player = state.seats[seat]
        counted: Any = evaluate.features(state, seat)
        return {**{name: int(counted[evaluate.FEATURES.index(name)]) for name in _AS_COUNTED},
                "stars": int(player.stars()), "coins": int(player.coins), "popularity": int(player.popularity),
                "power": int(player.power), "cards": int(state.hand(seat)), "upgrades": int(player.upgrades()),
                "recruits": int(count_bits(player.recruits)), "workers": int(state.workers(seat)),
                "mechs": int(state.mechs(seat)), "structures": int(state.structures(seat)),
                "combat_stars": int(player.combat_stars), "tile": int(scoring.tile_coins(state, seat)),
                "territories": int(scoring.territories(state, seat)),
                **{name: int(state.stock(seat, number)) for number, name in enumerate(RESOURCE.names)}}

    def outlook(self, state: GameState, seat: int) -> list[Told]:
        assert isinstance(state, Scythe)
        if any(player.faction < 0 or player.mat < 0 for player in state.seats):
            return []
        found: list[Told] = []
        most, rival = max((int(player.stars()), number) for number, player in enumerate(state.seats) if number != seat)
        if most >= STAKES:
            found.append(("sight-stars-rival", {"n": most, "left": STARS - most, "rival": (SEAT.name, rival)}))
        near = self._near(state, seat)
        if near:
            found.append(("sight-stars-own", {"n": int(state.seats[seat].stars()), "what": [
                (f"amount-{name}", {"n": count}) for _, name, count in near[:NEAREST]]}))
        return found

    def _near(self, state: Scythe, seat: int) -> list[tuple[float, str, int]]:
        """Goals that are not reached yet but near, the nearest first."""
        amounts, goals = self.amounts(state, seat), int(state.seats[seat].goals)
        placed = {"power": goals >> GOAL_POWER & 1, "popularity": goals >> GOAL_POPULARITY & 1}
        shares = [(amounts[name] / whole, name, amounts[name]) for name, whole in GOALS.items() if not placed.get(name)]
        return sorted((one for one in shares if NEAR <= one[0] < 1), reverse=True)


SIGHT: Final = ScytheSight()
