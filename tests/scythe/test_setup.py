"""Components, limits and set-up (sections 1, 2, 6)."""
from __future__ import annotations

import json
import re
from collections import Counter

import pytest

from meydan.core.errors import BadSetup
from meydan.core.game import Setup
from meydan.core.texts import LANGUAGES, game_texts
from meydan.games.scythe.components import (
    COMBAT_DECK,
    ENCOUNTER,
    FACTION,
    FACTION_MATS,
    FACTORY_CARD,
    FACTS,
    MAT,
    OBJECTIVE,
    PLAYER_MATS,
    RESOURCE,
    TILE,
    TOP,
)
from meydan.games.scythe.state import Scythe
from tests.rules import rule
from tests.scythe.positions import GAME, fresh, table

LEDGER = (GAME.folder / "rules.md").read_text(encoding="utf-8")


def clause(number: str) -> str:
    found = re.search(rf"\*\*SCY-{number}\*\*(.*)", LEDGER)
    assert found
    return found[1]


@rule("SCY-1.1", "SCY-19.8")
def test_each_player_has_one_faction_with_its_pieces() -> None:
    assert GAME.players == (2, 3, 4, 5)
    pieces = table("nordic", "crimea").g.view(0)["seats"][0]["pieces"]
    kinds = Counter(piece["kind"] for piece in pieces)
    assert kinds == {"character": 1, "mech": 4, "worker": 8, "monument": 1, "mill": 1, "mine": 1, "armory": 1}


@rule("SCY-2.1")
def test_the_decks_have_their_printed_sizes() -> None:
    assert (len(COMBAT_DECK), len(OBJECTIVE), len(ENCOUNTER), len(FACTORY_CARD), len(TILE)) == (42, 23, 28, 12, 6)
    counts = {one["id"]: one["count"] for one in json.loads((FACTS / "components.json").read_text())["components"]}
    assert counts["combat_card"] == 42 and counts["encounter_token"] == 12 and counts["coin"] == 80


@rule("SCY-2.2")
def test_combat_cards_are_sixteen_twos_to_six_fives() -> None:
    assert Counter(card + 2 for card in COMBAT_DECK) == {2: 16, 3: 12, 4: 8, 5: 6}


@rule("SCY-2.8")
def test_resources_are_four_and_workers_or_coins_are_none() -> None:
    assert RESOURCE.names == ("oil", "metal", "food", "wood")


@rule("SCY-1.9", "SCY-1.14")
def test_tokens_and_coins_never_run_out() -> None:
    t = table().lay("W1", wood=30).give(0, coins=200).turn(0, "produce")
    t.do("produce")
    assert t.tokens("W1") == {"wood": 31}
    t.turn(0, "move").do("gain-coins")
    assert t[0].coins == 201


@rule("SCY-6.1", "SCY-3.9")
def test_encounter_tokens_lie_on_eleven_territories() -> None:
    places = table().g.view(None)["places"]
    marked = {place for place, here in places.items() if here["encounter"]}
    assert marked == {"V1", "T2", "M2", "F3", "V4", "T4", "W5", "V6", "V7", "M7", "M8"}


@rule("SCY-6.2", "SCY-6.4", "SCY-6.5", "SCY-6.6")
def test_everything_is_shuffled_by_the_seed() -> None:
    deals = [GAME.setup(GAME.new(players=4, seed=seed)).deal for seed in range(30)]
    for name in ("tile", "combat", "objectives", "encounters", "factions", "mats", "factory"):
        assert len({tuple(deal[name]) for deal in deals}) > 3, name
    assert GAME.setup(GAME.new(players=4, seed=3)).deal == GAME.setup(GAME.new(players=4, seed=3)).deal
    for deal in deals:
        assert len(set(deal["factions"])) == len(set(deal["mats"])) == 4


@rule("SCY-6.3", "TRAP-20", "SCY-23.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_factory_card_more_than_players_lies_on_the_board(players: int) -> None:
    view = GAME.new(players=players, seed=1).view(None)
    assert view["decks"]["factory"] == players + 1
    assert view["decks"]["pile"] is None


@rule("SCY-6.7", "SCY-18.11", "TRAP-25", "SCY-6.8")
def test_turns_go_clockwise_by_faction_from_the_lowest_mat() -> None:
    # Given Crimea with the lowest mat, chosen into seats that are not in clockwise order.
    t = table("polania", "crimea", "nordic", mats=("agricultural", "engineering", "mechanical"))
    seen = []
    for _ in range(4):
        seen.append(FACTION.names[t[t.current].faction])
        section = next(line for line in t.options() if line in ("token produce", "token move"))
        t.do(section, "skip")
        if t.asking == "BottomRow":
            t.do("skip")
    # Then play follows the board, not the mat numbers.
    assert seen == ["crimea", "polania", "nordic", "crimea"]


@rule("SCY-6.7")
def test_dealt_factions_sit_clockwise() -> None:
    for seed in range(20):
        state = fresh(4, seed)
        factions = [player.faction for player in state.seats]
        assert sum(after < before for before, after in zip(factions, factions[1:] + factions[:1])) == 1


@rule("SCY-6.9")
def test_players_may_choose_faction_and_mat_in_turn() -> None:
    state = GAME.new(players=2, seed=1, faction_assignment="chosen")
    words = [GAME.words(code) for code in state.choices]
    assert words == [("faction", name) for name in FACTION.names]
    state.apply(GAME.code("faction", "crimea"))
    assert [GAME.words(code)[1] for code in state.choices] == list(MAT.names)
    state.apply(GAME.code("mat", "patriotic"))
    assert GAME.code("faction", "crimea") not in state.choices
    state.apply(GAME.code("faction", "nordic"))
    assert GAME.code("mat", "patriotic") not in state.choices


@rule("SCY-6.10")
def test_factions_start_with_their_printed_power_and_cards() -> None:
    for name, power, cards in re.findall(r"(\w+) (\d)/(\d)", clause("6.10")):
        mat = FACTION_MATS[FACTION.index[name.lower()]]
        assert (mat.power, mat.cards) == (int(power), int(cards))
        other = "saxony" if name != "Saxony" else "nordic"
        t = table(name.lower(), other)
        assert (t[0].power, len(t.cards(0))) == (int(power), int(cards))


@rule("SCY-6.11")
def test_mats_start_with_their_printed_popularity_and_coins() -> None:
    rows = re.findall(r"(\w+) (\d)/(\d)", clause("6.11"))
    assert len(rows) == 5
    for name, popularity, coins in rows:
        mat = PLAYER_MATS[MAT.index[name.lower()]]
        assert (mat.popularity, mat.coins) == (int(popularity), int(coins))


@rule("SCY-6.12")
def test_everybody_keeps_two_secret_objectives() -> None:
    state = GAME.new(players=5, seed=3)
    dealt = [one["id"] for seat in range(5) for one in state.view(seat)["seats"][seat]["goals"]]
    assert len(dealt) == len(set(dealt)) == 10
    assert all(state.view(0)["seats"][seat]["goals"] is None for seat in range(1, 5))
    assert all(one["objectives"] == 2 for one in state.view(None)["seats"])


@rule("SCY-6.13", "SCY-6.14", "SCY-3.10")
@pytest.mark.parametrize(("faction", "starts"), [
    ("nordic", ["T1", "W1"]), ("rusviet", ["M5", "V3"]), ("crimea", ["F6", "V9"]), ("saxony", ["M6", "T8"]),
    ("polania", ["F4", "W2"])])
def test_a_character_at_home_and_two_workers_beside_it(faction: str, starts: list[str]) -> None:
    t = table(faction, "saxony" if faction != "saxony" else "nordic")
    assert t.at(0, "character") == f"HB_{faction.upper()}"
    assert t.workers(0) == starts
    assert t.control(f"HB_{faction.upper()}") is None


@rule("SCY-6.15", "SCY-6.16")
def test_cubes_recruits_structures_mechs_and_stars_start_on_the_mats() -> None:
    t = table()
    mine = t.g.view(0)["seats"][0]
    assert mine["cubes"] == ["moves", "coins", "power", "cards", "popularity", "fields"]
    assert mine["recruits"] == [] and mine["bonuses"] == [] and mine["stars"] == {} and mine["token"] is None
    assert not any(ability["open"] for ability in mine["abilities"])
    assert {t.at(0, name) for name in ("monument", "mill", "mine", "armory", "mech1")} == {None}


@rule("SCY-7.9", "SCY-6.17")
def test_sections_pair_top_and_bottom_as_printed() -> None:
    rows = re.findall(r"^\| (\w+) \| (\w+/\w+) \| (\w+/\w+) \| (\w+/\w+) \| (\w+/\w+) \|", LEDGER, re.MULTILINE)
    assert len(rows) == 5
    for name, *pairs in rows:
        mat = PLAYER_MATS[MAT.index[name.lower()]]
        printed = [tuple(pair.lower().split("/")) for pair in pairs]
        assert [(TOP.names[top], ("upgrade", "deploy", "build", "enlist")[mat.bottom[top]])
                for top in mat.top] == printed


@rule("SCY-14.1", "SCY-14.2", "SCY-15.3")
def test_bottom_row_costs_and_coins_are_as_printed() -> None:
    cell = r"(\d)→(\d), (\d) coins?"
    rows = re.findall(rf"^\| (\w+) \| {cell} \| {cell} \| {cell} \| {cell} \|", LEDGER, re.MULTILINE)
    assert len(rows) == 5
    for name, *numbers in rows:
        mat = PLAYER_MATS[MAT.index[name.lower()]]
        for action in range(4):
            cost, least, coins = (int(number) for number in numbers[action * 3:action * 3 + 3])
            assert (mat.cost[action], mat.cost[action] - mat.spaces[action], mat.pay[action]) == (cost, least, coins)
        assert sum(mat.pay) == 6 and sum(mat.spaces) == 6


@rule("SCY-6.18")
def test_cards_are_dealt_from_the_first_player_on() -> None:
    setup = GAME.setup(GAME.new(players=2, seed=9))
    deal = {**setup.deal, "factions": ["rusviet", "saxony"], "mats": ["mechanical", "engineering"]}
    deal["combat"] = sorted(deal["combat"], reverse=True)
    state = GAME.deal(Setup(2, setup.options, deal))
    # Saxony begins and draws the first four fives, Rusviet the next two.
    assert state.view(1)["seats"][1]["hand"] == {"2": 0, "3": 0, "4": 0, "5": 4}
    assert state.view(0)["seats"][0]["hand"] == {"2": 0, "3": 0, "4": 0, "5": 2}
    mine = [one["id"] for one in state.view(1)["seats"][1]["goals"]]
    assert sorted(mine) == sorted(deal["objectives"][:2])


@pytest.mark.parametrize(("name", "words"), [
    ("tile", []), ("tile", ["hats"]), ("factory", ["fac_01"]), ("combat", ["9"] * 42), ("combat", ["2"] * 42),
    ("objectives", ["wolf"] * 4), ("factions", ["nordic", "?"]), ("factions", ["nordic", "nordic"]),
    ("seed", ["x"]), ("mats", ["industrial"])])
def test_a_deal_that_does_not_fit_is_refused(name: str, words: list[str]) -> None:
    setup = GAME.setup(GAME.new(players=2, seed=1))
    with pytest.raises(BadSetup):
        GAME.deal(Setup(2, setup.options, {**setup.deal, name: words}))


def test_cards_that_never_came_to_light_may_be_left_open() -> None:
    setup = GAME.setup(GAME.new(players=3, seed=1))
    deal = {**setup.deal, "encounters": setup.deal["encounters"][:3] + ["?"] * 25,
            "combat": setup.deal["combat"][:9] + ["?"] * 33}
    state = GAME.deal(Setup(3, setup.options, deal))
    assert isinstance(state, Scythe)
    assert sorted(state.deck) == sorted(COMBAT_DECK)
    assert sorted(state.encounter_deck) == list(range(28))


@rule("SCY-6.19")
@pytest.mark.parametrize("language", LANGUAGES)
def test_five_hints_help_a_newcomer(language: str) -> None:
    texts = game_texts(GAME, language)
    hints = [texts.say(f"hint-{number}") for number in range(1, 6)]
    assert len(set(hints)) == 5 and not any(hint.startswith("hint-") for hint in hints)
    t = table("nordic", "saxony")
    shown = []
    for _ in range(12):
        shown.append(t.g.view(None)["hint"])
        t.do("token move" if t.can("token move") else "token trade", "skip")
    assert shown == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, None, None]


@rule("SCY-29.2")
def test_banned_pairs_are_dealt_anew() -> None:
    def pairs(banned: bool) -> set[tuple[str, str]]:
        found = set()
        for seed in range(120):
            deal = GAME.setup(GAME.new(players=5, seed=seed, banned_pairs=banned)).deal
            found |= set(zip(deal["factions"], deal["mats"]))
        return found

    forbidden = {("rusviet", "industrial"), ("crimea", "patriotic")}
    assert forbidden <= pairs(False)
    assert not forbidden & pairs(True)


@rule("SCY-29.2")
def test_a_banned_pair_cannot_be_chosen_either() -> None:
    state = GAME.new(players=2, seed=1, faction_assignment="chosen", banned_pairs=True)
    state.apply(GAME.code("faction", "rusviet"))
    assert GAME.code("mat", "industrial") not in state.choices
