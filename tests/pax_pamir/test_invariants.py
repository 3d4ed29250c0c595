"""The shared kit over random games, with people only and with Wakhan."""
from __future__ import annotations

import pytest

import meydan
from meydan.core.game import Options
from meydan.core.rng import Rng
from meydan.games.pax_pamir.pieces import ALL_BLOCKS, COLOURS, ON_BORDER, ON_CARD, ON_GIFT, SEAT_COLOUR
from meydan.games.pax_pamir.state import Pamir
from tests.kit import check_game, check_play
from tests.rules import rule

WAKHAN: list[tuple[int, Options]] = [
    (2, {"wakhan": "errata"}),
    (3, {"wakhan": "errata", "open_hands": True}),
    (2, {"wakhan": "rulebook", "wakhan_savvy": True, "wakhan_spy_moves": True}),
    (3, {"wakhan": "rulebook", "wakhan_steadfast": True, "wakhan_spy_moves": True}),
]


def test_invariants() -> None:
    check_game("pax_pamir", games=1, rate=0.05)


@rule("PAM-22.1")
@pytest.mark.parametrize(("players", "options"), WAKHAN)
def test_invariants_with_wakhan(players: int, options: Options) -> None:
    for seed in range(3):
        check_play(meydan.game("pax_pamir"), players, options, seed, 0.15)


def recount(g: Pamir) -> None:
    """Numbers beside the pieces agree with them; cards and rupees are where they can be."""
    count, spies = [0] * len(g.count), [0] * len(g.spies)
    in_courts = {n for court in g.courts for n in court}
    for piece, place in enumerate(g.pieces):
        colour = piece // 12 if piece < ALL_BLOCKS else SEAT_COLOUR + (piece - ALL_BLOCKS) // 10
        if place >= ON_CARD:
            assert place - ON_CARD in in_courts and colour >= SEAT_COLOUR
            spies[place - ON_CARD] += 16 ** (colour - SEAT_COLOUR)
        else:
            assert place < ON_BORDER or (place >= ON_GIFT) == (colour >= SEAT_COLOUR)
            count[place * COLOURS + colour] += 1
    assert count == list(g.count) and spies == list(g.spies)
    held = [int(n) for n in g.market if n >= 0]
    held += [n for row in (g.courts, g.hands, g.prizes) for cards in row for n in cards]
    assert len(held) == len(set(held)) and set(held) <= set(g.deck[:g.drawn])
    assert min(g.rupees) >= 0 and min(g.coins) >= 0
    for seat in range(g.players):
        assert all(not g.has_gift_at(seat, space) or g.count[(ON_GIFT + space) * COLOURS + SEAT_COLOUR + seat] == 1
                   for space in range(3))


@rule("PAM-1.3", "PAM-1.4", "PAM-7.11", "PAM-13.2")
@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {}), (4, {}), (5, {}), *WAKHAN])
def test_pieces_cards_and_rupees_add_up(players: int, options: Options) -> None:
    for seed in range(2):
        g = meydan.game("pax_pamir").new(players, seed, **options)
        assert isinstance(g, Pamir)
        rng = Rng(seed)
        discarded: set[str] = set()
        while not g.over:
            recount(g)
            pile = set(g.view(None)["discard"])
            assert discarded <= pile                                # what is discarded never returns
            discarded = pile
            g.apply(g.choices[rng.below(len(g.choices))])
