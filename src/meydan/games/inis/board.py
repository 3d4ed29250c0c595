"""What stands on the isle: tiles, clans, buildings, the clash; and how near to victory everybody is."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from meydan.core.state import BIT, GameState, lowest
from meydan.games.inis.actions import DEED_GAINED, LAY, MOVED, PLACED
from meydan.games.inis.components import (
    AROUND,
    CELLS,
    CITADEL_SUPPLY,
    CLANS,
    SANCTUARY_SUPPLY,
    SHAPE,
    TERRITORIES,
    THRESHOLD,
    TOUCHING,
)

# How an attack will be answered.
PLAIN: Final = 0
IRON: Final = 1                             # clan and card
CLUB_CLAN: Final = 2
CLUB_CARD: Final = 3
VOID: Final = 4
MODES: Final = ("plain", "iron", "club-clan", "club-card", "void")

NOWHERE: Final = -1


@mypyc_attr(acyclic=True)
class Board(GameState):
    """The open part of a position. Clans lie at `territory * 4 + seat`; masks of territories by number."""
    __slots__ = (
        "rules", "limit", "round", "brenn", "crows", "turn", "capital", "festival", "citadel_supply",
        "sanctuary_supply", "in_play", "passed", "pretenders", "clash", "instigator", "maneuverer", "attacked",
        "attack", "felled", "next_up", "speared", "ended", "cauldron_of", "cauldron", "clans", "presence", "reserve",
        "deeds", "sheltered", "lost", "adjacent", "place", "citadels", "sanctuaries",
    )

    def __init__(self, source: Board | None = None) -> None:
        super().__init__()
        if source is None:
            self.rules: i64 = 0
            self.limit: i64 = 0                     # rounds after which the game is drawn, or 0
            self.round: i64 = 0
            self.brenn: i64 = 0
            self.crows: i64 = 0                     # 0 clockwise, 1 counter-clockwise
            self.turn: i64 = 0                      # whose turn it is; in the Assembly the Brenn
            self.capital: i64 = NOWHERE
            self.festival: i64 = NOWHERE
            self.citadel_supply: i64 = CITADEL_SUPPLY
            self.sanctuary_supply: i64 = SANCTUARY_SUPPLY
            self.in_play: i64 = 0                   # mask of territories
            self.passed: i64 = 0                    # seats that passed since the last card or token
            self.pretenders: i64 = 0
            self.clash: i64 = NOWHERE
            self.instigator: i64 = -1
            self.maneuverer: i64 = -1
            self.attacked: i64 = -1                 # target of the present maneuver, or -1
            self.attack: i64 = PLAIN
            self.felled: bool = False               # the present maneuver removed an opposing clan
            self.next_up: i64 = -1                  # who was named for the next maneuver
            self.speared: bool = False              # no Triskel card in this clash
            self.ended: bool = False                # the clash is to end at once
            self.cauldron_of: i64 = -1
            self.cauldron: i64 = 0                  # clans on Dagda's Cauldron
            self.clans: vec[i64] = vec[i64]([0] * 64)
            self.presence: vec[i64] = vec[i64]([0] * 4)             # territories where a seat has clans
            self.reserve: vec[i64] = vec[i64]([CLANS] * 4)
            self.deeds: vec[i64] = vec[i64]([0] * 4)
            self.sheltered: vec[i64] = vec[i64]([0] * 4)
            self.lost: vec[i64] = vec[i64]([0] * 4)                 # removed in this clash, in the reserve
            self.adjacent: vec[i64] = vec[i64]([0] * TERRITORIES)
            self.place: vec[i64] = vec[i64]([NOWHERE] * TERRITORIES)
            self.citadels: vec[i64] = vec[i64]([0] * TERRITORIES)   # the Capital counted
            self.sanctuaries: vec[i64] = vec[i64]([0] * TERRITORIES)
        else:
            self.share(source)
            self.rules = source.rules
            self.limit = source.limit
            self.round = source.round
            self.brenn = source.brenn
            self.crows = source.crows
            self.turn = source.turn
            self.capital = source.capital
            self.festival = source.festival
            self.citadel_supply = source.citadel_supply
            self.sanctuary_supply = source.sanctuary_supply
            self.in_play = source.in_play
            self.passed = source.passed
            self.pretenders = source.pretenders
            self.clash = source.clash
            self.instigator = source.instigator
            self.maneuverer = source.maneuverer
            self.attacked = source.attacked
            self.attack = source.attack
            self.felled = source.felled
            self.next_up = source.next_up
            self.speared = source.speared
            self.ended = source.ended
            self.cauldron_of = source.cauldron_of
            self.cauldron = source.cauldron
            self.clans = source.clans[:]
            self.presence = source.presence[:]
            self.reserve = source.reserve[:]
            self.deeds = source.deeds[:]
            self.sheltered = source.sheltered[:]
            self.lost = source.lost[:]
            self.adjacent = source.adjacent[:]
            self.place = source.place[:]
            self.citadels = source.citadels[:]
            self.sanctuaries = source.sanctuaries[:]

    # Seats (INIS-2).

    def after(self, seat: i64) -> i64:
        """The next player by the Flock of Crows (INIS-2.5)."""
        if self.crows:
            seat += self.players - 1
        else:
            seat += 1
        if seat >= self.players:
            seat -= self.players
        return seat

    def before(self, seat: i64) -> i64:
        """The player before this one by the Flock of Crows."""
        if self.crows:
            seat += 1
        else:
            seat += self.players - 1
        if seat >= self.players:
            seat -= self.players
        return seat

    def active(self) -> i64:
        """Whose maneuver it is, before the first the instigator; outside a clash whose turn (INIS-2.7)."""
        if self.clash < 0:
            return self.turn
        if self.maneuverer >= 0:
            return self.maneuverer
        return self.instigator

    def others(self, seat: i64) -> i64:
        """The mask of all other seats."""
        return (BIT[self.players] - 1) & ~BIT[seat]

    # The board (INIS-3).

    def number(self, territory: i64, seat: i64) -> i64:
        return self.clans[territory * 4 + seat]

    def is_present(self, territory: i64, seat: i64) -> bool:
        return self.clans[territory * 4 + seat] > 0

    def chieftain(self, territory: i64) -> i64:
        """Who has more clans there than everybody else, or -1 (INIS-2.2)."""
        best: i64 = 0
        chief: i64 = -1
        everywhere = self.clans
        base = territory * 4
        for seat in range(self.players):
            clans = everywhere[base + seat]
            if clans > best:
                best = clans
                chief = seat
            elif clans == best:
                chief = -1
        return chief

    def present(self, territory: i64) -> i64:
        """The mask of the seats with clans there."""
        mask: i64 = 0
        base = territory * 4
        for seat in range(self.players):
            if self.clans[base + seat]:
                mask |= BIT[seat]
        return mask

    def contested(self, territory: i64, seat: i64) -> bool:
        """Whether somebody else stands there too."""
        return self.present(territory) & ~BIT[seat] != 0

    def exposed(self, seat: i64) -> i64:
        """Clans of this seat in the clash outside the citadels (INIS-11.13)."""
        return self.clans[self.clash * 4 + seat] - self.sheltered[seat]

    def exposed_seats(self) -> i64:
        """The mask of the seats with exposed clans."""
        mask: i64 = 0
        base = self.clash * 4
        for seat in range(self.players):
            if self.clans[base + seat] > self.sheltered[seat]:
                mask |= BIT[seat]
        return mask

    def havens(self, seat: i64) -> i64:
        """Territories adjacent to the clash of which this seat is chieftain (INIS-11.23)."""
        mask: i64 = 0
        near = self.adjacent[self.clash] & self.presence[seat]
        territory: i64 = 0
        while near:
            if near & 1 and self.chieftain(territory) == seat:
                mask |= BIT[territory]
            near >>= 1
            territory += 1
        return mask

    def with_clans_of_two(self) -> i64:
        """Territories where clans of at least two players stand."""
        mask: i64 = 0
        once: i64 = 0
        for seat in range(self.players):
            mask |= once & self.presence[seat]
            once |= self.presence[seat]
        return mask

    def with_opponent(self, seat: i64) -> i64:
        """Territories where somebody else has clans."""
        mask: i64 = 0
        for other in range(self.players):
            if other != seat:
                mask |= self.presence[other]
        return mask

    def next_to(self, mask: i64) -> i64:
        """All territories adjacent to one of these."""
        near: i64 = 0
        territory: i64 = 0
        while mask:
            if mask & 1:
                near |= self.adjacent[territory]
            mask >>= 1
            territory += 1
        return near

    def with_sanctuary(self) -> i64:
        mask: i64 = 0
        for territory in range(TERRITORIES):
            if self.sanctuaries[territory]:
                mask |= BIT[territory]
        return mask

    def with_citadel(self) -> i64:
        mask: i64 = 0
        for territory in range(TERRITORIES):
            if self.citadels[territory]:
                mask |= BIT[territory]
        return mask

    # Clans (INIS-10).

    def put(self, seat: i64, territory: i64, number: i64, event: i64 = PLACED) -> i64:
        """Place clans from the reserve, as many as it holds (INIS-1.8); how many. An event of -1 is told elsewhere."""
        number = min(number, self.reserve[seat])
        if number > 0:
            self.clans[territory * 4 + seat] += number
            self.presence[seat] |= BIT[territory]
            self.reserve[seat] -= number
            if event >= 0:
                self.note(event, seat, territory, number)
        return number

    def lift(self, seat: i64, territory: i64) -> None:
        """One clan leaves the territory; the caller knows where to."""
        left = self.clans[territory * 4 + seat] - 1
        self.clans[territory * 4 + seat] = left
        if left == 0:
            self.presence[seat] &= ~BIT[territory]

    def march(self, seat: i64, origin: i64, goal: i64, number: i64) -> i64:
        """Clans move, as many as are there (INIS-9.5); how many."""
        number = min(number, self.clans[origin * 4 + seat])
        if number > 0:
            left = self.clans[origin * 4 + seat] - number
            self.clans[origin * 4 + seat] = left
            if left == 0:
                self.presence[seat] &= ~BIT[origin]
            self.clans[goal * 4 + seat] += number
            self.presence[seat] |= BIT[goal]
            self.note(MOVED, seat, origin, goal, number)
        return number

    def gain_deed(self, seat: i64) -> None:
        """Deeds are never short (INIS-1.10, 10.9)."""
        self.deeds[seat] += 1
        self.note(DEED_GAINED, seat)

    # Tiles.

    def touches(self, turned: i64, anchor: i64, place: i64) -> bool:
        """Whether a tile there would share an edge with the one at `place`."""
        shape = place // CELLS * 3
        base = place % CELLS
        for k in range(3):
            cell = base + SHAPE[shape + k]
            for n in range(TOUCHING):
                if anchor + AROUND[turned * TOUCHING + n] == cell:
                    return True
        return False

    def legal_places(self) -> list[int]:
        """Where a tile may be laid: free cells, at least two neighbours (INIS-3.3, 3.4)."""
        owner = vec[u8]([0] * CELLS)                # small numbers: less to clear
        seen = vec[u8]([0] * (2 * CELLS))
        places = self.place
        for territory in range(TERRITORIES):
            if self.in_play & BIT[territory]:
                place = places[territory]
                for k in range(3):
                    owner[place % CELLS + SHAPE[place // CELLS * 3 + k]] = u8(territory + 1)
        codes: list[int] = []
        for territory in range(TERRITORIES):
            if not self.in_play & BIT[territory]:
                continue
            place = places[territory]
            for n in range(TOUCHING):
                cell = place % CELLS + AROUND[place // CELLS * TOUCHING + n]
                if owner[cell]:
                    continue
                for k in range(6):
                    turned: i64 = k // 3
                    anchor = cell - SHAPE[k]
                    spot = turned * CELLS + anchor
                    if seen[spot]:
                        continue
                    seen[spot] = 1
                    base = turned * 3
                    if owner[anchor + SHAPE[base]] | owner[anchor + SHAPE[base + 1]] | owner[anchor + SHAPE[base + 2]]:
                        continue
                    touched: i64 = 0
                    for m in range(TOUCHING):
                        touched |= BIT[i64(owner[anchor + AROUND[turned * TOUCHING + m]])]
                    touched &= ~BIT[0]
                    if touched & (touched - 1):
                        codes.append(LAY + spot)
        return codes

    # Victory (INIS-12).

    def leadership(self, seat: i64) -> i64:
        """Opposing clans in the territories where this seat is chieftain."""
        total: i64 = 0
        mask = self.presence[seat]
        territory: i64 = 0
        while mask:
            if mask & 1 and self.chieftain(territory) == seat:
                for other in range(self.players):
                    if other != seat:
                        total += self.clans[territory * 4 + other]
            mask >>= 1
            territory += 1
        return total

    def sanctuaries_of(self, seat: i64) -> i64:
        """Sanctuaries in the territories where this seat is present."""
        total: i64 = 0
        mask = self.presence[seat]
        territory: i64 = 0
        while mask:
            if mask & 1:
                total += self.sanctuaries[territory]
            mask >>= 1
            territory += 1
        return total

    def territories_of(self, seat: i64) -> i64:
        """Territories where this seat is present."""
        total: i64 = 0
        mask = self.presence[seat]
        while mask:
            mask &= mask - 1
            total += 1
        return total

    def conditions(self, seat: i64) -> i64:
        """How many conditions are met with the best split of Deeds (INIS-12.4)."""
        first = max(0, THRESHOLD - self.leadership(seat))
        second = max(0, THRESHOLD - self.sanctuaries_of(seat))
        third = max(0, THRESHOLD - self.territories_of(seat))
        low = min(first, min(second, third))
        high = max(first, max(second, third))
        middle = first + second + third - low - high
        deeds = self.deeds[seat]
        if deeds < low:
            return 0
        if deeds < low + middle:
            return 1
        if deeds < low + middle + high:
            return 2
        return 3

    def high_king(self, brenn: i64) -> i64:
        """The Pretender who meets the most conditions; the Brenn wins a tie, else nobody (INIS-12.6-12.8)."""
        best: i64 = 0
        kings: i64 = 0
        for seat in range(self.players):
            if self.pretenders & BIT[seat]:
                met = self.conditions(seat)
                if met > best:
                    best = met
                    kings = 0
                if met == best and met > 0:
                    kings |= BIT[seat]
        if kings == 0:
            return -1
        if kings & (kings - 1) == 0:
            return lowest(kings)
        if kings & BIT[brenn]:
            return brenn
        return -1
