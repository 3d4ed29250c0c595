"""The settings of one table (PAM-33)."""
from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

NO_SEAT: Final = -1


@final
class Rules:
    """The table options as the rules read them; never changed, shared by all clones."""

    def __init__(self, wakhan: i64, errata: bool, savvy: bool, spy_moves: bool, steadfast: bool,
                 open_hands: bool, negotiation: bool, turn_cap: i64) -> None:
        self.wakhan: i64 = wakhan                           # her seat, or NO_SEAT
        self.errata: bool = errata                          # or the rulebook's first printing (PAM-22)
        self.savvy: bool = savvy
        self.spy_moves: bool = spy_moves
        self.steadfast: bool = steadfast
        self.open_hands: bool = open_hands                  # PAM-6.3
        self.negotiation: bool = negotiation                # PAM-11.11
        self.turn_cap: i64 = turn_cap                       # PAM-8.14; 0 for none


STANDARD: Final = Rules(NO_SEAT, True, False, False, False, False, True, 0)
