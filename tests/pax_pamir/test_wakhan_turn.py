"""Sections 23 and 24: her turn, Ambition, Radicalize."""
from __future__ import annotations

import pytest

from meydan.bots import bot
from meydan.core.rng import Rng
from meydan.core.texts import LANGUAGES, game_texts
from meydan.games.pax_pamir.components import INSTRUCTION
from meydan.games.pax_pamir.state import Pamir
from meydan.lab.match import Match, play
from tests.pax_pamir.positions import (
    GAME,
    armies,
    coins,
    court,
    do,
    her,
    her_turn,
    market,
    money,
    notes,
    points,
    roads,
    she_buys,
    she_follows,
    spies,
)
from tests.rules import rule


@rule("PAM-23.1", "PAM-23.10", "TRAP-30")
def test_cards_are_turned_one_by_one_and_shuffled_when_no_back_is_left() -> None:
    g = her_turn(ai=[8, 2])
    assert g.ai_next == 1
    g.ai_next = 22
    before = list(g.ai_deck)
    do(g, "end-turn")
    assert g.ai_next == 23 and g.ai_deck == before                  # the 23rd card, one back left
    do(g, "end-turn")
    assert g.ai_next == 1 and g.ai_deck != before and sorted(g.ai_deck) == list(range(24))
    assert notes(g, "ai-shuffled") == [(1,)]


@rule("PAM-23.10")
def test_what_is_open_of_her_deck() -> None:
    g = her_turn(ai=[8, 2])
    shown = g.view(0)["wakhan"]
    assert shown["open"] == ["ai_08"] and shown["deck"] == 23 and len(g.deck) == 13
    g.drawn = 13                                                    # nothing to deal anew but her cards
    shown = g.view(0)["wakhan"]
    assert shown["back"] == {"upper": "right", "lower": "left", "columns": [4, 5, 0, 1, 2, 3]}
    for seed in range(10):
        other = g.determinize(0, seed)
        assert other.view(0)["wakhan"] == shown
    assert len({tuple(g.determinize(0, seed).ai_deck) for seed in range(10)}) == 10


@rule("PAM-23.3")
def test_her_blackmail_herat_before_kandahar() -> None:
    g = her_turn(courts=["45 61 39", "43 54"], spies="0 39")
    placed = [note[1] for note in notes(g, "spy-placed")]
    assert placed == ["court_061", "court_045"]


def followed(g: Pamir) -> list[str]:
    """The lines she followed, in order."""
    lines = []
    for entry in g.log or []:
        kind = GAME.events[entry]
        if kind.name in ("wakhan-follows", "wakhan-follows-bonus", "wakhan-radicalizes"):
            lines.append(INSTRUCTION.names[entry[3]])
    return lines


def arrows(g: Pamir) -> tuple[str, int]:
    """The market spot her arrows name."""
    return ("top", "bottom")[g.red_arrow()], int(g.arrow_column())


@rule("PAM-23.4", "PAM-23.5", "PAM-23.9")
def test_lines_from_the_top_until_two_actions_are_done() -> None:
    # AI card 8: Tax, Betray, Radicalize. She cannot betray.
    g = her_turn(courts=["", "29 61"], market="top0 9, top1 10", coins="top0 9")
    assert followed(g) == ["tax", "radicalize"]
    assert notes(g, "wakhan-skips") == [(1, "betray", "no-card-shows-it")]
    idle = her_turn()
    assert [note[1] for note in notes(idle, "wakhan-skips")] == ["tax", "betray", "radicalize"]
    assert idle.turn == 0 and notes(idle, "wakhan-rule") == [(1, "nothing-valid")]


@rule("PAM-23.4")
def test_after_the_bottom_line_she_starts_again() -> None:
    g = her_turn(market="top0 9, bottom0 20", rupees="0 0")         # only Radicalize is possible, twice
    assert followed(g) == ["radicalize", "radicalize"]
    assert set(court(g, 1)) == {9, 20}


@rule("PAM-23.6", "PAM-23.8")
def test_favored_cards_cost_no_action() -> None:
    g = her_turn(courts=["", "29 61"], market="top0 9, top1 10", coins="top0 9", favored="economic")
    assert followed(g)[:2] == ["tax", "radicalize"]
    assert notes(g, "wakhan-follows-bonus")[0] == (1, "tax", "court_061")


@rule("PAM-23.8")
def test_bonus_actions_left_to_right_leftmost_possible() -> None:
    # AI card 7: Build, Move, Radicalize; none is possible. Then #33 (Battle, Gift) and #60 (Tax, Gift, Battle).
    g = her_turn(ai=[7, 2], courts=["", "33 60 29"], favored="military", rupees="0 7")
    assert notes(g, "acts-bonus") == [(1, "court_033", "gift"), (1, "court_060", "gift")]
    assert notes(g, "wakhan-bonus-skipped") == []                   # #29 is not favored: nothing to tell
    assert money(g)[1] == 1


@rule("PAM-23.7", "TRAP-28")
def test_ambition_beats_everything() -> None:
    g = her_turn(market="top1 101, top0 9", tribes="1 herat", rupees="0 1", deck="10 104", courts=["", "29"],
                 coins="top0 5")
    assert notes(g, "wakhan-chooses-card")[0] == (1, "event_101", "ambition-scores") and points(g) == [1, 3]
    tied = her_turn(market="top0 101, top1 9", tribes="1 herat, 0 herat", deck="10 104", rupees="0 0")
    assert all(note[2] != "ambition-scores" for note in notes(tied, "wakhan-chooses-card"))
    dear = her_turn(market="top0 9, top1 10, top2 101", tribes="1 herat", rupees="0 0", deck="10 104 11 12")
    assert all(not note[2].startswith("ambition") for note in notes(dear, "wakhan-chooses-card"))


@rule("PAM-23.7")
def test_ambition_also_if_she_would_win() -> None:
    lead = (3 << 3) | (9 << 8)                                      # an earlier failed check: 3 against 9 points
    position = {"market": "top1 101, top0 9", "tribes": "1 herat, 0 herat", "rupees": "0 1", "deck": "10 104"}
    g = her_turn(history=[lead], **position)                        # type: ignore[arg-type]
    assert g.over and g.won == 2
    assert notes(g, "wakhan-chooses-card") == [(1, "event_101", "ambition-wins")]
    old = her_turn(history=[lead], wakhan="rulebook", **position)   # type: ignore[arg-type]
    assert not any(note[2] == "ambition-wins" for note in notes(old, "wakhan-chooses-card"))


# Radicalize.

@rule("PAM-24.1", "PAM-24.7", "PAM-24.8")
def test_radicalize_buys_and_plays_in_one_action() -> None:
    g = her(market="top2 16, top0 9, top1 10", rupees="0 2", coins="top2 3", courts=["", "29"], ai=[8, 2])
    assert she_follows(g, "radicalize") is None
    assert court(g, 1) == [16, 29] and int(g.actions) == 1          # Top (left), column 2
    assert money(g)[1] == 3 and coins(g) == {"top0": 1, "top1": 1} and armies(g, "british", "kabul") == 1
    right = her(market="bottom1 16", courts=["", "29"], ai=[8, 1])
    assert she_follows(right, "radicalize") is None and court(right, 1) == [29, 16]


@rule("PAM-24.7")
def test_a_card_whose_bribe_she_cannot_pay_is_discarded() -> None:
    g = her(market="top0 61", tribes="0 herat 2", rupees="0 1", ai=[8, 2])
    assert she_follows(g, "radicalize") is None
    assert court(g, 1) == [] and int(g.actions) == 1 and money(g) == [0, 1]
    assert notes(g, "wakhan-discards") == [(1, "court_061", "cannot-pay-bribe")]
    rich = her(market="top0 61", coins="top0 1", tribes="0 herat 2", rupees="0 1", ai=[8, 2])
    assert she_follows(rich, "radicalize") is None and court(rich, 1) == [61]       # with the rupee just collected


@rule("PAM-24.2", "TRAP-28")
def test_valid_cards() -> None:
    g = her(market="top2 111, top1 101, top0 105", rupees="0 9", deck="9 104", tribes="0 herat")
    assert she_follows(g, "radicalize") is None
    assert notes(g, "purchased")[0][1] == "event_105"
    blocked = her(market="top2 16", rupees="0 9")
    blocked.blocked = 4
    assert she_follows(blocked, "radicalize") == "no-valid-card"
    assert she_buys(her(market="top0 105"), "rad_most_blocks") is None      # instructions look at court cards


@rule("PAM-24.6")
def test_arrows_then_left_then_the_other_row() -> None:
    spots = {"top2 16": 16, "top1 16": 16, "top0 16, top3 9": 16, "top3 16, bottom2 9": 9, "top4 16, bottom1 9": 9}
    for laid, number in spots.items():
        assert she_buys(her(market=laid, rupees="0 9"), "radicalize") == number
    assert she_buys(her(market="top3 16, bottom5 9", rupees="0 9"), "radicalize") is None
    assert she_buys(her(market="top2 16, top0 9, top1 10", rupees="0 1"), "radicalize") == 10   # 2 is too dear


@rule("PAM-24.6")
def test_savvy_purchasing_is_an_option() -> None:
    laid = {"market": "top0 9, top1 13, top2 14, bottom1 61", "rupees": "0 9"}
    assert she_buys(her(**laid), "radicalize") == 14                # type: ignore[arg-type]
    assert she_buys(her(wakhan_savvy=True, **laid), "radicalize") == 61     # type: ignore[arg-type]  1 rupee as #13


@rule("PAM-24.6")
def test_she_says_whether_the_arrows_named_the_card() -> None:
    def why(market: str) -> str:
        g = her(market=market, rupees="0 9")
        assert she_follows(g, "radicalize") is None
        return str(notes(g, "wakhan-radicalizes")[0][3])

    whole = "top0 9, top1 13, top2 14, top3 29, top4 30, top5 31, bottom1 61"
    assert why(whole) == "arrows"
    row, column = arrows(her(market=whole, rupees="0 9"))
    other = "bottom" if row == "top" else "top"
    assert column > 0
    assert why(f"{row}{column - 1} 9, {other}{column} 61") == "left-of-arrows"
    assert why(f"{other}{column} 61") == "other-row"


@rule("PAM-24.3", "TRAP-28")
def test_instruction_before_the_dominance_routine() -> None:
    laid = {"market": "top0 7, top1 12, bottom5 101", "rupees": "0 3", "deck": "10 104", "tribes": "0 herat"}
    assert she_buys(her(**laid), "rad_most_blocks") == 12           # type: ignore[arg-type]
    assert she_buys(her(**laid), "radicalize") == 7                 # type: ignore[arg-type]
    assert she_buys(her(wakhan="rulebook", **laid), "rad_most_blocks") == 7     # type: ignore[arg-type]


@rule("PAM-24.4")
def test_ties_cheapest_then_highest_number() -> None:
    assert she_buys(her(market="top0 18, bottom0 20, top1 85", rupees="0 9"), "rad_intelligence") == 20
    assert she_buys(her(market="top1 85, bottom2 88", rupees="0 9"), "rad_intelligence") == 85
    assert she_buys(her(market="top0 9"), "rad_intelligence") is None


@rule("PAM-24.5")
def test_with_a_check_in_the_market() -> None:
    base = {"rupees": "0 9", "deck": "10 104", "tribes": "0 herat", "loyal": "russian"}
    dominant = {**base, "armies": "british kabul 4"}
    assert she_buys(her(market="top3 32, top1 51, top0 12, bottom4 101", **dominant), "radicalize") == 51   # type: ignore[arg-type]
    assert she_buys(her(market="top0 9, top2 12, top1 13, bottom4 101", **dominant), "radicalize") == 12    # type: ignore[arg-type]
    assert she_buys(her(market="top2 18, top1 105, bottom4 101", **dominant), "radicalize") == 105          # type: ignore[arg-type]
    assert she_buys(her(market="top0 9, top2 7, top1 1, bottom4 101", **base), "radicalize") == 1           # type: ignore[arg-type]
    assert she_buys(her(market="top2 9, top1 12, bottom4 101", **base), "radicalize") == 12                 # type: ignore[arg-type]
    assert she_buys(her(market="top0 9, bottom0 12, bottom4 101", **base), "radicalize") == 12              # type: ignore[arg-type]


@rule("PAM-24.9", "TRAP-29")
def test_her_spies_go_where_she_has_not_the_most() -> None:
    g = her(market="top0 1", courts=["9 14", ""], spies="1 14 1")
    assert she_follows(g, "radicalize") is None
    # Each spy anew: #9 (an opponent's) lacks one, then #1 itself, then all are held: the best again.
    assert (spies(g, 1, 9), spies(g, 1, 1), spies(g, 1, 14)) == (1, 1, 2)
    tie = her(market="top0 4", courts=["14", ""], spies="1 14 1, 0 14 1")
    assert she_follows(tie, "radicalize") is None and spies(tie, 1, 14) == 2     # a tie is not the most


@rule("PAM-24.10")
def test_her_roads_go_border_by_border_in_region_order() -> None:
    # Transcaspia, persia, punjab, kandahar, herat, kabul.
    g = her(market="top0 12", ai=[8, 2])
    assert she_follows(g, "radicalize") is None
    assert [roads(g, "british", border) for border in
            ("kabul_transcaspia", "kabul_punjab", "kabul_kandahar", "herat_kabul")] == [1, 1, 1, 0]
    two = her(market="top0 29, bottom0 9", ai=[8, 2])
    assert she_follows(two, "radicalize") is None
    assert (roads(two, "british", "kandahar_punjab"), roads(two, "british", "kabul_punjab")) == (1, 1)


@rule("PAM-24.11", "TRAP-27")
def test_her_blocks_are_pragmatic_even_on_patriots() -> None:
    g = her(market="top0 100", loyal="afghan", ai=[8, 2])           # British, Russian, Afghan
    assert she_follows(g, "radicalize") is None
    assert armies(g, "british", "transcaspia") == 2 and armies(g, "russian", "transcaspia") == 0


@rule("PAM-24.12", "PAM-24.15")
@pytest.mark.parametrize(("line", "position", "number"), [
    ("rad_military_if_military_favored", {"favored": "military", "market": "top0 15, bottom1 98, bottom0 9"}, 98),
    ("rad_military_if_military_favored", {"market": "top0 15"}, None),
    ("rad_economic_if_political_favored", {"market": "top0 9, top1 12, bottom0 15"}, 12),
    ("rad_economic_if_political_favored", {"favored": "economic", "market": "top0 9"}, None),
    ("rad_highest_political", {"market": "top0 5, top1 7, bottom0 15"}, 7),
    ("rad_highest_intelligence", {"market": "top0 4, top3 1, bottom0 15"}, 1),
    ("rad_most_rupees_if_poor", {"rupees": "0 1", "market": "top0 9, bottom0 14, top1 10", "coins": "top0 1"}, 14),
    ("rad_most_rupees_if_poor", {"rupees": "0 2", "market": "top0 14"}, None),
    ("rad_gain_rule", {"market": "top0 9, bottom0 15, top1 24"}, 24),
    ("rad_intelligence", {"market": "top0 9, top1 4, top2 1"}, 4),
    ("rad_most_blocks", {"market": "top0 9, top1 12, bottom0 18"}, 12),
    ("rad_most_blocks", {"market": "top0 18"}, None),
    ("rad_most_cylinders_if_no_dominant", {"market": "top0 9, top1 7, top2 1, bottom0 18"}, 7),
    ("rad_most_cylinders_if_no_dominant", {"market": "top0 7", "armies": "russian herat 4"}, None),
    ("rad_most_cylinders_if_no_dominant", {"market": "top0 9"}, None),
    ("rad_move_if_none", {"market": "top0 15, top1 9"}, 9),
    ("rad_move_if_none", {"market": "top0 9", "courts": ["", "13"]}, None),
    ("rad_patriot_if_dominant", {"market": "top0 51, top1 100", "armies": "russian herat 4"}, 100),
    ("rad_patriot_if_dominant", {"market": "top0 51"}, None),
    ("rad_political_if_court_full", {"market": "top0 5, top1 7", "courts": ["", "9 13 15"]}, 7),
    ("rad_political_if_court_full", {"market": "top0 5", "courts": ["", "9 13"]}, None),
    ("rad_intelligence_if_fewer_spies", {"market": "top0 4, top1 2", "spies": "0 9", "courts": ["9"]}, 2),
    ("rad_intelligence_if_fewer_spies", {"market": "top0 4"}, None),
])
def test_instructions(line: str, position: dict[str, str], number: int | None) -> None:
    assert she_buys(her(**{"rupees": "0 6", **position}), line) == number      # type: ignore[arg-type]


@rule("PAM-24.13")
def test_net_rupees() -> None:
    poor = {"rupees": "0 1", "favored": "economic"}
    assert she_buys(her(market="top0 113, bottom0 14", **poor), "rad_most_rupees_if_poor") == 113   # type: ignore[arg-type]
    assert she_buys(her(market="top1 14, bottom0 9", coins="bottom0 2", **poor),                    # type: ignore[arg-type]
                    "rad_most_rupees_if_poor") == 9
    assert she_buys(her(market="top0 9", **poor), "rad_most_rupees_if_poor") is None                # type: ignore[arg-type]


@rule("PAM-24.14")
def test_gaining_rule() -> None:
    assert she_buys(her(market="top0 24", tribes="1 punjab"), "rad_gain_rule") is None      # she rules it already
    assert she_buys(her(market="top0 24", armies="afghan punjab 3", loyal="afghan"), "rad_gain_rule") == 24
    strong = her(market="top0 26", tribes="0 punjab 2", armies="afghan punjab 3", loyal="afghan", rupees="0 9")
    assert she_buys(strong, "rad_gain_rule") is None                # 5 against 1 + 3
    poor = her(market="top0 24", tribes="0 punjab 1", rupees="0 0", loyal="afghan")
    assert she_buys(poor, "rad_gain_rule") is None                  # she could not pay the bribe
    assert she_buys(her(market="top0 24", tribes="0 punjab 1", rupees="0 1", loyal="afghan"), "rad_gain_rule") == 24


@rule("PAM-24.12", "PAM-24.16")
def test_battle_on_the_card_with_the_most_spies() -> None:
    g = her(courts=["9 14 16", "33"], spies="1 9 1, 0 9 1, 1 14 1, 0 14 2, 0 16 5")
    assert she_follows(g, "battle_card_most_spies") is None
    assert spies(g, 0, 14) == 1 and spies(g, 0, 9) == 1 and notes(g, "battle-card") == [(1, "court_014")]
    tie = her(courts=["9 14", "33"], spies="1 9, 0 9, 1 14, 0 14")
    assert she_follows(tie, "battle_card_most_spies") is None and notes(tie, "battle-card") == [(1, "court_014")]
    none = her(courts=["9", "33"], spies="1 9")
    assert she_follows(none, "battle_card_most_spies") == "no-legal-use"
    assert she_follows(her(courts=["9", "29"], spies="1 9, 0 9"), "battle_card_most_spies") == "no-card-shows-it"


@rule("PAM-23.9")
def test_her_turn_ends_with_cleanup() -> None:
    g = her_turn(ai=[7, 2], courts=["", "9 13 15 16"], market="top0 111")
    assert g.turn == g.current == 0 and court(g, 1) == [13, 15, 16] and 111 not in market(g).values()


@rule("PAM-22.1")
def test_she_can_be_met_in_the_arena() -> None:
    lady = bot("meydan.games.pax_pamir.wakhan_bot.Wakhan", 1, 1)
    assert lady.why("en") == []
    with pytest.raises(RuntimeError):
        lady.choose({}, None, None)                                 # type: ignore[arg-type]
    seats = ("random", "meydan.games.pax_pamir.wakhan_bot.Wakhan")
    result = play(Match(0, "pax_pamir", seats, 1, 0, None, {"wakhan": "errata"}))
    assert result.returns == (-1.0, 1.0)


@rule("PAM-23.4", "PAM-23.5")
def test_every_step_of_her_turn_is_told_with_its_reason_in_both_languages() -> None:
    """Whatever she buys, does or leaves is led in by a sentence that says why."""
    told: set[str] = set()
    for seed in range(12):
        options = {"wakhan": ("errata", "rulebook")[seed % 2], "wakhan_savvy": True}
        state, rng = GAME.trial(2 + seed % 2, seed, **options), Rng(seed)
        state.log = []
        while not state.over:
            state.apply(state.choices[rng.below(len(state.choices))])
        led = bonus = False
        for event in state.log:
            kind = GAME.events[event]
            facts = {argument: family.names[number] for (argument, family), number
                     in zip(kind.kinds.items(), event[3:]) if len(family)}
            if kind.name == "turn-begins":
                led = bonus = False
            elif kind.name.startswith("wakhan-"):
                led, bonus = True, bonus or facts.get("reason") in ("no-more-actions", "nothing-valid")
            elif event[2] == state.players - 1 and kind.name in ("purchased", "acts"):
                assert led, f"{kind.name} without a reason"
                led = False
            elif event[2] == state.players - 1 and kind.name == "acts-bonus":
                assert bonus, "a bonus action before it was told that they begin"
            if "reason" in facts:
                told.add(facts["reason"])
                plain = facts["reason"] == "instruction"            # the line she follows is the reason
                for language in LANGUAGES:
                    texts = game_texts(GAME, language)
                    why = texts.say(f"instruction-{facts['line']}" if plain else f"reason-{facts['reason']}")
                    assert why in texts.event(event)
    assert len(told) >= 20, sorted(told)
