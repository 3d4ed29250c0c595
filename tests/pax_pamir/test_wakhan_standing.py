"""Section 22: Wakhan's standing rules."""
from __future__ import annotations

from meydan.games.pax_pamir import wakhan_choices
from meydan.games.pax_pamir.components import COALITION
from meydan.games.pax_pamir.state import Pamir
from tests.pax_pamir.positions import (
    armies,
    can,
    choices,
    court,
    do,
    favored,
    her,
    her_turn,
    influence,
    money,
    notes,
    prizes,
    ruler,
    she_follows,
    she_uses,
    spies,
    supply,
    table,
    tribes,
)
from tests.rules import rule


def best(g: Pamir, numbers: str) -> int:
    return int(wakhan_choices.best_card(g, g.rules.wakhan, [int(n) - 1 for n in numbers.split()])) + 1


@rule("PAM-22.1", "PAM-22.11")
def test_she_is_a_player_like_any_other_for_the_others() -> None:
    g = table(2, wakhan="errata", ai=[8, 2], courts=["29", "24"], tribes="0 punjab", rupees="0 9", begin=True)
    do(g, "tax court_029", "tax-seat 2", "tax-seat 2")              # she can be taxed
    assert money(g) == [2, 7] and g.view(0)["seats"][1]["wakhan"]


@rule("PAM-22.3", "PAM-22.12")
def test_she_pays_bribes_in_full_and_is_paid_in_full() -> None:
    g = her(market="top0 61", tribes="0 herat 2", rupees="0 3", courts=["9"])
    assert she_follows(g, "radicalize") is None
    assert court(g, 1) == [61] and money(g) == [2, 1] and g.current == 0
    h = table(2, wakhan="errata", ai=[8, 2], hands=["61"], tribes="1 herat 2", rupees="4 0")
    do(h, "play court_061")
    assert choices(h) == ["pay", "withdraw"]                        # she never waives
    poor = table(2, wakhan="errata", ai=[8, 2], hands=["61"], tribes="1 herat 2", rupees="1 0")
    assert not can(poor, "play court_061")


@rule("PAM-22.4", "PAM-22.5")
def test_she_is_loyal_to_none_and_keeps_patriots_and_prizes_of_all() -> None:
    g = her(market="top0 51", courts=["", "100 25"], prizes=["", "19 34"], gifts="1 2")
    assert she_follows(g, "radicalize") is None
    assert set(court(g, 1)) == {51, 100, 25} and prizes(g, 1) == [19, 34] and int(g.gifts(1)) == 1
    assert [influence(g, 1, name) for name in COALITION.names] == [3, 4, 4]
    assert g.view(0)["seats"][1]["loyalty"] is None


@rule("PAM-22.6", "EX-21")
def test_pragmatic_loyalty() -> None:
    g = her(loyal="russian", ai=[1, 2])
    assert COALITION.names[g.pragmatic_loyalty()] == "afghan"
    assert COALITION.names[her(loyal="british", ai=[1, 2]).pragmatic_loyalty()] == "russian"
    two = her(3, loyal="russian afghan", ai=[1, 2])
    assert COALITION.names[two.pragmatic_loyalty()] == "british"
    steadfast = her(loyal="russian", ai=[1, 2], armies="british kabul 2", wakhan_steadfast=True)
    assert COALITION.names[steadfast.pragmatic_loyalty()] == "british"
    tied = her(loyal="russian", ai=[1, 2], wakhan_steadfast=True)
    assert COALITION.names[tied.pragmatic_loyalty()] == "afghan"


@rule("EX-21", "PAM-23.2")
def test_reading_the_arrows() -> None:
    g = her(ai=[1, 2])
    assert int(g.red_arrow()) == 0 and int(g.arrow_column()) == 0
    assert her(ai=[1, 2]).view(0)["wakhan"]["reads"]["side"] == "left"
    upper = her(ai=[2, 1])
    assert int(upper.red_arrow()) == 0 and int(upper.arrow_column()) == 4


@rule("PAM-22.7", "TRAP-27")
def test_her_rule_takes_the_most_numerous_armies() -> None:
    board = {"tribes": "1 herat, 0 herat 2", "armies": "british herat 3, russian herat 1", "loyal": "russian"}
    assert ruler(her(**board), "herat") == 1                        # type: ignore[arg-type]
    even = her(tribes="1 herat, 0 herat", armies="russian herat 3", loyal="russian")
    assert ruler(even, "herat") is None                             # the person's own armies help her too
    alone = her(tribes="1 herat", armies="russian herat 9", loyal="afghan")
    assert ruler(alone, "herat") == 1
    beaten = her(tribes="1 herat, 0 herat 2", armies="russian herat 3", loyal="russian")
    assert ruler(beaten, "herat") == 0


@rule("PAM-22.7")
def test_her_rule_by_the_first_rulebook() -> None:
    g = her(wakhan="rulebook", ai=[1, 2], loyal="russian", tribes="1 herat", armies="british herat")
    assert ruler(g, "herat") is None                                # pragmatic loyalty is Afghan
    g.ai_deck = [7, *[n for n in range(24) if n != 7]]
    assert COALITION.names[g.pragmatic_loyalty()] == "british" and ruler(g, "herat") == 1


@rule("PAM-22.8")
def test_she_and_people_may_always_attack_each_other() -> None:
    g = table(2, wakhan="errata", ai=[1, 2], loyal="afghan", courts=["33"], armies="afghan punjab", tribes="1 punjab",
              favored="military")
    do(g, "battle court_033", "battle-region punjab", "remove-tribe 2")
    assert supply(g, 1) == 10
    citadel = table(2, wakhan="errata", ai=[1, 2], courts=["33", "17"], armies="afghan kabul", tribes="1 kabul")
    assert not can(citadel, "battle court_033")
    h = she_uses(her(courts=["", "33"], loyal="afghan", armies="british punjab", tribes="0 punjab"), 33, "battle")
    assert tribes(h, 0, "punjab") == 0


@rule("PAM-22.9", "PAM-26.1")
def test_she_keeps_the_favored_suit() -> None:
    g = her(market="top0 115", favored="economic")
    assert she_follows(g, "radicalize") is None
    assert favored(g) == "economic" and g.in_force(9, 0)


@rule("PAM-22.10")
def test_her_leverage_costs_rupees_only() -> None:
    g = table(2, wakhan="errata", ai=[8, 2], courts=["15", "14 29"], spies="0 14", rupees="4 1", favored="military")
    do(g, "betray court_015", "betray-card court_014")
    assert money(g) == [2, 0] and court(g, 1) == [29] and g.current == 0


@rule("PAM-22.11")
def test_overthrow_applies_to_her() -> None:
    g = table(2, wakhan="errata", ai=[1, 2], courts=["33", "24 29 27"], armies="afghan punjab 2", tribes="1 punjab",
              favored="military", loyal="afghan")
    do(g, "battle court_033", "battle-region punjab", "remove-tribe 2")
    assert court(g, 1) == [29] and money(g)[1] == 2


@rule("PAM-22.12")
def test_a_bribe_she_cannot_pay_bars_the_card() -> None:
    g = her(courts=["", "29"], spies="0 29 2", rupees="0 1", market="top0 9", coins="top0 3")
    assert she_follows(g, "tax") == "no-legal-use"
    paid = her(courts=["", "29"], spies="0 29 2", rupees="0 2", market="top0 9", coins="top0 3")
    assert she_follows(paid, "tax") is None and money(paid) == [2, 2]      # pays 2, then taxes the market
    assert notes(paid, "bribe-paid") == [(1, "1", 2)]


@rule("PAM-22.13", "EX-19")
def test_card_priority_line_by_line() -> None:
    g = her(courts=["29 19 33 81 80 14", "69 22"], favored="intelligence", loyal="afghan")
    assert best(g, "69 29") == 29                                   # an opponent's court first
    assert best(g, "29 19 33") == 19                                # then the favored suit
    plain = her(courts=["29 33 36 34 81 14 12 13", ""], favored="political", loyal="afghan", armies="russian herat 4")
    assert best(plain, "36 81 34") == 81                            # patriot of the dominant coalition
    assert best(plain, "36 34 13") == 13                            # prize of the dominant coalition
    assert best(plain, "36 34 12") == 36                            # any patriot
    assert best(plain, "14 12") == 14                               # leveraged
    assert best(plain, "29 12 33") == 12                            # highest rank
    assert best(plain, "29 33") == 33                               # highest number


@rule("PAM-22.14")
def test_dominant_outside_a_check_and_the_printed_suit() -> None:
    none = her(courts=["81 36 91", ""], favored="economic", loyal="afghan")
    assert best(none, "36 91") == 36                                # 91 counts as favored for its owner only
    one = her(courts=["100 36", ""], favored="political", loyal="afghan", armies="british herat 4")
    assert best(one, "100 36") == 36


@rule("PAM-22.15", "PAM-26.3")
def test_unsettled_choices_go_by_the_general_orders() -> None:
    g = table(2, wakhan="errata", ai=[8, 2], courts=["33", "41 72 29"], spies="0 29, 1 29", favored="military")
    do(g, "battle court_033", "battle-card court_029", "remove-spy 2")
    assert spies(g, 1, 72) == 1 and g.current == 0                  # the higher of two Safe Houses


@rule("PAM-26.7", "TRAP-27")
def test_she_takes_part_in_every_check() -> None:
    g = her_turn(market="top0 101", armies="russian herat 4", loyal="russian", gifts="0 2, 1 2, 1 4", deck="9 104")
    assert int(g.points(1)) == 5 and int(g.points(0)) == 3 and armies(g, "russian", "herat") == 0
