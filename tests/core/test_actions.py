"""Codes and words of actions, and who may know of an event."""
from __future__ import annotations

import pytest

from meydan.core.actions import SEAT, Actions, Block, Count, EventKind, Events, Kind, seen_by
from meydan.core.errors import BadAction
from meydan.core.state import EVERYONE
from tests.toy import ACTIONS, BAZAAR, BID, CARD, EVENTS, GAVE, ROLL, TAKE

COLOUR = Kind("colour", ["red", "green", "blue"])
PAIRS = Actions(Block("rest", 0), Block("mix", 1, one=COLOUR, other=COLOUR),
                Block("pour", 10, cups=Count("cups", 2, 4), of=COLOUR))


def test_every_code_has_words_and_back() -> None:
    for actions in (ACTIONS, PAIRS):
        words = [actions.words(code) for code in range(actions.size)]
        assert len(set(words)) == actions.size
        assert [actions.code(*each) for each in words] == list(range(actions.size))


def test_words_are_those_of_the_game() -> None:
    assert ACTIONS.words(BID) == ("bid", "coin1")
    assert ACTIONS.words(ROLL + 5) == ("roll", "6")
    assert ACTIONS.code("take", "salt") == TAKE + 2
    assert PAIRS.words(1 + 3 * 2 + 1) == ("mix", "blue", "green")
    assert PAIRS.words(10 + 3 * 1 + 0) == ("pour", "3", "red")
    assert PAIRS.blocks["pour"].numbers(15) == [1, 2]
    assert (PAIRS.size, BAZAAR.actions) == (19, 32)


@pytest.mark.parametrize("code", [-1, 19, 10_000])
def test_other_numbers_are_no_codes(code: int) -> None:
    with pytest.raises(BadAction, match="0 to 18"):
        PAIRS.words(code)


@pytest.mark.parametrize("words, hint", [
    ((), "rest, mix, pour"), (("fly",), "rest, mix, pour"), (("mix",), "mix one other"),
    (("mix", "red"), "mix one other"),
    (("mix", "red", "red", "red"), "mix one other"), (("mix", "red", "pink"), "no other “pink”"),
    (("pour", "5", "red"), "no cups “5”"),
    (("rest", ""), "Expected: rest"), (("Rest",), "rest, mix, pour"),
])
def test_other_words_are_no_actions(words: tuple[str, ...], hint: str) -> None:
    with pytest.raises(BadAction) as raised:
        PAIRS.code(*words)
    assert hint in str(raised.value)


def test_blocks_stand_side_by_side() -> None:
    with pytest.raises(ValueError, match="starts at 2, should be 1"):
        Actions(Block("rest", 0), Block("mix", 2, one=COLOUR))
    with pytest.raises(ValueError, match="one verb"):
        Actions(Block("rest", 0), Block("rest", 1))


def test_events_are_numbered_without_a_gap_and_hold_three_numbers() -> None:
    assert EVENTS[(GAVE, EVERYONE, 0, 1, 0, 0)].name == "gave"
    with pytest.raises(ValueError, match="should be 1"):
        Events(EventKind("a", 0), EventKind("b", 2))
    with pytest.raises(ValueError, match="more than three"):
        EventKind("a", 0, a=COLOUR, b=COLOUR, c=COLOUR, d=COLOUR)


def test_private_events_are_for_their_seats_only() -> None:
    def event(audience: int) -> tuple[int, int, int, int, int, int]:
        return (0, audience, 0, 0, 0, 0)

    assert [seen_by(event(EVERYONE), seat) for seat in (None, 0, 1, 2)] == [True] * 4
    assert [seen_by(event(0b101), seat) for seat in (None, 0, 1, 2)] == [False, True, False, True]
    assert [seen_by(event(0), seat) for seat in (None, 0, 1)] == [False] * 3


def test_kinds_know_their_names() -> None:
    assert len(CARD) == 16 and CARD.index["veto4"] == 15
    assert SEAT.names[0] == "1" and not SEAT.counts
    assert Count("cups", 2, 4).names == ("2", "3", "4")
