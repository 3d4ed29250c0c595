"""Crafting and every card's effect (ROOT-7, ROOT-11)."""
from __future__ import annotations

import pytest

from meydan.games.root import crafting, turn
from meydan.games.root.components import CARDS, FAVOR, ITEM_CARD, ITEM_NAMES, ITEM_SUPPLY, PERSISTENT
from tests.root.positions import (
    ALLIANCE_DAY,
    BIRDSONG_WINDOW,
    DAY,
    EYRIE_CRAFT,
    MARQUISE_ACTION,
    MARQUISE_CRAFT,
    Table,
)
from tests.rules import rule


def workshops() -> Table:
    """Four workshops for each suit would fit nowhere; these do for every card."""
    return (Table().no_ruins().put("c12", workshop=2).put("c6", workshop=1).put("c5", workshop=2)
            .put("c10", workshop=1).put("c2", workshop=2).put("c9", workshop=1))


@rule("ROOT-7.1", "ROOT-7.3", "ROOT-13.1", "EX-38")
def test_pieces_of_the_right_suits_are_activated_once() -> None:
    t = Table().put("c1", workshop=1).put("c5", workshop=1).put("c9", workshop=1)
    t.hand("marquise", "tax_collector", "anvil").at(MARQUISE_CRAFT, "marquise")
    assert t.can("craft tax_collector", "craft anvil")
    t.do("craft tax_collector")
    assert t.g.has(0, 5) and not t.can("craft anvil") and t.count("c1", "workshop") == 1
    t = Table().put("c1", workshop=1).put("c5", workshop=1).hand("marquise", "tax_collector")
    t.at(MARQUISE_CRAFT, "marquise")
    assert t.choices == {"end"}


@rule("ROOT-7.2", "ROOT-13.1", "ROOT-14.1", "ROOT-14.10", "ROOT-15.1", "ROOT-15.28")
def test_each_faction_has_its_crafting_pieces() -> None:
    t = Table().put("c1", workshop=1, sawmill=0).put("c8", roost=1, sympathy=1).put("c6", sympathy=1)
    assert [crafting.idle_pieces(t.g, who, 0) for who in range(3)] == [1, 1, 2]
    t.pawn("c8").items(hammer=2).items("exhausted", hammer=1)
    assert crafting.idle_pieces(t.g, 3, 0) == 2 and crafting.idle_pieces(t.g, 3, 1) == 0
    steps = {"marquise": MARQUISE_CRAFT, "eyrie": EYRIE_CRAFT, "alliance": ALLIANCE_DAY, "vagabond": DAY}
    for who, step in steps.items():
        t = Table().put("c8", workshop=1, roost=1, sympathy=1).pawn("c8").items(hammer=1).hand(who, "anvil")
        t.at(step, who)
        assert t.can("craft anvil"), who


@pytest.mark.parametrize("card", [card.name for card in CARDS if card.type == ITEM_CARD])
@rule("ROOT-7.4", "ROOT-7.9", "ROOT-6.5")
def test_item_cards(card: str) -> None:
    face = next(face for face in CARDS if face.name == card)
    t = workshops().hand("marquise", card).at(MARQUISE_CRAFT, "marquise").do(f"craft {card}")
    assert t.g.view(0)["seats"][0]["box"] == {ITEM_NAMES[face.item]: 1}
    assert t.g.item_supply[face.item] == ITEM_SUPPLY[face.item] - 1
    assert t.score("marquise") == face.points == {"bag": 1, "boot": 1, "crossbow": 1, "sword": 2, "tea": 2, "hammer": 2,
                                                  "coin": 3}[ITEM_NAMES[face.item]]
    assert t.pile == {card} and not t.held("marquise")


@rule("ROOT-7.4", "ROOT-14.3", "ROOT-14.33", "EX-32")
def test_disdain_for_trade_and_an_empty_supply() -> None:
    def bake(leader: str, coins: int) -> Table:
        t = Table().leader(leader).put("c5", roost=1).put("c10", roost=1).hand("eyrie", "bake_sale")
        t.g.item_supply[6] = coins
        return t.at(EYRIE_CRAFT, "eyrie")
    t = bake("despot", 2).do("craft bake_sale")
    assert t.score("eyrie") == 1 and t.g.item_supply[6] == 1
    assert bake("builder", 2).do("craft bake_sale").score("eyrie") == 3
    assert not bake("builder", 0).can("craft bake_sale")


@rule("ROOT-7.9", "ROOT-12.7")
def test_the_item_supply() -> None:
    assert {name: int(ITEM_SUPPLY[item]) for item, name in enumerate(ITEM_NAMES)} == {
        "boot": 2, "bag": 2, "crossbow": 1, "hammer": 1, "sword": 2, "tea": 2, "coin": 2, "torch": 0}


@pytest.mark.parametrize("card", [card.name for card in CARDS if card.type == PERSISTENT])
@rule("ROOT-7.5", "ROOT-7.6")
def test_persistent_cards_stay_in_play_one_of_each_name(card: str) -> None:
    t = workshops().hand("marquise", card).at(MARQUISE_CRAFT, "marquise").do(f"craft {card}")
    assert t.g.view(None)["seats"][0]["crafted"] == [card] and not t.pile
    twin = next((other.name for other in CARDS if other.name != card and other.effect >= 0
                 and other.face == next(face.face for face in CARDS if face.name == card)), None)
    if twin:
        t = workshops().crafted("marquise", card).hand("marquise", twin).at(MARQUISE_CRAFT, "marquise")
        assert not t.can(f"craft {twin}")


@pytest.mark.parametrize("card", [card.name for card in CARDS if card.type == FAVOR])
@rule("ROOT-11.12")
def test_favor_cards(card: str) -> None:
    suit = {"foxes": "c8", "rabbits": "c4", "mice": "c7"}[card.rsplit("_", 1)[1]]
    t = workshops().put(suit, eyrie=2, sympathy=1).put("c11", eyrie=0).hand("marquise", card)
    t.put("c3", marquise=1).at(MARQUISE_CRAFT, "marquise").do(f"craft {card}")
    assert t.count(suit, "eyrie") == t.count(suit, "sympathy") == 0 and t.score("marquise") == 1
    assert card in t.pile


@rule("ROOT-7.1", "ROOT-7.7")
def test_royal_claim_takes_four_pieces_of_any_suits() -> None:
    t = workshops().hand("marquise", "royal_claim").at(MARQUISE_CRAFT, "marquise").do("craft royal_claim")
    assert t.asking == "ActivatePieces"
    assert t.choices == {f"activate-piece {suit}" for suit in ("fox", "rabbit", "mouse")}
    t.do("activate-piece fox", "activate-piece fox", "activate-piece fox")
    assert t.choices == {"activate-piece rabbit", "activate-piece mouse"}
    t.do("activate-piece mouse")
    assert [int(count) for count in t.g.activated] == [3, 0, 1]
    t = Table().put("c2", workshop=2).put("c9", workshop=1).hand("marquise", "royal_claim")
    t.at(MARQUISE_CRAFT, "marquise")
    assert not t.can("craft royal_claim")
    t.put("c7", workshop=1).at(MARQUISE_CRAFT, "marquise").do("craft royal_claim")
    assert t.done and t.g.activated[2] == 4                     # no choice: all four


@rule("ROOT-7.8")
def test_a_piece_placed_this_turn_may_be_used() -> None:
    t = Table().supporters("anvil").hand("alliance", "crossbow_mouse").put("c5", sympathy=0).begin("alliance")
    t.do("spread c1", "spend anvil")
    assert t.asking == "AllianceDay" and t.can("craft crossbow_mouse")


@rule("ROOT-11.2", "ROOT-11.8")
def test_codebreakers_once_a_turn_and_only_the_user_sees() -> None:
    t = Table().crafted("marquise", "codebreakers").hand("eyrie", "anvil").at(MARQUISE_ACTION, "marquise", 3)
    assert t.can("codebreakers eyrie") and not t.can("codebreakers alliance")
    t.do("codebreakers eyrie")
    assert t.g.view(0)["seats"][1]["known"] == ["anvil"] and t.g.view(2)["seats"][1]["known"] == []
    assert not t.can("codebreakers eyrie")
    for seed in range(5):
        assert t.g.determinize(0, seed).hands[1] == t.g.hands[1]


@rule("ROOT-11.3")
def test_a_card_crafted_this_turn_may_be_used_if_its_moment_has_not_passed() -> None:
    t = Table().put("c9", workshop=1).put("c5", workshop=2, marquise=2, eyrie=1)
    t.hand("marquise", "codebreakers", "cobbler")
    t.hand("eyrie", "anvil").at(MARQUISE_CRAFT, "marquise").do("craft codebreakers")
    assert t.can("codebreakers eyrie")
    t = Table().put("c5", workshop=2, marquise=2, eyrie=1).hand("marquise", "command_warren").begin("marquise")
    t.do("craft command_warren")
    assert t.asking != "ChooseBattle"
    t = Table().put("c5", workshop=2, marquise=2).hand("marquise", "cobbler").begin("marquise")
    t.do("craft cobbler", "end")
    assert t.asking == "MoveFrom" and t.can("skip")


@rule("ROOT-11.1", "ROOT-11.4")
def test_better_burrow_bank_is_used_first_and_must_be() -> None:
    t = Table().crafted("eyrie", "better_burrow_bank", "stand_and_deliver").hand("marquise", "bake_sale")
    t.deck("anvil", "sappers", "investments").begin("eyrie")
    assert t.asking == "BurrowBank" and t.choices == {"bank marquise", "bank alliance", "bank vagabond"}
    t.do("bank alliance")
    assert t.held("eyrie") == {"anvil"} and t.held("alliance") == {"sappers"}
    assert t.asking == "BirdsongWindow"


@rule("ROOT-18.8")
def test_better_burrow_bank_may_be_optional() -> None:
    t = Table(bbb_mandatory=False).crafted("eyrie", "better_burrow_bank").hand("eyrie", "anvil").begin("eyrie")
    assert t.can("skip")
    t.do("skip")
    assert t.held("eyrie") == {"anvil"}


@rule("ROOT-11.5", "ROOT-11.14")
def test_royal_claim_scores_ruled_clearings() -> None:
    t = Table().crafted("marquise", "royal_claim").put("c1", marquise=1).put("c5", marquise=2)
    t.put("c9", marquise=1, eyrie=1)
    t.begin("marquise")
    assert t.asking == "BirdsongWindow" and t.choices == {"royal-claim", "end"}
    t.do("royal-claim")
    assert t.score("marquise") == 2 and t.pile == {"royal_claim"} and not t.g.has(0, 3)


@rule("ROOT-11.14")
def test_a_used_name_may_be_crafted_again() -> None:
    t = Table().put("c6", workshop=1).crafted("marquise", "armorers").hand("marquise", "armorers_2")
    t.at(MARQUISE_CRAFT, "marquise")
    assert not t.can("craft armorers_2")
    t.g.crafted[0] = 0
    assert t.at(MARQUISE_CRAFT, "marquise").can("craft armorers_2")


@rule("ROOT-11.6", "ROOT-1.8")
def test_stand_and_deliver_takes_a_random_card() -> None:
    t = Table().crafted("marquise", "stand_and_deliver").hand("eyrie", "anvil", "bake_sale").begin("marquise")
    assert t.choices == {"stand-and-deliver eyrie", "end"}      # the others hold no card
    t.do("stand-and-deliver eyrie")
    assert t.asked == "chance" and t.choices == {"steal anvil", "steal bake_sale"} and t.score("eyrie") == 0
    t.do("steal anvil")
    assert t.held("marquise") == {"anvil"} and t.held("eyrie") == {"bake_sale"} and t.score("eyrie") == 1
    assert t.g.view(1)["seats"][0]["known"] == ["anvil"] and t.g.view(2)["seats"][0]["known"] == []
    assert not any(choice.startswith("stand") for choice in t.choices)


@rule("ROOT-11.7")
def test_command_warren_at_the_start_of_daylight() -> None:
    t = Table().crafted("marquise", "command_warren").put("c5", marquise=2, eyrie=1).begin("marquise")
    assert t.asking == "ChooseBattle" and t.choices == {"attack c5 eyrie", "skip"}
    t.do("skip")
    assert t.asking == "MarquiseAction" and t.g.stack[-1].number == 3      # no action was used


@rule("ROOT-11.9")
def test_tax_collector_removes_a_warrior_of_the_map_for_a_card() -> None:
    t = Table().crafted("alliance", "tax_collector").officers(3).deck("anvil", "bake_sale").at(ALLIANCE_DAY, "alliance")
    assert t.done                                               # officers are not on the map
    t.put("c5", alliance=1).at(ALLIANCE_DAY, "alliance").do("tax c5")
    assert t.held("alliance") == {"anvil"} and t.count("c5", "alliance") == 0
    t = Table().crafted("vagabond", "tax_collector").pawn("c5").put("c5", marquise=1).at(DAY, "vagabond")
    assert not any(choice.startswith("tax") for choice in t.choices)


@rule("ROOT-11.10")
def test_cobbler_moves_at_the_start_of_evening() -> None:
    t = Table().crafted("alliance", "cobbler").put("c5", alliance=2).at(turn.COBBLER_START, "alliance")
    t.do("from c5", "to c1", "warriors 2")
    assert t.count("c1", "alliance") == 2 and t.done


@rule("ROOT-11.10")
def test_cobbler_for_the_vagabond() -> None:
    t = Table().crafted("vagabond", "cobbler").pawn("f1").put("c1", marquise=1)
    t.relation(marquise="hostile", eyrie="allied")
    t.at(turn.COBBLER_START, "vagabond")
    assert t.choices == {"skip", "to c2", "to c5", "to c10"}    # no forest; no boot for Hostile warriors
    t.items(boot=1).at(turn.COBBLER_START, "vagabond").do("to c1")
    assert t.item("boot", "exhausted") == 1 and t.done
    t = Table().crafted("vagabond", "cobbler").pawn("c5").put("c5", eyrie=2).relation(eyrie="allied")
    t.at(turn.COBBLER_START, "vagabond").do("to c1")
    assert t.done                                               # no ally comes along


@rule("ROOT-11.15")
def test_windows_between_steps_and_only_if_something_can_be_used() -> None:
    t = Table().crafted("eyrie", "royal_claim").hand("eyrie", "anvil", "bake_sale").put("c5", roost=1, eyrie=1)
    t.begin("eyrie")
    asked = []
    while t.asking != "ResolveDecree":
        asked.append(t.asking)
        t.do(next(choice for choice in sorted(t.choices) if choice == "end" or choice.startswith("decree")))
    assert asked == ["AddToDecree"] * 2                         # its card may be used beside it: no empty windows
    t = Table().crafted("eyrie", "royal_claim").hand("eyrie", "anvil").begin("eyrie")
    assert t.can("royal-claim", "decree move anvil")
    t.do("decree move anvil")
    assert t.asking == "NewRoost"
    t.do("roost c1")
    assert t.asking == "BirdsongWindow" and t.choices == {"royal-claim", "end"}    # they rule one clearing more now
    t = Table().crafted("marquise", "royal_claim").put("c1", marquise=1).begin("marquise")
    assert t.do("end").asking == "MarquiseAction"               # asked once
    t = Table().crafted("alliance", "royal_claim").supporters("anvil").begin("alliance")
    assert t.asking == "SpreadSympathy" and t.can("royal-claim")
    t = Table().crafted("vagabond", "stand_and_deliver").hand("eyrie", "anvil").begin("vagabond")
    assert t.asking == "Slip" and t.can("skip", "stand-and-deliver eyrie")
    t = Table().hand("eyrie", "anvil").put("c5", roost=1, eyrie=1).begin("eyrie")
    assert t.asking == "AddToDecree"
    t = Table().at(BIRDSONG_WINDOW, "marquise")
    assert t.done


@rule("ROOT-16.29", "ROOT-16.13")
def test_the_vagabond_crafts_with_hammers_of_his_clearings_suit() -> None:
    t = Table().pawn("c8").items(hammer=2).hand("vagabond", "anvil", "foxfolk_steel", "bake_sale", "tax_collector")
    t.at(DAY, "vagabond")
    assert {choice for choice in t.choices if choice.startswith("craft")} == {"craft anvil", "craft foxfolk_steel"}
    t.do("craft foxfolk_steel")
    assert t.item("sword") == 1 and t.item("hammer", "exhausted") == 2 and t.score("vagabond") == 2
    t = Table().pawn("f1").items(hammer=3).hand("vagabond", "anvil").at(DAY, "vagabond")
    assert not t.can("craft anvil")
    t = Table().pawn("c8").items(hammer=3).hand("vagabond", "royal_claim").at(DAY, "vagabond")
    assert not t.can("craft royal_claim")                       # four hammers do not exist
