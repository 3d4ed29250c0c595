"""Set-up (ROOT-12), the edition switches (ROOT-18), records."""
from __future__ import annotations

import pytest

from meydan.core.errors import BadSetup
from meydan.core.game import Setup
from meydan.games.root import vagabond
from meydan.games.root.components import RUIN_ITEMS
from meydan.games.root.law import Law
from meydan.games.root.sets import bits
from meydan.games.root.state import Root
from tests.root.positions import GAME, MARQUISE_ACTION, MARQUISE_CRAFT, REVOLTS, Table, faction, place
from tests.rules import rule


def opening(*factions: str, seed: int = 1, **options: str | bool | int) -> Table:
    """A dealt game before the first decision."""
    t = Table(*factions, **options)
    name = {2: "two_factions", 3: "three_factions"}.get(len(factions))
    mix = {name: "_".join(factions)} if name else {}
    state = GAME.new(players=len(factions) or 4, seed=seed, seating="in_order", first_player="seat1", **mix, **options)
    assert isinstance(state, Root)
    t.g = state
    return t


def set_up(t: Table) -> Table:
    """The Marquise at c1, the Builder, the Thief in f1."""
    if t.can("keep c1"):
        t.do("keep c1", "build-at sawmill c5", "build-at workshop c9", "build-at recruiter c1")
    if t.can("roost c1"):
        t.do("roost c1")
    if t.can("leader builder"):
        t.do("leader builder")
    if t.can("character thief"):
        t.do("character thief", "to f1")
    return t


@rule("ROOT-12.10", "ROOT-12.11", "ROOT-12.14", "EX-1")
def test_keep_garrison_and_the_eyrie_opposite() -> None:
    t = opening()
    assert t.choices == {"keep c1", "keep c2", "keep c3", "keep c4"}
    t.do("keep c1")
    assert [t.count(f"c{n}", "marquise") for n in range(1, 13)] == [1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1]
    assert t.supply("marquise") == 14 and t.supply("wood") == 8
    assert t.count("c3", "roost") == 1 and t.count("c3", "eyrie") == 6 and t.supply("eyrie") == 14


@rule("ROOT-12.12", "ROOT-12.13", "EX-2")
def test_starting_buildings_at_or_next_to_the_keep() -> None:
    t = opening().do("keep c1")
    assert t.choices == {f"build-at sawmill {c}" for c in ("c1", "c5", "c9", "c10")}
    t.do("build-at sawmill c1")
    assert t.choices == {f"build-at workshop {c}" for c in ("c5", "c9", "c10")}     # one slot at c1
    t.do("build-at workshop c10")
    assert t.choices == {f"build-at recruiter {c}" for c in ("c5", "c9")}          # the other is under a ruin
    t.do("build-at recruiter c5")
    assert [t.supply(kind) for kind in ("sawmill", "workshop", "recruiter")] == [5, 5, 5] and t.score("marquise") == 0


@rule("ROOT-12.4", "ROOT-12.5", "ROOT-18.9")
def test_markers_at_zero_and_three_cards() -> None:
    t = opening()
    assert [t.score(who) for who in ("marquise", "eyrie", "alliance", "vagabond")] == [0, 0, 0, 0]
    assert [t.cards(who) for who in ("marquise", "eyrie", "alliance", "vagabond")] == [3, 3, 3, 3]
    assert len(t.g.deck) == 54 - 12 - 3
    assert len(opening("marquise", "eyrie").g.deck) == 50 - 6


@rule("ROOT-18.9")
def test_a_starting_hand_of_five_with_a_discard_of_two() -> None:
    t = set_up(opening(starting_hand=5))
    assert t.asking == "DiscardDown" and t.asked == "marquise" and t.cards("marquise") == 5
    while t.asking == "DiscardDown":
        t.do(min(t.choices))
    assert [t.cards(who) for who in ("eyrie", "alliance", "vagabond")] == [3, 3, 3]
    assert bits(t.g.discard | t.g.available) == 8


@rule("ROOT-12.9")
def test_factions_set_up_in_order() -> None:
    t = opening()
    order = []
    while t.g.rounds == 0:
        if not order or order[-1] != t.asked:
            order.append(t.asked)
        t.do(min(t.choices))
    assert order == ["marquise", "eyrie", "vagabond"]


@rule("ROOT-12.14", "ROOT-12.15")
def test_the_eyrie_choose_corner_and_leader() -> None:
    t = opening("eyrie", "alliance")
    assert t.choices == {"roost c1", "roost c2", "roost c3", "roost c4"}
    t.do("roost c2")
    assert t.count("c2", "eyrie") == 6 and t.supply("roost") == 6
    assert t.choices == {"leader builder", "leader charismatic", "leader commander", "leader despot"}
    t.do("leader despot")
    view = t.g.view(None)["eyrie"]
    assert view["leader"] == "despot" and view["retired"] == []
    assert [name for name, column in view["decree"].items() if column["vizier"]] == ["move", "build"]


@rule("ROOT-12.16")
def test_the_alliance_starts_with_three_supporters_and_no_piece() -> None:
    t = set_up(opening())
    assert len(t.stack) == 3 and t.supply("alliance") == 10 and t.supply("sympathy") == 10 and t.supply("base") == 3


@rule("ROOT-12.17", "ROOT-12.19", "ROOT-16.32", "ROOT-16.51", "ROOT-16.52", "ROOT-16.53")
@pytest.mark.parametrize("character, items", [("thief", {"boot", "torch", "tea", "sword"}),
                                              ("tinker", {"boot", "torch", "hammer", "bag"}),
                                              ("ranger", {"boot", "torch", "crossbow", "sword"})])
def test_the_vagabond_starts_in_a_forest(character: str, items: set[str]) -> None:
    t = set_up_to_vagabond()
    t.do(f"character {character}")
    assert t.choices == {f"to f{n}" for n in range(1, 8)} and t.g.open_quests == 0
    t.do("to f4")
    view = t.g.view(None)["vagabond"]
    assert view["items"] == {name: {"ready": 1} for name in items} and t.g.pawn == place("f4")
    assert len(view["quests"]) == 3 and view["quest_deck"] == 12
    assert view["relations"] == {"marquise": "indifferent", "eyrie": "indifferent", "alliance": "indifferent"}


def set_up_to_vagabond() -> Table:
    t = opening()
    t.do("keep c1", "build-at sawmill c5", "build-at workshop c9", "build-at recruiter c1", "leader builder")
    assert t.choices == {"character thief", "character tinker", "character ranger"}
    return t


@rule("ROOT-12.18", "ROOT-16.11", "ROOT-12.20")
def test_ruin_items() -> None:
    assert sorted(RUIN_ITEMS) == [0, 1, 3, 4]                   # boot, bag, hammer, sword
    orders = {tuple(opening(seed=seed).g.ruin_items) for seed in range(60)}
    assert len(orders) > 12 and all(sorted(order) == [0, 1, 3, 4] for order in orders)


@rule("ROOT-18.1", "ROOT-18.2", "ROOT-18.3", "ROOT-18.4", "ROOT-18.5", "ROOT-18.6")
@rule("ROOT-18.7", "ROOT-18.8", "ROOT-18.9")
def test_the_current_law_sets_the_later_switches_together() -> None:
    usual = Law(GAME.check_options({}))
    late = Law(GAME.check_options({"current_law": True}))
    assert (usual.reshuffle_at_once, usual.removal_damage, usual.partners_may_battle, usual.alliance_outrages_itself,
            usual.ally_pays_outrage, usual.birds_any_time) == (False, 0, True, True, False, False)
    assert (late.reshuffle_at_once, late.removal_damage, late.partners_may_battle, late.alliance_outrages_itself,
            late.ally_pays_outrage, late.birds_any_time) == (True, 3, False, False, True, True)
    assert (late.rest_refreshes_all, late.bank_is_optional, late.starting_hand) == (False, False, 3)


@rule("ROOT-18.2", "ROOT-16.4")
def test_full_removal_damages_items_in_later_laws() -> None:
    def favored(**options: int) -> Table:
        t = Table(**options).put("c1", workshop=1).put("c6", workshop=1).put("c8", workshop=1, eyrie=1).pawn("c8")
        t.items(sword=2, boot=2).hand("marquise", "favor_of_the_foxes").at(MARQUISE_CRAFT, "marquise")
        return t.do("craft favor_of_the_foxes")
    assert favored().item("sword") == 2
    t = favored(full_removal_damage=3)
    assert t.asking == "DamageItems" and t.asked == "vagabond"
    t.do("damage sword ready", "damage boot ready", "damage sword ready")
    assert t.item("sword") == 0 and t.item("boot") == 1 and t.done
    t = Table(full_removal_damage=3).put("c8", sympathy=1, marquise=1).pawn("c8").items(sword=2)
    t.supporters("anvil", "foxfolk_steel").at(REVOLTS, "alliance").do("revolt c8", "spend anvil", "spend foxfolk_steel")
    assert t.item("sword", "damaged") == 2 and t.count("c8", "base") == 1


@rule("ROOT-18.6", "ROOT-13.11")
def test_birds_at_any_time_in_later_laws() -> None:
    t = Table().hand("marquise", "sappers").at(MARQUISE_ACTION, "marquise", 3)
    assert not t.can("spend sappers")
    t = Table(marquise_bird_any_time=True).hand("marquise", "sappers").at(MARQUISE_ACTION, "marquise", 3)
    t.do("spend sappers")
    assert t.g.stack[-1].number == 4


@rule("ROOT-18.7", "ROOT-16.48", "TRAP-28")
def test_evenings_rest_refreshes_all_in_some_versions() -> None:
    for refreshes in (False, True):
        t = Table(rest_refreshes_all=refreshes).pawn("f3").items("exhausted", boot=2)
        t.items("damaged_exhausted", sword=1)
        t.items("damaged", tea=1).at(vagabond.EVENING_REST, "vagabond")
        assert t.item("sword") == 1 and t.item("tea") == 1 and t.item("boot", "exhausted") == (0 if refreshes else 2)
    t = Table().pawn("c1").items("damaged", sword=1).at(vagabond.EVENING_REST, "vagabond")
    assert t.item("sword", "damaged") == 1                      # not in a clearing


@rule("ROOT-12.20")
def test_a_deal_can_be_written_and_read() -> None:
    for players in (2, 3, 4):
        state = GAME.new(players=players, seed=9, three_factions="eyrie_alliance_vagabond")
        setup = GAME.setup(state)
        assert GAME.setup(GAME.deal(setup)) == setup
    setup.deal["deck"][:5] = ["?"] * 5                          # cards that never come to light
    assert len(GAME.deal(setup).deck) == 39                     # type: ignore[attr-defined]


@pytest.mark.parametrize("name, words", [
    ("factions", ["marquise", "eyrie", "alliance", "eyrie"]), ("factions", ["marquise", "otters", "eyrie", "alliance"]),
    ("first", ["5"]), ("first", ["x"]), ("shuffle", []), ("hand1", ["anvil"]), ("hand1", ["anvil", "anvil", "sappers"]),
    ("hand2", ["anvil", "sappers", "excalibur"]), ("ruins", ["boot", "boot", "hammer", "sword"]), ("quests", []),
    ("dragons", ["1"])])
def test_a_wrong_deal_is_named(name: str, words: list[str]) -> None:
    setup = GAME.setup(GAME.new(players=4, seed=9))
    with pytest.raises(BadSetup) as error:
        GAME.deal(Setup(4, setup.options, {**setup.deal, name: words}))
    assert str(error.value.facts["what"]).startswith(name)


@rule("ROOT-12.2")
def test_factions_not_at_the_table_have_nothing() -> None:
    t = set_up(opening("marquise", "eyrie"))
    assert t.g.view(0)["alliance"] is None and t.g.view(0)["vagabond"] is None and t.g.pawn == -1
    assert t.g.seat_of[faction("vagabond")] == -1
