"""Bazaar: a small made-up game that has what the real ones have between them.

Three merchants bid a hidden card each at the same time, and then a stake; the highest bid wins the
round unless somebody vetoes it, and a veto may be vetoed. A die says what the round is worth. The
winner gives a coin to another merchant and takes one of the lots left.
"""
from __future__ import annotations

from typing import Any, Final

from meydan.core.actions import NUMBER, Actions, Block, Count, EventKind, Events, Kind
from meydan.core.errors import BadSetup
from meydan.core.game import Game, Option, Options, Setup
from meydan.core.rng import Rng
from meydan.core.state import BIT, CHANCE, Frame, GameState, Step

SEATS: Final = 3
HAND: Final = 4
CARDS: Final = tuple([f"coin{n}" for n in range(1, 13)] + [f"veto{n}" for n in range(1, 5)])
FIRST_VETO: Final = 12
LOTS: Final = ("silk", "tea", "salt")
LOT_VALUE: Final = (3, 2, 1)

CARD = Kind("card", CARDS)
LOT = Kind("lot", LOTS)
MERCHANT = Kind("seat", ["1", "2", "3"])

PASS: Final = 0
VETO: Final = 1
BID: Final = 2
STAKE: Final = 18
ROLL: Final = 20
GIVE: Final = 26
TAKE: Final = 29
ACTIONS = Actions(
    Block("pass", PASS),
    Block("veto", VETO),
    Block("bid", BID, card=CARD),
    Block("stake", STAKE, coins=Count("coins", 0, 1)),
    Block("roll", ROLL, die=Count("die", 1, 6)),
    Block("give", GIVE, merchant=MERCHANT),
    Block("take", TAKE, lot=LOT),
)

BIDS_OPEN, VETOED, ROLLED, GAVE, TOOK, DREW, SEALED_BID = range(7)
EVENTS = Events(
    EventKind("bid", BIDS_OPEN, card=CARD, stake=NUMBER),
    EventKind("vetoed", VETOED),
    EventKind("rolled", ROLLED, die=NUMBER),
    EventKind("gave", GAVE, merchant=MERCHANT),
    EventKind("took", TOOK, lot=LOT),
    EventKind("drew", DREW, card=CARD),
    EventKind("sealed-bid", SEALED_BID, card=CARD),
)


class Bazaar(GameState):
    __slots__ = ("hands", "stock", "bids", "stakes", "points", "lots", "round", "rounds", "winner")

    def __init__(self, source: Bazaar | None = None) -> None:
        super().__init__()
        if source is None:
            self.players = SEATS
            self.hands: list[list[int]] = [[], [], []]
            self.stock: list[int] = []
            self.bids = [-1, -1, -1]                # a bid card stays in the hand until all are shown
            self.stakes = [-1, -1, -1]
            self.points = [0, 0, 0]
            self.lots = [0, 1, 2]
            self.round = 0
            self.rounds = 3
            self.winner = -1
        else:
            self.share(source)
            self.hands = [hand[:] for hand in source.hands]
            self.stock = source.stock[:]
            self.bids = source.bids[:]
            self.stakes = source.stakes[:]
            self.points = source.points[:]
            self.lots = source.lots[:]
            self.round = source.round
            self.rounds = source.rounds
            self.winner = source.winner

    def clone(self) -> Bazaar:
        return Bazaar(self)

    def determinize(self, observer: int, seed: int) -> Bazaar:
        g = Bazaar(self)
        rng = Rng(seed)
        unseen = [card for seat in range(SEATS) if seat != observer for card in g.hands[seat]] + g.stock
        rng.shuffle(unseen)
        for seat in range(SEATS):
            if seat != observer:
                count = len(g.hands[seat])
                g.hands[seat], unseen = sorted(unseen[:count]), unseen[count:]
                if g.bids[seat] >= 0 and g.winner < 0:              # still face down
                    g.bids[seat] = g.hands[seat][rng.below(count)]
                if g.stakes[seat] >= 0 and g.winner < 0:
                    g.stakes[seat] = rng.below(2)
        g.stock = unseen
        g.settle()
        return g

    def view(self, seat: int | None) -> dict[str, Any]:
        return {
            "current": int(self.current), "asking": self.asking, "round": self.round, "points": self.points[:],
            "lots": [LOTS[lot] for lot in self.lots], "stock": len(self.stock), "winner": self.winner,
            "hand": [] if seat is None else [CARDS[card] for card in self.hands[seat]],
            "shown": [] if self.winner < 0 else [list(pair) for pair in zip(self.bids, self.stakes)],
            "hands": [len(hand) for hand in self.hands],
            "bid": None if seat is None or self.bids[seat] < 0 else CARDS[self.bids[seat]],
            "stake": None if seat is None or self.stakes[seat] < 0 else self.stakes[seat],
        }

    def scores(self) -> list[dict[str, int]]:
        return [{"trade": points, "total": points} for points in self.points]

    def facts(self) -> tuple[Any, ...]:
        """Everything there is to the state, for comparing."""
        return (int(self.current), self.choices[:], self.secret, int(self.ending), int(self.won), int(self.reveals),
                [(type(f.step).__name__, int(f.player), int(f.number)) for f in self.stack],
                [hand[:] for hand in self.hands], self.stock[:], self.bids[:], self.stakes[:], self.points[:],
                self.lots[:], self.round, self.winner)


class Round(Step[Bazaar]):
    """All merchants who hold a card bid at the same time; after the last round the richest win."""

    def enter(self, g: Bazaar, f: Frame) -> None:
        if g.round == g.rounds:
            best = max(g.points)
            won = sum(int(BIT[seat]) for seat in range(SEATS) if g.points[seat] == best)
            g.finish(won, 0 if bin(won).count("1") == 1 else 1)
            return
        g.round += 1
        g.then(ROUND, f.player)
        g.then(COMPARE, f.player)
        for seat in range(SEATS - 1, -1, -1):
            if g.hands[seat]:
                g.then(OFFER, seat)


class Offer(Step[Bazaar]):
    """A merchant lays a card face down."""

    def options(self, g: Bazaar, f: Frame) -> list[int]:
        return [BID + card for card in g.hands[f.player]]

    def choose(self, g: Bazaar, f: Frame, code: int) -> None:
        g.bids[f.player] = code - BID
        g.note(SEALED_BID, f.player, code - BID, audience=BIT[f.player])
        g.then(WAGER, f.player)


class Wager(Step[Bazaar]):
    """The same merchant then stakes a coin on it, or none; a veto card cannot carry a coin."""

    def options(self, g: Bazaar, f: Frame) -> list[int]:
        return [STAKE, STAKE + 1] if g.bids[f.player] < FIRST_VETO else [STAKE]

    def choose(self, g: Bazaar, f: Frame, code: int) -> None:
        g.stakes[f.player] = code - STAKE


class Compare(Step[Bazaar]):
    """The bids are shown; the highest wins unless it is vetoed."""

    def enter(self, g: Bazaar, f: Frame) -> None:
        g.reveal()
        for seat in range(SEATS):
            if g.bids[seat] >= 0:
                g.note(BIDS_OPEN, seat, g.bids[seat], g.stakes[seat])
                g.hands[seat].remove(g.bids[seat])
        worth = [card + 1 if 0 <= card < FIRST_VETO else 0 for card in g.bids]
        g.winner = max(range(SEATS), key=lambda seat: (worth[seat], seat))
        g.then(DRAW, f.player)
        g.then(FALL, CHANCE)
        g.window(REACT, g.winner)


class React(Step[Bazaar]):
    """Who holds any card may veto; that may be vetoed in turn."""

    def options(self, g: Bazaar, f: Frame) -> list[int]:
        hand = g.hands[f.player]
        if not hand:
            return []
        return [PASS, VETO] if hand[-1] >= FIRST_VETO else [PASS]

    def choose(self, g: Bazaar, f: Frame, code: int) -> None:
        if code == VETO:
            g.hands[f.player].pop()
            g.reveal()
            g.note(VETOED, f.player)
            g.then(CANCEL, f.player)
            g.window(REACT, f.player)


class Cancel(Step[Bazaar]):
    """What was about to happen does not, nor the answers to it still outstanding."""

    def enter(self, g: Bazaar, f: Frame) -> None:
        while g.stack.pop().step is REACT:
            pass


class Fall(Step[Bazaar]):
    """A die says what the round is worth; the stake doubles it."""

    def options(self, g: Bazaar, f: Frame) -> list[int]:
        return [ROLL + side for side in range(6)]

    def choose(self, g: Bazaar, f: Frame, code: int) -> None:
        die = code - ROLL + 1
        g.points[g.winner] += die * (2 if g.stakes[g.winner] == 1 else 1)
        g.note(ROLLED, g.winner, die)
        g.then(TAKE_LOT, g.winner)
        g.then(GIVE_COIN, g.winner)


class GiveCoin(Step[Bazaar]):
    """The winner gives a coin to another merchant."""

    def options(self, g: Bazaar, f: Frame) -> list[int]:
        return [GIVE + seat for seat in range(SEATS) if seat != f.player]

    def choose(self, g: Bazaar, f: Frame, code: int) -> None:
        g.points[code - GIVE] += 1
        g.note(GAVE, f.player, code - GIVE)


class TakeLot(Step[Bazaar]):
    """The winner takes one of the lots left."""

    def options(self, g: Bazaar, f: Frame) -> list[int]:
        return [TAKE + lot for lot in g.lots]

    def choose(self, g: Bazaar, f: Frame, code: int) -> None:
        lot = code - TAKE
        g.lots.remove(lot)
        g.points[f.player] += LOT_VALUE[lot]
        g.note(TOOK, f.player, lot)


class Draw(Step[Bazaar]):
    """Everybody draws while the stock lasts, from the last hand on; the bids are put away."""

    def enter(self, g: Bazaar, f: Frame) -> None:
        g.bids = [-1, -1, -1]
        g.stakes = [-1, -1, -1]
        g.winner = -1
        for seat in range(SEATS):
            if len(g.stock) > 0:
                card = g.stock.pop()
                g.hands[seat].append(card)
                g.hands[seat].sort()
                g.note(DREW, seat, card, audience=BIT[seat])
                g.reveal()


ROUND: Final = Round()
OFFER: Final = Offer(secret=True, sealed=True)
WAGER: Final = Wager(secret=True, sealed=True)
COMPARE: Final = Compare()
REACT: Final = React(secret=True)
CANCEL: Final = Cancel()
FALL: Final = Fall()
GIVE_COIN: Final = GiveCoin()
TAKE_LOT: Final = TakeLot()
DRAW: Final = Draw()


class BazaarGame(Game):
    name = "bazaar"
    prefix = "BAZ"
    players = (3,)
    options = (Option("rounds", (1, 2, 3, 4), 3), Option("rich", (False, True), False))
    table = ACTIONS
    events = EVENTS
    endings = ("richest", "shared")
    longest = 60
    chance = True
    hidden = True

    def fresh(self, players: int, seed: int, options: Options) -> Bazaar:
        cards = list(range(len(CARDS)))
        Rng(seed).shuffle(cards)
        return self._begin(cards, options)

    def deal(self, setup: Setup) -> Bazaar:
        cards: list[int] = []
        for name in ("hand1", "hand2", "hand3", "stock"):
            words = setup.deal.get(name, [])
            if any(word not in CARD.index for word in words) or len(words) != HAND:
                raise BadSetup(what=f"{name}: {' '.join(words)}")
            cards += [CARD.index[word] for word in words]
        if len(set(cards)) != len(CARDS) or len(setup.deal) != 4:
            raise BadSetup(what="a card twice")
        state = self._begin(cards, setup.options)
        state.options = setup.options
        return state

    def _begin(self, cards: list[int], options: Options) -> Bazaar:
        state = Bazaar()
        state.rounds = int(options["rounds"])
        state.points = [10 if options["rich"] else 0] * SEATS
        state.hands = [sorted(cards[seat * HAND:seat * HAND + HAND]) for seat in range(SEATS)]
        state.stock = cards[SEATS * HAND:]
        state.then(ROUND, 0)
        state.settle()
        return state

    def setup(self, state: GameState) -> Setup:
        assert isinstance(state, Bazaar)
        deal = {f"hand{seat + 1}": [CARDS[card] for card in state.hands[seat]] for seat in range(SEATS)}
        deal["stock"] = [CARDS[card] for card in state.stock]
        return Setup(SEATS, {"rounds": state.rounds, "rich": state.points[0] == 10}, deal)


BAZAAR = BazaarGame()


def bazaar(hands: list[list[str]], stock: list[str] | None = None, rounds: int = 3) -> Setup:
    """A deal with these cards in the hands; what is not named is filled up in order."""
    named = {card for hand in hands for card in hand} | set(stock or [])
    left = [card for card in CARDS if card not in named]
    deal: dict[str, list[str]] = {}
    for number, hand in enumerate([*hands, stock or []], 1):
        missing = HAND - len(hand)
        deal["stock" if number == 4 else f"hand{number}"] = [*hand, *left[:missing]]
        left = left[missing:]
    return Setup(SEATS, {"rounds": rounds, "rich": False}, deal)
