"""What is seen in 7 Wonders Duel: symbols within reach, the way to a capital, points, coins and production."""
from __future__ import annotations

from typing import Final

from meydan.bots.sights import Sight, Told
from meydan.core.state import GameState
from meydan.games.seven_wonders_duel.components import (
    BUILDING_CARDS,
    COLOUR,
    DIGIT,
    NONE,
    RAW,
    RESOURCES,
    SLOTS,
    SYMBOL,
    WONDER_CARDS,
    WONDERS,
)
from meydan.games.seven_wonders_duel.state import Duel, bits

SYMBOLS_TO_WIN: Final = 6
CAPITAL: Final = 9
ALARMING: Final = 5                     # steps towards a capital that are told of
_TRACK: Final = ("lead", "behind")


class DuelSight(Sight):
    """A move is judged by what it does at once."""

    burdens = frozenset({"dear_plans", "behind"})
    parts = {                                                   # noqa: RUF012
        "turn": (), "purse": ("coins",), "lead": _TRACK, "deep_lead": _TRACK, "siege": _TRACK,
        "four_symbols": ("symbols",), "five_symbols": ("symbols",), "plans": ()}
    move_alone = True

    def tells(self, name: str, loss: bool) -> bool:
        return not loss or not (name == "repeats" or name.startswith("plan-"))     # what is built is planned no more

    def amounts(self, state: GameState, seat: int) -> dict[str, int]:
        assert isinstance(state, Duel)
        city = state.cities[seat]
        made = [int(city.makes) >> DIGIT * resource & 63 for resource in range(RESOURCES)]
        planned = [WONDER_CARDS[number] for number in range(WONDERS) if int(city.plans) >> number & 1]
        return {"points": int(state.points(seat)), "coins": int(city.coins), "raw": sum(made[:RAW]),
                "goods": sum(made[RAW:]), "symbols": int(bits(city.symbols)), "built": int(bits(city.wonders)),
                "lead": max(int(state.distance(seat)), 0), "behind": max(-int(state.distance(seat)), 0),
                "repeats": sum(bool(wonder.play_again or city.play_again) for wonder in planned),
                **{f"colour-{name}": int(city.cards) >> 8 * number & 255 for number, name in enumerate(COLOUR.names)}}

    def outlook(self, state: GameState, seat: int) -> list[Told]:
        assert isinstance(state, Duel)
        found: list[Told] = []
        for who, key in ((1 - seat, "rival"), (seat, "own")):
            symbols = int(bits(state.cities[who].symbols))
            lying = self._symbols(state, who)
            if SYMBOLS_TO_WIN // 2 <= symbols < SYMBOLS_TO_WIN and lying:
                found.append((f"sight-symbols-{key}", {"n": symbols, "count": len(lying), "what": [
                    ("symbol", name) for name in lying]}))
            steps = int(state.distance(who))
            if ALARMING <= steps < CAPITAL:
                found.append((f"sight-army-{key}", {"n": CAPITAL - steps}))
        return found

    def _symbols(self, state: Duel, who: int) -> list[str]:
        """New symbols on cards that lie face up."""
        lying = {int(BUILDING_CARDS[state.card(slot)].symbol) for slot in range(SLOTS)
                 if state.age and int(state.present & (state.shown | state.accessible)) >> slot & 1}
        own = int(state.cities[who].symbols)
        return [SYMBOL.names[symbol] for symbol in sorted(lying) if symbol != NONE and not own >> symbol & 1]


SIGHT: Final = DuelSight()
