"""Sections 25 and 26: her card actions and her other decisions."""
from __future__ import annotations

from meydan.games.pax_pamir import cleanup, events, wakhan_choices, wakhan_deeds
from meydan.games.pax_pamir.components import EVENTS, GIFT
from tests.pax_pamir.positions import (
    armies,
    coins,
    court,
    do,
    hand,
    her,
    her_turn,
    money,
    notes,
    prizes,
    roads,
    she_follows,
    she_uses,
    spies,
    table,
    tribes,
)
from tests.rules import rule


@rule("PAM-25.1")
def test_she_uses_the_card_of_highest_priority() -> None:
    g = her(courts=["", "29 61 75"], favored="political", market="top0 9", coins="top0 9")
    assert she_follows(g, "tax") is None
    assert notes(g, "wakhan-follows-bonus") == [(1, "tax", "court_075")] and int(g.actions) == 2
    used = her(courts=["", "29"], market="top0 9", coins="top0 9")
    used.use(28)
    assert she_follows(used, "tax") == "no-card-shows-it"
    assert she_follows(her(courts=["", "29"]), "tax") == "no-legal-use"


@rule("PAM-25.2")
def test_gift_goes_to_the_cheapest_space() -> None:
    g = she_uses(her(courts=["", "60"], gifts="1 2", rupees="0 9"), 60, "gift")
    assert g.view(0)["seats"][1]["gifts"] == ["2", "4"] and money(g)[1] == 5


@rule("PAM-25.3")
def test_build_armies_in_the_first_region_she_rules() -> None:
    # AI card 8 orders Transcaspia, Persia, Punjab, Kandahar, Herat, Kabul.
    g = her(courts=["", "27"], tribes="1 herat, 1 punjab", rupees="0 5", loyal="afghan")
    she_uses(g, 27, "build")
    assert armies(g, "british", "punjab") == 2 and money(g)[1] == 1
    rich = she_uses(her(courts=["", "27 78"], tribes="1 herat", rupees="0 20", loyal="afghan"), 27, "build")
    assert armies(rich, "british", "herat") == 4 and money(rich)[1] == 14   # three, and one by Infrastructure
    nation = her(courts=["", "27"], tribes="1 herat", rupees="0 20", loyal="afghan", effects="nation_building 1")
    assert armies(she_uses(nation, 27, "build"), "british", "herat") == 6 and money(nation)[1] == 14


@rule("PAM-25.4", "EX-19")
def test_betray_by_card_priority_among_prizes() -> None:
    g = her(courts=["10 4 29", "53 34"], spies="1 34, 1 10, 1 4, 1 29", favored="intelligence", loyal="russian")
    she_uses(g, 53, "betray")
    assert prizes(g, 1) == [4] and court(g, 0) == [10, 29]
    assert notes(g, "wakhan-rule")[-1] == (1, "must-take-prize")
    own = she_uses(her(courts=["29", "53 34"], spies="1 34, 1 29"), 53, "betray")
    assert prizes(own, 1) == [34] and court(own, 1) == [53]
    guarded = her(courts=["15 90", "53"], spies="1 90")
    assert she_follows(guarded, "betray") == "no-legal-use"


@rule("PAM-25.5", "PAM-25.12")
def test_battle_in_the_first_region_with_a_persons_piece() -> None:
    # Region order of card 8: Transcaspia, Persia, Punjab, ...; pragmatic loyalty British.
    g = her(courts=["", "98 38"], loyal="afghan", favored="political",
            armies="british transcaspia 1, british punjab 3, russian transcaspia 2, afghan punjab 1",
            tribes="0 punjab 1", roads="afghan kabul_punjab 1")
    she_uses(g, 38, "battle")
    assert notes(g, "battle-region") == [(1, "punjab")]             # Russian blocks are no reason to fight
    assert tribes(g, 0, "punjab") == 0 and armies(g, "afghan", "punjab") == 0
    assert roads(g, "afghan", "kabul_punjab") == 1                  # rank 2: tribe, then army
    few = her(courts=["", "38"], loyal="afghan", armies="british punjab 1, afghan punjab 1", tribes="0 punjab")
    she_uses(few, 38, "battle")
    assert tribes(few, 0, "punjab") == 0 and armies(few, "afghan", "punjab") == 1


@rule("PAM-25.12", "PAM-25.5")
def test_roads_in_border_order_and_nationalism_for_her() -> None:
    g = her(courts=["", "33"], loyal="afghan", armies="british punjab 2, russian punjab",
            roads="afghan kabul_punjab, afghan kandahar_punjab")
    she_uses(g, 33, "battle")
    assert [note[2] for note in notes(g, "road-removed")] == ["kandahar_punjab", "kabul_punjab"]
    assert armies(g, "russian", "punjab") == 1
    tribal = her(courts=["", "33"], loyal="afghan", tribes="1 punjab 2, 0 punjab 2", effects="nationalism 1")
    she_uses(tribal, 33, "battle")
    assert tribes(tribal, 0, "punjab") == 0


@rule("PAM-25.6")
def test_battle_on_a_card_only_if_no_region_qualifies() -> None:
    g = her(courts=["9 14", "33"], spies="1 9, 0 9, 1 14, 0 14 2", loyal="afghan")
    she_uses(g, 33, "battle")
    assert notes(g, "battle-card") == [(1, "court_014")] and spies(g, 0, 14) == 1
    advised = her(courts=["1 9", "33"], spies="1 9, 0 9")
    assert she_follows(advised, "battle") == "no-legal-use"


@rule("PAM-25.7")
def test_the_red_arrow_says_whom_she_hits() -> None:
    def hit(ai: list[int]) -> tuple[int, int]:
        g = her(3, courts=["", "", "15 34"], loyal="afghan russian", armies="british punjab", ai=ai,
                tribes="0 punjab, 1 punjab")
        she_uses(g, 34, "battle")
        return tribes(g, 0, "punjab"), tribes(g, 1, "punjab")

    assert hit([8, 2]) == (0, 1)                                    # Top (left): the next clockwise, seat 0
    assert hit([8, 1]) == (1, 0)                                    # Bottom (right)
    both = her(3, courts=["", "", "33"], loyal="afghan russian", armies="british punjab 2", tribes="0 punjab, 1 punjab")
    she_uses(both, 33, "battle")
    assert tribes(both, 0, "punjab") == tribes(both, 1, "punjab") == 0


@rule("PAM-25.8")
def test_tax_people_first_then_the_market() -> None:
    g = her(3, courts=["24", "26", "12 29"], tribes="2 punjab", rupees="3 5 0", market="top0 9, bottom0 10, top1 11",
            coins="top0 1, bottom0 1, top1 4")
    she_uses(g, 29, "tax")
    assert money(g) == [3, 3, 2]                                    # the richest first
    tie = her(3, courts=["24", "26", "29"], tribes="2 punjab", rupees="1 1 0", ai=[8, 1])
    assert money(she_uses(tie, 29, "tax")) == [0, 0, 2] and notes(tie, "taxed-player")[0] == (2, "2")
    sheltered = her(3, courts=["24 12", "26", "29"], tribes="2 punjab", rupees="3 1 0", market="bottom0 10, top0 9",
                    coins="bottom0 1, top0 1", ai=[8, 1])
    she_uses(sheltered, 29, "tax")
    assert money(sheltered) == [3, 0, 2] and coins(sheltered) == {"top0": 1}        # bottom row by the arrow


@rule("PAM-25.9", "PAM-25.10")
def test_moves_go_to_peoples_tribes() -> None:
    # Card 8: Transcaspia, Persia, Punjab, Kandahar, Herat, Kabul; British blocks.
    g = her(courts=["", "13"], loyal="afghan", armies="british kabul 3", tribes="0 punjab, 0 herat 2, 1 transcaspia")
    she_uses(g, 13, "move")
    assert armies(g, "british", "punjab") == 1                      # no more armies than tribes there
    assert armies(g, "british", "herat") == 1 and armies(g, "british", "kabul") == 1
    assert armies(g, "british", "transcaspia") == 0                 # only her own tribe there


@rule("PAM-25.9")
def test_she_keeps_her_ruler_tokens() -> None:
    g = her(courts=["", "13"], loyal="afghan", armies="british kabul 1", tribes="0 punjab, 1 kabul, 0 kabul")
    assert g.view(0)["rulers"]["kabul"] == 1
    assert she_follows(g, "move") == "no-legal-use"


@rule("PAM-25.10")
def test_an_army_moves_once_and_tribes_count_by_nationalism() -> None:
    g = her(courts=["", "63"], loyal="afghan", armies="british kabul 1", tribes="0 punjab 1, 0 kandahar 3")
    she_uses(g, 63, "move")
    assert armies(g, "british", "punjab") == 1 and len(notes(g, "army-moved")) == 1
    tribal = her(courts=["", "13 24"], loyal="afghan", tribes="1 punjab, 0 kabul 2", effects="nationalism 1")
    she_uses(tribal, 13, "move")
    assert tribes(tribal, 1, "punjab") == 1                         # it would cost her the token of Punjab
    ruled = her(courts=["", "13 24"], loyal="afghan", tribes="1 punjab, 0 punjab, 0 kabul 2", effects="nationalism 1")
    she_uses(ruled, 13, "move")
    assert tribes(ruled, 1, "kabul") == 1 and court(ruled, 1) == [13]       # overthrown in Punjab


@rule("PAM-25.11")
def test_without_a_legal_move_the_line_is_skipped() -> None:
    assert she_follows(her(courts=["", "13"], armies="british kabul"), "move") == "no-legal-use"


@rule("PAM-25.11")
def test_spy_moves_are_an_option() -> None:
    position = {"courts": ["9", "13 33"], "spies": "1 33 2", "loyal": "afghan"}
    assert she_follows(her(**position), "move") == "no-legal-use"   # type: ignore[arg-type]
    g = her(wakhan_spy_moves=True, **position)                      # type: ignore[arg-type]
    assert she_follows(g, "move") is None and spies(g, 1, 9) == 1
    assert notes(g, "spy-moved")[0] == (1, "court_033", "court_009")


# Section 26.

def buys(number: int, players: int = 2, **position: object) -> object:
    g = her(players, market=f"top0 {number}", **position)          # type: ignore[arg-type]
    assert she_follows(g, "radicalize") is None
    return g


@rule("PAM-26.1")
def test_events_she_buys() -> None:
    rumor = her(3, market="top0 108", ai=[8, 1])
    assert she_follows(rumor, "radicalize") is None and rumor.in_force(5, 1) and not rumor.in_force(5, 0)
    rebuke = her(market="top0 116", tribes="0 kabul", armies="russian herat")       # Herat comes before Kabul
    assert she_follows(rebuke, "radicalize") is None
    assert armies(rebuke, "russian", "herat") == 0 and tribes(rebuke, 0, "kabul") == 1
    manners = her(market="top0 61", tribes="0 herat 2", effects="courtly_manners 1", rupees="0 9")
    assert she_follows(manners, "radicalize") is None and money(manners) == [0, 9] and court(manners, 1) == [61]
    for number, effect in ((105, 0), (106, 2), (107, 4), (110, 7), (112, 8), (109, 6)):
        g = her(market=f"top0 {number}")
        assert she_follows(g, "radicalize") is None and g.in_force(effect, 1)
    assert money(buys(113, rupees="0 0"))[1] == 3                   # type: ignore[arg-type]


@rule("PAM-26.2")
def test_short_of_pieces() -> None:
    # Card 8: Transcaspia, Persia, Punjab, Kandahar, Herat, Kabul.
    g = her(market="top0 24", tribes="1 herat 2, 1 kabul 6", spies="1 9 2", courts=["9", ""])
    assert she_follows(g, "radicalize") is None
    assert tribes(g, 1, "herat") == 0 and tribes(g, 1, "punjab") == 2
    spied = her(market="top0 26", spies="1 9 5, 1 14 2", gifts="1 2, 1 4, 1 6", courts=["9 14", ""])
    assert she_follows(spied, "radicalize") is None
    assert tribes(spied, 1, "punjab") == 1 and spies(spied, 1, 14) == 1 and int(spied.gifts(1)) == 3
    blocks = her(market="top0 15", loyal="afghan", armies="british herat 2, british kandahar 1",
                 roads="british herat_kabul 9")
    assert she_follows(blocks, "radicalize") is None
    assert armies(blocks, "british", "kandahar") == 0 and armies(blocks, "british", "kabul") == 1
    only_roads = her(market="top0 15", loyal="afghan", roads="british herat_kabul 6, british kandahar_punjab 6")
    assert she_follows(only_roads, "radicalize") is None
    assert roads(only_roads, "british", "kandahar_punjab") == 5
    generous = her(courts=["9", "60"], gifts="1 2, 1 4", spies="1 9 8", rupees="0 9")
    generous.fresh_cylinders = 2**50 - 1 - (3 << 18)                # only her two gifts are not of this turn
    assert not wakhan_deeds.can_act(generous, 1, 59, GIFT, False)
    nothing = her(market="top0 26", gifts="1 2, 1 4, 1 6", spies="1 9 7", courts=["9", ""])
    nothing.fresh_cylinders = 2**50 - 1
    assert she_follows(nothing, "radicalize") is None and tribes(nothing, 1, "punjab") == 0


@rule("PAM-26.3")
def test_insurrection_and_safe_house_of_hers() -> None:
    g = her_turn(market="top0 101", courts=["", "3"], tribes="1 herat", loyal="afghan", deck="9 104")
    assert armies(g, "afghan", "kabul") == 2
    h = table(2, wakhan="errata", ai=[8, 2], courts=["33", "41 29"], spies="0 29, 1 29", favored="military")
    do(h, "battle court_033", "battle-card court_029", "remove-spy 2")
    assert spies(h, 1, 41) == 1 and h.current == 0


@rule("PAM-26.4")
def test_a_hand_given_to_her_is_played_at_once() -> None:
    g = table(2, wakhan="errata", ai=[8, 2], market="top0 114", hands=["16 33"], rupees="4 0")
    do(g, "purchase top0", "swap 2")
    assert set(court(g, 1)) == {16, 33} and hand(g, 0) == hand(g, 1) == [] and g.current == 0
    assert armies(g, "british", "punjab") == 2
    ruled = table(2, wakhan="errata", ai=[8, 2], market="top0 114", hands=["61"], tribes="0 herat", rupees="4 0")
    do(ruled, "purchase top0", "swap 2")
    assert court(ruled, 1) == []                                    # she cannot pay the bribe
    hers = her(market="top0 114", hands=["16 33"])
    assert she_follows(hers, "radicalize") is None
    assert set(court(hers, 1)) == {16, 33} and hand(hers, 0) == [] and int(hers.actions) == 1


@rule("PAM-26.5")
def test_confidence_failure_and_failure_to_impress() -> None:
    g = do(table(2, wakhan="errata", ai=[8, 2], market="top0 108", prizes=["4", "34"], rupees="4 0"), "end-turn")
    assert prizes(g, 0) == prizes(g, 1) == []
    failure = her(hands=["9 10"])
    events.discarded(failure, 1, EVENTS[13])
    failure.settle()
    assert failure.current == 0 and failure.asking == "LoseConfidence"
    assert do(failure, "discard court_009").asking == "ChooseAction" and hand(failure, 0) == [10]


@rule("PAM-26.6")
def test_her_discard_order() -> None:
    def first_out(held: str, **position: str) -> int:
        g = her(courts=["", held], **position)                      # type: ignore[arg-type]
        return int(wakhan_choices.card_to_discard(g, 1)) + 1

    assert first_out("5 36") == 36                                  # non-Political
    assert first_out("36 98") == 98                                 # non-patriot
    assert first_out("14 98") == 98                                 # not leveraged
    assert first_out("15 98", spies="0 98 2, 1 98 1, 0 15 2") == 15     # others' spies in excess of hers
    assert first_out("15 16", spies="0 15 1, 1 15 1") == 16             # fewest spies
    assert first_out("15 98") == 15                                 # lowest rank
    assert first_out("15 9", favored="military") == 9               # suit not favored
    assert first_out("16 15") == 15                                 # lowest number


@rule("PAM-26.6", "PAM-23.9")
def test_her_court_is_trimmed_with_the_limit_recomputed() -> None:
    g = her(courts=["", "5 7 9 13 15 16 33"])                       # limit 3 + 3
    cleanup.begin(g, 1)
    g.settle()
    assert len(court(g, 1)) == 6 and 9 not in court(g, 1) and g.current == 0


