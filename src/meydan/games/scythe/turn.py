"""The turn: objective windows, the action token, the top row, the bottom row and what neighbours gain."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step, lowest
from meydan.games.scythe import combat, economy, encounter, gains, movement, objectives, scoring
from meydan.games.scythe.actions import (
    ACCEPT_GAINS,
    AMOUNT,
    CHOOSE_GAINS,
    DRAW_CARDS,
    E_DEAD_TURN,
    E_FACTORY_ACTION,
    E_GAVE,
    E_OBJECTIVE,
    E_RECRUIT_BONUS,
    E_SKIPPED,
    E_SKIPPED_BOTTOM,
    E_SKIPPED_MOVE,
    E_TOKEN,
    E_TURN,
    E_UNPAID,
    FACTORY_ACTION,
    GAIN_COINS,
    GAIN_POWER,
    GIVE_TO,
    MOST_AT_ONCE,
    MOVE_UNITS,
    PASS,
    PRODUCE_NOW,
    REVEAL,
    SKIP,
    TAKE_BOTTOM,
    TOKEN,
    TRADE_POPULARITY,
    TRADE_RESOURCES,
)
from meydan.games.scythe.components import (
    ALL_OBJECTIVES,
    ANY_RESOURCE,
    ARMORY,
    AT_END_OF_TURN,
    BASE_CARDS,
    BASE_COINS,
    BASE_FIELDS,
    BASE_MOVES,
    BASE_POPULARITY,
    BASE_POWER,
    BASE_RESOURCES,
    BOLSTER,
    BOTTOM,
    CARDS,
    COINS,
    COST_RESOURCE,
    CUBE_CARDS,
    CUBE_COINS,
    CUBE_FIELDS,
    CUBE_MOVES,
    CUBE_POPULARITY,
    CUBE_POWER,
    FACTORY_OFFERS,
    FACTORY_SECTION,
    FACTORY_STEPS,
    GOAL_OBJECTIVE,
    MONUMENT,
    MOVE,
    ONGOING,
    ONGOING_AMOUNT,
    POPULARITY,
    POWER,
    RESOURCE,
    RUSVIET,
    SAXONY,
    TOP,
    TRADE,
)
from meydan.games.scythe.player import NO_CARD
from meydan.games.scythe.state import Scythe


class BeginTurn(Step[Scythe]):
    """Players take turns clockwise; a turn is the token, the top row, the bottom row (SCY-1.3, 7.1)."""

    def enter(self, g: Scythe, f: Frame) -> None:
        if g.turn_limit > 0 and g.turn >= g.turn_limit * g.players:
            scoring.break_off(g)
            return
        g.turn += 1
        g.active = f.player
        g.coerced = False
        g.forced = 0
        if g.battle:
            combat.forget(g, f.player)
        g.note(E_TURN, f.player, g.turn)
        g.then(END_TURN, f.player)
        g.then(SHOW_OBJECTIVE, f.player)
        g.then(BOTTOM_ROW, f.player)
        g.then(TOP_ROW, f.player)
        g.then(PLACE_TOKEN, f.player)
        owe_deals(g)


class EndTurn(Step[Scythe]):
    """The turn passes to the left (SCY-6.8)."""

    def enter(self, g: Scythe, f: Frame) -> None:
        g.then(BEGIN_TURN, g.left(f.player))


# Objectives. Before and between the actions they can be revealed where the player is asked anyway: with the token
# and with the bottom row. If the bottom row cannot be paid, the last window follows at once and serves as well.


def offer_objectives(g: Scythe, seat: i64, cards: i64, codes: list[int]) -> None:
    """Add the met ones of these cards that the seat holds (SCY-24.1)."""
    held = cards & g.seats[seat].objectives
    if held:
        shown = objectives.met_among(g, seat, held)
        while shown:
            codes.append(REVEAL + lowest(shown))
            shown &= shown - 1


def reveal_objective(g: Scythe, seat: i64, number: i64) -> None:
    """Place a star; the other card goes unseen, but Saxony keeps it (SCY-24.1, 24.4, 24.12)."""
    player = g.seats[seat]
    player.objectives &= ~BIT[number]
    g.revealed |= BIT[number]
    g.reveal()
    g.note(E_OBJECTIVE, seat, number)
    if player.faction != SAXONY:
        player.dropped |= player.objectives
        player.objectives = 0
    gains.place_star(g, seat, GOAL_OBJECTIVE)


class ShowObjective(Step[Scythe]):
    """After both actions any met objective may be revealed (SCY-24.2, 24.6), by Saxony two (SCY-24.14).

    A window: it opens for whoever holds a card while any unrevealed card is met, so that it tells nothing.
    """

    def options(self, g: Scythe, f: Frame) -> list[int]:
        codes: list[int] = []
        cards = ALL_OBJECTIVES & ~g.revealed
        if g.seats[f.player].objectives and objectives.any_met(g, f.player, cards):
            codes.append(PASS)
            offer_objectives(g, f.player, cards, codes)
        return codes

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        if code != PASS:
            g.then(SHOW_OBJECTIVE, f.player)
            reveal_objective(g, f.player, code - REVEAL)


# The token and the rows.


class PlaceToken(Step[Scythe]):
    """The token goes to a section other than that of the previous turn (SCY-7.1); Relentless may stay (SCY-19.1)."""

    def options(self, g: Scythe, f: Frame) -> list[int]:
        codes: list[int] = []
        player = g.seats[f.player]
        for section in range(FACTORY_SECTION):
            if section != player.token or player.faction == RUSVIET:
                codes.append(TOKEN + section)
        if player.factory != NO_CARD and (player.token != FACTORY_SECTION
                                          or (player.faction == RUSVIET and g.relentless_factory)):
            codes.append(TOKEN + FACTORY_SECTION)
        offer_objectives(g, f.player, ~AT_END_OF_TURN, codes)
        return codes

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        if code >= REVEAL:
            g.then(PLACE_TOKEN, f.player)
            reveal_objective(g, f.player, code - REVEAL)
            return
        if code < TOKEN:
            g.then(PLACE_TOKEN, f.player)
            g.seats[f.player].picky = code == CHOOSE_GAINS
            return
        g.seats[f.player].token = code - TOKEN
        g.note(E_TOKEN, f.player, code - TOKEN)


class TopRow(Step[Scythe]):
    """You may take the top-row action of the section, if its cost can be paid (SCY-7.1, 7.5, 8.1)."""

    def about(self, g: Scythe, f: Frame, seat: i64) -> dict[str, Any]:
        section = g.seats[f.player].token
        return {"section": TOP.names[section] if section >= 0 else None}

    def options(self, g: Scythe, f: Frame) -> list[int]:
        codes: list[int] = []
        player = g.seats[f.player]
        section = player.token
        if section == MOVE:
            codes.append(MOVE_UNITS)
            codes.append(GAIN_COINS)
        elif section == BOLSTER:
            if player.coins:
                codes.append(GAIN_POWER)
                codes.append(DRAW_CARDS)
        elif section == TRADE:
            if player.coins:
                if g.labour(f.player):              # SCY-12.3
                    codes.append(TRADE_RESOURCES)
                codes.append(TRADE_POPULARITY)
        elif section == FACTORY_SECTION:
            offer = FACTORY_OFFERS[player.factory]
            if encounter.can_afford(g, f.player, offer):
                codes.append(FACTORY_ACTION)
                if offer.one:
                    codes.append(FACTORY_ACTION + 1)
        elif economy.can_produce(g, f.player):
            codes.append(PRODUCE_NOW)
        if codes:
            codes.append(SKIP)
        return codes

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        seat = f.player
        player = g.seats[seat]
        if code == SKIP:
            g.note(E_SKIPPED, seat, player.token)
            return
        g.then(gains.CHECK_STARS, seat)             # after the whole action (SCY-25.5)
        if code == MOVE_UNITS:
            movement.owe_move(g, seat, BASE_MOVES + player.grown(CUBE_MOVES), 1)
        elif code == GAIN_COINS:
            gains.owe(g, seat, COINS, BASE_COINS + player.grown(CUBE_COINS))
        elif code in (GAIN_POWER, DRAW_CARDS):
            g.pay(seat, COINS, 1)
            if g.built(seat, MONUMENT):
                gains.owe(g, seat, POPULARITY, 1)   # SCY-11.2
            if code == GAIN_POWER:
                gains.owe(g, seat, POWER, BASE_POWER + player.grown(CUBE_POWER))
            else:
                gains.owe(g, seat, CARDS, BASE_CARDS + player.grown(CUBE_CARDS))
        elif code in (TRADE_RESOURCES, TRADE_POPULARITY):
            g.pay(seat, COINS, 1)
            if g.built(seat, ARMORY):
                gains.owe(g, seat, POWER, 1)        # SCY-12.6
            if code == TRADE_RESOURCES:
                gains.owe(g, seat, ANY_RESOURCE, BASE_RESOURCES)
            else:
                gains.owe(g, seat, POPULARITY, BASE_POPULARITY + player.grown(CUBE_POPULARITY))
        elif code == PRODUCE_NOW:
            power = economy.produce_power(g, seat)
            popularity = economy.produce_popularity(g, seat)
            coins = economy.produce_coins(g, seat)
            g.pay(seat, POWER, power)
            g.pay(seat, POPULARITY, popularity)
            g.pay(seat, COINS, coins)
            economy.owe_production(g, seat, BASE_FIELDS + player.grown(CUBE_FIELDS), True)
        else:
            self.use_factory(g, seat, code - FACTORY_ACTION)

    def enter(self, g: Scythe, f: Frame) -> None:
        """The row cannot be paid; if the other cannot either, the turn is dead (SCY-7.6)."""
        if BOTTOM_ROW.payable(g, f.player):
            g.note(E_UNPAID, f.player, g.seats[f.player].token)
        else:
            g.note(E_DEAD_TURN, f.player)

    def use_factory(self, g: Scythe, seat: i64, which: i64) -> None:
        """The card's own cost and gains; nothing of the mat applies (SCY-23.6 to 23.11)."""
        card = g.seats[seat].factory
        offer = FACTORY_OFFERS[card]
        g.note(E_FACTORY_ACTION, seat, card, offer.kinds[which])
        if offer.one:
            gains.owe(g, seat, offer.kinds[which], offer.amounts[which])
        else:
            encounter.owe_gains(g, seat, offer)
        encounter.pay_offer(g, seat, offer)


class BottomRow(Step[Scythe]):
    """You may take the bottom-row action, if its resources can be paid (SCY-7.1, 14.3)."""

    def about(self, g: Scythe, f: Frame, seat: i64) -> dict[str, Any]:
        player = g.seats[f.player]
        if player.token < 0 or player.token == FACTORY_SECTION:
            return {"action": None, "resource": None, "amount": 0, "coins": 0}
        action = player.player_mat().bottom[player.token]
        return {"action": BOTTOM.names[action], "resource": RESOURCE.names[COST_RESOURCE[action]],
                "amount": int(player.cost(action)), "coins": int(player.player_mat().pay[action])}

    def payable(self, g: Scythe, seat: i64) -> bool:
        """The Factory card's own bottom row costs nothing (SCY-23.6)."""
        player = g.seats[seat]
        if player.token == FACTORY_SECTION:
            return True
        action = player.player_mat().bottom[player.token]
        return economy.can_pay(g, seat, COST_RESOURCE[action], player.cost(action))

    def options(self, g: Scythe, f: Frame) -> list[int]:
        if not self.payable(g, f.player):
            return []
        codes: list[int] = [TAKE_BOTTOM, SKIP]
        offer_objectives(g, f.player, ~AT_END_OF_TURN, codes)
        return codes

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        if code == SKIP:
            player = g.seats[f.player]
            if player.token == FACTORY_SECTION:
                g.note(E_SKIPPED_MOVE, f.player)
            else:
                g.note(E_SKIPPED_BOTTOM, f.player, player.player_mat().bottom[player.token])
        elif code >= REVEAL:
            g.then(BOTTOM_ROW, f.player)
            reveal_objective(g, f.player, code - REVEAL)
        elif code in (CHOOSE_GAINS, ACCEPT_GAINS):
            g.then(BOTTOM_ROW, f.player)
            g.seats[f.player].picky = code == CHOOSE_GAINS
        elif g.seats[f.player].token == FACTORY_SECTION:
            g.then(gains.CHECK_STARS, f.player)
            movement.owe_move(g, f.player, 1, FACTORY_STEPS)
        else:
            self.act(g, f.player)

    def act(self, g: Scythe, seat: i64) -> None:
        """Pay; benefit and coins; own bonus; own stars; the left neighbour; the right one (SCY-14.3, 18.10)."""
        player = g.seats[seat]
        mat = player.player_mat()
        action = mat.bottom[player.token]
        left = g.left(seat)
        right = g.right(seat)
        if right != left:                           # with two players each bonus comes once (SCY-18.15)
            self.owe_bonus(g, right, action)
        self.owe_bonus(g, left, action)
        g.then(gains.CHECK_STARS, seat)
        if player.recruits & BIT[action]:           # as it was before the action (SCY-18.9)
            gains.owe(g, seat, ONGOING[action], ONGOING_AMOUNT[action])
        if mat.pay[action]:
            gains.owe(g, seat, COINS, mat.pay[action])
        gains.main_benefit(g, seat, action)
        economy.owe_payment(g, seat, COST_RESOURCE[action], player.cost(action))

    def owe_bonus(self, g: Scythe, neighbour: i64, action: i64) -> None:
        """An open ongoing bonus of a neighbour, and then its stars (SCY-18.6, 18.12)."""
        if g.seats[neighbour].recruits & BIT[action]:
            g.then(gains.CHECK_STARS, neighbour)
            gains.owe(g, neighbour, ONGOING[action], ONGOING_AMOUNT[action])
            g.then(ANNOUNCE_BONUS, neighbour, action)


class AnnounceBonus(Step[Scythe]):
    """The bottom-row action is made known to the neighbours (SCY-14.7)."""

    def about(self, g: Scythe, f: Frame, seat: i64) -> dict[str, Any]:
        return {"action": BOTTOM.names[f.number]}

    def enter(self, g: Scythe, f: Frame) -> None:
        g.note(E_RECRUIT_BONUS, f.player, f.number)


# Deals.


def owe_deals(g: Scythe) -> None:
    """With coin deals everybody may hand over coins before a turn and before a combat (SCY-26.2, 21.20)."""
    if g.coin_deals:
        seat = g.active
        for _ in range(g.players):
            seat = g.right(seat)
            g.then(MAKE_DEAL, seat)                 # the active player comes first


class MakeDeal(Step[Scythe]):
    """A player may hand coins to another; nothing else changes hands (SCY-26.1)."""

    def about(self, g: Scythe, f: Frame, seat: i64) -> dict[str, Any]:
        return {"given": [receiver for receiver in range(g.players) if f.number & BIT[receiver]]}

    def options(self, g: Scythe, f: Frame) -> list[int]:
        codes: list[int] = []
        if g.seats[f.player].coins == 0:
            return codes
        for seat in range(g.players):
            if seat != f.player and not f.number & BIT[seat]:
                codes.append(GIVE_TO + seat)
        if codes:
            codes.append(PASS)
        return codes

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        if code != PASS:
            receiver = code - GIVE_TO
            g.then(MAKE_DEAL, f.player, f.number | BIT[receiver])
            g.then(GIVE_COINS, f.player, receiver)


class GiveCoins(Step[Scythe]):
    """Any number of own coins (SCY-26.2)."""

    def about(self, g: Scythe, f: Frame, seat: i64) -> dict[str, Any]:
        return {"to": int(f.number)}

    def options(self, g: Scythe, f: Frame) -> list[int]:
        codes: list[int] = []
        for coins in range(1, min(g.seats[f.player].coins, MOST_AT_ONCE) + 1):
            codes.append(AMOUNT + coins)
        return codes

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        g.seats[f.player].coins -= code - AMOUNT
        g.seats[f.number].coins += code - AMOUNT
        g.note(E_GAVE, f.player, f.number, code - AMOUNT)


BEGIN_TURN: Final = BeginTurn()
END_TURN: Final = EndTurn()
SHOW_OBJECTIVE: Final = ShowObjective(window=True)
PLACE_TOKEN: Final = PlaceToken(secret=True)
TOP_ROW: Final = TopRow()
BOTTOM_ROW: Final = BottomRow(secret=True)
ANNOUNCE_BONUS: Final = AnnounceBonus()
MAKE_DEAL: Final = MakeDeal()
GIVE_COINS: Final = GiveCoins()
