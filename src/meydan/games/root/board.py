"""Who sits where, and what stands on the map."""
from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meydan.core.state import BIT, EVERYONE, GameState
from meydan.games.root.actions import PLACED
from meydan.games.root.components import (
    ALLIANCE,
    BASE,
    BOX,
    CLEARINGS,
    EYRIE,
    FACTIONS,
    KEEP,
    MARQUISE,
    NONE,
    OWNER,
    PIECES,
    RECRUITER,
    ROOST,
    SAWMILL,
    SLOTS,
    SYMPATHY,
    WOOD,
    WORKSHOP,
)
from meydan.games.root.law import Law


@mypyc_attr(acyclic=True)
class Board(GameState):
    """Factions, and the pieces in the clearings."""
    __slots__ = ("faction_of", "law", "pawn", "pieces", "ruins", "seat_of", "supply", "turn")

    def __init__(self, source: Board | None, law: Law) -> None:
        super().__init__()
        self.law: Law = law
        if source is None:
            self.seat_of: vec[i64] = vec[i64]([NONE] * FACTIONS)
            self.faction_of: vec[i64] = vec[i64]([NONE] * FACTIONS)
            self.turn: i64 = NONE                   # the faction whose turn it is
            self.pieces: vec[i64] = vec[i64]([0] * (PIECES * CLEARINGS))    # kind * CLEARINGS + clearing
            self.supply: vec[i64] = BOX[:]          # by kind: off the map
            self.ruins: i64 = 0                     # mask of clearings
            self.pawn: i64 = NONE                   # a place
        else:
            self.share(source)
            self.seat_of = source.seat_of           # never changed
            self.faction_of = source.faction_of
            self.turn = source.turn
            self.pieces = source.pieces[:]
            self.supply = source.supply[:]
            self.ruins = source.ruins
            self.pawn = source.pawn

    def tell(self, event: i64, faction: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """An open event."""
        if self.log is not None:
            self.log.append((event, EVERYONE, self.seat_of[faction], a, b, c))

    def whisper(self, event: i64, faction: i64, a: i64, b: i64, one: i64, other: i64) -> None:
        """An event that only these two factions may know of."""
        if self.log is not None:
            audience = BIT[self.seat_of[one]] | BIT[self.seat_of[other]]
            self.log.append((event, audience, self.seat_of[faction], a, b, 0))

    # Questions about the map.

    def at(self, kind: i64, clearing: i64) -> i64:
        """How many pieces of a kind are in a clearing."""
        return self.pieces[kind * CLEARINGS + clearing]

    def where(self, kind: i64) -> i64:
        """The clearings with a piece of this kind, as a mask."""
        mask: i64 = 0
        p = self.pieces
        for clearing in range(CLEARINGS):
            if p[kind * CLEARINGS + clearing] > 0:
                mask |= BIT[clearing]
        return mask

    def on_map(self, kind: i64) -> i64:
        """How many pieces of a kind are on the map; not for warriors of the Alliance, who may be officers."""
        return BOX[kind] - self.supply[kind]

    def ruler(self, clearing: i64) -> i64:
        """Most warriors and buildings; ties are nobody's but the Eyrie's (ROOT-5.2, 5.3, 14.2)."""
        p = self.pieces
        cats = (p[clearing] + p[SAWMILL * CLEARINGS + clearing] + p[WORKSHOP * CLEARINGS + clearing]
                + p[RECRUITER * CLEARINGS + clearing])
        birds = p[EYRIE * CLEARINGS + clearing] + p[ROOST * CLEARINGS + clearing]
        rebels = p[ALLIANCE * CLEARINGS + clearing] + p[BASE * CLEARINGS + clearing]
        if birds > 0 and birds >= cats and birds >= rebels:
            return EYRIE
        if cats > birds and cats > rebels:
            return MARQUISE
        if rebels > birds and rebels > cats:
            return ALLIANCE
        return NONE

    def ruled_by(self, faction: i64) -> i64:
        """The clearings this faction rules, as a mask."""
        mask: i64 = 0
        for clearing in range(CLEARINGS):
            if self.ruler(clearing) == faction:
                mask |= BIT[clearing]
        return mask

    def present(self, faction: i64, clearing: i64) -> bool:
        """Whether the faction has any piece there, pawn included (ROOT-9.2)."""
        p = self.pieces
        if faction == MARQUISE:
            return (p[clearing] + p[SAWMILL * CLEARINGS + clearing] + p[WORKSHOP * CLEARINGS + clearing]
                    + p[RECRUITER * CLEARINGS + clearing] + p[WOOD * CLEARINGS + clearing]
                    + p[KEEP * CLEARINGS + clearing]) > 0
        if faction == EYRIE:
            return p[EYRIE * CLEARINGS + clearing] + p[ROOST * CLEARINGS + clearing] > 0
        if faction == ALLIANCE:
            return (p[ALLIANCE * CLEARINGS + clearing] + p[BASE * CLEARINGS + clearing]
                    + p[SYMPATHY * CLEARINGS + clearing]) > 0
        return self.pawn == clearing

    def open_slots(self, clearing: i64) -> i64:
        p = self.pieces
        taken = self.ruins >> clearing & 1
        for kind in range(SAWMILL, BASE + 1):
            taken += p[kind * CLEARINGS + clearing]
        return SLOTS[clearing] - taken

    def keep_at(self) -> i64:
        """The clearing of the keep, or NONE."""
        for clearing in range(CLEARINGS):
            if self.pieces[KEEP * CLEARINGS + clearing]:
                return clearing
        return NONE

    def may_place(self, faction: i64, clearing: i64) -> bool:
        """Only the Marquise places pieces at the keep (ROOT-13.2)."""
        return faction == MARQUISE or self.pieces[KEEP * CLEARINGS + clearing] == 0

    def place(self, kind: i64, clearing: i64, count: i64) -> i64:
        """Place as many as there are, at most `count` (ROOT-4.1)."""
        placed = min(count, self.supply[kind])
        if placed > 0:
            self.supply[kind] -= placed
            self.pieces[kind * CLEARINGS + clearing] += placed
            self.tell(PLACED, OWNER[kind], kind, clearing, placed)
        return placed
