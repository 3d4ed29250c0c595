"""What nobody may know: dealing anew, and questions that tell nothing (ROOT-1.5, 1.7, 10.8)."""
from __future__ import annotations

import pytest

import meydan
from meydan.core.actions import seen_by
from meydan.core.rng import Rng
from meydan.games.root import alliance, removal
from meydan.games.root.actions import GAVE_CARD
from meydan.games.root.claims import KIND, KINDS, NUMBER, PLACES
from meydan.games.root.components import CARD_NAMES, MATCHING, SUIT_OF
from meydan.games.root.hidden import cards_in_places
from meydan.games.root.sets import bits
from meydan.games.root.state import Root
from tests.root.histories import check_sightings
from tests.root.positions import DAY, MARQUISE_ACTION, REVOLTS, SPREAD, Table, faction, place
from tests.rules import rule
from tests.snapshot import snapshot
from tests.truth import any_choice, some_games


@rule("ROOT-1.7")
def test_a_promised_card_is_there_on_every_deal() -> None:
    t = Table().put("c1", sawmill=1).hand("marquise", "anvil", "bake_sale").at(MARQUISE_ACTION, "marquise", 3)
    t.do("overwork", "overwork-at c1")
    for seed in range(30):
        other = t.g.determinize(1, seed)
        assert other.asking == "SpendForWood" and other.hands[0] & MATCHING[0] and bits(other.hands[0]) == 2
    t = Table().put("c8", sympathy=1).supporters("anvil", "sappers", "bake_sale", "investments").at(REVOLTS, "alliance")
    t.do("revolt c8")
    for seed in range(30):
        other = t.g.determinize(0, seed)
        assert other.asking == "SpendSupporters" and bits(other.supporters & MATCHING[0]) >= 2
    t = Table().pawn("c5").put("c5", marquise=1).items(tea=1).hand("vagabond", "bake_sale", "anvil").at(DAY, "vagabond")
    t.do("aid marquise")
    for seed in range(30):
        assert t.g.determinize(0, seed).hands[3] & MATCHING[SUIT_OF[place("c5")]]


@rule("ROOT-1.5", "ROOT-10.8")
def test_own_choices_do_not_change_and_others_do() -> None:
    t = Table().supporters("anvil", "bake_sale", "investments").at(SPREAD, "alliance")
    assert all(t.g.determinize(2, seed).choices == t.g.choices for seed in range(10))
    assert any(t.g.determinize(0, seed).choices != t.g.choices for seed in range(10)) and t.g.secret


@rule("ROOT-1.8")
@pytest.mark.parametrize("observer, knows", [("marquise", True), ("eyrie", True), ("alliance", False),
                                             ("vagabond", False)])
def test_a_stolen_card_stays_where_those_two_know_it(observer: str, knows: bool) -> None:
    t = Table().crafted("marquise", "stand_and_deliver").hand("eyrie", "anvil", "bake_sale").begin("marquise")
    t.do("stand-and-deliver eyrie", "steal anvil")
    anvil = CARD_NAMES.index("anvil")
    deals = [t.g.determinize(t.g.seat_of[faction(observer)], seed) for seed in range(25)]
    assert all(deal.hands[0] >> anvil & 1 for deal in deals) == knows
    events = [event for event in t.g.log or [] if event[3] == anvil and event[0] == GAVE_CARD]
    assert all(seen_by(event, 0) and seen_by(event, 1) and not seen_by(event, 2) for event in events) and events


@rule("ROOT-1.7")
def test_nothing_is_dealt_anew_after_the_end() -> None:
    t = Table().points(marquise=29).put("c1", workshop=1).hand("marquise", "anvil")
    t.g.score(0, 1, 0)
    t.g.settle()
    other = t.g.determinize(1, 5)
    assert other.over and other.hands[0] == t.g.hands[0]


@rule("ROOT-1.7", "ROOT-15.13", "ROOT-15.15")
def test_what_everybody_saw_of_hidden_suits_is_true_on_every_deal() -> None:
    """A card given for Outrage or as aid matches; of a hand shown for Outrage no card did."""
    compared = 0
    for state, rng in some_games(meydan.game("root"), 6, seed=3):
        assert isinstance(state, Root)
        number = 0
        while not state.over:
            number += 1
            if number % 6 == 0 and state.told:
                for seat in range(state.players):
                    for world in (state, state.determinize(seat, rng.seed())):
                        assert isinstance(world, Root)
                        for claim in state.told:
                            kind = KINDS[claim >> KIND & 7]
                            compared += 1
                            assert bits(cards_in_places(world, claim >> PLACES) & kind) >= claim & NUMBER
            state.apply(any_choice(state, rng))
    assert compared > 500


@rule("ROOT-1.8")
def test_a_card_seen_in_a_hand_is_there_or_where_one_went_unseen() -> None:
    t = Table().hand("alliance", "anvil", "bake_sale").hand("marquise", "sappers").supporters().begin("marquise")
    anvil, bake_sale = (1 << CARD_NAMES.index(name) for name in ("anvil", "bake_sale"))
    removal.see_hand(t.g, faction("eyrie"), faction("alliance"))
    alliance.mobilize(t.g, CARD_NAMES.index("anvil"))
    deals = [t.g.determinize(t.g.seat_of[faction("eyrie")], seed) for seed in range(40)]
    assert all((deal.hands[2] | deal.supporters) & (anvil | bake_sale) == anvil | bake_sale for deal in deals)
    assert {int(deal.supporters) for deal in deals} == {anvil, bake_sale}
    others = [t.g.determinize(t.g.seat_of[faction("vagabond")], seed) for seed in range(40)]
    assert any((deal.hands[2] | deal.supporters) & (anvil | bake_sale) == 0 for deal in others), "it has seen nothing"


@rule("ROOT-1.5", "ROOT-1.7", "ROOT-1.8")
def test_every_card_is_dealt_where_it_can_be_since_it_was_seen() -> None:
    assert check_sightings(games=8) == 144


@rule("ROOT-1.7")
def test_a_guess_made_from_a_guess_is_one_made_from_the_truth() -> None:
    """Here cards that went unseen change places with others after the old ones were dealt: the observer's bounds of how
    many old cards each place holds stay where they were."""
    state, rng = meydan.game("root").trial(4, 1), Rng(13)
    for _ in range(460):
        state.apply(state.choices[rng.below(len(state.choices))])
    seat = int(state.current)
    assert isinstance(state, Root) and state.blur[state.faction_of[seat]] and any(state.adrift)
    for first in range(6):
        guess = state.determinize(seat, first)
        for seed in range(6):
            assert snapshot(guess.determinize(seat, seed)) == snapshot(state.determinize(seat, seed))
