"""Words for places, pieces and attempts, as views and questions tell them."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.games.pax_pamir.actions import PLAY, USE_GIFT, USE_TAX
from meydan.games.pax_pamir.components import (
    BORDER,
    CARD,
    CARD_ACTION,
    COALITION,
    COURT_CARDS,
    CYLINDERS,
    GIFT_SPACE,
    MOST_SEATS,
    REGION,
)

CARDS: Final = USE_GIFT - USE_TAX       # codes of one verb

# Names of all places and pieces; a piece keeps its name for its whole life.
PLACES: Final = ["supply", *REGION.names, *BORDER.names, *(f"gift{price}" for price in GIFT_SPACE.names),
                 *CARD.names[:COURT_CARDS]]
PIECES: Final = [*(f"{coalition}{k + 1}" for coalition in COALITION.names for k in range(12)),
                 *(f"seat{seat + 1}-{k + 1}" for seat in range(MOST_SEATS) for k in range(CYLINDERS))]


def attempt(code: i64) -> dict[str, Any]:
    """An attempt that may need a bribe: what is tried, with which card."""
    if code < USE_TAX:
        return {"verb": "play", "card": CARD.names[code - PLAY]}
    return {"verb": CARD_ACTION.names[(code - USE_TAX) // CARDS], "card": CARD.names[(code - USE_TAX) % CARDS]}

