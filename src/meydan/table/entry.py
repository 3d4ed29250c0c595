"""One row of storage."""
from __future__ import annotations

from typing import Final, Literal, NamedTuple

Kind = Literal["act", "more", "sealed", "undo", "resign", "rules"]

ACT: Final = "act"
MORE: Final = "more"
SEALED: Final = "sealed"
UNDO: Final = "undo"
RESIGN: Final = "resign"
RULES: Final = "rules"

GAVE_UP: Final = 0                              # codes of `resign`
RAN_OUT: Final = 1


class Entry(NamedTuple):
    """What one seat (CHANCE for dice) did. Rows are only ever appended; their number is the version.

    `act`: the decision `code` was carried out. `more`: likewise, and it was sent together with the row
    before, so that both are taken back as one. `sealed`: it waits for the others who decide at the
    same time, and is carried out by an `act` row once all have decided. `undo`: `code` decisions
    are left; when none of them goes, it is the seat's last sealed decision that is withdrawn.
    `resign`: the seat gives up, or its time ran out (`code` RAN_OUT). `rules`: the game was carried into
    version `code` of the rules; the rows after it tell it anew from its deal on.
    """

    seat: int
    kind: Kind
    code: int
