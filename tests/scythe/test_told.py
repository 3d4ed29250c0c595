"""What people and programs are told: questions that differ look different, sentences are whole, secrets stay secret."""
from __future__ import annotations

import json
import re
from typing import Any

import pytest

import meydan
from meydan.core.rng import Rng
from meydan.core.state import GameState
from meydan.core.texts import game_texts
from meydan.games.scythe.telling import ability_text, faction_text
from tests.rules import rule
from tests.scythe.positions import table

GAME = meydan.game("scythe")
NAMES = {"en": ("Sara", "Dara", "Mina", "Kaveh", "Nima"), "fa": ("سارا", "دارا", "مینا", "کاوه", "نیما")}


def states(players: int, seed: int, most: int = 1500, **options: Any) -> list[GameState]:
    """Some states of a random game, those of a rare question among them."""
    g, rng, kept, seen = GAME.trial(players, seed, **options), Rng(seed), [], dict[str, int]()
    if seed & 1:
        for player in g.seats:                                                              # type: ignore[attr-defined]
            player.picky = True
        g.settle()
    for number in range(most):
        if g.over:
            break
        seen[g.asking] = seen.get(g.asking, 0) + 1
        if number % 17 == 0 or seen[g.asking] < 6:
            kept.append(g.clone())
        g.apply(g.policy(rng) if rng.below(3) else g.choices[rng.below(len(g.choices))])
    return kept


def looks(g: GameState) -> str:
    return json.dumps([g.view(int(g.current)), g.choices], sort_keys=True)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_questions_that_look_the_same_are_the_same(players: int) -> None:
    """Successors of one state with the same view and choices go on alike, whatever is answered."""
    compared = 0
    for state in states(players, 7 * players, coin_deals=players == 3, trade_split=players != 2):
        alike: dict[str, GameState] = {}
        for code in state.choices[:24]:
            after = state.clone()
            after.apply(code)
            if after.over or after.stack[-1].step.sealed:       # what others have sealed is not to be seen
                continue
            key = looks(after)
            twin = alike.setdefault(key, after)
            if twin is after:
                continue
            compared += 1
            for answer in after.choices[:6]:
                one, two = after.clone(), twin.clone()
                one.apply(answer)
                two.apply(answer)
                assert one.over == two.over and (one.over or looks(one) == looks(two)), GAME.words(answer)
    print(f"{compared} pairs that look alike went on alike")


@rule("SCY-13.5")
def test_harvest_tells_which_village_and_no_more_workers_than_are_left() -> None:
    t = table().put(0, workers=["V1", "V1", "V2", "V2", "V2", "T1", "T1"]).give(0, power=5, popularity=5, coins=5)
    t.turn(0, "produce").do("produce", "field V1")
    asked = t.g.view(0)["pending"]
    assert (asked["asks"], asked["place"], asked["gain"], asked["amount"]) == ("Harvest", "V1", "worker", 1)
    assert "Village 1" in game_texts(GAME, "en").prompt(t.g)
    t.do("amount 0", "field V2")
    assert t.g.view(0)["pending"]["place"] == "V2"


def test_a_combat_can_be_looked_at_until_the_attackers_next_turn() -> None:
    t = table("saxony", "nordic").put(0, character="M6").put(1, character="T8").give(0, power=5).give(1, power=3)
    t.turn(0, "move").do("move-units", "pick character M6")
    goal = next(line for line in t.options() if line.startswith("go"))[3:]
    t = table("saxony", "nordic").put(0, character="M6").put(1, character=goal).give(0, power=5).give(1, power=3)
    t.turn(0, "move").do("move-units", "pick character M6", f"go {goal}")
    if t.asking == "PickUnit":
        t.do("done")
    assert t.g.view(None)["last_combat"] is None
    t.do("dial 4")
    while t.asking != "Dial":
        t.do("commit 0 0 0 0")
    assert "4" not in json.dumps(t.g.view(1)["combat"]["sides"][0]["dial"]) and t.g.view(0)["last_combat"] is None
    t.do("dial 3")
    while t.asking == "PlayCards":
        t.do("commit 0 0 0 0")
    fought = t.g.view(None)["last_combat"]
    assert fought["place"] == goal and fought["winner"] == 0 and fought["star"] and fought["card"]
    assert [(side["seat"], side["dial"], side["total"]) for side in fought["sides"]] == [(0, 4, 4), (1, 3, 3)]
    t.turn(1)
    assert t.g.view(None)["last_combat"] == fought
    t.turn(0)
    assert t.g.view(None)["last_combat"] is None


def test_reach_tells_steps_combats_and_what_driving_workers_off_costs() -> None:
    t = table("saxony", "nordic").put(0, character="HB_SAXONY", mechs={"speed": "FACTORY"}, workers=["T8"])

    def reach() -> dict[str, dict[str, int]]:
        goals: dict[str, dict[str, int]] = t.turn(0, "move").g.view(0)["reach"]["0-mech4"]
        return goals

    assert {told["steps"] for told in reach().values()} == {1, 2}
    goal = next(place for place, told in reach().items() if told["steps"] == 1)
    t.put(1, workers=[goal, goal]).give(0, popularity=5)
    assert reach()[goal] == {"steps": 1, "popularity": 2}
    t.put(1, character=goal)
    assert reach()[goal] == {"steps": 1, "combat": 1}


def test_the_wish_to_be_asked_about_gains_is_nobody_elses_business() -> None:
    t = table().turn(0)
    before, log = [t.g.view(seat) for seat in (1, None)], t.listen().events()
    t.do("choose-gains")
    assert [t.g.view(seat) for seat in (1, None)] == before and t.events() == log
    assert t.g.view(0)["seats"][0]["asks"] and t.g.view(1)["seats"][0]["asks"] is None
    assert not any(GAME.words(code)[0].endswith("-gains") for code in t.g.choices)


def test_the_end_of_a_turn_is_a_window_that_begins_with_the_decline() -> None:
    seen = 0
    for state in states(3, 11, most=3000):
        if state.asking == "ShowObjective":
            seen += 1
            assert state.stack[-1].step.window and GAME.words(state.choices[0]) == ("pass",)
    assert seen
    for order in GAME.orders:                       # an order never gives a star away
        view = {"asking": "ShowObjective"}
        assert GAME.leaves(order, -1, view, [0, 783]) == [0, 783] and GAME.leaves(order, -1, view, [0]) == [0]


@pytest.mark.parametrize("language", ["en", "fa"])
def test_every_sentence_is_whole(language: str) -> None:
    texts, said = game_texts(GAME, language), set[str]()
    for players, seed in ((2, 1), (3, 2), (4, 3), (5, 4)):
        assignment = "chosen" if players == 4 else "random"
        for state in states(players, seed, most=900, coin_deals=players == 3, faction_assignment=assignment):
            names = NAMES[language][:players]
            view = state.view(int(state.current))
            said.add(texts.prompt(state, names))
            said.update(texts.action(code, names, view) for code in (*state.choices, *state.aside))
            said.update(texts.action(code, names) for code in state.choices)
            after = state.clone()
            after.log = []
            after.apply(state.choices[0])
            said.update(texts.event(event, names) for event in after.log)
    assert len(said) > 800
    plain = {re.sub("[\u2066-\u2069\u200e\u200f]", "", sentence) for sentence in said}
    for sentence in plain:
        assert not re.search(r"[{}$]|\.\.|: ?\.|  |^\s|\s$|-text|prompt-|action-|event-|None", sentence), sentence
        if language == "fa":
            assert not re.search("[A-Za-z0-9]", sentence), sentence
        else:
            many = r"\b1 (coins|workers|cards|steps|territories|units|resources|mechs)\b"
            assert not re.search(many, sentence), sentence
            assert not re.search(r"\ba [aeioAEIO]", sentence), sentence


def test_texts_of_abilities_follow_the_options() -> None:
    def texts(**options: Any) -> list[str]:
        view, say = GAME.new(players=2, seed=1, **options).view(0), game_texts(GAME, "en").say
        return [say("-".join(ability_text(view, "polania", "camaraderie"))), say(faction_text(view, "rusviet"))]

    usual = texts()
    assert texts(camaraderie_scope="any_retreat")[0] != usual[0] and texts(relentless_on_factory=False)[1] != usual[1]


@pytest.mark.parametrize("language", ["en", "fa"])
def test_an_option_of_an_encounter_says_what_it_does(language: str) -> None:
    """With the table before one's eyes no button says just "Choose option 1"."""
    met = 0
    for seed in range(1, 4):
        for state in states(3, seed):
            if state.asking == "Meet":
                texts, view = game_texts(GAME, language), state.view(int(state.current))
                for code in state.choices:
                    if GAME.words(code)[0] == "option":
                        said, bare = texts.action(code, NAMES[language], view), texts.action(code, NAMES[language])
                        assert ":" in said and len(said) > len(bare), said
                        met += 1
    assert met > 5
