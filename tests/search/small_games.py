"""Games of two or three decisions whose right answers are known."""
from __future__ import annotations

from typing import Any

from meydan.core.rng import Rng
from meydan.core.state import CHANCE, Frame, GameState, Step


class Small(GameState):
    """What is common to them: a few numbers that are copied."""

    def __init__(self, source: Small | None = None) -> None:
        super().__init__()
        self.numbers = [0, 0, 0] if source is None else source.numbers[:]
        if source is not None:
            self.share(source)

    def clone(self) -> Small:
        return type(self)(self)

    def determinize(self, observer: int, seed: int) -> Small:
        return self.clone()

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"numbers": self.numbers}

    def scores(self) -> list[dict[str, int]]:
        return [{"total": 0}] * int(self.players)

    def begin(self, *steps: tuple[Step[Any], int]) -> Small:
        for step, player in reversed(steps):
            self.then(step, player)
        self.settle()
        return self


class Throw(Step[Small]):
    """Rock, paper or scissors, sealed; the second throw decides."""

    def options(self, g: Small, f: Frame) -> list[int]:
        return [0, 1, 2]

    def choose(self, g: Small, f: Frame, code: int) -> None:
        if f.player == 0:
            g.numbers[0] = code
        else:
            g.finish([3, 1, 2][(g.numbers[0] - code) % 3], 0)


class Gamble(Step[Small]):
    """0 takes a sure loss of a third, 1 rolls a die: won with five of six."""

    def options(self, g: Small, f: Frame) -> list[int]:
        return [0, 1]

    def choose(self, g: Small, f: Frame, code: int) -> None:
        g.then(DIE, CHANCE, 5 if code else 2)


class Die(Step[Small]):
    def options(self, g: Small, f: Frame) -> list[int]:
        return [2, 3, 4, 5, 6, 7]

    def choose(self, g: Small, f: Frame, code: int) -> None:
        g.finish(1 if code - 2 < f.number else 2, 0)


class Guess(Step[Small]):
    """Seat 0 guesses a number from 0 to 2 that only seat 1 knows; 3 asks, and then only the right one is left."""

    def options(self, g: Small, f: Frame) -> list[int]:
        return [g.numbers[0], 4] if f.number else [0, 1, 2, 3]

    def choose(self, g: Small, f: Frame, code: int) -> None:
        if code == 3:
            g.numbers[1] = 1
            g.then(GUESS, 0, 1)
        else:
            g.finish(1 if code == g.numbers[0] else 2, 0)


class Guessing(Small):
    """The number of seat 1 is dealt anew for seat 0 unless it was told."""

    def determinize(self, observer: int, seed: int) -> Small:
        twin = self.clone()
        if observer == 0 and not self.numbers[1]:
            twin.numbers[0] = int(Rng(seed).below(3))
        return twin

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"number": self.numbers[0] if seat == 1 or self.numbers[1] else None}


class King(Step[Small]):
    """Three seats in turn: 0 helps the next seat, 1 helps oneself; two marks win at once, else the last one does."""

    def options(self, g: Small, f: Frame) -> list[int]:
        return [0, 1]

    def choose(self, g: Small, f: Frame, code: int) -> None:
        helped = (f.player + 1 - code) % 3
        g.numbers[helped] += 1
        if g.numbers[helped] == 2 or f.player == 2:
            g.finish(2 ** int(helped), 0)


class Stand(Step[Small]):
    """Seat 0 holds one of two cards: 0 leaves it to a die (won with two of six), 1 lets seat 1 name the card."""

    def options(self, g: Small, f: Frame) -> list[int]:
        return [0, 1]

    def choose(self, g: Small, f: Frame, code: int) -> None:
        if code:
            g.then(NAME, 1)
        else:
            g.then(DIE, CHANCE, 2)


class Name(Step[Small]):
    def options(self, g: Small, f: Frame) -> list[int]:
        return [0, 1]

    def choose(self, g: Small, f: Frame, code: int) -> None:
        g.finish(2 if code == g.numbers[0] else 1, 0)


class Bluffing(Small):
    """The card of seat 0 is dealt anew for seat 1."""

    def determinize(self, observer: int, seed: int) -> Small:
        twin = self.clone()
        if observer == 1:
            twin.numbers[0] = int(Rng(seed).below(2))
        return twin


class Plan(Step[Small]):
    """Two own choices, then a card is shown: only 1 after 1 is good; the turn ends."""

    def options(self, g: Small, f: Frame) -> list[int]:
        return [0, 1, 2, 3, 4, 5]

    def choose(self, g: Small, f: Frame, code: int) -> None:
        g.reveal()                                  # something of the seat's own: nothing is luck here
        g.numbers[f.number] = code
        if f.number == 1:
            g.numbers[2] = 1


class Planning(Small):
    """A game of whole turns, in which the first choice alone looks bad."""

    def turns_begun(self) -> int:
        return 1 + self.numbers[2]

    def evaluate(self, seat: int) -> float:
        good = self.numbers[0] == 1 and self.numbers[1] == 1
        return 0.9 if good else -0.5 if self.numbers[0] == 1 else 0.0


class Sow(Step[Small]):
    """A choice that is a turn of its own."""

    def options(self, g: Small, f: Frame) -> list[int]:
        return [0, 1]

    def choose(self, g: Small, f: Frame, code: int) -> None:
        if f.player == 0:
            g.numbers[0] = 2 * g.numbers[0] + code
        else:
            g.numbers[1] = code
        g.numbers[2] += 1


class Sowing(Small):
    """Two own turns and one of another's between: 0 brings a little at once, 1 brings much if 1 follows, unless the
    other answers 1, which does not help the other either."""

    def turns_begun(self) -> int:
        return 1 + self.numbers[2]

    def evaluate(self, seat: int) -> float:
        if seat == 1:
            return -0.8 if self.numbers[1] else 0.0
        if self.numbers[2] < 3:
            return 0.0 if self.numbers[0] else 0.2
        return 0.9 if self.numbers[0] == 3 and not self.numbers[1] else 0.2


class Hoarding(Sowing):
    """A turn each: seat 0 hides its gold (0) or leaves it open (1), which is better unless seat 1 has the key."""

    def determinize(self, observer: int, seed: int) -> Small:
        twin = self.clone()
        if observer == 0:
            twin.numbers[3] = int(Rng(seed).below(2))
        return twin

    def evaluate(self, seat: int) -> float:
        is_open, robbed, _, has_key = self.numbers
        gold = 0.4 if not is_open else -0.7 if robbed and has_key else 0.5
        return -gold if seat else gold


class Draw(Sow):
    """The same, and a card is drawn."""

    def choose(self, g: Small, f: Frame, code: int) -> None:
        g.reveal()
        super().choose(g, f, code)


class Drawing(Sowing):
    """Sowing by a network that sees what was drawn."""

    def determinize(self, observer: int, seed: int) -> Small:
        twin = self.clone()
        twin.numbers[3] = int(Rng(seed).below(2))
        return twin


class Walk(Step[Small]):
    """A long way with one choice at each step."""

    def options(self, g: Small, f: Frame) -> list[int]:
        return [0]

    def choose(self, g: Small, f: Frame, code: int) -> None:
        g.numbers[0] += 1
        if g.numbers[0] == 3000:
            g.finish(1, 0)
        else:
            g.then(WALK, 0)


class Take(Step[Small]):
    """Nim: one to three stones; whoever takes the last one wins."""

    def options(self, g: Small, f: Frame) -> list[int]:
        return [1, 2, 3][:g.numbers[0]]

    def choose(self, g: Small, f: Frame, code: int) -> None:
        g.numbers[0] -= code
        if g.numbers[0] == 0:
            g.finish(2 ** int(f.player), 0)
        else:
            g.then(TAKE, 1 - f.player)


class Road(Step[Small]):
    """A fork: 0, 1 and 2 lead to the same end in two, no and one choices more, which change nothing."""

    def options(self, g: Small, f: Frame) -> list[int]:
        return [0, 1] if f.number else [0, 1, 2]

    def choose(self, g: Small, f: Frame, code: int) -> None:
        left = int(f.number) - 1 if f.number else (2, 0, 1)[code]
        if left == 0:
            g.finish(2 ** g.numbers[0], 0)
        else:
            g.then(ROAD, 1 - f.player, left)


class Again(Step[Small]):
    """The same seat chooses twice; only 1 and 1 wins."""

    def options(self, g: Small, f: Frame) -> list[int]:
        return [0, 1]

    def choose(self, g: Small, f: Frame, code: int) -> None:
        if f.number:
            g.finish(1 if code and g.numbers[0] else 2, 0)
        else:
            g.numbers[0] = code
            g.then(AGAIN, 0, 1)


class Crown(Step[Small]):
    """Three seats: 0 lets seat 1, which never wins, crown one of the others; 1 crowns seat 2."""

    def options(self, g: Small, f: Frame) -> list[int]:
        return [0, 1]

    def choose(self, g: Small, f: Frame, code: int) -> None:
        if f.player == 0 and code == 0:
            g.then(CROWN, 1)
        else:
            g.finish(4 if code else 1, 0)


class Cast(Step[Small]):
    """A die that wins with 5, 6 (code 1) or 0 of its six faces."""

    def options(self, g: Small, f: Frame) -> list[int]:
        return [0, 1, 2]

    def choose(self, g: Small, f: Frame, code: int) -> None:
        g.then(DIE, CHANCE, (5, 6, 0)[code])


class Turn(Step[Small]):
    """0 turns up a card that wins if it is a 0, 1 leaves it where it is and loses; 2 turns it up and counts later."""

    def options(self, g: Small, f: Frame) -> list[int]:
        return [3, 4] if f.number else [0, 1, 2]

    def choose(self, g: Small, f: Frame, code: int) -> None:
        if code in (0, 2):
            g.reveal()
        if code == 2:
            g.then(TURN, 0, 1)
        else:
            g.finish(2 if code == 1 or g.numbers[0] else 1, 0)


class Turning(Small):
    """Nobody knows the card before it is turned up."""

    def determinize(self, observer: int, seed: int) -> Small:
        twin = self.clone()
        twin.numbers[0] = int(Rng(seed).below(2))
        return twin

    def signature(self) -> int:
        return self.numbers[0]


class GuessingTurn(Guessing):
    """The same as one turn that is planned as a whole."""

    def turns_begun(self) -> int:
        return 1


THROW, GAMBLE, DIE, GUESS, KING = Throw(sealed=True), Gamble(), Die(), Guess(), King()
STAND, NAME, PLAN, SOW, DRAW = Stand(), Name(), Plan(), Sow(), Draw()
TAKE, ROAD, AGAIN, CROWN, CAST, TURN = Take(), Road(), Again(), Crown(), Cast(), Turn()


WALK = Walk()


def walking() -> Small:
    return Small().begin((WALK, 0))


def throwing() -> Small:
    return Small().begin((THROW, 0), (THROW, 1))


def gambling() -> Small:
    return Small().begin((GAMBLE, 0))


def guessing(number: int) -> Small:
    state = Guessing()
    state.numbers[0] = number
    return state.begin((GUESS, 0))


def bluffing(card: int) -> Small:
    state = Bluffing()
    state.numbers[0] = card
    return state.begin((STAND, 0))


def hoarding() -> Small:
    state = Hoarding()
    state.numbers.append(0)
    return state.begin((SOW, 0), (SOW, 1), (GAMBLE, 0))


def sowing() -> Small:
    return Sowing().begin((SOW, 0), (SOW, 1), (SOW, 0), (GAMBLE, 1))


def drawing() -> Small:
    state = Drawing()
    state.numbers.append(0)
    return state.begin((DRAW, 0), (SOW, 1), (DRAW, 0), (GAMBLE, 1))


def planning() -> Small:
    state = Planning()
    state.then(GAMBLE, 1)
    for number in (1, 0):
        state.then(PLAN, 0, number)
    state.settle()
    return state


def kings() -> Small:
    state = Small()
    state.players = 3
    return state.begin((KING, 0), (KING, 1), (KING, 2))


def nim(stones: int) -> Small:
    state = Small()
    state.numbers[0] = stones
    return state.begin((TAKE, 0))


def fork(winner: int) -> Small:
    state = Small()
    state.numbers[0] = winner
    return state.begin((ROAD, 0))


def crowning() -> Small:
    state = Small()
    state.players = 3
    return state.begin((CROWN, 0))


def guessing_turn(number: int) -> Small:
    state = GuessingTurn()
    state.numbers[0] = number
    return state.begin((GUESS, 0))
