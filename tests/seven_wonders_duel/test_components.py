"""What is in the box, and how the table is laid (SWD-1 to SWD-4)."""
from __future__ import annotations

from collections import Counter

from meydan.core.rng import Rng
from meydan.games.seven_wonders_duel import components as parts
from meydan.games.seven_wonders_duel.components import BUILDING, BUILDING_CARDS, COLOUR, SYMBOL, TOKEN, WONDER
from tests.rules import rule
from tests.seven_wonders_duel.positions import FIRST, GAME, duel, play


@rule("SWD-1.1", "SWD-1.5")
def test_the_deck_has_73_different_cards() -> None:
    assert [len(deck) for deck in parts.DECKS] == [23, 23, 20, 7]
    assert len(set(BUILDING.names)) == 73


@rule("SWD-1.2")
def test_there_are_twelve_wonders_and_ten_tokens() -> None:
    assert (len(WONDER), len(TOKEN)) == (12, 10)
    assert duel().view(None)["military_tokens"] == [[True, True], [True, True]]


@rule("SWD-1.3", "SWD-1.4")
def test_cards_by_colour() -> None:
    colours = Counter(COLOUR.names[card.colour] for card in BUILDING_CARDS)
    assert colours == dict(brown=9, grey=4, blue=14, green=12, yellow=13, red=14, purple=7)
    assert {COLOUR.names[card.colour] for card in BUILDING_CARDS if card.age == 3}.isdisjoint({"brown", "grey"})
    assert {int(card.age) for card in BUILDING_CARDS if card.colour == parts.PURPLE} == {3}


@rule("SWD-1.6")
def test_the_bank_never_runs_out() -> None:
    g = duel(first=dict(coins=500, plans=["temple_of_artemis"]), open=["baths"])
    play(g, "wonder", "baths", "temple_of_artemis")
    assert g.cities[FIRST].coins == 500 - 8 + 12


@rule("SWD-1.7")
def test_five_resources_three_of_them_raw() -> None:
    assert parts.RESOURCE.names == ("wood", "clay", "stone", "glass", "papyrus")
    assert parts.RAW == 3


@rule("SWD-1.8")
def test_each_symbol_is_on_two_green_cards_but_that_of_law() -> None:
    symbols = Counter(SYMBOL.names[card.symbol] for card in BUILDING_CARDS if card.symbol != parts.NONE)
    assert symbols == dict(inkwell=2, mortar=2, plumb=2, wheel=2, armillary=2, sundial=2)
    assert [TOKEN.names[n] for n, token in enumerate(parts.PROGRESS_TOKENS) if token.symbol != parts.NONE] == ["law"]
    assert len(SYMBOL) == 7


@rule("SWD-1.9")
def test_seventeen_chains_each_to_a_later_age() -> None:
    chains = [(card.chain_from, n) for n, card in enumerate(BUILDING_CARDS) if card.chain_from != parts.NONE]
    assert len(chains) == len({parent for parent, _ in chains}) == 17
    assert all(BUILDING_CARDS[parent].age < BUILDING_CARDS[child].age for parent, child in chains)


@rule("SWD-1.10", "TRAP-22")
def test_a_face_down_guild_is_recognisable_but_not_which() -> None:
    for seed in range(200):
        g = GAME.new(seed=seed, wonders="first_game")
        rng = Rng(seed)
        while not g.over and g.view(None)["age"] < 3:
            g.apply(g.choices[rng.below(len(g.choices))])
        if g.over:
            continue
        face_down = [slot for slot in g.view(None)["structure"] if slot["card"] is None]
        assert {slot["back"] for slot in face_down} <= {"age3", "guild"}
        other = g.determinize(0, 7)
        backs = [slot["back"] for slot in g.view(0)["structure"]]
        assert [slot["back"] for slot in other.view(0)["structure"]] == backs
        if "guild" in {slot["back"] for slot in face_down}:
            return
    raise AssertionError("no Guild was ever face down")


@rule("SWD-2.1", "SWD-2.2", "SWD-2.4", "SWD-9.3")
def test_set_up_of_board_and_coins() -> None:
    view = GAME.new(seed=3).view(None)
    assert view["pawn"] == 0
    assert view["military_tokens"] == [[True, True], [True, True]]
    assert [city["coins"] for city in view["cities"]] == [7, 7]
    assert [int(parts.LOOT[space]) for space in range(10)] == [0, 0, 0, 2, 0, 0, 5, 0, 0, 0]


@rule("SWD-2.3", "SWD-17.3")
def test_five_tokens_on_the_board_and_the_other_five_known_by_elimination() -> None:
    boards = set()
    for seed in range(40):
        view = GAME.new(seed=seed).view(None)
        assert len(view["board_tokens"]) == len(view["box_tokens"]) == 5
        assert set(view["board_tokens"]) | set(view["box_tokens"]) == set(TOKEN.names)
        boards.add(tuple(view["board_tokens"]))
    assert len(boards) > 25


@rule("SWD-2.5", "SWD-2.6")
def test_each_age_has_twenty_cards_and_age_three_has_three_guilds() -> None:
    for seed in range(30):
        deal = GAME.setup(GAME.new(seed=seed)).deal
        for age in (1, 2, 3):
            cards = [BUILDING_CARDS[BUILDING.index[name]] for name in deal[f"age{age}"]]
            assert len(set(deal[f"age{age}"])) == 20
            assert all(card.age == age for card in cards)
            assert sum(card.back == parts.GUILD_BACK for card in cards) == (3 if age == 3 else 0)


@rule("SWD-2.7")
def test_the_first_player_is_a_table_setting() -> None:
    assert {GAME.new(seed=seed).view(None)["first"] for seed in range(30)} == {0, 1}
    assert {GAME.new(seed=seed, first_player="seat2").view(None)["first"] for seed in range(30)} == {1}
    assert GAME.new(seed=1, first_player="seat2").current == 1


@rule("SWD-2.8", "EX-18")
def test_first_game_wonders() -> None:
    g = GAME.new(seed=5, wonders="first_game", first_player="seat1")
    mine, theirs = ({wonder["id"] for wonder in city["wonders"]} for city in g.view(None)["cities"])
    assert mine == {"pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus"}
    assert theirs == {"circus_maximus", "piraeus", "appian_way", "colossus"}
    assert g.view(None)["age"] == 1


@rule("SWD-3.1", "SWD-3.2", "SWD-3.3", "SWD-3.4", "SWD-3.6")
def test_the_draft() -> None:
    g = GAME.new(seed=9, first_player="seat1")
    order, shown = [], []
    while g.asking == "PickWonder":
        order.append(g.current)
        shown.append(len(g.view(None)["draft"]))
        assert len(g.choices) == shown[-1]
        g.apply(g.choices[0])
    assert order == [0, 1, 1, 0, 1, 0, 0, 1]
    assert shown == [4, 3, 2, 1, 4, 3, 2, 1]
    assert [len(city["wonders"]) for city in g.view(None)["cities"]] == [4, 4]


@rule("SWD-3.5", "SWD-17.2")
def test_the_second_group_is_unknown_during_the_first() -> None:
    g = GAME.new(seed=9)
    first_group = set(g.view(None)["draft"])
    second_groups = set()
    for seed in range(40):
        other = g.determinize(0, seed)
        assert set(other.view(None)["draft"]) == first_group
        for _ in range(4):
            other.apply(other.choices[0])
        group = frozenset(other.view(None)["draft"])
        assert group.isdisjoint(first_group)
        second_groups.add(group)
    assert len(second_groups) > 20


@rule("SWD-3.7")
def test_the_draft_sees_the_tokens_but_no_building() -> None:
    view = GAME.new(seed=2).view(0)
    assert len(view["board_tokens"]) == 5
    assert view["structure"] == [] and view["age"] == 0


@rule("SWD-4.1", "SWD-4.2", "SWD-4.9")
def test_rows_of_the_structures() -> None:
    g = GAME.new(seed=4, wonders="first_game", first_player="seat2")
    assert g.current == 1
    up = [slot["card"] is not None for slot in g.view(None)["structure"]]
    assert up == [True] * 2 + [False] * 3 + [True] * 4 + [False] * 5 + [True] * 6
    assert bin(int(parts.FACE_UP[2])).count("1") == 6 + 4 + 2
    assert bin(int(parts.FACE_UP[3])).count("1") == 2 + 4 + 4 + 2


@rule("SWD-4.3", "SWD-4.4")
def test_a_card_is_covered_by_its_neighbours_of_the_next_row() -> None:
    def covered_by(age: int, slot: int) -> list[int]:
        return [n for n in range(20) if parts.COVERED_BY[age * 20 + slot] >> n & 1]

    assert covered_by(1, 0) == [2, 3]
    assert covered_by(2, 0) == [6] and covered_by(2, 1) == [6, 7]
    assert covered_by(3, 5) == covered_by(3, 6) == [9]
    assert covered_by(3, 9) == [11, 12]


@rule("SWD-4.5", "EX-11")
def test_only_uncovered_cards_are_accessible() -> None:
    for age, last in ((1, [14, 15, 16, 17, 18, 19]), (2, [18, 19]), (3, [18, 19])):
        assert [slot["slot"] for slot in duel(age=age).view(None)["structure"] if slot["accessible"]] == last
    g = duel(open=["altar", "baths", "stone_pit", "lumber_yard", "scriptorium", "theater"])
    play(g, "discard", "altar")
    play(g, "discard", "theater")
    accessible = [slot for slot in g.view(None)["structure"] if slot["accessible"]]
    assert [slot["card"] for slot in accessible] == ["baths", "stone_pit", "lumber_yard", "scriptorium"]
    assert not [slot for slot in g.view(None)["structure"] if slot["slot"] in range(9, 14) and slot["card"]]


@rule("SWD-4.6", "SWD-4.8")
def test_uncovered_cards_are_turned_up_together() -> None:
    g = duel(open=["altar", "baths", "stone_pit", "lumber_yard", "scriptorium", "theater"])
    play(g, "discard", "altar")
    play(g, "discard", "stone_pit")
    g.log = []
    play(g, "discard", "baths")
    turned = [event[4] for event in g.log if GAME.events[event].name == "turned-up"]
    assert turned == [9, 10]


@rule("SWD-4.10")
def test_every_accessible_card_is_face_up() -> None:
    for seed in range(20):
        g = GAME.new(seed=seed)
        rng = Rng(seed)
        while not g.over:
            if g.asking == "TakeTurn":
                assert all(slot["card"] for slot in g.view(None)["structure"] if slot["accessible"])
            g.apply(g.choices[rng.below(len(g.choices))])


@rule("SWD-18.4")
def test_cards_turned_up_are_told_by_slot_number() -> None:
    g = duel(open=["altar", "baths", "stone_pit", "lumber_yard", "scriptorium", "theater"])
    for card in ("theater", "lumber_yard"):
        play(g, "discard", card)
    g.log = []
    play(g, "discard", "scriptorium")
    assert [event[4] for event in g.log if GAME.events[event].name == "turned-up"] == [12, 13]
