"""What a page is told: plain values, in the reader's language where a person reads them.

The server fills these from storage and from live tables; `meydan.web.pages` turns them into HTML.
Nothing here holds what the viewer may not know.
"""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple


@dataclass(frozen=True)
class Reader:
    """Who looks at a page, and how."""

    language: str                       # "fa" or "en"
    layout: str                         # "wide" or "tall"
    name: str                           # the guest's name, "" while unnamed
    path: str                           # of this page with its query, for the language switch and forms


@dataclass(frozen=True)
class OptionModel:
    name: str
    title: str
    why: str                            # a sentence
    clause: str                         # of the rules, such as "SWD-3.2", or ""
    values: tuple[tuple[str, str], ...]     # the word sent by the form, and its text
    default: str                        # a word


@dataclass(frozen=True)
class GameModel:
    name: str                           # "seven_wonders_duel"
    title: str
    about: str
    players: tuple[int, ...]
    options: tuple[OptionModel, ...]
    pictured: bool                      # False: playable, with a plain picture
    paces: OptionModel | None = None    # how long windows last, in a game that has any


@dataclass(frozen=True)
class LevelModel:
    """A kind of bot that can take a seat."""

    name: str                           # sent as "bot:NAME"
    title: str


@dataclass(frozen=True)
class ClockModel:
    """The time of a seat."""

    left: float                         # seconds
    until: float | None = None          # when it runs out, as long as it runs
    late: bool = False                  # it did run out


@dataclass(frozen=True)
class SeatModel:
    number: int                         # counts from 0
    name: str
    kind: str                           # "person", "bot", "rule" (by the rules), "open" (anyone), "invited" (by link)
    mine: bool = False
    asked: bool = False                 # has to decide now
    ready: bool = False                 # has decided while others still think, unseen by them
    present: bool = False               # somebody holds a stream open on it, or it is a bot
    away: bool = False                  # stays away: the others may vote for a bot
    level: str = ""                     # the bot's title
    winner: bool = False
    invitation: str = ""                # address to send to the friend; only for who made the table
    votes: tuple[int, int] = (0, 0)     # for a bot to take over: given, needed
    voted: bool = False                 # this viewer has voted
    clock: ClockModel | None = None     # at a table with time
    colour: int = -1                    # as the game paints the seat's pieces; -1 in lists of tables: by its number


@dataclass(frozen=True)
class TableCard:
    """A table in a list."""

    id: str
    address: str                        # "/table/ID" or "/game/ID"
    game: str
    title: str                          # of the game
    seats: tuple[SeatModel, ...]
    moved: str                          # ISO time of the last decision, or of its making
    my_turn: bool = False
    started: bool = False
    over: bool = False
    decisions: int = 0


@dataclass(frozen=True)
class HomeModel:
    reader: Reader
    games: tuple[GameModel, ...]
    levels: tuple[LevelModel, ...]
    mine: tuple[TableCard, ...]         # my turn first, then running, then finished
    open: tuple[TableCard, ...]         # anyone may sit down
    running: tuple[TableCard, ...]      # to watch
    puzzle: GameModel | None = None     # the game of today's puzzle
    error: str = ""                     # a sentence, after a refused form


@dataclass(frozen=True)
class NewTableModel:
    reader: Reader
    game: GameModel
    players: int                        # chosen so far
    levels: tuple[LevelModel, ...]
    chosen: dict[str, str]              # what a refused form held, by field name
    error: str = ""


@dataclass(frozen=True)
class JournalLine:
    number: int                         # of the decision it came with; `/table/ID/at/NUMBER` shows that moment
    text: str
    seat: int                           # who acted, or -1
    marks: tuple[str, ...] = ()         # ids on the table it is about
    flights: tuple[str, ...] = ()       # "SOURCE>TARGET>SYMBOL>COUNT"
    clause: str = ""                    # of the rules it rests on
    colour: int = -1                    # of who acted
    sound: str = ""                     # if it has one of its own


@dataclass(frozen=True)
class ChatLine:
    number: int
    name: str
    text: str
    at: str                             # ISO time
    seat: int                           # of the writer, or -1 for a watcher


@dataclass(frozen=True)
class ResultModel:
    ending: str                         # its name, "resigned" and "out-of-time" possible
    sentence: str                       # who won and how
    winners: tuple[int, ...]
    rows: tuple[tuple[str, tuple[int, ...]], ...]   # category text and the points of each seat, the total last
    colours: tuple[int, ...] = ()
    tie: str = ""                       # what decided between equal points


class UndoRequest(NamedTuple):
    """A seat asks to take back its last decision, though others have decided since."""

    seat: int
    needed: frozenset[int]
    given: frozenset[int]

    @property
    def answered(self) -> UndoRequest:
        """The same with everybody's consent."""
        return self._replace(given=self.needed)


@dataclass(frozen=True)
class WindowModel:
    """A moment in which several may answer. The same for everybody but `waits`, which is the viewer's own."""

    left: float | None                  # seconds until it closes; None: when all have answered
    beat: float | None                  # how long it lasts when nobody waits
    thinking: tuple[str, ...]           # who asked for time
    waits: bool                         # this viewer did: POST wait {on: 0} lets go, {on: 1} asks


@dataclass(frozen=True)
class OrderModel:
    """A standing order."""

    what: str                           # to be sent
    title: str
    why: str
    given: bool


@dataclass(frozen=True)
class UndoModel:
    """Somebody wants to take back what others have answered: POST undo-answer {yes: 0 or 1}."""

    name: str
    mine: bool                          # this viewer asks
    wanted: bool                        # this viewer's answer is awaited
    given: int
    needed: int


@dataclass(frozen=True)
class TableModel:
    """One table as one viewer sees it. The board itself comes from the game's picture."""

    reader: Reader
    id: str
    game: GameModel
    version: int                        # to be sent with every decision
    seats: tuple[SeatModel, ...]
    seat: int | None                    # whose view this is; None: a spectator
    hotseat: bool                       # several seats are this viewer's, on the same screen
    hidden: bool                        # the game hides things, so a hotseat needs a curtain
    started: bool                       # False: still waiting for people, no board yet
    over: bool
    asked: bool                         # this viewer has to decide
    prompt: str                         # what to do, or whom the table waits for
    clause: str                         # of the rules the question rests on, or ""
    can_hint: bool                      # the search may help this viewer
    journal: tuple[JournalLine, ...]    # the last ones, newest last
    journal_cut: bool                   # earlier lines exist
    chat: tuple[ChatLine, ...]
    can_undo: bool
    can_resign: bool
    can_talk: bool
    can_ask_undo: bool                  # taking back needs others' consent: POST undo asks for it
    undo_request: UndoModel | None
    window: WindowModel | None          # a window is open
    orders: tuple[OrderModel, ...]      # standing orders this viewer can switch: POST order {what, on}
    rematch: tuple[int, int]            # offers, needed
    rematch_offered: bool               # by this viewer
    next_table: str                     # address of the rematch, or ""
    replay: str                         # address of the replay, when over
    record: str                         # address of the record to download, when over
    result: ResultModel | None
    options: tuple[tuple[str, str, str], ...]       # title, value and clause of what was chosen for this table
    host: bool = False                      # this viewer made the table
    levels: tuple[LevelModel, ...] = ()     # of bots that could take a free seat
    blocked: frozenset[int] = frozenset()   # seats of people this viewer does not play with; on whole pages only
    curtain: dict[str, Any] | None = None   # at a shared screen: whose turn it is to look, before anything is shown
    asked_bots: frozenset[int] = frozenset()    # bots this viewer may ask why they moved


@dataclass(frozen=True)
class ReplayModel:
    reader: Reader
    id: str                             # "" for an uploaded record
    game: GameModel
    names: tuple[str, ...]
    seat: int | None                    # whose view
    moment: int                         # the decision shown, 0 is the set-up
    decisions: int
    journal: tuple[JournalLine, ...]    # all of it
    result: ResultModel | None
    at: str                             # "/game/ID/at/{n}": address of the frame after n decisions
    record: str                         # address of the text


@dataclass(frozen=True)
class InvitationModel:
    """GET shows it, only POST takes the seat: messengers fetch links for their previews."""

    reader: Reader
    kind: str                           # "seat" (a friend's invitation) or "back" (a personal link)
    game: GameModel | None
    host: str                           # who invites
    seats: tuple[SeatModel, ...]
    action: str                         # address to POST to
    taken: bool = False                 # too late


@dataclass(frozen=True)
class UploadModel:
    reader: Reader
    error: str = ""


@dataclass(frozen=True)
class ErrorModel:
    reader: Reader
    status: int
    message: str


Action = dict[str, Any]                 # {"id", "t", "o", "m", "label", "tag", "icon"}


# People.

@dataclass(frozen=True)
class AccountModel:
    reader: Reader
    id: str                             # "" while nothing is known about the visitor
    member: bool
    mail: str
    passkeys: int
    can_mail: bool                      # the host has set a mail server
    can_push: bool


@dataclass(frozen=True)
class MemberModel:
    reader: Reader
    id: str
    name: str
    since: str
    mine: bool
    blocked: bool
    ratings: tuple[tuple[str, int, int, int], ...]      # game, points, give or take, games
    tables: tuple[TableCard, ...]


@dataclass(frozen=True)
class ContestModel:
    id: str
    title: str
    game: str                           # its title
    kind: str                           # "robin" or "swiss"
    round: int                          # 0: people may still join
    rounds: int
    over: bool
    host: bool
    joined: bool
    standing: tuple[tuple[str, float, float], ...]      # name, points, points of those met
    seats: int                          # at a table
    # Round, names (one alone has a bye), table, points of each.
    pairings: tuple[tuple[int, tuple[str, ...], str, tuple[float, ...]], ...]


@dataclass(frozen=True)
class ContestsModel:
    reader: Reader
    games: tuple[tuple[str, str], ...]
    most_seats: int
    can_make: bool
    contests: tuple[ContestModel, ...]


@dataclass(frozen=True)
class ReportModel:
    number: int
    table: str
    name: str
    guest: str
    text: str
    chat: tuple[tuple[int, str, str], ...]


@dataclass(frozen=True)
class ModeratorModel:
    reader: Reader
    opened: bool
    reports: tuple[ReportModel, ...]
    banned: tuple[str, ...]
