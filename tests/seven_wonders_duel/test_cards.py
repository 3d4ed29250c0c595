"""What each card, Guild, Wonder and token does (SWD-8, 11 to 14)."""
from __future__ import annotations

import pytest

from meydan.games.seven_wonders_duel.components import (
    BLUE,
    BUILDING,
    BUILDING_CARDS,
    DIGIT,
    GREEN,
    RED,
    WONDER,
    WONDER_CARDS,
)
from meydan.games.seven_wonders_duel.state import Duel
from tests.rules import rule
from tests.seven_wonders_duel.positions import FIRST, GAME, SECOND, can, coins, duel, moves, play, price

RICH = dict(coins=40)


def gained(card: str, **city: object) -> int:
    """How many coins the first player takes from the bank by building this card."""
    g = duel(first=dict(coins=40, **city), open=[card])
    cost = price(g, FIRST, card)
    play(g, "build", card)
    return int(g.cities[FIRST].coins) - 40 + cost


@rule("SWD-11.1", "SWD-11.4")
def test_tavern_and_brewery_give_coins_once() -> None:
    assert gained("tavern") == 4
    assert gained("brewery") == 6


@pytest.mark.parametrize(("card", "buildings", "coins_taken"), [
    ("chamber_of_commerce", ["glassworks", "press"], 6),
    ("port", ["quarry", "brickyard"], 4),
    ("armory", ["stable", "garrison", "walls"], 3),
    ("lighthouse", ["forum"], 2),
])
@rule("SWD-11.2", "SWD-11.3", "TRAP-20")
def test_yellow_cards_of_age_three_pay_by_cards(card: str, buildings: list[str], coins_taken: int) -> None:
    assert gained(card, buildings=buildings) == coins_taken
    assert BUILDING_CARDS[BUILDING.index[card]].points == 3


@rule("SWD-11.2", "TRAP-20")
def test_arena_pays_by_ones_own_wonders() -> None:
    g = duel(first=dict(**RICH, buildings=["brewery"], wonders=["sphinx", "pyramids"]),
             second=dict(wonders=["colossus"]), open=["arena"])
    play(g, "build", "arena")
    assert g.cities[FIRST].coins == 44
    assert BUILDING_CARDS[BUILDING.index["arena"]].points == 3


@rule("EX-25")
def test_lighthouse_counts_itself() -> None:
    assert gained("lighthouse", buildings=["tavern", "forum"]) == 3


@rule("SWD-11.5", "SWD-11.6", "SWD-11.7")
def test_points_and_shields() -> None:
    def table(colour: int, what: str) -> dict[str, int]:
        return {BUILDING.names[n]: int(getattr(card, what)) for n, card in enumerate(BUILDING_CARDS)
                if card.colour == colour}

    assert table(BLUE, "points") == dict(
        theater=3, altar=3, baths=3, statue=4, temple=4, rostrum=4, courthouse=5, aqueduct=5, senate=5, obelisk=5,
        gardens=6, pantheon=6, palace=7, town_hall=7)
    assert table(GREEN, "points") == dict(
        scriptorium=0, pharmacist=0, workshop=1, apothecary=1, school=1, laboratory=1, library=2, dispensary=2,
        university=2, observatory=2, academy=3, study=3)
    assert table(RED, "shields") == dict(
        guard_tower=1, stable=1, garrison=1, palisade=1, horse_breeders=1, barracks=1, walls=2, archery_range=2,
        parade_ground=2, fortifications=2, siege_workshop=2, circus=2, arsenal=3, pretorium=3)


# Guilds.

def guild_points(guild: str, first: dict[str, object], second: dict[str, object]) -> int:
    g = duel(first={**first, "buildings": [guild, *first.get("buildings", [])]}, second=second)     # type: ignore[misc]
    return g.scores()[FIRST]["purple"]


@rule("SWD-12.1")
def test_builders_guild() -> None:
    assert guild_points("builders_guild", dict(wonders=["sphinx"]), dict(wonders=["pyramids", "colossus"])) == 4
    assert gained("builders_guild", wonders=["sphinx"]) == 0


@rule("SWD-12.2", "EX-27")
def test_moneylenders_guild() -> None:
    g = duel(first=dict(coins=5, buildings=["moneylenders_guild"]), second=dict(coins=19))
    assert (g.scores()[FIRST]["purple"], g.scores()[FIRST]["treasury"]) == (6, 1)
    assert gained("moneylenders_guild") == 0


@pytest.mark.parametrize(("guild", "theirs"), [
    ("merchants_guild", ["tavern", "forum", "brewery"]),
    ("magistrates_guild", ["theater", "altar", "baths"]),
    ("scientists_guild", ["workshop", "apothecary", "school"]),
    ("tacticians_guild", ["stable", "garrison", "walls"]),
])
@rule("SWD-12.3", "SWD-12.5")
def test_guilds_of_one_colour(guild: str, theirs: list[str]) -> None:
    g = duel(first=RICH, second=dict(coins=7, buildings=theirs), open=[guild])
    cost = price(g, FIRST, guild)
    play(g, "build", guild)
    assert coins(g) == (40 - cost + 3, 7), "the opponent loses nothing"
    assert g.scores()[FIRST]["purple"] == 3


@rule("SWD-12.4", "TRAP-19")
def test_shipowners_guild_adds_both_colours_of_one_city() -> None:
    mine = dict(buildings=["quarry", "clay_pool", "lumber_yard"])
    theirs = dict(buildings=["press", "glassworks", "stone_pit", "clay_pit"])
    assert guild_points("shipowners_guild", mine, theirs) == 4


@rule("SWD-12.6", "EX-26")
def test_the_city_with_the_most_is_found_anew_each_time() -> None:
    four = ["forum", "brewery", "clay_reserve", "port"]
    g = duel(first=dict(**RICH, buildings=["tavern"]), second=dict(buildings=four), open=["merchants_guild"])
    cost = price(g, FIRST, "merchants_guild")
    play(g, "build", "merchants_guild")
    assert g.cities[FIRST].coins == 40 - cost + 4
    later = duel(first=dict(buildings=["merchants_guild", "tavern", "wood_reserve"]),
                 second=dict(buildings=["forum", "brewery", "clay_reserve", "port", "armory"]))
    assert later.scores()[FIRST]["purple"] == 5


@rule("SWD-12.7")
def test_guilds_count_cards_and_never_themselves() -> None:
    assert guild_points("shipowners_guild", dict(buildings=["brickyard", "sawmill"]), {}) == 2
    assert guild_points("merchants_guild", {}, {}) == 0


# Wonders.

@rule("SWD-8.1", "SWD-8.2", "SWD-8.3")
def test_a_wonder_is_built_with_any_accessible_card() -> None:
    g = duel(first=dict(coins=8, plans=["sphinx"]), open=["palace"])
    assert not can(g, "build", "palace")
    play(g, "wonder", "palace", "sphinx")
    city = g.view(0)["cities"][FIRST]
    assert city["coins"] == 0 and city["buildings"] == [] and g.view(0)["discard"] == []
    assert city["wonders"] == [dict(id="sphinx", built=True, under="palace", price=None)]
    assert all(card.needs for card in WONDER_CARDS), "resources only"


@rule("SWD-8.4", "SWD-8.5", "EX-14", "TRAP-16")
def test_the_eighth_wonder_goes_to_the_box() -> None:
    four = ["mausoleum", "appian_way", "great_library", "temple_of_artemis"]
    g = duel(first=dict(**RICH, wonders=["sphinx", "piraeus"], plans=["colossus", "pyramids"]),
             second=dict(**RICH, wonders=four), open=["baths"])
    play(g, "wonder", "baths", "colossus")
    assert [wonder["id"] for wonder in g.view(0)["cities"][FIRST]["wonders"]] == ["colossus", "piraeus", "sphinx"]
    assert g.scores()[FIRST]["wonders"] == 3 + 2 + 6
    assert not [move for move in moves(g) if move.startswith("wonder")]
    theirs = duel(first=dict(**RICH, wonders=["sphinx", "piraeus", "mausoleum"], plans=["colossus"]),
                  second=dict(**RICH, wonders=["appian_way", "great_library", "temple_of_artemis"], plans=["pyramids"]),
                  open=["baths"])
    play(theirs, "wonder", "baths", "colossus")
    assert not [move for move in moves(theirs) if move.startswith("wonder")], "whoever owns it"


@rule("SWD-8.6")
def test_several_wonders_in_one_age() -> None:
    g = duel(first=dict(**RICH, plans=["sphinx", "hanging_gardens", "pyramids"]), open=["baths", "altar", "theater"])
    play(g, "wonder", "baths", "sphinx")
    play(g, "wonder", "altar", "hanging_gardens")
    play(g, "wonder", "theater", "pyramids")
    assert g.scores()[FIRST]["wonders"] == 18


@rule("SWD-8.7", "SWD-18.3")
def test_the_seventh_wonder_works_in_full() -> None:
    g = duel(first=dict(**RICH, wonders=["pyramids", "colossus"], plans=["hanging_gardens", "sphinx"]),
             second=dict(wonders=["mausoleum", "appian_way", "great_library", "piraeus"]), open=["baths"])
    cost = price(g, FIRST, "hanging_gardens")
    play(g, "wonder", "baths", "hanging_gardens")
    assert g.cities[FIRST].coins == 40 - cost + 6 and g.current == FIRST


@rule("SWD-13.1")
def test_the_appian_way() -> None:
    g = duel(first=dict(**RICH, plans=["appian_way"]), second=dict(coins=2), open=["baths"])
    cost = price(g, FIRST, "appian_way")
    play(g, "wonder", "baths", "appian_way")
    assert coins(g) == (40 - cost + 3, 0) and g.current == FIRST
    assert g.scores()[FIRST]["wonders"] == 3


@rule("SWD-18.2")
def test_economy_receives_before_the_appian_way_takes() -> None:
    g = duel(first=dict(**RICH, plans=["appian_way"]), second=dict(coins=0, tokens=["economy"]), open=["baths"])
    play(g, "wonder", "baths", "appian_way")
    assert g.cities[SECOND].coins == 10 - 3


@rule("SWD-13.2", "SWD-13.13")
def test_circus_maximus_destroys_a_grey_card() -> None:
    g = duel(first=dict(**RICH, plans=["circus_maximus"]), second=dict(buildings=["press", "glassworks", "quarry"]),
             open=["baths"])
    play(g, "wonder", "baths", "circus_maximus")
    assert sorted(moves(g)) == ["destroy glassworks", "destroy press"] and g.pawn == 1
    play(g, "destroy", "press")
    assert g.view(0)["discard"] == ["press"]
    assert price(g, FIRST, "scriptorium") == 2 and g.view(0)["cities"][FIRST]["unit_prices"]["papyrus"] == 2
    assert g.scores()[FIRST]["wonders"] == 3


@rule("SWD-13.3")
def test_the_colossus() -> None:
    g = duel(first=dict(**RICH, plans=["colossus"]), open=["baths"])
    assert price(g, FIRST, "colossus") == 8
    play(g, "wonder", "baths", "colossus")
    assert g.pawn == 2 and g.scores()[FIRST]["wonders"] == 3


@rule("SWD-13.4", "SWD-13.15", "SWD-14.11", "SWD-17.4", "TRAP-18")
def test_the_great_library_draws_three_tokens_of_the_box_in_private() -> None:
    drawn_tokens = ["philosophy", "strategy", "urbanism"]
    g = duel(first=dict(**RICH, plans=["great_library"]), library=drawn_tokens, open=["baths"])
    g.log = []
    play(g, "wonder", "baths", "great_library")
    assert sorted(moves(g)) == ["library philosophy", "library strategy", "library urbanism"]
    assert g.secret
    assert g.view(FIRST)["library"] == drawn_tokens
    assert g.view(SECOND)["library"] == g.view(None)["library"] == []
    drawn = [event for event in g.log if GAME.events[event].name == "drew-tokens"]
    assert [event[1] for event in drawn] == [1], "told to the builder alone"
    before = g.cities[FIRST].coins
    play(g, "library", "urbanism")
    assert g.cities[FIRST].coins == before + 6, "a token of the box works at once"
    assert "urbanism" not in g.view(0)["box_tokens"] and g.view(FIRST)["library"] is None
    assert g.scores()[FIRST]["wonders"] == 4


@rule("SWD-13.5", "SWD-13.8", "SWD-13.9", "SWD-13.10", "SWD-13.12")
def test_costs_and_points_of_wonders() -> None:
    def cost(name: str) -> tuple[int, ...]:
        needs = WONDER_CARDS[WONDER.index[name]].needs
        return tuple(int(needs >> DIGIT * resource & 63) for resource in range(5))

    told = {name: (cost(name), int(card.points), card.play_again) for name, card in zip(WONDER.names, WONDER_CARDS)}
    assert told == {
        # wood, clay, stone, glass, papyrus
        "appian_way": ((0, 2, 2, 0, 1), 3, True),
        "circus_maximus": ((1, 0, 2, 1, 0), 3, False),
        "colossus": ((0, 3, 0, 1, 0), 3, False),
        "great_library": ((3, 0, 0, 1, 1), 4, False),
        "great_lighthouse": ((1, 0, 1, 0, 2), 4, False),
        "hanging_gardens": ((2, 0, 0, 1, 1), 3, True),
        "mausoleum": ((0, 2, 0, 2, 1), 2, False),
        "piraeus": ((2, 1, 1, 0, 0), 2, True),
        "pyramids": ((0, 0, 3, 0, 1), 9, False),
        "sphinx": ((0, 1, 1, 2, 0), 6, True),
        "statue_of_zeus": ((1, 1, 1, 0, 2), 3, False),
        "temple_of_artemis": ((1, 0, 1, 1, 1), 0, True),
    }


@rule("SWD-13.6", "SWD-13.12")
def test_wonders_with_coins_and_another_turn() -> None:
    for wonder, taken in (("hanging_gardens", 6), ("temple_of_artemis", 12)):
        g = duel(first=dict(**RICH, plans=[wonder]), open=["baths"])
        cost = price(g, FIRST, wonder)
        play(g, "wonder", "baths", wonder)
        assert g.cities[FIRST].coins == 40 - cost + taken and g.current == FIRST


@rule("SWD-13.5", "SWD-13.8")
def test_producing_wonders_work_from_the_next_build_on() -> None:
    g = duel(first=dict(**RICH, plans=["piraeus"]), open=["baths"])
    play(g, "wonder", "baths", "piraeus")
    assert g.current == FIRST
    assert price(g, FIRST, "apothecary") == 0 and price(g, SECOND, "apothecary") == 2


@rule("SWD-13.7", "SWD-13.14", "TRAP-11")
def test_the_mausoleum_builds_as_if_newly_built() -> None:
    g = duel(first=dict(**RICH, plans=["mausoleum"], tokens=["strategy"]), discard=["walls"], open=["baths"])
    play(g, "wonder", "baths", "mausoleum")
    paid = g.cities[FIRST].coins
    play(g, "revive", "walls")
    assert g.pawn == 3 and g.cities[FIRST].coins == paid and g.view(0)["discard"] == []
    assert g.scores()[FIRST]["wonders"] == 2


@rule("SWD-13.14", "SWD-14.10", "TRAP-13")
def test_a_revived_card_is_no_chain_build() -> None:
    g = duel(first=dict(**RICH, buildings=["baths"], plans=["mausoleum"], tokens=["urbanism"]),
             second=dict(coins=0, tokens=["economy"]), discard=["aqueduct"], open=["altar"])
    play(g, "wonder", "altar", "mausoleum")
    mine, theirs = coins(g)
    play(g, "revive", "aqueduct")
    assert coins(g) == (mine, theirs)


@rule("SWD-13.14", "SWD-18.1")
def test_a_revived_card_can_make_a_pair() -> None:
    g = duel(first=dict(**RICH, buildings=["pharmacist"], plans=["mausoleum"]), discard=["dispensary"], open=["altar"])
    play(g, "wonder", "altar", "mausoleum")
    play(g, "revive", "dispensary")
    assert g.asking == "TakeToken"


@rule("SWD-13.14", "TRAP-14")
def test_the_mausoleum_with_an_empty_discard_pile() -> None:
    g = duel(first=dict(**RICH, plans=["mausoleum"]), open=["altar"])
    play(g, "wonder", "altar", "mausoleum")
    assert g.current == SECOND and g.scores()[FIRST]["wonders"] == 2


@rule("SWD-13.11", "SWD-13.13", "TRAP-15")
def test_the_statue_of_zeus_destroys_a_brown_card_if_there_is_one() -> None:
    g = duel(first=dict(**RICH, plans=["statue_of_zeus"]), second=dict(buildings=["quarry", "press"]), open=["baths"])
    play(g, "wonder", "baths", "statue_of_zeus")
    assert moves(g) == ["destroy quarry"], "not optional"
    play(g, "destroy", "quarry")
    assert price(g, FIRST, "baths") == 2 and price(g, SECOND, "baths") == 2
    assert g.view(0)["discard"] == ["quarry"] and g.pawn == 1
    g = duel(first=dict(**RICH, plans=["statue_of_zeus"]), second=dict(buildings=["press"]), open=["baths"])
    play(g, "wonder", "baths", "statue_of_zeus")
    assert g.current == SECOND and g.scores()[FIRST]["wonders"] == 3


# Progress tokens.

def take_token(token: str, *buildings: str) -> Duel:
    """The first player takes this token for a pair, with an empty purse."""
    g = duel(first=dict(coins=0, buildings=["pharmacist", *buildings]), tokens=[token], open=["dispensary"])
    play(g, "build", "dispensary")
    play(g, "token", token)
    return g


@rule("SWD-14.1", "SWD-14.7", "SWD-14.10")
def test_tokens_with_coins_and_points() -> None:
    for token, taken, points in (("agriculture", 6, 4), ("philosophy", 0, 7), ("urbanism", 6, 0)):
        g = take_token(token)
        assert g.cities[FIRST].coins == taken
        assert g.scores()[FIRST]["tokens"] == points


@rule("SWD-14.2", "TRAP-8")
def test_architecture_takes_any_two_units() -> None:
    assert price(duel(first=dict(tokens=["architecture"])), FIRST, "pyramids") == 4
    assert price(duel(first=dict(tokens=["architecture"], buildings=["shelf_quarry"])), FIRST, "pyramids") == 0
    assert price(duel(first=dict(tokens=["architecture"])), FIRST, "baths") == 2, "Wonders only"
    g = duel(first=dict(tokens=["architecture"], buildings=["shelf_quarry", "quarry", "press"]))
    assert price(g, FIRST, "pyramids") == 0, "what is not used is lost"


@rule("SWD-14.3", "EX-22", "TRAP-9")
def test_economy_pays_what_was_really_paid_for_resources() -> None:
    owner = dict(coins=0, tokens=["economy"])
    payer = dict(**RICH, buildings=["stone_reserve"], plans=["sphinx"])
    for card, received, left in (("town_hall", 7, 33), ("pretorium", 0, 32)):
        g = duel(first=owner, second=payer, open=[card], turn=SECOND)
        play(g, "build", card)
        assert coins(g) == (received, left)
    g = duel(first=owner, second=dict(**RICH, plans=["sphinx"]), open=["baths"], turn=SECOND)
    play(g, "wonder", "baths", "sphinx")
    assert coins(g) == (8, 32), "Wonders too"


@rule("SWD-14.5")
def test_masonry_is_for_blue_cards() -> None:
    g = duel(first=dict(tokens=["masonry"]))
    assert price(g, FIRST, "aqueduct") == 2 and price(g, FIRST, "walls") == 4 and price(g, FIRST, "pyramids") == 8


@rule("SWD-14.6", "EX-28")
def test_mathematics_counts_itself() -> None:
    assert duel(first=dict(tokens=["philosophy", "mathematics"])).scores()[FIRST]["tokens"] == 13


@rule("SWD-14.8", "EX-16", "TRAP-11")
def test_strategy_adds_a_shield_to_later_red_cards_only() -> None:
    g = duel(first=dict(**RICH, tokens=["strategy"]), open=["archery_range"])
    play(g, "build", "archery_range")
    assert g.pawn == 3
    g = duel(first=dict(**RICH, tokens=["strategy"], plans=["colossus"]), open=["baths"])
    play(g, "wonder", "baths", "colossus")
    assert g.pawn == 2
    g = take_token("strategy", "stable")
    assert g.pawn == 0


@rule("SWD-14.9", "TRAP-12")
def test_theology_gives_later_wonders_another_turn() -> None:
    g = duel(first=dict(**RICH, tokens=["theology"], plans=["pyramids"]), open=["baths"])
    play(g, "wonder", "baths", "pyramids")
    assert g.current == FIRST
    g = duel(first=dict(coins=0, buildings=["pharmacist"], wonders=["pyramids"]), tokens=["theology"],
             open=["dispensary"])
    play(g, "build", "dispensary")
    play(g, "token", "theology")
    assert g.current == SECOND, "not backwards"


@rule("SWD-14.10", "SWD-14.13", "EX-35", "TRAP-13", "TRAP-26")
def test_urbanism_pays_for_later_chains() -> None:
    g = take_token("urbanism")
    assert g.cities[FIRST].coins == 6
    g = duel(first=dict(coins=0, buildings=["baths"], tokens=["urbanism"]), open=["aqueduct"])
    play(g, "build", "aqueduct")
    assert g.cities[FIRST].coins == 4
    g = duel(first=dict(coins=0, tokens=["urbanism"]), open=["lumber_yard"])
    play(g, "build", "lumber_yard")
    assert g.cities[FIRST].coins == 0, "free cards are no chains"


@rule("SWD-14.11", "SWD-14.13", "TRAP-26")
def test_a_token_never_works_on_the_build_that_earned_it() -> None:
    g = duel(first=dict(**RICH, plans=["great_library"]), tokens=["law"], library=["theology", "strategy", "economy"],
             open=["baths"])
    play(g, "wonder", "baths", "great_library")
    play(g, "library", "theology")
    assert g.current == SECOND
    g = duel(first=dict(**RICH, buildings=["pharmacist"], plans=["mausoleum"]), tokens=["theology"],
             discard=["dispensary"], open=["baths"])
    play(g, "wonder", "baths", "mausoleum")
    play(g, "revive", "dispensary")
    play(g, "token", "theology")
    assert g.current == SECOND


@rule("SWD-14.12")
def test_tokens_are_open_to_all() -> None:
    g = duel(first=dict(tokens=["law", "economy"]))
    assert all(g.view(seat)["cities"][FIRST]["tokens"] == ["economy", "law"] for seat in (FIRST, SECOND, None))
