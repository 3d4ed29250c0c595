"""Action codes in blocks per verb, event codes, and the words for both."""
from __future__ import annotations

from typing import Final

from meydan.core.actions import NUMBER, SEAT, Actions, Block, EventKind, Events, Kind
from meydan.games.seven_wonders_duel.components import AGE, BUILDING, SYMBOL, TOKEN, WONDER

BUILD: Final = 0                        # + building
DISCARD: Final = 73                     # + building
PICK: Final = 146                       # + Wonder
BOARD_TOKEN: Final = 158                # + token
BOX_TOKEN: Final = 168                  # + token
START: Final = 178                      # + seat
DESTROY: Final = 180                    # + building
REVIVE: Final = 253                     # + building
WONDER_WITH: Final = 326                # + building * WONDERS + Wonder

ACTIONS: Final = Actions(
    Block("build", BUILD, building=BUILDING),
    Block("discard", DISCARD, building=BUILDING),
    Block("pick", PICK, wonder=WONDER),
    Block("token", BOARD_TOKEN, token=TOKEN),
    Block("library", BOX_TOKEN, token=TOKEN),
    Block("start", START, starter=Kind(SEAT.name, SEAT.names[:2])),
    Block("destroy", DESTROY, building=BUILDING),
    Block("revive", REVIVE, building=BUILDING),
    Block("wonder", WONDER_WITH, building=BUILDING, wonder=WONDER),
)

PICKED: Final = 0
LAID: Final = 1
STARTS: Final = 2
BUILT: Final = 3
CHAINED: Final = 4
DISCARDED: Final = 5
WONDER_BUILT: Final = 6
TRADED: Final = 7
GAINED: Final = 8
LOST: Final = 9
ADVANCED: Final = 10
LOOTED: Final = 11
PAIRED: Final = 12
TOOK_TOKEN: Final = 13
DREW_TOKENS: Final = 14
DESTROYED: Final = 15
REVIVED: Final = 16
TURNED_UP: Final = 17
WONDER_BOXED: Final = 18
PLAYS_AGAIN: Final = 19
TURN_LOST: Final = 20
CONQUERED: Final = 21
ENLIGHTENED: Final = 22
SCORED: Final = 23

EVENTS: Final = Events(
    EventKind("picked", PICKED, wonder=WONDER),
    EventKind("laid", LAID, age=AGE),
    EventKind("starts", STARTS, age=AGE, starter=SEAT),
    EventKind("built", BUILT, building=BUILDING, coins=NUMBER),
    EventKind("chained", CHAINED, building=BUILDING, parent=BUILDING),
    EventKind("discarded", DISCARDED, building=BUILDING, coins=NUMBER),
    EventKind("wonder-built", WONDER_BUILT, wonder=WONDER, building=BUILDING, coins=NUMBER),
    EventKind("traded", TRADED, coins=NUMBER),
    EventKind("gained", GAINED, coins=NUMBER),
    EventKind("lost", LOST, coins=NUMBER),
    EventKind("advanced", ADVANCED, shields=NUMBER, ahead=NUMBER, behind=NUMBER),
    EventKind("looted", LOOTED, token=NUMBER, coins=NUMBER),
    EventKind("paired", PAIRED, symbol=SYMBOL),
    EventKind("took-token", TOOK_TOKEN, token=TOKEN),
    EventKind("drew-tokens", DREW_TOKENS, one=TOKEN, two=TOKEN, three=TOKEN),
    EventKind("destroyed", DESTROYED, building=BUILDING),
    EventKind("revived", REVIVED, building=BUILDING),
    EventKind("turned-up", TURNED_UP, building=BUILDING, slot=NUMBER),
    EventKind("wonder-boxed", WONDER_BOXED, wonder=WONDER),
    EventKind("plays-again", PLAYS_AGAIN),
    EventKind("turn-lost", TURN_LOST),
    EventKind("conquered", CONQUERED),
    EventKind("enlightened", ENLIGHTENED),
    EventKind("scored", SCORED, points=NUMBER),
)
