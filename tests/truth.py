"""What people and programs are told is true: questions can be told apart, knowledge is sound, sums add up.

Used by `test_truth.py` for all games, and by the games' own tests.
"""
from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import meydan
from meydan.core.actions import seen_by
from meydan.core.game import Game, Setup
from meydan.core.record import Record
from meydan.core.rng import Rng
from meydan.core.state import CHANCE, Event, GameState
from meydan.search import Search, Settings, continued
from tests.kit import difference, variants
from tests.snapshot import snapshot

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
PICKS = {"inis": {"revealed", "took-random"}}           # events after which a random card was picked from a hand
PAIRINGS = 150                          # ways to say which card of a place has become which, tried before giving up


def check_deals(name: str, games: int, moments: int = 4, deals: int = 2, seed: int = 1) -> int:
    """Every deal of `determinize` agrees with all that the seat has seen since the game began.

    The cards that lie elsewhere in the deal change their names in the game's own record, from the shuffle on; played
    again, that record must be possible and show the seat the same views and events, for one of the ways to tell which
    of several cards in a place has become which. So the deal is the end of a game the seat can have been in. The games
    are played without those choices that leave picking cards to the program ("-any"), since it would pick others: each
    stands for choices that name the cards, and is offered beside them.

    Games are looked at until a random card is picked from a hand (PICKS): with other names the same dice pick another
    one. Left out are deals in which a card moves that the seat has seen before. It was shuffled in again since, and
    what a seat knows of Action cards begins anew with each shuffle (`assembly.deal`), as it does with the first; what
    it keeps beyond that is held by `check_fair_deals`. In Root, where a card given unseen may be one that was seen
    later, names cannot tell: see `tests/root/histories.py`. How many deals were played again.
    """
    game, played = meydan.game(name), 0
    for state, rng in some_games(game, games, seed):
        record, history, read = Record.of(game, state), [state.clone()], list[list[Event]]()
        state.log = []
        while not state.over:
            named = [code for code in state.choices if not game.words(code)[0].endswith("-any")]
            record.decisions.append((int(state.current), named[rng.below(len(named))]))
            state.apply(record.decisions[-1][1])
            read.append(state.log)
            state.log = []
            history.append(state.clone())
        picked = [number for number, events in enumerate(read)
                  if any(game.events[event].name in PICKS.get(name, ()) for event in events)]
        for _ in range(moments):
            number, seat = int(rng.below((picked or [len(read)])[0])), int(rng.below(state.players))
            seen = set[str]().union(*(_words(moment.view(seat)) for moment in history[:number + 1:3]))
            seen |= {word for events in read[:number] for event in events if seen_by(event, seat)
                     for word in event_words(game, event).values() if isinstance(word, str)}
            for _ in range(deals):
                dealt = history[number].determinize(seat, rng.seed())
                played += _check_deal(game, record, number, history[number], seat, dealt, seen, rng)
    return played


def _check_deal(game: Game, record: Record, until: int, state: GameState, seat: int, dealt: GameState,
                seen: set[str], rng: Rng) -> int:
    wrong = ""
    for _ in range(PAIRINGS):
        renamed = _renaming(game, state, dealt, seat, rng)
        if not renamed or seen & renamed.keys():
            return 0
        found = _contradiction(game, record, until, seat, renamed)
        if not found:
            return 1
        wrong = wrong or found
    raise AssertionError(wrong)


def _contradiction(game: Game, record: Record, until: int, seat: int, renamed: dict[str, str]) -> str:
    """What speaks against the game having gone so, with other names for some cards."""
    setup = type(record.setup)(record.setup.players, record.setup.options, {
        name: [renamed.get(word, word) for word in words] for name, words in record.setup.deal.items()})
    truth, other = game.deal(record.setup), game.deal(setup)
    truth.log, other.log = [], []
    told = f"{game.name}, seat {seat}, with {renamed}"
    for number, (who, code) in enumerate(record.decisions[:until], 1):
        said = game.words(code)
        elsewhere = game.code(*(renamed.get(word, word) for word in said)) if who != seat else code
        if other.current != who or elsewhere not in other.choices:
            return f"{told}: decision {number}, {' '.join(said)}, could not have been made in {truth.asking}"
        truth.apply(code)
        other.apply(elsewhere)
        if (number % LOOK_EVERY == 0 or number == until) and truth.view(seat) != other.view(seat):
            return (f"{told}: after decision {number}, {' '.join(said)}, it would have seen something else: "
                    + difference(truth.view(seat), other.view(seat)))
        if [event for event in truth.log if seen_by(event, seat)] != [
                event for event in other.log if seen_by(event, seat)]:
            return f"{told}: after decision {number}, {' '.join(said)}, it would have read something else"
        truth.log.clear()
        other.log.clear()
    return ""


def _renaming(game: Game, state: GameState, dealt: GameState, seat: int, rng: Rng) -> dict[str, str]:
    """Which dealt things would have to have other names for the seats to hold what they hold in the deal; where several
    of a place changed, any of them for any."""
    known = {word for words in game.setup(game.trial(int(state.players), 1, **state.options)).deal.values()
             for word in words}
    renamed: dict[str, str] = {}
    for other in range(state.players):
        if other != seat:
            for one, two in _differing(state.view(other), dealt.view(other), rng):
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


def _differing(one: Any, two: Any, rng: Rng) -> Iterator[tuple[str, str]]:
    """Pairs of words that stand in the same place of two views."""
    if isinstance(one, dict) and isinstance(two, dict):
        for key in one:
            yield from _differing(one[key], two.get(key), rng)
    elif isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        if all(isinstance(item, str) for item in (*one, *two)):
            only, other = [item for item in one if item not in two], [item for item in two if item not in one]
            rng.shuffle(order := list(range(len(other))))
            yield from zip(only, (other[number] for number in order))
        else:
            for left, right in zip(one, two):
                yield from _differing(left, right, rng)
    elif isinstance(one, str) and isinstance(two, str) and one != two:
        yield one, two


def check_futures(name: str, games: int, moments: int = 4, deals: int = 2, seed: int = 1) -> int:
    """Where no seat holds a secret: a deal is the game's own record with another future.

    With the deal's cards in the places of those still to come, the record plays to the same moment, and every seat has
    seen the same on the way. How many deals were played again.
    """
    game, played = meydan.game(name), 0
    for state, rng in some_games(game, games, seed):
        setup = game.setup(state)
        codes, history = [], [state.clone()]
        while not state.over:
            codes.append(any_choice(state, rng))
            state.apply(codes[-1])
            history.append(state.clone())
        for _ in range(moments):
            number = int(rng.below(len(history) - 1))
            for _ in range(deals):
                dealt = history[number].determinize(int(rng.below(state.players)), rng.seed())
                other = game.deal(_with_future(game, setup, history[number], dealt))
                for step, code in enumerate(codes[:number]):
                    assert code in other.choices, f"{name}: a card of decision {step} is dealt a second time"
                    if step % LOOK_EVERY == 0:
                        assert other.view(None) == history[step].view(None), f"{name}: seen at decision {step}, not so"
                    other.apply(code)
                assert other.view(None) == history[number].view(None)
                played += 1
    return played


def _with_future(game: Game, setup: Setup, truth: GameState, dealt: GameState) -> Setup:
    """The setup in which what is still to come is what the deal says; it lies at the end of its lists."""
    deal = {}
    now, then = game.setup(truth).deal, game.setup(dealt).deal
    for name, words in setup.deal.items():
        left = len(now.get(name, ()))
        same = left > 0 and words[-left:] == now[name] and sorted(then[name]) == sorted(now[name])
        deal[name] = words[:-left] + then[name] if same else words
    return type(setup)(setup.players, setup.options, deal)


# What a deal keeps of the truth that its observer cannot tell: what other seats remember, and what a deed that is over
# has left behind. No rule, view or opinion reads it: deals that differ in nothing else are played on and stay alike.
KEPT = {"inis": {"drafted", "gave", "maybe"}, "root": {"blur"}, "scythe": {"opened"}}
PLAYED_ON = 25                          # decisions

# What follows from where cards lie, or says it in another way: Scythe's deck holds cards that are drawn already.
FOLLOWS = {"seed", "choices", "known", "maybe_epics", "drawn"}


def check_fair_deals(name: str, looks: int, seed: int = 1) -> tuple[int, int]:
    """Deals depend on nothing but the seed and what the observer knows: how many were compared.

    First, a deal made from a deal is the one made from the truth. Second, wherever two choices of somebody leave an
    observer with the same view and news, his deals are the same, then and for some decisions more.
    """
    game, again, unseen = meydan.game(name), 0, 0
    for state, rng in some_games(game, 1_000, seed):
        number = 0
        while not state.over:
            number += 1
            if state.current >= 0 and number % 3 == 0:
                seat, first, second = int(rng.below(state.players)), rng.seed(), rng.seed()
                twice = snapshot(state.determinize(seat, first).determinize(seat, second))
                assert twice == snapshot(state.determinize(seat, second)), (
                    f"{name}: at {state.asking} the deals of seat {seat} depend on the truth")
                again += 1
                unseen += _check_unseen(game, state, rng)
            if again >= looks:
                return again, unseen
            state.apply(any_choice(state, rng))
    return again, unseen


def _check_unseen(game: Game, root: GameState, rng: Rng) -> int:
    """Two choices of the mover, if there are any that somebody cannot tell apart."""
    codes = list(root.choices)
    rng.shuffle(codes)
    seen: dict[tuple[int, str], tuple[GameState, int]] = {}
    for code in codes[:6]:
        state, news = _told_after(root, code)
        for seat in range(root.players):
            if seat != root.current:
                key = (seat, json.dumps([state.view(seat), news(seat)]))
                if key in seen:
                    return _check_alike_deals(game, seat, seen[key][0].clone(), state, rng)
                seen[key] = (state, code)
    return 0


def _told_after(state: GameState, code: int) -> tuple[GameState, Callable[[int], list[Event]]]:
    after = state.clone()
    log: list[Event] = []
    after.log = log
    after.apply(code)
    after.log = None
    return after, lambda seat: [event for event in log if seen_by(event, seat)]


def _check_alike_deals(game: Game, seat: int, one: GameState, two: GameState, rng: Rng) -> int:
    compared = 0
    for _ in range(12):
        if one.over or two.over:                            # then nothing is hidden any more
            break
        key = rng.seed()
        here, there = (snapshot(state.determinize(seat, key)) for state in (one, two))
        differ = {name for name in here if here[name] != there[name]}
        assert differ <= KEPT.get(game.name, set()), (
            f"{game.name}: at {one.asking} seat {seat} cannot tell, but its deals differ in {differ}")
        if differ:
            _check_played_on(game, one.determinize(seat, key), two.determinize(seat, key), rng)
        compared += 1
        both = [code for code in one.choices if code in two.choices]
        if not both or one.current != two.current:
            break
        code = both[rng.below(len(both))]
        (one, news), (two, others) = _told_after(one, code), _told_after(two, code)
        if one.view(seat) != two.view(seat) or news(seat) != others(seat):
            break
    return compared


def _check_played_on(game: Game, one: GameState, two: GameState, rng: Rng) -> None:
    """What the two deals differ in makes no difference to anybody, but for what a seat is told that it remembers."""
    for _ in range(PLAYED_ON):
        told = f"{game.name}: at {one.asking} something reads what a deal keeps of the truth"
        assert one.current == two.current and one.choices == two.choices, told
        for seat in (None, *range(one.players)):
            here, there = ({**state.view(seat), "known": None} for state in (one, two))
            assert here == there, f"{told}: seat {seat}, " + difference(here, there)
        assert [one.evaluate(seat) for seat in range(one.players)] == [
            two.evaluate(seat) for seat in range(two.players)], told
        if one.over:
            break
        code = any_choice(one, rng)
        one.apply(code)
        two.apply(code)


def check_truth_is_possible(name: str, games: int, deals: int = 160, seed: int = 1) -> int:
    """Every bit of the truth is dealt sooner or later: each hidden card may lie where it lies. How many bits."""
    game, looked = meydan.game(name), 0
    for state, rng in some_games(game, games, seed):
        moments = {int(rng.below(160)) for _ in range(2)}
        number = 0
        while not state.over and number <= max(moments):
            if number in moments:
                seat = int(rng.below(state.players))
                worlds = [snapshot(state.determinize(seat, rng.seed())) for _ in range(deals)]
                truth = snapshot(state)
                if name == "scythe":
                    del truth["deck"]
                for what in truth.keys() - KEPT.get(name, set()) - FOLLOWS:
                    looked += _check_possible(f"{name}: {what}, for seat {seat} at decision {number}", truth[what],
                                              [world[what] for world in worlds])
            state.apply(any_choice(state, rng))
            number += 1
    return looked


def _check_possible(where: str, truth: Any, worlds: list[Any]) -> int:
    """Wherever deals differ from each other, some of them have each bit as it is."""
    if isinstance(truth, dict):
        return sum(_check_possible(f"{where}.{key}", truth[key], [world[key] for world in worlds]) for key in truth)
    if isinstance(truth, list):
        return sum(_check_possible(f"{where}[{n}]", item, [world[n] for world in worlds])
                   for n, item in enumerate(truth) if all(n < len(world) for world in worlds))
    if not isinstance(truth, int) or all(world == truth for world in worlds):
        return 0
    bits = range(max(truth, *worlds).bit_length())
    for bit in bits:
        assert any(world >> bit & 1 == truth >> bit & 1 for world in worlds), f"{where} is {truth}: bit {bit} ruled out"
    return len(bits)


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
