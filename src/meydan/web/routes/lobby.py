"""The first page, a name, new tables, invitations and personal links."""
from __future__ import annotations

import datetime
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from meydan.bots import NAMES as BOTS
from meydan.core.errors import BadOption, BadPlayers, UnknownGame
from meydan.core.game import Game, Options
from meydan.core.registry import game as find_game
from meydan.core.texts import LANGUAGES
from meydan.table import USUAL_PACE
from meydan.teach.lessons import Lesson
from meydan.teach.puzzles import of_the_day
from meydan.web import describe, pages, rooms
from meydan.web.clocks import BadClock, Clock
from meydan.web.context import (
    BadRequest,
    Caller,
    LinkUsed,
    caller,
    fields,
    go,
    meydan,
    named_guest,
    number,
    page,
    safe_path,
    text,
    token_of,
)
from meydan.web.identity import digest
from meydan.web.model import HomeModel, InvitationModel, NewTableModel
from meydan.web.tables import Terms, TooMany, Wanted
from meydan.web.words import BadName, clean_name, is_id


async def home(request: Request) -> Response:
    who, store = caller(request), meydan(request).store
    await rooms.sweep(meydan(request).tables)
    mine = [] if who.fresh else await store.tables_of(who.guest)
    cards = [describe.table_card(room, who.guest, who.language) for room in mine if known(room.row.game)]
    cards.sort(key=lambda card: (card.over, not card.my_turn))
    ids = {card.id for card in cards}

    def others(rooms: list[Any]) -> tuple[Any, ...]:
        return tuple(describe.table_card(room, who.guest, who.language) for room in rooms
                     if room.row.id not in ids and known(room.row.game))

    model = HomeModel(
        reader=await who.reader(request), levels=describe.level_models(who.language), mine=tuple(cards),
        games=tuple(describe.game_model(game, who.language) for game in describe.installed()),
        open=others(await store.open_tables()), running=others(await store.running_tables()),
        puzzle=describe.game_model(today[0], who.language) if (today := todays_puzzle(request)) else None)
    if request.query_params.get("part") == "mine":
        return HTMLResponse(pages.my_games(model))
    return page(request, who, pages.home(model))


def todays_puzzle(request: Request) -> tuple[Game, Lesson] | None:
    return of_the_day(list(describe.installed()), datetime.datetime.now(datetime.UTC).date(), own_puzzles(request))


def own_puzzles(request: Request) -> Path:
    """The folder of puzzles that this server has besides those of the games."""
    return meydan(request).settings.data / "puzzles"


def known(name: str) -> bool:
    return name in {game.name for game in describe.installed()}


def chosen_game(name: str) -> Game:
    if not known(name):
        raise UnknownGame(name=name[:40], allowed=", ".join(game.name for game in describe.installed()))
    return find_game(name)


async def me(request: Request) -> Response:
    """A name and a language for this browser."""
    who, values = caller(request), await fields(request)
    if (language := text(values, "language", "")) in LANGUAGES:
        who.language = who.remember["lang"] = language
    if text(values, "name", "").strip():
        await named_guest(request, who, text(values, "name"))
    return go(request, who, safe_path(text(values, "back", "/")))


async def new_table(request: Request) -> Response:
    who = caller(request)
    game = chosen_game(request.query_params.get("game", ""))
    wanted = request.query_params.get("players", "")
    players = int(wanted) if wanted.isascii() and wanted.isdigit() and len(wanted) < 3 else game.players[0]
    if players not in game.people_counts:
        players = game.players[0]
    usual = game.check_options({})
    chosen = {f"option-{option.name}": option.word(value) for option in game.options
              if (value := game.options_for(players)[option.name]) != usual[option.name]}
    return page(request, who, await _form(request, who, game, players, chosen, ""))


async def _form(request: Request, who: Caller, game: Game, players: int, chosen: dict[str, str], error: str) -> str:
    return pages.new_table(NewTableModel(
        reader=await who.reader(request), game=describe.game_model(game, who.language), players=players,
        levels=describe.level_models(who.language), chosen=chosen, error=error))


async def make_table(request: Request) -> Response:
    who, values = caller(request), await fields(request)
    game = chosen_game(text(values, "game", ""))
    players = game.players[0]
    try:
        players = number(values, "players", players)
        options = {**game.options_for(players), **chosen_options(game, values)}
        name = await named_guest(request, who, text(values, "name", ""))
        seats = wanted_seats(values, players, who.guest, name, meydan(request).settings.name_limit)
        live = await meydan(request).tables.create(game, options, seats, who.guest, who.language,
                                                   text(values, "pace", "") or USUAL_PACE, chosen_terms(values))
    except (BadClock, BadOption, BadPlayers, BadName, BadRequest, TooMany) as error:
        chosen = {key: value for key, value in values.items() if isinstance(value, str)}
        shown = players if players in game.people_counts else game.players[0]
        return page(request, who, await _form(request, who, game, shown, chosen, error.text(who.language)),
                    429 if isinstance(error, TooMany) else 422)
    return go(request, who, f"/table/{live.id}")


def chosen_options(game: Game, values: dict[str, Any]) -> Options:
    return {option.name: option.value(text(values, f"option-{option.name}")) for option in game.options
            if values.get(f"option-{option.name}") not in (None, "")}


def chosen_terms(values: dict[str, Any]) -> Terms:
    words = text(values, "clock", "")
    clock = vars(Clock.parse(words, text(values, "clock-end", "bot"))) if words else None
    private, rated, hints = (int(bool(values.get(name))) for name in ("private", "rated", "hints"))
    return Terms(clock=clock, private=private, rated=rated, hints=hints)


def wanted_seats(values: dict[str, Any], players: int, guest: str, name: str, limit: int) -> list[Wanted]:
    """`seat-N` says who sits where; without any, the guest plays against bots of one level."""
    if "seat-1" not in values:
        level = text(values, "level", "easy")
        if level not in BOTS:
            raise BadRequest(field="level")
        return [Wanted("person", guest, name)] + [Wanted("bot", level=level) for _ in range(players - 1)]
    return [_wanted(text(values, f"seat-{seat}", ""), text(values, f"name-{seat}", ""), guest, name, limit, seat)
            for seat in range(1, players + 1)]


def _wanted(word: str, typed: str, guest: str, name: str, limit: int, seat: int) -> Wanted:
    if word == "me":
        return Wanted("person", guest, name)
    if word == "here":
        return Wanted("person", guest, clean_name(typed, limit) if typed.strip() else "")
    if word == "friend":
        return Wanted("invited")
    if word == "open":
        return Wanted("open")
    kind, _, level = word.partition(":")
    if kind == "bot" and level in BOTS:
        return Wanted("bot", level=level)
    raise BadRequest(field=f"seat-{seat}")


# Links. GET only shows a page, because messengers fetch links for their previews.

async def invitation(request: Request) -> Response:
    who, here = caller(request), meydan(request)
    found = await here.store.invited(digest(token_of(request)))
    if found is None:
        raise LinkUsed()
    table, seat = found
    live = await here.tables.get(table)
    row = live.room.row
    host = next((other.name for other in live.room.seats if row.host and other.guest == row.host), "")
    html = pages.invitation(InvitationModel(
        reader=await who.reader(request), kind="seat", game=describe.game_model(live.game, who.language), host=host,
        seats=live.seat_models(live.key(None, who.language, who.layout)), action=request.url.path,
        taken=live.room.seats[seat].kind != "invited"))
    return page(request, who, html)


async def accept(request: Request) -> Response:
    who, here, values = caller(request), meydan(request), await fields(request)
    found = await here.store.invited(digest(token_of(request)))
    if found is None:
        raise LinkUsed()
    table, seat = found
    live = await here.tables.get(table)
    if seat not in live.seats_of(who.guest):
        name = await named_guest(request, who, text(values, "name", ""))
        await here.tables.sit(live, seat, who.guest, name, invited=True)
    return go(request, who, f"/table/{table}")


async def personal(request: Request) -> Response:
    who, here = caller(request), meydan(request)
    guest = await here.store.token_guest(digest(token_of(request)), "back")
    name = await here.store.guest_name(guest) if guest else ""
    html = pages.invitation(InvitationModel(
        reader=await who.reader(request), kind="back", game=None, host=name, seats=(),
        action=request.url.path + ("?" + request.url.query if request.url.query else ""), taken=guest is None))
    return page(request, who, html, 200 if guest else 404)


async def come_back(request: Request) -> Response:
    """Make this browser the guest of the link."""
    who, here = caller(request), meydan(request)
    guest = await here.store.spend_token(digest(token_of(request)), "back")
    if guest is None:
        raise LinkUsed()
    who.guest, who.fresh = guest, True
    table = request.query_params.get("table", "")
    return go(request, who, f"/table/{table}" if is_id(table) else "/")


routes: list[BaseRoute] = [
    Route("/", home),
    Route("/me", me, methods=["POST"]),
    Route("/new", new_table),
    Route("/tables", make_table, methods=["POST"]),
    Route("/invite/{token}", invitation),
    Route("/invite/{token}", accept, methods=["POST"]),
    Route("/back/{token}", personal),
    Route("/back/{token}", come_back, methods=["POST"]),
]
