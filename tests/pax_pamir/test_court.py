"""Sections 3, 4 and 7: suits and stars, loyalty, discarding, leverage, overthrow."""
from __future__ import annotations

from meydan.core.rng import Rng
from meydan.games.pax_pamir.components import COURT, ECONOMIC, INTELLIGENCE, MILITARY, POLITICAL, SUIT
from meydan.games.pax_pamir.state import Pamir
from tests.pax_pamir.positions import (
    GAME,
    armies,
    can,
    choices,
    court,
    do,
    favored,
    hand,
    influence,
    loyalty,
    money,
    notes,
    prizes,
    roads,
    ruler,
    spies,
    supply,
    table,
    tribes,
)
from tests.rules import rule


@rule("PAM-3.1")
def test_four_suits() -> None:
    assert set(SUIT.names) == {"economic", "military", "political", "intelligence"}
    assert {int(card.suit) for card in COURT} == {0, 1, 2, 3}


@rule("PAM-3.2")
def test_one_suit_is_favored() -> None:
    g = table(favored="military", courts=["15 16"], market="top1 20", rupees="1 4")
    assert favored(g) == "military" and not can(g, "purchase top1")
    assert favored(do(table(hands=["2"]), "play court_002", "spy court_002", "spy court_002")) == "military"


@rule("PAM-3.3", "PAM-3.4")
def test_stars_count_the_court_only() -> None:
    g = table(courts=["12 98 7 1"], hands=["13 2"], prizes=["1"])
    assert [int(g.stars(0, suit)) for suit in (ECONOMIC, MILITARY, POLITICAL, INTELLIGENCE)] == [3, 3, 2, 3]
    assert (int(g.shelter(0)), int(g.court_limit(0)), int(g.hand_limit(0))) == (3, 5, 5)


@rule("PAM-3.5", "PAM-10.4")
def test_cards_join_at_either_end_and_the_row_closes_up() -> None:
    g = table(hands=["16 33 18"], actions=3)
    do(g, "play court_016")                                         # the first card has only one place
    assert court(g, 0) == [16]
    do(g, "play court_033", "side left", "play court_018", "side right", "spy court_018")
    assert court(g, 0) == [33, 16, 18]
    h = table(courts=["33 16 18"], spies="0 16", rupees="2 4", favored="military")
    do(h, "betray court_016", "betray-card court_016")
    assert court(h, 0) == [33, 18]


@rule("PAM-3.6")
def test_limits_matter_only_in_ones_own_cleanup() -> None:
    g = table(courts=["15 16 33 38"], hands=["9 13 18"])
    assert g.asking == "ChooseAction"
    assert do(g, "end-turn").asking == "TrimCourt"


@rule("PAM-3.7")
def test_rank_sets_tax_move_and_battle_only() -> None:
    g = table(courts=["29"], coins="top0 5, top1 1", market="top0 20, top1 21")
    do(g, "tax court_029", "tax-spot top0", "tax-spot top0")
    assert g.asking == "ChooseAction" and money(g)[0] == 6
    h = table(courts=["27"], tribes="0 punjab", rupees="6 0")       # Build by a card of rank 1
    do(h, "build court_027", "army punjab", "army punjab", "army punjab")
    assert armies(h, "afghan", "punjab") == 3


@rule("PAM-3.8")
def test_a_card_may_act_in_the_turn_it_is_played() -> None:
    g = do(table(hands=["16"], market="top0 20", coins="top0 1"), "play court_016")
    assert can(g, "tax court_016")


@rule("PAM-4.1", "PAM-4.2")
def test_loyalty_decides_blocks_and_influence() -> None:
    g = table(loyal="british afghan", courts=["32 37"], prizes=["34"], gifts="0 2, 0 4", hands=["33"])
    assert influence(g, 0, "british") == 1 + 2 + 1 + 2
    assert influence(g, 0, "afghan") == 0
    do(g, "play court_033", "side left")
    assert armies(g, "british", "punjab") == 2


@rule("PAM-4.4", "PAM-4.5", "PAM-4.7", "PAM-10.5", "EX-1", "TRAP-23")
def test_playing_a_foreign_patriot_changes_loyalty() -> None:
    g = table(loyal="afghan british", courts=["25"], prizes=["26"], gifts="0 2", hands=["51"], tribes="0 kandahar")
    assert influence(g, 0, "afghan") == 4
    before = supply(g, 0)
    do(g, "play court_051", "side right")
    assert loyalty(g, 0) == "british" and court(g, 0) == [51] and prizes(g, 0) == []
    assert supply(g, 0) == before + 1 and influence(g, 0, "british") == 2
    assert armies(g, "british", "kandahar") == 1


@rule("PAM-4.3")
def test_a_court_holds_only_patriots_and_prizes_of_its_loyalty() -> None:
    rng = Rng(5)
    for seed in range(6):
        g = GAME.new(4, seed)
        assert isinstance(g, Pamir)
        while not g.over:
            g.apply(g.choices[rng.below(len(g.choices))])
            if g.stack and type(g.stack[-1].step).__name__ == "ChooseAction":
                for seat in range(4):
                    assert all(COURT[n].patriot in (-1, g.loyalty[seat]) for n in g.courts[seat])
                    assert all(COURT[n].prize == g.loyalty[seat] for n in g.prizes[seat])


@rule("PAM-4.6")
def test_order_of_lost_patriots_is_asked_only_if_one_is_leveraged() -> None:
    plain = do(table(loyal="russian afghan", courts=["100 84"], hands=["51"]), "play court_051", "side left")
    assert court(plain, 0) == [51]
    g = do(table(loyal="russian afghan", courts=["81 100"], hands=["51"], rupees="0 0"), "play court_051", "side left")
    assert g.asking == "DiscardPatriots" and choices(g) == ["discard court_081", "discard court_100"]
    do(g, "discard court_081")                                      # owes two cards, and has three
    assert g.asking == "SettleDebt" and choices(g) == ["discard court_051", "discard court_100"]


@rule("PAM-4.8", "TRAP-23")
def test_rulers_follow_a_change_of_loyalty() -> None:
    g = table(loyal="afghan british", tribes="0 herat", armies="british herat, afghan persia 2", hands=["51"])
    assert ruler(g, "herat") is None
    do(g, "play court_051")
    assert ruler(g, "herat") == 0 and armies(g, "afghan", "persia") == 2 and int(g.actions) == 1


# Section 7.

@rule("PAM-7.1", "PAM-7.11")
def test_spies_of_all_return_and_the_card_is_gone() -> None:
    g = table(courts=["15", "14"], spies="0 14 2, 1 14 1", rupees="4 9", favored="military")
    do(g, "betray court_015", "betray-card court_014")
    assert supply(g, 0) == 10 and supply(g, 1) == 10 and court(g, 1) == []


@rule("PAM-7.2", "PAM-7.3", "PAM-7.4", "EX-18", "TRAP-6")
def test_leverage_is_paid_by_the_owner_in_rupees_then_cards() -> None:
    rich = do(table(courts=["15", "14 29"], spies="0 14", rupees="4 9", favored="military"),
              "betray court_015", "betray-card court_014")
    assert money(rich) == [2, 7] and rich.current == 0
    poor = do(table(courts=["15", "14 29"], hands=["", "33"], spies="0 14", rupees="4 1", favored="military"),
              "betray court_015", "betray-card court_014")
    assert poor.current == 1 and poor.asking == "SettleDebt" and money(poor) == [2, 0]
    assert choices(poor) == ["discard court_029", "discard court_033"]
    do(poor, "discard court_033")
    assert court(poor, 1) == [29] and hand(poor, 1) == [] and poor.current == 0


@rule("PAM-7.3", "TRAP-6")
def test_a_debt_may_bring_another_debt() -> None:
    g = do(table(courts=["15", "14 27 29 33"], spies="0 14", rupees="4 1", favored="military"),
           "betray court_015", "betray-card court_014", "discard court_027")
    assert g.asking == "SettleDebt" and g.stack[-1].number == 2     # the second leverage, all in cards
    do(g, "discard court_029", "discard court_033")
    assert court(g, 1) == [] and g.current == 0


@rule("PAM-7.2")
def test_with_no_cards_left_nothing_more_is_owed() -> None:
    g = do(table(courts=["15", "14"], spies="0 14", rupees="4 0", favored="military"),
           "betray court_015", "betray-card court_014")
    assert g.current == 0 and money(g) == [2, 0]


@rule("PAM-7.4")
def test_hand_discards_bring_neither_debt_nor_overthrow() -> None:
    g = do(table(hands=["27 14 33"], tribes="0 punjab", rupees="0 0"), "end-turn", "discard court_027")
    assert tribes(g, 0, "punjab") == 1 and hand(g, 0) == [14, 33] and g.turn == 1


@rule("PAM-7.5")
def test_order_of_one_discard() -> None:
    g = table(courts=["15", "27 29"], spies="0 27", tribes="1 punjab", rupees="4 0", favored="military")
    do(g, "betray court_015", "betray-card court_027")
    assert g.log is not None
    names = [GAME.events[event].name for event in g.log]
    order = [names.index(name) for name in ("court-discarded", "spies-returned", "overthrown-tribes", "debt")]
    assert order == sorted(order) and tribes(g, 1, "punjab") == 0


@rule("PAM-7.6", "TRAP-5")
def test_losing_the_last_tribe_loses_the_political_cards_of_the_region() -> None:
    g = table(loyal="afghan british", courts=["33", "24 5 26 29"], armies="afghan punjab 2", tribes="1 punjab, 1 kabul",
              favored="military")
    do(g, "battle court_033", "battle-region punjab", "remove-tribe 2")
    assert court(g, 1) == [5, 29] and tribes(g, 1, "kabul") == 1


@rule("PAM-7.7", "TRAP-5")
def test_losing_the_last_political_card_loses_the_tribes() -> None:
    g = table(courts=["15", "24 26"], spies="0 24, 0 26", tribes="1 punjab 3, 1 kabul", favored="military",
              rupees="8 0")
    do(g, "betray court_015", "betray-card court_024")
    assert tribes(g, 1, "punjab") == 3                              # another Political card of Punjab is left
    h = table(courts=["15", "24"], spies="0 24", tribes="1 punjab 3, 1 kabul", favored="military")
    do(h, "betray court_015", "betray-card court_024")
    assert tribes(h, 1, "punjab") == 0 and tribes(h, 1, "kabul") == 1 and supply(h, 1) == 9


@rule("PAM-7.8", "PAM-7.10")
def test_losing_a_card_of_another_suit_is_no_overthrow() -> None:
    g = table(courts=["15", "29"], spies="0 29", tribes="1 punjab 2", favored="military")
    do(g, "betray court_015", "betray-card court_029")
    assert tribes(g, 1, "punjab") == 2


@rule("PAM-7.8")
def test_tribes_without_card_and_cards_without_tribe_may_stand() -> None:
    g = table(courts=["24", "29"], tribes="1 punjab, 1 persia")
    do(g, "end-turn")
    assert court(g, 0) == [24] and tribes(g, 1, "persia") == 1


@rule("PAM-7.9")
def test_order_of_overthrown_cards_is_the_owners_if_one_is_leveraged() -> None:
    g = table(loyal="afghan british", courts=["33", "27 24"], armies="afghan punjab 2", tribes="1 punjab",
              favored="military", rupees="0 0")
    do(g, "battle court_033", "battle-region punjab", "remove-tribe 2")
    assert g.current == 1 and g.asking == "Overthrow"
    assert choices(g) == ["discard court_027", "discard court_024"]
    do(g, "discard court_024")
    assert court(g, 1) == []                                        # then #27, and nothing is left to pay with


@rule("PAM-7.10")
def test_overthrow_touches_nothing_else() -> None:
    h = table(loyal="afghan british", courts=["33", "24 29"], armies="afghan punjab, british punjab",
              roads="british kabul_punjab", tribes="1 punjab", spies="1 29 2", favored="military")
    do(h, "battle court_033", "battle-region punjab", "remove-tribe 2")
    assert court(h, 1) == [29] and spies(h, 1, 29) == 2 and armies(h, "british", "punjab") == 1
    assert notes(h, "overthrown-cards") == [(1, "punjab")]
    assert roads(h, "british", "kabul_punjab") == 1
