"""Sections 10 and 11: playing cards, bribes, and what all card actions share."""
from __future__ import annotations

from tests.pax_pamir.positions import (
    armies,
    can,
    choices,
    coins,
    court,
    do,
    favored,
    hand,
    loyalty,
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


@rule("PAM-10.1")
def test_a_play_costs_an_action_and_never_is_a_bonus() -> None:
    g = table(hands=["16"], favored="military")
    do(g, "play court_016")
    assert int(g.actions) == 1 and hand(g, 0) == [] and court(g, 0) == [16]


@rule("PAM-10.2", "PAM-10.8", "PAM-10.11", "PAM-10.12", "EX-7")
def test_play_with_bribe() -> None:
    g = table(3, loyal="british afghan russian", hands=["30"], courts=["", "24"], tribes="1 punjab 2", rupees="2 0 0")
    do(g, "play court_030", "pay")
    assert money(g) == [0, 2, 0]
    assert choices(g) == ["road kabul_punjab", "road kandahar_punjab"]
    do(g, "road kandahar_punjab")
    assert choices(g) == ["spy court_030", "spy court_024"]
    do(g, "spy court_024")
    assert roads(g, "british", "kandahar_punjab") == 1 and spies(g, 0, 24) == 1 and money(g)[0] == 2


@rule("PAM-10.3", "PAM-11.13", "EX-7", "TRAP-1")
def test_a_withdrawn_play_costs_nothing_and_is_not_offered_again() -> None:
    g = table(hands=["61 9"], tribes="1 herat 2", market="top0 20")
    do(g, "play court_061", "withdraw")
    assert hand(g, 0) == [61, 9] and int(g.actions) == 2 and not can(g, "play court_061")
    assert can(do(g, "purchase top0"), "play court_061")            # something has changed place


@rule("PAM-10.2")
def test_no_bribe_to_oneself_or_nobody() -> None:
    assert do(table(hands=["61"], tribes="0 herat"), "play court_061").asking == "ResolveIcon"
    assert do(table(hands=["61"], tribes="0 herat, 1 herat"), "play court_061").asking == "ResolveIcon"


@rule("PAM-10.6", "PAM-4.7")
def test_the_new_card_may_be_lost_to_the_debts_of_the_change() -> None:
    g = table(loyal="russian afghan", courts=["81"], hands=["51"], rupees="0 0")
    do(g, "play court_051", "side left", "discard court_051")
    assert loyalty(g, 0) == "british" and court(g, 0) == [] and armies(g, "british", "kandahar") == 0
    assert int(g.actions) == 1


@rule("PAM-10.7", "PAM-10.14", "TRAP-26")
def test_icons_resolve_in_printed_order_each_by_itself() -> None:
    g = table(hands=["2"], courts=["", "9"], favored="economic")
    do(g, "play court_002")
    assert favored(g) == "economic" and armies(g, "afghan", "kabul") == 0
    do(g, "spy court_002")
    assert armies(g, "afghan", "kabul") == 0
    do(g, "spy court_009")
    assert (spies(g, 0, 2), spies(g, 0, 9)) == (1, 1)
    assert armies(g, "afghan", "kabul") == 1 and favored(g) == "military"


@rule("PAM-10.9", "PAM-10.10")
def test_army_and_tribe_icons() -> None:
    g = do(table(loyal="russian afghan", hands=["24"]), "play court_024")
    assert tribes(g, 0, "punjab") == 2 and armies(g, "russian", "punjab") == 1


@rule("PAM-10.11", "TRAP-17")
def test_a_spy_goes_on_any_card_of_the_region_even_the_new_one() -> None:
    g = do(table(hands=["18"], courts=["33 9", "24 14"]), "play court_018", "side right")
    assert choices(g) == ["spy court_033", "spy court_018", "spy court_024"]
    alone = do(table(hands=["18"]), "play court_018")
    assert choices(alone) == ["spy court_018"]


@rule("PAM-10.12")
def test_leverage_gives_two_rupees() -> None:
    g = do(table(hands=["27"], rupees="0 0"), "play court_027")
    assert money(g)[0] == 2


@rule("PAM-10.13", "PAM-10.15", "TRAP-24")
def test_suit_icons_change_bonus_and_price_at_once() -> None:
    g = table(hands=["2"], courts=["33"], armies="afghan punjab, british punjab", market="top0 9, top1 10")
    do(g, "play court_002", "side left", "spy court_002", "spy court_002")
    assert favored(g) == "military"
    do(g, "battle court_033", "battle-region punjab", "remove-army british")
    assert int(g.actions) == 1                                      # a bonus action now
    do(g, "purchase top1")
    assert money(g)[0] == 2
    locked = do(table(hands=["31"], effects="pashtunwali_values all"), "play court_031")
    assert favored(locked) == "political" and notes(locked, "suit-ignored") == [(0, "intelligence")]


@rule("PAM-10.16")
def test_a_card_that_leaves_stops_resolving() -> None:
    # The tribe taken for the first icon of #7 was the last in Punjab; #27 goes, and its debt costs #7 itself.
    g = table(hands=["7"], courts=["27", "24"], tribes="0 punjab, 1 persia", spies="0 24 9", rupees="0 0")
    do(g, "play court_007", "side left", "take-tribe punjab")
    assert g.asking == "SettleDebt"
    do(g, "discard court_007")
    assert court(g, 0) == [] and armies(g, "afghan", "kabul") == 0 and g.asking == "ChooseAction"


# Section 11.

@rule("PAM-11.1", "PAM-11.2", "TRAP-24")
def test_bonus_actions_also_after_both_actions() -> None:
    g = table(courts=["29 16"], favored="economic", actions=0, market="top0 20", coins="top0 3")
    assert [words for words in choices(g) if words.startswith("tax")] == ["tax court_029"]
    do(g, "tax court_029", "tax-spot top0", "stop")
    assert int(g.actions) == 0 and choices(g) == ["end-turn"]
    h = table(courts=["29 16"], favored="economic", market="top0 20", coins="top0 3")
    do(h, "tax court_016", "tax-spot top0")
    assert int(h.actions) == 1


@rule("PAM-11.3", "PAM-21.15")
def test_cards_that_always_count_as_favored() -> None:
    g = table(courts=["91", "24"], spies="0 24", actions=0, favored="economic")
    assert can(g, "betray court_091")
    h = table(courts=["33"], effects="new_tactics 0", actions=0, armies="afghan punjab, british punjab",
              market="top0 9, top1 10", favored="economic")
    assert can(h, "battle court_033")
    i = table(courts=["99"], loyal="russian afghan", favored="economic", actions=0,
              armies="russian punjab, british punjab")
    assert can(i, "battle court_099")
    j = table(effects="new_tactics 0", market="top0 9, top1 10", rupees="1 0")
    assert can(j, "purchase top1")                                  # prices do not change


@rule("PAM-11.4", "PAM-11.6", "TRAP-8", "TRAP-7")
def test_action_costs_go_to_the_rightmost_cards() -> None:
    full = ", ".join(f"{row}{column} {9 + column + (6 if row == 'bottom' else 0)}" for row in ("top", "bottom")
                     for column in range(6))
    g = table(courts=["60"], market=full, rupees="9 0", favored="military")
    do(g, "gift court_060", "gift-space 4")
    assert coins(g) == {"top5": 1, "top4": 1, "bottom5": 1, "bottom4": 1} and money(g)[0] == 5
    assert not any(can(g, f"purchase {spot}") for spot in ("top5", "top4", "bottom5", "bottom4"))
    h = table(courts=["60"], market="top0 9, top3 10, bottom1 11, bottom2 12, bottom5 13", rupees="9 0")
    do(h, "gift court_060", "gift-space 4")
    assert coins(h) == {"top3": 1, "top0": 1, "bottom5": 1, "bottom2": 1}


@rule("PAM-11.5")
def test_excess_leaves_the_game_row_by_row() -> None:
    g = table(courts=["60"], market="top0 9, bottom1 11, bottom2 12, bottom5 13", rupees="9 0")
    do(g, "gift court_060", "gift-space 6")
    assert coins(g) == {"top0": 1, "bottom5": 1, "bottom2": 1, "bottom1": 1} and money(g)[0] == 3


@rule("PAM-11.7", "EX-8")
def test_hostages() -> None:
    g = table(3, courts=["", "29"], spies="0 29 2, 1 29 1")
    assert int(g.hostage_holder(1, 28)) == 0
    assert int(table(3, courts=["", "29"], spies="0 29 2, 1 29 2").hostage_holder(1, 28)) == -1
    assert int(table(3, courts=["", "29"], spies="0 29 2, 2 29 2, 1 29").hostage_holder(1, 28)) == -1
    h = table(at=1, courts=["", "29"], spies="0 29 2, 1 29 1", market="top0 20", coins="top0 2", rupees="0 3")
    do(h, "tax court_029", "pay", "tax-spot top0")
    assert money(h) == [2, 2]


@rule("PAM-11.8")
def test_a_hostage_keeps_stars_abilities_and_influence() -> None:
    g = table(loyal="russian afghan", courts=["70"], spies="1 70 2", market="top5 86", rupees="0 0")
    assert can(g, "purchase top5") and int(g.influence(0, 2)) == 2 and int(g.hand_limit(0)) == 4


@rule("PAM-11.9", "TRAP-1")
def test_an_unpaid_hostage_stays_unused() -> None:
    g = table(courts=["29", "24"], spies="1 29", market="top0 20", coins="top0 2")
    do(g, "tax court_029", "withdraw")
    assert int(g.actions) == 2 and not g.is_used(28) and not can(g, "tax court_029")


@rule("PAM-11.10")
def test_bribe_and_cost_together() -> None:
    g = table(courts=["15", "24"], spies="1 15, 0 24", rupees="2 0", bribe_negotiation=False)
    assert not can(g, "betray court_015")
    h = table(courts=["15", "24"], spies="1 15, 0 24", rupees="3 0", bribe_negotiation=False, market="top0 9")
    do(h, "betray court_015", "pay", "betray-card court_024")
    assert money(h) == [0, 1] and coins(h) == {"top0": 1}


@rule("PAM-11.11", "EX-8")
def test_bribe_talks() -> None:
    g = table(hands=["61"], tribes="1 herat 3", rupees="3 0")
    do(g, "play court_061")
    assert choices(g) == ["pay", "offer 0", "offer 1", "offer 2", "withdraw"]
    do(g, "offer 1")
    assert g.current == 1 and choices(g) == ["accept", "refuse"]
    refused = g.clone()
    do(g, "accept")
    assert money(g) == [2, 1] and g.asking == "ResolveIcon"
    do(refused, "refuse")
    assert refused.current == 0 and choices(refused) == ["pay", "withdraw"]
    do(refused, "withdraw")
    assert money(refused) == [3, 0] and int(refused.refusals) == 1


@rule("PAM-11.11")
def test_what_cannot_be_paid_in_full_can_be_asked_for() -> None:
    g = table(hands=["61"], tribes="1 herat 3", rupees="1 0")
    do(g, "play court_061")
    assert choices(g) == ["offer 0", "offer 1", "withdraw"]
    assert not can(table(hands=["61"], tribes="1 herat 3", rupees="1 0", bribe_negotiation=False), "play court_061")
    hostage = table(courts=["15", "24"], spies="1 15 2, 0 24", rupees="2 0")
    do(hostage, "betray court_015")
    assert choices(hostage) == ["offer 0", "withdraw"]              # the least cost must be kept back


@rule("PAM-11.11")
def test_three_refusals_end_the_talks_of_a_turn() -> None:
    g = table(hands=["61 62 63 64"], tribes="1 herat 3", rupees="9 0")
    for number in (61, 62, 63):
        do(g, f"play court_0{number}", "offer 0", "refuse", "withdraw")
    do(g, "play court_064")
    assert choices(g) == ["pay", "withdraw"]


@rule("PAM-11.12")
def test_an_action_is_finished_though_its_card_leaves() -> None:
    g = table(courts=["53", "24"], spies="0 53", rupees="4 4")
    do(g, "betray court_053", "betray-card court_053")
    assert court(g, 0) == [] and g.asking == "OfferPrize"
    moving = table(courts=["92"], effects="nationalism 0", tribes="0 transcaspia", hands=[""], favored="political",
                   roads="afghan kabul_transcaspia, afghan herat_kabul", armies="afghan herat")
    do(moving, "move court_092", "move-tribe transcaspia", "goal kabul")
    assert court(moving, 0) == []                                   # overthrown by its own move; rank 1 is used up
    strong = table(courts=["56 55"], effects="nationalism 0", tribes="0 herat", favored="political",
                   roads="afghan herat_kabul")
    do(strong, "move court_055", "move-tribe herat", "goal kabul")
    assert court(strong, 0) == [] and int(strong.actions) == 2      # it began as a bonus action


@rule("PAM-11.13")
def test_another_purpose_may_still_be_tried() -> None:
    g = table(courts=["29", "24"], spies="1 29", market="top0 20", coins="top0 2", armies="afghan kabul",
              roads="afghan kabul_punjab")
    do(g, "tax court_029", "withdraw")
    assert can(g, "move court_029") and not can(g, "tax court_029")
    assert supply(g, 0) == 10 and "move" in verbs(g)
