"""Drawing Epic Tales, and the cards that come with a draw (INIS-9.11, 10.8)."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step
from meydan.games.inis.actions import DREW, DREW_CARD, KEEP, KEPT, PLAY
from meydan.games.inis.components import FIRST_ADVANTAGE, FIRST_EPIC, GATES, MEADOWS, count, members
from meydan.games.inis.play import TRISKEL_EFFECTS, Decision, Effect, Window
from meydan.games.inis.state import AT_GATES, DRAWER, EVERYBODY, KEEP_ONE, SEE_BEFORE_EXTRA, TABLE, Inis, codes_of

CARDS_OF: Final = DRAWER // 4 - 1                   # the cards in a draw's number


def draw(g: Inis, seat: i64, number: i64, kept: i64 = 0) -> None:
    """The seat draws so many Epic Tales by one effect; `kept` is KEEP_ONE, AT_GATES or 0."""
    g.drawn.append(seat * DRAWER | kept)
    g.then(KEEP_DRAWN, seat)
    if g.rules & SEE_BEFORE_EXTRA:
        g.then(DRAWN, seat)
        g.then(TAKE_FROM_DECK, seat, number)
    else:
        g.then(TAKE_FROM_DECK, seat, number)
        g.then(DRAWN, seat)


class TakeFromDeck(Step[Inis]):
    """Cards are taken from the top of the deck, one by one (INIS-10.8)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"number": int(f.number)}

    def enter(self, g: Inis, f: Frame) -> None:
        for _ in range(f.number):
            card = g.draw_epic(f.player)
            if card >= 0:
                g.drawn[-1] |= BIT[card]
                g.note(DREW, f.player)
                g.note(DREW_CARD, f.player, FIRST_EPIC + card, audience=BIT[f.player])


class Drawn(Step[Inis]):
    """Whoever has drawn may ask for one more (INIS-9.11)."""

    def enter(self, g: Inis, f: Frame) -> None:
        draw: i64 = g.drawn[-1]
        if draw & CARDS_OF or not g.rules & SEE_BEFORE_EXTRA:
            EPIC_DRAWN.open(g, f.player, f.player | draw & AT_GATES)


class EpicDrawn(Window):
    """When you draw an Epic Tale: Meadows; at the Gates also their card (INIS-15.3, 15.8)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"drawer": int(f.number & 15), "gates": f.number & AT_GATES != 0}

    def may(self, g: Inis, about: i64, seat: i64) -> bool:
        return seat == about & 15 and (g.may_play(seat, MEADOWS) or (about & AT_GATES != 0 and g.may_play(seat, GATES)))

    def cards(self, g: Inis, about: i64, seat: i64, codes: list[int]) -> None:
        if g.may_play(seat, MEADOWS):
            codes.append(PLAY + FIRST_ADVANTAGE + MEADOWS)
        if about & AT_GATES and g.may_play(seat, GATES):
            codes.append(PLAY + FIRST_ADVANTAGE + GATES)


class OneMore(Effect):
    """Draw 1 more, keep 1, discard the rest (INIS-15.3, 15.8)."""

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        g.drawn[-1] |= KEEP_ONE
        g.then(TAKE_FROM_DECK, seat, 1)


class KeepDrawn(Decision):
    """The cards drawn are kept, or one of them while the rest is discarded."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"number": count(g.drawn[-1] & CARDS_OF) if g.drawn else 0}

    def ask(self, g: Inis, f: Frame) -> list[int]:
        draw: i64 = g.drawn[-1]
        cards = draw & CARDS_OF
        if not draw & KEEP_ONE or cards & (cards - 1) == 0:
            return []
        return codes_of(KEEP, cards)

    def enter(self, g: Inis, f: Frame) -> None:
        self.keep(g, f.player, g.drawn[-1] & CARDS_OF)

    def answer(self, g: Inis, f: Frame, code: i64) -> None:
        g.reveal()
        self.keep(g, f.player, BIT[code - KEEP])

    def keep(self, g: Inis, seat: i64, cards: i64) -> None:
        draw: i64 = g.drawn[-1]
        rest = draw & CARDS_OF & ~cards
        for card in members(rest):
            g.know_epic(card, TABLE, EVERYBODY)
        g.drawn.pop()
        g.keep_epics(seat, cards, not any(other // DRAWER & 3 == seat for other in g.drawn))
        for card in members(cards):
            g.note(KEPT, seat, FIRST_EPIC + card, audience=BIT[seat])
        if rest:
            g.discard_epics(seat, rest, False)


TAKE_FROM_DECK: Final = TakeFromDeck()
DRAWN: Final = Drawn()
EPIC_DRAWN: Final = EpicDrawn(openly=True)
KEEP_DRAWN: Final = KeepDrawn(secret=True, unseen=True)

TRISKEL_EFFECTS[FIRST_ADVANTAGE + MEADOWS] = OneMore()
TRISKEL_EFFECTS[FIRST_ADVANTAGE + GATES] = OneMore()
