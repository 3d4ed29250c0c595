"""The Vagabond's items, turn and actions (ROOT-16)."""
from __future__ import annotations

import pytest

from meydan.games.root import marquise, turn, vagabond
from meydan.games.root.components import ITEM_NAMES, facts
from tests.root.positions import DAY, Table, place
from tests.rules import rule


@rule("ROOT-16.1")
def test_the_pawn_neither_rules_nor_prevents_rule() -> None:
    t = Table().pawn("c5").put("c5", marquise=1)
    assert t.ruler("c5") == "marquise" and Table().pawn("c5").ruler("c5") is None


@rule("ROOT-16.2")
def test_nimble() -> None:
    t = Table().pawn("c1").put("c1", eyrie=5).put("c5", eyrie=5).items(boot=1).at(DAY, "vagabond").do("move", "to c5")
    assert t.g.pawn == place("c5")


@rule("ROOT-16.3", "ROOT-15.13")
def test_removing_sympathy_is_outrage_for_him_too() -> None:
    t = Table().pawn("c8").put("c8", sympathy=1).items(crossbow=1).hand("vagabond", "anvil").at(DAY, "vagabond")
    t.do("strike", "shoot sympathy")
    assert t.asking == "Outrage" and t.asked == "vagabond" and t.score("vagabond") == 1


@rule("ROOT-16.4")
def test_favor_passes_him_by() -> None:
    t = Table().pawn("c8").items(sword=3).put("c1", workshop=1).put("c6", workshop=1).put("c8", workshop=1)
    t.hand("marquise", "favor_of_the_foxes")
    t.at(marquise.MARQUISE_CRAFT, "marquise").do("craft favor_of_the_foxes")
    assert t.item("sword") == 3 and t.g.pawn == place("c8") and t.score("marquise") == 0


@rule("ROOT-16.5", "ROOT-16.31", "TRAP-23")
def test_only_ready_undamaged_items_can_be_exhausted() -> None:
    t = Table().pawn("c1").items("exhausted", boot=1).items("damaged", boot=1).at(DAY, "vagabond")
    assert not t.can("move")
    t.items(boot=1).at(DAY, "vagabond").do("move", "to c5")
    assert t.item("boot", "exhausted") == 2 and t.item("boot", "damaged") == 1


@rule("ROOT-16.6", "ROOT-16.8", "ROOT-16.9", "ROOT-16.10")
def test_tracks_hold_three_ready_undamaged_items() -> None:
    t = Table().items(bag=4, tea=1, coin=1)
    assert t.g.tracked(1) == 3 and vagabond.load(t.g) == 1      # the fourth bag is in the Satchel
    t.items("exhausted", coin=1)
    assert t.g.tracked(6) == 1 and vagabond.load(t.g) == 2
    t.pawn("c1").put("c1", marquise=1).hand("vagabond", "anvil").at(DAY, "vagabond")
    t.do("aid marquise", "exhaust tea", "give anvil")
    assert t.g.tracked(5) == 0 and vagabond.load(t.g) == 3      # exhausted, it moved to the Satchel
    t.at(vagabond.REFRESH_ITEMS, "vagabond", -1)
    assert t.g.tracked(5) == 1 and vagabond.load(t.g) == 1      # and back when turned face up
    t.items("damaged", tea=1)
    assert t.g.tracked(5) == 1


@rule("ROOT-16.7")
def test_other_items_live_in_the_satchel() -> None:
    t = Table().items(boot=1, sword=1, crossbow=1, torch=1, hammer=1)
    assert vagabond.load(t.g) == 5 and all(t.g.tracked(item) == 0 for item in (0, 2, 3, 4, 7))


@rule("ROOT-16.11")
def test_all_item_tokens() -> None:
    kinds = facts("items")["kinds"]
    assert sum(kind["supply"] for kind in kinds) == 12 and sum(kind["ruin"] for kind in kinds) == 4
    assert {kind["id"] for kind in kinds if kind["ruin"]} == {"bag", "boot", "hammer", "sword"}
    assert {kind["id"] for kind in kinds if kind["starting"]} == set(ITEM_NAMES) - {"coin"}
    assert next(kind["total"] for kind in kinds if kind["id"] == "torch") == 1


@rule("ROOT-16.12", "ROOT-16.50", "EX-30")
def test_capacity() -> None:
    t = Table().items(bag=1, boot=3, sword=3).items("damaged", torch=1, hammer=1).at(vagabond.DROP_ITEMS, "vagabond")
    assert t.done                                               # 8 of 8
    t = Table().items("exhausted", bag=1).items(boot=3, sword=3).items("damaged", torch=1, hammer=1)
    t.at(vagabond.DROP_ITEMS, "vagabond")
    assert t.can("drop bag exhausted", "drop boot ready", "drop torch damaged")
    t.do("drop boot ready", "drop boot ready", "drop torch damaged")
    assert t.done and vagabond.load(t.g) == 6 and t.g.item_supply[0] == 2      # out of the game
    t = Table().items(tea=3, coin=2, boot=6).at(vagabond.DROP_ITEMS, "vagabond")
    assert t.done                                               # tracks do not count


@rule("ROOT-16.14", "ROOT-16.15", "ROOT-16.17", "ROOT-16.18", "EX-29")
def test_hits_damage_items_and_swords_cap_his_hits() -> None:
    t = Table().pawn("c5").put("c5", eyrie=3).items(sword=1, tea=1, boot=1).at(DAY, "vagabond")
    t.do("battle", "attack c5 eyrie").roll(3, 2)
    assert t.asking == "DamageItems"
    assert t.choices == {"damage sword exhausted", "damage tea ready", "damage boot ready"}
    t.do("damage sword exhausted", "damage tea ready")
    assert t.count("c5", "eyrie") == 2 and t.score("eyrie") == 0
    assert t.item("sword", "damaged_exhausted") == 1 and t.item("tea", "damaged") == 1      # they keep their side


@rule("ROOT-16.14")
def test_further_hits_are_ignored() -> None:
    t = Table().pawn("c5").put("c5", eyrie=3).items(boot=1).battle("eyrie", "c5", "vagabond").roll(3, 0)
    assert t.item("boot", "damaged") == 1 and t.done


@rule("ROOT-16.16", "ROOT-9.17")
def test_without_a_sword_he_is_defenseless() -> None:
    t = Table().pawn("c5").put("c5", eyrie=3).items(boot=3).items("damaged", sword=1)
    t.battle("eyrie", "c5", "vagabond").roll(1, 0)
    assert t.g.stack[-1].number == 2
    t = Table().pawn("c5").put("c5", eyrie=3).items(boot=3).items("exhausted", sword=1)
    t.battle("eyrie", "c5", "vagabond").roll(1, 1)
    assert t.g.stack[-1].number == 1                            # an exhausted sword defends


@rule("TRAP-24", "ROOT-16.17")
def test_exhausted_swords_count() -> None:
    t = Table().pawn("c5").put("c5", eyrie=4).items("exhausted", sword=2).items(sword=1).at(DAY, "vagabond")
    t.do("battle", "attack c5 eyrie").roll(3, 0)
    assert t.count("c5", "eyrie") == 1


@rule("ROOT-16.19", "EX-26")
def test_refresh() -> None:
    t = Table().items(tea=1).items("exhausted", boot=3, sword=3).at(vagabond.REFRESH_ITEMS, "vagabond", -1)
    for _ in range(2):
        t.do("refresh boot exhausted", "refresh sword exhausted")
    t.do("refresh boot exhausted")
    assert t.done and t.item("sword", "exhausted") == 1         # five of six
    t = Table().items("exhausted", tea=1, boot=5).at(vagabond.REFRESH_ITEMS, "vagabond", -1)
    t.do("refresh tea exhausted", "refresh boot exhausted", "refresh boot exhausted")
    assert t.done and t.item("boot", "exhausted") == 3          # the exhausted tea did not count
    t = Table().items("exhausted", boot=1).items("damaged_exhausted", sword=1)
    t.at(vagabond.REFRESH_ITEMS, "vagabond", -1)
    assert t.item("boot") == 1 and t.item("sword", "damaged") == 1      # stays damaged


@rule("ROOT-16.19")
def test_damaged_tea_refreshes_nothing() -> None:
    t = Table().items("damaged", tea=1).items("exhausted", boot=4).at(vagabond.REFRESH_ITEMS, "vagabond", -1)
    t.do(*["refresh boot exhausted"] * 3)
    assert t.done


@rule("ROOT-16.20", "EX-36")
def test_slip() -> None:
    t = Table().pawn("f1").put("c1", marquise=2).relation(marquise="hostile").at(vagabond.SLIP, "vagabond")
    assert t.choices == {"skip", "to c1", "to c2", "to c5", "to c10", "to f2", "to f3"}
    t.do("to c1")
    assert t.g.pawn == place("c1") and t.done
    t.put("c1", eyrie=1).relation(eyrie="allied").at(vagabond.SLIP, "vagabond")
    assert t.choices == {"skip", "to c5", "to c9", "to c10", "to f1", "to f2"}
    t.do("to c5")
    assert t.done                                               # no ally comes along


@rule("ROOT-16.21", "ROOT-16.46", "EX-36")
def test_move_costs_boots() -> None:
    t = Table().pawn("f1").items(boot=1).put("c1", marquise=1).put("c5", sawmill=1).relation(marquise="hostile")
    t.at(DAY, "vagabond").do("move")
    assert t.choices == {"to c2", "to c5", "to c10"}            # Hostile warriors cost two boots; a building does not
    t = Table().pawn("f1").items(boot=2).put("c1", marquise=1, eyrie=1).relation(marquise="hostile", eyrie="hostile")
    t.at(DAY, "vagabond").do("move", "to c1")
    assert t.item("boot", "exhausted") == 2                     # two Hostile factions still cost one extra


@rule("ROOT-16.22")
def test_battle_exhausts_a_sword() -> None:
    t = Table().pawn("c5").put("c5", marquise=1).items(sword=1).at(DAY, "vagabond").do("battle")
    assert t.item("sword", "exhausted") == 1 and t.choices == {"attack c5 marquise"}
    t = Table().pawn("c5").put("c5", marquise=1).items("exhausted", sword=1).at(DAY, "vagabond")
    assert not t.can("battle")


@rule("ROOT-16.23", "ROOT-16.13", "ROOT-3.4", "ROOT-3.6")
def test_explore() -> None:
    t = Table().pawn("c6").items(torch=1).at(DAY, "vagabond").do("explore")
    assert t.score("vagabond") == 1 and t.item("bag") == 1 and t.item("torch", "exhausted") == 1
    assert not t.g.ruins >> place("c6") & 1 and not t.can("explore")
    t = Table().pawn("c5").items(torch=1).at(DAY, "vagabond")
    assert not t.can("explore")


@rule("ROOT-16.24", "ROOT-16.34", "ROOT-4.7")
def test_aid() -> None:
    t = Table().pawn("c5").put("c5", wood=1, eyrie=1).items(boot=1, sword=1).box("marquise", coin=1, tea=1)
    t.hand("vagabond", "bake_sale", "anvil").relation(eyrie="hostile").at(DAY, "vagabond")
    assert t.can("aid marquise", "aid eyrie") and not t.can("aid alliance")
    t.do("aid marquise", "exhaust boot")
    assert t.choices == {"give bake_sale"} and t.g.secret
    t.do("give bake_sale")
    assert t.choices == {"take coin", "take tea", "skip"}
    t.do("take coin")
    assert t.held("marquise") == {"bake_sale"} and t.item("coin") == 1 and t.item("boot", "exhausted") == 1
    assert t.related("marquise") == "amiable" and t.score("vagabond") == 1


@rule("ROOT-16.25", "ROOT-16.26", "EX-31")
def test_quests() -> None:
    t = Table().pawn("c2").items(boot=2, bag=1, sword=1, torch=1)
    t.quests("escort_mouse", "logistics_help_mouse", "errand_fox",
                                                                        done=("guard_duty_mouse",))
    left = len(t.g.quest_deck)
    t.at(DAY, "vagabond")
    assert t.can("quest escort_mouse", "quest logistics_help_mouse") and not t.can("quest errand_fox")
    t.do("quest escort_mouse")
    assert t.item("boot", "exhausted") == 2 and len(t.g.quest_deck) == left - 1
    assert len(t.g.view(None)["vagabond"]["quests"]) == 3       # the new one is seen before the reward
    assert t.choices == {"points", "cards"}
    t.do("points")
    assert t.score("vagabond") == 2
    t = Table().pawn("c2").items(boot=1, bag=1).quests("logistics_help_mouse").at(DAY, "vagabond")
    t.do("quest logistics_help_mouse", "cards")
    assert t.cards("vagabond") == 2 and t.score("vagabond") == 0


@rule("ROOT-16.26")
def test_with_an_empty_quest_deck_no_new_quest_appears() -> None:
    t = Table().pawn("c2").items(boot=1, bag=1).quests("logistics_help_mouse")
    t.g.quest_deck = []
    t.at(DAY, "vagabond").do("quest logistics_help_mouse", "points")
    assert t.g.open_quests == 0 and t.score("vagabond") == 1


@rule("ROOT-16.25")
@pytest.mark.parametrize("quest", facts("quests")["quests"], ids=lambda quest: quest["id"])
def test_every_quest_needs_its_two_items_and_suit(quest: dict[str, object]) -> None:
    items = [str(item) for item in quest["items"]]              # type: ignore[attr-defined]
    clearing = {"fox": "c8", "rabbit": "c5", "mouse": "c2"}[str(quest["suit"])]
    t = Table().pawn(clearing).quests(str(quest["id"])).items(**{items[0]: 1})
    assert not t.at(DAY, "vagabond").can(f"quest {quest['id']}")
    t.items(**{items[1]: 1})
    assert t.at(DAY, "vagabond").can(f"quest {quest['id']}")
    assert not t.pawn("c8" if clearing != "c8" else "c5").at(DAY, "vagabond").can(f"quest {quest['id']}")


@rule("ROOT-16.27", "TRAP-24")
def test_strike() -> None:
    t = Table().pawn("c5").put("c5", marquise=1, sawmill=1, wood=1, roost=1).items(crossbow=2)
    t.at(DAY, "vagabond").do("strike")
    assert t.choices == {"shoot marquise_warrior", "shoot roost"}       # warriors first, player by player
    t.do("shoot marquise_warrior")
    assert t.related("marquise") == "hostile" and t.score("vagabond") == 0
    t.do("strike", "shoot sawmill")
    assert t.score("vagabond") == 1                             # no Infamy: it is no battle


@rule("ROOT-16.28")
def test_repair() -> None:
    t = Table().items(hammer=1).items("damaged", torch=1).items("damaged_exhausted", tea=1).at(DAY, "vagabond")
    t.do("repair")
    assert t.choices == {"mend torch damaged", "mend tea damaged_exhausted"}
    t.do("mend tea damaged_exhausted")
    assert t.item("tea", "exhausted") == 1 and t.g.tracked(5) == 0 and t.item("hammer", "exhausted") == 1
    assert not Table().items(hammer=1).at(DAY, "vagabond").can("repair")


@rule("ROOT-16.30", "ROOT-16.51", "ROOT-1.8")
def test_the_thief_steals() -> None:
    t = Table().character("thief").pawn("c5").put("c5", wood=1, eyrie=1).items(torch=1)
    t.hand("marquise", "anvil", "bake_sale")
    t.hand("alliance", "sappers").at(DAY, "vagabond").do("special")
    assert t.choices == {"steal-from marquise"}                 # the Eyrie hold no card, the Alliance is not here
    t.do("steal-from marquise")
    assert t.asked == "chance" and t.choices == {"steal anvil", "steal bake_sale"}
    t.do("steal anvil")
    assert t.held("vagabond") == {"anvil"} and t.item("torch", "exhausted") == 1 and t.score("marquise") == 0
    assert t.g.view(0)["seats"][3]["known"] == ["anvil"] and t.g.view(2)["seats"][3]["known"] == []
    t = Table().character("thief").pawn("f1").items(torch=1).hand("marquise", "anvil").at(DAY, "vagabond")
    assert not t.can("special")


@rule("ROOT-16.52")
def test_the_tinker_takes_from_the_discard_pile() -> None:
    t = Table().character("tinker").pawn("c5").items(torch=1).discarded("bake_sale", "anvil", "sappers")
    t.at(DAY, "vagabond")
    t.do("special")
    assert t.choices == {"labor bake_sale", "labor sappers"}
    t.do("labor sappers")
    assert t.held("vagabond") == {"sappers"} and t.pile == {"bake_sale", "anvil"}
    assert t.g.view(0)["seats"][3]["known"] == ["sappers"]      # everybody saw it
    t = Table().character("tinker").pawn("f1").items(torch=1).discarded("sappers").at(DAY, "vagabond")
    assert not t.can("special")


@rule("ROOT-16.53", "ROOT-16.55")
def test_the_ranger_hides() -> None:
    t = Table().character("ranger").pawn("f1").items(torch=1).items("damaged", sword=2, boot=1)
    t.items("damaged_exhausted", tea=1)
    t.at(DAY, "vagabond").do("special")
    assert "end" not in t.choices                               # at least one
    t.do("mend tea damaged_exhausted", "mend sword damaged", "mend boot damaged")
    assert t.done and t.item("tea", "exhausted") == 1 and t.item("sword", "damaged") == 1      # Daylight is over
    t = Table().character("ranger").pawn("f1").items(torch=1).items("damaged", sword=2).at(DAY, "vagabond")
    t.do("special", "mend sword damaged", "end")
    assert t.done
    assert not Table().character("ranger").items(torch=1).at(DAY, "vagabond").can("special")


@rule("ROOT-16.55")
def test_what_can_be_done_in_a_forest() -> None:
    t = Table().pawn("f3").items(hammer=1, boot=1, torch=1, sword=1, crossbow=1).items("damaged", tea=1)
    t.hand("vagabond", "anvil", "sappers").discarded("bake_sale").quests("errand_fox")
    t.crafted("vagabond", "codebreakers")
    t.hand("eyrie", "armorers").at(DAY, "vagabond")
    assert t.choices == {"end", "move", "repair", "codebreakers eyrie"}


@rule("ROOT-16.49")
@pytest.mark.parametrize("coins", [0, 1, 2])
def test_coins_draw_cards(coins: int) -> None:
    t = Table().items(coin=coins).items("exhausted", coin=2 - coins).at(turn.DRAW_CARDS, "vagabond")
    assert t.cards("vagabond") == 1 + coins


@rule("ROOT-16.48", "ROOT-16.49", "ROOT-16.50")
def test_the_order_of_his_evening() -> None:
    t = Table().pawn("f1").items("damaged", coin=1).items("exhausted", boot=7)
    t.hand("vagabond", "anvil", "bake_sale", "sappers", "armorers").deck("cobbler", "codebreakers").begin("vagabond")
    t.do(*["refresh boot exhausted"] * 3, "skip", "end")
    assert t.asking == "DiscardDown" and t.cards("vagabond") == 6       # rest repaired the coin, then he drew
    t.do("discard anvil")
    assert t.asking == "DropItems"
