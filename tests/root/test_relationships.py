"""The Vagabond's friends and enemies (ROOT-16.32 to 16.47, 16.54)."""
from __future__ import annotations

import pytest

from meydan.games.root import battle
from tests.root.positions import DAY, EVERYWHERE, Table
from tests.rules import rule

CARDS = ("bake_sale", "smugglers_trail", "root_tea_rabbit", "a_visit_to_friends", "command_warren", "cobbler",
         "sappers")


def helper(relation: str = "indifferent", aids: int = 0) -> Table:
    """The Vagabond beside a Marquise warrior in c5, with items and rabbit cards enough."""
    t = Table().pawn("c5").put("c5", marquise=1).items(tea=9).hand("vagabond", *CARDS).relation(marquise=relation)
    t.at(DAY, "vagabond")
    for card in CARDS[:aids]:
        t.do("aid marquise", "exhaust tea", f"give {card}")
    return t


@rule("ROOT-16.33", "ROOT-16.34", "ROOT-16.35", "ROOT-16.36", "EX-27")
@pytest.mark.parametrize("aids, relation, points", [
    (1, "amiable", 1), (2, "amiable", 1), (3, "friendly", 3), (5, "friendly", 3), (6, "allied", 5), (7, "allied", 7)])
def test_aid_improves_the_relationship(aids: int, relation: str, points: int) -> None:
    t = helper(aids=aids)
    assert t.related("marquise") == relation and t.score("vagabond") == points


@rule("ROOT-16.35", "EX-27")
def test_unfinished_aid_is_lost_at_the_end_of_the_turn() -> None:
    t = helper("amiable", aids=1)
    t.begin("vagabond").do("skip")
    t.do("aid marquise", "exhaust tea", "give sappers")
    assert t.related("marquise") == "amiable"


@rule("ROOT-16.37")
def test_aid_to_an_ally_scores_two() -> None:
    t = helper("allied", aids=2)
    assert t.score("vagabond") == 4 and t.related("marquise") == "allied"


@rule("ROOT-16.47")
def test_a_hostile_faction_may_be_aided_but_stays_hostile() -> None:
    t = helper("hostile", aids=3)
    assert t.related("marquise") == "hostile" and t.score("vagabond") == 0


def journey(**options: str | bool) -> Table:
    """From c1 to the sympathetic c5, beside three Marquise warriors who are Allied and rule c1."""
    t = Table(**options).pawn("c1").put("c1", marquise=3).put("c5", sympathy=1).items(boot=2)
    t.relation(marquise="allied")
    return t.hand("vagabond", "bake_sale").hand("marquise", "smugglers_trail").at(DAY, "vagabond").do("move", "to c5")


@rule("ROOT-16.38", "ROOT-16.42")
def test_moving_with_an_ally() -> None:
    t = journey()
    assert t.asking == "TakeAlly" and t.choices == {"skip", "ally marquise"}
    t.do("ally marquise")
    assert t.choices == {"warriors 1", "warriors 2", "warriors 3"}
    t.do("warriors 2")
    assert t.count("c5", "marquise") == 2 and t.asking == "Outrage" and t.asked == "vagabond"
    t = journey().do("skip")
    assert t.count("c1", "marquise") == 3 and t.asking == "VagabondDay"


@rule("ROOT-16.38")
def test_allies_move_by_their_own_rules() -> None:
    t = Table().pawn("c1").put("c1", marquise=1, eyrie=3).items(boot=1).relation(marquise="allied").at(DAY, "vagabond")
    t.do("move", "to c5")
    assert t.asking == "VagabondDay"                            # the Marquise rule neither clearing
    t = Table().pawn("f1").put("c1", marquise=1).items(boot=1).relation(marquise="allied").at(DAY, "vagabond")
    t.do("move", "to c1")
    assert t.asking == "VagabondDay"                            # nobody comes out of a forest


@rule("ROOT-18.5", "ROOT-16.42")
def test_the_ally_may_have_to_pay() -> None:
    t = journey(outrage_allied_payer="ally").do("ally marquise", "warriors 1")
    assert t.asking == "Outrage" and t.asked == "marquise"


@rule("ROOT-18.4", "ROOT-16.42")
def test_led_rebels_cause_outrage_too() -> None:
    for outrage in (True, False):
        t = Table(outrage_allied_alliance=outrage).pawn("c1").put("c1", alliance=2).put("c5", sympathy=1).items(boot=1)
        t.relation(alliance="allied").hand("vagabond", "bake_sale").at(DAY, "vagabond")
        t.do("move", "to c5", "ally alliance", "warriors 1")
        assert t.asking == ("Outrage" if outrage else "VagabondDay")


@rule("ROOT-16.39")
def test_an_ally_stays_an_enemy() -> None:
    t = Table().pawn("c5").put("c5", marquise=1, sawmill=1).items(sword=3).relation(marquise="allied")
    assert t.g.enemies(0, 3)
    t.at(battle.CHOOSE_BATTLE, "marquise", EVERYWHERE)
    assert t.can("attack c5 vagabond")
    t.at(DAY, "vagabond").do("battle", "attack c5 marquise").roll(2, 0)
    assert t.source("vagabond", "removal") == 1 and t.related("marquise") == "hostile"


def allied_battle(warriors: int = 3, **items: int) -> Table:
    """The Vagabond, helped by Marquise warriors, attacks three of the Eyrie."""
    t = Table().pawn("c5").put("c5", marquise=warriors, eyrie=3).items(**items).relation(marquise="allied")
    return t.battle("vagabond", "c5", "eyrie").do("ally marquise")


@rule("ROOT-16.40", "ROOT-16.41", "EX-33")
def test_an_allys_warriors_strike_and_take_hits() -> None:
    t = allied_battle(sword=1, tea=3).roll(3, 3)
    assert t.g.strength(3) == 4 and t.asking == "ShareHits"
    t.do("damage tea ready", "lose marquise_warrior", "lose marquise_warrior")
    assert t.count("c5", "eyrie") == 0 and t.count("c5", "marquise") == 1 and t.related("marquise") == "hostile"
    t = allied_battle(sword=1, tea=3).roll(3, 3).do("damage tea ready", "damage tea ready", "lose marquise_warrior")
    assert t.related("marquise") == "allied"


@rule("ROOT-16.41", "ROOT-9.28")
def test_ambush_hits_on_allies_count_too() -> None:
    t = Table().pawn("c5").put("c5", marquise=3, eyrie=1).items(sword=1, tea=3).relation(marquise="allied")
    t.hand("eyrie", "ambush_rabbit").battle("vagabond", "c5", "eyrie").do("ally marquise", "ambush ambush_rabbit")
    t.do("lose marquise_warrior", "lose marquise_warrior", "roll 0 0")
    assert t.related("marquise") == "hostile" and t.count("c5", "marquise") == 1


@rule("ROOT-16.41", "ROOT-13.7")
def test_the_allys_owner_may_use_hospitals() -> None:
    t = Table().pawn("c5").put("c5", marquise=2, eyrie=3).put("c1", keep=1).items(sword=1).relation(marquise="allied")
    t.hand("marquise", "bake_sale").battle("vagabond", "c5", "eyrie").do("ally marquise").roll(1, 1)
    t.do("lose marquise_warrior")
    assert t.asking == "FieldHospitals"
    t.do("spend bake_sale")
    assert t.count("c1", "marquise") == 1


@rule("ROOT-16.54", "ROOT-16.41", "EX-40")
def test_he_is_never_forced_to_lose_an_ally() -> None:
    t = Table().pawn("c5").put("c5", marquise=1, eyrie=3).items("exhausted", sword=1).relation(marquise="allied")
    t.battle("vagabond", "c5", "eyrie").do("ally marquise").roll(2, 2).do("damage sword exhausted")
    assert t.choices == {"ignore", "lose marquise_warrior"}
    other = t.g.clone()
    t.do("ignore")
    assert t.count("c5", "marquise") == 1
    t.g = other
    t.g.log = []
    t.do("lose marquise_warrior")
    assert t.count("c5", "marquise") == 0 and t.related("marquise") == "allied"      # one and one


@rule("ROOT-16.54")
def test_an_allys_abilities_do_not_count() -> None:
    t = Table().leader("commander").pawn("c5").put("c5", eyrie=2, marquise=3, roost=1).items(sword=1)
    t.relation(eyrie="allied")
    t.crafted("eyrie", "brutal_tactics").battle("vagabond", "c5", "marquise").do("ally eyrie").roll(2, 0)
    assert t.g.attack_extra == 0 and t.count("c5", "marquise") == 1 and t.done


@rule("ROOT-16.43")
def test_removing_a_warrior_makes_hostile_on_any_turn() -> None:
    t = Table().pawn("c5").put("c5", marquise=2).items(sword=2).battle("marquise", "c5", "vagabond").roll(1, 1)
    t.do("damage sword ready")
    assert t.related("marquise") == "hostile" and t.score("vagabond") == 0      # no Infamy on another's turn
    t = Table().pawn("c5").put("c5", sawmill=1).items(sword=1).at(DAY, "vagabond")
    t.do("battle", "attack c5 marquise").roll(0, 0)
    assert t.related("marquise") == "indifferent"               # only a building


@rule("ROOT-16.45", "EX-28", "TRAP-24")
@pytest.mark.parametrize("relation, warriors, points", [("indifferent", 2, 3), ("hostile", 2, 4), ("indifferent", 0, 1),
                                                        ("hostile", 0, 2), ("friendly", 1, 2)])
def test_infamy(relation: str, warriors: int, points: int) -> None:
    t = Table().pawn("c5").put("c5", marquise=warriors, sawmill=1).items(sword=3).relation(marquise=relation)
    t.at(DAY, "vagabond").do("battle", "attack c5 marquise").roll(3, 0)
    assert t.count("c5", "sawmill") == 0 and t.score("vagabond") == points


@rule("ROOT-16.43", "ROOT-11.13")
def test_favor_makes_hostile_without_infamy() -> None:
    t = Table().pawn("c8").put("c8", marquise=2, eyrie=1, sawmill=1).items(hammer=3)
    t.hand("vagabond", "favor_of_the_foxes")
    t.at(DAY, "vagabond").do("craft favor_of_the_foxes")
    assert t.related("marquise") == t.related("eyrie") == "hostile" and t.score("vagabond") == 1


@rule("ROOT-16.32", "ROOT-16.36")
def test_the_chart_is_open() -> None:
    t = helper("friendly", aids=1)
    view = t.g.view(None)["vagabond"]
    assert view["relations"] == {"marquise": "friendly", "eyrie": "indifferent", "alliance": "indifferent"}
    assert view["aids"] == {"marquise": 1}
