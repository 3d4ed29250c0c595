"""Assembly, draft and victory (INIS-5, 6, 12, 13)."""
from __future__ import annotations

import pytest

from meydan.core.state import CHANCE
from meydan.games.inis.components import count
from meydan.games.inis.state import ASIDE, DRAFT
from tests.inis.positions import GAME, Table, territory
from tests.rules import rule


def drafting(players: int = 4) -> Table:
    """The first pick of a draft."""
    tiles = ["hills", "valley", "cove", "plains"][:players]
    return Table(" ".join(tiles), players=players).at("hills", 1).assembly().do("crows clockwise")


def cards_of(table: Table, seat: int) -> int:
    return int(table.g.actions[DRAFT + seat])


# The steps (INIS-5).


@rule("INIS-5.1", "INIS-5.9", "INIS-7.1")
def test_a_round_is_assembly_then_season() -> None:
    table = drafting().play_on("Turn")
    assert [count(table.g.actions[seat]) for seat in range(4)] == [4] * 4 and table.current == table.g.brenn


@rule("INIS-5.2", "EX-2", "TRAP-1", "INIS-2.6")
def test_the_chieftain_of_the_capital_becomes_brenn_and_a_tie_changes_nothing() -> None:
    assert Table().at("hills", 0, 2, 1).assembly().g.brenn == 1
    table = Table(brenn=1).at("hills", 0, 0, 1, 1).at("cove", 1, 1)
    assert table.assembly().g.brenn == 1


@rule("INIS-5.3", "INIS-12.9")
def test_without_a_winner_all_pretender_tokens_return() -> None:
    table = Table().at("hills", 1)
    table.g.pretenders = 0b0110
    table.assembly()
    assert table.g.pretenders == 0 and not table.g.over and table.current == CHANCE


@rule("INIS-5.4", "INIS-5.5", "TRAP-18")
def test_every_advantage_card_goes_to_the_present_chieftain_or_lies_face_up() -> None:
    table = Table().at("hills", 2, 1).at("valley", 1, 1).at("cove", 0, 0, 1)
    table.advantage(4, "hills").advantage(3, "valley").advantage(2, "cove").advantage(1, "plains").assembly()
    assert [table.holder(name) for name in ("hills", "valley", "cove", "plains")] == [0, "face-up", 2, "face-up"]


@rule("INIS-5.6")
def test_the_crows_are_tossed_each_round() -> None:
    table = Table().at("hills", 1).assembly()
    assert table.current == CHANCE and table.options == ["crows clockwise", "crows counter"]
    assert table.do("crows counter").g.crows == 1


@rule("INIS-5.7", "INIS-5.8")
@pytest.mark.parametrize(("players", "cards"), [(3, 13), (4, 17)])
def test_one_card_is_set_aside_and_four_dealt_to_each(players: int, cards: int) -> None:
    table = drafting(players)
    hands = [cards_of(table, seat) for seat in range(players)]
    assert [count(hand) for hand in hands] == [4] * players and count(table.g.actions[ASIDE]) == 1
    assert sum(hands) + table.g.actions[ASIDE] == table.g.in_use() and count(table.g.in_use()) == cards


@rule("INIS-5.10", "INIS-5.11")
def test_no_advantage_card_between_the_seasons_end_and_step_three() -> None:
    table = Table("forest valley cove plains").at("forest", 2).advantage(0, "forest", "moor").hand(0, "cathbads_word")
    table.assembly()
    assert table.options == ["decline", "play cathbads_word"]
    table.do("play cathbads_word")
    assert table.current == CHANCE                          # no Forest after it; then the cards are given anew
    assert table.holder("forest") == 0 and not table.g.locked


# The draft (INIS-6).


@rule("INIS-6.1", "INIS-6.2", "INIS-6.3", "INIS-6.4", "EX-10", "TRAP-24", "INIS-6.5")
def test_the_draft_of_four() -> None:
    table = drafting()
    assert table.g.together == (0, 1, 2, 3)
    first = [cards_of(table, seat) for seat in range(4)]
    for _ in range(4):
        table.g.apply(table.g.choices[0])
    held = [first[seat] & -first[seat] for seat in range(4)]
    for seat in range(4):                                   # one held, three from the player before
        assert cards_of(table, seat) == held[seat] | first[seat - 1] & ~held[seat - 1]
    assert len(table.options) == 4                          # the card held may be handed on now
    second = [cards_of(table, seat) for seat in range(4)]
    for seat in range(4):
        for _ in range(2):
            received = [code for code in table.g.choices if not held[seat] >> (code - 82) & 1]
            table.g.apply(received[0])
    assert all(not cards_of(table, seat) & held[seat] for seat in range(4))
    assert all(cards_of(table, (seat + 1) % 4) & held[seat] for seat in range(4))
    assert [count(cards_of(table, seat)) for seat in range(4)] == [4] * 4 and second != first
    assert table.asking == "HandOnOne" and len(table.options) == 4
    third = [cards_of(table, seat) for seat in range(4)]
    for _ in range(4):
        table.g.apply(table.g.choices[-1])
    for seat in range(4):
        given = 2 ** (third[seat - 1].bit_length() - 1)
        kept = third[seat] & ~(2 ** (third[seat].bit_length() - 1))
        assert table.g.actions[seat] == kept | given


@rule("INIS-6.5", "INIS-18.3")
def test_picks_are_unseen_until_all_have_chosen() -> None:
    table = drafting()
    before = table.g.view(1)
    table.g.apply(table.g.choices[0])
    after = table.g.view(1)
    assert before["players"] == after["players"] and before["hand"] == after["hand"]


@rule("INIS-6.6", "EX-13", "INIS-13.1", "INIS-6.7")
def test_two_players_draft_twice_three_and_the_first_set_is_locked() -> None:
    table = drafting(2)
    assert [count(cards_of(table, seat)) for seat in range(2)] == [3, 3]
    for _ in range(4):
        table.g.apply(table.g.choices[0])
    locked = [int(table.g.actions[seat]) for seat in range(2)]
    assert [count(hand) for hand in locked] == [3, 3] and len(table.options) == 3
    assert not any(locked[0] >> (code - 82) & 1 for code in table.g.choices)
    assert len(table.g.view(0)["hand"]["actions"]) == 3     # its owner may look at it
    table.play_on("Turn")
    hands = [int(table.g.actions[seat]) for seat in range(2)]
    assert [count(hand) for hand in hands] == [6, 6] and table.g.actions[10] == 0
    assert all(hands[seat] & locked[seat] == locked[seat] for seat in range(2))


@rule("INIS-6.8")
def test_two_players_pass_to_each_other_whatever_the_crows_show() -> None:
    for side in ("clockwise", "counter"):
        table = Table("hills valley", players=2).at("hills", 1).assembly().do(f"crows {side}")
        first = [cards_of(table, seat) for seat in range(2)]
        table.g.apply(table.g.choices[0])
        table.g.apply(table.g.choices[0])
        assert count(cards_of(table, 0) & first[1]) == 2 and count(cards_of(table, 1) & first[0]) == 2


@rule("INIS-6.1")
def test_counter_clockwise_cards_go_the_other_way() -> None:
    table = Table().at("hills", 1).assembly().do("crows counter")
    first = [cards_of(table, seat) for seat in range(4)]
    for _ in range(4):
        table.g.apply(table.g.choices[0])
    assert count(cards_of(table, 0) & first[1]) == 3


# Victory (INIS-12).


@rule("INIS-12.1", "INIS-12.2", "EX-9")
def test_the_three_conditions_are_met_or_not() -> None:
    table = Table("hills valley cove plains moor forest lost_vale salt_mine")
    for name in table.names():
        table.at(name, 1)
    assert table.g.territories_of(0) == 8 and table.g.conditions(0) == 1
    table.at("hills", 1, sanctuaries=5).at("valley", 1, sanctuaries=1)
    assert table.g.sanctuaries_of(0) == 6 and table.g.conditions(0) == 2
    table = Table().at("hills", 4, 3, 3).at("cove", 2, 2)
    assert table.g.leadership(0) == 6 and table.g.conditions(0) == 1


@rule("EX-9", "INIS-12.8")
def test_six_or_eight_territories_are_the_same() -> None:
    table = Table("hills valley cove plains moor forest lost_vale salt_mine", brenn=3)
    for name in table.names():
        table.at(name, 1, 1)
    table.at("hills", 0, 1).at("valley", 0, 1).capital("hills")
    table.g.pretenders = 0b0011
    table.assembly()
    assert table.g.over and table.g.won == 0b0010           # chieftain of the Capital, so Brenn, so the winner


@rule("INIS-12.3", "INIS-12.4", "EX-6", "TRAP-15")
def test_deeds_are_split_in_the_best_way_and_not_spent() -> None:
    table = Table().at("hills", 0, 1, sanctuaries=5).at("valley", 0, 1).at("cove", 0, 1).at("plains", 0, 1)
    found = [int(table.deeds(0, deeds).g.conditions(1)) for deeds in range(10)]
    assert found == [0, 1, 1, 2, 2, 2, 2, 2, 2, 3] and table.g.deeds[1] == 9


def contest(brenn: int, pretenders: int, **conditions: int) -> Table:
    """Seats seat0..seat3 meet so many conditions by Deeds alone."""
    table = Table("hills valley cove plains", brenn=brenn).at("hills", 1, 1, 1, 1)
    table.deeds(*(((0, 5, 11, 17))[conditions.get(f"seat{seat}", 0)] for seat in range(4)))
    assert [int(table.g.conditions(seat)) for seat in range(4)] == [conditions.get(f"seat{n}", 0) for n in range(4)]
    table.g.pretenders = pretenders
    return table.assembly()


@rule("INIS-12.5", "INIS-12.6", "INIS-12.7", "EX-20", "TRAP-2", "INIS-12.12")
def test_only_pretenders_are_examined_and_the_most_conditions_win() -> None:
    table = contest(2, 0b0010, seat0=2, seat1=1)
    assert table.g.over and table.g.won == 0b0010
    assert table.g.returns() == [-1 / 3, 1.0, -1 / 3, -1 / 3]
    assert contest(2, 0b0011, seat0=2, seat1=1).g.won == 0b0001


@rule("INIS-12.8", "EX-7", "EX-8")
def test_a_tie_is_won_by_the_brenn_only_if_he_is_among_the_tied() -> None:
    table = contest(0, 0b0111, seat2=2, seat1=2, seat0=1)
    assert not table.g.over and table.g.pretenders == 0
    assert contest(0, 0b0101, seat2=1, seat0=1).g.won == 0b0001


@rule("INIS-12.8")
def test_a_brenn_without_a_token_does_not_profit() -> None:
    assert not contest(0, 0b0110, seat0=1, seat1=1, seat2=1).g.over


@rule("TRAP-3", "INIS-12.5")
def test_the_new_brenn_decides_the_tie() -> None:
    table = Table(brenn=2).at("hills", 0, 2, 1).at("cove", 1, 1).deeds(5, 5)
    table.g.pretenders = 0b0011
    table.deeds(int(6 - table.g.territories_of(0)), 4)
    assert table.assembly().g.won == 0b0010


@rule("INIS-12.9", "INIS-12.10", "EX-19")
def test_a_pretender_without_a_condition_is_not_counted() -> None:
    table = contest(0, 0b0010)
    assert not table.g.over and table.g.pretenders == 0
    assert contest(2, 0b0011, seat1=1).g.won == 0b0010


@rule("INIS-12.11")
def test_after_the_last_round_the_game_is_drawn() -> None:
    table = Table(rounds=10).at("hills", 1)
    table.g.round = 9
    assert not table.assembly().g.over
    table = Table(rounds=10).at("hills", 1)
    table.g.round = 10
    table.assembly()
    assert GAME.endings[table.g.ending] == "unfinished" and table.g.returns() == [0.0] * 4


@rule("INIS-13.4")
def test_two_players_need_six_as_well() -> None:
    table = Table("hills valley", players=2).at("hills", 1, sanctuaries=5)
    assert table.g.conditions(0) == 0
    assert table.at("hills", 1, sanctuaries=6).g.conditions(0) == 1 and territory("hills") == 4
