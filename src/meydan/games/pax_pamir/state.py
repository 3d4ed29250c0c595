"""What lies on the table besides the pieces, and questions about it."""
from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from meydan.core.rng import Rng
from meydan.core.state import BIT
from meydan.games.pax_pamir.components import (
    AFGHAN,
    AI,
    ALWAYS_FAVORED,
    CITADEL,
    COALITIONS,
    COURT,
    COURT_CARDS,
    ECONOMIC,
    EVENTS,
    FATIGUE,
    INTELLIGENCE,
    KOHINOOR,
    MILITARY,
    MOST_SEATS,
    NO_COALITION,
    POLITICAL,
    REGIONS,
    RICHES,
    RUMOR,
    SPOTS,
    TACTICS,
    AiCard,
    CourtCard,
)
from meydan.games.pax_pamir.history import check_dominant, check_points
from meydan.games.pax_pamir.pieces import COLOURS, IN_REGION, SEAT_COLOUR, Pieces
from meydan.games.pax_pamir.settings import NO_SEAT

EMPTY: Final = -1                           # a market spot without a card


@final
@mypyc_attr(acyclic=True)
class Pamir(Pieces):
    """A position of Pax Pamir."""
    __slots__ = ("turn", "turns", "actions", "favored", "used_low", "used_high", "blocked", "barred", "requested",
                 "refusals", "lasting", "site", "felled", "moved", "market", "coins", "rupees", "loyalty", "courts",
                 "hands", "prizes", "deck", "drawn", "ai_deck", "ai_next", "seed", "history", "counts", "first",
                 "clockwise")

    def __init__(self, source: Pamir | None = None) -> None:
        super().__init__(source)
        if source is None:
            self.turn: i64 = 0                              # the active player
            self.turns: i64 = 0                             # how many turns have begun
            self.actions: i64 = 0                           # left this turn
            self.favored: i64 = POLITICAL
            self.used_low: i64 = 0                          # court cards used this turn, 0 to 49
            self.used_high: i64 = 0                         # and 50 to 99
            self.blocked: i64 = 0                           # spots that got a rupee this turn (PAM-9.6)
            self.barred: tuple[int, ...] = ()               # attempts withdrawn since the last change (PAM-11.13)
            self.requested: tuple[int, ...] = ()            # attempts with a lower bribe asked for this turn
            self.refusals: i64 = 0
            self.lasting: i64 = 0                           # effects in force: five bits, the seats, for each
            self.site: i64 = 0                              # of the battle
            self.felled: i64 = 0                            # spies removed in it, four bits for each seat
            self.moved: i64 = 0                             # blocks Wakhan moved in this action, then her tribes
            self.market: vec[i64] = vec[i64]([EMPTY] * SPOTS)
            self.coins: vec[i64] = vec[i64]([0] * SPOTS)
            self.rupees: vec[i64] = vec[i64]([0] * MOST_SEATS)
            self.loyalty: vec[i64] = vec[i64]([NO_COALITION] * MOST_SEATS)
            self.courts: list[tuple[int, ...]] = [()] * MOST_SEATS
            self.hands: list[tuple[int, ...]] = [()] * MOST_SEATS
            self.prizes: list[tuple[int, ...]] = [()] * MOST_SEATS
            self.deck: list[int] = []                       # never changed: shared by clones
            self.drawn: i64 = 0                             # how many cards have left the deck
            self.ai_deck: list[int] = []                    # replaced when shuffled, never changed
            self.ai_next: i64 = 0                           # the last before it lies face up
            self.seed: i64 = 0                              # of later shuffles
            self.history: tuple[int, ...] = ()              # the checks: see `check_points`
            self.counts: tuple[int, ...] = ()               # what they counted: see `pack_counts`
            self.first: i64 = 0                             # who picks loyalty first
            self.clockwise: i64 = 1                         # the next player sits so many seats on (PAM-22.2)
        else:
            self.turn = source.turn
            self.turns = source.turns
            self.actions = source.actions
            self.favored = source.favored
            self.used_low = source.used_low
            self.used_high = source.used_high
            self.blocked = source.blocked
            self.barred = source.barred
            self.requested = source.requested
            self.refusals = source.refusals
            self.lasting = source.lasting
            self.site = source.site
            self.felled = source.felled
            self.moved = source.moved
            self.market = source.market[:]
            self.coins = source.coins[:]
            self.rupees = source.rupees[:]
            self.loyalty = source.loyalty[:]
            self.courts = source.courts[:]
            self.hands = source.hands[:]
            self.prizes = source.prizes[:]
            self.deck = source.deck
            self.drawn = source.drawn
            self.ai_deck = source.ai_deck
            self.ai_next = source.ai_next
            self.seed = source.seed
            self.history = source.history
            self.counts = source.counts
            self.first = source.first
            self.clockwise = source.clockwise

    # The contract.

    def clone(self) -> Pamir:
        return Pamir(self)

    def determinize(self, observer: i64, seed: i64) -> Pamir:
        from meydan.games.pax_pamir import dealing

        return dealing.determinize(self, seed)

    def view(self, seat: int | None) -> dict[str, Any]:
        from meydan.games.pax_pamir import view

        shown: dict[str, Any] = view.view(self, seat)
        return shown

    def scores(self) -> list[dict[str, int]]:
        result: list[dict[str, int]] = []
        for seat in range(self.players):
            won = 0
            lost = 0
            for check in self.history:
                if check_dominant(check) >= 0:
                    won += check_points(check, seat)
                else:
                    lost += check_points(check, seat)
            result.append({"successful": won, "failed": lost, "total": won + lost})
        return result

    def evaluate(self, seat: i64) -> float:
        from meydan.games.pax_pamir import evaluate

        return evaluate.evaluate(self, seat)

    def policy(self, rng: Rng) -> i64:
        from meydan.games.pax_pamir import evaluate

        return evaluate.policy(self, rng)

    def observe(self, seat: i64, buffer: vec[u8], offset: i64) -> None:
        from meydan.games.pax_pamir import observe

        observe.observe(self, seat, buffer, offset)

    def turns_begun(self) -> i64:
        return self.turns

    # Around the table.

    def seat_after(self, seat: i64, k: i64) -> i64:
        """The k-th player clockwise from this one."""
        return (seat + k * self.clockwise) % self.players

    # Courts.

    def owner_of(self, card: i64) -> i64:
        """Whose court holds this card."""
        for seat in range(self.players):
            if card in self.courts[seat]:
                return seat
        return NO_SEAT

    def stars(self, seat: i64, suit: i64) -> i64:
        """PAM-3.3."""
        total: i64 = 0
        for n in self.courts[seat]:
            card = COURT[n]
            if card.suit == suit:
                total += card.rank
        return total

    def shelter(self, seat: i64) -> i64:
        return self.stars(seat, ECONOMIC)

    def court_limit(self, seat: i64) -> i64:
        return 3 + self.stars(seat, POLITICAL)

    def hand_limit(self, seat: i64) -> i64:
        return 2 + self.stars(seat, INTELLIGENCE)

    def abilities(self, seat: i64) -> i64:
        """The special abilities in this court, as a mask."""
        mask: i64 = 0
        for n in self.courts[seat]:
            mask |= COURT[n].ability
        return mask

    def has(self, seat: i64, ability: i64) -> bool:
        return self.abilities(seat) & ability != 0

    def has_citadel(self, seat: i64, region: i64) -> bool:
        for n in self.courts[seat]:
            card = COURT[n]
            if card.ability == CITADEL and card.ability_region == region:
                return True
        return False

    def ring(self) -> list[int]:
        """All court cards around the table: a court's left end touches the next one's right (PAM-15.4)."""
        cards: list[int] = []
        seat: i64 = 0
        for _ in range(self.players):
            court = self.courts[seat]
            seat += self.clockwise
            if seat >= self.players:
                seat -= self.players
            for at in range(len(court) - 1, -1, -1):
                cards.append(court[at])
        return cards

    def hostage_holder(self, owner: i64, card: i64) -> i64:
        """Who else has strictly more spies on it than everybody (PAM-11.7)."""
        packed = self.spies[card]
        if packed == 0:
            return NO_SEAT
        most: i64 = 0
        holder: i64 = NO_SEAT
        seat: i64 = 0
        while packed:
            here = packed & 15
            if here > most:
                most = here
                holder = seat
            elif here == most:
                holder = NO_SEAT
            packed >>= 4
            seat += 1
        if holder == owner:
            return NO_SEAT
        return holder

    def is_used(self, card: i64) -> bool:
        if card < 50:
            return self.used_low & BIT[card] != 0
        return self.used_high & BIT[card - 50] != 0

    def use(self, card: i64) -> None:
        if card < 50:
            self.used_low |= BIT[card]
        else:
            self.used_high |= BIT[card - 50]

    def counts_as_favored(self, seat: i64, card: CourtCard) -> bool:
        """PAM-11.2, 11.3."""
        return (card.suit == self.favored or card.ability == ALWAYS_FAVORED
                or (card.suit == MILITARY and self.in_force(TACTICS, seat)))

    # Events in force.

    def in_force(self, effect: i64, seat: i64) -> bool:
        return self.lasting >> effect * MOST_SEATS + seat & 1 != 0

    def put_in_force(self, effect: i64, seat: i64) -> None:
        self.lasting |= BIT[effect * MOST_SEATS + seat]

    def put_in_force_for_all(self, effect: i64) -> None:
        for seat in range(MOST_SEATS):
            self.lasting |= BIT[effect * MOST_SEATS + seat]

    # Loyalty, rule, influence.

    def coalition_of(self, seat: i64) -> i64:
        """Whose blocks this seat places, moves and fights with (PAM-4.1, 22.6)."""
        if seat == self.rules.wakhan:
            return self.pragmatic_loyalty()
        return self.loyalty[seat]

    def some_person_is_loyal(self, coalition: i64) -> bool:
        return any(self.loyalty[seat] == coalition for seat in range(self.players))

    def pragmatic_loyalty(self) -> i64:
        """The leftmost coalition on the face-up AI card that no person is loyal to (PAM-22.6)."""
        best: i64 = AFGHAN
        most: i64 = -1
        if self.ai_next == 0:
            return best
        for coalition in self.face_up().loyalties:
            if not self.some_person_is_loyal(coalition):
                if not self.rules.steadfast:
                    return coalition
                if self.blocks_in_play(coalition) > most:
                    most = self.blocks_in_play(coalition)
                    best = coalition
        return best

    def ruling_pieces(self, seat: i64, region: i64) -> i64:
        """PAM-5.1; for Wakhan PAM-22.7."""
        at = (IN_REGION + region) * COLOURS
        tribes = self.count[at + SEAT_COLOUR + seat]
        if seat != self.rules.wakhan:
            return tribes + self.count[at + self.loyalty[seat]]
        if self.rules.errata:
            return tribes + max(self.count[at], max(self.count[at + 1], self.count[at + 2]))
        return tribes + self.count[at + self.pragmatic_loyalty()]

    def ruler(self, region: i64) -> i64:
        """Who rules this region, or NO_SEAT (PAM-5.2)."""
        at = (IN_REGION + region) * COLOURS
        most: i64 = 0
        leader: i64 = NO_SEAT
        for seat in range(self.players):
            if self.count[at + SEAT_COLOUR + seat]:
                pieces = self.ruling_pieces(seat, region)
                if pieces > most:
                    most = pieces
                    leader = seat
                elif pieces == most:
                    leader = NO_SEAT
        if leader == NO_SEAT:
            return NO_SEAT
        if leader == self.rules.wakhan and self.rules.errata:
            return leader
        loyal = self.coalition_of(leader)
        for coalition in range(COALITIONS):
            if coalition != loyal and self.count[at + coalition] >= most:
                return NO_SEAT
        return leader

    def rules_region(self, seat: i64, region: i64) -> bool:
        return self.tribes(seat, region) > 0 and self.ruler(region) == seat

    def ruled_by(self, seat: i64) -> i64:
        """The regions this seat rules, as a mask."""
        mask: i64 = 0
        for region in range(REGIONS):
            if self.rules_region(seat, region):
                mask |= BIT[region]
        return mask

    def gift_influence(self, seat: i64) -> i64:
        if self.in_force(RICHES, seat):
            return 0
        if self.in_force(KOHINOOR, seat):
            return 2 * self.gifts(seat)
        return self.gifts(seat)

    def influence(self, seat: i64, coalition: i64) -> i64:
        """PAM-4.2; for Wakhan PAM-22.5. A person has none in another coalition."""
        if seat != self.rules.wakhan and self.loyalty[seat] != coalition:
            return 0
        total = 1 + self.gift_influence(seat)
        if not self.in_force(RUMOR, seat):
            for n in self.courts[seat]:
                if COURT[n].patriot == coalition:
                    total += 1
        for n in self.prizes[seat]:
            if COURT[n].prize == coalition:
                total += 1
        return total

    def dominant(self) -> i64:
        """The coalition a check made now would find dominant, or NO_COALITION (PAM-18.2)."""
        margin: i64 = 4
        if self.in_force(FATIGUE, 0):
            margin = 2
        for coalition in range(COALITIONS):
            mine = self.blocks_in_play(coalition) - margin
            if (mine >= self.blocks_in_play((coalition + 1) % COALITIONS)
                    and mine >= self.blocks_in_play((coalition + 2) % COALITIONS)):
                return coalition
        return NO_COALITION

    def points(self, seat: i64) -> i64:
        total: i64 = 0
        for check in self.history:
            total += check_points(check, seat)
        return total

    # Cards.

    def is_check(self, card: i64) -> bool:
        return card >= COURT_CARDS and EVENTS[card - COURT_CARDS].check

    # Wakhan's deck.

    def face_up(self) -> AiCard:
        return AI[self.ai_deck[self.ai_next - 1]]

    def red_arrow(self) -> i64:
        """TOP_LEFT or BOTTOM_RIGHT (PAM-23.2)."""
        back = AI[self.ai_deck[self.ai_next]]
        if self.face_up().lower_arrow:
            return back.lower
        return back.upper

    def arrow_column(self) -> i64:
        return AI[self.ai_deck[self.ai_next]].columns[self.face_up().black_arrow]


def without(cards: tuple[int, ...], card: i64) -> tuple[int, ...]:
    """The cards but this one."""
    return tuple([n for n in cards if n != card])
