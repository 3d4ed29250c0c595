"""Turns games, tables and rows into what pages are told, in the reader's language."""
from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import cache, lru_cache
from typing import Any
from weakref import WeakKeyDictionary

from meydan.bots import LEVELS
from meydan.core.clauses import clauses
from meydan.core.game import Game
from meydan.core.registry import game as find_game
from meydan.core.registry import games
from meydan.core.state import Event
from meydan.core.texts import LANGUAGES, game_texts, option_value, site_texts
from meydan.drawing.gallery import picture
from meydan.table import BEATS, PACES, QUICK, USUAL_PACE, Table
from meydan.web.model import (
    ChatLine,
    GameModel,
    JournalLine,
    LevelModel,
    OptionModel,
    OrderModel,
    ResultModel,
    SeatModel,
    TableCard,
    UndoModel,
    UndoRequest,
    WindowModel,
)
from meydan.web.storage import GameRow, Room, SeatRow
from meydan.web.words import SAID

JOURNAL_LINES = 60


def moment(seconds: float) -> str:
    """A time as pages and programs read it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


@cache
def installed() -> tuple[Game, ...]:
    """The games that can be played; a folder that holds only rules and facts is none yet."""
    found = []
    for name in games():
        try:
            found.append(find_game(name))
        except AttributeError:                  # its rules are not written yet
            continue
    return tuple(found)


@cache
def game_model(game: Game, language: str) -> GameModel:
    texts = game_texts(game, language)
    options = tuple(OptionModel(
        name=option.name, title=texts.say(f"option-{option.name}"), why=texts.say(f"option-{option.name}-why"),
        clause=option.clause, default=option.word(option.default),
        values=tuple((option.word(value), option_value(game, language, option.name, option.word(value)))
                     for value in option.values),
    ) for option in game.options)
    return GameModel(name=game.name, title=texts.say("game-title"), about=texts.say("game-about"),
                     players=game.people_counts, options=options, pictured=picture(game).drawn,
                     paces=_paces(language) if game.windows else None)


def _paces(language: str) -> OptionModel:
    say = site_texts(language).say
    return OptionModel(name="pace", title=say("pace"), why=say("pace-why"), clause="", default=USUAL_PACE,
                       values=tuple((pace, say(f"pace-{pace.replace('.', '-')}")) for pace in PACES))


@cache
def level_models(language: str) -> tuple[LevelModel, ...]:
    return tuple(LevelModel(name, level_title(name, language)) for name in LEVELS)


def level_title(level: str, language: str) -> str:
    return site_texts(language).say(f"bot-{level}")


@cache
def bot_names(level: str, language: str) -> tuple[str, ...]:
    """Of a bot of this level, then of several at one table. These are told apart by letters: numbers would run into
    those that follow a name in the journal."""
    name, texts = level_title(level, language), site_texts(language)
    return (name, *(texts.say("bot-lettered", name=name, letter=letter) for letter in texts.say("bot-letters").split()))


def bot_name(level: str, others: Sequence[SeatRow], language: str, alone: bool = True) -> str:
    """Of a bot that sits down with these."""
    name, *lettered = bot_names(level, language)
    taken = {other.name for other in others}
    return next(one for one in ([name, *lettered[1:]] if alone else lettered) if one not in taken)


def title(game: str, language: str) -> str:
    return game_model(find_game(game), language).title


def joined(names: Sequence[str], language: str) -> str:
    return ("، " if language == "fa" else ", ").join(names)


# Rows.

def seat_name(row: SeatRow, language: str, game: Game) -> str:
    if row.kind == "rule":
        return game_texts(game, language).say(row.level)
    if row.kind == "bot":
        return _bot_name_in(row, language)
    return row.name or site_texts(language).say(f"seat-{row.kind}")


def _bot_name_in(row: SeatRow, language: str) -> str:
    """As a reader of this language calls it; a bot in the place of a person keeps the person's name."""
    for written in LANGUAGES:
        if row.name in (known := bot_names(row.level, written)):
            return bot_names(row.level, language)[known.index(row.name)]
    return row.name


def table_card(room: Room, guest: str | None, language: str) -> TableCard:
    row = room.row
    game = find_game(row.game)
    mine = {seat.seat for seat in room.seats if guest and seat.guest == guest}
    over = row.ended is not None
    return TableCard(
        id=row.id, address=f"/game/{row.id}" if over else f"/table/{row.id}", game=row.game,
        title=game_model(game, language).title, moved=moment(row.moved), started=row.started is not None, over=over,
        my_turn=not over and any(row.waiting >> seat & 1 for seat in mine), decisions=row.public,
        seats=tuple(SeatModel(
            number=seat.seat, name=seat_name(seat, language, game), kind=seat.kind, mine=seat.seat in mine,
            asked=not over and bool(row.waiting >> seat.seat & 1), winner=bool(row.winners >> seat.seat & 1),
            level=level_title(seat.level, language) if seat.kind == "bot" else "",
        ) for seat in room.seats))


def is_away(seat: SeatRow, present: bool, limit: float) -> bool:
    return seat.kind == "person" and not present and time.time() - seat.seen > limit


def takeover_needed(seats: Sequence[SeatRow], about: int, away: Sequence[int]) -> set[int]:
    """Whose votes it takes to give a seat to a bot: all other people who are still there."""
    return {seat.seat for seat in seats if seat.kind == "person" and seat.seat != about and seat.seat not in away}


# Tables.

def event_text(game: Game, language: str, event: Event, names: tuple[str, ...]) -> str:
    return game_texts(game, language).event(event, names)


_LIVERIES: WeakKeyDictionary[Table, tuple[int, tuple[int, ...]]] = WeakKeyDictionary()


def liveries(table: Table) -> tuple[int, ...]:
    """The number of each seat's colour, once for all viewers: factions may be chosen, and that be taken back."""
    version, colours = _LIVERIES.get(table, (-1, ()))
    if version != table.version:
        colours = picture(table.game).liveries(table.view(None), len(table.names))
        _LIVERIES[table] = table.version, colours
    return colours


@lru_cache(maxsize=50_000)
def journal_line(game: Game, language: str, number: int, event: Event, names: tuple[str, ...],
                 colours: tuple[int, ...]) -> JournalLine:
    """What happened, for all who may know of it alike: lines are written once, and read with every decision."""
    seat, name = int(event[2]), game.events[event].name
    return JournalLine(number, event_text(game, language, event, names), seat, *pointed(game, event),
                       clauses(game).events.get(name, ""), colours[seat] if seat >= 0 else -1,
                       picture(game).sounds.get(name, ""))


def journal(table: Table, seat: int | None, language: str, names: tuple[str, ...],
            last: int | None = None) -> tuple[JournalLine, ...]:
    events = table.journal(seat)
    game, colours = table.game, liveries(table)
    lines = tuple(journal_line(game, language, number, event, names, colours)
                  for number, event in (events if last is None else events[-last:]))
    if table.resigned is not None:
        lines = (*lines, JournalLine(len(table.record.decisions), f"{left_text(table, language, names)}.",
                                     table.resigned, colour=colours[table.resigned]))
    return lines


def left_text(table: Table, language: str, names: tuple[str, ...]) -> str:
    """How a game ended that somebody left before its end."""
    assert table.resigned is not None
    return site_texts(language).say(f"ending-{table.ending}", name=names[table.resigned])


def pointed(game: Game, event: Event) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What a line of the journal is about on the board, and what flies with it."""
    drawn = picture(game)
    flights = (f"{flight.source}>{flight.target}>{flight.symbol}>{flight.count}" for flight in drawn.flights(event))
    return tuple(drawn.marks(event)), tuple(flights)


def chat_lines(room: Room, language: str, names: Sequence[str]) -> tuple[ChatLine, ...]:
    return tuple(ChatLine(line.number, names[line.seat] if line.text.startswith(SAID) else line.name,
                          chat_text(line.text, language), moment(line.at), line.seat) for line in room.chat)


def chat_text(text: str, language: str) -> str:
    """What somebody wrote, or what the house has to say in the reader's language."""
    return site_texts(language).say(text.removeprefix(SAID)) if text.startswith(SAID) else text


def result(table: Table, language: str, names: tuple[str, ...]) -> ResultModel | None:
    """Who won and how; None while the game runs."""
    ending = table.ending
    if ending is None:
        return None
    site, texts = site_texts(language), game_texts(table.game, language)
    how = left_text(table, language, names) if table.resigned is not None else texts.say(f"ending-{ending}")
    winners = joined([names[seat] for seat in table.winners], language)
    scores = table.state.scores()
    categories = [name for name in dict.fromkeys(name for score in scores for name in score) if name != "total"]
    if any("total" in score for score in scores):
        categories.append("total")
    points = {name: tuple(int(score.get(name, 0)) for score in scores) for name in categories}
    rows = tuple((_score_text(texts, name), each) for name, each in points.items() if any(each) or name == "total")
    return ResultModel(ending=ending, sentence=site.say("result", winners=winners, count=len(table.winners), how=how),
                       winners=table.winners, rows=rows, colours=liveries(table), tie=tie(table, texts, points))


def tie(table: Table, texts: Any, points: Mapping[str, tuple[int, ...]]) -> str:
    """By what the winner won where a loser has as many points."""
    totals, key = points.get("total", ()), f"tie-{table.ending}"
    if key not in texts:                            # not an ending by points
        return ""
    beaten = [total for seat, total in enumerate(totals) if seat not in table.winners]
    return str(texts.say(key)) if any(totals[seat] in beaten for seat in table.winners) else ""


def _score_text(texts: Any, name: str) -> str:
    return str(texts.say(f"score-{name}"))


def option_lines(row: GameRow, language: str) -> tuple[tuple[str, str, str], ...]:
    """What was chosen for a table, as far as it is not the usual, and the clauses."""
    game = find_game(row.game)
    return tuple(
        (game_texts(game, language).say(f"option-{option.name}"),
         option_value(game, language, option.name, option.word(row.options[option.name])), option.clause)
        for option in game.options if option.name in row.options and row.options[option.name] != option.default)


# Windows, standing orders, taking back.

def window_model(table: Table, seat: int | None, names: Sequence[str], now: float) -> WindowModel | None:
    window = table.window
    if window is None or table.pace == QUICK:
        return None
    due = table.next_due(now)
    return WindowModel(
        left=None if due is None else round(max(0.0, due - now), 1), beat=BEATS.get(table.pace),
        thinking=tuple(names[other] for other in sorted(window.waits)), waits=seat in window.waits)


def order_models(table: Table, seat: int, language: str) -> tuple[OrderModel, ...]:
    """The standing orders of a seat, in words; for its own eyes only."""
    texts = game_texts(table.game, language)
    models = []
    for offer in table.orders(seat):
        about = {"about": texts.say(f"{offer.kind}-{offer.about}")} if offer.kind else {}
        models.append(OrderModel(offer.what, texts.say(f"order-{offer.order}", **about),
                                 texts.say(f"order-{offer.order}-why", **about), offer.given))
    return tuple(models)


def undo_model(request: UndoRequest, mine: Sequence[int], names: Sequence[str]) -> UndoModel:
    return UndoModel(names[request.seat], request.seat in mine, bool(set(mine) & (request.needed - request.given)),
                     len(request.given), len(request.needed))
