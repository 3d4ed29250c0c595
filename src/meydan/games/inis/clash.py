"""The clash until its Resolution: start, Festival, Citadels step (INIS-11.1-11.15)."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step
from meydan.games.inis import maneuvers
from meydan.games.inis.actions import (
    CLASH,
    CLASH_BEGUN,
    DECLINE,
    PLAY,
    SHELTER,
    SHELTERED,
)
from meydan.games.inis.components import (
    BATTLE_FRENZY,
    FIRST_ADVANTAGE,
    FIRST_EPIC,
    HIGHLANDS,
    LUGS_SPEAR,
    MOUNTAINS,
    TERRITORY,
    lowest,
    members,
)
from meydan.games.inis.play import (
    TRISKEL,
    Decision,
    Window,
    land,
    playable,
)
from meydan.games.inis.removal import (
    MOUNTAINS_TOLL,
    remove,
)
from meydan.games.inis.state import HIGHLANDS_LATE, Inis, codes_of


def arrive(g: Inis, seat: i64, goals: i64, fight: bool) -> None:
    """After a move: first the Mountains, then a clash wherever opponents stand (INIS-10.2, 10.3)."""
    if fight:
        waiting = goals & g.with_opponent(seat)
        if waiting:
            g.then(CLASHES, seat, waiting)
    if goals & BIT[MOUNTAINS]:
        g.then(MOUNTAINS_TOLL, seat)


class Clashes(Decision):
    """The instigator chooses which waiting clash is resolved next (INIS-11.3, 11.4)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"territories": [TERRITORY.names[n] for n in members(self.waiting(g, f))]}

    def waiting(self, g: Inis, f: Frame) -> i64:
        return f.number & g.presence[f.player] & g.with_opponent(f.player)

    def ask(self, g: Inis, f: Frame) -> list[int]:
        waiting = self.waiting(g, f)
        if waiting & (waiting - 1) == 0:
            return []
        return codes_of(CLASH, waiting)

    def enter(self, g: Inis, f: Frame) -> None:
        waiting = self.waiting(g, f)
        if waiting:
            start_clash(g, f.player, lowest(waiting))

    def answer(self, g: Inis, f: Frame, code: i64) -> None:
        territory = code - CLASH
        g.then(self, f.player, f.number & ~BIT[territory])
        start_clash(g, f.player, territory)


def start_clash(g: Inis, instigator: i64, territory: i64) -> None:
    """A clash is resolved at once, before anything else goes on (INIS-11.2)."""
    g.clash = territory
    g.instigator = instigator
    g.maneuverer = -1
    g.attacked = -1
    g.next_up = -1
    g.speared = False
    g.ended = False
    for seat in range(4):
        g.sheltered[seat] = 0
        g.lost[seat] = 0
    g.note(CLASH_BEGUN, instigator, territory)
    g.then(maneuvers.CLASH_END, instigator)
    g.then(RESOLUTION, instigator)
    g.then(CITADELS_DONE, instigator)
    g.then(CITADELS_START, instigator)
    g.then(FESTIVAL_LOSS, instigator)
    CLASH_START.open(g, instigator)


class ClashStart(Window):
    """At the start of a clash: Lug's Spear; by option O-4 also the Highlands (INIS-11.7)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"territory": land(g.clash), "instigator": int(g.instigator)}

    def may(self, g: Inis, about: i64, seat: i64) -> bool:
        return g.could_hold_epic(seat, LUGS_SPEAR) or self.sure(g, about, seat)

    def sure(self, g: Inis, about: i64, seat: i64) -> bool:
        return not g.rules & HIGHLANDS_LATE and highlands(g, seat)

    def cards(self, g: Inis, about: i64, seat: i64, codes: list[int]) -> None:
        if g.holds_epic(seat, LUGS_SPEAR):
            codes.append(PLAY + FIRST_EPIC + LUGS_SPEAR)
        if not g.rules & HIGHLANDS_LATE and highlands(g, seat):
            codes.append(PLAY + FIRST_ADVANTAGE + HIGHLANDS)


def highlands(g: Inis, seat: i64) -> bool:
    """Whether the seat may name a new instigator (INIS-15.4)."""
    return (g.clash == HIGHLANDS and g.may_play(seat, HIGHLANDS)
            and playable(g, seat, FIRST_ADVANTAGE + HIGHLANDS, TRISKEL))


class FestivalLoss(Step[Inis]):
    """Where the Festival is held the instigator at once removes a clan of his (INIS-11.8)."""

    def enter(self, g: Inis, f: Frame) -> None:
        if g.festival == g.clash:
            remove(g, g.instigator, g.clash)


class CitadelsStart(Step[Inis]):
    """With fewer than two players left the clash ends; else the citadels are offered (INIS-11.9, 11.10)."""

    def enter(self, g: Inis, f: Frame) -> None:
        present = g.present(g.clash)
        if present & (present - 1) == 0:
            g.ended = True
        else:
            g.then(CITADELS, g.after(g.instigator))


def free_citadels(g: Inis) -> i64:
    """Each citadel holds exactly one clan (INIS-11.11)."""
    free = g.citadels[g.clash]
    for seat in range(g.players):
        free -= g.sheltered[seat]
    return free


class Citadels(Decision):
    """Everybody but the instigator may put a clan into a free citadel, round after round (INIS-11.10-11.12).

    The number is 1 once somebody did in this round.
    """

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"territory": land(g.clash), "free": int(free_citadels(g)), "again": f.number != 0}

    def ask(self, g: Inis, f: Frame) -> list[int]:
        if f.player == g.instigator or g.exposed(f.player) == 0 or free_citadels(g) == 0:
            return []
        return [DECLINE, SHELTER]

    def enter(self, g: Inis, f: Frame) -> None:
        if f.player != g.instigator:
            g.then(self, g.after(f.player), f.number)
        elif f.number and free_citadels(g):
            g.then(self, g.after(f.player), 0)

    def answer(self, g: Inis, f: Frame, code: i64) -> None:
        if code == SHELTER:
            g.sheltered[f.player] += 1
            g.note(SHELTERED, f.player, g.clash)
            g.then(self, g.after(f.player), 1)
        else:
            g.then(self, g.after(f.player), f.number)


class CitadelsDone(Step[Inis]):
    """The Citadels step is over (INIS-11.14)."""

    def enter(self, g: Inis, f: Frame) -> None:
        if not g.ended:
            CITADELS_END.open(g, g.instigator)


class CitadelsEnd(Window):
    """At the end of the Citadels step: Battle Frenzy (INIS-17.2)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"territory": land(g.clash), "instigator": int(g.instigator)}

    def may(self, g: Inis, about: i64, seat: i64) -> bool:
        return g.could_hold_epic(seat, BATTLE_FRENZY)

    def cards(self, g: Inis, about: i64, seat: i64, codes: list[int]) -> None:
        if g.holds_epic(seat, BATTLE_FRENZY) and playable(g, seat, FIRST_EPIC + BATTLE_FRENZY, TRISKEL):
            codes.append(PLAY + FIRST_EPIC + BATTLE_FRENZY)


class Resolution(Step[Inis]):
    """The Resolution step begins, if anybody is exposed (INIS-11.15, 11.33)."""

    def enter(self, g: Inis, f: Frame) -> None:
        if not g.ended and g.exposed_seats():
            g.then(maneuvers.FIRST_MANEUVER, g.instigator)
            if g.rules & HIGHLANDS_LATE:
                RESOLUTION_START.open(g, g.instigator)


class ResolutionStart(Window):
    """At the start of Resolution: the Highlands (INIS-11.15)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"territory": land(g.clash), "instigator": int(g.instigator)}

    def may(self, g: Inis, about: i64, seat: i64) -> bool:
        return highlands(g, seat)

    def cards(self, g: Inis, about: i64, seat: i64, codes: list[int]) -> None:
        codes.append(PLAY + FIRST_ADVANTAGE + HIGHLANDS)


CLASHES: Final = Clashes()
CLASH_START: Final = ClashStart(twin=ClashStart(openly=True))
FESTIVAL_LOSS: Final = FestivalLoss()
CITADELS_START: Final = CitadelsStart()
CITADELS: Final = Citadels()
CITADELS_DONE: Final = CitadelsDone()
CITADELS_END: Final = CitadelsEnd()
RESOLUTION: Final = Resolution()
RESOLUTION_START: Final = ResolutionStart(openly=True)
