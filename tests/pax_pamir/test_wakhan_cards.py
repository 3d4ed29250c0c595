"""Each of the 24 AI cards in one and the same position: what she does, what she skips, and why (PAM-24.12)."""
from __future__ import annotations

import pytest

from meydan.games.pax_pamir.components import AI, COALITION, INSTRUCTION, REGION
from meydan.games.pax_pamir.state import Pamir
from tests.pax_pamir.positions import GAME, her_turn
from tests.pax_pamir.test_components import facts
from tests.rules import rule

TOLD = {
    1: """
        tax
        bonus court_044 tax
        skip rad_military_if_military_favored: condition-false
        radicalize
        buy court_009
        tax
    """,
    2: """
        rad_economic_if_political_favored
        buy court_064
        skip rad_highest_political: no-valid-card
        radicalize
        buy court_086
        bonus court_059 battle
        discard court_059: cleanup-order
    """,
    3: """
        tax
        bonus court_044 tax
        rad_highest_intelligence
        buy court_001
        radicalize
        buy court_033
        discard court_033: cannot-pay-bribe
    """,
    4: """
        skip rad_most_rupees_if_poor: condition-false
        build
        bonus court_044 build
        radicalize
        buy court_064
        rad_most_rupees_if_poor
        buy court_009
        bonus court_059 betray
        discard court_009: cleanup-order
    """,
    5: """
        rad_gain_rule
        buy court_076
        battle
    """,
    6: """
        rad_intelligence
        buy court_018
        move
        bonus court_044 build
    """,
    7: """
        build
        bonus court_044 build
        move
        radicalize
        buy court_033
        discard court_033: cannot-pay-bribe
    """,
    8: """
        tax
        bonus court_044 tax
        betray
        radicalize
        buy court_086
    """,
    9: """
        rad_most_blocks
        buy court_098
        rad_most_cylinders_if_no_dominant
        buy court_018
        discard court_018: cannot-pay-bribe
        bonus court_044 tax
    """,
    10: """
        skip rad_move_if_none: condition-false
        move
        radicalize
        buy court_098
        bonus court_044 tax
    """,
    11: """
        rad_most_cylinders_if_no_dominant
        buy court_001
        skip rad_military_if_military_favored: condition-false
        radicalize
        buy court_033
        discard court_033: cannot-pay-bribe
        bonus court_044 tax
    """,
    12: """
        move
        betray
        bonus court_044 build
    """,
    13: """
        skip rad_patriot_if_dominant: condition-false
        rad_most_cylinders_if_no_dominant
        buy court_001
        radicalize
        buy court_009
        bonus court_044 build
        discard court_009: cleanup-order
    """,
    14: """
        battle_card_most_spies
        skip battle: no-card-shows-it
        radicalize
        buy court_064
    """,
    15: """
        move
        battle
        bonus court_044 build
    """,
    16: """
        rad_most_cylinders_if_no_dominant
        buy court_001
        battle_card_most_spies
        bonus court_044 tax
    """,
    17: """
        skip rad_political_if_court_full: condition-false
        tax
        bonus court_044 tax
        radicalize
        buy court_001
        skip rad_political_if_court_full: no-valid-card
        tax
    """,
    18: """
        tax
        bonus court_044 tax
        betray
        radicalize
        buy court_064
    """,
    19: """
        build
        bonus court_044 build
        move
        radicalize
        buy court_018
        discard court_018: cannot-pay-bribe
    """,
    20: """
        skip rad_most_rupees_if_poor: condition-false
        build
        bonus court_044 build
        radicalize
        buy court_033
        discard court_033: cannot-pay-bribe
        skip rad_most_rupees_if_poor: no-valid-card
        skip build: no-card-shows-it
        radicalize
        buy court_018
        discard court_018: cannot-pay-bribe
    """,
    21: """
        rad_gain_rule
        buy court_076
        build
    """,
    22: """
        betray
        skip battle_card_most_spies: no-card-shows-it
        radicalize
        buy court_024
        discard court_024: cannot-pay-bribe
        bonus court_044 tax
    """,
    23: """
        rad_highest_political
        buy court_076
        skip rad_military_if_military_favored: condition-false
        radicalize
        buy court_033
        discard court_033: cannot-pay-bribe
    """,
    24: """
        skip rad_intelligence_if_fewer_spies: condition-false
        battle_card_most_spies
        radicalize
        buy event_113
        bonus court_044 build
    """,
}


def position(number: int) -> Pamir:
    """A person loyal to the British rules Punjab; Wakhan rules Kandahar and has three cards."""
    return her_turn(
        ai=[number, 2 if number != 2 else 1], loyal="british", rupees="4 5", deck="10 11 12 15 16 17 19 20 104",
        market="top0 9, top1 33, top2 86, top3 24, top4 98, top5 113, "
               "bottom0 18, bottom1 64, bottom2 51, bottom3 76, bottom4 1, bottom5 31",
        coins="top0 2, top3 1, bottom1 1", courts=["14 26 4", "44 13 59"], spies="1 4, 0 13, 1 13",
        tribes="0 punjab 2, 1 kandahar", armies="russian kabul, british punjab, afghan kabul")


def told(g: Pamir) -> list[str]:
    """Her turn as the journal tells it."""
    lines = []
    for event in g.log or []:
        kind = GAME.events[event]
        words = [family.names[number] if len(family) else str(number)
                 for family, number in zip(kind.kinds.values(), event[3:], strict=False)]
        match kind.name:
            case "wakhan-follows" | "wakhan-radicalizes":
                lines.append(words[0])
            case "wakhan-follows-bonus":
                lines += [words[0], f"bonus {words[1]} {words[0].split('_')[0]}"]
            case "wakhan-skips":
                lines.append(f"skip {words[0]}: {words[1]}")
            case "purchased":
                lines.append(f"buy {words[0]}")
            case "acts-bonus":
                lines.append(f"bonus {words[0]} {words[1]}")
            case "wakhan-discards":
                lines.append(f"discard {words[0]}: {words[1]}")
            case "wakhan-chooses-card" if words[1] == "cleanup-order":
                lines.append(f"discard {words[0]}: {words[1]}")
    return lines


@rule("PAM-24.12", "PAM-23.2", "PAM-23.4")
@pytest.mark.parametrize("number", range(1, 25))
def test_her_turn_by_each_card(number: int) -> None:
    assert told(position(number)) == [line.strip() for line in TOLD[number].strip().splitlines()]


@rule("PAM-23.2")
@pytest.mark.parametrize("number", range(1, 25))
def test_each_card_is_read_as_printed(number: int) -> None:
    printed, card = facts("wakhan_cards")[number - 1], AI[number - 1]
    assert [INSTRUCTION.names[line] for line in card.lines] == printed["front"]["actions"]
    assert [REGION.names[region] for region in card.regions] == printed["front"]["region_order"]
    assert [COALITION.names[coalition] for coalition in card.loyalties] == printed["front"]["loyalty_order"]
    reads = position(number).view(0)["wakhan"]["reads"]
    back = facts("wakhan_cards")[1 if number != 2 else 0]["back"]
    side = back[printed["front"]["red_arrow"]]
    assert reads["side"] == {"top_left": "left", "bottom_right": "right"}[side]
    assert reads["column"] == back["columns"][printed["front"]["black_arrow"]]
