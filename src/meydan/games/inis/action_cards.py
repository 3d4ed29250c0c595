"""What the Action cards about buildings, tales and cards do (INIS-14); the others are in `clan_cards`."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame
from meydan.games.inis.actions import (
    BUILT_CITADEL,
    BUILT_SANCTUARY,
    DISCARD,
    FESTIVAL_HELD,
    GAVE_PLAYED,
    LAY,
    TAKE,
    TOOK_CARD,
    TOOK_FROM_DISCARD,
    TOOK_FROM_DISCARD_CARD,
    TOOK_RANDOM,
)
from meydan.games.inis.choices import (
    WHERE,
    WHOM,
    Declaring,
    field,
)
from meydan.games.inis.components import (
    ACTIONS,
    BARD,
    CARD,
    CITADEL,
    DRUID,
    EXPLORATION,
    FESTIVAL,
    FIRST_ADVANTAGE,
    FIRST_EPIC,
    GEIS,
    MASTER_CRAFTSMAN,
    RAID,
    SANCTUARY,
    SWAMP,
    members,
)
from meydan.games.inis.draws import draw
from meydan.games.inis.play import (
    SEASON_EFFECTS,
    TRISKEL_EFFECTS,
    Decision,
    Effect,
    answered,
    cancel,
    discard_advantage,
    land,
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

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"territory": land(field(param, 0))}

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


class Exploration(Effect):
    """The Brenn chooses a place, the top tile goes there, the card's player places a clan on it (INIS-14.7)."""

    def useful(self, g: Inis, seat: i64) -> bool:
        return len(g.pile) > 0

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        if g.pile:
            g.then(DISCOVERY, g.brenn, seat)


class Discovery(Decision):
    """The Brenn fixes the place of the new territory before it is revealed (INIS-14.7)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"explorer": int(f.number)}

    def ask(self, g: Inis, f: Frame) -> list[int]:
        return g.legal_places()

    def answer(self, g: Inis, f: Frame, code: i64) -> None:
        territory: i64 = g.pile.pop()
        forget_tile(g, territory)
        g.reveal()
        g.lay(territory, code - LAY, f.player)
        g.put(f.number, territory, 1)


def forget_tile(g: Inis, territory: i64) -> None:
    """The tile left the pile: nobody has to remember its place there."""
    g.pairs &= ~BIT[territory]
    for seat in range(4):
        g.peeked[seat] &= ~BIT[territory]


class Festival(Effect):
    """Where a Sanctuary stands place 1 clan and the Festival marker (INIS-14.8)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"territory": land(field(param, 0))}

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

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return answered(g)

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        cancel(g)


class MasterCraftsman(Effect):
    """Discard 1 card of any type if you have one, then draw 1 Epic Tale (INIS-14.10)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"discards": pledge(g, param)}

    def declare(self, g: Inis, seat: i64) -> None:
        g.then(PLEDGE_ANY, seat)

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        draw(g, seat, 1)
        discard_pledged(g, seat)
        if param:
            discard_advantage(g, seat, param - 1)


def pledge(g: Inis, param: i64) -> str | None:
    """What kind of card will be discarded; an Advantage card is open and has its name."""
    if param:
        return CARD.names[FIRST_ADVANTAGE + param - 1]
    if g.pledged:
        return "action"
    return "epic" if g.pledged_epics else None


class PledgeAny(Declaring):
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

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"taken": CARD.names[param & 63], "player": int(field(param, 6))}

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


class Raid(Effect):
    """Take a random Action card of the attacked player; without one he loses an exposed clan (INIS-14.14)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"player": int(g.attacked)}

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

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"territory": land(field(param, 0))}

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


FROM_DISCARD: Final = FromDiscard(secret=True)
DISCOVERY: Final = Discovery()
PLEDGE_ANY: Final = PledgeAny(secret=True)

SEASON_EFFECTS[BARD] = BardSings()
SEASON_EFFECTS[CITADEL] = Citadel()
SEASON_EFFECTS[DRUID] = Druid()
SEASON_EFFECTS[EXPLORATION] = Exploration()
SEASON_EFFECTS[FESTIVAL] = Festival()
SEASON_EFFECTS[MASTER_CRAFTSMAN] = MasterCraftsman()
SEASON_EFFECTS[SANCTUARY] = Sanctuary()
TRISKEL_EFFECTS[BARD] = BardPraises()
TRISKEL_EFFECTS[GEIS] = Geis()
TRISKEL_EFFECTS[MASTER_CRAFTSMAN] = CraftsmansGift()
TRISKEL_EFFECTS[RAID] = Raid()
