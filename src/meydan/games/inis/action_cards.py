"""What the 17 Action cards do (INIS-14)."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step
from meydan.games.inis.actions import (
    BUILT_CITADEL,
    BUILT_SANCTUARY,
    DISCARD,
    DONE,
    FESTIVAL_HELD,
    FROM,
    GAVE_PLAYED,
    LAY,
    LOOKED_ACTIONS,
    NEXT_NAMED,
    PLACE,
    REPLACE,
    REPLACED,
    TAKE,
    TO,
    TOOK_CARD,
    TOOK_FROM_DISCARD,
    TOOK_FROM_DISCARD_CARD,
    TOOK_RANDOM,
)
from meydan.games.inis.choices import (
    DESTINATIONS,
    HOW_MANY_FROM,
    HOW_MANY_PLACED,
    ORIGIN,
    PLACE_ONE_OF_MANY,
    WHERE,
    WHOM,
    amounts,
    chosen_amount,
    clear_moves,
    field,
    shifted,
)
from meydan.games.inis.clash import arrive, start_clash
from meydan.games.inis.components import (
    ACTIONS,
    BARD,
    CITADEL,
    CONQUEST,
    CRAFTSMEN,
    DRUID,
    EMISSARIES,
    EXPLORATION,
    FESTIVAL,
    FIRST_ADVANTAGE,
    FIRST_EPIC,
    GEIS,
    MASTER_CRAFTSMAN,
    MIGRATION,
    NEW_ALLIANCE,
    NEW_CLANS,
    RAID,
    SANCTUARY,
    SCOUTS,
    SWAMP,
    WARLORD,
    members,
)
from meydan.games.inis.draws import draw
from meydan.games.inis.play import (
    SEASON_EFFECTS,
    TRISKEL_EFFECTS,
    Decision,
    Effect,
    cancel,
    discard_advantage,
    with_actions,
)
from meydan.games.inis.removal import EXPOSED_ONLY, discard_action, remove
from meydan.games.inis.state import (
    CITADEL_ROBS,
    DISCARDED,
    EVERYBODY,
    FACE_UP,
    PLAYED,
    Inis,
    add_codes,
    codes_of,
)

WITHOUT_LIMIT: Final = 12


class BardSings(Effect):
    """Draw 1 Epic Tale (INIS-14.1)."""

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        draw(g, seat, 1)


class BardPraises(Effect):
    """After your maneuver removed opposing clans: gain 1 Deed (INIS-14.1)."""

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        g.gain_deed(seat)


class Citadel(Effect):
    """Place 1 Citadel where you are present and take the territory's unplayed Advantage card (INIS-14.2)."""

    def sites(self, g: Inis, seat: i64) -> i64:
        if g.citadel_supply == 0:
            return 0
        return g.presence[seat] & ~BIT[SWAMP]

    def useful(self, g: Inis, seat: i64) -> bool:
        return self.sites(g, seat) != 0

    def declare(self, g: Inis, seat: i64) -> None:
        g.then(WHERE, seat, self.sites(g, seat))

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        territory = field(param, 0)
        if territory < 0 or g.citadel_supply == 0:
            return
        g.citadel_supply -= 1
        g.citadels[territory] += 1
        g.note(BUILT_CITADEL, seat, territory)
        holder = g.advantage[territory]
        if holder == FACE_UP or (holder not in (PLAYED, seat) and g.rules & CITADEL_ROBS):
            g.take_advantage(seat, territory)


class Conquest(Effect):
    """Move any number of your clans from adjacent territories into one (INIS-14.3)."""

    def goals(self, g: Inis, seat: i64) -> i64:
        return g.next_to(g.presence[seat])

    def useful(self, g: Inis, seat: i64) -> bool:
        return self.goals(g, seat) != 0

    def declare(self, g: Inis, seat: i64) -> None:
        clear_moves(g)
        g.then(FROM_NEIGHBOURS, seat)
        g.then(WHERE, seat, self.goals(g, seat))

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        goal = field(param, 0)
        if goal >= 0:
            gather(g, seat, goal, True)


class FromNeighbours(Step[Inis]):
    """For each neighbour of the chosen territory: how many clans come from it (INIS-14.3)."""

    def enter(self, g: Inis, f: Frame) -> None:
        goal = field(g.param, 0)
        if goal >= 0:
            for origin in members(g.adjacent[goal] & g.presence[f.player]):
                g.then(HOW_MANY_FROM, f.player, origin | g.number(origin, f.player) << 4)


def gather(g: Inis, seat: i64, goal: i64, fight: bool) -> None:
    """The clans declared in `moves` go to one territory."""
    moved: i64 = 0
    for origin in range(16):
        if g.moves[origin] > 0:
            moved += g.march(seat, origin, goal, g.moves[origin])
    if moved:
        arrive(g, seat, BIT[goal], fight)


def scatter(g: Inis, seat: i64, origin: i64, fight: bool) -> None:
    """Clans go from one territory to those declared in `moves`."""
    goals: i64 = 0
    for goal in range(16):
        if g.moves[goal] > 0 and g.march(seat, origin, goal, g.moves[goal]):
            goals |= BIT[goal]
    if goals:
        arrive(g, seat, goals, fight)


def place_declared(g: Inis, seat: i64) -> None:
    """The clans declared in `moves` are placed."""
    for territory in range(16):
        if g.moves[territory] > 0:
            g.put(seat, territory, g.moves[territory])


class CraftsmenAndPeasants(Effect):
    """Where you are present you may place up to 1 clan per Citadel (INIS-14.4)."""

    def useful(self, g: Inis, seat: i64) -> bool:
        return g.reserve[seat] > 0 and g.presence[seat] & g.with_citadel() != 0

    def declare(self, g: Inis, seat: i64) -> None:
        clear_moves(g)
        for territory in members(g.presence[seat] & g.with_citadel()):
            g.then(HOW_MANY_PLACED, seat, territory | g.citadels[territory] << 4 | WITHOUT_LIMIT << 8)

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        place_declared(g, seat)


class Druid(Effect):
    """Look at all discarded Action cards, take 1 into hand (INIS-14.5)."""

    def useful(self, g: Inis, seat: i64) -> bool:
        return g.actions[DISCARDED] != 0

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        if g.actions[DISCARDED]:
            g.see_actions(seat, DISCARDED)
            g.reveal()
            g.then(FROM_DISCARD, seat)


class FromDiscard(Decision):
    """One of the discarded Action cards is taken, unseen by the others (INIS-14.5)."""

    def ask(self, g: Inis, f: Frame) -> list[int]:
        return codes_of(TAKE, g.actions[DISCARDED])

    def answer(self, g: Inis, f: Frame, code: i64) -> None:
        g.move_action(code - TAKE, DISCARDED, f.player, BIT[f.player])
        g.note(TOOK_FROM_DISCARD, f.player)
        g.note(TOOK_FROM_DISCARD_CARD, f.player, code - TAKE, audience=BIT[f.player])


class Emissaries(Effect):
    """Move 1 of your clans to an adjacent territory; no clash (INIS-14.6)."""

    def useful(self, g: Inis, seat: i64) -> bool:
        return g.presence[seat] != 0

    def declare(self, g: Inis, seat: i64) -> None:
        clear_moves(g)
        g.then(ONE_STEP, seat, 1)
        g.then(ORIGIN, seat, g.presence[seat])

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        origin = field(param, 0)
        if origin >= 0:
            scatter(g, seat, origin, False)


class OneStep(Step[Inis]):
    """From the chosen origin so many clans at most go to adjacent territories, one by one."""

    def enter(self, g: Inis, f: Frame) -> None:
        origin = field(g.param, 0)
        if origin >= 0:
            clans = min(f.number, g.number(origin, f.player))
            g.then(DESTINATIONS, f.player, g.adjacent[origin] | clans << 16)


class Exploration(Effect):
    """The Brenn chooses a place, the top tile goes there, the card's player places a clan on it (INIS-14.7)."""

    def useful(self, g: Inis, seat: i64) -> bool:
        return len(g.pile) > 0

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        if g.pile:
            g.then(DISCOVERY, g.brenn, seat)


class Discovery(Decision):
    """The Brenn fixes the place of the new territory before it is revealed (INIS-14.7)."""

    def ask(self, g: Inis, f: Frame) -> list[int]:
        return g.legal_places()

    def answer(self, g: Inis, f: Frame, code: i64) -> None:
        territory: i64 = g.pile.pop()
        forget_tile(g, territory)
        g.reveal()
        g.lay(territory, code - LAY)
        g.put(f.number, territory, 1)


def forget_tile(g: Inis, territory: i64) -> None:
    """The tile left the pile: nobody has to remember its place there."""
    g.pairs &= ~BIT[territory]
    for seat in range(4):
        g.peeked[seat] &= ~BIT[territory]


class Festival(Effect):
    """Where a Sanctuary stands place 1 clan and the Festival marker (INIS-14.8)."""

    def sites(self, g: Inis, seat: i64) -> i64:
        sites = g.presence[seat] & g.with_sanctuary()
        if g.reserve[seat] == 0 and g.festival >= 0:
            sites &= ~BIT[g.festival]               # nothing would change there
        return sites

    def useful(self, g: Inis, seat: i64) -> bool:
        return self.sites(g, seat) != 0

    def declare(self, g: Inis, seat: i64) -> None:
        g.then(WHERE, seat, self.sites(g, seat))

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        territory = field(param, 0)
        if territory >= 0:
            g.put(seat, territory, 1)
            g.festival = territory
            g.note(FESTIVAL_HELD, seat, territory)


class Geis(Effect):
    """The effect of an opponent's Action card is ignored (INIS-14.9)."""

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        cancel(g)


class MasterCraftsman(Effect):
    """Discard 1 card of any type if you have one, then draw 1 Epic Tale (INIS-14.10)."""

    def declare(self, g: Inis, seat: i64) -> None:
        g.then(PLEDGE_ANY, seat)

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        draw(g, seat, 1)
        discard_pledged(g, seat)
        if param:
            discard_advantage(g, seat, param - 1)


class PledgeAny(Step[Inis]):
    """The card to be discarded by Master Craftsman, not himself (INIS-8.10)."""

    def options(self, g: Inis, f: Frame) -> list[int]:
        codes = codes_of(DISCARD, g.actions[f.player] & ~BIT[MASTER_CRAFTSMAN])
        for territory in range(16):
            if g.advantage[territory] == f.player:
                codes.append(DISCARD + FIRST_ADVANTAGE + territory)
        add_codes(codes, DISCARD + FIRST_EPIC, g.epics[f.player])
        return codes

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        card = code - DISCARD
        g.reveal()
        if card < ACTIONS:
            g.pledged = BIT[card]
        elif card < FIRST_EPIC:
            g.param = card - FIRST_ADVANTAGE + 1
        else:
            g.pledged_epics = BIT[card - FIRST_EPIC]


def discard_pledged(g: Inis, seat: i64) -> i64:
    """The cards declared to be discarded leave the hand; how many Action cards."""
    cards = members(g.pledged & g.actions[seat])
    for card in cards:
        discard_action(g, seat, card)
    epics = g.pledged_epics & g.epics[seat]
    if epics:
        g.epics[seat] &= ~epics
        g.reveal()
        g.discard_epics(seat, epics, False)
    g.pledged = 0
    g.pledged_epics = 0
    return len(cards)


class CraftsmansGift(Effect):
    """Instead of discarding the Epic Tale give it to another player and gain 1 Deed (INIS-14.10)."""

    def declare(self, g: Inis, seat: i64) -> None:
        g.then(WHOM, seat, g.others(seat) | 6 << 16)

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        epic = (param & 63) - FIRST_EPIC
        other = field(param, 6)
        g.table_epics &= ~BIT[epic]
        g.epics[other] |= BIT[epic]
        g.know_epic(epic, other, EVERYBODY)
        g.note(GAVE_PLAYED, seat, param & 63, other)
        g.gain_deed(seat)


class Migration(Effect):
    """Move 1 or more of your clans from one territory to adjacent ones (INIS-14.11)."""

    def useful(self, g: Inis, seat: i64) -> bool:
        return g.presence[seat] != 0

    def declare(self, g: Inis, seat: i64) -> None:
        clear_moves(g)
        g.then(ONE_STEP, seat, WITHOUT_LIMIT)
        g.then(ORIGIN, seat, g.presence[seat])

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        origin = field(param, 0)
        if origin >= 0:
            scatter(g, seat, origin, True)


class NewAlliance(Effect):
    """Place 1 clan, or replace a clan of an opponent who has at least 2 there (INIS-14.12)."""

    def sites(self, g: Inis, seat: i64) -> i64:
        if g.reserve[seat] == 0:
            return 0
        return g.presence[seat]

    def useful(self, g: Inis, seat: i64) -> bool:
        return self.sites(g, seat) != 0

    def declare(self, g: Inis, seat: i64) -> None:
        g.then(PLACE_OR_REPLACE, seat)
        g.then(WHERE, seat, self.sites(g, seat))

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        territory = field(param, 0)
        if territory < 0 or g.reserve[seat] == 0:
            return
        other = field(param, 5)
        if other < 0:
            g.put(seat, territory, 1)
        elif g.is_present(territory, other):
            g.lift(other, territory)
            g.reserve[other] += 1
            g.note(REPLACED, seat, territory, other)
            g.put(seat, territory, 1)


class PlaceOrReplace(Step[Inis]):
    """Place a clan, or name the opponent one of whose clans is replaced (INIS-14.12)."""

    def options(self, g: Inis, f: Frame) -> list[int]:
        territory = field(g.param, 0)
        if territory < 0:
            return []
        codes: list[int] = [PLACE]
        for other in range(g.players):
            if other != f.player and g.number(territory, other) >= 2:
                codes.append(REPLACE + other)
        return codes

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        if code != PLACE:
            g.param |= shifted(code - REPLACE + 1, 5)


class NewClans(Effect):
    """Place 2 clans where you are present, together or in two territories (INIS-14.13)."""

    def useful(self, g: Inis, seat: i64) -> bool:
        return g.reserve[seat] > 0 and g.presence[seat] != 0

    def declare(self, g: Inis, seat: i64) -> None:
        clear_moves(g)
        for _ in range(min(2, g.reserve[seat])):
            g.then(PLACE_ONE_OF_MANY, seat, g.presence[seat])

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        place_declared(g, seat)


class Raid(Effect):
    """Take a random Action card of the attacked player; without one he loses an exposed clan (INIS-14.14)."""

    def useful(self, g: Inis, seat: i64) -> bool:
        return g.actions[g.attacked] != 0 or g.exposed(g.attacked) > 0

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        if g.actions[g.attacked]:
            take_random(g, seat, g.attacked)
        else:
            remove(g, g.attacked, g.clash, EXPOSED_ONLY)


def take_random(g: Inis, seat: i64, other: i64) -> None:
    """A random Action card changes hands; only the two see which (INIS-10.10)."""
    card = g.random_card(g.actions[other])
    both = BIT[seat] | BIT[other]
    g.move_action(card, other, seat, both)
    g.note(TOOK_RANDOM, seat, other)
    g.note(TOOK_CARD, seat, other, card, audience=both)


class Sanctuary(Effect):
    """Place 1 Sanctuary where you are present and draw 1 Epic Tale (INIS-14.15)."""

    def sites(self, g: Inis, seat: i64) -> i64:
        if g.sanctuary_supply == 0:
            return 0
        return g.presence[seat]

    def declare(self, g: Inis, seat: i64) -> None:
        g.then(WHERE, seat, self.sites(g, seat))

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        draw(g, seat, 1)
        build_sanctuary(g, seat, field(param, 0))


def build_sanctuary(g: Inis, seat: i64, territory: i64) -> None:
    """A Sanctuary from the supply, if one is left (INIS-1.9)."""
    if territory >= 0 and g.sanctuary_supply > 0:
        g.sanctuary_supply -= 1
        g.sanctuaries[territory] += 1
        g.note(BUILT_SANCTUARY, seat, territory)


class ScoutsAndSpies(Effect):
    """Look at the Action cards of 1 opponent; then you may move clans from 1 territory to 1 adjacent (INIS-14.16)."""

    def useful(self, g: Inis, seat: i64) -> bool:
        return g.presence[seat] != 0 or with_actions(g, seat) != 0

    def declare(self, g: Inis, seat: i64) -> None:
        g.then(WHOM, seat, with_actions(g, seat))

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        other = field(param, 0)
        if other >= 0:
            g.see_actions(seat, other)
            g.reveal()
            g.note(LOOKED_ACTIONS, seat, other)
        g.then(SCOUT_FROM, seat)


class ScoutFrom(Decision):
    """Where the scouts set out from, or no move at all."""

    def ask(self, g: Inis, f: Frame) -> list[int]:
        if g.presence[f.player] == 0:
            return []
        codes: list[int] = [DONE]
        add_codes(codes, FROM, g.presence[f.player])
        return codes

    def answer(self, g: Inis, f: Frame, code: i64) -> None:
        if code != DONE:
            g.then(SCOUT_TO, f.player, code - FROM)


class ScoutTo(Step[Inis]):
    """Where the scouts go."""

    def options(self, g: Inis, f: Frame) -> list[int]:
        return codes_of(TO, g.adjacent[f.number])

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        g.then(SCOUT_NUMBER, f.player, f.number | (code - TO) << 4)


class ScoutNumber(Step[Inis]):
    """How many scouts go, at least one."""

    def options(self, g: Inis, f: Frame) -> list[int]:
        return amounts(f.number & 15, 1, g.number(f.number & 15, f.player))

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        goal = f.number >> 4
        if g.march(f.player, f.number & 15, goal, chosen_amount(code)):
            arrive(g, f.player, BIT[goal], True)


class WarlordAttacks(Effect):
    """Start a clash where you are present; you are the instigator (INIS-14.17)."""

    def sites(self, g: Inis, seat: i64) -> i64:
        return g.presence[seat] & g.with_opponent(seat)

    def useful(self, g: Inis, seat: i64) -> bool:
        return self.sites(g, seat) != 0

    def declare(self, g: Inis, seat: i64) -> None:
        g.then(WHERE, seat, self.sites(g, seat))

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        territory = field(param, 0)
        if territory >= 0 and self.sites(g, seat) & BIT[territory]:
            start_clash(g, seat, territory)


class WarlordCommands(Effect):
    """Place 1 exposed clan in the clash and choose who makes the next maneuver (INIS-14.17)."""

    def declare(self, g: Inis, seat: i64) -> None:
        candidates = g.exposed_seats()
        if g.reserve[seat]:
            candidates |= BIT[seat]
        g.then(WHOM, seat, candidates)

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        g.put(seat, g.clash, 1)
        g.next_up = field(param, 0)
        if g.next_up >= 0:
            g.note(NEXT_NAMED, seat, g.next_up)


FROM_NEIGHBOURS: Final = FromNeighbours()
FROM_DISCARD: Final = FromDiscard(secret=True)
ONE_STEP: Final = OneStep()
DISCOVERY: Final = Discovery()
PLEDGE_ANY: Final = PledgeAny(secret=True)
PLACE_OR_REPLACE: Final = PlaceOrReplace()
SCOUT_FROM: Final = ScoutFrom()
SCOUT_TO: Final = ScoutTo()
SCOUT_NUMBER: Final = ScoutNumber()

SEASON_EFFECTS[BARD] = BardSings()
SEASON_EFFECTS[CITADEL] = Citadel()
SEASON_EFFECTS[CONQUEST] = Conquest()
SEASON_EFFECTS[CRAFTSMEN] = CraftsmenAndPeasants()
SEASON_EFFECTS[DRUID] = Druid()
SEASON_EFFECTS[EMISSARIES] = Emissaries()
SEASON_EFFECTS[EXPLORATION] = Exploration()
SEASON_EFFECTS[FESTIVAL] = Festival()
SEASON_EFFECTS[MASTER_CRAFTSMAN] = MasterCraftsman()
SEASON_EFFECTS[MIGRATION] = Migration()
SEASON_EFFECTS[NEW_ALLIANCE] = NewAlliance()
SEASON_EFFECTS[NEW_CLANS] = NewClans()
SEASON_EFFECTS[SANCTUARY] = Sanctuary()
SEASON_EFFECTS[SCOUTS] = ScoutsAndSpies()
SEASON_EFFECTS[WARLORD] = WarlordAttacks()
TRISKEL_EFFECTS[BARD] = BardPraises()
TRISKEL_EFFECTS[GEIS] = Geis()
TRISKEL_EFFECTS[MASTER_CRAFTSMAN] = CraftsmansGift()
TRISKEL_EFFECTS[RAID] = Raid()
TRISKEL_EFFECTS[WARLORD] = WarlordCommands()
