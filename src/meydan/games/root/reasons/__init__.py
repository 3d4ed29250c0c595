"""Why a choice of Root is not possible, told from the view of the seat that is asked.

For every question and every verb it could be answered with: the first thing that stands in the way.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meydan.core.reasons import Reason
from meydan.games.root.reasons import alliance, cards, eyrie, marquise, places, vagabond
from meydan.games.root.reasons.ground import View, me, no

Obstacle = Callable[..., Reason | None]


def free(view: View, *_names: str) -> Reason | None:
    """Nothing ever stands in the way."""
    return None


def outrage(view: View, card: str) -> Reason | None:
    return cards.of_the_suit(view, card, "15.13")


def dominance(view: View, card: str) -> Reason | None:
    return cards.of_the_suit(view, card, "6.16")


BIRDSONG: Final[dict[str, Obstacle]] = {
    "royal-claim": cards.royal_claim, "stand-and-deliver": cards.stand_and_deliver, "end": free}
DAYLIGHT: Final[dict[str, Obstacle]] = {
    "codebreakers": cards.codebreakers, "tax": cards.tax, "activate": cards.activate,
    "take-dominance": cards.take_dominance, "end": free}
CRAFTING: Final[dict[str, Obstacle]] = {"craft": cards.craft, **DAYLIGHT}
ANSWERS: Final[dict[str, dict[str, Obstacle]]] = {
    # Set-up.
    "PlaceKeep": {"keep": places.keep},
    "StartingBuilding": {"build-at": places.first_building},
    "ChooseCorner": {"roost": places.first_roost},
    "ChooseLeader": {"leader": eyrie.leader},
    "ChooseCharacter": {"character": free},
    "ChooseForest": {"to": places.first_forest},
    # Everybody's turn.
    "BurrowBank": {"bank": cards.bank, "skip": cards.bank_must},
    "BirdsongWindow": BIRDSONG,
    "DaylightWindow": DAYLIGHT,
    "ActivatePieces": {"activate-piece": cards.activate_piece},
    "SpendForDominance": {"spend": dominance},
    "ChoosePartner": {"partner": cards.partner},
    "MoveFrom": {"from": places.origin, "skip": places.move_on},
    "MoveTo": {"to": places.goal},
    "MoveCount": {"warriors": places.how_many},
    "DiscardDown": {"discard": places.discard},
    # Battle and what it sets off.
    "ChooseBattle": {"attack": places.attack, "skip": places.no_battle},
    "CallAlly": {"ally": vagabond.call, "skip": free},
    "PlayAmbush": {"ambush": cards.ambush, "skip": free},
    "Foil": {"foil": cards.foil, "skip": free},
    "BattleCards": {"use": cards.use, "skip": free},
    "LosePieces": {"lose": places.lose},
    "ShareHits": {"damage": vagabond.unhurt, "lose": vagabond.lose_ally, "ignore": vagabond.ignore},
    "DamageItems": {"damage": vagabond.unhurt},
    "Triggers": {"settle": places.settle},
    "Outrage": {"give": outrage, "show-hand": places.show_hand},
    "FieldHospitals": {"spend": marquise.hospital, "skip": free},
    "CutSupporters": {"discard": alliance.cut},
    # The Marquise.
    "PlaceWood": {"wood": marquise.wood},
    "MarquiseCraft": CRAFTING,
    "MarquiseAction": {"battle": marquise.battle, "march": marquise.march, "recruit": marquise.recruit,
                       "build": marquise.build, "overwork": marquise.overwork, "spend": marquise.bird, **DAYLIGHT},
    "RecruitWarriors": {"recruit-at": marquise.recruits},
    "ChooseBuilding": {"build-at": marquise.build_at},
    "PayWood": {"pay": marquise.pay, "pay-any": free},
    "ChooseSawmill": {"overwork-at": marquise.sawmill},
    "SpendForWood": {"spend": marquise.for_wood},
    # The Eyrie.
    "AddToDecree": {"decree": eyrie.decree, **BIRDSONG, "end": eyrie.enough},
    "NewRoost": {"roost": eyrie.new_roost},
    "EyrieCraft": CRAFTING,
    "ResolveDecree": {"resolve": eyrie.resolve, "fall": eyrie.fall,
                      **{verb: told for verb, told in DAYLIGHT.items() if verb != "end"}},
    "DecreeRecruit": {"recruit-at": eyrie.recruit_at},
    "DecreeBuild": {"roost": eyrie.roost},
    # The Alliance.
    "Revolts": {"revolt": alliance.revolt, "revolt-any": alliance.revolt, **BIRDSONG},
    "SpreadSympathy": {"spread": alliance.spread, "spread-any": alliance.spread, **BIRDSONG},
    "SpendSupporters": {"spend": alliance.supporter},
    "AllianceDay": {"mobilize": alliance.mobilize, "train": alliance.train, **CRAFTING},
    "Operation": {"move": places.any_move, "battle": places.any_battle, "recruit-at": alliance.recruit_at,
                  "organize": alliance.organize, "end": free},
    # The Vagabond.
    "RefreshItems": {"refresh": vagabond.face_down},
    "Slip": {"to": vagabond.slip, "skip": free, "royal-claim": cards.royal_claim,
             "stand-and-deliver": cards.stand_and_deliver},
    "VagabondDay": {"move": vagabond.move, "battle": vagabond.battle, "strike": vagabond.strike,
                    "explore": vagabond.explore, "aid": vagabond.aid, "quest": vagabond.quest,
                    "repair": vagabond.repair, "special": vagabond.special, **CRAFTING},
    "Travel": {"to": vagabond.travel},
    "TakeAlly": {"ally": vagabond.take_along, "skip": free},
    "TakeWarriors": {"warriors": places.companions},
    "QuestReward": {"points": free, "cards": free},
    "AidWithItem": {"exhaust": vagabond.exhaust},
    "AidWithCard": {"give": vagabond.give},
    "TakeItem": {"take": vagabond.take, "skip": free},
    "ChooseTarget": {"shoot": vagabond.shoot},
    "RepairItem": {"mend": vagabond.hurt},
    "Hideout": {"mend": vagabond.hurt, "end": vagabond.leave_hideout},
    "ChooseVictim": {"steal-from": vagabond.steal},
    "DayLabor": {"labor": vagabond.labor},
    "CobblerMove": {"to": vagabond.cobbler, "skip": free},
    "DropItems": {"drop": vagabond.drop},
}
VERBS: Final = {question: tuple(answers) for question, answers in ANSWERS.items()}

# When in one's turn a deed has its time: its phase and the clause, where the question is about something else.
ITS_TIME: Final[dict[tuple[str, str], tuple[str, str]]] = {
    **{("marquise", verb): ("daylight", "13.10")
       for verb in ("battle", "march", "recruit", "build", "overwork", "craft")},
    ("eyrie", "decree"): ("birdsong", "14.6"), ("eyrie", "craft"): ("daylight", "14.10"),
    ("eyrie", "resolve"): ("daylight", "14.11"),
    **{("alliance", verb): ("birdsong", "15.17") for verb in ("revolt", "revolt-any", "spread", "spread-any")},
    ("alliance", "craft"): ("daylight", "15.28"), ("alliance", "mobilize"): ("daylight", "15.29"),
    ("alliance", "train"): ("daylight", "15.30"), ("alliance", "organize"): ("evening", "15.31"),
    **{("vagabond", verb): ("daylight", "16.31")
       for verb in ("battle", "strike", "explore", "aid", "quest", "repair", "special", "craft")},
    ("vagabond", "refresh"): ("birdsong", "16.19"),
}


def reason(view: View, verb: str, names: list[str]) -> Reason | None:
    """What stands in the way; None if nothing does, or if the question is about something else altogether."""
    answers = ANSWERS[view["pending"]["asks"]]
    if verb in answers:
        return answers[verb](view, *names)
    return _another_time(view, verb)


def _another_time(view: View, verb: str) -> Reason | None:
    faction: Any = me(view)
    phase, clause = ITS_TIME.get((faction, verb), ("", ""))
    if not phase or view["phase"] == "setup" or view["battle"] is not None:
        return None
    if view["turn"] != faction:
        return no("own-turn", clause, phase_id=phase)
    if view["phase"] != phase:
        return no("another-phase", clause, phase_id=phase, now_id=view["phase"])
    if verb == "craft" and view["pending"]["asks"] in ("MarquiseAction", "ResolveDecree"):
        return no("crafts-first", clause)
    return None
