"""What is seen in Root: points, pieces on the map, hand and items, and who is near the end."""
from __future__ import annotations

from typing import Any, Final

from meydan.bots.sights import Sight, Told
from meydan.core.state import GameState
from meydan.games.root import evaluate, peril
from meydan.games.root.components import EYRIE, FACTION, NONE, WOOD
from meydan.games.root.sets import bits
from meydan.games.root.state import Root

GOAL: Final = 30
LATE: Final = 20                        # points from which the end is near
# Features that count things as they are; those with a limit are counted here.
_AS_COUNTED: Final = (
    "in_play", "sawmills", "workshops", "recruiters", "cat_warriors", "cat_rule", "next_building", "roosts",
    "roost_points", "bird_warriors", "bird_rule", "sympathy", "next_sympathy", "bases", "rebel_warriors", "items",
    "tired_items", "swords", "quests", "allies", "hostile", "damaged")


class RootSight(Sight):
    """Each faction by its own things."""

    burdens = frozenset({"stuck", "bird_cards_decreed", "fallen_leaders", "tired_items", "hostile", "damaged"})
    parts = {                                                   # noqa: RUF012
        "late_points": ("points",), "cats": (), "birds": (), "rebels": (), "wanderer": (), "dominance": ("dominance",)}

    def amounts(self, state: GameState, seat: int) -> dict[str, int]:
        assert isinstance(state, Root)
        faction = int(state.faction_of[seat])
        counted: Any = evaluate.features(state, seat)
        found = {name: int(counted[evaluate.FEATURES.index(name)]) for name in _AS_COUNTED}
        found |= {"cards": int(bits(state.hands[faction])), "officers": int(state.officers),
                  "supporters": int(bits(state.supporters)), "wood": int(state.on_map(WOOD)),
                  "bird_sites": int(bits(peril.roost_sites(state, state.ruled_by(EYRIE))))}
        if state.dominance[faction] == NONE:
            found["points"] = int(state.score_of(faction))
        return found

    def outlook(self, state: GameState, seat: int) -> list[Told]:
        assert isinstance(state, Root)
        own = int(state.faction_of[seat])
        playing = [int(state.faction_of[other]) for other in range(int(state.players))]
        standing = [(int(state.score_of(faction)), faction) for faction in playing if state.dominance[faction] == NONE]
        found: list[Told] = []
        others = [one for one in standing if one[1] != own]
        if others and max(others)[0] >= LATE:
            points, faction = max(others)
            found.append(("sight-points-rival", {"n": points, "left": GOAL - points,
                                                 "faction": ("faction", FACTION.names[faction])}))
        found += [("sight-points-own", {"n": points, "left": GOAL - points}) for points, faction in standing
                  if faction == own and points >= LATE]
        found += [("sight-dominance-rival", {"faction": ("faction", FACTION.names[faction])})
                  for faction in playing if faction != own and state.dominance[faction] != NONE]
        if not found and others and len(standing) > len(others):
            points, faction = max(others)
            found.append(("sight-standing", {"own": int(state.score_of(own)), "n": points, "rivals": len(others),
                                             "faction": ("faction", FACTION.names[faction])}))
        return found


SIGHT: Final = RootSight()
