"""The interface for programs: the same tables as the pages, as JSON. Described at /api/openapi.json."""
from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import PlainTextResponse, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from meydan.bots import NAMES as BOTS
from meydan.core.errors import MeydanError
from meydan.core.record import Record
from meydan.core.texts import site_texts
from meydan.web import describe
from meydan.web.api_models import (
    Accepted,
    BotAnswer,
    Decision,
    Deed,
    GameAnswer,
    Invitation,
    NewPlayer,
    NewTable,
    OptionAnswer,
    Player,
    Problem,
    RecordAnswer,
    SeatAnswer,
    Situation,
    Switch,
    TableAnswer,
    Waiting,
)
from meydan.web.clocks import Clock
from meydan.web.context import BadRequest, known_guest, meydan, own_seat
from meydan.web.guard import Buckets
from meydan.web.identity import digest, new_id, new_token
from meydan.web.live import LiveTable
from meydan.web.routes.lobby import chosen_game, known
from meydan.web.routes.replay import StillRunning
from meydan.web.routes.table import TooFast
from meydan.web.storage import Room
from meydan.web.stream import EventStream
from meydan.web.tables import NotNow, SeatTaken, Terms, Wanted
from meydan.web.words import clean_name, is_id

REFUSED: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem, "description": description} for status, description in {
        400: "The body cannot be read.", 401: "The token is missing or wrong.",
        403: "Not your seat, or a request from another site.", 404: "No such table, game or seat.",
        409: "The table has moved on, it is not your turn, or the game is over.",
        410: "The table was begun with rules this server no longer has.", 413: "Too large.",
        422: "Well-formed, but not possible.", 429: "Too much at once.",
        503: "The database is away for a moment: nothing is lost, try again after Retry-After seconds.",
    }.items()}
LANGUAGE = Query("en", alias="lang", pattern="^(en|fa)$", description=site_texts("en").say("api-language"))
TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{8,40}$", examples=["n2Yq8rS0wJp4tK7v"])]
SeatId = Annotated[int, Path(ge=0, lt=8, examples=[1])]

api = APIRouter(prefix="/api", responses=REFUSED)
bearer = HTTPBearer(auto_error=False, description="The token of POST /api/players.")
newcomers = Buckets(0.5, 60)                    # new players of one address


def told(call: str) -> dict[str, Any]:
    """The name of a call, and what it does; the page says the same in the reader's language."""
    return {"operation_id": call, "summary": site_texts("en").say(f"api-call-{call}")}


class NoToken(MeydanError, PermissionError):
    """A program did not say who it is."""

    key = "error-no-token"


async def maybe_program(request: Request,
                        sent: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]) -> str | None:
    """The guest of a token, or of a browser's cookie; None for a spectator."""
    if sent is None:
        return known_guest(request)
    guest = await meydan(request).store.token_guest(digest(sent.credentials), "program") \
        if is_id(sent.credentials) else None
    if guest is None:
        raise NoToken()
    return guest


async def program(request: Request, guest: Annotated[str | None, Depends(maybe_program)]) -> str:
    if guest is None:
        raise NoToken()
    meydan(request).standing.check(guest)
    return guest


Somebody = Annotated[str, Depends(program)]
Anybody = Annotated[str | None, Depends(maybe_program)]


async def table_of(request: Request, table: str) -> LiveTable:
    live = await meydan(request).tables.get(table)
    await live.settled()
    return live


@api.post("/players", status_code=201, **told("new-player"))
async def new_player(request: Request, wanted: NewPlayer) -> Player:
    here = meydan(request)
    if here.settings.requests_per_second > 0 and not newcomers.take(request.client.host if request.client else "?"):
        raise TooFast()
    name = clean_name(wanted.name, here.settings.name_limit)
    guest, token = new_id(), new_token()
    await here.store.save_guest(guest, name, wanted.language, program=True)
    await here.store.save_token(digest(token), guest, "program")
    return Player(name=name, token=token)


@api.get("/games", **told("list-games"))
async def list_games(language: str = LANGUAGE) -> list[GameAnswer]:
    answers = []
    for game in describe.installed():
        model = describe.game_model(game, language)
        answers.append(GameAnswer(
            name=model.name, title=model.title, about=model.about, version=game.version, players=list(model.players),
            actions=game.actions, hidden=game.hidden, options=[OptionAnswer(
                name=option.name, title=option.title, why=option.why, values=[word for word, _ in option.values],
                default=option.default, clause=option.clause) for option in model.options]))
    return answers


@api.get("/bots", **told("list-bots"))
async def list_bots(language: str = LANGUAGE) -> list[BotAnswer]:
    return [BotAnswer(name=name, title=describe.level_title(name, language)) for name in BOTS]


@api.get("/tables", **told("list-tables"))
async def list_tables(request: Request, guest: Anybody, which: str = Query("open", pattern="^(mine|open|running)$"),
                      language: str = LANGUAGE) -> list[TableAnswer]:
    store = meydan(request).store
    if which == "mine":
        rooms = await store.tables_of(guest) if guest else []
    else:
        rooms = await (store.open_tables() if which == "open" else store.running_tables())
    return [_described(room, guest, language, version=await _version(request, room, guest))
            for room in rooms if known(room.row.game)]


async def _version(request: Request, room: Room, guest: str | None) -> int:
    """The number this guest acts with there. The row counts everybody's settings; whose they are the table knows."""
    if not room.row.settings or guest is None or all(seat.guest != guest for seat in room.seats):
        return room.row.public
    return (await table_of(request, room.row.id)).version_for(guest)


def _described(room: Room, guest: str | None, language: str, live: LiveTable | None = None,
               version: int = 0) -> TableAnswer:
    card = describe.table_card(room, guest, language)
    host = guest is not None and room.row.host == guest
    return TableAnswer(
        id=card.id, game=card.game, started=card.started, over=card.over,
        version=live.version_for(guest) if live else version, moved=card.moved, next=room.row.next, seats=[SeatAnswer(
            seat=seat.number, name=seat.name, kind=seat.kind, mine=seat.mine, asked=seat.asked,
            invitation=live.invitation(live.id, seat.number) if live and host and seat.kind == "invited" else None,
        ) for seat in card.seats])


@api.post("/tables", status_code=201, **told("make-table"))
async def make_table(request: Request, guest: Somebody, wanted: NewTable, language: str = LANGUAGE) -> TableAnswer:
    here, game = meydan(request), chosen_game(wanted.game)
    known = {option.name: option for option in game.options}
    chosen = {name: known[name].value(word) if name in known else word for name, word in wanted.options.items()}
    options = {**game.options_for(len(wanted.seats)), **chosen}         # one against Wakhan needs no more to be said
    name = await here.store.guest_name(guest)
    seats = [_wanted(word, guest, name) for word in wanted.seats]
    terms = Terms(vars(Clock.parse(wanted.clock, wanted.clock_end)) if wanted.clock else None, int(wanted.private),
                  int(wanted.rated), int(wanted.hints))
    live = await here.tables.create(game, options, seats, guest, language, wanted.pace, terms)
    return _described(live.room, guest, language, live)


def _wanted(word: str, guest: str, name: str) -> Wanted:
    if word == "me":
        return Wanted("person", guest, name)
    if word in ("open", "invited"):
        return Wanted(word)
    kind, _, level = word.partition(":")
    if kind != "bot" or level not in BOTS:
        raise BadRequest(field="seats")
    return Wanted("bot", level=level)


@api.get("/tables/{table}", **told("situation"))
async def situation(request: Request, table: TableId, guest: Anybody, language: str = LANGUAGE) -> Situation:
    live = await table_of(request, table)
    return Situation(**live.for_programs(live.key(guest, language, "json")))


@api.get("/tables/{table}/seats", **told("seats"))
async def seats(request: Request, table: TableId, guest: Anybody, language: str = LANGUAGE) -> TableAnswer:
    live = await table_of(request, table)
    return _described(live.room, guest, language, live)


@api.post("/tables/{table}/seats/{seat}", **told("take-seat"))
async def take_seat(request: Request, table: TableId, seat: SeatId, guest: Somebody, sent: Invitation,
                    language: str = LANGUAGE) -> TableAnswer:
    here, live = meydan(request), await table_of(request, table)
    if sent.invitation is not None and await here.store.invited(digest(sent.invitation)) != (live.id, seat):
        raise SeatTaken()
    if seat not in live.seats_of(guest):
        # Whoever made a table may fill it; others sit down once.
        if live.seats_of(guest) and live.room.row.host != guest:
            raise NotNow()
        name = await here.store.guest_name(guest)
        await here.tables.sit(live, seat, guest, name, invited=sent.invitation is not None)
    return _described(live.room, guest, language, live)


@api.get("/tables/{table}/events", **told("events"), response_class=Response,
         responses={200: {"description": site_texts("en").say("api-answer-events"),
                          "content": {"text/event-stream": {
                              "schema": {"type": "string"},
                              "example": "event: view\nid: 5f3a9c1e.4\ndata: {\"version\":12,…}\n\n"}}}})
async def events(request: Request, table: TableId, guest: Anybody, language: str = LANGUAGE) -> Response:
    live = await table_of(request, table)
    return EventStream(request, meydan(request).tables, live, live.key(guest, language, "json"),
                       request.headers.get("last-event-id", ""))


def _accepted(live: LiveTable, seat: int) -> Accepted:
    return Accepted(version=live.table.shown(seat) if live.table is not None else 0)


@api.post("/tables/{table}/decisions", **told("decide"))
async def decide(request: Request, table: TableId, guest: Somebody, decision: Decision) -> Accepted:
    live = await table_of(request, table)
    seat = own_seat(live, guest, {"seat": decision.seat})
    await meydan(request).tables.act(live, seat, decision.version, decision.code)
    return _accepted(live, seat)


@api.post("/tables/{table}/undo", **told("undo"))
async def undo(request: Request, table: TableId, guest: Somebody, deed: Deed) -> Accepted:
    live = await table_of(request, table)
    seat = own_seat(live, guest, {"seat": deed.seat})
    await meydan(request).tables.undo(live, seat, deed.version)
    return _accepted(live, seat)


@api.post("/tables/{table}/wait", **told("wait"))
async def wait(request: Request, table: TableId, guest: Somebody, waiting: Waiting) -> Accepted:
    live = await table_of(request, table)
    seat = own_seat(live, guest, {"seat": waiting.seat})
    await meydan(request).tables.wait(live, seat, waiting.version, waiting.on)
    return _accepted(live, seat)


@api.post("/tables/{table}/orders", **told("order"))
async def order(request: Request, table: TableId, guest: Somebody, switch: Switch) -> Accepted:
    live = await table_of(request, table)
    seat = own_seat(live, guest, {"seat": switch.seat})
    await meydan(request).tables.order(live, seat, switch.what, switch.on)
    return _accepted(live, seat)


@api.post("/tables/{table}/resign", **told("resign"))
async def resign(request: Request, table: TableId, guest: Somebody, deed: Deed) -> Accepted:
    live = await table_of(request, table)
    seat = own_seat(live, guest, {"seat": deed.seat})
    await meydan(request).tables.resign(live, seat, deed.version)
    return _accepted(live, seat)


@api.get("/tables/{table}/record", **told("record"), response_class=PlainTextResponse,
         responses={200: {"description": site_texts("en").say("api-answer-record"), "content": {"text/plain": {
             "schema": {"type": "string"}, "example": "meydan record 1 #3c0a\ngame seven_wonders_duel 1 #…\n"}}}})
async def record(request: Request, table: TableId) -> Response:
    live = await table_of(request, table)
    if live.table is None or not live.over:
        raise StillRunning()
    return PlainTextResponse(str(live.table.record))


@api.post("/records", status_code=201, **told("keep-record"), openapi_extra={"requestBody": {
    "required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}})
async def keep_record(request: Request, guest: Somebody) -> RecordAnswer:
    here = meydan(request)
    content = await request.body()
    if not here.uploads.take(guest):
        raise TooFast()
    kept = await here.tables.upload(Record.parse(content), guest)
    return RecordAnswer(id=kept, address=f"/game/{kept}")
