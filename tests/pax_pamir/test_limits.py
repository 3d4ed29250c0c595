"""Section 6: talk, open and hidden things, running out of pieces, what an action must do."""
from __future__ import annotations

from meydan.games.pax_pamir.components import ALWAYS_FAVORED, COURT
from meydan.games.pax_pamir.pieces import SUPPLY
from meydan.games.pax_pamir.state import Pamir
from tests.pax_pamir.positions import (
    GAME,
    armies,
    can,
    choices,
    court,
    do,
    hand,
    money,
    notes,
    roads,
    spies,
    supply,
    table,
    tribes,
    verbs,
)
from tests.rules import rule


@rule("PAM-6.2")
def test_open_and_hidden() -> None:
    g = table(hands=["9", "13 16"], market="top0 20", coins="top0 3", courts=["29"], prizes=["", "34"], gifts="1 4")
    mine = g.view(0)
    assert mine["seats"][0]["hand"] == ["court_009"]
    assert mine["seats"][1]["hand"] is None and mine["seats"][1]["hand_size"] == 2
    assert mine["market"][0] == {"spot": "top0", "card": "court_020", "rupees": 3, "price": 0, "blocked": False}
    assert mine["seats"][1]["prizes"] == ["court_034"] and mine["seats"][1]["gifts"] == ["4"]
    assert mine["deck"] == 13 and "court_013" not in str(mine)
    assert g.view(None)["seats"][0]["hand"] is None


@rule("PAM-6.3")
def test_hands_may_be_open_and_are_never_dealt_anew() -> None:
    g = table(hands=["9", "13 16"], open_hands=True)
    assert g.view(0)["seats"][1]["hand"] == ["court_013", "court_016"] == g.view(None)["seats"][1]["hand"]
    closed = GAME.new(2, 3)
    assert isinstance(closed, Pamir)
    do(closed, "loyal afghan", "loyal afghan", "purchase top0", "purchase bottom0")
    assert sum(map(len, closed.hands)) == 2 and closed.determinize(0, 7).hands == closed.hands


@rule("PAM-6.2")
def test_dealing_anew_shuffles_deck_and_left_out_cards_but_keeps_the_piles() -> None:
    g = GAME.new(3, 4)
    assert isinstance(g, Pamir)
    decks = [g.determinize(0, seed).deck for seed in range(30)]
    assert all(deck[:12] == g.deck[:12] for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 30
    assert len({n for deck in decks for n in deck}) > 110
    ends = [8, 18, 28, 38, 48, 58]
    for deck in decks:
        assert [sum(100 <= n < 104 for n in deck[a:b]) for a, b in zip([0, *ends], ends, strict=False)] == [
            0, 0, 1, 1, 1, 1]


@rule("PAM-6.4", "PAM-6.5", "PAM-6.8", "EX-4", "TRAP-5")
def test_a_tribe_becomes_a_spy_and_losing_it_is_overthrow() -> None:
    g = table(hands=["18"], courts=["57", "19"], tribes="0 herat", spies="0 57 8, 0 19", rupees="4 4")
    assert supply(g, 0) == 0
    do(g, "play court_018", "side left", "spy court_018")
    assert g.asking == "TakeCylinder"
    assert set(choices(g)) == {"take-tribe herat", "take-spy court_057", "take-spy court_019"}
    do(g, "take-tribe herat")
    assert spies(g, 0, 18) == 1 and tribes(g, 0, "herat") == 0 and court(g, 0) == [18]
    assert notes(g, "overthrown-cards") == [(0, "herat")]


@rule("PAM-6.5", "TRAP-15")
def test_gifts_are_cylinders_in_play_and_may_be_taken() -> None:
    g = table(hands=["18"], courts=["57"], spies="0 57 9", gifts="0 4")
    do(g, "play court_018", "side left", "spy court_018", "take-gift 4")
    assert int(g.gifts(0)) == 0 and spies(g, 0, 18) == 1


@rule("PAM-6.4", "PAM-6.5")
def test_blocks_come_from_anywhere_whoever_placed_them() -> None:
    g = table(loyal="afghan afghan", hands=["16"], armies="afghan herat 9", roads="afghan herat_kabul 3")
    do(g, "play court_016")
    assert g.asking == "TakeBlock" and choices(g) == ["take-army herat", "take-road herat_kabul"]
    do(g, "take-road herat_kabul")
    assert armies(g, "afghan", "kabul") == 1 and roads(g, "afghan", "herat_kabul") == 2


@rule("PAM-6.6")
def test_pieces_placed_this_turn_may_not_be_taken() -> None:
    g = table(hands=["33"], armies="afghan herat 11")
    do(g, "play court_033")                                         # two armies for Punjab, one in stock
    assert choices(g) == ["take-army herat"]
    do(g, "take-army herat")
    assert armies(g, "afghan", "punjab") == 2 and armies(g, "afghan", "herat") == 10


@rule("PAM-6.6")
def test_a_piece_stays_fresh_when_it_moves_and_moving_makes_none_fresh() -> None:
    g = table(courts=["29 63"], hands=["16 33"], favored="economic", armies="afghan herat 10",
              roads="afghan kabul_punjab")                          # one block is left in the stock
    do(g, "play court_016", "side left")                            # a fresh army in Kabul, no block left
    do(g, "move court_029", "move-army kabul", "goal punjab", "stop")
    assert armies(g, "afghan", "punjab") == 1
    do(g, "play court_033", "side left")
    assert choices(g) == ["take-army herat", "take-road kabul_punjab"]


@rule("PAM-6.7")
def test_without_a_piece_to_take_the_placement_is_skipped() -> None:
    g = table(hands=["18"], courts=["57"], spies="0 57 10")
    g.fresh_cylinders = 2**50 - 1
    g.settle()
    do(g, "play court_018", "side left")
    assert g.asking == "ChooseAction" and notes(g, "placement-skipped") == [(0,)]


@rule("PAM-6.7")
def test_taking_from_the_very_place_changes_nothing() -> None:
    g = table(hands=["5"], tribes="0 kabul 10")
    do(g, "play court_005", "take-tribe kabul")
    assert tribes(g, 0, "kabul") == 10 and notes(g, "overthrown-cards") == []


@rule("PAM-6.9", "PAM-21.16")
def test_abilities_work_in_court_only() -> None:
    herat = "top5 61"
    assert not can(table(hands=["66"], market=herat), "purchase top5")
    assert not can(table(prizes=["66"], market=herat), "purchase top5")
    assert can(table(courts=["66"], market=herat), "purchase top5")
    assert any(card.ability == ALWAYS_FAVORED for card in COURT)


@rule("PAM-6.10")
def test_actions_that_would_do_nothing_are_not_offered() -> None:
    everything = ["29 33 27 60 4 15"]                               # Tax, Move, Battle, Gift, Build, Betray
    assert verbs(table(courts=everything, rupees="1 0", actions=2)) == {"end-turn"}
    g = table(courts=everything, coins="top0 2", market="top0 20", rupees="1 0")
    assert verbs(g) == {"purchase", "tax", "end-turn"}
    do(g, "tax court_029", "tax-spot top0")
    assert can(g, "stop")                                           # any number from one up


@rule("PAM-6.11")
def test_decisions_of_the_same_moment_go_clockwise_from_the_active_player() -> None:
    g = table(3, at=1, market="top0 114", hands=["9", "13", "16"])
    do(g, "end-turn")
    asked = []
    while g.asking == "LoseConfidence":
        asked.append(int(g.current))
        g.apply(g.choices[0])
    assert asked == [1, 2, 0]


@rule("PAM-6.12")
def test_older_pieces_go_first() -> None:
    g = table(loyal="afghan british", courts=["29"], favored="economic", hands=["16"],
              armies="afghan herat, afghan kabul", roads="afghan kabul_punjab")
    g.relocate(0, 0, SUPPLY)                                        # the first block is free again
    do(g, "play court_016", "side left")
    assert g.view(0)["pieces"]["afghan1"] == g.view(0)["pieces"]["afghan2"] == "kabul"
    do(g, "move court_029", "move-army kabul", "goal punjab")
    assert (g.view(0)["pieces"]["afghan1"], g.view(0)["pieces"]["afghan2"]) == ("kabul", "punjab")


@rule("PAM-6.1")
def test_rupees_pass_between_players_only_by_tax_and_bribe() -> None:
    g = table(hands=["61"], tribes="1 herat 2")
    do(g, "play court_061", "pay")
    assert money(g) == [2, 6]
    assert hand(g, 1) == []
    assert {verb for verb, block in GAME.table.blocks.items() if "seat" in block.kinds} == {
        "tax-seat", "remove-tribe", "remove-spy", "rumor", "swap"}
