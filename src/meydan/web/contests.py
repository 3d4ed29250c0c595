"""Running tournaments: a round begins when the one before is over."""
from __future__ import annotations

from contextlib import suppress

from meydan.core.registry import game as find_game
from meydan.web.live import LiveTable
from meydan.web.pairing import (
    BYE,
    Group,
    groups,
    place_points,
    robin,
    robin_groups,
    robin_rounds,
    sizes,
    swiss,
    swiss_rounds,
)
from meydan.web.storage import Conflict
from meydan.web.storage.contests import Contest, Contests
from meydan.web.tables import NotNow, Tables, Terms, Wanted

KINDS = ("robin", "swiss")
FEWEST, MOST = 3, 64


async def begin(contests: Contests, tables: Tables, name: str) -> None:
    """The host starts the first round; nobody joins after that."""
    contest = await contests.get(name)
    if contest is None or contest.round or not FEWEST <= len(contest.entrants) <= MOST:
        raise NotNow()
    await _next(contests, contest)
    await go_on(contests, tables)


async def go_on(contests: Contests, tables: Tables) -> None:
    """Note results, draw rounds that are due, and see that every pair has a table."""
    for game in await contests.ended():
        live = await tables.get(game)
        await contests.note_result(game, _gained(live))
    for name in await contests.due():
        contest = await contests.get(name)
        assert contest is not None
        if contest.round >= contest.rounds:
            await contests.end(name)
        else:
            await _next(contests, contest)
    for name, pair in await contests.unseated():
        contest = await contests.get(name)
        assert contest is not None
        people = [contest.entrants[number] for number in pair.group]
        seats = [Wanted("person", one.guest, one.name) for one in people]
        terms = Terms(clock=contest.clock, rated=1, contest=name)
        live = await tables.create(find_game(contest.game), {}, seats, contest.host, "en", terms=terms,
                                   limited=False)
        with suppress(Conflict):                # another process was faster; its table counts
            await contests.seat(name, pair, live.id)


async def _next(contests: Contests, contest: Contest) -> None:
    rounds, drawn = _larger(contest) if contest.seats > 2 else _pairs(contest)
    with suppress(Conflict):
        await contests.begin_round(contest.id, contest.round + 1, rounds, drawn)


def _pairs(contest: Contest) -> tuple[int, list[Group]]:
    count = len(contest.entrants)
    if contest.kind == "robin":
        rounds, pairs = robin_rounds(count), robin(count, contest.round + 1)
    else:
        rounds = swiss_rounds(count)
        pairs = swiss(contest.points(), [(pair.first, pair.second) for pair in contest.pairings])
    return rounds, [(first,) if second == BYE else (first, second) for first, second in pairs]


def _larger(contest: Contest) -> tuple[int, list[Group]]:
    count, allowed = len(contest.entrants), find_game(contest.game).people_counts
    if contest.kind == "robin":
        rounds = robin_groups(count, contest.seats, allowed)
        return len(rounds), rounds[contest.round]
    standing = [one.number for one, _, _ in contest.standing()]
    wanted = sizes(count, contest.seats, allowed)
    return swiss_rounds(count), groups(standing, wanted, [pair.group for pair in contest.pairings])


def _gained(live: LiveTable) -> list[float]:
    """The points of each seat; a table that was closed gives all the same."""
    table = live.table
    assert table is not None
    winners = table.winners if table.over else range(len(table.names))
    totals = [float(score.get("total", 0)) for score in table.state.scores()]
    if table.resigned is not None:
        totals[table.resigned] = float("-inf")
    return place_points(winners, totals)
