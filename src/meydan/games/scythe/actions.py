"""Action codes in blocks per verb, event codes, and the words for both."""
from __future__ import annotations

from typing import Final

from meydan.core.actions import NUMBER, SEAT, Actions, Block, Count, EventKind, Events
from meydan.games.scythe.components import (
    ABILITY,
    BONUS,
    BOTTOM,
    CARD,
    CUBE,
    EFFECT,
    ENCOUNTER,
    FACTION,
    FACTORY_CARD,
    FACTORY_EFFECT,
    FIGURE,
    GAIN,
    GOAL,
    MAT,
    OBJECTIVE,
    PLACE,
    RESOURCE,
    STRUCTURE,
    TERRITORY,
    TOP,
    UNIT,
)

WHICH: Final = Count("which", 1, 2)
OPTION: Final = Count("option", 1, 3)
DIAL: Final = Count("dial", 0, 7)
MOST_AT_ONCE: Final = 99                # of tokens loaded or coins given with one decision
AMOUNTS: Final = Count("amount", 0, MOST_AT_ONCE)
PLAYED: Final = Count("played", 0, 6)

PASS: Final = 0
SKIP: Final = 1
DONE: Final = 2
DECLINE: Final = 3
ACCEPT: Final = 4
CHOOSE_GAINS: Final = 5                 # a setting, never a choice
ACCEPT_GAINS: Final = 6                 # likewise
USE_ABILITY: Final = 7
HOLD_ABILITY: Final = 8
TOKEN: Final = 9                        # + section
MOVE_UNITS: Final = 14
GAIN_COINS: Final = 15
GAIN_POWER: Final = 16
DRAW_CARDS: Final = 17
TRADE_RESOURCES: Final = 18
TRADE_POPULARITY: Final = 19
PRODUCE_NOW: Final = 20
FACTORY_ACTION: Final = 21              # + first or second gain
TAKE_BOTTOM: Final = 23
PICK: Final = 24                        # + kind of unit * PLACES + place
GO: Final = 186                         # + place
REST: Final = 240
TAKE_ALL: Final = 241
TAKE_NOTHING: Final = 242
TAKE_SAME: Final = 243
TAKE_SOME: Final = 244
AMOUNT: Final = 245                     # + number
FIELD: Final = 345                      # + territory
RESOURCE_AT: Final = 392                # + resource * TERRITORIES + territory
PAY_ANYHOW: Final = 580
PAY_FROM: Final = 581                   # + territory
PAY_CARD: Final = 628                   # + card
UPGRADE_FROM: Final = 632               # + cube
UPGRADE_TO: Final = 638                 # + bottom-row action
DEPLOY_IT: Final = 642                  # + ability
BUILD_IT: Final = 654                   # + structure
PLACE_AT: Final = 658                   # + territory
ENLIST_FROM: Final = 705                # + bottom-row action
TAKE_BONUS: Final = 709                 # + bonus
FIGHT_AT: Final = 713                   # + territory
SET_DIAL: Final = 760                   # + power
CHOOSE_OPTION: Final = 768              # + option
TAKE_FACTORY_CARD: Final = 771          # + card
REVEAL: Final = 783                     # + objective
PLACE_STAR: Final = 806                 # + goal
RETREAT_TO: Final = 815                 # + place
GIVE_TO: Final = 869                    # + seat
CHOOSE_FACTION: Final = 877             # + faction
CHOOSE_MAT: Final = 882                 # + mat
COMMIT: Final = 887                     # + 343 * twos + 49 * threes + 7 * fours + fives

ACTIONS: Final = Actions(
    Block("pass", PASS),
    Block("skip", SKIP),
    Block("done", DONE),
    Block("decline", DECLINE),
    Block("accept", ACCEPT),
    Block("choose-gains", CHOOSE_GAINS),
    Block("accept-gains", ACCEPT_GAINS),
    Block("use-ability", USE_ABILITY),
    Block("hold-ability", HOLD_ABILITY),
    Block("token", TOKEN, section=TOP),
    Block("move-units", MOVE_UNITS),
    Block("gain-coins", GAIN_COINS),
    Block("gain-power", GAIN_POWER),
    Block("draw-cards", DRAW_CARDS),
    Block("trade-resources", TRADE_RESOURCES),
    Block("trade-popularity", TRADE_POPULARITY),
    Block("produce", PRODUCE_NOW),
    Block("factory-action", FACTORY_ACTION, which=WHICH),
    Block("take-bottom", TAKE_BOTTOM),
    Block("pick", PICK, unit=UNIT, place=PLACE),
    Block("go", GO, place=PLACE),
    Block("rest", REST),
    Block("take-all", TAKE_ALL),
    Block("take-nothing", TAKE_NOTHING),
    Block("take-same", TAKE_SAME),
    Block("take-some", TAKE_SOME),
    Block("amount", AMOUNT, amount=AMOUNTS),
    Block("field", FIELD, place=TERRITORY),
    Block("resource", RESOURCE_AT, resource=RESOURCE, place=TERRITORY),
    Block("pay-anyhow", PAY_ANYHOW),
    Block("pay-from", PAY_FROM, place=TERRITORY),
    Block("pay-card", PAY_CARD, card=CARD),
    Block("upgrade-from", UPGRADE_FROM, cube=CUBE),
    Block("upgrade-to", UPGRADE_TO, action=BOTTOM),
    Block("deploy", DEPLOY_IT, ability=ABILITY),
    Block("build", BUILD_IT, structure=STRUCTURE),
    Block("place", PLACE_AT, place=TERRITORY),
    Block("enlist", ENLIST_FROM, action=BOTTOM),
    Block("bonus", TAKE_BONUS, bonus=BONUS),
    Block("combat", FIGHT_AT, place=TERRITORY),
    Block("dial", SET_DIAL, power=DIAL),
    Block("option", CHOOSE_OPTION, which=OPTION),
    Block("factory-card", TAKE_FACTORY_CARD, card=FACTORY_CARD),
    Block("reveal", REVEAL, objective=OBJECTIVE),
    Block("star", PLACE_STAR, goal=GOAL),
    Block("retreat", RETREAT_TO, place=PLACE),
    Block("give", GIVE_TO, receiver=SEAT),
    Block("faction", CHOOSE_FACTION, faction=FACTION),
    Block("mat", CHOOSE_MAT, mat=MAT),
    Block("commit", COMMIT, twos=PLAYED, threes=PLAYED, fours=PLAYED, fives=PLAYED),
)

E_TURN: Final = 0
E_TOKEN: Final = 1
E_SKIPPED: Final = 2
E_DEAD_TURN: Final = 3                  # neither row can be paid
E_GAINED: Final = 4
E_LOST: Final = 5
E_PAID: Final = 6
E_PAID_FROM: Final = 7
E_DREW: Final = 8
E_DREW_CARD: Final = 9
E_RESHUFFLED: Final = 10
E_DISCARDED: Final = 11
E_MOVED: Final = 12
E_CARRIED: Final = 13
E_DROVE_OFF: Final = 14
E_TOKENS: Final = 15
E_WORKER: Final = 16
E_UPGRADED: Final = 17
E_DEPLOYED: Final = 18
E_BUILT: Final = 19
E_ENLISTED: Final = 20
E_NOTHING_PLACED: Final = 21
E_DECLINED: Final = 22
E_RECRUIT_BONUS: Final = 23
E_COMBAT: Final = 24
E_ABILITY: Final = 25
E_STOLE_CARD: Final = 26
E_COMMITTED: Final = 27
E_REVEALED: Final = 28
E_PLAYED_CARD: Final = 29
E_WON_COMBAT: Final = 30
E_RETREATED: Final = 31
E_STAR: Final = 32
E_ENCOUNTER: Final = 33
E_OPTION: Final = 34
E_FACTORY_LOOK: Final = 35
E_FACTORY_CARD: Final = 36
E_OBJECTIVE: Final = 37
E_GAVE: Final = 38
E_UNDONE: Final = 39
E_ENDED: Final = 40
E_UNFINISHED: Final = 41
E_CHOSE_FACTION: Final = 42
E_CHOSE_MAT: Final = 43
E_FACTORY_ACTION: Final = 44
E_UNPAID: Final = 45                    # the top row cannot be paid, the bottom row can
E_NO_ROOM: Final = 46                   # a track is at its end
E_NOTHING_LEFT: Final = 47              # or at its beginning
E_SKIPPED_BOTTOM: Final = 48
E_SKIPPED_MOVE: Final = 49              # the Factory card's own bottom row

EVENTS: Final = Events(
    EventKind("turn", E_TURN, turn=NUMBER),
    EventKind("token", E_TOKEN, section=TOP),
    EventKind("skipped", E_SKIPPED, section=TOP),
    EventKind("dead-turn", E_DEAD_TURN),
    EventKind("gained", E_GAINED, gain=GAIN, amount=NUMBER),
    EventKind("lost", E_LOST, gain=GAIN, amount=NUMBER),
    EventKind("paid", E_PAID, gain=GAIN, amount=NUMBER),
    EventKind("paid-from", E_PAID_FROM, gain=GAIN, amount=NUMBER, place=PLACE),
    EventKind("drew", E_DREW, cards=NUMBER),
    EventKind("drew-card", E_DREW_CARD, card=CARD),
    EventKind("reshuffled", E_RESHUFFLED, cards=NUMBER),
    EventKind("discarded", E_DISCARDED, card=CARD),
    EventKind("moved", E_MOVED, figure=FIGURE, start=PLACE, place=PLACE),
    EventKind("carried", E_CARRIED, gain=GAIN, amount=NUMBER, place=PLACE),
    EventKind("drove-off", E_DROVE_OFF, loser=SEAT, workers=NUMBER, place=PLACE),
    EventKind("tokens", E_TOKENS, gain=GAIN, amount=NUMBER, place=PLACE),
    EventKind("worker", E_WORKER, workers=NUMBER, place=PLACE),
    EventKind("upgraded", E_UPGRADED, cube=CUBE, action=BOTTOM),
    EventKind("deployed", E_DEPLOYED, ability=ABILITY, place=PLACE),
    EventKind("built", E_BUILT, structure=STRUCTURE, place=PLACE),
    EventKind("enlisted", E_ENLISTED, action=BOTTOM, bonus=BONUS),
    EventKind("nothing-placed", E_NOTHING_PLACED, gain=GAIN),
    EventKind("declined", E_DECLINED, gain=GAIN, amount=NUMBER),
    EventKind("recruit-bonus", E_RECRUIT_BONUS, action=BOTTOM),
    EventKind("combat", E_COMBAT, defender=SEAT, place=PLACE),
    EventKind("ability", E_ABILITY, ability=ABILITY, foe=SEAT),
    EventKind("stole-card", E_STOLE_CARD, card=CARD, foe=SEAT),
    EventKind("committed", E_COMMITTED),
    EventKind("revealed", E_REVEALED, dial=NUMBER, cards=NUMBER, total=NUMBER),
    EventKind("played-card", E_PLAYED_CARD, card=CARD),
    EventKind("won-combat", E_WON_COMBAT, loser=SEAT, place=PLACE),
    EventKind("retreated", E_RETREATED, figure=FIGURE, start=PLACE, place=PLACE),
    EventKind("star", E_STAR, goal=GOAL, stars=NUMBER),
    EventKind("encounter", E_ENCOUNTER, encounter=ENCOUNTER, place=PLACE),
    EventKind("option", E_OPTION, effect=EFFECT, which=NUMBER, place=PLACE),
    EventKind("factory-look", E_FACTORY_LOOK, cards=NUMBER),
    EventKind("factory-card", E_FACTORY_CARD, card=FACTORY_CARD),
    EventKind("objective", E_OBJECTIVE, objective=OBJECTIVE),
    EventKind("gave", E_GAVE, receiver=SEAT, coins=NUMBER),
    EventKind("undone", E_UNDONE, place=PLACE),
    EventKind("ended", E_ENDED),
    EventKind("unfinished", E_UNFINISHED),
    EventKind("chose-faction", E_CHOSE_FACTION, faction=FACTION),
    EventKind("chose-mat", E_CHOSE_MAT, mat=MAT),
    EventKind("factory-action", E_FACTORY_ACTION, effect=FACTORY_EFFECT, gain=GAIN),
    EventKind("unpaid", E_UNPAID, section=TOP),
    EventKind("no-room", E_NO_ROOM, gain=GAIN),
    EventKind("nothing-left", E_NOTHING_LEFT, gain=GAIN),
    EventKind("skipped-bottom", E_SKIPPED_BOTTOM, action=BOTTOM),
    EventKind("skipped-move", E_SKIPPED_MOVE),
)
