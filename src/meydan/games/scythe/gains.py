"""Gains of every kind, the four main benefits of the bottom row, and stars."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step, lowest
from meydan.games.scythe import economy, scoring
from meydan.games.scythe.actions import (
    ACCEPT,
    AMOUNT,
    BUILD_IT,
    DECLINE,
    DEPLOY_IT,
    E_BUILT,
    E_DECLINED,
    E_DEPLOYED,
    E_ENLISTED,
    E_NOTHING_PLACED,
    E_STAR,
    E_TOKENS,
    E_UPGRADED,
    E_WORKER,
    ENLIST_FROM,
    PLACE_AT,
    PLACE_STAR,
    RESOURCE_AT,
    TAKE_BONUS,
    UPGRADE_FROM,
    UPGRADE_TO,
)
from meydan.games.scythe.components import (
    ABILITY,
    ANY_RESOURCE,
    BOTTOM,
    BUILD,
    CUBE,
    DEPLOY,
    ENLIST,
    FIGURE,
    FIRST_ACTION,
    FIRST_MECH,
    FIRST_RESOURCE,
    FIRST_STRUCTURE,
    FIRST_WORKER,
    GAIN,
    GOAL,
    GOAL_COMBAT,
    GOAL_MECHS,
    GOAL_OBJECTIVE,
    GOAL_POPULARITY,
    GOAL_POWER,
    GOAL_RECRUITS,
    GOAL_STRUCTURES,
    GOAL_UPGRADES,
    GOAL_WORKERS,
    LAKES,
    MOST_POPULARITY,
    MOST_POWER,
    ON_MAT,
    ONE_TIME,
    PIECES,
    PLACE,
    PRODUCTION,
    SAXONY,
    SHARE,
    STARS,
    TERRITORIES,
    UPGRADE,
    WORKER,
    WORKERS,
    count_bits,
)
from meydan.games.scythe.state import NO_SITE, Scythe


def owe(g: Scythe, seat: i64, kind: i64, amount: i64) -> None:
    """Push the step in which a seat gets this; the gain owed last is got first."""
    if kind == ANY_RESOURCE:
        g.then(GAIN_TOKENS, seat, amount)
    elif kind == PRODUCTION:
        economy.owe_production(g, seat, amount, False)
    elif kind >= FIRST_ACTION:
        main_benefit(g, seat, kind - FIRST_ACTION)
    else:
        g.then(GAIN_SOME, seat, kind * SHARE + amount)


def main_benefit(g: Scythe, seat: i64, action: i64) -> None:
    if action == UPGRADE:
        g.then(CHOOSE_CUBE, seat)
    elif action == DEPLOY:
        g.then(CHOOSE_MECH, seat)
    elif action == BUILD:
        g.then(CHOOSE_STRUCTURE, seat)
    else:
        g.then(CHOOSE_RECRUIT, seat)


def site(g: Scythe) -> str | None:
    """The territory of the encounter that gains go to, if there is one."""
    if g.site == NO_SITE:
        return None
    return PLACE.names[g.site]


class GainSome(Step[Scythe]):
    """Any part of a benefit may be declined by who wants to be asked (SCY-1.6, 14.4, 18.13)."""

    def about(self, g: Scythe, f: Frame, seat: i64) -> dict[str, Any]:
        kind = f.number // SHARE
        return {"gain": GAIN.names[kind], "amount": int(g.room(f.player, kind, f.number % SHARE)), "place": site(g)}

    def options(self, g: Scythe, f: Frame) -> list[int]:
        if not g.seats[f.player].picky:
            return []
        most = g.room(f.player, f.number // SHARE, f.number % SHARE)
        codes: list[int] = []
        if most > 0:
            codes.append(ACCEPT)
            for amount in range(most):
                codes.append(AMOUNT + amount)
        return codes

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        kind = f.number // SHARE
        if code == ACCEPT:
            self.enter(g, f)
            return
        amount = code - AMOUNT
        g.note(E_DECLINED, f.player, kind, g.room(f.player, kind, f.number % SHARE) - amount)
        if amount:
            take(g, f.player, kind, amount)

    def enter(self, g: Scythe, f: Frame) -> None:
        if f.number % SHARE:
            take(g, f.player, f.number // SHARE, f.number % SHARE)


def take(g: Scythe, seat: i64, kind: i64, amount: i64) -> None:
    """Resources and workers of an encounter go onto its territory (SCY-22.7)."""
    if kind < FIRST_RESOURCE:
        g.gain(seat, kind, amount)
    elif kind == WORKER:
        add_workers(g, seat, g.site, amount)
    else:
        add_tokens(g, seat, g.site, kind - FIRST_RESOURCE, amount)


def add_tokens(g: Scythe, seat: i64, place: i64, resource: i64, amount: i64) -> None:
    g.tokens[place * 4 + resource] += amount
    g.note(E_TOKENS, seat, FIRST_RESOURCE + resource, amount, place)


def add_workers(g: Scythe, seat: i64, place: i64, number: i64) -> None:
    """New workers come from the left of the mat, as long as there are any (SCY-13.4, 22.9)."""
    count: i64 = 0
    for piece in range(seat * PIECES + FIRST_WORKER, seat * PIECES + FIRST_STRUCTURE):
        if count < number and g.at[piece] == ON_MAT:
            g.at[piece] = place
            count += 1
    if count:
        g.note(E_WORKER, seat, count, place)


class GainTokens(Step[Scythe]):
    """Tokens of any types, each to a territory with an own worker, or to the encounter (SCY-12.1, 12.4, 22.7)."""

    def about(self, g: Scythe, f: Frame, seat: i64) -> dict[str, Any]:
        before = PLACE.names[f.number // SHARE - 1] if f.number >= SHARE else None
        facts: dict[str, Any] = {"amount": int(f.number % SHARE), "place": site(g), "before": before}
        if before is not None and not g.trade_split:
            facts["place"] = before
        return facts

    def options(self, g: Scythe, f: Frame) -> list[int]:
        codes: list[int] = []
        if f.number % SHARE == 0:
            return codes
        sites = g.worker_sites(f.player)
        if g.site != NO_SITE:
            sites = BIT[g.site]
        elif f.number >= SHARE and not g.trade_split:
            sites = BIT[f.number // SHARE - 1]       # where the first token went
        while sites:
            place = lowest(sites)
            for resource in range(4):
                codes.append(RESOURCE_AT + resource * TERRITORIES + place)
            sites &= sites - 1
        if codes and g.seats[f.player].picky:
            codes.append(DECLINE)
        return codes

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        if code == DECLINE:
            g.note(E_DECLINED, f.player, ANY_RESOURCE, f.number % SHARE)
            return
        place = (code - RESOURCE_AT) % TERRITORIES
        add_tokens(g, f.player, place, (code - RESOURCE_AT) // TERRITORIES, 1)
        g.then(GAIN_TOKENS, f.player, (place + 1) * SHARE + f.number % SHARE - 1)


# The main benefits.


class ChooseCube(Step[Scythe]):
    """Upgrade: take a technology cube from any top-row space (SCY-15.1)."""

    def options(self, g: Scythe, f: Frame) -> list[int]:
        codes: list[int] = []
        cubes = g.seats[f.player].cubes
        for cube in range(6):
            if cubes >> cube & 1:
                codes.append(UPGRADE_FROM + cube)
        if codes:
            codes.append(DECLINE)
        return codes

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        if code == DECLINE:
            g.note(E_DECLINED, f.player, FIRST_ACTION + UPGRADE, 1)
        else:
            g.then(COVER_COST, f.player, code - UPGRADE_FROM)


class CoverCost(Step[Scythe]):
    """Put the cube on any free bracketed space of the bottom row (SCY-15.1 to 15.4)."""

    def about(self, g: Scythe, f: Frame, seat: i64) -> dict[str, Any]:
        return {"cube": CUBE.names[f.number]}

    def options(self, g: Scythe, f: Frame) -> list[int]:
        codes: list[int] = []
        player = g.seats[f.player]
        for action in range(4):
            if player.free_spaces(action):
                codes.append(UPGRADE_TO + action)
        return codes

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        player = g.seats[f.player]
        player.cubes &= ~BIT[f.number]
        player.covered += BIT[2 * (code - UPGRADE_TO)]
        g.note(E_UPGRADED, f.player, f.number, code - UPGRADE_TO)


class ChooseMech(Step[Scythe]):
    """Deploy: choose any mech on the faction mat (SCY-16.1); without a place for it there is none (SCY-14.6)."""

    def about(self, g: Scythe, f: Frame, seat: i64) -> dict[str, Any]:
        return {"place": site(g)}

    def options(self, g: Scythe, f: Frame) -> list[int]:
        codes: list[int] = []
        if (g.site == NO_SITE and not g.mech_sites(f.player)) or (g.site != NO_SITE and LAKES & BIT[g.site]):
            return codes
        mat = g.seats[f.player].faction_mat()
        for slot in range(4):
            if g.at[f.player * PIECES + FIRST_MECH + slot] == ON_MAT:
                codes.append(DEPLOY_IT + mat.abilities[slot])
        if codes:
            codes.append(DECLINE)
        return codes

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        if code == DECLINE:
            g.note(E_DECLINED, f.player, FIRST_ACTION + DEPLOY, 1)
            return
        mat = g.seats[f.player].faction_mat()
        for slot in range(4):
            if DEPLOY_IT + mat.abilities[slot] == code:
                g.then(PLACE_PIECE, f.player, FIRST_MECH + slot)

    def enter(self, g: Scythe, f: Frame) -> None:
        g.note(E_NOTHING_PLACED, f.player, FIRST_ACTION + DEPLOY)


class ChooseStructure(Step[Scythe]):
    """Build: choose any structure on the player mat (SCY-17.1); at an encounter its place must be free (SCY-22.8)."""

    def about(self, g: Scythe, f: Frame, seat: i64) -> dict[str, Any]:
        return {"place": site(g)}

    def options(self, g: Scythe, f: Frame) -> list[int]:
        codes: list[int] = []
        if g.site == NO_SITE:
            if not g.structure_sites(f.player):
                return codes
        elif (g.all_structures() | LAKES) & BIT[g.site]:
            return codes
        for structure in range(4):
            if not g.built(f.player, structure):
                codes.append(BUILD_IT + structure)
        if codes:
            codes.append(DECLINE)
        return codes

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        if code == DECLINE:
            g.note(E_DECLINED, f.player, FIRST_ACTION + BUILD, 1)
        else:
            g.then(PLACE_PIECE, f.player, FIRST_STRUCTURE + code - BUILD_IT)

    def enter(self, g: Scythe, f: Frame) -> None:
        g.note(E_NOTHING_PLACED, f.player, FIRST_ACTION + BUILD)


class PlacePiece(Step[Scythe]):
    """The mech or structure goes to a territory with an own worker, or to the encounter (SCY-16.1, 17.1, 22.7)."""

    def about(self, g: Scythe, f: Frame, seat: i64) -> dict[str, Any]:
        facts: dict[str, Any] = {"figure": FIGURE.names[f.number], "ability": None}
        if f.number < FIRST_STRUCTURE:
            facts["ability"] = ABILITY.names[g.seats[f.player].faction_mat().abilities[f.number - FIRST_MECH]]
        return facts

    def options(self, g: Scythe, f: Frame) -> list[int]:
        codes: list[int] = []
        sites = self.sites(g, f)
        if sites & sites - 1 == 0:                  # only one
            return codes
        while sites:
            codes.append(PLACE_AT + lowest(sites))
            sites &= sites - 1
        return codes

    def sites(self, g: Scythe, f: Frame) -> i64:
        if g.site != NO_SITE:
            return BIT[g.site]
        if f.number < FIRST_STRUCTURE:
            return g.mech_sites(f.player)
        return g.structure_sites(f.player)

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        self.put(g, f, code - PLACE_AT)

    def enter(self, g: Scythe, f: Frame) -> None:
        self.put(g, f, lowest(self.sites(g, f)))

    def put(self, g: Scythe, f: Frame, place: i64) -> None:
        g.at[f.player * PIECES + f.number] = place
        if f.number < FIRST_STRUCTURE:
            ability = g.seats[f.player].faction_mat().abilities[f.number - FIRST_MECH]
            g.note(E_DEPLOYED, f.player, ability, place)
        else:
            g.note(E_BUILT, f.player, f.number - FIRST_STRUCTURE, place)


class ChooseRecruit(Step[Scythe]):
    """Enlist: choose a recruit from any of the four sections (SCY-18.1)."""

    def options(self, g: Scythe, f: Frame) -> list[int]:
        codes: list[int] = []
        recruits = g.seats[f.player].recruits
        for action in range(4):
            if not recruits >> action & 1:
                codes.append(ENLIST_FROM + action)
        if codes:
            codes.append(DECLINE)
        return codes

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        if code == DECLINE:
            g.note(E_DECLINED, f.player, FIRST_ACTION + ENLIST, 1)
        else:
            g.then(CHOOSE_BONUS, f.player, code - ENLIST_FROM)


class ChooseBonus(Step[Scythe]):
    """Put the recruit on any free one-time bonus and gain it (SCY-18.1 to 18.5)."""

    def about(self, g: Scythe, f: Frame, seat: i64) -> dict[str, Any]:
        return {"action": BOTTOM.names[f.number]}

    def options(self, g: Scythe, f: Frame) -> list[int]:
        codes: list[int] = []
        bonuses = g.seats[f.player].bonuses
        for bonus in range(4):
            if not bonuses >> bonus & 1:
                codes.append(TAKE_BONUS + bonus)
        return codes

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        bonus = code - TAKE_BONUS
        player = g.seats[f.player]
        player.recruits |= BIT[f.number]
        player.bonuses |= BIT[bonus]
        g.note(E_ENLISTED, f.player, f.number, bonus)
        owe(g, f.player, bonus, ONE_TIME[bonus])


# Stars.


def earned(g: Scythe, seat: i64) -> i64:
    """Mask of the goals that are met and have no star yet (SCY-25.1, 25.3)."""
    player = g.seats[seat]
    mask: i64 = 0
    if player.cubes == 0:
        mask |= BIT[GOAL_UPGRADES]
    if player.recruits == 15:
        mask |= BIT[GOAL_RECRUITS]
    if player.popularity == MOST_POPULARITY:
        mask |= BIT[GOAL_POPULARITY]
    if player.power == MOST_POWER:
        mask |= BIT[GOAL_POWER]
    if g.mechs(seat) == 4:
        mask |= BIT[GOAL_MECHS]
    if g.structures(seat) == 4:
        mask |= BIT[GOAL_STRUCTURES]
    if g.workers(seat) == WORKERS:
        mask |= BIT[GOAL_WORKERS]
    return mask & ~player.goals


class CheckStars(Step[Scythe]):
    """Stars are placed when earned; with too few left the player says for what (SCY-25.2, 25.5, 25.6)."""

    def about(self, g: Scythe, f: Frame, seat: i64) -> dict[str, Any]:
        mask = earned(g, f.player)
        return {"goals": [name for goal, name in enumerate(GOAL.names) if mask >> goal & 1],
                "left": int(STARS - g.seats[f.player].stars())}

    def options(self, g: Scythe, f: Frame) -> list[int]:
        codes: list[int] = []
        mask = earned(g, f.player)
        if mask & mask - 1 and count_bits(mask) > STARS - g.seats[f.player].stars():
            for goal in range(9):
                if mask & BIT[goal]:
                    codes.append(PLACE_STAR + goal)
        return codes

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        place_star(g, f.player, code - PLACE_STAR)
        g.then(CHECK_STARS, f.player)

    def enter(self, g: Scythe, f: Frame) -> None:
        mask = earned(g, f.player)
        if mask:
            for goal in range(9):
                if mask & BIT[goal]:
                    place_star(g, f.player, goal)


def place_star(g: Scythe, seat: i64, goal: i64) -> None:
    """No player places more than six; the sixth ends the game at once (SCY-25.4, 27.1)."""
    player = g.seats[seat]
    if goal == GOAL_COMBAT:
        player.combat_stars += 1
    elif goal == GOAL_OBJECTIVE:
        player.objective_stars += 1
    else:
        player.goals |= BIT[goal]
    stars = player.stars()
    g.note(E_STAR, seat, goal, stars)
    if stars == STARS:
        scoring.end_game(g)


def combat_star_due(g: Scythe, seat: i64) -> bool:
    """Two at most; Saxony has no limit (SCY-19.7, 21.11)."""
    player = g.seats[seat]
    return player.combat_stars < 2 or player.faction == SAXONY


GAIN_SOME: Final = GainSome()
GAIN_TOKENS: Final = GainTokens()
CHOOSE_CUBE: Final = ChooseCube()
COVER_COST: Final = CoverCost()
CHOOSE_MECH: Final = ChooseMech()
CHOOSE_STRUCTURE: Final = ChooseStructure()
PLACE_PIECE: Final = PlacePiece()
CHOOSE_RECRUIT: Final = ChooseRecruit()
CHOOSE_BONUS: Final = ChooseBonus()
CHECK_STARS: Final = CheckStars()
