"""Meeting people: quick games, members, blocks, reports, tournaments."""
from __future__ import annotations

import time

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from meydan.bots import strength
from meydan.web import contests, describe, pages
from meydan.web.clocks import Clock
from meydan.web.context import (
    BadRequest,
    caller,
    doer,
    done,
    fields,
    go,
    live_table,
    meydan,
    named_guest,
    number,
    page,
    text,
    wants_json,
)
from meydan.web.identity import new_id
from meydan.web.model import ContestModel, ContestsModel, MemberModel
from meydan.web.routes.lobby import chosen_game, known
from meydan.web.storage import Conflict
from meydan.web.storage.contests import Contest
from meydan.web.tables import NoTable, NotNow, NotYourSeat, SeatTaken, Terms, Wanted
from meydan.web.words import clean_chat, clean_name, is_id

MOST_SEATS = 5                                  # at a table of a tournament
PRESENT = 60.0                                  # seconds: who waits for a quick game must still be there


# Quick games: whoever waits longest gets company; else a table is made and waits.

async def quick(request: Request) -> Response:
    who, here, values = caller(request), meydan(request), await fields(request)
    game = chosen_game(text(values, "game", ""))
    if 2 not in game.players:
        raise NotNow()
    name = await named_guest(request, who)
    apart = await here.members.apart(who.guest)
    for table in await here.store.quick_tables(game.name, time.time() - PRESENT):
        live = await here.tables.get(table)
        seated = {seat.guest for seat in live.room.seats if seat.guest}
        if who.guest in seated:
            return go(request, who, f"/table/{table}")
        free = next((seat.seat for seat in live.room.seats if seat.kind == "open"), None)
        if free is None or seated & apart:
            continue
        try:
            await here.tables.sit(live, free, who.guest, name)
        except SeatTaken:                       # somebody was faster
            continue
        return go(request, who, f"/table/{table}")
    live = await here.tables.create(game, {}, [Wanted("person", who.guest, name), Wanted("open")], who.guest,
                                    who.language, terms=Terms(rated=1, quick=1))
    return go(request, who, f"/table/{live.id}")


# Members.

async def member(request: Request) -> Response:
    who, here = caller(request), meydan(request)
    name = str(request.path_params["id"])
    person = await here.members.person(name) if is_id(name) else None
    if person is None or person.member is None:
        raise NoTable("error-no-page")
    rooms = [room for room in await here.store.tables_of(person.id) if known(room.row.game)
             and (not room.row.private or any(seat.guest == who.guest for seat in room.seats))]
    blocked = person.id in await here.members.apart(who.guest)
    return page(request, who, pages.member(MemberModel(
        reader=await who.reader(request), id=person.id, name=person.name, since=describe.moment(person.member),
        mine=person.id == who.guest, blocked=blocked,
        ratings=tuple((describe.title(rating.game, who.language), rating.points, rating.give_or_take, rating.games)
                      for rating in await here.ratings.of(person.id)),
        tables=tuple(describe.table_card(room, who.guest, who.language) for room in rooms))))


async def block(request: Request) -> Response:
    who, here, values = caller(request), meydan(request), await fields(request)
    guest, other = doer(request), str(request.path_params["id"])
    if guest is None or guest == other or await here.members.person(other) is None:
        raise NotYourSeat()
    await here.members.block(guest, other, values.get("on", "1") not in ("0", False))
    return done(request, who, f"/member/{other}")


async def report(request: Request) -> Response:
    """Tell a moderator about somebody at a table."""
    who, here, live, values = caller(request), meydan(request), await live_table(request), await fields(request)
    guest, seat = doer(request), number(values, "seat")
    if guest is None or not live.seats_of(guest) or not 0 <= seat < len(live.room.seats):
        raise NotYourSeat()
    if not here.talk.take(guest):
        raise NotNow()
    await here.members.report(live.id, guest, seat, clean_chat(text(values, "text"), here.settings.chat_limit))
    if wants_json(request):
        return done(request, who, f"/table/{live.id}")
    return page(request, who, pages.told(await who.reader(request), "report-sent", f"/table/{live.id}"))


async def block_seat(request: Request) -> Response:
    """Not to meet whoever sits there again, or to meet them after all; this game goes on."""
    who, here, live, values = caller(request), meydan(request), await live_table(request), await fields(request)
    guest, seat = doer(request), number(values, "seat")
    other = live.room.seats[seat].guest if 0 <= seat < len(live.room.seats) else None
    if guest is None or not live.seats_of(guest) or other is None or other == guest:
        raise NotYourSeat()
    await here.members.block(guest, other, values.get("on", "1") not in ("0", False))
    return done(request, who, f"/table/{live.id}")


async def leaders(request: Request) -> Response:
    who, here = caller(request), meydan(request)
    game = chosen_game(str(request.path_params["game"]))
    rows = tuple((guest, name, rating.points, rating.give_or_take, rating.games)
                 for guest, name, rating in await here.ratings.best(game.name))
    bots = sorted(((describe.level_title(level, who.language), found.rating, found.low, found.high, found.games)
                   for level, found in strength(game.name).items()), key=lambda bot: -bot[1])
    return page(request, who, pages.leaders(await who.reader(request), describe.title(game.name, who.language), rows,
                                            tuple(bots)))


# Tournaments.

def _model(contest: Contest, guest: str, language: str) -> ContestModel:
    names = [entrant.name for entrant in contest.entrants]
    return ContestModel(
        id=contest.id, title=contest.title, game=describe.title(contest.game, language), kind=contest.kind,
        round=contest.round, rounds=contest.rounds, over=contest.ended is not None, host=contest.host == guest,
        joined=any(entrant.guest == guest for entrant in contest.entrants),
        standing=tuple((entrant.name, points, met) for entrant, points, met in contest.standing()),
        seats=contest.seats,
        pairings=tuple((pair.round, tuple(names[number] for number in pair.group), pair.game or "", pair.gained)
                       for pair in contest.pairings))


async def list_contests(request: Request) -> Response:
    who, here = caller(request), meydan(request)
    person = None if who.fresh else await here.members.person(who.guest)
    found = [contest for contest in await here.contests.newest() if known(contest.game)]
    games = tuple((game.name, describe.title(game.name, who.language)) for game in describe.installed()
                  if 2 in game.players)
    return page(request, who, pages.contests(ContestsModel(
        reader=await who.reader(request), games=games, most_seats=MOST_SEATS, can_make=bool(person and person.member),
        contests=tuple(_model(contest, who.guest, who.language) for contest in found))))


async def make_contest(request: Request) -> Response:
    who, here, values = caller(request), meydan(request), await fields(request)
    here.standing.check(who.guest)
    person = None if who.fresh else await here.members.person(who.guest)
    if person is None or person.member is None:
        raise NotYourSeat("error-members-only")
    game, kind = chosen_game(text(values, "game", "")), text(values, "kind", "swiss")
    seats = number(values, "seats") if "seats" in values else 2
    if kind not in contests.KINDS:
        raise BadRequest(field="kind")
    if seats not in game.people_counts or not 2 <= seats <= MOST_SEATS:
        raise BadRequest(field="seats")
    words = text(values, "clock", "")
    clock = vars(Clock.parse(words, "lose")) if words else None
    contest = Contest(new_id(), clean_name(text(values, "title"), 60), game.name, kind, 0, 0, clock, who.guest,
                      time.time(), None, seats)
    await here.contests.create(contest)
    return go(request, who, f"/contest/{contest.id}")


async def _contest(request: Request) -> Contest:
    name = str(request.path_params["id"])
    contest = await meydan(request).contests.get(name) if is_id(name) else None
    if contest is None or not known(contest.game):
        raise NoTable("error-no-page")
    return contest


async def show_contest(request: Request) -> Response:
    who, contest = caller(request), await _contest(request)
    return page(request, who, pages.contest(await who.reader(request), _model(contest, who.guest, who.language)))


async def join_contest(request: Request) -> Response:
    who, here, contest = caller(request), meydan(request), await _contest(request)
    await fields(request)
    name = await named_guest(request, who)
    if len(contest.entrants) >= contests.MOST:
        raise NotNow()
    try:
        await here.contests.join(contest.id, who.guest, name)
    except Conflict:
        raise NotNow() from None
    return go(request, who, f"/contest/{contest.id}")


async def begin_contest(request: Request) -> Response:
    who, here, contest = caller(request), meydan(request), await _contest(request)
    if contest.host != doer(request):
        raise NotYourSeat()
    await contests.begin(here.contests, here.tables, contest.id)
    return go(request, who, f"/contest/{contest.id}")


routes: list[BaseRoute] = [
    Route("/quick", quick, methods=["POST"]),
    Route("/member/{id}", member),
    Route("/member/{id}/block", block, methods=["POST"]),
    Route("/table/{id}/report", report, methods=["POST"]),
    Route("/table/{id}/block", block_seat, methods=["POST"]),
    Route("/leaders/{game}", leaders),
    Route("/contests", list_contests),
    Route("/contests", make_contest, methods=["POST"]),
    Route("/contest/{id}", show_contest),
    Route("/contest/{id}/join", join_contest, methods=["POST"]),
    Route("/contest/{id}/begin", begin_contest, methods=["POST"]),
]
