"""What the Epic Tales do in a clash: maneuvers and Triskels (INIS-17)."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame
from meydan.games.inis.actions import (
    DONE,
    EXPOSED_ALL,
    FORCE_CARD,
    FORCE_CLAN,
    FORCED_CARD,
    FORCED_CLAN,
    REMOVE,
    TO,
    TRISKELS_BARRED,
)
from meydan.games.inis.board import CLUB_CARD, CLUB_CLAN, MODES, VOID
from meydan.games.inis.choices import Declaring, amounts, chosen_amount, clear_moves, field, shifted
from meydan.games.inis.clash import arrive
from meydan.games.inis.components import (
    BATTLE_FRENZY,
    CUCHULAIN,
    FIANNA,
    FIRST_EPIC,
    LUGS_SPEAR,
    MOYTURA,
    OGMAS_ELOQUENCE,
    STRENGS_RESOLVE,
    members,
)
from meydan.games.inis.play import ATTACK_EFFECTS, TRISKEL_EFFECTS, Effect, declaration, land, moved
from meydan.games.inis.removal import BY_MANEUVER, EXPOSED_ONLY, remove
from meydan.games.inis.state import CUCHULAIN_MAY_STOP, Inis, codes_of


class BattleFrenzy(Effect):
    """All clans leave the citadels and are exposed (INIS-17.2)."""

    def useful(self, g: Inis, seat: i64) -> bool:
        return any(g.sheltered[owner] > 0 for owner in range(g.players))

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        for owner in range(4):
            g.sheltered[owner] = 0
        g.note(EXPOSED_ALL, seat, g.clash)


class BattleOfMoytura(Effect):
    """Move clans from adjacent territories into the clash and place 1 there, all exposed (INIS-17.3)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"territory": land(g.clash), "origins": moved(g)}

    def useful(self, g: Inis, seat: i64) -> bool:
        return g.reserve[seat] > 0 or g.adjacent[g.clash] & g.presence[seat] != 0

    def declare(self, g: Inis, seat: i64) -> None:
        clear_moves(g)
        origins = members(g.adjacent[g.clash] & g.presence[seat])
        for place in range(len(origins)):
            last: i64 = 0
            if place == 0:                          # asked last: somebody has to come
                last = 1
            g.then(REINFORCEMENTS, seat, origins[place] | last << 4)

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        moved: i64 = 0
        for origin in range(16):
            if g.moves[origin] > 0:
                moved += g.march(seat, origin, g.clash, g.moves[origin])
        g.put(seat, g.clash, 1)
        if moved:
            arrive(g, seat, BIT[g.clash], False)


class Reinforcements(Declaring):
    """How many clans come from this neighbour, at least one in all (INIS-17.3). Number: origin, last asked."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        facts = declaration(g)
        facts["here"] = land(f.number & 15)
        facts["last"] = f.number >> 4 != 0
        return facts

    def options(self, g: Inis, f: Frame) -> list[int]:
        origin = f.number & 15
        least: i64 = 0
        if f.number >> 4 and not self.declared(g):
            least = 1
        return amounts(origin, least, g.number(origin, f.player))

    def declared(self, g: Inis) -> bool:
        return any(g.moves[origin] > 0 for origin in range(16))

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        g.moves[f.number & 15] = chosen_amount(code)


class TheFianna(Effect):
    """Move clans, exposed or protected, from the clash to 1 adjacent territory; no clash (INIS-17.15)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"origin": land(g.clash), "territory": land(field(param, 0)), "exposed": int(param >> 5 & 15),
                "protected": int(param >> 9 & 15)}

    def declare(self, g: Inis, seat: i64) -> None:
        g.then(FIANNA_PROTECTED, seat)
        g.then(FIANNA_EXPOSED, seat)
        g.then(FIANNA_GOAL, seat)

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        goal = field(param, 0)
        exposed = min(param >> 5 & 15, g.exposed(seat))
        protected = min(param >> 9 & 15, g.sheltered[seat])
        g.sheltered[seat] -= protected
        if g.march(seat, g.clash, goal, exposed + protected):
            arrive(g, seat, BIT[goal], False)


class FiannaGoal(Declaring):
    """The one adjacent territory to go to (INIS-17.15)."""

    def options(self, g: Inis, f: Frame) -> list[int]:
        return codes_of(TO, g.adjacent[g.clash])

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        g.param |= code - TO + 1


class FiannaExposed(Declaring):
    """How many exposed clans go; none only if a protected one can (INIS-17.15)."""

    def options(self, g: Inis, f: Frame) -> list[int]:
        least: i64 = 1
        if g.sheltered[f.player]:
            least = 0
        return amounts(g.clash, least, g.exposed(f.player))

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        g.param |= shifted(chosen_amount(code), 5)


class FiannaProtected(Declaring):
    """How many protected clans go; at least one in all (INIS-17.15)."""

    def options(self, g: Inis, f: Frame) -> list[int]:
        if g.sheltered[f.player] == 0:
            return []
        least: i64 = 1
        if g.param >> 5 & 15:
            least = 0
        return amounts(g.clash, least, g.sheltered[f.player])

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        g.param |= shifted(chosen_amount(code), 9)


class LugsSpear(Effect):
    """Nobody can play Triskel cards during this clash (INIS-17.18)."""

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        g.speared = True
        g.note(TRISKELS_BARRED, seat)


class OgmasEloquence(Effect):
    """The clash ends at once (INIS-17.24)."""

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        g.ended = True


class StrengsResolve(Effect):
    """After your Attack: gain 1 Deed (INIS-17.27)."""

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        g.gain_deed(seat)


class TaleOfCuchulain(Effect):
    """Remove 2 exposed clans of any owners from the clash (INIS-17.29)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"victims": [int(field(param, by)) for by in (0, 5) if field(param, by) >= 0]}

    def declare(self, g: Inis, seat: i64) -> None:
        g.then(SECOND_VICTIM, seat)
        g.then(FIRST_VICTIM, seat)

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        second = field(param, 5)
        if second >= 0:
            remove(g, second, g.clash, EXPOSED_ONLY | BY_MANEUVER)
        remove(g, field(param, 0), g.clash, EXPOSED_ONLY | BY_MANEUVER)


class FirstVictim(Declaring):
    """Whose exposed clan is removed first (INIS-17.29)."""

    def options(self, g: Inis, f: Frame) -> list[int]:
        return codes_of(REMOVE, g.exposed_seats())

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        g.param |= code - REMOVE + 1


class SecondVictim(Declaring):
    """Whose exposed clan is removed second, or none by option O-3 (INIS-17.29)."""

    def options(self, g: Inis, f: Frame) -> list[int]:
        first = field(g.param, 0)
        left = g.exposed_seats()
        if g.exposed(first) == 1:
            left &= ~BIT[first]
        codes = codes_of(REMOVE, left)
        if g.rules & CUCHULAIN_MAY_STOP and codes:
            codes.append(DONE)
        return codes

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        if code != DONE:
            g.param |= shifted(code - REMOVE + 1, 5)


class ClubStrikes(Effect):
    """You choose whether the attacked player loses a clan or a card (INIS-17.10)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"player": int(g.attacked), "forces": MODES[param]}

    def declare(self, g: Inis, seat: i64) -> None:
        g.then(CLUB_RESULT, seat)

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        if g.attack != VOID:
            g.attack = param
            g.note(FORCED_CLAN if param == CLUB_CLAN else FORCED_CARD, seat, g.attacked)


class ClubResult(Declaring):
    """Clan or card, only what the attacked player can fulfil (INIS-17.10)."""

    def options(self, g: Inis, f: Frame) -> list[int]:
        if g.actions[g.attacked]:
            return [FORCE_CLAN, FORCE_CARD]
        return [FORCE_CLAN]

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        if code == FORCE_CLAN:
            g.param = CLUB_CLAN
        else:
            g.param = CLUB_CARD


REINFORCEMENTS: Final = Reinforcements()
FIANNA_GOAL: Final = FiannaGoal()
FIANNA_EXPOSED: Final = FiannaExposed()
FIANNA_PROTECTED: Final = FiannaProtected()
FIRST_VICTIM: Final = FirstVictim()
SECOND_VICTIM: Final = SecondVictim()
CLUB_RESULT: Final = ClubResult()

TRISKEL_EFFECTS[FIRST_EPIC + BATTLE_FRENZY] = BattleFrenzy()
TRISKEL_EFFECTS[FIRST_EPIC + MOYTURA] = BattleOfMoytura()
TRISKEL_EFFECTS[FIRST_EPIC + FIANNA] = TheFianna()
TRISKEL_EFFECTS[FIRST_EPIC + LUGS_SPEAR] = LugsSpear()
TRISKEL_EFFECTS[FIRST_EPIC + OGMAS_ELOQUENCE] = OgmasEloquence()
TRISKEL_EFFECTS[FIRST_EPIC + STRENGS_RESOLVE] = StrengsResolve()
TRISKEL_EFFECTS[FIRST_EPIC + CUCHULAIN] = TaleOfCuchulain()
ATTACK_EFFECTS[0] = ClubStrikes()
