"""A view says what is asked: questions that differ look different, and the table tells what the question is about."""
from __future__ import annotations

import re
from typing import Any

import pytest

from meydan.core.rng import Rng
from meydan.core.texts import LANGUAGES, game_texts
from meydan.games.root import turn
from meydan.games.root.components import CARD_NAMES
from meydan.games.root.state import Root
from tests.root.positions import ALLIANCE_DAY, DAY, GAME, MARQUISE_ACTION, MARQUISE_CRAFT, REVOLTS, Table
from tests.rules import rule

WRONG_ENGLISH = r"\b1 (warriors|cards|points|supporters|hits|actions)\b|\b(a|an) (the|a|an)\b|\ba [aeiou]"


def asked(t: Table, seat: int | None = None) -> dict[str, Any]:
    pending = t.g.view(seat)["pending"]
    assert pending is not None
    return dict(pending)


@rule("ROOT-9.6", "ROOT-9.8")
def test_ambush_and_foil_name_the_battle() -> None:
    t = Table().put("c5", marquise=2, eyrie=3).hand("eyrie", "ambush_rabbit").hand("marquise", "ambush_bird")
    t.battle("marquise", "c5", "eyrie")
    assert asked(t) == {"asks": "PlayAmbush", "seat": 1, "clearing": "c5", "attacker": "marquise", "defender": "eyrie"}
    t.do("ambush ambush_rabbit")
    assert asked(t)["asks"] == "Foil" and asked(t)["card"] == "ambush_rabbit"
    assert t.g.view(None)["played"] == ["ambush_rabbit"] and t.g.view(None)["discard"] == []
    t.do("foil ambush_bird")
    battle = t.g.view(None)["battle"]
    assert (battle["ambush"], battle["foil"], battle["ambush_hits"]) == ("ambush_rabbit", "ambush_bird", 0)
    assert t.g.view(None)["discard"] == ["ambush_rabbit", "ambush_bird"]      # the last one lies on top


@rule("ROOT-9.13", "ROOT-9.17", "ROOT-9.22")
def test_the_battle_tells_dice_and_modifiers() -> None:
    t = Table().put("c5", eyrie=1, alliance=2).crafted("eyrie", "brutal_tactics")
    t.crafted("alliance", "armorers", "sappers")
    t.g.leader = 2
    t.battle("eyrie", "c5", "alliance").do("roll 3 1")
    battle = t.g.view(None)["battle"]
    assert battle["dice"] == [3, 1]
    assert battle["attack"]["die"] == 1 and battle["defence"]["die"] == 3       # guerrilla war
    assert battle["defence"]["rolled"] == 2 and battle["defence"]["strength"] == 2      # capped
    assert battle["attack"]["extras"] == ["commander"]
    t.do("use brutal_tactics", "use armorers")
    battle = t.g.view(None)["battle"]
    assert battle["attack"]["extras"] == ["brutal_tactics", "commander"] and battle["attack"]["armoured"]
    assert battle["attack"]["hits"] == 2 and battle["defence"]["used"] == ["armorers"]


@rule("ROOT-13.6", "ROOT-15.13")
def test_hospitals_and_outrage_name_place_suit_and_number() -> None:
    t = Table().put("c1", keep=1).put("c8", sympathy=1, marquise=3).supporters("anvil", "sappers")
    t.hand("marquise", "foxfolk_steel").at(REVOLTS, "alliance").do("revolt-any c8")
    assert asked(t) == {"asks": "FieldHospitals", "seat": 0, "clearing": "c8", "suit": "fox", "warriors": 3}
    for language, words in (("en", "3 warriors in clearing 8"), ("fa", "۳ جنگجو")):
        assert words in game_texts(GAME, language).prompt(t.g)
    t = Table().put("c12", eyrie=4).put("c11", sympathy=1).hand("eyrie", "bake_sale", "anvil")
    t.crafted("eyrie", "cobbler").at(turn.COBBLER_START, "eyrie").do("from c12", "to c11", "warriors 2")
    assert asked(t) == {"asks": "Outrage", "seat": 1, "clearing": "c11", "suit": "mouse"}


@rule("ROOT-16.24")
def test_aid_tells_whom() -> None:
    t = Table().pawn("c5").put("c5", marquise=1, eyrie=1).items(tea=1).hand("vagabond", "bake_sale").at(DAY, "vagabond")
    t.do("aid eyrie")
    assert asked(t)["faction"] == "eyrie" and asked(t)["asks"] == "AidWithItem"


def test_what_waits_tells_two_moves_apart() -> None:
    """A march's second move and Cobbler's have the same choices; what follows is another thing."""
    march = Table().put("c5", marquise=2).crafted("marquise", "cobbler").at(MARQUISE_ACTION, "marquise", 3)
    march.do("march", "from c5", "to c1", "warriors 1")
    cobbler = Table().put("c5", marquise=1).put("c1", marquise=1).crafted("marquise", "cobbler")
    cobbler.at(turn.COBBLER_START, "marquise")
    assert march.g.choices == cobbler.g.choices and march.g.view(0)["waiting"] != cobbler.g.view(0)["waiting"]


@rule("ROOT-7.4", "ROOT-15.15")
def test_a_favor_is_discarded_after_all_it_did() -> None:
    """With empty piles the Alliance cannot draw the very Favor that caused the Outrage."""
    t = Table().put("c1", workshop=1).put("c6", workshop=1).put("c8", workshop=1, sympathy=1)
    t.hand("marquise", "favor_of_the_foxes")
    t.g.deck = []
    t.at(MARQUISE_CRAFT, "marquise").do("craft favor_of_the_foxes")
    assert t.g.supporters == 0 and t.count("c8", "sympathy") == 0 and t.pile == {"favor_of_the_foxes"}


@rule("ROOT-17.4")
def test_a_coalitions_win_is_told_for_both() -> None:
    t = Table().coalition("eyrie").points(eyrie=29)
    t.g.score(1, 1, 0)
    told = [event[2] for event in t.g.log or [] if GAME.events[event].name == "won"]
    assert told == [1, 3] and t.g.won == 0b1010


@rule("ROOT-18.3", "ROOT-18.10")
@pytest.mark.parametrize("later, spared", [(False, False), (True, True)])
def test_later_laws_spare_a_partner_from_strikes(later: bool, spared: bool) -> None:
    t = Table(current_law=later).coalition("eyrie").pawn("c5").put("c5", eyrie=1).items(crossbow=1).at(DAY, "vagabond")
    assert t.can("strike") != spared
    t.put("c5", marquise=1).at(DAY, "vagabond").do("strike")
    assert t.can("shoot eyrie_warrior") != spared and t.can("shoot marquise_warrior")


def test_dominance_tells_how_near_it_is() -> None:
    t = Table().dominance(marquise="fox", eyrie="bird").put("c1", marquise=1).put("c6", marquise=1).put("c3", eyrie=1)
    t.at(MARQUISE_ACTION, "marquise", 3)
    seats = t.g.view(None)["seats"]
    assert seats[0]["progress"] == {"held": ["c1", "c6"], "needs": 3, "has": 2}
    assert seats[1]["progress"] == {"held": ["c3"], "needs": 2, "has": 1} and seats[2]["progress"] is None


def test_equal_views_and_choices_lead_to_equal_views() -> None:
    """Over random games: what a seat sees and may choose decides what it sees after its choice, but for chance."""
    checked = 0
    for seed in range(3):
        state = GAME.trial(players=4, seed=seed, round_limit=10)
        assert isinstance(state, Root)
        rng = Rng(seed)
        while not state.over:
            if state.current >= 0:
                for code in state.choices[:3]:
                    one, other = state.clone(), state.determinize(state.current, 7)
                    one.apply(code)
                    other.apply(code)
                    if one.reveals == state.reveals and one.current == state.current:
                        assert one.view(state.current) == other.view(state.current)
                        checked += 1
            state.apply(state.choices[rng.below(len(state.choices))])
    assert checked > 500


def test_every_prompt_and_button_is_filled_in() -> None:
    """No unfilled argument, no doubled stop, no Latin letter in Persian, no "1 warriors"."""
    said = {language: set[str]() for language in LANGUAGES}
    for seed, players in ((1, 4), (2, 3), (3, 2), (4, 4)):
        state = GAME.trial(players=players, seed=seed, round_limit=20)
        state.log = []
        rng = Rng(seed)
        while not state.over:
            at = len(state.log)
            for language in LANGUAGES:
                texts = game_texts(GAME, language)
                if state.current >= 0:
                    said[language].add(texts.prompt(state))
                    view = state.view(state.current)
                    said[language] |= {texts.action(code, (), view) for code in state.choices[:12]}
            state.apply(state.choices[rng.below(len(state.choices))])
            for language in LANGUAGES:
                said[language] |= {game_texts(GAME, language).event(event) for event in state.log[at:]}
    for language, sentences in said.items():
        assert len(sentences) > 400
        for sentence in sentences:
            assert not re.search(r"[{}]|\.\.|\?\?\?|  ", sentence), sentence
            if language == "fa":
                assert not re.search(r"[A-Za-z0-9]", sentence), sentence
            else:
                assert not re.search(WRONG_ENGLISH, sentence), sentence


@rule("ROOT-1.5", "ROOT-1.8")
def test_a_card_passed_unseen_may_be_old_or_new_to_the_others() -> None:
    """After a reshuffle everybody can tell the new cards; where a mobilized card lies now nobody else can."""
    t = Table().hand("alliance", "anvil", "bake_sale").supporters("investments")
    t.g.fresh = 2**54 - 1
    for card in ("anvil", "investments"):
        t.g.fresh &= ~(1 << CARD_NAMES.index(card))            # older than the last shuffle
    t.at(ALLIANCE_DAY, "alliance").do("mobilize anvil")
    old = ~int(t.g.fresh)
    seen = {(int(deal.hands[2]) & old).bit_count() for seed in range(40)
            for deal in [t.g.determinize(0, seed)] if isinstance(deal, Root)}
    assert seen == {0, 1}                                       # the truth is 0; the observer cannot tell
    own = {int(deal.supporters) for seed in range(10) for deal in [t.g.determinize(2, seed)] if isinstance(deal, Root)}
    assert own == {int(t.g.supporters)}
