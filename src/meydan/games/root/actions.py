"""Action codes in blocks per verb, event codes, and the words for both."""
from __future__ import annotations

from typing import Final

from meydan.core.actions import NUMBER, Actions, Block, Count, EventKind, Events, Kind
from meydan.games.root.components import (
    AMBUSH_CARD,
    BUILDING,
    CARD,
    CHARACTER,
    CLEARING,
    COLUMN,
    EFFECT,
    FACTION,
    ITEM,
    ITEM_STATE,
    LEADER,
    PIECE,
    PLACE,
    QUEST,
    RELATION,
    SOURCE,
    SUIT,
    SUIT_NAMES,
    TRIGGER,
)

WARRIOR_COUNT: Final = Count("count", 1, 25)
LARGEST_GROUP: Final = 25


def _groups() -> Count:
    """How many warriors and whose: the numbers from 1 for each faction that has any."""
    kind = Count("count", 1, LARGEST_GROUP)
    kind.names = kind.names * 3
    return kind


GROUP: Final = _groups()                # faction * LARGEST_GROUP + count - 1
DIE: Final = Count("die", 0, 3)
CLEARING_SUIT: Final = Kind("suit", SUIT_NAMES[:3])

SKIP: Final = 0                         # decline what is offered
END: Final = 1                          # go on to the next part of the turn
BATTLE: Final = 2
MARCH: Final = 3
RECRUIT: Final = 4
BUILD: Final = 5
OVERWORK: Final = 6
MOVE: Final = 7
EXPLORE: Final = 8
STRIKE: Final = 9
REPAIR: Final = 10
SPECIAL: Final = 11
REWARD_POINTS: Final = 12
REWARD_CARDS: Final = 13
CLAIM: Final = 14
SHOW_HAND: Final = 15
IGNORE: Final = 16
FALL: Final = 17                        # into turmoil
USE: Final = 18                         # + effect, in a battle
SETTLE: Final = 29                      # + trigger
FROM: Final = 32                        # + clearing
TO: Final = 44                          # + place
WARRIORS: Final = 63                    # + number - 1
ATTACK: Final = 88                      # + clearing * FACTIONS + defender
ROLL: Final = 136                       # + 4 * one die + the other
AMBUSH_WITH: Final = 152                # + card - FIRST_AMBUSH
FOIL_WITH: Final = 157                  # + card - FIRST_AMBUSH
LOSE: Final = 162                       # + piece
RESOLVE: Final = 173                    # + suit
RECRUIT_AT: Final = 177                 # + clearing
WOOD_AT: Final = 189                    # + clearing
PAY_FROM: Final = 201                   # + clearing
OVERWORK_AT: Final = 213                # + clearing
SPEND: Final = 225                      # + card
GIVE: Final = 279                       # + card
DISCARD: Final = 333                    # + card
CRAFT: Final = 387                      # + card
BUILD_AT: Final = 441                   # + (building - SAWMILL) * CLEARINGS + clearing
KEEP_AT: Final = 477                    # + clearing
ROOST_AT: Final = 489                   # + clearing
LEAD: Final = 501                       # + leader
DECREE: Final = 505                     # + column * CARD_COUNT + card
REVOLT: Final = 721                     # + clearing
SPREAD: Final = 733                     # + clearing
ORGANIZE: Final = 745                   # + clearing
MOBILIZE: Final = 757                   # + card
TRAIN: Final = 811                      # + card
CHARACTER_IS: Final = 865               # + character
REFRESH: Final = 868                    # + item * STATES + state
DAMAGE: Final = 900                     # + item * STATES + state
MEND: Final = 932                       # + item * STATES + state
DROP: Final = 964                       # + item * STATES + state
EXHAUST: Final = 996                    # + item
TAKE: Final = 1004                      # + item
AID: Final = 1012                       # + faction
ALLY: Final = 1016                      # + faction
STEAL_FROM: Final = 1020                # + faction
STEAL: Final = 1024                     # + card, drawn by chance
LABOR: Final = 1078                     # + card
QUEST_IS: Final = 1132                  # + quest
SHOOT: Final = 1147                     # + piece
PARTNER: Final = 1158                   # + faction
ACTIVATE: Final = 1162                  # + suit of the dominance card
TAKE_DOMINANCE: Final = 1166            # + suit of the dominance card
CODEBREAK: Final = 1170                 # + faction
TAX: Final = 1174                       # + clearing
ROB: Final = 1186                       # + faction
BANK: Final = 1190                      # + faction
ACTIVATE_PIECE: Final = 1194            # + suit
PAY_ANY: Final = 1197                   # leave the choice of wood to the program
REVOLT_ANY: Final = 1198                # + clearing, the choice of supporters left to the program
SPREAD_ANY: Final = 1210                # + clearing, likewise

ACTIONS: Final = Actions(
    Block("skip", SKIP),
    Block("end", END),
    Block("battle", BATTLE),
    Block("march", MARCH),
    Block("recruit", RECRUIT),
    Block("build", BUILD),
    Block("overwork", OVERWORK),
    Block("move", MOVE),
    Block("explore", EXPLORE),
    Block("strike", STRIKE),
    Block("repair", REPAIR),
    Block("special", SPECIAL),
    Block("points", REWARD_POINTS),
    Block("cards", REWARD_CARDS),
    Block("royal-claim", CLAIM),
    Block("show-hand", SHOW_HAND),
    Block("ignore", IGNORE),
    Block("fall", FALL),
    Block("use", USE, effect=EFFECT),
    Block("settle", SETTLE, trigger=TRIGGER),
    Block("from", FROM, clearing=CLEARING),
    Block("to", TO, place=PLACE),
    Block("warriors", WARRIORS, count=WARRIOR_COUNT),
    Block("attack", ATTACK, clearing=CLEARING, defender=FACTION),
    Block("roll", ROLL, one=DIE, two=DIE),
    Block("ambush", AMBUSH_WITH, card=AMBUSH_CARD),
    Block("foil", FOIL_WITH, card=AMBUSH_CARD),
    Block("lose", LOSE, piece=PIECE),
    Block("resolve", RESOLVE, suit=SUIT),
    Block("recruit-at", RECRUIT_AT, clearing=CLEARING),
    Block("wood", WOOD_AT, clearing=CLEARING),
    Block("pay", PAY_FROM, clearing=CLEARING),
    Block("overwork-at", OVERWORK_AT, clearing=CLEARING),
    Block("spend", SPEND, card=CARD),
    Block("give", GIVE, card=CARD),
    Block("discard", DISCARD, card=CARD),
    Block("craft", CRAFT, card=CARD),
    Block("build-at", BUILD_AT, building=BUILDING, clearing=CLEARING),
    Block("keep", KEEP_AT, clearing=CLEARING),
    Block("roost", ROOST_AT, clearing=CLEARING),
    Block("leader", LEAD, leader=LEADER),
    Block("decree", DECREE, column=COLUMN, card=CARD),
    Block("revolt", REVOLT, clearing=CLEARING),
    Block("spread", SPREAD, clearing=CLEARING),
    Block("organize", ORGANIZE, clearing=CLEARING),
    Block("mobilize", MOBILIZE, card=CARD),
    Block("train", TRAIN, card=CARD),
    Block("character", CHARACTER_IS, character=CHARACTER),
    Block("refresh", REFRESH, item=ITEM, state=ITEM_STATE),
    Block("damage", DAMAGE, item=ITEM, state=ITEM_STATE),
    Block("mend", MEND, item=ITEM, state=ITEM_STATE),
    Block("drop", DROP, item=ITEM, state=ITEM_STATE),
    Block("exhaust", EXHAUST, item=ITEM),
    Block("take", TAKE, item=ITEM),
    Block("aid", AID, faction=FACTION),
    Block("ally", ALLY, faction=FACTION),
    Block("steal-from", STEAL_FROM, faction=FACTION),
    Block("steal", STEAL, card=CARD),
    Block("labor", LABOR, card=CARD),
    Block("quest", QUEST_IS, quest=QUEST),
    Block("shoot", SHOOT, piece=PIECE),
    Block("partner", PARTNER, faction=FACTION),
    Block("activate", ACTIVATE, suit=SUIT),
    Block("take-dominance", TAKE_DOMINANCE, suit=SUIT),
    Block("codebreakers", CODEBREAK, faction=FACTION),
    Block("tax", TAX, clearing=CLEARING),
    Block("stand-and-deliver", ROB, faction=FACTION),
    Block("bank", BANK, faction=FACTION),
    Block("activate-piece", ACTIVATE_PIECE, suit=CLEARING_SUIT),
    Block("pay-any", PAY_ANY),
    Block("revolt-any", REVOLT_ANY, clearing=CLEARING),
    Block("spread-any", SPREAD_ANY, clearing=CLEARING),
)

# Events.
TURN_BEGINS: Final = 0
PLACED: Final = 1
REMOVED: Final = 2
MOVED: Final = 3
DREW: Final = 4
DREW_CARD: Final = 5
RESHUFFLED: Final = 6
DISCARDED: Final = 7
SPENT: Final = 8
CRAFTED: Final = 9
SCORED: Final = 10
LOST_POINTS: Final = 11
ATTACKED: Final = 12
AMBUSHED: Final = 13
FOILED: Final = 14
ROLLED: Final = 15
USED: Final = 16
HITS: Final = 17
OUTRAGE_PAID: Final = 18
GAVE_CARD: Final = 19
HAND_SHOWN: Final = 20
SAW_CARD: Final = 21
SUPPORTER_DRAWN: Final = 22
SUPPORTER_CARD: Final = 23
HEALED: Final = 24
BASE_LOST: Final = 25
DECREED: Final = 26
TURMOIL: Final = 27
LEADER_CHOSEN: Final = 28
REVOLTED: Final = 29
OFFICER: Final = 30
MOBILIZED: Final = 31
CHARACTER_CHOSEN: Final = 32
WENT: Final = 33
EXHAUSTED_ITEM: Final = 34
REFRESHED: Final = 35
DAMAGED_ITEM: Final = 36
REPAIRED: Final = 37
DROPPED: Final = 38
GAINED_ITEM: Final = 39
EXPLORED: Final = 40
AIDED: Final = 41
TOOK_ITEM: Final = 42
RELATED: Final = 43
QUEST_DONE: Final = 44
QUEST_OPENED: Final = 45
ROBBED: Final = 46
LABORED: Final = 47
DOMINANCE_ACTIVATED: Final = 48
DOMINANCE_AVAILABLE: Final = 49
DOMINANCE_TAKEN: Final = 50
COALITION: Final = 51
CODEBROKE: Final = 52
BANKED: Final = 53
HELPED: Final = 54
WON: Final = 55
PAID: Final = 56                        # wood for a building
SUPPORTER_SPENT: Final = 57
SUPPORTER_DISCARDED: Final = 58
DECREE_DISCARDED: Final = 59
PLAY_DISCARDED: Final = 60              # a card in play, or one whose effect is over
ORGANIZED: Final = 61
TAXED: Final = 62
STOPPED: Final = 63
GARRISONED: Final = 64                  # a warrior in every clearing but one

EVENTS: Final = Events(
    EventKind("turn-begins", TURN_BEGINS, round=NUMBER),
    EventKind("placed", PLACED, piece=PIECE, clearing=CLEARING, count=NUMBER),
    EventKind("removed", REMOVED, piece=PIECE, clearing=CLEARING, count=NUMBER),
    EventKind("moved", MOVED, origin=CLEARING, goal=CLEARING, count=GROUP),
    EventKind("drew", DREW, count=NUMBER),
    EventKind("drew-card", DREW_CARD, card=CARD),
    EventKind("reshuffled", RESHUFFLED, count=NUMBER),
    EventKind("discarded", DISCARDED, card=CARD),
    EventKind("spent", SPENT, card=CARD),
    EventKind("crafted", CRAFTED, card=CARD),
    EventKind("scored", SCORED, points=NUMBER, source=SOURCE),
    EventKind("lost-points", LOST_POINTS, points=NUMBER),
    EventKind("attacked", ATTACKED, clearing=CLEARING, defender=FACTION),
    EventKind("ambushed", AMBUSHED, card=CARD, clearing=CLEARING),
    EventKind("foiled", FOILED, card=CARD, clearing=CLEARING),
    EventKind("rolled", ROLLED, one=NUMBER, two=NUMBER, clearing=CLEARING),
    EventKind("used", USED, effect=EFFECT),
    EventKind("hits", HITS, attacker=NUMBER, defender=NUMBER, clearing=CLEARING),
    EventKind("outrage-paid", OUTRAGE_PAID, clearing=CLEARING),
    EventKind("gave-card", GAVE_CARD, card=CARD, faction=FACTION),
    EventKind("hand-shown", HAND_SHOWN, faction=FACTION),
    EventKind("saw-card", SAW_CARD, card=CARD, faction=FACTION),
    EventKind("supporter-drawn", SUPPORTER_DRAWN),
    EventKind("supporter-card", SUPPORTER_CARD, card=CARD),
    EventKind("healed", HEALED, clearing=CLEARING, count=NUMBER, keep=CLEARING),
    EventKind("base-lost", BASE_LOST, suit=SUIT, officers=NUMBER),
    EventKind("decreed", DECREED, card=CARD, column=COLUMN),
    EventKind("turmoil", TURMOIL, birds=NUMBER),
    EventKind("leader-chosen", LEADER_CHOSEN, leader=LEADER),
    EventKind("revolted", REVOLTED, clearing=CLEARING),
    EventKind("officer", OFFICER, officers=NUMBER),
    EventKind("mobilized", MOBILIZED),
    EventKind("character-chosen", CHARACTER_CHOSEN, character=CHARACTER),
    EventKind("went", WENT, place=PLACE),
    EventKind("exhausted", EXHAUSTED_ITEM, item=ITEM),
    EventKind("refreshed", REFRESHED, item=ITEM),
    EventKind("damaged", DAMAGED_ITEM, item=ITEM),
    EventKind("repaired", REPAIRED, item=ITEM),
    EventKind("dropped", DROPPED, item=ITEM),
    EventKind("gained-item", GAINED_ITEM, item=ITEM),
    EventKind("explored", EXPLORED, clearing=CLEARING),
    EventKind("aided", AIDED, faction=FACTION),
    EventKind("took-item", TOOK_ITEM, item=ITEM, faction=FACTION),
    EventKind("related", RELATED, faction=FACTION, relation=RELATION),
    EventKind("quest-done", QUEST_DONE, quest=QUEST),
    EventKind("quest-opened", QUEST_OPENED, quest=QUEST),
    EventKind("robbed", ROBBED, faction=FACTION),
    EventKind("labored", LABORED, card=CARD),
    EventKind("dominance-activated", DOMINANCE_ACTIVATED, suit=SUIT),
    EventKind("dominance-available", DOMINANCE_AVAILABLE, suit=SUIT),
    EventKind("dominance-taken", DOMINANCE_TAKEN, suit=SUIT),
    EventKind("coalition", COALITION, faction=FACTION),
    EventKind("codebroke", CODEBROKE, faction=FACTION),
    EventKind("banked", BANKED, faction=FACTION),
    EventKind("helped", HELPED, faction=FACTION),
    EventKind("won", WON),
    EventKind("paid", PAID, clearing=CLEARING, count=NUMBER),
    EventKind("supporter-spent", SUPPORTER_SPENT, card=CARD),
    EventKind("supporter-discarded", SUPPORTER_DISCARDED, card=CARD),
    EventKind("decree-discarded", DECREE_DISCARDED, card=CARD, column=COLUMN),
    EventKind("play-discarded", PLAY_DISCARDED, card=CARD),
    EventKind("organized", ORGANIZED, clearing=CLEARING),
    EventKind("taxed", TAXED, clearing=CLEARING),
    EventKind("stopped", STOPPED, round=NUMBER),
    EventKind("garrisoned", GARRISONED, piece=PIECE, clearing=CLEARING),
)
