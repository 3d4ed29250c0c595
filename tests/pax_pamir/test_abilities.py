"""Section 21: special abilities not shown with the action they belong to."""
from __future__ import annotations

from meydan.games.pax_pamir.components import ABILITY, COURT
from tests.pax_pamir.positions import armies, can, choices, do, money, spies, table, verbs
from tests.rules import rule


@rule("PAM-21.2")
def test_3_insurrection_also_after_instability_and_short_of_blocks() -> None:
    g = table(market="top3 101", deck="9 10 11 102 12 13 14 15 16 17 18 19 103", courts=["3"], tribes="0 herat")
    do(g, "end-turn")
    assert armies(g, "afghan", "kabul") == 2 and g.turn == 1
    short = table(market="top0 101", deck="9 104", courts=["", "3"], loyal="british afghan",
                  armies="afghan herat 6, british herat 8", roads="afghan herat_kabul 5")
    do(short, "purchase top0")
    assert short.current == 1 and short.asking == "TakeBlock"
    do(short, "take-road herat_kabul")
    assert armies(short, "afghan", "kabul") == 2 and short.current == 0


@rule("PAM-21.2", "PAM-19.4")
def test_3_insurrection_does_nothing_when_the_game_ends() -> None:
    g = do(table(market="top0 101", deck="", courts=["3"], tribes="0 herat"), "purchase top0")
    assert g.over and armies(g, "afghan", "kabul") == 0


@rule("PAM-21.3", "TRAP-18")
def test_5_claim_of_ancient_lineage() -> None:
    g = table(3, courts=["5 29", "14", ""], rupees="0 3 9")
    do(g, "tax court_029")
    assert choices(g) == ["tax-seat 2"]                             # no court card, no tax; the shelter holds
    do(g, "tax-seat 2")
    assert money(g) == [1, 2, 9] and g.asking == "ChooseAction"
    assert "build" not in verbs(table(courts=["5"], rupees="9 0"))  # nothing but Tax


@rule("PAM-21.7")
def test_24_civil_service_reforms() -> None:
    g = table(courts=["24 29"], spies="1 29 2", market="top0 9", coins="top0 1", rupees="0 0")
    assert do(g, "tax court_029").asking == "CollectTax"
    play = table(courts=["24"], hands=["61"], tribes="1 herat 2")
    assert do(play, "play court_061").asking == "Bribe"             # it does not help with plays


@rule("PAM-21.9")
def test_42_charismatic_courtiers() -> None:
    g = table(courts=["42"], hands=["61"], tribes="1 herat 2", rupees="0 0")
    assert do(g, "play court_061", "side left").asking == "ResolveIcon"
    itself = table(hands=["42"], tribes="1 kandahar 2")
    assert do(itself, "play court_042").asking == "Bribe"
    hostage = table(courts=["42 29"], spies="1 29", market="top0 9", coins="top0 1")
    assert do(hostage, "tax court_029").asking == "Bribe"


@rule("PAM-21.10", "TRAP-20")
def test_43_and_54_blackmail() -> None:
    g = table(courts=["43 54", "45 61 39"], spies="1 39")
    assert set(choices(g)) == {"spy court_043", "spy court_045", "spy court_054", "spy court_061", "decline"}
    do(g, "spy court_061")
    assert set(choices(g)) == {"spy court_043", "spy court_045", "decline"}     # Herat's is used
    do(g, "spy court_045")
    assert spies(g, 0, 61) == spies(g, 0, 45) == 1 and g.asking == "ChooseAction"
    none = table(courts=["43"], spies="1 43")
    assert none.asking == "ChooseAction"


@rule("PAM-21.10")
def test_blackmail_short_of_cylinders() -> None:
    g = table(courts=["43", "45 29"], spies="0 29 10")
    do(g, "spy court_045", "take-spy court_029")
    assert spies(g, 0, 45) == 1 and spies(g, 0, 29) == 9


@rule("PAM-21.16")
def test_an_ability_starts_when_its_card_joins() -> None:
    g = table(hands=["66"], market="top5 61", rupees="0 0")
    assert not can(g, "purchase top5")
    do(g, "play court_066", "road herat_kabul", "road herat_kabul")
    assert can(g, "purchase top5")


def test_every_ability_is_on_its_cards() -> None:
    carriers: dict[int, set[int]] = {}
    for card in COURT:
        if card.ability:
            carriers.setdefault(int(card.ability), set()).add(int(card.number))
    assert sorted(map(sorted, carriers.values())) == [
        [1], [3], [5], [15, 83], [17, 97], [21], [24], [41, 72], [42], [43, 54], [51], [56],
        [66, 68, 70], [78], [91, 99]]
    assert len(ABILITY) == 20
