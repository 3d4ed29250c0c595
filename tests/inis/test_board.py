"""Components, terms, tiles and setup (INIS-1 to 4)."""
from __future__ import annotations

import json

import pytest

from meydan.core.errors import BadSetup
from meydan.core.game import Setup
from meydan.core.rng import Rng
from meydan.core.state import CHANCE
from meydan.games.inis.actions import LAY
from meydan.games.inis.components import (
    ACTION_CARD,
    CARD_NAMES,
    CELLS,
    EPIC_CARD,
    FOUR_PLAYERS_ONLY,
    SPAN,
    TERRITORY,
    count,
    members,
)
from meydan.games.inis.state import DISCARDED, Inis
from tests.inis.positions import GAME, Table, territory
from tests.rules import rule


def new(players: int = 4, seed: int = 1, **options: bool | int) -> Inis:
    state = GAME.new(players=players, seed=seed, **options)
    assert isinstance(state, Inis)
    return state


def place(turned: str, q: int, r: int) -> int:
    return GAME.code("lay", turned, str(q), str(r)) - LAY


def on_board(g: Inis, seat: int) -> int:
    return sum(int(g.number(tile, seat)) for tile in range(16))


def facts(name: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = json.loads((GAME.folder / "facts" / f"{name}.json").read_text(encoding="utf-8"))
    return found


# Components (INIS-1).


@rule("INIS-1.1", "INIS-1.2", "INIS-3.10")
def test_sixteen_tiles_with_their_cards_and_sixty_three_playing_cards() -> None:
    assert len(TERRITORY) == 16 and CARD_NAMES[17:33] == list(TERRITORY.names)
    assert (len(ACTION_CARD), len(EPIC_CARD), len(set(CARD_NAMES))) == (17, 30, 63)
    assert {tile["id"] for tile in facts("territories") if tile["effect"]} == {
        "gates_of_tir_na_nog", "mountains", "stone_circle", "swamp"}


@rule("INIS-1.3", "INIS-4.1", "INIS-13.1", "INIS-5.8")
def test_four_cards_are_only_for_four_players() -> None:
    marked = {ACTION_CARD.names[card] for card in members(FOUR_PLAYERS_ONLY)}
    assert marked == {"emissaries", "master_craftsman", "raid", "scouts_and_spies"}
    assert [count(new(players).in_use()) for players in (2, 3, 4)] == [13, 13, 17]


@rule("INIS-1.4", "INIS-1.5", "INIS-4.2", "INIS-4.11", "INIS-1.6")
def test_everybody_starts_with_twelve_clans_and_nothing_else() -> None:
    g = new()
    assert [int(g.reserve[seat]) for seat in range(4)] == [12] * 4
    stood = sum(int(g.sanctuaries[tile]) for tile in range(16))
    assert (g.citadel_supply, g.sanctuary_supply + stood) == (8, 9)
    assert [int(g.deeds[seat]) for seat in range(4)] == [0] * 4 and g.pretenders == 0 and g.festival < 0
    assert not any(g.epics[seat] or g.actions[seat] for seat in range(4))


@rule("INIS-1.7", "INIS-10.4")
def test_clans_are_never_more_than_twelve() -> None:
    for seed in range(3):
        g = new(seed=seed)
        rng = Rng(seed)
        while not g.over:
            g.apply(g.choices[rng.below(len(g.choices))])
            if g.clash < 0 and g.cauldron_of < 0:
                assert all(on_board(g, seat) + g.reserve[seat] == 12 for seat in range(4))


@rule("INIS-1.8", "INIS-8.9")
def test_with_an_empty_reserve_the_card_is_played_all_the_same() -> None:
    table = Table().at("hills", 1).hand(0, "new_clans")
    table.g.reserve[0] = 0
    table.turn(0).do("play new_clans")
    assert table.clans("hills")[0] == 1 and table.actions(0) == set() and table.current == 1


@rule("INIS-1.9")
def test_buildings_share_territories_and_stay() -> None:
    table = Table().at("hills", 1, citadels=3, sanctuaries=4).hand(0, "citadel").turn(0).do("play citadel", "in hills")
    assert table.g.citadels[territory("hills")] == 4 and table.g.sanctuaries[territory("hills")] == 4


@rule("INIS-1.10", "INIS-10.9")
def test_deeds_never_run_out_and_are_open() -> None:
    table = Table().at("hills", 2, 2, citadels=0).hand(0, "strengs_resolve").deeds(9).clash("hills", 0).do("attack 2")
    table.do("play strengs_resolve")
    assert table.g.view(1)["players"][0]["deeds"] == 10


@rule("INIS-1.11", "INIS-10.8")
def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    table = Table().at("hills", 1).hand(0, "bard").only_tales().turn(0).do("play bard")
    assert count(table.g.epics[0]) == 1 and len(table.g.deck) == 29 and table.g.epic_discard == 0
    table = Table().at("hills", 1).hand(0, "bard").only_tales()
    table.g.epic_discard = 0
    table.turn(0).do("play bard")
    assert table.g.epics[0] == 0


# Terms (INIS-2).


@rule("INIS-2.1", "INIS-2.2", "EX-1", "INIS-2.4")
def test_the_chieftain_has_strictly_most_clans() -> None:
    table = Table("moor valley cove plains").at("moor", 4, 3, 2).at("valley", 1, 1).at("cove", 0, 1)
    chiefs = [int(table.g.chieftain(territory(name))) for name in ("moor", "valley", "cove", "plains")]
    assert chiefs == [0, -1, 1, -1]
    assert table.g.leadership(0) == 5                       # all others are opponents


@rule("INIS-2.3")
def test_chieftainship_follows_the_board_at_once() -> None:
    table = Table().at("hills", 1, 1)
    assert table.g.chieftain(4) == -1
    table.at("hills", 1, 0)
    assert table.g.chieftain(4) == 0


@rule("INIS-2.5")
def test_turn_order_follows_the_crows() -> None:
    table = Table()
    assert [int(table.g.after(seat)) for seat in range(4)] == [1, 2, 3, 0]
    table.g.crows = 1
    assert [int(table.g.after(seat)) for seat in range(4)] == [3, 0, 1, 2]


@rule("INIS-2.6")
def test_the_capital_is_a_citadel_and_stays() -> None:
    table = Table().at("hills", 1, 2).clash("hills", 0)
    assert table.options == ["decline", "shelter"] and table.current == 1
    assert table.g.capital == territory("hills")


@rule("INIS-2.8")
def test_effects_on_several_players_begin_with_the_brenn() -> None:
    table = Table("gates_of_tir_na_nog valley cove plains", brenn=2).capital("plains")
    table.at("gates_of_tir_na_nog", 2, 2, 2, 2).assembly().do("crows counter")
    assert [seat for seat, *_ in table.events("removed")] == [2, 1, 0, 3]


# Tiles (INIS-3).


@rule("INIS-3.1", "INIS-3.2", "INIS-3.6", "INIS-3.7", "EX-21")
def test_the_starting_layouts_touch_as_told() -> None:
    pairs = {2: {"AB"}, 3: {"AB", "AC", "BC"}, 4: {"AB", "AC", "BC", "BD", "CD"}}
    for players, expected in pairs.items():
        g = new(players)
        tiles = sorted(members(g.in_play), key=lambda tile: GAME.setup(g).deal["tiles"].index(TERRITORY.names[tile]))
        found = {"ABCD"[a] + "ABCD"[b] for a in range(players) for b in range(a + 1, players)
                 if g.adjacent[tiles[a]] >> tiles[b] & 1}
        assert found == expected
        assert all((g.adjacent[b] >> a & 1) == (g.adjacent[a] >> b & 1) for a in tiles for b in tiles)
        assert all(len(tile["cells"]) == 3 for tile in g.view(None)["territories"])


@rule("INIS-3.8", "INIS-3.3", "EX-21")
def test_golden_numbers_of_places_for_the_next_tile() -> None:
    assert [len(new(players).legal_places()) for players in (2, 3, 4)] == [6, 9, 12]


@rule("EX-27", "INIS-3.3", "INIS-3.2")
def test_the_golden_board() -> None:
    g = new(3)
    g.in_play = 0
    for tile in range(16):
        g.adjacent[tile], g.place[tile] = 0, -1
    for name, turned, q, r in (("plains", "up", 0, 0), ("valley", "down", 2, -2), ("hills", "up", 2, 0)):
        g.lay(territory(name), place(turned, q, r))
    for name, turned, q, r, touched in (("cove", "up", 0, -2, "plains valley"), ("meadows", "up", 2, -3, "cove valley"),
                                        ("forest", "down", -1, -1, "cove plains")):
        assert place(turned, q, r) + LAY in g.legal_places()
        g.lay(territory(name), place(turned, q, r))
        assert [TERRITORY.names[tile] for tile in members(g.adjacent[territory(name)])] == touched.split()


@rule("INIS-3.3", "INIS-3.4", "INIS-3.5")
def test_laid_tiles_never_overlap_touch_two_and_have_at_most_seven_neighbours() -> None:
    for seed in range(12):
        g = new(2, seed)
        rng = Rng(seed)
        while g.pile:
            places = g.legal_places()
            tile = g.pile.pop()
            g.lay(tile, places[rng.below(len(places))] - LAY)
            assert count(g.adjacent[tile]) >= 2
        cells = [tuple(cell) for tile in g.view(None)["territories"] for cell in tile["cells"]]
        assert len(set(cells)) == 48
        assert max(count(g.adjacent[tile]) for tile in range(16)) <= 7
        assert all(0 < g.place[tile] % CELLS // SPAN < SPAN - 1 for tile in range(16))


@rule("INIS-3.5")
def test_a_tile_can_have_seven_neighbours_and_no_more() -> None:
    g = new(2)
    around: set[int] = set()
    for turned in range(2):
        for anchor in range(CELLS // 2 - 200, CELLS // 2 + 200):
            if g.touches(turned, anchor, place("up", 0, 0)):
                around.add(turned * CELLS + anchor)
    best = 0
    for seed in range(200):
        rng = Rng(seed)
        spots = sorted(around)
        rng.shuffle(spots)
        taken = set(_cells(place("up", 0, 0)))
        fitted = 0
        for spot in spots:
            if not taken & set(_cells(spot)):
                taken |= set(_cells(spot))
                fitted += 1
        best = max(best, fitted)
    assert best == 7


def _cells(spot: int) -> list[int]:
    shape = ([0, SPAN, SPAN - 1], [0, SPAN, 1])[spot // CELLS]
    return [spot % CELLS + step for step in shape]


@rule("INIS-3.9", "INIS-4.4")
def test_cards_of_territories_in_play_lie_face_up_the_others_in_the_deck() -> None:
    g = new(3)
    for tile in range(16):
        assert g.advantage[tile] == (-1 if g.in_play >> tile & 1 else -2)


# Setup (INIS-4).


@rule("INIS-4.3", "INIS-4.4", "INIS-4.6")
def test_everything_is_shuffled_and_anybody_may_be_brenn() -> None:
    games = [new(seed=seed) for seed in range(40)]
    assert {int(g.brenn) for g in games} == {0, 1, 2, 3}
    assert len({tuple(g.deck) for g in games}) == 40 and len({tuple(g.pile) for g in games}) == 40
    assert all(len(g.deck) == 30 and len(g.pile) == 12 and count(g.in_play) == 4 for g in games)


@rule("INIS-4.7", "INIS-4.8")
def test_the_brenn_chooses_the_capital_but_not_the_swamp() -> None:
    for seed in range(60):
        g = new(seed=seed)
        assert (g.asking, g.current) == ("ChooseCapital", g.brenn)
        words = [GAME.words(code)[1] for code in g.choices]
        assert "swamp" not in words and len(words) == 4 - (g.in_play >> 14 & 1)
        before = int(g.sanctuaries[territory(words[0])])
        g.apply(g.choices[0])
        assert g.citadels[g.capital] == 1 and g.sanctuaries[g.capital] == before + 1


@rule("INIS-4.9", "INIS-4.10", "INIS-4.11")
def test_the_crows_are_tossed_then_two_rounds_of_clans_in_the_same_order() -> None:
    g = new()
    g.apply(g.choices[0])
    assert g.current == CHANCE and len(g.choices) == 2
    g.apply(GAME.code("crows", "counter"))
    order = []
    for _ in range(8):
        assert g.asking == "PlaceAnywhere" and len(g.choices) == 4
        order.append(int(g.current))
        g.apply(g.choices[0])
    assert order == [(g.brenn - k) % 4 for k in range(8)]
    assert g.current == CHANCE and g.round == 1             # the Assembly tosses the Crows again


@rule("INIS-4.12", "INIS-4.13", "INIS-4.14")
def test_the_exploration_scenario() -> None:
    start = ["valley", "cove", "plains", "hills"]
    bottom = {"meadows", "misty_lands", "forest", "gates_of_tir_na_nog", "highlands", "mountains"}
    for players, top in ((2, 8), (3, 7), (4, 6)):
        tiles = GAME.setup(new(players, exploration=True)).deal["tiles"]
        assert tiles[:players] == start[:players] and set(tiles[-6:]) == bottom
        assert len(tiles[players:-6]) == top and not set(tiles[players:-6]) & bottom


def test_a_deal_says_what_does_not_fit() -> None:
    setup = GAME.setup(new())
    for name, words in (("brenn", ["5"]), ("seed", ["x"]), ("tiles", ["moor"]), ("tales", ["eriu"] * 30)):
        with pytest.raises(BadSetup):
            GAME.deal(Setup(4, setup.options, {**setup.deal, name: words}))
    with pytest.raises(BadSetup):
        GAME.deal(Setup(4, {**setup.options, "exploration": True}, setup.deal))
    with pytest.raises(BadSetup):
        GAME.deal(Setup(4, setup.options, {}))
    opened = {**setup.deal, "tales": [*setup.deal["tales"][:20], *["?"] * 10]}
    state = GAME.deal(Setup(4, setup.options, opened))
    assert isinstance(state, Inis) and sorted(state.deck) == list(range(30))
    assert state.actions[DISCARDED] == 0
