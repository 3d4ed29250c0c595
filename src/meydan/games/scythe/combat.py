"""Combat: its order, abilities before it, hidden commitments, and what follows for winner and loser."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.rng import Rng
from meydan.core.state import BIT, Frame, Step, lowest
from meydan.games.scythe import encounter, gains, turn
from meydan.games.scythe.actions import (
    COMMIT,
    E_ABILITY,
    E_COMBAT,
    E_COMMITTED,
    E_PLAYED_CARD,
    E_RETREATED,
    E_REVEALED,
    E_STOLE_CARD,
    E_WON_COMBAT,
    FIGHT_AT,
    HOLD_ABILITY,
    RETREAT_TO,
    SET_DIAL,
    USE_ABILITY,
)
from meydan.games.scythe.components import (
    ABILITY,
    ARTILLERY,
    CAMARADERIE,
    CARD_VALUE,
    CARDS,
    CHARACTER,
    DISARM,
    FIGURE,
    FIRST_MECH,
    FIRST_STRUCTURE,
    FIRST_WORKER,
    GOAL_COMBAT,
    LAKES,
    LAKES_BESIDE,
    MOST_DIAL,
    PEOPLES_ARMY,
    PIECES,
    PLACE,
    POPULARITY,
    POWER,
    SCOUT,
    SEAWORTHY,
    TERRITORIES,
)
from meydan.games.scythe.state import CARD_VALUES, Scythe

POWER_LOST: Final = 2                   # to Disarm or Artillery (SCY-20.16)
POWER_PAID: Final = 1                   # for Artillery
NO_ABILITY: Final = -1


def contested(g: Scythe) -> i64:
    """Mask of the territories where the active player and an opponent both have combat units (SCY-21.1)."""
    return g.fighters(g.active) & g.enemy_fighters(g.active)


class ChooseCombat(Step[Scythe]):
    """With several combats the attacker chooses the order (SCY-21.3)."""

    def about(self, g: Scythe, f: Frame, seat: i64) -> dict[str, Any]:
        fields = contested(g)
        return {"places": [PLACE.names[place] for place in range(TERRITORIES) if fields & BIT[place]]}

    def options(self, g: Scythe, f: Frame) -> list[int]:
        codes: list[int] = []
        fields = contested(g)
        if fields & fields - 1:
            while fields:
                codes.append(FIGHT_AT + lowest(fields))
                fields &= fields - 1
        return codes

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        self.begin(g, f, code - FIGHT_AT)

    def enter(self, g: Scythe, f: Frame) -> None:
        fields = contested(g)
        if fields:
            self.begin(g, f, lowest(fields))

    def begin(self, g: Scythe, f: Frame, place: i64) -> None:
        """Each combat is finished before the next begins; abilities come first, the attacker's before (SCY-21.4)."""
        attacker = f.player
        g.field = place
        for other in range(g.players):
            if other != attacker and g.fighters_at(other, place):
                g.defender = other
        g.note(E_COMBAT, attacker, g.defender, place)
        g.then(CHOOSE_COMBAT, attacker)
        g.then(RESOLVE, attacker)
        g.then(OPEN_COMMITMENTS, attacker)
        g.then(BEFORE_COMBAT, g.defender)
        g.then(BEFORE_COMBAT, attacker)
        turn.owe_deals(g)


def foe(g: Scythe, seat: i64) -> i64:
    if seat == g.active:
        return g.defender
    return g.active


def ability_before(g: Scythe, seat: i64) -> i64:
    """The ability a seat can use before this combat, or NO_ABILITY (SCY-20.16, 21.4)."""
    if g.has(seat, DISARM):
        if g.tunnel_system(seat) & BIT[g.field]:
            return DISARM
    elif g.has(seat, ARTILLERY):
        if g.seats[seat].power >= POWER_PAID:
            return ARTILLERY
    elif g.has(seat, SCOUT) and g.hand(foe(g, seat)) > 0:
        return SCOUT
    return NO_ABILITY


class BeforeCombat(Step[Scythe]):
    """Disarm, Artillery or Scout may be used once, as attacker or defender (SCY-20.16)."""

    def about(self, g: Scythe, f: Frame, seat: i64) -> dict[str, Any]:
        ability = ability_before(g, f.player)
        return {"ability": ABILITY.names[ability] if ability != NO_ABILITY else None, "place": PLACE.names[g.field],
                "against": int(foe(g, f.player))}

    def options(self, g: Scythe, f: Frame) -> list[int]:
        if ability_before(g, f.player) == NO_ABILITY:
            return []
        return [USE_ABILITY, HOLD_ABILITY]

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        if code == HOLD_ABILITY:
            return
        ability = ability_before(g, f.player)
        other = foe(g, f.player)
        g.note(E_ABILITY, f.player, ability, other)
        if ability == SCOUT:
            steal_card(g, f.player, other)
            return
        if ability == ARTILLERY:
            g.pay(f.player, POWER, POWER_PAID)
        g.lose(other, POWER, POWER_LOST)            # at once, and as much as there is (SCY-20.22)


def steal_card(g: Scythe, thief: i64, victim: i64) -> None:
    """A random card changes hands; both know it, the others only that it moved (SCY-30.4)."""
    rng = Rng(g.seed)
    left = rng.below(g.hand(victim))
    g.seed = rng.seed()
    for card in range(CARD_VALUES):
        number = g.hands[victim * 4 + card]
        if left < number:
            g.hands[victim * 4 + card] -= 1
            g.hands[thief * 4 + card] += 1
            known = g.known[:]
            known[victim * 4 + card] += 1
            g.known = known
            g.note(E_STOLE_CARD, thief, card, victim, audience=BIT[thief] | BIT[victim])
            break
        left -= number
    g.reveal()


class OpenCommitments(Step[Scythe]):
    """Both set dial and cards secretly and at the same time (SCY-21.5)."""

    def enter(self, g: Scythe, f: Frame) -> None:
        g.attacker_dial = 0
        g.attacker_cards = 0
        g.defender_dial = 0
        g.defender_cards = 0
        g.then(PLAY_CARDS, g.defender)
        g.then(DIAL, g.defender)
        g.then(PLAY_CARDS, g.active)
        g.then(DIAL, g.active)


class Dial(Step[Scythe]):
    """The dial goes from 0 to the smaller of 7 and the own power (SCY-21.5, 21.15)."""

    def about(self, g: Scythe, f: Frame, seat: i64) -> dict[str, Any]:
        return {"place": PLACE.names[g.field], "against": int(foe(g, f.player)),
                "most": int(min(MOST_DIAL, g.seats[f.player].power))}

    def options(self, g: Scythe, f: Frame) -> list[int]:
        codes: list[int] = []
        for power in range(min(MOST_DIAL, g.seats[f.player].power) + 1):
            codes.append(SET_DIAL + power)
        return codes

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        if f.player == g.active:
            g.attacker_dial = code - SET_DIAL
        else:
            g.defender_dial = code - SET_DIAL


def dial_of(g: Scythe, seat: i64) -> i64:
    """What a side has set on its dial: nobody else's business until both are revealed."""
    if seat == g.active:
        return g.attacker_dial
    return g.defender_dial


def card_limit(g: Scythe, seat: i64) -> i64:
    """One card for each own combat unit there, and one more by People's Army (SCY-20.17, 21.5)."""
    limit = g.fighters_at(seat, g.field)
    if g.has(seat, PEOPLES_ARMY) and g.workers_at(seat, g.field):
        limit += 1
    return limit


def commitments(g: Scythe, seat: i64) -> list[int]:
    """Every set of own cards within the limit (SCY-21.5, 21.6)."""
    codes: list[int] = []
    limit = card_limit(g, seat)
    base = seat * 4
    for twos in range(min(limit, g.hands[base]) + 1):
        for threes in range(min(limit - twos, g.hands[base + 1]) + 1):
            for fours in range(min(limit - twos - threes, g.hands[base + 2]) + 1):
                for fives in range(min(limit - twos - threes - fours, g.hands[base + 3]) + 1):
                    codes.append(COMMIT + ((twos * 7 + threes) * 7 + fours) * 7 + fives)
    return codes


class PlayCards(Step[Scythe]):
    """Combat cards may be added face down; who holds any is asked (SCY-21.5, 21.6)."""

    def about(self, g: Scythe, f: Frame, seat: i64) -> dict[str, Any]:
        return {"place": PLACE.names[g.field], "against": int(foe(g, f.player)),
                "most": int(min(card_limit(g, f.player), g.hand(f.player))),
                "dial": int(dial_of(g, seat)) if seat == f.player else None}

    def options(self, g: Scythe, f: Frame) -> list[int]:
        if g.hand(f.player) == 0:
            return []
        return commitments(g, f.player)

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        if f.player == g.active:
            g.attacker_cards = code - COMMIT
        else:
            g.defender_cards = code - COMMIT
        g.reveal()                                  # which cards there were to choose from is hidden
        g.note(E_COMMITTED, f.player)

    def enter(self, g: Scythe, f: Frame) -> None:
        g.note(E_COMMITTED, f.player)


def played(cards: i64, card: i64) -> i64:
    """How many cards of one value a commitment holds."""
    if card == 0:
        return cards // 343
    if card == 1:
        return cards // 49 % 7
    if card == 2:
        return cards // 7 % 7
    return cards % 7


class Resolve(Step[Scythe]):
    """Reveal, compare, pay and discard; on a tie the attacker wins (SCY-21.7, 21.8, 21.14)."""

    def enter(self, g: Scythe, f: Frame) -> None:
        g.reveal()
        attack = self.show(g, g.active, g.attacker_dial, g.attacker_cards)
        defence = self.show(g, g.defender, g.defender_dial, g.defender_cards)
        winner = g.active
        loser = g.defender
        bold = g.defender_dial + g.defender_cards
        if defence > attack:
            winner = g.defender
            loser = g.active
            bold = g.attacker_dial + g.attacker_cards
        g.note(E_WON_COMBAT, winner, loser, g.field)
        if winner == g.active:
            workers = g.workers_at(loser, g.field)
            g.forced += workers
            if workers and not g.has(winner, CAMARADERIE):
                g.lose(winner, POPULARITY, workers)         # SCY-21.12
        remember(g, winner)
        g.then(HOLD_FIELD, winner)
        if bold:                                    # the loser showed something (SCY-21.10)
            gains.owe(g, loser, CARDS, 1)
        owe_retreat(g, loser)

    def show(self, g: Scythe, seat: i64, dial: i64, cards: i64) -> i64:
        total = dial
        number: i64 = 0
        for card in range(CARD_VALUES):
            count = played(cards, card)
            number += count
            total += count * CARD_VALUE[card]
            for _ in range(count):
                g.note(E_PLAYED_CARD, seat, card)
            g.discard(seat, card, count)
        g.note(E_REVEALED, seat, dial, number, total)
        g.pay(seat, POWER, dial)
        return total


# The last combat stays to be looked at until the attacker's next turn. It is one number, so that clones stay cheap:
# winner (3 bits), attacker (3), defender (3), territory (6), each side's dial (3) and cards (12), who gets what (2).

CONSOLED: Final = 1                     # the loser showed something and draws a card
STARRED: Final = 2                      # the winner places a star
SOME_BATTLE: Final = 4


def remember(g: Scythe, winner: i64) -> None:
    """Keep the combat that has just been decided."""
    bold = g.defender_dial + g.defender_cards
    if winner == g.defender:
        bold = g.attacker_dial + g.attacker_cards
    packed: i64 = SOME_BATTLE
    if bold:
        packed |= CONSOLED
    if gains.combat_star_due(g, winner):
        packed |= STARRED
    packed = ((packed * 8 + winner) * 8 + g.active) * 8 + g.defender
    packed = packed * 64 + g.field
    packed = (packed * 8 + g.attacker_dial) * 4096 + g.attacker_cards
    g.battle = (packed * 8 + g.defender_dial) * 4096 + g.defender_cards


def unpacked(battle: i64) -> list[int]:
    """Flags, winner, attacker, defender, territory, the attacker's dial and cards, the defender's dial and cards."""
    figures: list[int] = []
    for size in (4096, 8, 4096, 8, 64, 8, 8, 8):
        figures.append(int(battle % size))
        battle //= size
    return [int(battle), *figures[::-1]]


def forget(g: Scythe, seat: i64) -> None:
    """The attacker's next turn begins."""
    if unpacked(g.battle)[2] == seat:
        g.battle = 0


class HoldField(Step[Scythe]):
    """The winner places a combat star if one is due (SCY-21.11)."""

    def enter(self, g: Scythe, f: Frame) -> None:
        if gains.combat_star_due(g, f.player):
            gains.place_star(g, f.player, GOAL_COMBAT)


# Retreat.


def free_lakes(g: Scythe, seat: i64) -> i64:
    """Lakes a Nordic combat unit may retreat to: next to the combat, without an opponent (SCY-20.14, 20.15)."""
    if g.has(seat, SEAWORTHY):
        return LAKES_BESIDE[g.field] & ~g.enemies(seat)
    return 0


def owe_retreat(g: Scythe, seat: i64) -> None:
    """All own units leave; resources stay (SCY-21.9)."""
    base = seat * PIECES
    g.refuges = 0
    for unit in range(FIRST_STRUCTURE - 1, FIRST_WORKER - 1, -1):
        if g.at[base + unit] == g.field:
            g.then(RETREAT_WORKER, seat, unit)
    for unit in range(FIRST_WORKER - 1, CHARACTER - 1, -1):
        if g.at[base + unit] == g.field:
            g.then(RETREAT_UNIT, seat, unit)


class RetreatUnit(Step[Scythe]):
    """A combat unit goes home; Seaworthy lets it choose a lake instead (SCY-20.14, 21.9)."""

    def about(self, g: Scythe, f: Frame, seat: i64) -> dict[str, Any]:
        refuges = self.lakes(g, f)
        return {"figure": FIGURE.names[f.number], "place": PLACE.names[g.field],
                "lakes": [PLACE.names[lake] for lake in range(TERRITORIES) if refuges & BIT[lake]]}

    def options(self, g: Scythe, f: Frame) -> list[int]:
        codes: list[int] = []
        lakes = self.lakes(g, f)
        if lakes:
            codes.append(RETREAT_TO + g.home(f.player))
            while lakes:
                codes.append(RETREAT_TO + lowest(lakes))
                lakes &= lakes - 1
        return codes

    def lakes(self, g: Scythe, f: Frame) -> i64:
        return free_lakes(g, f.player)

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        self.go(g, f, code - RETREAT_TO)

    def enter(self, g: Scythe, f: Frame) -> None:
        self.go(g, f, g.home(f.player))

    def go(self, g: Scythe, f: Frame, place: i64) -> None:
        g.at[f.player * PIECES + f.number] = place
        if FIRST_MECH <= f.number < FIRST_WORKER:
            g.refuges |= BIT[place] & LAKES
        g.note(E_RETREATED, f.player, f.number, g.field, place)


class RetreatWorker(RetreatUnit):
    """A worker goes home unless a mech takes it along to a lake (SCY-20.14)."""

    def lakes(self, g: Scythe, f: Frame) -> i64:
        return g.refuges


class Arrive(Step[Scythe]):
    """After all combats: the encounter, or the Factory card, if the character is still there (SCY-22.1, 23.2)."""

    def enter(self, g: Scythe, f: Frame) -> None:
        encounter.arrive(g, f.player)


CHOOSE_COMBAT: Final = ChooseCombat()
BEFORE_COMBAT: Final = BeforeCombat()
OPEN_COMMITMENTS: Final = OpenCommitments()
DIAL: Final = Dial(sealed=True)
PLAY_CARDS: Final = PlayCards(secret=True, sealed=True)
RESOLVE: Final = Resolve()
HOLD_FIELD: Final = HoldField()
RETREAT_UNIT: Final = RetreatUnit()
RETREAT_WORKER: Final = RetreatWorker()
ARRIVE: Final = Arrive()
