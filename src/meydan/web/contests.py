"""Running tournaments: a round begins when the one before is over."""
from __future__ import annotations

from contextlib import suppress

from meydan.core.registry import game as find_game
from meydan.web.pairing import Pair, robin, robin_rounds, swiss, swiss_rounds
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
    for name in await contests.note_results():
        contest = await contests.get(name)
        assert contest is not None
        if contest.round >= contest.rounds:
            await contests.end(name)
        else:
            await _next(contests, contest)
    for name, pair in await contests.unseated():
        contest = await contests.get(name)
        assert contest is not None
        one, other = contest.entrants[pair.first], contest.entrants[pair.second]
        seats = [Wanted("person", one.guest, one.name), Wanted("person", other.guest, other.name)]
        terms = Terms(clock=contest.clock, rated=1, contest=name)
        live = await tables.create(find_game(contest.game), {}, seats, contest.host, "en", terms=terms,
                                   limited=False)
        with suppress(Conflict):                # another process was faster; its table counts
            await contests.seat(name, pair, live.id)


async def _next(contests: Contests, contest: Contest) -> None:
    count = len(contest.entrants)
    turn = contest.round + 1
    pairs: list[Pair]
    if contest.kind == "robin":
        rounds, pairs = robin_rounds(count), robin(count, turn)
    else:
        rounds = swiss_rounds(count)
        pairs = swiss(contest.points(), [(pair.first, pair.second) for pair in contest.pairings])
    with suppress(Conflict):
        await contests.begin_round(contest.id, turn, rounds, pairs)
