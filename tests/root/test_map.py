"""The map, pieces and rule (ROOT-3, 4, 5, 8)."""
from __future__ import annotations

from meydan.games.root import deeds, eyrie, marquise
from meydan.games.root.components import (
    ADJACENT,
    AROUND,
    BOX,
    CLEARINGS,
    CORNERS,
    OPPOSITE,
    PIECE_NAMES,
    PLACE_NAMES,
    SLOTS,
    SUIT_OF,
)
from meydan.games.root.sets import bits
from tests.root.positions import (
    DAY,
    EVERYWHERE,
    GAME,
    MARQUISE_ACTION,
    MOVE_FROM,
    OPEN_COLUMN,
    OPERATION,
    REVOLTS,
    SPREAD,
    Table,
    place,
)
from tests.rules import rule


def names(mask: int) -> set[str]:
    return {name for number, name in enumerate(PLACE_NAMES) if mask >> number & 1}


@rule("ROOT-3.1", "ROOT-3.7")
def test_paths_join_clearings_and_rivers_do_not() -> None:
    assert sum(bits(ADJACENT[c]) for c in range(CLEARINGS)) == 2 * 18
    assert names(ADJACENT[place("c12")]) == {"c4", "c7", "c9", "c10", "c11"}
    assert "c10" not in names(ADJACENT[place("c5")])            # only the river runs there
    for c in range(CLEARINGS):
        assert all(ADJACENT[d] >> c & 1 for d in range(CLEARINGS) if ADJACENT[c] >> d & 1)


@rule("ROOT-3.2")
def test_suits_of_clearings() -> None:
    assert [names(sum(2**c for c in range(12) if SUIT_OF[c] == suit)) for suit in range(3)] == [
        {"c1", "c6", "c8", "c12"}, {"c3", "c4", "c5", "c10"}, {"c2", "c7", "c9", "c11"}]


@rule("ROOT-3.3", "ROOT-3.4", "ROOT-3.6", "ROOT-12.6")
def test_slots_and_ruins() -> None:
    assert list(SLOTS) == [1, 2, 1, 1, 2, 2, 2, 2, 2, 2, 3, 2]
    t = Table()
    assert [t.g.open_slots(place(c)) for c in ("c6", "c10", "c11", "c12")] == [1, 1, 2, 1]
    t.put("c6", sawmill=1, marquise=1)
    assert t.g.open_slots(place("c6")) == 0
    t.pawn("c6").items(torch=1).at(DAY, "vagabond").do("explore")
    assert t.g.open_slots(place("c6")) == 1


@rule("ROOT-3.3", "TRAP-14")
def test_no_building_without_an_open_slot() -> None:
    t = Table().put("c1", marquise=5, sawmill=1, keep=1).put("c1", wood=3).at(MARQUISE_ACTION, "marquise", 3)
    assert not t.can("build")
    t = Table().put("c3", eyrie=3, roost=1).decree("build", "bake_sale").leader("builder")
    t.at(OPEN_COLUMN, "eyrie", 3)
    assert t.asking == "ChooseLeader"                           # turmoil


@rule("ROOT-3.5")
def test_ruins_lie_there_without_a_vagabond_and_belong_to_nobody() -> None:
    state = GAME.new(players=2, seed=1)
    assert state.ruins == sum(2**place(c) for c in ("c6", "c10", "c11", "c12"))      # type: ignore[attr-defined]
    t = Table().put("c11", marquise=1).at(MARQUISE_ACTION, "marquise", 3)
    assert t.ruler("c11") == "marquise" and not t.can("battle")
    t = Table().put("c12", sympathy=1, marquise=2).supporters("anvil", "foxfolk_steel").at(REVOLTS, "alliance")
    t.do("revolt c12", "spend anvil", "spend foxfolk_steel")
    assert t.g.ruins >> place("c12") & 1 and t.count("c12", "base") == 1


@rule("ROOT-3.8", "ROOT-3.9", "TRAP-22", "EX-36")
def test_forests() -> None:
    forests = range(CLEARINGS, len(PLACE_NAMES))
    assert len(forests) == 7
    assert sum(bits(AROUND[f] & EVERYWHERE) for f in forests) == 27
    assert sum(bits(AROUND[f] & ~EVERYWHERE) for f in forests) == 2 * 9
    t = Table().pawn("f1").items(boot=1)
    assert names(AROUND[place("f1")]) == {"c1", "c2", "c5", "c10", "f2", "f3"}
    assert names(deeds.goals(t.g)) == {"c1", "c2", "c5", "c10"}


@rule("ROOT-3.10")
def test_corners() -> None:
    assert [PLACE_NAMES[c] for c in CORNERS] == ["c1", "c2", "c3", "c4"]
    assert OPPOSITE[place("c1")] == place("c3") and OPPOSITE[place("c2")] == place("c4")


@rule("ROOT-3.11", "ROOT-16.55")
def test_only_the_pawn_is_in_a_forest() -> None:
    t = Table().put("c1", marquise=3).at(MOVE_FROM, "marquise", EVERYWHERE).do("from c1")
    assert t.choices == {"to c5", "to c9", "to c10"}


@rule("ROOT-4.1", "ROOT-4.3")
def test_as_many_as_possible_are_placed() -> None:
    t = Table().empty(eyrie=1)
    assert t.g.place(1, place("c5"), 3) == 1 and t.count("c5", "eyrie") == 1 and t.supply("eyrie") == 0


@rule("ROOT-4.2")
def test_what_is_in_the_box() -> None:
    box = {name: int(BOX[number]) for number, name in enumerate(PIECE_NAMES)}
    assert box == {"marquise_warrior": 25, "eyrie_warrior": 20, "alliance_warrior": 10, "sawmill": 6, "workshop": 6,
                   "recruiter": 6, "roost": 7, "base": 3, "wood": 8, "keep": 1, "sympathy": 10}


@rule("ROOT-4.4", "ROOT-4.5", "EX-5")
def test_tracks_depend_on_what_is_on_the_map() -> None:
    t = Table().put("c11", marquise=9, sawmill=1, workshop=1).put("c2", workshop=2).put("c9", recruiter=2, marquise=1)
    t.put("c12", marquise=2, wood=5).put("c10", marquise=1)
    costs = [int(marquise.WOOD_COST[t.g.on_map(kind)]) for kind in (3, 4, 5)]
    points = [int(marquise.BUILD_POINTS[(kind - 3) * 6 + t.g.on_map(kind)]) for kind in (3, 4, 5)]
    assert costs == [1, 3, 2] and points == [1, 3, 2]
    t.put("c2", workshop=-1)                                    # a lost workshop goes back to its track
    assert marquise.WOOD_COST[t.g.on_map(4)] == 2 and marquise.BUILD_POINTS[6 + t.g.on_map(4)] == 2


@rule("ROOT-4.6", "ROOT-16.1")
def test_the_pawn_cannot_be_removed() -> None:
    t = Table().pawn("c12").put("c12", sympathy=1, marquise=1).supporters("anvil", "foxfolk_steel")
    t.at(REVOLTS, "alliance").do("revolt c12", "spend anvil", "spend foxfolk_steel")
    assert t.g.pawn == place("c12") and t.ruler("c12") == "alliance"
    t = Table().pawn("c12").put("c12", marquise=3)
    t.battle("marquise", "c12", "vagabond").roll(3, 3)
    assert t.g.pawn == place("c12")


@rule("ROOT-4.7")
def test_crafted_items_wait_in_the_box() -> None:
    t = Table().put("c1", workshop=1).hand("marquise", "anvil").at(marquise.MARQUISE_CRAFT, "marquise")
    t.do("craft anvil")
    view = t.g.view(None)
    assert view["seats"][0]["box"] == {"hammer": 1} and "hammer" not in view["items"]
    assert not any("hammer" in choice for choice in t.choices)


@rule("ROOT-4.8", "ROOT-13.2", "ROOT-13.3", "ROOT-8.4", "TRAP-10")
def test_moving_to_the_keep_is_not_placing() -> None:
    t = Table().put("c1", keep=1, marquise=2).put("c5", eyrie=3, alliance=2, sympathy=1)
    t.at(MOVE_FROM, "eyrie", EVERYWHERE).do("from c5")
    assert t.can("to c1")
    t.do("to c1", "warriors 3")
    assert t.count("c1", "eyrie") == 3 and t.ruler("c1") == "eyrie"
    t.decree("build", "anvil").at(OPEN_COLUMN, "eyrie", 3)
    assert t.asking == "ChooseLeader"                           # no roost may be placed there: turmoil
    t.supporters("anvil", "foxfolk_steel").at(SPREAD, "alliance")
    assert "spread c1" not in t.choices
    t.put("c1", alliance=1).officers(1).at(OPERATION, "alliance")
    assert "organize c1" not in t.choices
    assert not t.g.may_place(1, place("c1")) and t.g.may_place(0, place("c1"))


@rule("ROOT-13.3")
def test_no_revolt_and_no_new_roost_at_the_keep() -> None:
    t = Table().put("c1", keep=1, sympathy=1).supporters("anvil", "foxfolk_steel").at(REVOLTS, "alliance")
    assert t.done                                               # nothing to ask
    t = Table().put("c1", keep=1)
    for clearing in PLACE_NAMES[1:CLEARINGS]:
        t.put(clearing, marquise=1)
    t.at(eyrie.NEW_ROOST, "eyrie")
    assert "roost c1" not in t.choices and t.can("roost c2")


@rule("ROOT-4.9", "ROOT-13.9")
def test_short_of_wood_she_chooses_where() -> None:
    t = Table().put("c11", sawmill=2).put("c1", sawmill=1).put("c2", wood=6)
    t.at(marquise.PLACE_WOOD, "marquise")
    assert t.choices == {"wood c1", "wood c11"}
    t.do("wood c11", "wood c11")
    assert t.done and t.count("c11", "wood") == 2 and t.count("c1", "wood") == 0 and t.supply("wood") == 0


@rule("ROOT-4.9", "ROOT-13.9")
def test_one_wood_for_each_sawmill_and_no_more() -> None:
    t = Table().put("c11", sawmill=2).put("c1", sawmill=1).put("c2", wood=6)
    t.at(marquise.PLACE_WOOD, "marquise").do("wood c1")
    assert t.choices == {"wood c11"}
    t = Table().put("c11", sawmill=2).put("c1", sawmill=1).at(marquise.PLACE_WOOD, "marquise")
    assert t.count("c11", "wood") == 2 and t.count("c1", "wood") == 1


@rule("ROOT-4.10")
def test_play_areas_show_effects_and_dominance() -> None:
    t = Table().crafted("eyrie", "sappers").dominance(eyrie="fox").at(MARQUISE_ACTION, "marquise", 3)
    seat = t.g.view(None)["seats"][1]
    assert seat["crafted"] == ["sappers"] and seat["dominance"] == "fox" and not seat["on_track"]


@rule("ROOT-4.11")
def test_losing_a_building_costs_no_points() -> None:
    t = Table().points(marquise=9).put("c5", marquise=0, sawmill=1, eyrie=2).battle("eyrie", "c5", "marquise")
    t.roll(0, 0)
    assert t.score("marquise") == 9 and t.score("eyrie") == 1 and t.count("c5", "sawmill") == 0


@rule("ROOT-5.1", "ROOT-17.6")
def test_enemies() -> None:
    t = Table()
    assert t.g.enemies(0, 3) and not t.g.enemies(1, 1)
    t.coalition("marquise")
    assert not t.g.enemies(0, 3) and not t.g.enemies(3, 0) and t.g.enemies(1, 3)


@rule("ROOT-5.2", "ROOT-5.3", "ROOT-5.4", "ROOT-14.2", "ROOT-15.7", "ROOT-16.1", "TRAP-1", "TRAP-2", "EX-3")
def test_who_rules() -> None:
    t = Table().put("c12", marquise=2, eyrie=1, roost=1).put("c9", marquise=2, alliance=2)
    t.put("c7", sympathy=1).pawn("c7").put("c1", keep=1, wood=2)
    assert t.ruler("c12") == "eyrie" and t.ruler("c9") is None and t.ruler("c7") is None
    assert t.ruler("c1") is None and t.ruler("c3") is None
    t.put("c9", sawmill=1)
    assert t.ruler("c9") == "marquise"


@rule("ROOT-5.5")
def test_rule_changes_within_an_action() -> None:
    t = Table().put("c1", marquise=2).put("c5", eyrie=2).put("c2", marquise=3).at(MARQUISE_ACTION, "marquise", 3)
    t.do("march", "from c2", "to c5", "warriors 3")
    assert t.ruler("c5") == "marquise" and t.ruler("c2") is None


@rule("ROOT-8.1", "ROOT-8.5")
def test_a_move_takes_one_or_more_warriors() -> None:
    t = Table().put("c1", marquise=3, workshop=1, wood=2).at(MOVE_FROM, "marquise", EVERYWHERE).do("from c1", "to c5")
    assert t.choices == {"warriors 1", "warriors 2", "warriors 3"}
    t.do("warriors 2")
    assert (t.count("c1", "marquise"), t.count("c5", "marquise")) == (1, 2)
    assert t.count("c1", "workshop") == 1 and t.count("c1", "wood") == 2


@rule("ROOT-8.2")
def test_origin_or_destination_must_be_ruled() -> None:
    t = Table().put("c1", marquise=1, eyrie=3).put("c5", marquise=1).put("c9", eyrie=1)
    t.at(MOVE_FROM, "marquise", EVERYWHERE)
    assert t.choices == {"from c1", "from c5"}
    t.do("from c1")
    assert t.choices == {"to c5"}                               # ruled; c9 and c10 are not
    t = Table().put("c1", marquise=1, eyrie=3).at(MOVE_FROM, "marquise", EVERYWHERE)
    assert t.done                                               # nowhere to go


@rule("ROOT-8.3", "ROOT-13.13")
def test_the_same_warriors_may_move_twice() -> None:
    t = Table().put("c1", marquise=1).at(MARQUISE_ACTION, "marquise", 3)
    t.do("march", "from c1", "to c5", "warriors 1", "from c5", "to c2", "warriors 1")
    assert t.count("c2", "marquise") == 1 and t.asking == "MarquiseAction"


@rule("ROOT-8.6", "ROOT-10.6")
def test_outrage_is_settled_before_the_next_move() -> None:
    t = Table().put("c1", marquise=2).put("c5", sympathy=1).hand("marquise", "bake_sale", "anvil")
    t.at(MARQUISE_ACTION, "marquise", 3).do("march", "from c1", "to c5", "warriors 1")
    assert t.asking == "Outrage"
    t.do("give bake_sale")
    assert t.asking == "MoveFrom"


@rule("ROOT-12.1", "ROOT-12.2")
def test_seats_and_factions() -> None:
    seen, first = set(), set()
    for seed in range(40):
        state = GAME.new(players=4, seed=seed)
        seen.add(tuple(state.faction_of))                       # type: ignore[attr-defined]
        first.add(int(state.first))                             # type: ignore[attr-defined]
        assert sorted(state.faction_of) == [0, 1, 2, 3]         # type: ignore[attr-defined]
    assert len(seen) > 10 and first == {0, 1, 2, 3}
    fixed = GAME.new(players=4, seed=1, seating="in_order", first_player="seat1")
    assert list(fixed.faction_of) == [0, 1, 2, 3] and fixed.first == 0      # type: ignore[attr-defined]


@rule("ROOT-12.2")
def test_every_mix_of_factions_can_play() -> None:
    for name, players in (("two_factions", 2), ("three_factions", 3)):
        option = next(option for option in GAME.options if option.name == name)
        for mix in option.values[:-1]:
            state = GAME.new(players=players, seed=3, **{name: mix})
            assert {role["faction"] for role in GAME.roles(state)} == set(str(mix).split("_"))
        mixes = {frozenset(GAME.roles(GAME.new(players=players, seed=seed, **{name: "random"}))[seat]["faction"]
                           for seat in range(players)) for seed in range(60)}
        assert len(mixes) == len(option.values) - 1


@rule("ROOT-1.13")
def test_an_action_is_not_interrupted() -> None:
    t = Table().put("c1", marquise=3).crafted("marquise", "codebreakers").hand("eyrie", "anvil")
    t.at(MARQUISE_ACTION, "marquise", 3)
    assert t.can("codebreakers eyrie")
    t.do("march")
    assert not any(choice.startswith("codebreakers") for choice in t.choices)
    t.do("from c1", "to c5", "warriors 1")
    assert not any(choice.startswith("codebreakers") for choice in t.choices)


@rule("ROOT-1.2", "ROOT-1.4")
def test_cannot_is_absolute_and_a_faction_rule_beats_a_general_one() -> None:
    t = Table().put("c1", keep=1, marquise=1).put("c5", marquise=1, eyrie=1)
    assert t.ruler("c5") == "eyrie"                             # Lords of the Forest beats the tie
    t.at(eyrie.NEW_ROOST, "eyrie")
    assert "roost c1" not in t.choices                          # the keep's "cannot"
