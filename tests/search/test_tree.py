"""The search finds right answers, repeats itself exactly, and can be stopped."""
from __future__ import annotations

import os
import subprocess
import sys
import threading
import time

import pytest

from meydan.search import Search, Settings, continued, run_parallel
from tests.search.small_games import bluffing, gambling, guessing, hoarding, kings, planning, sowing, throwing, walking


def test_dice_are_weighed_by_their_chances() -> None:
    search = Search(gambling(), 0, seed=1, settings=Settings(exploration=4.0)).run(3000)
    values = {option.code: option.value for option in search.options}
    assert search.best == 1
    assert values[1] == pytest.approx(2 / 3, abs=0.1)       # won with five of six: 5/6 - 1/6
    assert values[0] == pytest.approx(-1 / 3, abs=0.2)      # won with two of six


def test_sealed_choices_are_not_seen_by_the_next_seat() -> None:
    """If seat 1 knew what seat 0 threw, every throw would be lost for seat 0."""
    search = Search(throwing(), 0, seed=2, settings=Settings(exploration=1.4)).run(6000)
    for option in search.options:
        assert option.value == pytest.approx(0.0, abs=0.25)


@pytest.mark.parametrize("number", [0, 1, 2])
def test_hidden_things_are_asked_for_not_known(number: int) -> None:
    """A search that peeked would guess right at once; an honest one asks first."""
    search = Search(guessing(number), 0, seed=3).run(3000)
    assert search.best == 3
    values = {option.code: option.value for option in search.options}
    assert all(values[code] < 0.1 for code in (0, 1, 2))


@pytest.mark.parametrize("card", [0, 1])
def test_rivals_do_not_answer_by_the_hand_of_the_searching_seat(card: int) -> None:
    """A rival that knows the card names it: then the die looks better. Veiled, half of the names are wrong."""
    known, veiled = (Search(bluffing(card), 0, seed=2, settings=Settings(exploration=2.0, veiled=veil)).run(4000)
                     for veil in (False, True))
    assert known.best == 0
    assert veiled.best == 1
    named = next(option.value for option in veiled.options if option.code == 1)
    assert named == pytest.approx(0.0, abs=0.3)


def test_what_a_seat_shows_of_its_own_is_no_luck_in_its_turn() -> None:
    """A choice is worth its best continuation, also where a card is shown on the way."""
    search = Search(planning(), 0, seed=1, settings=Settings(exploration=4.0, turns=True)).run(800)
    assert search.best == 1
    assert search.options[0].value == pytest.approx(0.9)


@pytest.mark.parametrize(("ahead", "best", "worth"), [(0, 0, 0.2), (1, 1, 0.45)])
def test_a_turn_is_worth_what_the_next_one_makes_of_it(ahead: int, best: int, worth: float) -> None:
    """Half of it; another answers in between by a search of its own."""
    search = Search(sowing(), 0, seed=1, settings=Settings(turns=True, ahead=ahead, replies=40)).run(800)
    assert search.best == best
    assert search.options[0].value == pytest.approx(worth)
    assert search.line[0] == best


@pytest.mark.parametrize(("deals", "best", "worth"), [(0, 1, 0.5), (16, 0, 0.4)])
def test_a_turn_is_worth_what_the_others_leave_of_it(deals: int, best: int, worth: float) -> None:
    """On average over the deals: whether the other can take it differs."""
    search = Search(hoarding(), 0, seed=1, settings=Settings(turns=True, deals=deals, replies=20)).run(600)
    assert search.best == best and search.options[0].value == pytest.approx(worth)


def test_every_seat_wants_its_own_share() -> None:
    """Seat 0 helps itself: seat 1 then cannot win by being helped, and the last seat crowns whom it likes."""
    search = Search(kings(), 2, seed=4).run(500)
    assert {option.code for option in search.options} == {0, 1}
    last = kings()
    last.apply(0)
    last.apply(0)                                           # marks: seat 1 one, seat 2 one
    assert Search(last, 2, seed=5).run(200).best == 1       # a second mark for itself


def test_same_seed_same_tree() -> None:
    one, other = (Search(guessing(1), 0, seed=9).run(700) for _ in range(2))
    assert one.options == other.options and one.line == other.line
    sliced = Search(guessing(1), 0, seed=9).run(300).run(400)
    assert sliced.options == one.options


def test_visits_add_up_to_iterations() -> None:
    search = Search(gambling(), 0, seed=1).run(1234)
    assert sum(option.visits for option in search.options) == 1234 == search.iterations


def test_time_limit_is_kept() -> None:
    start = time.process_time()                         # other programs may run beside this one
    Search(guessing(1), 0, seed=1).run(seconds=0.05, clock=time.process_time)
    assert time.process_time() - start < 0.5


def test_stops_when_told_from_another_thread() -> None:
    search = Search(guessing(1), 0, seed=1)
    timer = threading.Timer(0.1, search.stop)
    timer.start()
    start = time.perf_counter()
    search.run(seconds=30)
    assert time.perf_counter() - start < 5
    assert search.iterations > 0 and search.options


def test_deep_trees_are_freed_without_harm() -> None:
    """Some hundred choices in a row; freeing them must not corrupt the memory (it once did)."""
    code = ("from meydan.search import Search\nfrom tests.search.small_games import walking\n"
            "for seed in range(3):\n    search = Search(walking(), 0, seed).run(300)\n    del search\n"
            "print([[n] for n in range(20000)][-1])")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True,
                          env={**os.environ, "PYTHONMALLOC": "debug", "PYTHONPATH": os.pathsep.join(sys.path)})
    assert done.returncode == 0, done.stderr[-800:]
    assert len(Search(walking(), 0, seed=1).run(200).line) > 100


def test_needs_a_budget() -> None:
    with pytest.raises(ValueError, match="iterations or a time"):
        Search(guessing(1), 0, seed=1).run()


def test_goes_on_with_the_tree_after_what_was_foreseen() -> None:
    search = Search(throwing(), 0, seed=1).run(50)
    assert not continued(search, {"numbers": [9, 9, 9]}, [0, 1, 2])
    told = guessing(2)
    search = Search(told, 1, seed=1)
    asked = Search(guessing(2), 0, seed=1).run(400)
    told.apply(3)
    # What is told differs from guess to guess: the tree is kept only if its guess was the true number.
    kept = continued(asked, told.view(0), told.choices)
    assert kept == (asked.tree.state.numbers[0] == 2)       # type: ignore[attr-defined]
    if kept:
        assert asked.run(300).best == 2


def test_several_processes_share_the_work() -> None:
    options = run_parallel(lambda number: Search(gambling(), 0, seed=number), cores=2, iterations=1000)
    assert options[0].code == 1
    assert sum(option.visits for option in options) == 1000
    assert options == run_parallel(lambda number: Search(gambling(), 0, seed=number), cores=2, iterations=1000)
