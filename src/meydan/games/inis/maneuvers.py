"""The Resolution of a clash: maneuvers, attacks, peace, and its end (INIS-11.16-11.31)."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step
from meydan.games.inis import clash
from meydan.games.inis.actions import (
    ACCEPT,
    ATTACK,
    ATTACKED,
    CAULDRON_RETURNED,
    CLASH_ENDED,
    DISCARD,
    DONE,
    END,
    LOSE,
    PEACE_ACCEPTED,
    PEACE_PROPOSED,
    PEACE_REFUSED,
    PLAY,
    PROPOSE,
    REFUSE,
    WITHDRAW,
)
from meydan.games.inis.board import CLUB_CARD, CLUB_CLAN, IRON, MODES, NOWHERE, PLAIN, VOID
from meydan.games.inis.choices import amounts, chosen_amount, clear_moves
from meydan.games.inis.components import (
    BARD,
    CAULDRON,
    CLUB,
    CUCHULAIN,
    FIRST_ADVANTAGE,
    FIRST_EPIC,
    HILLS,
    IRON_MINE,
    MANEUVERS,
    RAID,
    STRENGS_RESOLVE,
    WARLORD,
    members,
)
from meydan.games.inis.play import (
    AFTER_CARD,
    ATTACKING,
    DISCARD_PLAYED,
    TRISKEL,
    Decision,
    Window,
    begin,
    land,
    moved,
    playable,
)
from meydan.games.inis.removal import (
    BY_MANEUVER,
    EXPOSED_ONLY,
    discard_action,
    remove,
)
from meydan.games.inis.state import Inis, add_codes, codes_of

MOST_RETURNED: Final = 3                            # clans that come back from Dagda's Cauldron


class FirstManeuver(Step[Inis]):
    """The instigator makes the first maneuver, or the next player who is exposed (INIS-11.16, 11.33)."""

    def enter(self, g: Inis, f: Frame) -> None:
        next_maneuver(g, g.instigator)


def next_maneuver(g: Inis, seat: i64) -> None:
    """This seat, or the next in turn order with an exposed clan, makes a maneuver."""
    exposed = g.exposed_seats()
    if exposed == 0:
        return
    while not exposed & BIT[seat]:
        seat = g.after(seat)
    g.maneuverer = seat
    g.attacked = -1
    g.attack = PLAIN
    g.felled = False
    g.next_up = -1
    g.then(MANEUVER, seat)


class Maneuver(Decision):
    """Attack, withdraw, an Epic Tale, or an end by agreement (INIS-11.16-11.20).

    The number is 1 once the end was refused.
    """

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"territory": land(g.clash), "refused": f.number != 0}

    def ask(self, g: Inis, f: Frame) -> list[int]:
        seat = f.player
        others = g.exposed_seats() & ~BIT[seat]
        codes: list[int] = []
        if others == 0:
            codes.append(END)
        else:
            if f.number == 0:
                codes.append(PROPOSE)
            add_codes(codes, ATTACK, others)
        add_codes(codes, WITHDRAW, g.havens(seat))
        if g.epics[seat] & MANEUVERS and not g.speared:
            for epic in members(g.epics[seat] & MANEUVERS):
                if epic == CUCHULAIN and g.exposed(seat) != 1:
                    continue
                if playable(g, seat, FIRST_EPIC + epic, TRISKEL):
                    codes.append(PLAY + FIRST_EPIC + epic)
        return codes

    def answer(self, g: Inis, f: Frame, code: i64) -> None:
        seat = f.player
        if code == END:
            g.ended = True
        elif code == PROPOSE:
            g.note(PEACE_PROPOSED, seat)
            g.then(PEACE_MADE, seat)
            other = g.after(seat)
            exposed = g.exposed_seats()
            asked: i64 = 0
            while other != seat:
                if exposed & BIT[other]:
                    asked = asked << 3 | other | 4
                other = g.after(other)
            while asked:
                g.then(PEACE, asked & 3, seat)
                asked >>= 3
        elif code < ATTACK and code >= WITHDRAW:
            clear_moves(g)
            g.moves[code - WITHDRAW] = 1
            g.then(MANEUVER_END, seat)
            g.then(WITHDRAWAL, seat, g.havens(seat) | (g.exposed(seat) - 1) << 16)
        elif code >= ATTACK:
            g.attacked = code - ATTACK
            g.note(ATTACKED, seat, g.attacked)
            g.then(MANEUVER_END, seat)
            g.then(ATTACK_RESPONSE, g.attacked)
            ATTACK_WINDOW.open(g, seat)
        else:
            begin(g, f, code - PLAY, TRISKEL)

    def resume(self, g: Inis, f: Frame) -> None:
        g.then(MANEUVER_END, f.player)


class Peace(Decision):
    """Every other exposed player agrees to the end, or the first refusal stops it (INIS-11.17, 11.18)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"territory": land(g.clash), "proposer": int(f.number), "agreed": agreed(g, f)}

    def ask(self, g: Inis, f: Frame) -> list[int]:
        return [ACCEPT, REFUSE]

    def answer(self, g: Inis, f: Frame, code: i64) -> None:
        if code == ACCEPT:
            g.note(PEACE_ACCEPTED, f.player)
            return
        g.note(PEACE_REFUSED, f.player)
        while g.stack.pop().step is not PEACE_MADE:
            pass
        g.then(MANEUVER, f.number, 1)


def agreed(g: Inis, f: Frame) -> list[int]:
    """Who has agreed to the proposal so far, its proposer first."""
    asked = BIT[f.player]
    for frame in g.stack:
        if frame.step is PEACE:
            asked |= BIT[frame.player]
    return [int(f.number)] + members(g.exposed_seats() & ~asked & ~BIT[f.number])


class PeaceMade(Step[Inis]):
    """All agreed: the clash is over (INIS-11.30)."""

    def enter(self, g: Inis, f: Frame) -> None:
        g.ended = True


class Withdrawal(Step[Inis]):
    """More exposed clans may withdraw to the same or other havens (INIS-11.23). Number: havens, clans left."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"territory": land(g.clash), "withdrawn": moved(g), "left": int(f.number >> 16)}

    def options(self, g: Inis, f: Frame) -> list[int]:
        if f.number >> 16 == 0:
            return []
        codes: list[int] = [DONE]
        add_codes(codes, WITHDRAW, f.number & 0xFFFF)
        return codes

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        if code == DONE:
            self.enter(g, f)
        else:
            g.moves[code - WITHDRAW] += 1
            g.then(self, f.player, f.number - 65536)

    def enter(self, g: Inis, f: Frame) -> None:
        goals: i64 = 0
        for territory in range(16):
            number = min(g.moves[territory], g.exposed(f.player))
            if number > 0 and g.march(f.player, g.clash, territory, number):
                goals |= BIT[territory]
        clash.arrive(g, f.player, goals, False)


# An attack (INIS-11.21, 11.22).


class AttackWindow(Window):
    """The attacker may sharpen the attack, the attacked may void it in the Hills (INIS-11.22)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"territory": land(g.clash), "attacker": int(g.maneuverer), "target": int(g.attacked),
                "mode": MODES[g.attack]}

    def may(self, g: Inis, about: i64, seat: i64) -> bool:
        if g.attack == VOID:
            return False
        if seat == g.maneuverer:
            return g.attack == PLAIN and (g.may_play(seat, IRON_MINE) or g.could_hold_epic(seat, CLUB))
        return seat == g.attacked and g.clash == HILLS and g.may_play(seat, HILLS)

    def sure(self, g: Inis, about: i64, seat: i64) -> bool:
        return seat == g.attacked or g.may_play(seat, IRON_MINE)

    def cards(self, g: Inis, about: i64, seat: i64, codes: list[int]) -> None:
        if seat == g.attacked:
            codes.append(PLAY + FIRST_ADVANTAGE + HILLS)
            return
        if g.may_play(seat, IRON_MINE):
            codes.append(PLAY + FIRST_ADVANTAGE + IRON_MINE)
        if g.holds_epic(seat, CLUB):
            codes.append(PLAY + FIRST_EPIC + CLUB)

    def answer(self, g: Inis, f: Frame, code: i64) -> None:
        if code == PLAY + FIRST_EPIC + CLUB:
            self.close(g, f)
            begin(g, f, code - PLAY, ATTACKING)
        else:
            super().answer(g, f, code)


class AttackResponse(Decision):
    """The attacked player discards an Action card or removes an exposed clan (INIS-11.21)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"territory": land(g.clash), "attacker": int(g.maneuverer), "mode": MODES[g.attack]}

    def ask(self, g: Inis, f: Frame) -> list[int]:
        if g.attack == CLUB_CARD:
            return codes_of(DISCARD, g.actions[f.player])
        if g.attack != PLAIN or g.actions[f.player] == 0:
            return []
        codes: list[int] = [LOSE]
        add_codes(codes, DISCARD, g.actions[f.player])
        return codes

    def enter(self, g: Inis, f: Frame) -> None:
        if g.attack == IRON:
            g.then(IRON_DISCARD, f.player)
        if g.attack in (PLAIN, IRON, CLUB_CLAN):
            remove(g, f.player, g.clash, EXPOSED_ONLY | BY_MANEUVER)

    def answer(self, g: Inis, f: Frame, code: i64) -> None:
        if code == LOSE:
            remove(g, f.player, g.clash, EXPOSED_ONLY | BY_MANEUVER)
        else:
            discard_action(g, f.player, code - DISCARD)


class IronDiscard(Decision):
    """Struck by the Iron Mine the player also discards an Action card, if he has one (INIS-15.6)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"territory": land(g.clash), "attacker": int(g.maneuverer)}

    def ask(self, g: Inis, f: Frame) -> list[int]:
        return codes_of(DISCARD, g.actions[f.player])

    def answer(self, g: Inis, f: Frame, code: i64) -> None:
        discard_action(g, f.player, code - DISCARD)


# After a maneuver (INIS-11.27, 11.28).


class ManeuverEnd(Step[Inis]):
    """After the maneuver come the Triskel cards, only then the end is tested (INIS-11.28)."""

    def enter(self, g: Inis, f: Frame) -> None:
        if not g.ended:
            g.then(END_TEST, f.player)
            AFTER_MANEUVER.open(g, f.player)


class AfterManeuver(Window):
    """Bard, Raid, Streng's Resolve by the maneuvering player; Warlord by anybody present (INIS-11.27)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"territory": land(g.clash), "maneuverer": int(g.maneuverer), "attacked": int(g.attacked)}

    def may(self, g: Inis, about: i64, seat: i64) -> bool:
        if g.is_present(g.clash, seat) and g.could_hold_action(seat, WARLORD):
            return True
        if seat != g.maneuverer:
            return False
        if g.felled and g.could_hold_action(seat, BARD):
            return True
        return g.attacked >= 0 and (g.could_hold_action(seat, RAID) or g.could_hold_epic(seat, STRENGS_RESOLVE))

    def cards(self, g: Inis, about: i64, seat: i64, codes: list[int]) -> None:
        if g.is_present(g.clash, seat) and g.holds_action(seat, WARLORD):
            codes.append(PLAY + WARLORD)
        if seat != g.maneuverer:
            return
        if g.felled and g.holds_action(seat, BARD):
            codes.append(PLAY + BARD)
        if g.attacked >= 0:
            if g.holds_action(seat, RAID) and playable(g, seat, RAID, TRISKEL):
                codes.append(PLAY + RAID)
            if g.holds_epic(seat, STRENGS_RESOLVE):
                codes.append(PLAY + FIRST_EPIC + STRENGS_RESOLVE)


class EndTest(Step[Inis]):
    """No exposed clan left: the clash ends; else the next player, or the one named, maneuvers (INIS-11.28)."""

    def enter(self, g: Inis, f: Frame) -> None:
        if g.next_up >= 0 and g.exposed(g.next_up) > 0:
            next_maneuver(g, g.next_up)
        else:
            next_maneuver(g, g.after(f.player))


# The end (INIS-11.30, 11.31).


class ClashEnd(Step[Inis]):
    """All clans leave the citadels; Dagda's Cauldron gives its clans back."""

    def enter(self, g: Inis, f: Frame) -> None:
        g.note(CLASH_ENDED, -1, g.clash)
        for seat in range(4):
            g.sheltered[seat] = 0
            g.lost[seat] = 0
        g.speared = False
        g.maneuverer = -1
        if g.cauldron_of >= 0:
            owner = g.cauldron_of
            g.then(DISCARD_PLAYED, owner, FIRST_EPIC + CAULDRON)
            g.then(AFTER_CARD, owner, FIRST_EPIC + CAULDRON | TRISKEL << 6)
            g.then(CAULDRON_RETURN, owner, g.clash)
        g.clash = NOWHERE


class CauldronReturn(Decision):
    """Up to three clans return to the territory, the others to the reserve (INIS-17.9)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"territory": land(f.number), "clans": int(g.cauldron)}

    def ask(self, g: Inis, f: Frame) -> list[int]:
        if g.cauldron == 0:
            return []
        return amounts(f.number, 0, min(g.cauldron, MOST_RETURNED))

    def enter(self, g: Inis, f: Frame) -> None:
        self.give_back(g, f, 0)

    def answer(self, g: Inis, f: Frame, code: i64) -> None:
        self.give_back(g, f, chosen_amount(code))

    def give_back(self, g: Inis, f: Frame, number: i64) -> None:
        g.reserve[f.player] += g.cauldron
        g.cauldron = 0
        g.cauldron_of = -1
        g.put(f.player, f.number, number, -1)
        g.note(CAULDRON_RETURNED, f.player, f.number, number)


FIRST_MANEUVER: Final = FirstManeuver()
MANEUVER: Final = Maneuver(secret=True)
PEACE: Final = Peace()
PEACE_MADE: Final = PeaceMade()
WITHDRAWAL: Final = Withdrawal()
ATTACK_WINDOW: Final = AttackWindow(twin=AttackWindow(openly=True))
ATTACK_RESPONSE: Final = AttackResponse(secret=True)
IRON_DISCARD: Final = IronDiscard(secret=True)
MANEUVER_END: Final = ManeuverEnd()
AFTER_MANEUVER: Final = AfterManeuver()
END_TEST: Final = EndTest()
CLASH_END: Final = ClashEnd()
CAULDRON_RETURN: Final = CauldronReturn()
