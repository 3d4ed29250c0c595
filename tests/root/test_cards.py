"""Cards and hidden information (ROOT-1, ROOT-2)."""
from __future__ import annotations

import json

from meydan.games.root import eyrie, removal, turn
from meydan.games.root.components import CARDS
from meydan.games.root.state import Root
from tests.root.positions import (
    ALLIANCE_DAY,
    DAY,
    EVERYWHERE,
    GAME,
    MARQUISE_ACTION,
    MARQUISE_CRAFT,
    MOVE_FROM,
    OUTRAGE,
    Table,
    place,
)
from tests.rules import rule


@rule("ROOT-2.1", "ROOT-2.2", "ROOT-2.10", "ROOT-2.11")
def test_the_deck_is_as_printed() -> None:
    suits = [sum(card.suit == suit for card in CARDS) for suit in range(4)]
    types = [sum(card.type == kind for card in CARDS) for kind in range(5)]
    assert len(CARDS) == 54
    assert suits == [14, 13, 13, 14]                        # fox, rabbit, mouse, bird
    assert types == [20, 22, 3, 5, 4]                       # items, persistent, Favor, ambush, dominance
    assert sorted(card.suit for card in CARDS if card.type == 3) == [0, 1, 2, 3, 3]
    assert sorted(card.suit for card in CARDS if card.type == 4) == [0, 1, 2, 3]


@rule("ROOT-2.10", "ROOT-2.11")
def test_ambush_and_dominance_cards_cannot_be_crafted_but_spent_for_their_suit() -> None:
    t = Table().put("c1", workshop=1, sawmill=1).put("c5", workshop=1)
    t.hand("marquise", "ambush_fox", "dominance_fox").at(MARQUISE_CRAFT, "marquise")
    assert t.choices == {"end"}
    t.at(MARQUISE_ACTION, "marquise", 3).do("overwork", "overwork-at c1")
    assert t.choices == {"spend ambush_fox", "spend dominance_fox"}


@rule("ROOT-2.3", "ROOT-2.6")
def test_birds_are_wild() -> None:
    t = Table().put("c1", sawmill=1).hand("marquise", "birdy_bindle", "anvil", "bake_sale")
    t.at(MARQUISE_ACTION, "marquise", 3).do("overwork", "overwork-at c1")
    assert t.choices == {"spend birdy_bindle", "spend anvil"}


@rule("ROOT-2.4", "EX-24")
def test_a_bird_must_be_given_if_nothing_else_matches() -> None:
    t = Table().put("c12", eyrie=4).put("c11", sympathy=1).hand("eyrie", "arms_trader", "anvil")
    t.at(MOVE_FROM, "eyrie", EVERYWHERE).do("from c12", "to c11", "warriors 4")
    assert t.choices == {"give arms_trader"}
    t = Table().put("c12", eyrie=4).put("c11", sympathy=1).hand("eyrie", "anvil")
    t.at(MOVE_FROM, "eyrie", EVERYWHERE).do("from c12", "to c11", "warriors 4", "show-hand")
    assert len(t.stack) == 1 and t.held("eyrie") == {"anvil"}


@rule("ROOT-2.5", "ROOT-6.16")
def test_no_other_suit_stands_for_a_bird() -> None:
    t = Table().hand("marquise", "anvil", "armorers").available("dominance_bird", "dominance_fox")
    t.at(MARQUISE_ACTION, "marquise", 3).do("take-dominance bird")
    assert t.choices == {"spend armorers"}
    t.do("spend armorers")
    assert t.held("marquise") == {"anvil", "dominance_bird"} and t.can("take-dominance fox")
    t.do("take-dominance fox", "spend anvil")
    assert t.held("marquise") == {"dominance_bird", "dominance_fox"}


@rule("ROOT-2.7", "ROOT-2.8", "ROOT-18.1", "TRAP-27")
def test_the_discard_pile_becomes_the_deck_when_a_draw_needs_it() -> None:
    t = Table().deck("anvil").discarded("bake_sale", "investments")
    t.g.draw(0, 1)
    assert not t.g.deck and t.pile == {"bake_sale", "investments"}
    t.g.draw(0, 1)
    assert len(t.g.deck) == 1 and not t.pile
    t.g.draw(0, 5)
    assert t.held("marquise") == {"anvil", "bake_sale", "investments"}      # no more are there


@rule("ROOT-18.1")
def test_the_discard_pile_becomes_the_deck_at_once() -> None:
    t = Table(reshuffle="immediate").deck("anvil").discarded("bake_sale", "investments")
    t.g.draw(0, 1)
    assert len(t.g.deck) == 2 and not t.pile


@rule("ROOT-2.9", "ROOT-6.15", "TRAP-19", "TRAP-27")
def test_dominance_cards_become_available_however_they_are_discarded() -> None:
    t = Table().put("c1", sawmill=1).hand("marquise", "dominance_fox", "anvil")
    t.at(MARQUISE_ACTION, "marquise", 3).do("overwork", "overwork-at c1", "spend dominance_fox", "overwork",
                                            "overwork-at c1", "spend anvil")
    assert t.g.view(None)["available"] == ["fox"] and t.pile == {"anvil"}
    t = Table().hand("eyrie", "bake_sale", "investments", "anvil", "armorers", "sappers", "dominance_mouse")
    t.at(turn.DISCARD_DOWN, "eyrie", 5).do("discard dominance_mouse")
    assert t.g.view(None)["available"] == ["mouse"] and t.done
    t = Table().supporters("dominance_rabbit", "anvil").at(removal.LOSE_BASE, "alliance", 1)
    assert t.g.view(None)["available"] == ["rabbit"] and t.stack == {"anvil"}
    t = Table().decree("move", "dominance_bird").at(eyrie.TURMOIL_BEGINS, "eyrie")
    assert t.g.view(None)["available"] == ["bird"]


@rule("ROOT-2.12")
def test_only_the_own_evening_limits_the_hand() -> None:
    t = Table().put("c5", eyrie=1).pawn("c5").items(tea=7)
    t.hand("eyrie", "anvil", "armorers", "armorers_2", "sappers", "investments", "bake_sale")
    t.hand("vagabond", "sappers_2")
    t.at(DAY, "vagabond").do("aid eyrie", "exhaust tea", "give sappers_2")
    assert t.cards("eyrie") == 7 and t.asking == "VagabondDay"


@rule("ROOT-1.5", "ROOT-1.7")
def test_hands_are_secret_and_their_number_is_not() -> None:
    t = Table().hand("marquise", "anvil", "bake_sale").supporters("investments")
    t.at(MARQUISE_ACTION, "marquise", 3)
    own, other, spectator = (t.g.view(seat) for seat in (0, 1, None))
    assert own["seats"][0]["hand"] == ["anvil", "bake_sale"]
    for view in (other, spectator):
        assert view["seats"][0]["hand"] is None and view["seats"][0]["cards"] == 2
        assert "anvil" not in json.dumps(view) and "investments" not in json.dumps(view)
    assert t.g.view(2)["alliance"]["stack"] == ["investments"] and other["alliance"]["supporters"] == 1


@rule("ROOT-1.6", "ROOT-1.7")
def test_open_things_are_open_to_all() -> None:
    t = Table().discarded("anvil").decree("move", "bake_sale").crafted("eyrie", "sappers").available("dominance_fox")
    t.quests("errand_fox", "escort_mouse", done=("guard_duty_mouse",)).items(sword=1).items("damaged", boot=1)
    t.officers(2).at(MARQUISE_ACTION, "marquise", 3)
    for seat in (0, 3, None):
        view = t.g.view(seat)
        assert view["discard"] == ["anvil"] and view["available"] == ["fox"]
        assert view["eyrie"]["decree"]["move"]["cards"] == ["bake_sale"]
        assert view["seats"][1]["crafted"] == ["sappers"] and view["alliance"]["officers"] == 2
        assert view["vagabond"]["quests"] == ["errand_fox", "escort_mouse"]
        assert view["vagabond"]["quests_done"] == ["guard_duty_mouse"]
        assert view["vagabond"]["items"] == {"boot": {"damaged": 1}, "sword": {"ready": 1}}
        assert view["deck"] == len(t.g.deck)


@rule("ROOT-1.7", "ROOT-12.20")
def test_deck_quests_and_ruin_items_are_hidden_from_everybody() -> None:
    state = GAME.new(players=4, seed=5)
    orders = set()
    for seed in range(20):
        other = state.determinize(0, seed)
        assert isinstance(other, Root)
        assert other.view(0) == state.view(0)
        orders.add((tuple(other.deck), tuple(other.ruin_items), tuple(other.quest_deck)))
    assert len(orders) == 20
    assert len({ruins for _, ruins, _ in orders}) > 1 and len({quests for _, _, quests in orders}) > 1


@rule("ROOT-1.8")
def test_a_card_that_passes_is_known_to_two_only() -> None:
    t = Table().put("c12", eyrie=1).put("c11", sympathy=1).hand("eyrie", "investments", "anvil")
    t.at(OUTRAGE, "eyrie", place("c11")).do("give investments")
    assert t.g.view(1)["alliance"]["known"] == ["investments"]              # who gave it
    assert t.g.view(2)["alliance"]["stack"] == ["investments"]              # who got it
    assert t.g.view(0)["alliance"]["known"] == [] and t.g.view(None)["alliance"]["known"] == []
    for seed in range(10):
        assert "investments" in {CARDS[card].name for card in range(54)
                                 if t.g.determinize(1, seed).supporters >> card & 1}
    assert any(not t.g.determinize(0, seed).supporters & t.g.supporters for seed in range(20))


@rule("ROOT-1.8")
def test_a_known_card_is_forgotten_when_it_may_have_passed_on() -> None:
    t = Table().put("c9", sympathy=1).hand("eyrie", "anvil", "sappers").crafted("marquise", "codebreakers")
    t.at(MARQUISE_ACTION, "marquise", 3).do("codebreakers eyrie")
    assert t.g.view(0)["seats"][1]["known"] == ["anvil", "sappers"]
    t.at(OUTRAGE, "eyrie", place("c9")).do("give sappers")
    assert t.g.view(0)["seats"][1]["known"] == ["anvil"]                    # a fox card did not fit
    t.put("c1", sympathy=1).at(OUTRAGE, "eyrie", place("c1")).do("give anvil")
    assert t.g.view(0)["alliance"]["known"] == []


@rule("ROOT-1.8")
def test_mobilizing_hides_which_card_of_a_seen_hand_went() -> None:
    t = Table().hand("alliance", "anvil", "sappers").crafted("marquise", "codebreakers")
    t.at(MARQUISE_ACTION, "marquise", 3).do("codebreakers alliance")
    t.at(ALLIANCE_DAY, "alliance").do("mobilize anvil")
    assert t.g.view(0)["seats"][2]["known"] == [] and t.g.view(0)["alliance"]["known"] == []


@rule("ROOT-1.7")
def test_cards_of_the_last_shuffle_are_never_dealt_to_those_who_held_their_cards_before() -> None:
    t = Table().hand("eyrie", "anvil", "bake_sale").deck().discarded("sappers", "armorers", "investments")
    t.g.draw(0, 1)
    for seed in range(30):
        other = t.at(MARQUISE_ACTION, "marquise", 3).g.determinize(0, seed)
        assert other.hands[1] == t.g.hands[1]                               # all else is known to be shuffled in


@rule("ROOT-1.10")
def test_no_card_or_item_is_given_but_by_rule() -> None:
    gifts = {verb for verb in GAME.table.blocks if verb in ("give", "take")}
    assert gifts == {"give", "take"}
    t = Table().put("c1", marquise=1).pawn("c1").items(coin=1).hand("vagabond", "bake_sale").at(DAY, "vagabond")
    assert not any(choice.startswith(("give", "take", "aid")) for choice in t.choices)      # no matching card


@rule("ROOT-1.11")
def test_turns_go_round() -> None:
    t = Table().begin("marquise").do("end")
    assert t.g.turn == 1 and t.asked == "eyrie"


@rule("ROOT-1.12")
def test_a_player_without_pieces_still_plays() -> None:
    t = Table().deck("anvil", "bake_sale", "investments").begin("marquise")
    assert t.asking == "MarquiseAction" and t.choices == {"end"}
    t.do("end")
    assert t.cards("marquise") == 1
