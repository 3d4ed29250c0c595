"""Sections 12 to 16: Tax, Gift, Build, Move, Betray."""
from __future__ import annotations

from tests.pax_pamir.positions import (
    armies,
    can,
    choices,
    coins,
    court,
    do,
    influence,
    loyalty,
    money,
    prizes,
    roads,
    ruler,
    spies,
    supply,
    table,
    tribes,
    verbs,
)
from tests.rules import rule

FULL = ", ".join(f"{row}{column} {70 + column + (6 if row == 'bottom' else 0)}" for row in ("top", "bottom")
                 for column in range(6))


# Tax.

@rule("PAM-12.1", "PAM-12.2", "EX-9")
def test_tax_of_the_rulebook() -> None:
    g = table(courts=["29", "14"], tribes="0 kabul", rupees="0 3", market="top0 20", coins="top0 4")
    do(g, "tax court_029")
    assert choices(g) == ["tax-spot top0", "tax-seat 2"]
    do(g, "tax-seat 2")
    assert choices(g) == ["tax-spot top0", "stop"]                  # down to the shelter of 2
    do(g, "tax-spot top0")
    assert money(g) == [2, 2] and g.asking == "ChooseAction"


@rule("PAM-12.1")
def test_only_who_lives_under_ones_rule_is_taxed() -> None:
    g = table(3, courts=["29", "14", "24"], tribes="0 punjab", rupees="0 9 9", market="top0 20", coins="top0 1")
    do(g, "tax court_029")
    assert choices(g) == ["tax-spot top0", "tax-seat 3"]


@rule("PAM-12.3")
def test_several_rupees_from_one_source_even_ones_own() -> None:
    g = table(courts=["29"], market="top0 70, top1 71", rupees="4 0")
    do(g, "purchase top1", "tax court_029", "tax-spot top0")
    assert money(g)[0] == 4 and coins(g) == {}
    h = table(courts=["29", "24"], tribes="0 punjab", rupees="0 9")
    do(h, "tax court_029", "tax-seat 2", "tax-seat 2")
    assert money(h) == [2, 7]


@rule("PAM-12.4")
def test_shelter_works_only_against_tax() -> None:
    g = table(hands=["61"], courts=["12"], tribes="1 herat 3", rupees="3 0")
    do(g, "play court_061", "pay")
    assert money(g) == [0, 3]


# Gift.

@rule("PAM-13.1", "PAM-13.2", "TRAP-15")
def test_any_empty_gift_space_may_be_bought() -> None:
    g = table(courts=["60"], market=FULL, rupees="5 0")
    do(g, "gift court_060")
    assert choices(g) == ["gift-space 2", "gift-space 4"]
    do(g, "gift-space 4")
    assert money(g)[0] == 1 and g.view(0)["seats"][0]["gifts"] == ["4"] and g.asking == "ChooseAction"


@rule("PAM-13.2")
def test_at_most_three_gifts() -> None:
    assert not can(table(courts=["60"], gifts="0 2, 0 4, 0 6", rupees="20 0"), "gift court_060")
    assert not can(table(courts=["60"], gifts="0 2", rupees="3 0"), "gift court_060")


@rule("PAM-13.3")
def test_a_gift_is_influence_and_a_cylinder_and_lost_with_loyalty() -> None:
    g = table(gifts="0 2, 0 6", hands=["51"])
    assert influence(g, 0, "afghan") == 3 and int(g.cylinders_in_play(0)) == 2
    do(g, "play court_051")
    assert int(g.gifts(0)) == 0 and supply(g, 0) == 10


# Build.

@rule("PAM-14.1", "PAM-14.2", "EX-10", "TRAP-9")
def test_build_of_the_rulebook() -> None:
    g = table(loyal="british afghan", courts=["27"], tribes="0 kabul", rupees="9 0", market=FULL)
    do(g, "build court_027")
    assert set(choices(g)) == {"army kabul", "road kabul_transcaspia", "road herat_kabul", "road kabul_kandahar",
                               "road kabul_punjab"}
    do(g, "army kabul", "army kabul", "stop")
    assert coins(g) == {"top5": 1, "top4": 1, "bottom5": 1, "bottom4": 1}
    assert armies(g, "british", "kabul") == 2 and money(g)[0] == 5


@rule("PAM-14.1")
def test_at_most_three_blocks_and_only_what_one_can_pay() -> None:
    g = table(courts=["27"], tribes="0 kabul", rupees="9 0", market=FULL)
    do(g, "build court_027", "army kabul", "road kabul_punjab", "army kabul")
    assert g.asking == "ChooseAction" and roads(g, "afghan", "kabul_punjab") == 1 and coins(g)["top3"] == 1
    poor = do(table(courts=["27"], tribes="0 kabul", rupees="3 0"), "build court_027", "army kabul")
    assert poor.asking == "ChooseAction"


@rule("PAM-14.3")
def test_rule_is_checked_at_each_block() -> None:
    g = table(courts=["27", "9"], tribes="0 kabul, 0 herat, 1 herat", rupees="9 0",
              armies="afghan herat, afghan kabul 11")
    do(g, "build court_027")
    assert can(g, "army herat")
    do(g, "army kabul", "take-army herat")
    assert can(g, "army kabul") and not can(g, "army herat")        # now tied in Herat


@rule("PAM-14.4")
def test_nation_building_doubles() -> None:
    g = table(courts=["27"], tribes="0 kabul", rupees="6 0", effects="nation_building 0", market=FULL)
    do(g, "build court_027", *["army kabul"] * 3)
    assert money(g)[0] == 2                                         # three blocks cost 4
    do(g, "army kabul", "army kabul", "army kabul")
    assert money(g)[0] == 0 and armies(g, "afghan", "kabul") == 6 and g.asking == "ChooseAction"
    assert coins(g) == {f"{row}{column}": 1 for row in ("top", "bottom") for column in (5, 4, 3)}


@rule("PAM-14.5", "PAM-21.14")
def test_infrastructure_adds_a_free_block() -> None:
    g = table(courts=["78"], tribes="0 persia", rupees="3 0", favored="economic")
    do(g, "build court_078", "army persia")
    assert g.asking == "BuildExtra" and "stop" not in verbs(g)
    do(g, "road herat_persia")
    assert roads(g, "afghan", "herat_persia") == 1 and money(g)[0] == 1
    doubled = table(courts=["78"], tribes="0 persia", rupees="2 0", favored="economic", effects="nation_building 0")
    do(doubled, "build court_078", "army persia", "stop", "army persia")
    assert armies(doubled, "afghan", "persia") == 2 and doubled.asking == "ChooseAction"


# Move.

@rule("PAM-15.1", "PAM-15.2", "PAM-15.3", "PAM-15.4", "EX-11")
def test_move_of_the_rulebook() -> None:
    g = table(3, loyal="russian afghan british", courts=["63", "9 10", "16"], spies="0 63", armies="russian kabul",
              roads="russian kabul_punjab, afghan herat_kabul", favored="economic")
    do(g, "move court_063", "move-spy court_063")
    assert set(choices(g)) == {"goal-card court_010", "goal-card court_016"}
    do(g, "goal-card court_016", "move-spy court_016", "goal-card court_009", "move-army kabul")
    assert choices(g) == ["goal punjab"]                            # no Russian road to Herat
    do(g, "goal punjab")
    assert spies(g, 0, 9) == 1 and armies(g, "russian", "punjab") == 1 and g.asking == "ChooseAction"


@rule("PAM-15.4")
def test_left_ends_touch_the_right_end_of_the_next_court() -> None:
    g = table(3, courts=["9 10", "", "16 33"])
    assert [n + 1 for n in g.ring()] == [10, 9, 33, 16]
    assert not can(table(courts=["63"], spies="0 63"), "move court_063")    # a single card in all courts


@rule("PAM-15.3")
def test_empty_courts_are_skipped() -> None:
    g = table(3, courts=["63", "", "16"], spies="0 63", favored="economic")
    do(g, "move court_063", "move-spy court_063")
    assert choices(g) == ["goal-card court_016"]


@rule("PAM-15.5", "PAM-21.11")
def test_indian_supplies_needs_no_road() -> None:
    g = table(loyal="british afghan", courts=["51 63"], armies="british kabul", favored="economic")
    do(g, "move court_063", "move-army kabul")
    assert set(choices(g)) == {"goal transcaspia", "goal herat", "goal kandahar", "goal punjab"}
    assert "move" not in verbs(table(loyal="british afghan", courts=["63"], armies="british kabul"))


@rule("PAM-15.5", "PAM-21.6")
def test_strange_bedfellows_makes_cards_of_a_region_neighbours() -> None:
    g = table(courts=["21 9 10 11", "16 33"], spies="0 33")
    do(g, "move court_021", "move-spy court_033")
    assert set(choices(g)) == {"goal-card court_016", "goal-card court_021"}
    h = table(courts=["21 9 10 11 12", "16 33"], spies="0 16")
    do(h, "move court_021", "move-spy court_016")
    assert set(choices(h)) == {f"goal-card court_{n:03}" for n in (33, 12, 9, 10, 11)}


@rule("PAM-15.5", "PAM-21.12")
def test_well_connected_moves_one_or_two_cards() -> None:
    g = table(courts=["56 63", "9 10 11"], spies="0 10", favored="economic")
    do(g, "move court_063", "move-spy court_010")
    assert set(choices(g)) == {f"goal-card court_{n:03}" for n in (9, 11, 63, 56)}
    both = table(courts=["56 21 13", "9 61 33 62 75"], spies="0 62", favored="economic")
    do(both, "move court_013", "move-spy court_062")
    goals = {words.split()[-1] for words in choices(both)}
    assert {"court_033", "court_075", "court_061", "court_056", "court_021"} <= goals
    assert "court_062" not in goals


@rule("PAM-15.6", "TRAP-5", "TRAP-22")
def test_nationalism_moves_tribes_that_have_an_exit() -> None:
    g = table(courts=["13 24 55", "44"], tribes="0 punjab, 0 persia", effects="nationalism 0",
              roads="afghan kabul_punjab", favored="economic")
    do(g, "move court_013")
    assert choices(g) == ["move-tribe punjab"]                      # Persia has no Afghan road
    do(g, "move-tribe punjab", "goal kabul")
    assert court(g, 0) == [13, 55] and tribes(g, 0, "kabul") == 1
    free = table(loyal="british afghan", courts=["51 13"], tribes="0 persia", effects="nationalism 0",
                 favored="economic")
    assert can(do(free, "move court_013"), "move-tribe persia")


@rule("PAM-15.7")
def test_nothing_else_moves() -> None:
    g = table(courts=["13"], tribes="0 kabul", roads="afghan kabul_punjab", gifts="0 2", favored="economic",
              armies="british kabul")
    assert "move" not in verbs(g)


# Betray.

@rule("PAM-16.1")
def test_betray_any_card_with_ones_spy() -> None:
    g = table(courts=["15 9", "14 29"], spies="0 9, 0 14, 1 29", rupees="2 9", favored="military", market=FULL)
    do(g, "betray court_015")
    assert choices(g) == ["betray-card court_009", "betray-card court_014"]
    do(g, "betray-card court_014")
    assert court(g, 1) == [29] and coins(g) == {"top5": 1, "bottom5": 1} and money(g) == [0, 7]
    own = table(courts=["15"], spies="0 15", rupees="2 9", favored="military")
    assert court(do(own, "betray court_015", "betray-card court_015"), 0) == []


@rule("PAM-16.2", "PAM-16.3", "PAM-4.4", "PAM-4.7")
def test_prizes_are_optional_and_may_change_loyalty() -> None:
    g = table(loyal="afghan russian", courts=["15 25", "19"], spies="0 19", prizes=["26"], gifts="0 2",
              favored="military")
    do(g, "betray court_015", "betray-card court_019")
    left = do(g.clone(), "leave-prize")
    assert loyalty(left, 0) == "afghan" and prizes(left, 0) == [26] and court(left, 0) == [15, 25]
    do(g, "take-prize")
    assert loyalty(g, 0) == "russian" and prizes(g, 0) == [19] and court(g, 0) == [15]
    assert int(g.gifts(0)) == 0 and influence(g, 0, "russian") == 2
    plain = table(courts=["15", "29"], spies="0 29", favored="military")
    assert do(plain, "betray court_015", "betray-card court_029").asking == "ChooseAction"


@rule("PAM-16.4")
def test_the_owners_debt_comes_before_the_prize() -> None:
    g = table(courts=["15", "79 29"], spies="0 79", rupees="2 1", favored="military")
    do(g, "betray court_015", "betray-card court_079")
    assert g.asking == "SettleDebt" and g.current == 1
    assert do(g, "discard court_029").asking == "OfferPrize"


@rule("PAM-16.5", "PAM-21.4", "TRAP-19")
def test_bodyguards_protect_political_cards_even_from_their_owner() -> None:
    for guard in (15, 83):
        g = table(courts=[f"{guard} 24 29 16"], spies="0 24, 0 29", favored="military")
        do(g, "betray court_016")
        assert choices(g) == ["betray-card court_029"]


@rule("PAM-16.6")
def test_a_prize_is_no_court_card() -> None:
    g = table(prizes=["98"], loyal="british afghan", market="top5 61")
    assert int(g.stars(0, 1)) == 0 and verbs(g) == {"end-turn"} and influence(g, 0, "british") == 2
    assert g.ring() == [] and ruler(g, "herat") is None
