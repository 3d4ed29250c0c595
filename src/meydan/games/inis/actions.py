"""Action and event codes of Inis, in blocks; blocks are only ever appended."""
from __future__ import annotations

from typing import Final

from meydan.core.actions import NUMBER, Actions, Block, EventKind, Events
from meydan.games.inis.components import (
    ACTION_CARD,
    AMOUNT_KIND,
    CARD,
    COLUMN,
    EPIC_CARD,
    ROW,
    SEATS,
    SIDE,
    TERRITORY,
    TURNED,
)

PASS: Final = 0
DECLINE: Final = 1
PRETEND: Final = 2                  # take a Pretender token
DONE: Final = 3                     # no more, or none
SHELTER: Final = 4
PROPOSE: Final = 5                  # an end of the clash
ACCEPT: Final = 6
REFUSE: Final = 7
END: Final = 8                      # the sole exposed player ends the clash
LOSE: Final = 9                     # one of the own clans
FLIP: Final = 10                    # the Flock of Crows
STAY: Final = 11                    # do not flip it
PLACE: Final = 12                   # one clan
EXPOSED: Final = 13                 # the clan to lose stands outside the citadels
PROTECTED: Final = 14               # the clan to lose stands in a citadel
FORCE_CLAN: Final = 15              # The Dagda's Club: the target loses a clan
FORCE_CARD: Final = 16              # The Dagda's Club: the target discards a card
CROWS: Final = 17                   # + side: how the token falls
PLAY: Final = 19                    # + card
HOLD: Final = 82                    # + Action card, in the draft
HAND_ON: Final = 99                 # + Action card, in the draft
DISCARD: Final = 116                # + card
TAKE: Final = 179                   # + card
KEEP: Final = 242                   # + Epic Tale
SET_ASIDE: Final = 272              # + Action card
GIVE: Final = 289                   # + Action card
IN: Final = 306                     # + territory
FROM: Final = 322                   # + territory
TO: Final = 338                     # + territory
WITHDRAW: Final = 354               # + territory
CLASH: Final = 370                  # + territory: which clash comes next
TILE: Final = 386                   # + territory: which tile is laid
BOTTOM: Final = 402                 # + territory: which tile goes to the bottom
AMOUNT: Final = 418                 # + territory, number of clans there
WHO: Final = 626                    # + seat
ATTACK: Final = 630                 # + seat
REMOVE: Final = 634                 # + seat: a clan of this seat
REPLACE: Final = 638                # + seat: a clan of this seat
LAY: Final = 642                    # + orientation, column, row

ACTIONS_TABLE: Final = Actions(
    Block("pass", PASS),
    Block("decline", DECLINE),
    Block("pretend", PRETEND),
    Block("done", DONE),
    Block("shelter", SHELTER),
    Block("propose", PROPOSE),
    Block("accept", ACCEPT),
    Block("refuse", REFUSE),
    Block("end", END),
    Block("lose", LOSE),
    Block("flip", FLIP),
    Block("stay", STAY),
    Block("place", PLACE),
    Block("exposed", EXPOSED),
    Block("protected", PROTECTED),
    Block("force-clan", FORCE_CLAN),
    Block("force-card", FORCE_CARD),
    Block("crows", CROWS, side=SIDE),
    Block("play", PLAY, card=CARD),
    Block("hold", HOLD, card=ACTION_CARD),
    Block("hand-on", HAND_ON, card=ACTION_CARD),
    Block("discard", DISCARD, card=CARD),
    Block("take", TAKE, card=CARD),
    Block("keep", KEEP, card=EPIC_CARD),
    Block("set-aside", SET_ASIDE, card=ACTION_CARD),
    Block("give", GIVE, card=ACTION_CARD),
    Block("in", IN, territory=TERRITORY),
    Block("from", FROM, territory=TERRITORY),
    Block("to", TO, territory=TERRITORY),
    Block("withdraw", WITHDRAW, territory=TERRITORY),
    Block("clash", CLASH, territory=TERRITORY),
    Block("tile", TILE, territory=TERRITORY),
    Block("bottom", BOTTOM, territory=TERRITORY),
    Block("amount", AMOUNT, territory=TERRITORY, amount=AMOUNT_KIND),
    Block("who", WHO, player=SEATS),
    Block("attack", ATTACK, player=SEATS),
    Block("remove", REMOVE, player=SEATS),
    Block("replace", REPLACE, player=SEATS),
    Block("lay", LAY, turned=TURNED, column=COLUMN, row=ROW),
)

CAPITAL_CHOSEN: Final = 0
PLACED: Final = 1
MOVED: Final = 2
REMOVED: Final = 3
SAVED: Final = 4
RELOCATED: Final = 5
REPLACED: Final = 6
BUILT_CITADEL: Final = 7
BUILT_SANCTUARY: Final = 8
LAID: Final = 9
BRENN_NAMED: Final = 10
CROWS_FELL: Final = 11
CROWS_FLIPPED: Final = 12
ADVANTAGE_TAKEN: Final = 13
ROUND_BEGUN: Final = 14
DEALT: Final = 15
HANDED_ON: Final = 16
SEASON_BEGUN: Final = 17
SEASON_ENDED: Final = 18
PLAYED_SEASON: Final = 19
PLAYED_TRISKEL: Final = 20
CANCELLED: Final = 21
PASSED: Final = 22
PRETENDED: Final = 23
DREW: Final = 24
DREW_CARD: Final = 25
KEPT: Final = 26
EPIC_DISCARDED: Final = 27
ACTION_DISCARDED: Final = 28
ACTION_DISCARDED_CARD: Final = 29
ADVANTAGE_DISCARDED: Final = 30
RESHUFFLED: Final = 31
DEED_GAINED: Final = 32
DEED_LOST: Final = 33
FESTIVAL_HELD: Final = 34
TOOK_FROM_DISCARD: Final = 35
TOOK_FROM_DISCARD_CARD: Final = 36
TOOK_ASIDE: Final = 37
SET_CARD_ASIDE: Final = 38
TOOK_RANDOM: Final = 39
TOOK_CARD: Final = 40
GAVE: Final = 41
GAVE_CARD: Final = 42
TOOK_PLAYED: Final = 43
GAVE_PLAYED: Final = 44
REVEALED: Final = 45
LOOKED_ACTIONS: Final = 46
LOOKED_EPICS: Final = 47
CLASH_BEGUN: Final = 48
CLASH_ENDED: Final = 49
SHELTERED: Final = 50
EXPOSED_ALL: Final = 51
INSTIGATOR_NAMED: Final = 52
ATTACKED: Final = 53
ATTACK_VOID: Final = 54
PEACE_PROPOSED: Final = 55
PEACE_ACCEPTED: Final = 56
PEACE_REFUSED: Final = 57
NEXT_NAMED: Final = 58
CAULDRON_RETURNED: Final = 59
TURN_TAKEN: Final = 60
PRETENDERS_RETURNED: Final = 61
WON: Final = 62
DRAWN_GAME: Final = 63
TRISKELS_BARRED: Final = 64
ADVANTAGE_LAID: Final = 65
TILES_RETURNED: Final = 66
MOUNTAINS_IGNORED: Final = 67
SANCTUARY_FOUND: Final = 68
CAUGHT: Final = 69                  # a clan is removed onto Dagda's Cauldron
FETCHED: Final = 70                 # clans lost before go there too
CHOSE_ASIDE: Final = 71
CHOSE_ASIDE_CARD: Final = 72
TOOK_ASIDE_CARD: Final = 73
SET_ASIDE_CARD: Final = 74
DREW_TILES: Final = 75
FORCED_CLAN: Final = 76
FORCED_CARD: Final = 77

EVENTS: Final = Events(
    EventKind("capital-chosen", CAPITAL_CHOSEN, territory=TERRITORY),
    EventKind("placed", PLACED, territory=TERRITORY, amount=NUMBER),
    EventKind("moved", MOVED, origin=TERRITORY, territory=TERRITORY, amount=NUMBER),
    EventKind("removed", REMOVED, territory=TERRITORY),
    EventKind("saved", SAVED, territory=TERRITORY),
    EventKind("relocated", RELOCATED, origin=TERRITORY, territory=TERRITORY),
    EventKind("replaced", REPLACED, territory=TERRITORY, player=SEATS),
    EventKind("built-citadel", BUILT_CITADEL, territory=TERRITORY),
    EventKind("built-sanctuary", BUILT_SANCTUARY, territory=TERRITORY),
    EventKind("laid", LAID, territory=TERRITORY),
    EventKind("brenn-named", BRENN_NAMED),
    EventKind("crows-fell", CROWS_FELL, side=SIDE),
    EventKind("crows-flipped", CROWS_FLIPPED, side=SIDE),
    EventKind("advantage-taken", ADVANTAGE_TAKEN, card=CARD),
    EventKind("round-begun", ROUND_BEGUN, number=NUMBER),
    EventKind("dealt", DEALT, amount=NUMBER),
    EventKind("handed-on", HANDED_ON, amount=NUMBER),
    EventKind("season-begun", SEASON_BEGUN),
    EventKind("season-ended", SEASON_ENDED),
    EventKind("played-season", PLAYED_SEASON, card=CARD),
    EventKind("played-triskel", PLAYED_TRISKEL, card=CARD),
    EventKind("cancelled", CANCELLED, card=CARD),
    EventKind("passed", PASSED),
    EventKind("pretended", PRETENDED),
    EventKind("drew", DREW),
    EventKind("drew-card", DREW_CARD, card=CARD),
    EventKind("kept", KEPT, card=CARD),
    EventKind("epic-discarded", EPIC_DISCARDED, card=CARD),
    EventKind("action-discarded", ACTION_DISCARDED),
    EventKind("action-discarded-card", ACTION_DISCARDED_CARD, card=CARD),
    EventKind("advantage-discarded", ADVANTAGE_DISCARDED, card=CARD),
    EventKind("reshuffled", RESHUFFLED),
    EventKind("deed-gained", DEED_GAINED),
    EventKind("deed-lost", DEED_LOST),
    EventKind("festival-held", FESTIVAL_HELD, territory=TERRITORY),
    EventKind("took-from-discard", TOOK_FROM_DISCARD),
    EventKind("took-from-discard-card", TOOK_FROM_DISCARD_CARD, card=CARD),
    EventKind("took-aside", TOOK_ASIDE),
    EventKind("set-card-aside", SET_CARD_ASIDE),
    EventKind("took-random", TOOK_RANDOM, player=SEATS),
    EventKind("took-card", TOOK_CARD, player=SEATS, card=CARD),
    EventKind("gave", GAVE, player=SEATS),
    EventKind("gave-card", GAVE_CARD, player=SEATS, card=CARD),
    EventKind("took-played", TOOK_PLAYED, card=CARD),
    EventKind("gave-played", GAVE_PLAYED, card=CARD, player=SEATS),
    EventKind("revealed", REVEALED, card=CARD),
    EventKind("looked-actions", LOOKED_ACTIONS, player=SEATS),
    EventKind("looked-epics", LOOKED_EPICS, player=SEATS),
    EventKind("clash-begun", CLASH_BEGUN, territory=TERRITORY),
    EventKind("clash-ended", CLASH_ENDED, territory=TERRITORY),
    EventKind("sheltered", SHELTERED, territory=TERRITORY),
    EventKind("exposed-all", EXPOSED_ALL, territory=TERRITORY),
    EventKind("instigator-named", INSTIGATOR_NAMED, player=SEATS),
    EventKind("attacked", ATTACKED, player=SEATS),
    EventKind("attack-void", ATTACK_VOID),
    EventKind("peace-proposed", PEACE_PROPOSED),
    EventKind("peace-accepted", PEACE_ACCEPTED),
    EventKind("peace-refused", PEACE_REFUSED),
    EventKind("next-named", NEXT_NAMED, player=SEATS),
    EventKind("cauldron-returned", CAULDRON_RETURNED, territory=TERRITORY, amount=NUMBER),
    EventKind("turn-taken", TURN_TAKEN),
    EventKind("pretenders-returned", PRETENDERS_RETURNED),
    EventKind("won", WON),
    EventKind("drawn-game", DRAWN_GAME),
    EventKind("triskels-barred", TRISKELS_BARRED),
    EventKind("advantage-laid", ADVANTAGE_LAID, card=CARD),
    EventKind("tiles-returned", TILES_RETURNED, amount=NUMBER),
    EventKind("mountains-ignored", MOUNTAINS_IGNORED),
    EventKind("sanctuary-found", SANCTUARY_FOUND, territory=TERRITORY),
    EventKind("caught", CAUGHT, territory=TERRITORY),
    EventKind("fetched", FETCHED, amount=NUMBER),
    EventKind("chose-aside", CHOSE_ASIDE),
    EventKind("chose-aside-card", CHOSE_ASIDE_CARD, card=CARD),
    EventKind("took-aside-card", TOOK_ASIDE_CARD, card=CARD),
    EventKind("set-aside-card", SET_ASIDE_CARD, card=CARD),
    EventKind("drew-tiles", DREW_TILES, amount=NUMBER),
    EventKind("forced-clan", FORCED_CLAN, player=SEATS),
    EventKind("forced-card", FORCED_CARD, player=SEATS),
)
