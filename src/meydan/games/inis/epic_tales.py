"""What the Epic Tales do in the Season (INIS-17); others are in `card_tales` and `clash_tales`."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step
from meydan.games.inis.action_cards import build_sanctuary, forget_tile
from meydan.games.inis.actions import (
    BOTTOM,
    CROWS_FLIPPED,
    DONE,
    DREW_TILES,
    FLIP,
    FROM,
    IN,
    LAY,
    PLACE,
    REMOVE,
    STAY,
    TILE,
    TILES_RETURNED,
    TO,
)
from meydan.games.inis.advantage_cards import WHOSE_CLAN
from meydan.games.inis.assembly import turn_crows
from meydan.games.inis.board import NOWHERE
from meydan.games.inis.choices import (
    HOW_MANY_PLACED,
    ORIGIN,
    PLACE_ONE_OF_MANY,
    WHERE,
    Declaring,
    amounts,
    chosen_amount,
    clear_moves,
    field,
    shifted,
)
from meydan.games.inis.clan_cards import WITHOUT_LIMIT, place_declared
from meydan.games.inis.clash import arrive, start_clash
from meydan.games.inis.components import (
    BALORS_EYE,
    BREAS_TYRANNY,
    CHILDREN_OF_DANA,
    ERIU,
    FIRST_EPIC,
    HARP,
    KERNUNOS_SANCTUARY,
    MANANNANS_HORSES,
    MORRIGAN,
    NUADA,
    OTHER_WORLD,
    STONE_OF_FAL,
    TAILTUS_LAND,
    count,
    lowest,
    members,
)
from meydan.games.inis.play import SEASON_EFFECTS, Decision, Effect, declaration, land, moved
from meydan.games.inis.removal import remove
from meydan.games.inis.state import Inis, add_codes, codes_of

POWERS: Final = ("nothing", "place", "remove 1", "remove 2", "remove 3", "remove 4", "", "")


class BalorsEye(Effect):
    """Remove 1 clan of any owner from any territory (INIS-17.1)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"territory": land(field(param, 0)), "player": int(field(param, 5))}

    def declare(self, g: Inis, seat: i64) -> None:
        peopled: i64 = 0
        for owner in range(g.players):
            peopled |= g.presence[owner]
        g.then(WHOSE_CLAN, seat, 5 << 16)
        g.then(WHERE, seat, peopled)

    def useful(self, g: Inis, seat: i64) -> bool:
        return g.presence[seat] != 0 or g.with_opponent(seat) != 0

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        territory = field(param, 0)
        if territory >= 0:
            remove(g, field(param, 5), territory)


class BreasTyranny(Effect):
    """Move 1 opposing clan from a territory where you are present to an adjacent one; no clash (INIS-17.4)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"origin": land(field(param, 0)), "player": int(field(param, 5)), "territory": land(field(param, 10))}

    def origins(self, g: Inis, seat: i64) -> i64:
        return g.presence[seat] & g.with_opponent(seat)

    def useful(self, g: Inis, seat: i64) -> bool:
        return self.origins(g, seat) != 0

    def declare(self, g: Inis, seat: i64) -> None:
        g.then(TO_NEIGHBOUR, seat)
        g.then(WHOSE_CLAN, seat, 5 << 16 | BIT[seat])
        g.then(ORIGIN, seat, self.origins(g, seat))

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        origin = field(param, 0)
        if origin >= 0:
            owner = field(param, 5)
            goal = field(param, 10)
            if g.march(owner, origin, goal, 1):
                arrive(g, owner, BIT[goal], False)


class ToNeighbour(Declaring):
    """Where the clan goes: next to the chosen origin (INIS-10.2)."""

    def options(self, g: Inis, f: Frame) -> list[int]:
        origin = field(g.param, 0)
        if origin < 0:
            return []
        return codes_of(TO, g.adjacent[origin])

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        g.param |= shifted(code - TO + 1, 10)


class ChildrenOfDana(Effect):
    """Place 1 clan in any territory (INIS-17.7)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"territory": land(field(param, 0))}

    def useful(self, g: Inis, seat: i64) -> bool:
        return g.reserve[seat] > 0

    def declare(self, g: Inis, seat: i64) -> None:
        if g.reserve[seat]:
            g.then(WHERE, seat, g.in_play)

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        territory = field(param, 0)
        if territory >= 0:
            g.put(seat, territory, 1)


class DagdasHarp(Effect):
    """For each other Epic Tale in your hand, at most 3, place 1 clan where you are present (INIS-17.11)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"placed": moved(g)}

    def number(self, g: Inis, seat: i64) -> i64:
        return min(3, min(count(g.epics[seat] & ~BIT[HARP]), g.reserve[seat]))

    def useful(self, g: Inis, seat: i64) -> bool:
        return g.presence[seat] != 0 and self.number(g, seat) > 0

    def declare(self, g: Inis, seat: i64) -> None:
        clear_moves(g)
        for _ in range(self.number(g, seat)):
            g.then(PLACE_ONE_OF_MANY, seat, g.presence[seat])

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        place_declared(g, seat)


class Eriu(Effect):
    """In each territory with a Sanctuary where you are present you may place 1 clan, at most 3 (INIS-17.14)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"placed": moved(g)}

    def useful(self, g: Inis, seat: i64) -> bool:
        return g.reserve[seat] > 0 and g.presence[seat] & g.with_sanctuary() != 0

    def declare(self, g: Inis, seat: i64) -> None:
        clear_moves(g)
        for territory in members(g.presence[seat] & g.with_sanctuary()):
            g.then(HOW_MANY_PLACED, seat, territory | 1 << 4 | 3 << 8)

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        place_declared(g, seat)


class KernunosSanctuary(Effect):
    """In a territory without Sanctuary where you are present place 1 clan and 1 Sanctuary (INIS-17.16)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"territory": land(field(param, 0))}

    def sites(self, g: Inis, seat: i64) -> i64:
        if g.reserve[seat] == 0 and g.sanctuary_supply == 0:
            return 0
        return g.presence[seat] & ~g.with_sanctuary()

    def useful(self, g: Inis, seat: i64) -> bool:
        return self.sites(g, seat) != 0

    def declare(self, g: Inis, seat: i64) -> None:
        g.then(WHERE, seat, self.sites(g, seat))

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        territory = field(param, 0)
        if territory >= 0:
            g.put(seat, territory, 1)
            build_sanctuary(g, seat, territory)


class ManannansHorses(Effect):
    """Move up to 3 of your clans from 1 territory to any other (INIS-17.20)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"origin": land(field(param, 0)), "territory": land(field(param, 10)), "clans": int(param >> 15)}

    def useful(self, g: Inis, seat: i64) -> bool:
        return g.presence[seat] != 0

    def declare(self, g: Inis, seat: i64) -> None:
        g.then(HORSES, seat)
        g.then(FAR_AWAY, seat)
        g.then(ORIGIN, seat, g.presence[seat])

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        origin = field(param, 0)
        if origin >= 0:
            goal = field(param, 10)
            if g.march(seat, origin, goal, param >> 15):
                arrive(g, seat, BIT[goal], True)


class FarAway(Declaring):
    """Any other territory is the destination (INIS-17.20)."""

    def options(self, g: Inis, f: Frame) -> list[int]:
        origin = field(g.param, 0)
        if origin < 0:
            return []
        return codes_of(TO, g.in_play & ~BIT[origin])

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        g.param |= shifted(code - TO + 1, 10)


class Horses(Declaring):
    """How many clans ride, one to three (INIS-17.20)."""

    def options(self, g: Inis, f: Frame) -> list[int]:
        origin = field(g.param, 0)
        if origin < 0:
            return []
        return amounts(origin, 1, min(3, g.number(origin, f.player)))

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        g.param |= shifted(chosen_amount(code), 15)


class Morrigan(Effect):
    """You may flip the Crows; you may start a clash anywhere and name its instigator (INIS-17.21)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"flips": param >> 10 & 1 == 1, "territory": land(field(param, 0)), "player": int(field(param, 5))}

    def declare(self, g: Inis, seat: i64) -> None:
        g.then(WHOSE_CLAN, seat, 5 << 16)
        g.then(CLASH_ANYWHERE, seat)
        g.then(FLIP_CROWS, seat)

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        territory = field(param, 0)
        if territory >= 0:
            g.then(RAVENS_CLASH, field(param, 5), territory)
        if param >> 10 & 1:
            g.note(CROWS_FLIPPED, seat, 1 - g.crows)
            turn_crows(g, 1 - g.crows)


class FlipCrows(Declaring):
    """The Flock of Crows may be flipped (INIS-17.21)."""

    def options(self, g: Inis, f: Frame) -> list[int]:
        return [FLIP, STAY]

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        if code == FLIP:
            g.param |= 1024


class ClashAnywhere(Declaring):
    """A clash may be started in any territory with clans of two players (INIS-17.21)."""

    def options(self, g: Inis, f: Frame) -> list[int]:
        sites = g.with_clans_of_two()
        if sites == 0:
            return []
        codes: list[int] = [DONE]
        add_codes(codes, IN, sites)
        return codes

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        if code != DONE:
            g.param |= code - IN + 1


class RavensClash(Step[Inis]):
    """The clash named by The Morrigan, if its instigator and another still stand there (INIS-9.5, 11.4)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"territory": land(f.number)}

    def enter(self, g: Inis, f: Frame) -> None:
        if g.is_present(f.number, f.player) and g.contested(f.number, f.player):
            start_clash(g, f.player, f.number)


class NuadaSilverhand(Effect):
    """Where you are chieftain you may place 1 clan for each opponent present (INIS-17.22)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"placed": moved(g)}

    def sites(self, g: Inis, seat: i64) -> i64:
        mask: i64 = 0
        for territory in members(g.presence[seat] & g.with_opponent(seat)):
            if g.chieftain(territory) == seat:
                mask |= BIT[territory]
        return mask

    def useful(self, g: Inis, seat: i64) -> bool:
        return g.reserve[seat] > 0 and self.sites(g, seat) != 0

    def declare(self, g: Inis, seat: i64) -> None:
        clear_moves(g)
        for territory in members(self.sites(g, seat)):
            opponents = count(g.present(territory) & ~BIT[seat])
            g.then(HOW_MANY_PLACED, seat, territory | opponents << 4 | WITHOUT_LIMIT << 8)

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        place_declared(g, seat)


class OtherWorld(Effect):
    """For each Sanctuary of a territory, at most 3, place 1 clan or remove an opposing one (INIS-17.25)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"territory": land(field(param, 0)), "powers": [POWERS[param >> 5 + 3 * turn & 7] for turn in range(3)]}

    def sites(self, g: Inis, seat: i64) -> i64:
        mask = g.presence[seat] & g.with_sanctuary()
        if g.reserve[seat] == 0:
            mask &= g.with_opponent(seat)
        return mask

    def useful(self, g: Inis, seat: i64) -> bool:
        return self.sites(g, seat) != 0

    def declare(self, g: Inis, seat: i64) -> None:
        g.then(PER_SANCTUARY, seat, 0)
        g.then(WHERE, seat, self.sites(g, seat))

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        territory = field(param, 0)
        if territory >= 0:
            for turn in range(2, -1, -1):
                g.then(SANCTUARY_POWER, seat, territory | (param >> 5 + 3 * turn & 7) << 4)


class PerSanctuary(Declaring):
    """For one Sanctuary after the other: place, remove a clan of somebody, or nothing (INIS-17.25)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        facts = declaration(g)
        facts["sanctuary"] = int(f.number) + 1
        return facts

    def options(self, g: Inis, f: Frame) -> list[int]:
        territory = field(g.param, 0)
        if territory < 0 or f.number >= min(3, g.sanctuaries[territory]):
            return []
        placed: i64 = 0
        codes: list[int] = [DONE]
        removed = [0] * 4
        for turn in range(f.number):
            deed = g.param >> 5 + 3 * turn & 7
            if deed == 1:
                placed += 1
            elif deed:
                removed[deed - 2] += 1
        if g.reserve[f.player] > placed:
            codes.append(PLACE)
        for other in range(g.players):
            if other != f.player and g.number(territory, other) > removed[other]:
                codes.append(REMOVE + other)
        return codes

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        if code == PLACE:
            g.param |= shifted(1, 5 + 3 * f.number)
        elif code != DONE:
            g.param |= shifted(code - REMOVE + 2, 5 + 3 * f.number)
        g.then(self, f.player, f.number + 1)


class SanctuaryPower(Step[Inis]):
    """One Sanctuary's power in The Other World."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"territory": land(f.number & 15), "power": POWERS[f.number >> 4]}

    def enter(self, g: Inis, f: Frame) -> None:
        deed = f.number >> 4
        if deed == 1:
            g.put(f.player, f.number & 15, 1)
        elif deed:
            remove(g, deed - 2, f.number & 15)


class StoneOfFal(Effect):
    """Place 2 clans in the Capital territory (INIS-17.26)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"territory": land(g.capital)}

    def useful(self, g: Inis, seat: i64) -> bool:
        return g.reserve[seat] > 0

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        g.put(seat, g.capital, 2)


class TailtusLand(Effect):
    """Draw 3 territories, lay 1, the others go to the bottom; then you may move 1 clan there (INIS-17.28)."""

    def useful(self, g: Inis, seat: i64) -> bool:
        return len(g.pile) > 0

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        if g.pile:
            g.note(DREW_TILES, seat, min(3, len(g.pile)))
            for _ in range(min(3, len(g.pile))):
                territory: i64 = g.pile.pop()
                forget_tile(g, territory)
                g.drawn_tiles |= BIT[territory]
            g.reveal()
            g.then(CHOOSE_TILE, seat)


class ChooseTile(Decision):
    """One of the drawn territories is chosen, unseen by the others (INIS-17.28)."""

    def ask(self, g: Inis, f: Frame) -> list[int]:
        return codes_of(TILE, g.drawn_tiles)

    def answer(self, g: Inis, f: Frame, code: i64) -> None:
        g.tile = code - TILE
        g.then(LAY_TILE, f.player)


class LayTile(Decision):
    """The chosen territory is laid next to at least two others (INIS-17.28)."""

    def ask(self, g: Inis, f: Frame) -> list[int]:
        return g.legal_places()

    def answer(self, g: Inis, f: Frame, code: i64) -> None:
        territory = g.tile
        g.tile = NOWHERE
        g.drawn_tiles &= ~BIT[territory]
        g.reveal()
        g.lay(territory, code - LAY, f.player)
        g.then(SETTLE_NEW, f.player, territory)
        g.then(TILES_BACK, f.player)


class TilesBack(Decision):
    """The other tiles go to the bottom of the pile in an order only the player knows (INIS-17.28)."""

    def ask(self, g: Inis, f: Frame) -> list[int]:
        if g.drawn_tiles & (g.drawn_tiles - 1) == 0:
            return []
        return codes_of(BOTTOM, g.drawn_tiles)

    def enter(self, g: Inis, f: Frame) -> None:
        if g.drawn_tiles:
            self.put_back(g, f.player, lowest(g.drawn_tiles))

    def answer(self, g: Inis, f: Frame, code: i64) -> None:
        lower = code - BOTTOM
        self.put_back(g, f.player, lowest(g.drawn_tiles & ~BIT[lower]))
        self.put_back(g, f.player, lower)
        g.pairs |= BIT[lower]

    def put_back(self, g: Inis, seat: i64, territory: i64) -> None:
        g.pile.insert(0, territory)
        g.drawn_tiles &= ~BIT[territory]
        g.peeked[seat] |= BIT[territory]
        g.pairs &= ~BIT[territory]
        g.note(TILES_RETURNED, seat, 1)


class SettleNew(Decision):
    """You may move 1 of your clans from an adjacent territory to the new one (INIS-17.28)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"territory": land(f.number)}

    def ask(self, g: Inis, f: Frame) -> list[int]:
        origins = g.adjacent[f.number] & g.presence[f.player]
        if origins == 0:
            return []
        codes: list[int] = [DONE]
        add_codes(codes, FROM, origins)
        return codes

    def answer(self, g: Inis, f: Frame, code: i64) -> None:
        if code != DONE and g.march(f.player, code - FROM, f.number, 1):
            arrive(g, f.player, BIT[f.number], True)


TO_NEIGHBOUR: Final = ToNeighbour()
FAR_AWAY: Final = FarAway()
HORSES: Final = Horses()
FLIP_CROWS: Final = FlipCrows()
CLASH_ANYWHERE: Final = ClashAnywhere()
RAVENS_CLASH: Final = RavensClash()
PER_SANCTUARY: Final = PerSanctuary()
SANCTUARY_POWER: Final = SanctuaryPower()
CHOOSE_TILE: Final = ChooseTile(secret=True)
LAY_TILE: Final = LayTile()
TILES_BACK: Final = TilesBack(secret=True, unseen=True)
SETTLE_NEW: Final = SettleNew()

SEASON_EFFECTS[FIRST_EPIC + BALORS_EYE] = BalorsEye()
SEASON_EFFECTS[FIRST_EPIC + BREAS_TYRANNY] = BreasTyranny()
SEASON_EFFECTS[FIRST_EPIC + CHILDREN_OF_DANA] = ChildrenOfDana()
SEASON_EFFECTS[FIRST_EPIC + HARP] = DagdasHarp()
SEASON_EFFECTS[FIRST_EPIC + ERIU] = Eriu()
SEASON_EFFECTS[FIRST_EPIC + KERNUNOS_SANCTUARY] = KernunosSanctuary()
SEASON_EFFECTS[FIRST_EPIC + MANANNANS_HORSES] = ManannansHorses()
SEASON_EFFECTS[FIRST_EPIC + MORRIGAN] = Morrigan()
SEASON_EFFECTS[FIRST_EPIC + NUADA] = NuadaSilverhand()
SEASON_EFFECTS[FIRST_EPIC + OTHER_WORLD] = OtherWorld()
SEASON_EFFECTS[FIRST_EPIC + STONE_OF_FAL] = StoneOfFal()
SEASON_EFFECTS[FIRST_EPIC + TAILTUS_LAND] = TailtusLand()
