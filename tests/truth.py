"""What people and programs are told is true: questions can be told apart, knowledge is sound, sums add up.

Used by `test_truth.py` for all games, and by the games' own tests.
"""
from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import meydan
from meydan.core.actions import seen_by
from meydan.core.game import Game
from meydan.core.record import Record
from meydan.core.rng import Rng
from meydan.core.state import CHANCE, Event, GameState
from meydan.search import Search, Settings, continued
from tests.kit import difference, variants

Codes = tuple[int, ...]


def some_games(game: Game, count: int, seed: int = 1) -> Iterator[tuple[GameState, Rng]]:
    """The beginnings of some random games, of every variant in turn."""
    kinds = list(variants(game))
    for number in range(count):
        players, options = kinds[number % len(kinds)]
        rng = Rng(seed * 1_000_003 + number)
        yield game.trial(players=players, seed=rng.seed(), **options), rng


def any_choice(state: GameState, rng: Rng) -> int:
    return state.choices[rng.below(len(state.choices))]


# Questions that can be told apart.

def sampled(state: GameState, rng: Rng, count: int) -> list[GameState]:
    """Play to the end at random; some of the states on the way in which somebody is asked."""
    states = []
    while not state.over:
        if state.current >= 0 and len(state.choices) > 1:
            states.append(state.clone())
        state.apply(any_choice(state, rng))
    rng.shuffle(chosen := list(range(len(states))))
    return [states[number] for number in sorted(chosen[:count])]


def check_pending(name: str, states: int = 2_000, roots: int = 20, seed: int = 1) -> int:
    """From states of random games: whoever sees the same and has the same choices will see the same afterwards.

    States that the same hidden things led to are compared, as long as nothing was revealed on the way. The number of
    states looked at.
    """
    game, looked = meydan.game(name), 0
    for state, rng in some_games(game, 1_000, seed):
        looked += sum(_check_siblings(game, root, rng) for root in sampled(state, rng, roots))
        if looked >= states:
            break
    return looked


def _check_siblings(game: Game, root: GameState, rng: Rng) -> int:
    groups: dict[str, list[tuple[GameState, Codes]]] = {}
    looked = 0
    for state, codes in _successors(root, rng):
        looked += 1
        seen = json.dumps([int(state.current), state.view(int(state.current)), state.choices], sort_keys=True)
        groups.setdefault(seen, []).append((state, codes))
    for alike in groups.values():
        for other, codes in alike[1:4]:
            _check_alike(game, root, alike[0], (other, codes), rng)
    return looked


def _successors(root: GameState, rng: Rng) -> Iterator[tuple[GameState, Codes]]:
    """What one and two choices lead to, where nothing was revealed and somebody is asked."""
    first = []
    for code in root.choices[:24]:
        state = root.clone()
        state.apply(code)
        if state.current >= 0 and state.reveals == root.reveals:
            first.append((state, (code,)))
    yield from first
    for state, codes in first:
        for _ in range(2):
            code = any_choice(state, rng)
            further = state.clone()
            further.apply(code)
            if further.current >= 0 and further.reveals == root.reveals:
                yield further, (*codes, code)


def _check_alike(game: Game, root: GameState, one: tuple[GameState, Codes], two: tuple[GameState, Codes],
                 rng: Rng) -> None:
    here, there = one[0], two[0]
    mover = int(here.current)
    same = [seat for seat in (None, *range(here.players)) if seat == mover or here.view(seat) == there.view(seat)]
    for code in here.choices[:6]:
        left, right = here.clone(), there.clone()
        left.apply(code)
        right.apply(code)
        if root.reveals in (left.reveals, right.reveals):
            assert left.reveals == right.reveals, _told(game, root, one, two, code, "something is revealed in one")
            for seat in same:
                assert left.view(seat) == right.view(seat), _told(
                    game, root, one, two, code, f"seat {seat}: " + difference(left.view(seat), right.view(seat)))


def _told(game: Game, root: GameState, one: tuple[GameState, Codes], two: tuple[GameState, Codes], code: int,
          what: str) -> str:
    ways = [" / ".join(" ".join(game.words(made)) for made in codes) for _, codes in (one, two)]
    return (f"{game.name}: from {root.asking} (seat {root.current}), after «{ways[0]}» and after «{ways[1]}» seat "
            f"{one[0].current} sees the same question {one[0].asking}, but «{' '.join(game.words(code))}» leads to "
            f"different views: {what}")


def check_continued(name: str, games: int, roots: int = 12, seed: int = 1) -> int:
    """A search that goes on after a decision goes on in the branch that was really taken. How often it did."""
    game = meydan.game(name)
    return sum(_check_going_on(game, root, int(root.current), rng) for state, rng in some_games(game, games, seed)
               for root in sampled(state, rng, roots))


def _check_going_on(game: Game, root: GameState, seat: int, rng: Rng) -> int:
    search = Search(root.determinize(seat, rng.seed()), seat, int(rng.seed()), Settings.best(game)).run(iterations=80)
    state = root.clone()
    state.apply(any_choice(state, rng))
    if state.over or state.current != seat or state.reveals != root.reveals:
        return 0
    if not continued(search, state.view(seat), state.choices):
        return 0
    guess = search.tree.state
    assert guess.view(seat) == state.view(seat)
    for code in state.choices[:6]:
        left, right = state.clone(), guess.clone()
        left.apply(code)
        right.apply(code)
        if state.reveals in (left.reveals, right.reveals):
            assert left.view(seat) == right.view(seat), (
                f"{game.name}: the search went on elsewhere; {state.asking}, «{' '.join(game.words(code))}»: "
                + difference(left.view(seat), right.view(seat)))
    return 1


# Knowledge.

LOOK_EVERY = 6                          # decisions between two looks at a seat's view, when a record is played again


def check_deals(name: str, games: int, moments: int = 4, deals: int = 2, seed: int = 1) -> int:
    """Every deal of `determinize` agrees with all that the seat has seen since the game began.

    The cards that lie elsewhere in the deal change their names in the game's own record, from the shuffle on; played
    again, that record must show the seat the same views and events. Cards the seat has seen before are left out: they
    are not interchangeable, and their places are checked at once. How many deals were played again.
    """
    game, played = meydan.game(name), 0
    for state, rng in some_games(game, games, seed):
        record, history = Record.of(game, state), [state.clone()]
        while not state.over:
            record.decisions.append((int(state.current), any_choice(state, rng)))
            state.apply(record.decisions[-1][1])
            history.append(state.clone())
        for _ in range(moments):
            number, seat = int(rng.below(len(history) - 1)), int(rng.below(state.players))
            seen = set[str]().union(*(_words(moment.view(seat)) for moment in history[:number + 1:3]))
            for _ in range(deals):
                dealt = history[number].determinize(seat, rng.seed())
                played += _check_deal(game, record, number, history[number], seat, dealt, seen)
    return played


def _check_deal(game: Game, record: Record, until: int, state: GameState, seat: int, dealt: GameState,
                seen: set[str]) -> int:
    renamed = _renaming(game, state, dealt, seat)
    if not renamed or seen & renamed.keys():
        return 0
    setup = type(record.setup)(record.setup.players, record.setup.options, {
        name: [renamed.get(word, word) for word in words] for name, words in record.setup.deal.items()})
    truth, other = game.deal(record.setup), game.deal(setup)
    truth.log, other.log = [], []
    told = f"{game.name}, seat {seat}, with {renamed}"
    for number, (who, code) in enumerate(record.decisions[:until], 1):
        said = game.words(code)
        elsewhere = game.code(*(renamed.get(word, word) for word in said)) if who != seat else code
        if other.current != who or elsewhere not in other.choices:
            return 0                                        # another hand would have decided otherwise
        truth.apply(code)
        other.apply(elsewhere)
        if number % LOOK_EVERY == 0 or number == until:
            assert truth.view(seat) == other.view(seat), (
                f"{told}: after decision {number}, {' '.join(said)}, it would have seen something else: "
                + difference(truth.view(seat), other.view(seat)))
        assert [event for event in truth.log if seen_by(event, seat)] == [
            event for event in other.log if seen_by(event, seat)], (
            f"{told}: after decision {number}, {' '.join(said)}, it would have read something else")
        truth.log.clear()
        other.log.clear()
    return 1


def _renaming(game: Game, state: GameState, dealt: GameState, seat: int) -> dict[str, str]:
    """Which dealt things would have to have other names for the seats to hold what they hold in the deal."""
    known = {word for words in game.setup(game.trial(int(state.players), 1, **state.options)).deal.values()
             for word in words}
    renamed: dict[str, str] = {}
    for other in range(state.players):
        if other != seat:
            for one, two in _differing(state.view(other), dealt.view(other)):
                if one in known and two in known:
                    if renamed.get(one, two) != two:
                        return {}                           # the same name for two things: not told apart by names
                    renamed[one] = two
    if len(set(renamed.values())) != len(renamed):
        return {}
    for start in list(renamed):                             # close the chains: what went away came from where it is now
        if start not in renamed.values():
            end = start
            while end in renamed:
                end = renamed[end]
            renamed[end] = start
    return renamed


def _differing(one: Any, two: Any) -> Iterator[tuple[str, str]]:
    """Pairs of words that stand in the same place of two views."""
    if isinstance(one, dict) and isinstance(two, dict):
        for key in one:
            yield from _differing(one[key], two.get(key))
    elif isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        if all(isinstance(item, str) for item in (*one, *two)):
            only, other = [item for item in one if item not in two], [item for item in two if item not in one]
            yield from zip(only, other)
        else:
            for left, right in zip(one, two):
                yield from _differing(left, right)
    elif isinstance(one, str) and isinstance(two, str) and one != two:
        yield one, two


def check_truth_is_possible(name: str, games: int, deals: int = 120, seed: int = 1) -> int:
    """What other seats really hold is dealt to them sooner or later. How many hands were looked at."""
    game, looked = meydan.game(name), 0
    for state, rng in some_games(game, games, seed):
        moments = {int(rng.below(160)) for _ in range(2)}
        number = 0
        while not state.over and number <= max(moments):
            if number in moments:
                seat = int(rng.below(state.players))
                worlds = [state.determinize(seat, rng.seed()) for _ in range(deals)]
                looked += _check_possible(game, state, seat, worlds)
            state.apply(any_choice(state, rng))
            number += 1
    return looked


def _check_possible(game: Game, state: GameState, seat: int, worlds: list[GameState]) -> int:
    looked = 0
    for other in range(state.players):
        if other != seat:
            truth = _words(state.view(other)) - _words(state.view(seat))
            held: set[str] = set()
            for world in worlds:
                held |= _words(world.view(other))
            assert truth <= held, f"{game.name}: seat {other} holds {sorted(truth - held)}, which seat {seat} rules out"
            looked += bool(truth)
    return looked


def _words(view: Any) -> set[str]:
    if isinstance(view, dict):
        return {word for value in view.values() for word in _words(value)}
    if isinstance(view, list):
        return {word for value in view for word in _words(value)}
    return {view} if isinstance(view, str) else set()


# The journal adds up.

Sums = dict[Any, int]


def check_sums(name: str, stands: Callable[[GameState], Sums],
               changes: Callable[[str, int, dict[str, Any], GameState], Iterable[tuple[Any, int]]],
               games: int = 10, seed: int = 1) -> int:
    """Adds the events of random games up and compares with the state after every decision.

    `stands` counts what the state holds by any key (("coins", seat), ("warriors", seat, clearing), ...). `changes`
    tells what an event adds: it is given the event's name, the acting seat, its words (numbers as numbers) and the
    state before the decision. How many decisions were compared.
    """
    game, compared = meydan.game(name), 0
    for state, rng in some_games(game, games, seed):
        state.log = []
        sums = dict(stands(state))
        while not state.over:
            before, code = state.clone(), any_choice(state, rng)
            who = int(state.current)
            state.apply(code)
            events, state.log = state.log, []
            for event in events:
                for key, amount in changes(game.events[event].name, event[2], event_words(game, event), before):
                    sums[key] = sums.get(key, 0) + amount
            now = stands(state)
            wrong = {key: (sums.get(key, 0), now.get(key, 0)) for key in {*sums, *now}
                     if sums.get(key, 0) != now.get(key, 0)}
            assert not wrong, (
                f"{name}: after «{' '.join(game.words(code))}» of {'chance' if who == CHANCE else who} the journal and "
                f"the table differ: {wrong}; events: {[(game.events[e].name, e[2:]) for e in events]}")
            compared += 1
    return compared


def event_words(game: Game, event: Event) -> dict[str, Any]:
    """An event's arguments by name: words of their kind, or numbers."""
    told: dict[str, Any] = {}
    for (argument, kind), number in zip(game.events[event].kinds.items(), event[3:]):
        told[argument] = kind.names[number] if not kind.counts and 0 <= number < len(kind) else number
    return told
