"""What the Epic Tales about cards and turns do (INIS-17)."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step
from meydan.games.inis.actions import (
    GIVE,
    IN,
    REVEALED,
    TAKE,
    TOOK_PLAYED,
    TURN_TAKEN,
)
from meydan.games.inis.advantage_cards import GIVE_BACK, give_action, take_aside
from meydan.games.inis.components import (
    CARD,
    CATHBADS_WORD,
    CHAMPIONS_SHARE,
    DEIRDRES_BEAUTY,
    FIRST_EPIC,
    LUG_SAMILDANACH,
    MAEVES_WEALTH,
    OENGUS_PLOY,
    THE_DAGDA,
    TUANS_MEMORY,
    lowest,
    members,
)
from meydan.games.inis.draws import draw
from meydan.games.inis.play import (
    DISCARD_PLAYED,
    SEASON_EFFECTS,
    TRISKEL_EFFECTS,
    Decision,
    Effect,
    answered,
    cancel,
    with_actions,
    with_epics,
)
from meydan.games.inis.removal import remove
from meydan.games.inis.state import ASIDE, EVERYBODY, KEEP_ONE, TABLE, Inis, codes_of


class CathbadsWord(Effect):
    """You choose the Action card that is set aside in this Assembly (INIS-17.5)."""

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        g.cathbad = seat


class ChampionsShare(Effect):
    """Take the Action card that is set aside (INIS-17.6)."""

    def useful(self, g: Inis, seat: i64) -> bool:
        return g.actions[ASIDE] != 0

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        if g.actions[ASIDE]:
            take_aside(g, seat)


class TheDagda(Effect):
    """The card is ignored; The Dagda is discarded after it, and then all Epic Tales are shuffled (INIS-17.8)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return answered(g)

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        depth = cancel(g)
        if depth >= 0:
            own = len(g.stack) - 1
            while g.stack[own].step is not DISCARD_PLAYED or g.stack[own].number != FIRST_EPIC + THE_DAGDA:
                own -= 1
            frame = g.stack[own]
            del g.stack[own]
            g.stack.insert(depth, frame)


class DeirdresBeauty(Effect):
    """Each opponent reveals a random Epic Tale; take 1, discard the others; remove 1 of your clans (INIS-17.12)."""

    def useful(self, g: Inis, seat: i64) -> bool:
        return g.presence[seat] != 0 or with_epics(g, seat) != 0

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        g.then(SACRIFICE, seat)
        g.then(TAKE_SHOWN, seat)
        other = g.after(seat)
        while other != seat:
            if g.epics[other]:
                epic = g.random_card(g.epics[other])
                g.epics[other] &= ~BIT[epic]
                g.shown |= BIT[epic]
                g.know_epic(epic, TABLE, EVERYBODY)
                g.note(REVEALED, other, FIRST_EPIC + epic)
            other = g.after(other)


class TakeShown(Decision):
    """One of the revealed Epic Tales is taken, the others are discarded (INIS-17.12)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"shown": [CARD.names[FIRST_EPIC + epic] for epic in members(g.shown)]}

    def ask(self, g: Inis, f: Frame) -> list[int]:
        return codes_of(TAKE + FIRST_EPIC, g.shown)

    def answer(self, g: Inis, f: Frame, code: i64) -> None:
        epic = code - TAKE - FIRST_EPIC
        rest = g.shown & ~BIT[epic]
        g.shown = 0
        g.epics[f.player] |= BIT[epic]
        g.know_epic(epic, f.player, EVERYBODY)
        g.note(TOOK_PLAYED, f.player, code - TAKE)
        if rest:
            g.discard_epics(f.player, rest, False)


class Sacrifice(Decision):
    """One of the own clans is removed from any territory (INIS-17.12)."""

    def ask(self, g: Inis, f: Frame) -> list[int]:
        return codes_of(IN, g.presence[f.player])

    def answer(self, g: Inis, f: Frame, code: i64) -> None:
        remove(g, f.player, code - IN)


class LugSamildanach(Effect):
    """Take the Action card that has been resolved into your hand (INIS-17.17)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"taken": CARD.names[param & 63]}

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        card = param & 63
        g.table &= ~BIT[card]
        g.move_action(card, TABLE, seat, EVERYBODY)
        g.note(TOOK_PLAYED, seat, card)


class MaevesWealth(Effect):
    """Each other player who can gives you 1 Action card; you give 1 back to each (INIS-17.19)."""

    def useful(self, g: Inis, seat: i64) -> bool:
        return with_actions(g, seat) != 0

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        g.then(GATHER_GIFTS, seat)
        other = g.after(seat)
        givers: list[int] = []
        while other != seat:
            if g.actions[other]:
                givers.append(other)
            other = g.after(other)
        for giver in reversed(givers):
            g.then(CHOOSE_GIFT, giver, seat)


class ChooseGift(Step[Inis]):
    """Givers choose at the same time, secretly (INIS-17.19)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"to": int(f.number)}

    def options(self, g: Inis, f: Frame) -> list[int]:
        return codes_of(GIVE, g.actions[f.player])

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        g.held[f.player] = BIT[code - GIVE]


class GatherGifts(Step[Inis]):
    """All gifts are handed over; then one Action card goes back to each giver."""

    def enter(self, g: Inis, f: Frame) -> None:
        giver = g.after(f.player)
        givers: list[int] = []
        while giver != f.player:
            if g.held[giver]:
                givers.append(giver)
                give_action(g, giver, f.player, lowest(g.held[giver]))
                g.held[giver] = 0
            giver = g.after(giver)
        for other in reversed(givers):
            g.then(GIVE_BACK, f.player, other)


class OengusPloy(Effect):
    """You take the next turn; a Season about to end goes on (INIS-17.23)."""

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        g.ploy = seat
        g.note(TURN_TAKEN, seat)


class TuansMemory(Effect):
    """Draw 3 Epic Tales, keep 1 (INIS-17.30)."""

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        draw(g, seat, 3, KEEP_ONE)


TAKE_SHOWN: Final = TakeShown()
SACRIFICE: Final = Sacrifice()
CHOOSE_GIFT: Final = ChooseGift(secret=True, sealed=True)
GATHER_GIFTS: Final = GatherGifts()

SEASON_EFFECTS[FIRST_EPIC + CHAMPIONS_SHARE] = ChampionsShare()
SEASON_EFFECTS[FIRST_EPIC + DEIRDRES_BEAUTY] = DeirdresBeauty()
SEASON_EFFECTS[FIRST_EPIC + MAEVES_WEALTH] = MaevesWealth()
SEASON_EFFECTS[FIRST_EPIC + TUANS_MEMORY] = TuansMemory()
TRISKEL_EFFECTS[FIRST_EPIC + CATHBADS_WORD] = CathbadsWord()
TRISKEL_EFFECTS[FIRST_EPIC + THE_DAGDA] = TheDagda()
TRISKEL_EFFECTS[FIRST_EPIC + LUG_SAMILDANACH] = LugSamildanach()
TRISKEL_EFFECTS[FIRST_EPIC + OENGUS_PLOY] = OengusPloy()
