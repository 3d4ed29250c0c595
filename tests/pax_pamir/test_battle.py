"""Section 17: battle."""
from __future__ import annotations

from tests.pax_pamir.positions import (
    armies,
    can,
    choices,
    court,
    do,
    roads,
    spies,
    supply,
    table,
    tribes,
    verbs,
)
from tests.rules import rule


@rule("PAM-17.1", "PAM-17.2", "PAM-17.3", "PAM-17.4", "EX-12")
def test_battle_in_a_region_of_the_rulebook() -> None:
    g = table(3, loyal="british british afghan", courts=["33"], favored="military",
              armies="british punjab, afghan punjab",
              roads="afghan kabul_punjab, british kandahar_punjab", tribes="1 punjab")
    do(g, "battle court_033", "battle-region punjab")
    assert set(choices(g)) == {"remove-army afghan", "remove-road kabul_punjab afghan"}
    do(g, "remove-army afghan")
    assert g.asking == "ChooseAction" and armies(g, "british", "punjab") == 1       # one unit fought, none is lost


@rule("PAM-17.1", "PAM-17.2")
def test_no_more_than_rank() -> None:
    g = table(courts=["33"], favored="military", armies="afghan punjab 5, british punjab 4")
    do(g, "battle court_033", "battle-region punjab", "remove-army british", "remove-army british")
    assert armies(g, "british", "punjab") == 2 and g.asking == "ChooseAction"


@rule("PAM-17.3")
def test_tribes_of_other_loyalties_fall() -> None:
    g = table(3, loyal="afghan afghan british", courts=["33"], favored="military", armies="afghan punjab 2",
              tribes="0 punjab, 1 punjab, 2 punjab")
    do(g, "battle court_033", "battle-region punjab")
    assert choices(g) == ["remove-tribe 3"]
    do(g, "remove-tribe 3")
    assert supply(g, 2) == 10


@rule("PAM-17.5", "EX-13")
def test_battle_on_a_card_of_the_rulebook() -> None:
    g = table(loyal="afghan afghan", courts=["33", "29"], spies="0 29 3, 1 29 2", favored="military")
    do(g, "battle court_033", "battle-card court_029")
    assert choices(g) == ["remove-spy 2"]                           # the same loyalty does not protect
    do(g, "remove-spy 2", "remove-spy 2")
    assert spies(g, 1, 29) == 0 and int(g.hostage_holder(1, 28)) == 0 and spies(g, 0, 29) == 3


@rule("PAM-17.2")
def test_spies_fight_on_cards() -> None:
    g = table(courts=["33", "29"], spies="0 29 1, 1 29 3", favored="military")
    do(g, "battle court_033", "battle-card court_029", "remove-spy 2")
    assert g.asking == "ChooseAction" and spies(g, 1, 29) == 2


@rule("PAM-17.6")
def test_removed_pieces_go_home_and_roads_do_not_fight() -> None:
    g = table(courts=["33"], favored="military", armies="afghan punjab 2", roads="british kabul_punjab 2")
    do(g, "battle court_033", "battle-region punjab", "remove-road kabul_punjab british",
       "remove-road kabul_punjab british")
    assert roads(g, "british", "kabul_punjab") == 0 and int(g.count[1]) == 12
    assert "battle" not in verbs(table(courts=["33"], roads="afghan kabul_punjab 3", armies="british punjab"))


@rule("PAM-17.7", "PAM-21.5", "TRAP-19")
def test_citadels_protect_tribes_but_not_armies() -> None:
    for citadel, region, border in ((17, "kabul", "kabul_punjab"), (97, "transcaspia", "kabul_transcaspia")):
        g = table(courts=["33", str(citadel)], favored="military", armies=f"afghan {region} 2, british {region}",
                  tribes=f"1 {region} 2", roads=f"british {border}")
        do(g, "battle court_033", f"battle-region {region}")
        assert set(choices(g)) == {"remove-army british", f"remove-road {border} british"}
        elsewhere = table(courts=["33", str(citadel)], favored="military", armies="afghan herat", tribes="1 herat")
        assert can(do(elsewhere, "battle court_033", "battle-region herat"), "remove-tribe 2")


@rule("PAM-17.7", "PAM-21.1", "TRAP-19")
def test_indispensable_advisors_protects_spies_in_battle_only() -> None:
    g = table(courts=["33 16", "1 29"], spies="0 29 2, 1 29", favored="military")
    assert not can(g, "battle court_033")
    do(g, "betray court_016", "betray-card court_029")
    assert supply(g, 1) == 10


@rule("PAM-17.7", "PAM-17.8", "PAM-21.8")
def test_safe_house_saves_spies_after_the_battle() -> None:
    for house in (41, 72):
        g = table(courts=["33", f"{house} 29"], spies="0 29 2, 1 29 2", favored="military")
        do(g, "battle court_033", "battle-card court_029", "remove-spy 2", "remove-spy 2")
        assert g.current == 1 and choices(g) == [f"safe-house court_0{house}", "decline"]
        do(g, f"safe-house court_0{house}", "decline")
        assert spies(g, 1, house) == 1 and supply(g, 1) == 9 and g.current == 0


@rule("PAM-17.8", "PAM-21.8")
def test_safe_house_may_be_the_card_fought_over_and_not_for_ones_own_or_betrayed_spies() -> None:
    g = table(courts=["33", "41"], spies="0 41, 1 41", favored="military")
    do(g, "battle court_033", "battle-card court_041", "remove-spy 2", "safe-house court_041")
    assert spies(g, 1, 41) == 1
    betrayed = table(courts=["16", "41 29"], spies="0 29, 1 29", favored="military")
    assert do(betrayed, "betray court_016", "betray-card court_029").current == 0


@rule("PAM-17.8")
def test_owners_are_asked_clockwise_from_the_active_player() -> None:
    g = table(3, at=1, loyal="afghan afghan afghan", courts=["41", "98 38", "72 29"], favored="military",
              spies="1 29 3, 0 29, 2 29")
    do(g, "battle court_038", "battle-card court_029", "remove-spy 1", "remove-spy 3")
    assert g.current == 2
    assert do(g, "decline").current == 0


@rule("PAM-17.8", "TRAP-5")
def test_overthrow_comes_between_two_removals() -> None:
    g = table(3, loyal="afghan british british", courts=["33", "27 24 29"], favored="military", rupees="0 4 0",
              armies="afghan punjab 2", tribes="1 punjab, 2 punjab")
    do(g, "battle court_033", "battle-region punjab", "remove-tribe 2")
    assert g.current == 1 and g.asking == "Overthrow"
    do(g, "discard court_024")
    assert g.current == 0 and court(g, 1) == [29] and choices(g) == ["remove-tribe 3", "stop"]


@rule("PAM-17.9")
def test_at_least_one_must_go() -> None:
    g = table(courts=["33"], favored="military", armies="afghan punjab 2, british punjab 2")
    do(g, "battle court_033", "battle-region punjab")
    assert "stop" not in verbs(g)
    assert "stop" in verbs(do(g, "remove-army british"))


@rule("PAM-17.7", "PAM-20.7")
def test_nationalism_lets_tribes_fight() -> None:
    g = table(courts=["33"], favored="military", tribes="0 punjab 2", armies="british punjab 2",
              effects="nationalism 0")
    do(g, "battle court_033", "battle-region punjab", "remove-army british", "remove-army british")
    assert armies(g, "british", "punjab") == 0 and tribes(g, 0, "punjab") == 2
