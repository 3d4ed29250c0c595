"""Removing a clan, and the cards that answer it; the Mountains' toll (INIS-10.4, 10.5, 16.2)."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step
from meydan.games.inis.actions import (
    ACTION_DISCARDED,
    ACTION_DISCARDED_CARD,
    CAUGHT,
    DISCARD,
    EXPOSED,
    FETCHED,
    LOSE,
    MOUNTAINS_IGNORED,
    PLAY,
    PROTECTED,
    RELOCATED,
    REMOVED,
    SAVED,
)
from meydan.games.inis.choices import WHERE, field
from meydan.games.inis.components import (
    CAULDRON,
    CLUB,
    DIARMUID,
    FIRST_ADVANTAGE,
    FIRST_EPIC,
    MOUNTAINS,
)
from meydan.games.inis.play import TRISKEL, TRISKEL_EFFECTS, Decision, Effect, Window, begin, land, strike
from meydan.games.inis.state import DISCARDED, Inis, add_codes

# How a clan is removed, above the territory in the number.
EXPOSED_ONLY: Final = 16
PROTECTED_ONLY: Final = 32
BY_MANEUVER: Final = 64


def remove(g: Inis, owner: i64, territory: i64, how: i64 = 0) -> None:
    """One clan of the owner is removed from the territory."""
    g.then(REMOVAL, owner, territory | how)


class Removal(Decision):
    """The owner says which clan only where it matters: exposed or in a citadel (INIS-10.7)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"territory": land(f.number & 15), "exposed": f.number & EXPOSED_ONLY != 0}

    def ask(self, g: Inis, f: Frame) -> list[int]:
        territory = f.number & 15
        if f.number & EXPOSED_ONLY or territory != g.clash or g.sheltered[f.player] == 0 or g.exposed(f.player) == 0:
            return []
        return [EXPOSED, PROTECTED]

    def answer(self, g: Inis, f: Frame, code: i64) -> None:
        if code == PROTECTED:
            self.go(g, f.player, f.number | PROTECTED_ONLY)
        else:
            self.go(g, f.player, f.number)

    def enter(self, g: Inis, f: Frame) -> None:
        territory = f.number & 15
        number = f.number
        if territory == g.clash and not number & EXPOSED_ONLY and g.exposed(f.player) == 0:
            number |= PROTECTED_ONLY
        self.go(g, f.player, number)

    def go(self, g: Inis, owner: i64, number: i64) -> None:
        if still_there(g, owner, number):
            g.then(TAKE_OFF, owner, number)
            CLAN_REMOVED.open(g, owner, number | owner << 8)


class TakeOff(Step[Inis]):
    """The clan goes back to the reserve, or onto Dagda's Cauldron (INIS-10.4, 17.9)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"territory": land(f.number & 15), "protected": f.number & PROTECTED_ONLY != 0}

    def enter(self, g: Inis, f: Frame) -> None:
        territory = f.number & 15
        if not still_there(g, f.player, f.number):
            return
        leave(g, f.player, f.number)
        if territory == g.clash and g.cauldron_of == f.player:
            g.cauldron += 1
            g.note(CAUGHT, f.player, territory)
        else:
            g.reserve[f.player] += 1
            if territory == g.clash:
                g.lost[f.player] += 1
            g.note(REMOVED, f.player, territory)


def still_there(g: Inis, owner: i64, number: i64) -> bool:
    """Whether the clan was not lost meanwhile as the price of an answer (INIS-9.5)."""
    if number & PROTECTED_ONLY:
        return g.sheltered[owner] > 0
    if number & 15 == g.clash:
        return g.exposed(owner) > 0
    return g.is_present(number & 15, owner)


def leave(g: Inis, owner: i64, number: i64) -> None:
    """The clan leaves its territory; a maneuver remembers whom it felled (INIS-14.1)."""
    g.lift(owner, number & 15)
    if number & PROTECTED_ONLY:
        g.sheltered[owner] -= 1
    if number & BY_MANEUVER and owner != g.maneuverer:
        g.felled = True


class ClanRemoved(Window):
    """When one of your clans is removed: Club, Diarmuid and Gráinne, in a clash Cauldron (INIS-10.5)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"territory": land(f.number & 15), "owner": int(f.number >> 8),
                "protected": f.number & PROTECTED_ONLY != 0}

    def may(self, g: Inis, about: i64, seat: i64) -> bool:
        return seat == about >> 8 and (
            g.could_hold_epic(seat, CLUB)
            or (g.could_hold_epic(seat, DIARMUID) and g.presence[seat] & ~BIT[about & 15] != 0)
            or (g.could_hold_epic(seat, CAULDRON) and about & 15 == g.clash)
        )

    def cards(self, g: Inis, about: i64, seat: i64, codes: list[int]) -> None:
        if g.holds_epic(seat, CLUB):
            codes.append(PLAY + FIRST_EPIC + CLUB)
        if g.holds_epic(seat, DIARMUID) and g.presence[seat] & ~BIT[about & 15]:
            codes.append(PLAY + FIRST_EPIC + DIARMUID)
        if g.holds_epic(seat, CAULDRON) and about & 15 == g.clash:
            codes.append(PLAY + FIRST_EPIC + CAULDRON)


def close_window(g: Inis) -> None:
    """Once the clan is saved or gone nothing is left to answer."""
    for depth in range(len(g.stack) - 1, -1, -1):
        step = g.stack[depth].step
        if step is TAKE_OFF:
            return
        if step is CLAN_REMOVED.opening:
            del g.stack[depth]
            return


class ClubSaves(Effect):
    """The clan is not removed; a price it was counts as paid (INIS-17.10)."""

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        close_window(g)
        frame = strike(g, TAKE_OFF)
        g.note(SAVED, seat, frame.number & 15)


class DiarmuidAndGrainne(Effect):
    """The clan is placed in a different territory where you are present (INIS-17.13)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"territory": land(field(param, 0))}

    def declare(self, g: Inis, seat: i64) -> None:
        depth = len(g.stack) - 1
        while g.stack[depth].step is not TAKE_OFF:
            depth -= 1
        g.then(WHERE, seat, g.presence[seat] & ~BIT[g.stack[depth].number & 15])

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        close_window(g)
        frame = strike(g, TAKE_OFF)
        goal = field(param, 0)
        origin = frame.number & 15
        if not still_there(g, seat, frame.number):
            return
        leave(g, seat, frame.number)
        g.clans[goal * 4 + seat] += 1
        g.presence[seat] |= BIT[goal]
        g.note(RELOCATED, seat, origin, goal)


class DagdasCauldron(Effect):
    """All your clans removed in this clash go on this card until its end (INIS-17.9)."""

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        g.stack.pop()                               # its after window and its discarding wait for the clash's end
        g.stack.pop()
        fetched = min(g.lost[seat], g.reserve[seat])
        g.reserve[seat] -= fetched
        g.lost[seat] = 0
        g.cauldron_of = seat
        g.cauldron = fetched
        if fetched:
            g.note(FETCHED, seat, fetched)


# The Mountains (INIS-16.2).


class MountainsToll(Decision):
    """Whose clans were moved to the Mountains discards an Action card or removes a clan there."""

    def ask(self, g: Inis, f: Frame) -> list[int]:
        if not g.is_present(MOUNTAINS, f.player):
            return []
        shield = g.may_play(f.player, MOUNTAINS) and not g.speared
        if g.actions[f.player] == 0 and not shield:
            return []
        codes: list[int] = [LOSE]
        add_codes(codes, DISCARD, g.actions[f.player])
        if shield:
            codes.append(PLAY + FIRST_ADVANTAGE + MOUNTAINS)
        return codes

    def enter(self, g: Inis, f: Frame) -> None:
        remove(g, f.player, MOUNTAINS)

    def answer(self, g: Inis, f: Frame, code: i64) -> None:
        if code == LOSE:
            self.enter(g, f)
        elif code >= DISCARD:
            discard_action(g, f.player, code - DISCARD)
        else:
            begin(g, f, code - PLAY, TRISKEL)

    def resume(self, g: Inis, f: Frame) -> None:
        g.stack.append(f)


class MountainsShield(Effect):
    """Ignore the Mountains territory effect (INIS-15.11)."""

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        strike(g, MOUNTAINS_TOLL)
        g.note(MOUNTAINS_IGNORED, seat)


def discard_action(g: Inis, seat: i64, card: i64) -> None:
    """An Action card goes face down on the pile, unseen by the others (INIS-8.12, 11.32)."""
    g.move_action(card, seat, DISCARDED, BIT[seat])
    g.reveal()
    g.note(ACTION_DISCARDED, seat)
    g.note(ACTION_DISCARDED_CARD, seat, card, audience=BIT[seat])


REMOVAL: Final = Removal()
TAKE_OFF: Final = TakeOff()
CLAN_REMOVED: Final = ClanRemoved()
MOUNTAINS_TOLL: Final = MountainsToll(secret=True)

TRISKEL_EFFECTS[FIRST_EPIC + CLUB] = ClubSaves()
TRISKEL_EFFECTS[FIRST_EPIC + DIARMUID] = DiarmuidAndGrainne()
TRISKEL_EFFECTS[FIRST_EPIC + CAULDRON] = DagdasCauldron()
TRISKEL_EFFECTS[FIRST_ADVANTAGE + MOUNTAINS] = MountainsShield()
