"""What lies on the table, and questions about it."""
from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from meydan.core.rng import Rng
from meydan.core.state import BIT, NOTHING, GameState, lowest
from meydan.games.scythe.actions import (
    ACCEPT_GAINS,
    CHOOSE_GAINS,
    E_DREW,
    E_DREW_CARD,
    E_GAINED,
    E_LOST,
    E_NO_ROOM,
    E_NOTHING_LEFT,
    E_PAID,
    E_RESHUFFLED,
)
from meydan.games.scythe.components import (
    ABILITIES,
    ALL_TERRITORIES,
    CARDS,
    CHARACTER,
    COINS,
    CRIMEA,
    EXPANSION_HOMES,
    FACTIONS,
    FIRST_MECH,
    FIRST_STRUCTURE,
    FIRST_WORKER,
    HOME,
    LAKES,
    MINE,
    MOST_POPULARITY,
    MOST_POWER,
    ON_MAT,
    PIECES,
    PLACES,
    POPULARITY,
    POWER,
    RIVERWALK,
    SLOT_OF,
    TUNNELS,
    WORKER,
    WORKERS,
)
from meydan.games.scythe.player import NO_CARD, Player

STARS_ENDING: Final = 0                 # endings
UNFINISHED: Final = 1
ROWS_OF_A_TURN: Final = 4                # what a turn owes when the token is to be placed: it, two rows, objectives
NO_SITE: Final = -1
DISCARDS: Final = 20                    # where the discard pile begins in `hands`
CARD_VALUES: Final = 4
SETTING_STEPS: Final = ("PlaceToken", "BottomRow", "Meet")  # where a seat can say how it wants to be asked
TRAIL_LOADS: Final = 13                 # where the loads begin in `trail`


@final
@mypyc_attr(acyclic=True)
class Scythe(GameState):
    """A position of Scythe. Pieces are numbered by player: character, 4 mechs, 8 workers, 4 structures."""
    __slots__ = ("active", "any_retreat", "at", "attacker_cards", "attacker_dial", "banned_pairs", "battle", "chosen",
                 "coerced", "coin_deals", "deck", "defender", "defender_cards", "defender_dial", "drawn", "encounter",
                 "encounter_deck", "encounters", "field", "forced", "halted", "hands", "known", "load", "met",
                 "mover", "objective_deck", "open_totals", "opened", "origin", "pile", "refuges",
                 "relentless_factory", "revealed", "riders", "seat_of", "seats", "seed", "site", "stride", "target",
                 "tile", "tokens", "trade_split", "trail", "turn", "turn_limit", "used", "walked")

    def __init__(self, source: Scythe | None = None) -> None:
        super().__init__()
        if source is None:
            # Options.
            self.relentless_factory: bool = True
            self.any_retreat: bool = False
            self.trade_split: bool = True
            self.coin_deals: bool = False
            self.banned_pairs: bool = False
            self.chosen: bool = False
            self.open_totals: bool = True
            self.turn_limit: i64 = 0
            # The table.
            self.seats: list[Player] = []
            self.seat_of: vec[i64] = vec[i64]([-1] * FACTIONS)      # fixed once all have a faction; clones share it
            self.at: vec[i64] = vec[i64]([])                        # seat * PIECES + piece
            self.tokens: vec[i64] = vec[i64]([0] * (PLACES * 4))    # place * 4 + resource
            self.encounters: i64 = 0                                # mask of territories with an encounter token
            self.tile: i64 = 0
            self.pile: i64 = 0                                      # mask of the Factory cards on the board
            self.hands: vec[i64] = vec[i64]([0] * 24)               # seat * 4 + card, and the discard pile
            # Cards a seat knows Crimea to hold (SCY-30.4). Seldom changed, so a changed copy takes its place.
            self.known: vec[i64] = vec[i64]([0] * 20)
            self.deck: list[int] = []                               # never changed, only replaced; clones share it
            self.drawn: i64 = 0                                     # how many cards of the deck are gone
            self.encounter_deck: list[int] = []                     # likewise
            self.met: i64 = 0
            self.objective_deck: list[int] = []                     # likewise; empty once dealt
            self.revealed: i64 = 0                                  # mask of objectives shown
            self.seed: i64 = 0                                      # for later shuffles
            self.turn: i64 = 0
            # This turn.
            self.active: i64 = 0
            self.coerced: bool = False                              # a card has stood in for a resource
            self.forced: i64 = 0                                    # workers made to retreat
            self.site: i64 = NO_SITE                                # where gains of an encounter go
            self.encounter: i64 = NO_CARD
            self.opened: i64 = 0                                    # encounter options or fields already chosen
            # This movement.
            self.stride: i64 = 1                                    # steps of each unit, without Speed
            self.used: i64 = 0                                      # mask of units that cannot be chosen any more
            self.mover: i64 = 0
            self.origin: i64 = 0
            self.target: i64 = 0
            self.walked: i64 = 0                                    # steps made by the mover
            self.halted: bool = False
            self.load: i64 = 0                                      # 12 bits for each resource
            self.riders: i64 = 0                                    # mask of carried workers
            # Likewise: where units would go back to, and the combat units' loads, if their combat is never fought.
            self.trail: vec[i64] = vec[i64]([0] * 18)
            # This combat.
            self.field: i64 = 0
            self.defender: i64 = 0
            self.attacker_dial: i64 = 0
            self.attacker_cards: i64 = 0
            self.defender_dial: i64 = 0
            self.defender_cards: i64 = 0
            self.refuges: i64 = 0                                   # mask of lakes a mech has retreated to
            self.battle: i64 = 0                                    # the last combat, packed by `combat.remember`
        else:
            self.share(source)
            self.relentless_factory = source.relentless_factory
            self.any_retreat = source.any_retreat
            self.trade_split = source.trade_split
            self.coin_deals = source.coin_deals
            self.banned_pairs = source.banned_pairs
            self.chosen = source.chosen
            self.open_totals = source.open_totals
            self.turn_limit = source.turn_limit
            self.seats = [Player(player) for player in source.seats]
            self.seat_of = source.seat_of
            self.at = source.at[:]
            self.tokens = source.tokens[:]
            self.encounters = source.encounters
            self.tile = source.tile
            self.pile = source.pile
            self.hands = source.hands[:]
            self.known = source.known
            self.deck = source.deck
            self.drawn = source.drawn
            self.encounter_deck = source.encounter_deck
            self.met = source.met
            self.objective_deck = source.objective_deck
            self.revealed = source.revealed
            self.seed = source.seed
            self.turn = source.turn
            self.active = source.active
            self.coerced = source.coerced
            self.forced = source.forced
            self.site = source.site
            self.encounter = source.encounter
            self.opened = source.opened
            self.stride = source.stride
            self.used = source.used
            self.mover = source.mover
            self.origin = source.origin
            self.target = source.target
            self.walked = source.walked
            self.halted = source.halted
            self.load = source.load
            self.riders = source.riders
            self.trail = source.trail
            self.field = source.field
            self.defender = source.defender
            self.attacker_dial = source.attacker_dial
            self.attacker_cards = source.attacker_cards
            self.defender_dial = source.defender_dial
            self.defender_cards = source.defender_cards
            self.refuges = source.refuges
            self.battle = source.battle

    def clone(self) -> Scythe:
        return Scythe(self)

    def determinize(self, observer: i64, seed: i64) -> Scythe:
        return dealing.determinize(self, observer, seed)

    def view(self, seat: int | None) -> dict[str, Any]:
        from meydan.games.scythe.view import view

        return view(self, seat)

    def scores(self) -> list[dict[str, int]]:
        return [scoring.score(self, seat) for seat in range(self.players)]

    def evaluate(self, seat: i64) -> float:
        return evaluation.evaluate(self, seat)

    def policy(self, rng: Rng) -> i64:
        return evaluation.policy(self, rng)

    def observe(self, seat: i64, buffer: vec[u8], offset: i64) -> None:
        from meydan.games.scythe import observe

        observe.observe(self, seat, buffer, offset)

    def turns_begun(self) -> i64:
        return self.turn

    def skip_turn(self) -> bool:
        if self.asking != "PlaceToken":
            return False
        for _ in range(ROWS_OF_A_TURN):
            self.stack.pop()
        self.settle()
        return True

    # What a seat sets for itself, unseen by the others.

    @property
    def aside(self) -> list[int]:
        """Whether to be asked about every gain that may be declined (SCY-1.6)."""
        if self.ending >= 0 or self.asking not in SETTING_STEPS:
            return NOTHING
        if self.seats[self.current].picky:
            return [ACCEPT_GAINS]
        return [CHOOSE_GAINS]

    # Who sits where.

    def left(self, seat: i64) -> i64:
        """The next player clockwise (SCY-6.7, 18.11)."""
        faction = self.seats[seat].faction
        for k in range(1, FACTIONS):
            neighbour = self.seat_of[(faction + k) % FACTIONS]
            if neighbour >= 0:
                return neighbour
        return seat

    def right(self, seat: i64) -> i64:
        """The previous player."""
        faction = self.seats[seat].faction
        for k in range(1, FACTIONS):
            neighbour = self.seat_of[(faction + FACTIONS - k) % FACTIONS]
            if neighbour >= 0:
                return neighbour
        return seat

    # Where pieces stand.

    def home(self, seat: i64) -> i64:
        return HOME[self.seats[seat].faction]

    def character(self, seat: i64) -> i64:
        return self.at[seat * PIECES + CHARACTER]

    def structure(self, seat: i64, structure: i64) -> i64:
        """Where a structure stands, or ON_MAT."""
        return self.at[seat * PIECES + FIRST_STRUCTURE + structure]

    def built(self, seat: i64, structure: i64) -> bool:
        return self.at[seat * PIECES + FIRST_STRUCTURE + structure] != ON_MAT

    def standing(self, seat: i64, first: i64, last: i64) -> i64:
        """How many of these pieces have left the mat."""
        count: i64 = 0
        for piece in range(seat * PIECES + first, seat * PIECES + last):
            if self.at[piece] != ON_MAT:
                count += 1
        return count

    def workers(self, seat: i64) -> i64:
        """Workers on the board, home base included."""
        return self.standing(seat, FIRST_WORKER, FIRST_STRUCTURE)

    def mechs(self, seat: i64) -> i64:
        return self.standing(seat, FIRST_MECH, FIRST_WORKER)

    def structures(self, seat: i64) -> i64:
        return self.standing(seat, FIRST_STRUCTURE, PIECES)

    def spread(self, seat: i64, first: i64, last: i64) -> i64:
        """Mask of the places where these pieces stand; the mat is bit ON_MAT."""
        mask: i64 = 0
        for piece in range(seat * PIECES + first, seat * PIECES + last):
            mask |= BIT[self.at[piece]]
        return mask

    def fighters(self, seat: i64) -> i64:
        """Mask of the territories with combat units."""
        return self.spread(seat, CHARACTER, FIRST_WORKER) & ALL_TERRITORIES

    def labour(self, seat: i64) -> i64:
        """Mask of the territories with workers."""
        return self.spread(seat, FIRST_WORKER, FIRST_STRUCTURE) & ALL_TERRITORIES

    def units(self, seat: i64) -> i64:
        """Mask of the territories with units."""
        return self.spread(seat, CHARACTER, FIRST_STRUCTURE) & ALL_TERRITORIES

    def estates(self, seat: i64) -> i64:
        """Mask of the territories with structures."""
        return self.spread(seat, FIRST_STRUCTURE, PIECES) & ALL_TERRITORIES

    def enemies(self, seat: i64) -> i64:
        """Mask of the territories with units of others."""
        mask: i64 = 0
        for other in range(self.players):
            if other != seat:
                mask |= self.spread(other, CHARACTER, FIRST_STRUCTURE)
        return mask & ALL_TERRITORIES

    def enemy_fighters(self, seat: i64) -> i64:
        mask: i64 = 0
        for other in range(self.players):
            if other != seat:
                mask |= self.spread(other, CHARACTER, FIRST_WORKER)
        return mask & ALL_TERRITORIES

    def all_structures(self) -> i64:
        mask: i64 = 0
        for seat in range(self.players):
            mask |= self.spread(seat, FIRST_STRUCTURE, PIECES)
        return mask & ALL_TERRITORIES

    def controlled(self, seat: i64) -> i64:
        """Mask of the territories a seat controls (SCY-4.1 to 4.4)."""
        held = self.spread(seat, CHARACTER, PIECES) & ~self.enemies(seat) & ALL_TERRITORIES
        if seat != self.active:
            held |= self.fighters(seat)             # until the combat is resolved
        return held

    def count_at(self, seat: i64, place: i64, first: i64, last: i64) -> i64:
        """How many of these pieces stand on a place."""
        count: i64 = 0
        for piece in range(seat * PIECES + first, seat * PIECES + last):
            if self.at[piece] == place:
                count += 1
        return count

    def workers_at(self, seat: i64, place: i64) -> i64:
        return self.count_at(seat, place, FIRST_WORKER, FIRST_STRUCTURE)

    def fighters_at(self, seat: i64, place: i64) -> i64:
        return self.count_at(seat, place, CHARACTER, FIRST_WORKER)

    def tokens_at(self, place: i64) -> i64:
        """Resource tokens of all types on a place."""
        base = place * 4
        return self.tokens[base] + self.tokens[base + 1] + self.tokens[base + 2] + self.tokens[base + 3]

    def stock(self, seat: i64, resource: i64) -> i64:
        """Tokens of one type a seat may spend (SCY-5.2)."""
        held = self.controlled(seat)
        total: i64 = 0
        while held:
            total += self.tokens[lowest(held) * 4 + resource]
            held &= held - 1
        return total

    def wealth(self, held: i64) -> i64:
        """Tokens of all types on these territories."""
        total: i64 = 0
        while held:
            total += self.tokens_at(lowest(held))
            held &= held - 1
        return total

    # Abilities.

    def has(self, seat: i64, ability: i64) -> bool:
        """Whether the mech over this ability is deployed (SCY-16.3)."""
        slot = SLOT_OF[self.seats[seat].faction * ABILITIES + ability]
        return slot >= 0 and self.at[seat * PIECES + FIRST_MECH + slot] != ON_MAT

    def fords(self, seat: i64) -> i64:
        """Where Riverwalk lets a combat unit land; nothing while it is not deployed (SCY-20.2)."""
        if self.has(seat, RIVERWALK):
            return self.seats[seat].faction_mat().fords
        return 0

    def foreign_homes(self) -> i64:
        """Mask of the home bases of factions that are not in this game (SCY-20.9)."""
        mask: i64 = EXPANSION_HOMES
        for faction in range(FACTIONS):
            if self.seat_of[faction] < 0:
                mask |= BIT[HOME[faction]]
        return mask

    # Where gains may go.

    def worker_sites(self, seat: i64) -> i64:
        """Territories a seat controls with a worker of its own (SCY-12.2)."""
        return self.labour(seat) & ~self.enemies(seat)

    def mech_sites(self, seat: i64) -> i64:
        """Where a mech may be deployed (SCY-16.1, 16.2)."""
        return self.worker_sites(seat) & ~LAKES

    def structure_sites(self, seat: i64) -> i64:
        """Where a structure may be built (SCY-17.1 to 17.3)."""
        return self.worker_sites(seat) & ~LAKES & ~self.all_structures()

    def tunnel_system(self, seat: i64) -> i64:
        """The tunnels, and the seat's own Mine (SCY-3.7, 17.13)."""
        mine = self.structure(seat, MINE)
        if mine == ON_MAT:
            return TUNNELS
        return TUNNELS | BIT[mine]

    # Hands.

    def hand(self, seat: i64) -> i64:
        """How many combat cards a seat holds."""
        base = seat * 4
        return self.hands[base] + self.hands[base + 1] + self.hands[base + 2] + self.hands[base + 3]

    def discards(self) -> i64:
        return self.hands[20] + self.hands[21] + self.hands[22] + self.hands[23]

    def draw(self, seat: i64, number: i64) -> None:
        """Draw combat cards one at a time; an empty deck is the discard pile shuffled (SCY-2.3, 2.4)."""
        count: i64 = 0
        for _ in range(number):
            if self.drawn == len(self.deck) and not self.reshuffle():
                break
            card: i64 = self.deck[self.drawn]
            self.drawn += 1
            self.hands[seat * 4 + card] += 1
            self.note(E_DREW_CARD, seat, card, audience=BIT[seat])
            count += 1
        if count:
            self.reveal()
            self.note(E_DREW, seat, count)

    def reshuffle(self) -> bool:
        """The discard pile becomes the deck; False if it is empty."""
        cards: list[int] = []
        for card in range(CARD_VALUES):
            for _ in range(self.hands[DISCARDS + card]):
                cards.append(card)
            self.hands[DISCARDS + card] = 0
        if not cards:
            return False
        rng = Rng(self.seed)
        rng.shuffle(cards)
        self.seed = rng.seed()
        self.deck = cards
        self.drawn = 0
        self.note(E_RESHUFFLED, self.active, len(cards))
        return True

    def discard(self, seat: i64, card: i64, number: i64) -> None:
        """Put cards of a hand face up on the discard pile (SCY-2.6, 8.3)."""
        if number == 0:
            return
        self.hands[seat * 4 + card] -= number
        self.hands[DISCARDS + card] += number
        if self.seats[seat].faction == CRIMEA:      # whose hand others may partly know
            known = self.known[:]
            for other in range(self.players):
                known[other * 4 + card] = max(0, known[other * 4 + card] - number)
            self.known = known
        self.reveal()

    # Tracks and coins.

    def gain(self, seat: i64, kind: i64, amount: i64) -> None:
        """Power, coins, popularity or combat cards; what is above a track's end is lost (SCY-1.11)."""
        player = self.seats[seat]
        if kind == CARDS:
            self.draw(seat, amount)
            return
        gained = amount
        if kind == POWER:
            gained = min(amount, MOST_POWER - player.power)
            player.power += gained
        elif kind == COINS:
            player.coins += amount
        else:
            gained = min(amount, MOST_POPULARITY - player.popularity)
            player.popularity += gained
        if gained:
            self.note(E_GAINED, seat, kind, gained)
        else:
            self.note(E_NO_ROOM, seat, kind)

    def room(self, seat: i64, kind: i64, amount: i64) -> i64:
        """How much of a gain a track, or the workers that are left, can still take (SCY-1.11, 13.4)."""
        if kind == POWER:
            return min(amount, MOST_POWER - self.seats[seat].power)
        if kind == POPULARITY:
            return min(amount, MOST_POPULARITY - self.seats[seat].popularity)
        if kind == WORKER:
            return min(amount, WORKERS - self.workers(seat))
        return amount

    def lose(self, seat: i64, kind: i64, amount: i64) -> None:
        """Losing stops at 0 (SCY-1.12)."""
        player = self.seats[seat]
        lost = min(amount, player.popularity)
        if kind == POWER:
            lost = min(amount, player.power)
            player.power -= lost
        else:
            player.popularity -= lost
        if lost:
            self.note(E_LOST, seat, kind, lost)
        else:
            self.note(E_NOTHING_LEFT, seat, kind)

    def pay(self, seat: i64, kind: i64, amount: i64) -> None:
        """Pay what has been checked to be there."""
        if amount == 0:
            return
        player = self.seats[seat]
        if kind == POWER:
            player.power -= amount
        elif kind == COINS:
            player.coins -= amount
        else:
            player.popularity -= amount
        self.note(E_PAID, seat, kind, amount)


# Imported last, because they are about the classes above.
from meydan.games.scythe import dealing, scoring  # noqa: E402
from meydan.games.scythe import evaluate as evaluation  # noqa: E402

