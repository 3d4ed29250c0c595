"""Action codes and events: literal numbers for the rules, words for everybody else."""
from __future__ import annotations

from typing import Final

from meydan.core.actions import NUMBER, Actions, Block, EventKind, Events, Kind
from meydan.games.pax_pamir.components import (
    AI_CARD,
    ARROW,
    BORDER,
    CARD,
    CARD_ACTION,
    COALITION,
    COURT_CARD,
    EFFECT,
    GIFT_SPACE,
    INSTRUCTION,
    PLAYER,
    REGION,
    SHARE,
    SIDE,
    SPOT,
    SUIT,
)

BE_LOYAL: Final = 0
PURCHASE: Final = 3
END_TURN: Final = 15
STOP: Final = 16
DECLINE: Final = 17
PAY: Final = 18
OFFER: Final = 19
WITHDRAW: Final = 29
UNPAID: Final = 30
ACCEPT: Final = 31
REFUSE: Final = 32
PUT_AT: Final = 33
BUILD_ROAD: Final = 35
BUILD_ARMY: Final = 44
TAX_SPOT: Final = 50
TAX_SEAT: Final = 62
GIVE_AT: Final = 67
TAKE_ARMY: Final = 70
TAKE_ROAD: Final = 76
TAKE_TRIBE: Final = 85
TAKE_GIFT: Final = 91
MOVE_ARMY: Final = 94
MOVE_TRIBE: Final = 100
GOAL: Final = 106
TAKE_PRIZE: Final = 112
LEAVE_PRIZE: Final = 113
BATTLE_REGION: Final = 114
REMOVE_ARMY: Final = 120
REMOVE_ROAD: Final = 123
REMOVE_TRIBE: Final = 150
REMOVE_SPY: Final = 155
NAME_SEAT: Final = 160
SWAP_WITH: Final = 165
CHOOSE_SUIT: Final = 170
REBUKE: Final = 174
PLAY: Final = 180
USE_TAX: Final = 280
USE_GIFT: Final = 380
USE_BUILD: Final = 480
USE_MOVE: Final = 580
USE_BETRAY: Final = 680
USE_BATTLE: Final = 780
DISCARD: Final = 880
SPY_ON: Final = 980
TAKE_SPY: Final = 1080
MOVE_SPY: Final = 1180
GOAL_CARD: Final = 1280
BETRAY_CARD: Final = 1380
BATTLE_CARD: Final = 1480
HIDE_AT: Final = 1580

ACTIONS: Final = Actions(
    Block("loyal", BE_LOYAL, coalition=COALITION),
    Block("purchase", PURCHASE, spot=SPOT),
    Block("end-turn", END_TURN),
    Block("stop", STOP),
    Block("decline", DECLINE),
    Block("pay", PAY),
    Block("offer", OFFER, rupees=SHARE),
    Block("withdraw", WITHDRAW),
    Block("unpaid", UNPAID),
    Block("accept", ACCEPT),
    Block("refuse", REFUSE),
    Block("side", PUT_AT, side=SIDE),
    Block("road", BUILD_ROAD, border=BORDER),
    Block("army", BUILD_ARMY, region=REGION),
    Block("tax-spot", TAX_SPOT, spot=SPOT),
    Block("tax-seat", TAX_SEAT, seat=PLAYER),
    Block("gift-space", GIVE_AT, price=GIFT_SPACE),
    Block("take-army", TAKE_ARMY, region=REGION),
    Block("take-road", TAKE_ROAD, border=BORDER),
    Block("take-tribe", TAKE_TRIBE, region=REGION),
    Block("take-gift", TAKE_GIFT, price=GIFT_SPACE),
    Block("move-army", MOVE_ARMY, region=REGION),
    Block("move-tribe", MOVE_TRIBE, region=REGION),
    Block("goal", GOAL, region=REGION),
    Block("take-prize", TAKE_PRIZE),
    Block("leave-prize", LEAVE_PRIZE),
    Block("battle-region", BATTLE_REGION, region=REGION),
    Block("remove-army", REMOVE_ARMY, coalition=COALITION),
    Block("remove-road", REMOVE_ROAD, border=BORDER, coalition=COALITION),
    Block("remove-tribe", REMOVE_TRIBE, seat=PLAYER),
    Block("remove-spy", REMOVE_SPY, seat=PLAYER),
    Block("rumor", NAME_SEAT, seat=PLAYER),
    Block("swap", SWAP_WITH, seat=PLAYER),
    Block("suit", CHOOSE_SUIT, suit=SUIT),
    Block("rebuke", REBUKE, region=REGION),
    Block("play", PLAY, card=COURT_CARD),
    Block("tax", USE_TAX, card=COURT_CARD),
    Block("gift", USE_GIFT, card=COURT_CARD),
    Block("build", USE_BUILD, card=COURT_CARD),
    Block("move", USE_MOVE, card=COURT_CARD),
    Block("betray", USE_BETRAY, card=COURT_CARD),
    Block("battle", USE_BATTLE, card=COURT_CARD),
    Block("discard", DISCARD, card=COURT_CARD),
    Block("spy", SPY_ON, card=COURT_CARD),
    Block("take-spy", TAKE_SPY, card=COURT_CARD),
    Block("move-spy", MOVE_SPY, card=COURT_CARD),
    Block("goal-card", GOAL_CARD, card=COURT_CARD),
    Block("betray-card", BETRAY_CARD, card=COURT_CARD),
    Block("battle-card", BATTLE_CARD, card=COURT_CARD),
    Block("safe-house", HIDE_AT, card=COURT_CARD),
)


# Why Wakhan did something, or did not (PAM-22 to PAM-26).
WHY_INSTRUCTION: Final = 0
WHY_ARROWS: Final = 1
WHY_DOMINANCE_PATRIOT: Final = 2
WHY_DOMINANCE_BLOCKS: Final = 3
WHY_DOMINANCE_CYLINDERS: Final = 4
WHY_DOMINANCE_CHEAPEST: Final = 5
WHY_AMBITION_SCORES: Final = 6
WHY_AMBITION_WINS: Final = 7
WHY_SAVVY: Final = 8
WHY_CONDITION_FALSE: Final = 9
WHY_NO_VALID_CARD: Final = 10
WHY_NO_CARD_SHOWS_IT: Final = 11
WHY_NO_LEGAL_USE: Final = 12
WHY_CARD_PRIORITY: Final = 13
WHY_REGION_ORDER: Final = 14
WHY_RED_ARROW: Final = 15
WHY_RICHEST: Final = 16
WHY_MOST_SPIES: Final = 17
WHY_NOT_MOST_SPIES: Final = 18
WHY_ROAD_ORDER: Final = 19
WHY_SHORTAGE: Final = 20
WHY_FAVORED_STAYS: Final = 21
WHY_CANNOT_PAY_BRIBE: Final = 22
WHY_CLEANUP_ORDER: Final = 23
WHY_MUST_TAKE_PRIZE: Final = 24
WHY_ALWAYS_SAFE_HOUSE: Final = 25
WHY_BLACKMAIL: Final = 26
WHY_NO_MORE_ACTIONS: Final = 27
WHY_NOTHING_VALID: Final = 28
WHY_SWAPPED_HAND: Final = 29
WHY_CHEAPEST_GIFT: Final = 30
WHY_SPY_MOVE: Final = 31
WHY_LEFT_OF_ARROWS: Final = 32
WHY_OTHER_ROW: Final = 33
REASON: Final = Kind("reason", [
    "instruction", "arrows", "dominance-patriot", "dominance-blocks", "dominance-cylinders",
    "dominance-cheapest", "ambition-scores", "ambition-wins", "savvy", "condition-false", "no-valid-card",
    "no-card-shows-it", "no-legal-use", "card-priority", "region-order", "red-arrow", "richest", "most-spies",
    "not-most-spies", "road-order", "shortage", "favored-stays", "cannot-pay-bribe",
    "cleanup-order", "must-take-prize", "always-safe-house", "blackmail", "no-more-actions", "nothing-valid",
    "swapped-hand", "cheapest-gift", "spy-move", "left-of-arrows",
    "other-row",
])

NOTE_TURN_BEGINS: Final = 0
NOTE_LOYAL: Final = 1
NOTE_PURCHASED: Final = 2
NOTE_COLLECTED: Final = 3
NOTE_PLAYED: Final = 4
NOTE_BRIBE_PAID: Final = 5
NOTE_BRIBE_OFFERED: Final = 6
NOTE_BRIBE_REFUSED: Final = 7
NOTE_BRIBE_WITHDRAWN: Final = 8
NOTE_BRIBE_UNPAID: Final = 9
NOTE_ARMY_PLACED: Final = 10
NOTE_ROAD_PLACED: Final = 11
NOTE_TRIBE_PLACED: Final = 12
NOTE_SPY_PLACED: Final = 13
NOTE_GIFT_PLACED: Final = 14
NOTE_PLACEMENT_SKIPPED: Final = 15
NOTE_ARMY_TAKEN: Final = 16
NOTE_ROAD_TAKEN: Final = 17
NOTE_TRIBE_TAKEN: Final = 18
NOTE_SPY_TAKEN: Final = 19
NOTE_GIFT_TAKEN: Final = 20
NOTE_LEVERAGE: Final = 21
NOTE_FAVORED: Final = 22
NOTE_SUIT_IGNORED: Final = 23
NOTE_ACTS: Final = 24
NOTE_ACTS_BONUS: Final = 25
NOTE_PAID_TO_MARKET: Final = 26
NOTE_TAXED_MARKET: Final = 27
NOTE_TAXED_PLAYER: Final = 28
NOTE_ARMY_MOVED: Final = 29
NOTE_TRIBE_MOVED: Final = 30
NOTE_SPY_MOVED: Final = 31
NOTE_BETRAYED: Final = 32
NOTE_PRIZE_TAKEN: Final = 33
NOTE_PRIZE_LEFT: Final = 34
NOTE_BATTLE_REGION: Final = 35
NOTE_BATTLE_CARD: Final = 36
NOTE_ARMY_REMOVED: Final = 37
NOTE_ROAD_REMOVED: Final = 38
NOTE_TRIBE_REMOVED: Final = 39
NOTE_SPY_REMOVED: Final = 40
NOTE_SAFE_HOUSE: Final = 41
NOTE_COURT_DISCARDED: Final = 42
NOTE_HAND_DISCARDED: Final = 43
NOTE_SPIES_RETURNED: Final = 44
NOTE_DEBT: Final = 45
NOTE_OVERTHROWN_CARDS: Final = 46
NOTE_OVERTHROWN_TRIBES: Final = 47
NOTE_GIFT_LOST: Final = 48
NOTE_PRIZE_LOST: Final = 49
NOTE_EVENT_DISCARDED: Final = 50
NOTE_EFFECT_BEGINS: Final = 51
NOTE_EFFECT_FOR_ALL: Final = 52
NOTE_REGION_CLEARED: Final = 53
NOTE_RUPEES_GAINED: Final = 54
NOTE_HANDS_SWAPPED: Final = 55
NOTE_CHECK_SUCCEEDED: Final = 56
NOTE_CHECK_FAILED: Final = 57
NOTE_FINAL_CHECK: Final = 58
NOTE_SCORED: Final = 59
NOTE_BLOCKS_CLEARED: Final = 60
NOTE_EFFECTS_ENDED: Final = 61
NOTE_INSTABILITY: Final = 62
NOTE_DRAWN: Final = 63
NOTE_RUPEES_SWALLOWED: Final = 64
NOTE_INSURRECTION: Final = 65
NOTE_WON: Final = 66
NOTE_TURN_CAP: Final = 67
NOTE_AI_CARD: Final = 68
NOTE_AI_SHUFFLED: Final = 69
NOTE_PRAGMATIC: Final = 70
NOTE_WAKHAN_FOLLOWS: Final = 71
NOTE_WAKHAN_SKIPS: Final = 72
NOTE_WAKHAN_CHOOSES_CARD: Final = 73
NOTE_WAKHAN_CHOOSES_REGION: Final = 74
NOTE_WAKHAN_CHOOSES_PLAYER: Final = 75
NOTE_WAKHAN_RULE: Final = 76
NOTE_WAKHAN_DISCARDS: Final = 77
NOTE_WAKHAN_FOLLOWS_BONUS: Final = 78
NOTE_WAKHAN_BONUS_SKIPPED: Final = 79
NOTE_WAKHAN_RADICALIZES: Final = 80
NOTE_RUPEES_GONE: Final = 81
NOTE_ARMIES_CLEARED: Final = 82
NOTE_TRIBES_CLEARED: Final = 83
NOTE_SCORED_FAILED: Final = 84

NOTES: Final = Events(
    EventKind("turn-begins", NOTE_TURN_BEGINS, number=NUMBER),
    EventKind("loyal", NOTE_LOYAL, coalition=COALITION),
    EventKind("purchased", NOTE_PURCHASED, card=CARD, spot=SPOT, rupees=NUMBER),
    EventKind("collected", NOTE_COLLECTED, card=CARD, rupees=NUMBER),
    EventKind("played", NOTE_PLAYED, card=COURT_CARD, side=SIDE),
    EventKind("bribe-paid", NOTE_BRIBE_PAID, taker=PLAYER, rupees=NUMBER),
    EventKind("bribe-offered", NOTE_BRIBE_OFFERED, taker=PLAYER, rupees=NUMBER, full=NUMBER),
    EventKind("bribe-refused", NOTE_BRIBE_REFUSED, payer=PLAYER),
    EventKind("bribe-withdrawn", NOTE_BRIBE_WITHDRAWN, card=COURT_CARD),
    EventKind("bribe-unpaid", NOTE_BRIBE_UNPAID, taker=PLAYER),
    EventKind("army-placed", NOTE_ARMY_PLACED, coalition=COALITION, region=REGION),
    EventKind("road-placed", NOTE_ROAD_PLACED, coalition=COALITION, border=BORDER),
    EventKind("tribe-placed", NOTE_TRIBE_PLACED, region=REGION),
    EventKind("spy-placed", NOTE_SPY_PLACED, card=COURT_CARD),
    EventKind("gift-placed", NOTE_GIFT_PLACED, price=GIFT_SPACE),
    EventKind("placement-skipped", NOTE_PLACEMENT_SKIPPED),
    EventKind("army-taken", NOTE_ARMY_TAKEN, coalition=COALITION, region=REGION),
    EventKind("road-taken", NOTE_ROAD_TAKEN, coalition=COALITION, border=BORDER),
    EventKind("tribe-taken", NOTE_TRIBE_TAKEN, region=REGION),
    EventKind("spy-taken", NOTE_SPY_TAKEN, card=COURT_CARD),
    EventKind("gift-taken", NOTE_GIFT_TAKEN, price=GIFT_SPACE),
    EventKind("leverage", NOTE_LEVERAGE, card=COURT_CARD, rupees=NUMBER),
    EventKind("favored", NOTE_FAVORED, suit=SUIT),
    EventKind("suit-ignored", NOTE_SUIT_IGNORED, suit=SUIT),
    EventKind("acts", NOTE_ACTS, card=COURT_CARD, deed=CARD_ACTION),
    EventKind("acts-bonus", NOTE_ACTS_BONUS, card=COURT_CARD, deed=CARD_ACTION),
    EventKind("paid-to-market", NOTE_PAID_TO_MARKET, rupees=NUMBER, spots=NUMBER),
    EventKind("taxed-market", NOTE_TAXED_MARKET, spot=SPOT),
    EventKind("taxed-player", NOTE_TAXED_PLAYER, victim=PLAYER),
    EventKind("army-moved", NOTE_ARMY_MOVED, coalition=COALITION, origin=REGION, goal=REGION),
    EventKind("tribe-moved", NOTE_TRIBE_MOVED, origin=REGION, goal=REGION),
    EventKind("spy-moved", NOTE_SPY_MOVED, origin=COURT_CARD, goal=COURT_CARD),
    EventKind("betrayed", NOTE_BETRAYED, owner=PLAYER, card=COURT_CARD),
    EventKind("prize-taken", NOTE_PRIZE_TAKEN, card=COURT_CARD, coalition=COALITION),
    EventKind("prize-left", NOTE_PRIZE_LEFT, card=COURT_CARD),
    EventKind("battle-region", NOTE_BATTLE_REGION, region=REGION),
    EventKind("battle-card", NOTE_BATTLE_CARD, card=COURT_CARD),
    EventKind("army-removed", NOTE_ARMY_REMOVED, coalition=COALITION, region=REGION),
    EventKind("road-removed", NOTE_ROAD_REMOVED, coalition=COALITION, border=BORDER),
    EventKind("tribe-removed", NOTE_TRIBE_REMOVED, owner=PLAYER, region=REGION),
    EventKind("spy-removed", NOTE_SPY_REMOVED, owner=PLAYER, card=COURT_CARD),
    EventKind("safe-house", NOTE_SAFE_HOUSE, card=COURT_CARD),
    EventKind("court-discarded", NOTE_COURT_DISCARDED, card=COURT_CARD),
    EventKind("hand-discarded", NOTE_HAND_DISCARDED, card=COURT_CARD),
    EventKind("spies-returned", NOTE_SPIES_RETURNED, card=COURT_CARD, number=NUMBER),
    EventKind("debt", NOTE_DEBT, rupees=NUMBER, cards=NUMBER),
    EventKind("overthrown-cards", NOTE_OVERTHROWN_CARDS, region=REGION),
    EventKind("overthrown-tribes", NOTE_OVERTHROWN_TRIBES, region=REGION, number=NUMBER),
    EventKind("gift-lost", NOTE_GIFT_LOST, price=GIFT_SPACE),
    EventKind("prize-lost", NOTE_PRIZE_LOST, card=COURT_CARD),
    EventKind("event-discarded", NOTE_EVENT_DISCARDED, card=CARD),
    EventKind("effect-begins", NOTE_EFFECT_BEGINS, effect=EFFECT),
    EventKind("effect-for-all", NOTE_EFFECT_FOR_ALL, effect=EFFECT),
    EventKind("region-cleared", NOTE_REGION_CLEARED, region=REGION),
    EventKind("rupees-gained", NOTE_RUPEES_GAINED, rupees=NUMBER),
    EventKind("hands-swapped", NOTE_HANDS_SWAPPED, partner=PLAYER),
    EventKind("check-succeeded", NOTE_CHECK_SUCCEEDED, coalition=COALITION, blocks=NUMBER, lead=NUMBER),
    EventKind("check-failed", NOTE_CHECK_FAILED, afghan=NUMBER, british=NUMBER, russian=NUMBER),
    EventKind("final-check", NOTE_FINAL_CHECK),
    EventKind("scored", NOTE_SCORED, points=NUMBER, total=NUMBER, influence=NUMBER),
    EventKind("blocks-cleared", NOTE_BLOCKS_CLEARED, afghan=NUMBER, british=NUMBER, russian=NUMBER),
    EventKind("effects-ended", NOTE_EFFECTS_ENDED),
    EventKind("instability", NOTE_INSTABILITY, card=CARD, other=CARD),
    EventKind("drawn", NOTE_DRAWN, card=CARD, spot=SPOT),
    EventKind("rupees-swallowed", NOTE_RUPEES_SWALLOWED, rupees=NUMBER, spot=SPOT),
    EventKind("insurrection", NOTE_INSURRECTION),
    EventKind("won", NOTE_WON),
    EventKind("turn-cap", NOTE_TURN_CAP),
    EventKind("ai-card", NOTE_AI_CARD, card=AI_CARD, label=ARROW, column=NUMBER),
    EventKind("ai-shuffled", NOTE_AI_SHUFFLED),
    EventKind("pragmatic", NOTE_PRAGMATIC, coalition=COALITION),
    EventKind("wakhan-follows", NOTE_WAKHAN_FOLLOWS, line=INSTRUCTION, card=COURT_CARD),
    EventKind("wakhan-skips", NOTE_WAKHAN_SKIPS, line=INSTRUCTION, reason=REASON),
    EventKind("wakhan-chooses-card", NOTE_WAKHAN_CHOOSES_CARD, card=CARD, reason=REASON),
    EventKind("wakhan-chooses-region", NOTE_WAKHAN_CHOOSES_REGION, region=REGION, reason=REASON),
    EventKind("wakhan-chooses-player", NOTE_WAKHAN_CHOOSES_PLAYER, player=PLAYER, reason=REASON),
    EventKind("wakhan-rule", NOTE_WAKHAN_RULE, reason=REASON),
    EventKind("wakhan-discards", NOTE_WAKHAN_DISCARDS, card=COURT_CARD, reason=REASON),
    EventKind("wakhan-follows-bonus", NOTE_WAKHAN_FOLLOWS_BONUS, line=INSTRUCTION, card=COURT_CARD),
    EventKind("wakhan-bonus-skipped", NOTE_WAKHAN_BONUS_SKIPPED, card=COURT_CARD, reason=REASON),
    EventKind("wakhan-radicalizes", NOTE_WAKHAN_RADICALIZES, line=INSTRUCTION, card=CARD, reason=REASON),
    EventKind("rupees-gone", NOTE_RUPEES_GONE, rupees=NUMBER),
    EventKind("armies-cleared", NOTE_ARMIES_CLEARED, coalition=COALITION, region=REGION, armies=NUMBER),
    EventKind("tribes-cleared", NOTE_TRIBES_CLEARED, region=REGION, tribes=NUMBER),
    EventKind("scored-failed", NOTE_SCORED_FAILED, points=NUMBER, total=NUMBER, cylinders=NUMBER),
)

# The endings.
LEAD: Final = 0
FINAL: Final = 1
CAPPED: Final = 2
ENDINGS: Final = ("lead", "final", "capped")
