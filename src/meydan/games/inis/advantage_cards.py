"""What the 16 Advantage cards do (INIS-15); Meadows and Gates are in `draws`, Mountains in `removal`."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step
from meydan.games.inis.action_cards import discard_pledged, take_random
from meydan.games.inis.actions import (
    ATTACK_VOID,
    DISCARD,
    DONE,
    GAVE,
    GAVE_CARD,
    GIVE,
    INSTIGATOR_NAMED,
    LOOKED_EPICS,
    SET_ASIDE,
    SET_ASIDE_CARD,
    SET_CARD_ASIDE,
    TOOK_ASIDE,
    TOOK_ASIDE_CARD,
    TOOK_PLAYED,
)
from meydan.games.inis.board import IRON, VOID
from meydan.games.inis.choices import ORIGIN, WHERE, WHOM, Declaring, clear_moves, field
from meydan.games.inis.clan_cards import ONE_STEP, WITHOUT_LIMIT, scatter
from meydan.games.inis.clash import arrive
from meydan.games.inis.components import (
    CARD,
    COVE,
    FIRST_ADVANTAGE,
    FIRST_EPIC,
    FOREST,
    HIGHLANDS,
    HILLS,
    IRON_MINE,
    LOST_VALE,
    MISTY_LANDS,
    MOOR,
    PLAINS,
    SALT_MINE,
    STONE_CIRCLE,
    SWAMP,
    VALLEY,
    count,
    lowest,
)
from meydan.games.inis.draws import draw
from meydan.games.inis.play import (
    SEASON_EFFECTS,
    TRISKEL_EFFECTS,
    Decision,
    Effect,
    land,
    moved,
    with_actions,
    with_epics,
)
from meydan.games.inis.removal import remove
from meydan.games.inis.state import ASIDE, EVERYBODY, KEEP_ONE, Inis, codes_of


class Cove(Effect):
    """Take the set-aside Action card, then set aside 1 of your hand (INIS-15.1)."""

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        if g.actions[ASIDE]:
            take_aside(g, seat)
            g.then(PUT_ASIDE, seat)


def take_aside(g: Inis, seat: i64) -> None:
    """The set-aside Action card is taken into hand, unseen by the others."""
    card = lowest(g.actions[ASIDE])
    g.move_action(card, ASIDE, seat, BIT[seat])
    g.reveal()
    g.note(TOOK_ASIDE, seat)
    g.note(TOOK_ASIDE_CARD, seat, card, audience=BIT[seat])


class PutAside(Decision):
    """An Action card of the hand is set aside, the same one allowed (INIS-15.1, 17.5)."""

    def ask(self, g: Inis, f: Frame) -> list[int]:
        return codes_of(SET_ASIDE, g.actions[f.player])

    def answer(self, g: Inis, f: Frame, code: i64) -> None:
        g.move_action(code - SET_ASIDE, f.player, ASIDE, BIT[f.player])
        g.note(SET_CARD_ASIDE, f.player)
        g.note(SET_ASIDE_CARD, f.player, code - SET_ASIDE, audience=BIT[f.player])


class Forest(Effect):
    """After you play an Epic Tale: draw 1 Epic Tale (INIS-15.2)."""

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        draw(g, seat, 1)


class Highlands(Effect):
    """A player with exposed clans becomes the instigator (INIS-15.4)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"player": int(field(param, 0))}

    def candidates(self, g: Inis) -> i64:
        return g.exposed_seats() & ~BIT[g.instigator]       # naming the same one would change nothing

    def useful(self, g: Inis, seat: i64) -> bool:
        return self.candidates(g) != 0

    def declare(self, g: Inis, seat: i64) -> None:
        g.then(WHOM, seat, self.candidates(g))

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        if param:
            g.instigator = field(param, 0)
            g.note(INSTIGATOR_NAMED, seat, g.instigator)


class Hills(Effect):
    """The attack is ignored (INIS-15.5)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"player": int(g.maneuverer)}

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        g.attack = VOID
        g.note(ATTACK_VOID, seat)


class IronMine(Effect):
    """The attacked player loses an exposed clan and also an Action card (INIS-15.6)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"player": int(g.attacked)}

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        if g.attack != VOID:
            g.attack = IRON


class LostVale(Effect):
    """Move any 1 clan from an adjacent territory into the Lost Vale; no clash (INIS-15.7)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"origin": land(field(param, 0)), "player": int(field(param, 5)), "territory": "lost_vale"}

    def origins(self, g: Inis) -> i64:
        mask: i64 = 0
        for seat in range(g.players):
            mask |= g.presence[seat]
        return mask & g.adjacent[LOST_VALE]

    def useful(self, g: Inis, seat: i64) -> bool:
        return self.origins(g) != 0

    def declare(self, g: Inis, seat: i64) -> None:
        g.then(WHOSE_CLAN, seat, 5 << 16)
        g.then(ORIGIN, seat, self.origins(g))

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        origin = field(param, 0)
        if origin >= 0:
            owner = field(param, 5)
            if g.march(owner, origin, LOST_VALE, 1):
                arrive(g, owner, BIT[LOST_VALE], False)


class WhoseClan(Step[Inis]):
    """Whose clan of the chosen territory (INIS-8.8); the number shifts the seat, its low bits exclude seats."""

    def enter(self, g: Inis, f: Frame) -> None:
        territory = field(g.param, 0)
        if territory >= 0:
            g.then(WHOM, f.player, g.present(territory) & ~(f.number & 15) | f.number >> 16 << 16)


class MistyLands(Effect):
    """Discard 1 or more Action cards, draw as many Epic Tales, keep 1 (INIS-15.9)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"discards": int(count(g.pledged))}

    def declare(self, g: Inis, seat: i64) -> None:
        g.pledged = 0
        g.then(PLEDGE_ACTIONS, seat)

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        number = discard_pledged(g, seat)
        if number:
            draw(g, seat, number, KEEP_ONE)


class PledgeActions(Declaring):
    """The Action cards to be discarded, one by one, at least one (INIS-15.9)."""

    def options(self, g: Inis, f: Frame) -> list[int]:
        codes = codes_of(DISCARD, g.actions[f.player] & ~g.pledged)
        if g.pledged and codes:
            codes.append(DONE)
        return codes

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        g.reveal()
        if code != DONE:
            g.pledged |= BIT[code - DISCARD]
            g.then(self, f.player)


class Moor(Effect):
    """Look at the Epic Tales in the hand of 1 opponent (INIS-15.10)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"player": int(field(param, 0))}

    def useful(self, g: Inis, seat: i64) -> bool:
        return with_epics(g, seat) != 0

    def declare(self, g: Inis, seat: i64) -> None:
        g.then(WHOM, seat, with_epics(g, seat))

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        other = field(param, 0)
        if other >= 0:
            g.see_epics(seat, other)
            g.reveal()
            g.note(LOOKED_EPICS, seat, other)


class Plains(Effect):
    """Move 1 or more of your clans from the Plains to adjacent territories (INIS-15.12)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"origin": "plains", "goals": moved(g)}

    def useful(self, g: Inis, seat: i64) -> bool:
        return g.is_present(PLAINS, seat)

    def declare(self, g: Inis, seat: i64) -> None:
        clear_moves(g)
        if g.is_present(PLAINS, seat):
            g.param = PLAINS + 1
            g.then(ONE_STEP, seat, WITHOUT_LIMIT)

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        if param:
            scatter(g, seat, PLAINS, True)


class SaltMine(Effect):
    """Take 1 random Action card from an opponent, then give him 1 of yours (INIS-15.13)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"player": int(field(param, 0))}

    def declare(self, g: Inis, seat: i64) -> None:
        g.then(WHOM, seat, with_actions(g, seat))

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        other = field(param, 0)
        if other >= 0 and g.actions[other]:
            take_random(g, seat, other)
            g.then(GIVE_BACK, seat, other)


class GiveBack(Decision):
    """One of the own Action cards goes to the player in the number (INIS-15.13, 17.19)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"to": int(f.number)}

    def ask(self, g: Inis, f: Frame) -> list[int]:
        return codes_of(GIVE, g.actions[f.player])

    def seen_by(self, f: Frame, code: i64, seat: i64) -> bool:
        return seat == f.number or super().seen_by(f, code, seat)

    def answer(self, g: Inis, f: Frame, code: i64) -> None:
        give_action(g, f.player, f.number, code - GIVE)


def give_action(g: Inis, seat: i64, other: i64, card: i64) -> None:
    """An Action card changes hands, seen by the two only."""
    both = BIT[seat] | BIT[other]
    g.move_action(card, seat, other, both)
    g.reveal()
    g.note(GAVE, seat, other)
    g.note(GAVE_CARD, seat, other, card, audience=both)


class StoneCircle(Effect):
    """Remove 1 of your clans from the Stone Circle and take the Epic Tale back (INIS-15.14)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"taken": CARD.names[param & 63]}

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        g.then(TAKE_BACK, seat, param & 63)
        remove(g, seat, STONE_CIRCLE)


class TakeBack(Step[Inis]):
    """The Epic Tale that was played returns to the hand (INIS-15.14)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"card": CARD.names[f.number]}

    def enter(self, g: Inis, f: Frame) -> None:
        epic = f.number - FIRST_EPIC
        if g.table_epics & BIT[epic]:
            g.table_epics &= ~BIT[epic]
            g.epics[f.player] |= BIT[epic]
            g.know_epic(epic, f.player, EVERYBODY)
            g.note(TOOK_PLAYED, f.player, f.number)


class Swamp(Effect):
    """No effect; it serves to play a card instead of passing (INIS-15.15)."""


class Valley(Effect):
    """After you play a Season card: place 1 clan where you are present (INIS-15.16)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"territory": land(field(param, 0))}

    def useful(self, g: Inis, seat: i64) -> bool:
        return g.reserve[seat] > 0 and g.presence[seat] != 0

    def declare(self, g: Inis, seat: i64) -> None:
        if g.reserve[seat]:
            g.then(WHERE, seat, g.presence[seat])

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        territory = field(param, 0)
        if territory >= 0:
            g.put(seat, territory, 1)


PUT_ASIDE: Final = PutAside(secret=True, unseen=True)
WHOSE_CLAN: Final = WhoseClan()
PLEDGE_ACTIONS: Final = PledgeActions(secret=True)
GIVE_BACK: Final = GiveBack(secret=True, unseen=True)
TAKE_BACK: Final = TakeBack()

SEASON_EFFECTS[FIRST_ADVANTAGE + MISTY_LANDS] = MistyLands()
SEASON_EFFECTS[FIRST_ADVANTAGE + PLAINS] = Plains()
SEASON_EFFECTS[FIRST_ADVANTAGE + SWAMP] = Swamp()
TRISKEL_EFFECTS[FIRST_ADVANTAGE + COVE] = Cove()
TRISKEL_EFFECTS[FIRST_ADVANTAGE + FOREST] = Forest()
TRISKEL_EFFECTS[FIRST_ADVANTAGE + HIGHLANDS] = Highlands()
TRISKEL_EFFECTS[FIRST_ADVANTAGE + HILLS] = Hills()
TRISKEL_EFFECTS[FIRST_ADVANTAGE + IRON_MINE] = IronMine()
TRISKEL_EFFECTS[FIRST_ADVANTAGE + LOST_VALE] = LostVale()
TRISKEL_EFFECTS[FIRST_ADVANTAGE + MOOR] = Moor()
TRISKEL_EFFECTS[FIRST_ADVANTAGE + SALT_MINE] = SaltMine()
TRISKEL_EFFECTS[FIRST_ADVANTAGE + STONE_CIRCLE] = StoneCircle()
TRISKEL_EFFECTS[FIRST_ADVANTAGE + VALLEY] = Valley()
