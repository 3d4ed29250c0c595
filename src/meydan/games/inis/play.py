"""How a card is played: declared, answered, resolved, followed by its `after` window, discarded (INIS-8, 9)."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step
from meydan.games.inis.actions import (
    ADVANTAGE_DISCARDED,
    CANCELLED,
    DECLINE,
    PLAY,
    PLAYED_SEASON,
    PLAYED_TRISKEL,
)
from meydan.games.inis.components import (
    ACTIONS,
    CARD,
    COVE,
    FIRST_ADVANTAGE,
    FIRST_EPIC,
    FOREST,
    GEIS,
    LOST_VALE,
    LUG_SAMILDANACH,
    MASTER_CRAFTSMAN,
    MOOR,
    OENGUS_PLOY,
    SALT_MINE,
    STONE_CIRCLE,
    TERRITORY,
    THE_DAGDA,
    VALLEY,
)
from meydan.games.inis.state import (
    ASIDE,
    CANCELLED_COUNTS,
    DISCARDED,
    EVERYBODY,
    IDLE_PLAYS,
    ONE_WINDOW,
    PLAYED,
    TABLE,
    Inis,
)

# What a card is played for.
SEASON: Final = 0
TRISKEL: Final = 1
ATTACKING: Final = 2                        # The Dagda's Club when making an attack
ANY_TIME: Final = 3                         # the Moor, beside the question being asked
USES: Final = ("season", "triskel", "attack", "any-time")


class Effect:
    """What one card does when used in one way."""

    def declare(self, g: Inis, seat: i64) -> None:
        """Push the choices made before anybody may answer; they go to `param` and `moves`."""

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        """Carry out the declared effect."""

    def useful(self, g: Inis, seat: i64) -> bool:
        """Whether playing the card now would change anything, for all its player knows."""
        return True

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        """What was declared so far, open to all: territories, players, numbers of clans (INIS-9.3)."""
        return {}


# The effects by card; filled by the modules of the cards.
SEASON_EFFECTS: Final[list[Effect]] = [Effect() for _ in range(63)]
TRISKEL_EFFECTS: Final[list[Effect]] = [Effect() for _ in range(63)]
ATTACK_EFFECTS: Final[list[Effect]] = [Effect()]


def effect_of(card: i64, use: i64) -> Effect:
    if use == SEASON:
        return SEASON_EFFECTS[card]
    if use == ATTACKING:
        return ATTACK_EFFECTS[0]
    return TRISKEL_EFFECTS[card]


class Decision(Step[Inis]):
    """A question whose answer may be a card; the holder of the Moor may look before answering (INIS-9.12)."""

    def ask(self, g: Inis, f: Frame) -> list[int]:
        """The options, none if the step acts by itself."""
        return []

    def answer(self, g: Inis, f: Frame, code: i64) -> None:
        raise NotImplementedError

    def resume(self, g: Inis, f: Frame) -> None:
        """What goes on when a card played here has been dealt with."""

    def options(self, g: Inis, f: Frame) -> list[int]:
        codes = self.ask(g, f)
        if codes and g.advantage[MOOR] == f.player and not g.locked and not g.speared and moor_allowed(g, f.player):
            codes.append(PLAY + FIRST_ADVANTAGE + MOOR)
        return codes

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        if code == PLAY + FIRST_ADVANTAGE + MOOR:
            begin(g, f, FIRST_ADVANTAGE + MOOR, ANY_TIME)
        else:
            self.answer(g, f, code)

    def seen_by(self, f: Frame, code: i64, seat: i64) -> bool:
        return code == PLAY + FIRST_ADVANTAGE + MOOR or seat == f.player


def moor_allowed(g: Inis, seat: i64) -> bool:
    """With the option O-1 off the Moor needs somebody with Epic Tales."""
    return g.rules & IDLE_PLAYS != 0 or TRISKEL_EFFECTS[FIRST_ADVANTAGE + MOOR].useful(g, seat)


def playable(g: Inis, seat: i64, card: i64, use: i64) -> bool:
    """Option O-1: whether a card without possible effect may be played (INIS-8.9)."""
    return g.rules & IDLE_PLAYS != 0 or effect_of(card, use).useful(g, seat)


def begin(g: Inis, f: Frame, card: i64, use: i64) -> None:
    """A card is shown in answer to a question, then declared (INIS-8.8)."""
    seat = f.player
    if use == ANY_TIME:
        g.stack.append(f)
    else:
        decision = f.step
        assert isinstance(decision, Decision)
        decision.resume(g, f)
    if use == SEASON:
        g.passed = 0
        g.note(PLAYED_SEASON, seat, card)
    else:
        g.note(PLAYED_TRISKEL, seat, card)
    on_table(g, seat, card)
    if card < FIRST_ADVANTAGE or card >= FIRST_EPIC or use == SEASON:
        g.then(DISCARD_PLAYED, seat, card)
        g.then(AFTER_CARD, seat, card | use << 6)
    g.param = 0
    g.then(COMMIT, seat, card | use << 6)
    effect_of(card, use).declare(g, seat)


class Commit(Step[Inis]):
    """All choices are declared; now the card may be answered (INIS-9.3)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return told(g, f)

    def enter(self, g: Inis, f: Frame) -> None:
        g.then(RESOLVE, f.player, f.number | g.param << 8)
        DECLARED.open(g, g.active(), f.number & 63 | f.player << 6)


def on_table(g: Inis, seat: i64, card: i64) -> None:
    """The card leaves the hand and lies open (INIS-8.10)."""
    if card < ACTIONS:
        g.move_action(card, seat, TABLE, EVERYBODY)
        g.table |= BIT[card]
        g.disclose()
    elif card < FIRST_EPIC:
        g.advantage[card - FIRST_ADVANTAGE] = PLAYED
    else:
        epic = card - FIRST_EPIC
        g.epics[seat] &= ~BIT[epic]
        g.know_epic(epic, TABLE, EVERYBODY)
        g.table_epics |= BIT[epic]
        g.disclose()


class Resolve(Step[Inis]):
    """The card takes effect (INIS-8.8)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return told(g, f)

    def enter(self, g: Inis, f: Frame) -> None:
        effect_of(f.number & 63, f.number >> 6 & 3).resolve(g, f.player, f.number >> 8)


class DiscardPlayed(Step[Inis]):
    """The played card goes to its pile, unless somebody took it (INIS-9.7)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"card": CARD.names[f.number]}

    def enter(self, g: Inis, f: Frame) -> None:
        card = f.number
        if card < ACTIONS:
            if g.table & BIT[card]:
                g.table &= ~BIT[card]
                g.move_action(card, TABLE, DISCARDED, EVERYBODY)
        elif card >= FIRST_EPIC:
            epic = card - FIRST_EPIC
            if g.table_epics & BIT[epic]:
                g.table_epics &= ~BIT[epic]
                g.discard_epics(f.player, BIT[epic], True)


# What a card on its way is about, in words.


def told(g: Inis, f: Frame) -> dict[str, Any]:
    """A card shown but not resolved: which, by whom, for what, and all that is declared of it."""
    param: i64 = g.param
    if f.step is RESOLVE:
        param = f.number >> 8
    facts: dict[str, Any] = {"card": CARD.names[f.number & 63], "by": int(f.player), "use": USES[f.number >> 6 & 3]}
    facts.update(effect_of(f.number & 63, f.number >> 6 & 3).targets(g, f.player, param))
    return facts


def declaration(g: Inis) -> dict[str, Any]:
    """The card whose declaration, or else whose effect, the present question belongs to."""
    for depth in range(len(g.stack) - 1, -1, -1):
        step = g.stack[depth].step
        if step is COMMIT or step is RESOLVE:
            return told(g, g.stack[depth])
        if step is AFTER_CARD:
            return {"card": CARD.names[g.stack[depth].number & 63], "by": int(g.stack[depth].player)}
    return {}


def answered(g: Inis) -> dict[str, Any]:
    """The card that is to be ignored: the second one from the top that waits to be resolved."""
    for depth in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[depth]
        if frame.step is RESOLVE and frame.number & 63 not in (GEIS, FIRST_EPIC + THE_DAGDA):
            return {"cancels": CARD.names[frame.number & 63], "player": int(frame.player)}
    return {}


def land(territory: i64) -> str | None:
    """The name of a territory, or nothing for -1."""
    return TERRITORY.names[territory] if territory >= 0 else None


def moved(g: Inis) -> dict[str, int]:
    """The clans of the declaration being made, by territory."""
    return {TERRITORY.names[n]: int(g.moves[n]) for n in range(16) if g.moves[n]}


def cancel(g: Inis) -> i64:
    """The effect of the card answered is ignored; where on the stack its discarding stands, or -1 (INIS-8.11)."""
    depth = len(g.stack) - 1
    while g.stack[depth].step is not RESOLVE:
        depth -= 1
    frame = g.stack[depth]
    card = frame.number & 63
    g.note(CANCELLED, frame.player, card)
    if frame.number >> 6 & 3 == SEASON:
        g.pledged = 0
        g.pledged_epics = 0
    del g.stack[depth]
    if g.stack[depth].step is DECLARED.opening:
        del g.stack[depth]
    if g.stack[depth - 1].step is not AFTER_CARD:
        return -1
    if not g.rules & CANCELLED_COUNTS:
        del g.stack[depth - 1]
    return depth - 2


# Windows (INIS-9).


class Window(Decision):
    """All who could hold a fitting card are asked at once, until all in a row decline (INIS-9.1, 9.13).

    Answers count in turn order; once a card is played everybody is asked again. Whoever is known to be able to answer
    is asked openly in his turn (`twin`), for there is nothing to hide. The frame's number is what the window is about.
    """

    def __init__(self, use: int = TRISKEL, openly: bool = False, twin: Window | None = None) -> None:
        super().__init__(secret=True, window=not openly)
        self.use: i64 = use
        self.twin = twin
        self.opening = Opening(self)

    def may(self, g: Inis, about: i64, seat: i64) -> bool:
        """Whether the seat could act here, judged by open facts only."""
        raise NotImplementedError

    def sure(self, g: Inis, about: i64, seat: i64) -> bool:
        """Whether everybody knows that it can."""
        return False

    def cards(self, g: Inis, about: i64, seat: i64, codes: list[int]) -> None:
        """Append what the seat can really play."""
        raise NotImplementedError

    def open(self, g: Inis, first: i64, about: i64 = 0) -> None:
        if g.speared:
            return
        seat = g.before(first)
        for _ in range(g.players):
            if self.may(g, about, seat):
                if self.twin is not None and self.sure(g, about, seat):
                    g.then(self.twin, seat, about)
                else:
                    g.then(self, seat, about)
            seat = g.before(seat)

    def ask(self, g: Inis, f: Frame) -> list[int]:
        if g.speared:                                   # since it was opened; nobody else's answer changes who may act
            return []
        codes: list[int] = [DECLINE]
        self.cards(g, f.number, f.player, codes)
        return codes

    def answer(self, g: Inis, f: Frame, code: i64) -> None:
        if code != DECLINE:
            self.close(g, f)
            begin(g, f, code - PLAY, self.use)

    def close(self, g: Inis, f: Frame) -> None:
        """The others of this moment are not asked any more; `resume` opens it again."""
        while g.stack[-1].number == f.number and type(g.stack[-1].step) is type(self):
            g.stack.pop()

    def resume(self, g: Inis, f: Frame) -> None:
        """All are asked again; who could act is seen when the card played now has taken effect."""
        g.then(self.opening, g.after(f.player), f.number)


class Opening(Step[Inis]):
    """A window opens again after a card was played in it (INIS-9.1)."""

    def __init__(self, window: Window) -> None:
        super().__init__()
        self.again = window

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        facts = self.again.about(g, f, seat)
        facts["window"] = type(self.again).__name__
        return facts

    def enter(self, g: Inis, f: Frame) -> None:
        self.again.open(g, f.player, f.number)


class Declared(Window):
    """Geis answers an opponent's Action card, The Dagda an Epic Tale or Advantage card (INIS-9.3)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return declaration(g)

    def may(self, g: Inis, about: i64, seat: i64) -> bool:
        if about & 63 < ACTIONS:
            return seat != about >> 6 and g.could_hold_action(seat, GEIS)
        return g.could_hold_epic(seat, THE_DAGDA)

    def cards(self, g: Inis, about: i64, seat: i64, codes: list[int]) -> None:
        if about & 63 < ACTIONS:
            if g.holds_action(seat, GEIS):
                codes.append(PLAY + GEIS)
        elif g.holds_epic(seat, THE_DAGDA):
            codes.append(PLAY + FIRST_EPIC + THE_DAGDA)


class AfterCard(Step[Inis]):
    """One single window follows each played card (INIS-9.6, 9.7); after a turn's own card it is also the turn's end."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"card": CARD.names[f.number & 63], "use": USES[f.number >> 6 & 3]}

    def enter(self, g: Inis, f: Frame) -> None:
        depth = len(g.stack) - 2                        # under the discarding of the card
        if f.number >> 6 & 3 == SEASON and g.rules & ONE_WINDOW and not g.stack[depth].number:
            g.stack[depth] = Frame(g.stack[depth].step, g.stack[depth].player, 1)
            AFTER_TURN.open(g, g.active(), f.number | f.player << 8)
        else:
            AFTER.open(g, g.active(), f.number | f.player << 8)


class After(Window):
    """After a card: Lug Samildanach; Forest, Stone Circle, Master Craftsman; Valley, Cove, Salt Mine, Lost Vale."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"card": CARD.names[f.number & 63], "by": int(f.number >> 8), "use": USES[f.number >> 6 & 3]}

    def may(self, g: Inis, about: i64, seat: i64) -> bool:
        card = about & 63
        if card < ACTIONS and g.table & BIT[card] and g.could_hold_epic(seat, LUG_SAMILDANACH):
            return True
        if seat != about >> 8:
            return False
        lies = card >= FIRST_EPIC and g.table_epics & BIT[card - FIRST_EPIC] != 0
        if lies and g.could_hold_action(seat, MASTER_CRAFTSMAN):
            return True
        return self.sure(g, about, seat)

    def sure(self, g: Inis, about: i64, seat: i64) -> bool:
        card = about & 63
        if seat != about >> 8:
            return False
        if card >= FIRST_EPIC:
            if g.may_play(seat, FOREST):
                return True
            lies = g.table_epics & BIT[card - FIRST_EPIC] != 0
            if lies and g.may_play(seat, STONE_CIRCLE) and g.is_present(STONE_CIRCLE, seat):
                return True
        if about >> 6 & 3 == SEASON:
            return (g.may_play(seat, VALLEY) or g.may_play(seat, LOST_VALE)
                    or (g.may_play(seat, COVE) and g.actions[ASIDE] != 0)
                    or (g.may_play(seat, SALT_MINE) and with_actions(g, seat) != 0))
        return False

    def cards(self, g: Inis, about: i64, seat: i64, codes: list[int]) -> None:
        card = about & 63
        if card < ACTIONS and g.table & BIT[card] and g.holds_epic(seat, LUG_SAMILDANACH):
            codes.append(PLAY + FIRST_EPIC + LUG_SAMILDANACH)
        if seat != about >> 8:
            return
        if card >= FIRST_EPIC:
            self.advantage(g, seat, FOREST, codes)
            if g.table_epics & BIT[card - FIRST_EPIC]:
                if g.holds_action(seat, MASTER_CRAFTSMAN):
                    codes.append(PLAY + MASTER_CRAFTSMAN)
                if g.is_present(STONE_CIRCLE, seat):
                    self.advantage(g, seat, STONE_CIRCLE, codes)
        if about >> 6 & 3 == SEASON:
            self.advantage(g, seat, VALLEY, codes)
            self.advantage(g, seat, LOST_VALE, codes)
            if g.actions[ASIDE]:
                self.advantage(g, seat, COVE, codes)
            if with_actions(g, seat):
                self.advantage(g, seat, SALT_MINE, codes)

    def answer(self, g: Inis, f: Frame, code: i64) -> None:
        super().answer(g, f, code)
        if code in (PLAY + FIRST_EPIC + LUG_SAMILDANACH, PLAY + MASTER_CRAFTSMAN,
                    PLAY + FIRST_ADVANTAGE + STONE_CIRCLE):
            g.param = f.number & 63                     # the card that is to be moved

    def advantage(self, g: Inis, seat: i64, territory: i64, codes: list[int]) -> None:
        if g.may_play(seat, territory) and playable(g, seat, FIRST_ADVANTAGE + territory, TRISKEL):
            codes.append(PLAY + FIRST_ADVANTAGE + territory)


class AfterTurn(After):
    """After the card of the turn, which is the end of the turn as well: also Oengus's Ploy (INIS-9.9)."""

    def may(self, g: Inis, about: i64, seat: i64) -> bool:
        return g.could_hold_epic(seat, OENGUS_PLOY) or super().may(g, about, seat)

    def cards(self, g: Inis, about: i64, seat: i64, codes: list[int]) -> None:
        super().cards(g, about, seat, codes)
        if g.holds_epic(seat, OENGUS_PLOY):
            codes.append(PLAY + FIRST_EPIC + OENGUS_PLOY)


def with_actions(g: Inis, seat: i64) -> i64:
    """The opponents who hold Action cards."""
    mask: i64 = 0
    for other in range(g.players):
        if other != seat and g.actions[other]:
            mask |= BIT[other]
    return mask


def with_epics(g: Inis, seat: i64) -> i64:
    """The opponents who hold Epic Tales."""
    mask: i64 = 0
    for other in range(g.players):
        if other != seat and g.epics[other]:
            mask |= BIT[other]
    return mask


def strike(g: Inis, step: Step[Inis]) -> Frame:
    """Take the nearest frame of this step off the stack: what an answering card prevents."""
    depth = len(g.stack) - 1
    while g.stack[depth].step is not step:
        depth -= 1
    frame = g.stack[depth]
    del g.stack[depth]
    return frame


def discard_advantage(g: Inis, seat: i64, territory: i64) -> None:
    """It lies face down beside the board, as if played (INIS-8.12)."""
    g.advantage[territory] = PLAYED
    g.note(ADVANTAGE_DISCARDED, seat, FIRST_ADVANTAGE + territory)


COMMIT: Final = Commit()
RESOLVE: Final = Resolve()
DISCARD_PLAYED: Final = DiscardPlayed()
DECLARED: Final = Declared()
AFTER_CARD: Final = AfterCard()
AFTER: Final = After(twin=After(openly=True))
AFTER_TURN: Final = AfterTurn(twin=AfterTurn(openly=True))
