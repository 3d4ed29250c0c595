"""Every question, card and tile rule of Inis is told in both languages."""
from __future__ import annotations

import re

import pytest

from meydan.core.rng import Rng
from meydan.core.state import Step
from meydan.core.texts import LANGUAGES, game_texts
from meydan.games.inis import (
    action_cards,
    advantage_cards,
    assembly,
    card_tales,
    choices,
    clan_cards,
    clash,
    clash_tales,
    draws,
    epic_tales,
    maneuvers,
    play,
    removal,
    season,
)
from meydan.games.inis.components import CARD_NAMES
from meydan.games.inis.reasons import VERBS
from meydan.games.inis.wording import facts_now, facts_of
from tests.inis.positions import GAME, Table
from tests.sentences import NAMES
from tests.truth import any_choice, some_games

MODULES = (action_cards, advantage_cards, assembly, card_tales, choices, clan_cards, clash, clash_tales, draws,
           epic_tales, maneuvers, play, removal, season)
CHANCE_STEPS = {"Toss"}


def asking_steps() -> set[str]:
    """The names of all steps that can ask a seat."""
    steps = [value for module in MODULES for value in vars(module).values() if isinstance(value, Step)]
    plain = (Step.options, play.Decision.options)
    return {type(step).__name__ for step in steps
            if type(step).options not in plain or isinstance(step, play.Decision)} - CHANCE_STEPS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_prompt(language: str) -> None:
    texts = game_texts(GAME, language)
    keys = {"prompt-" + re.sub(r"(?<=.)(?=[A-Z])", "-", name).lower() for name in asking_steps()}
    assert not {key for key in keys if key not in texts}


def test_reasons_know_every_question() -> None:
    assert asking_steps() == set(VERBS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_every_tile_rule_is_explained(language: str) -> None:
    texts = game_texts(GAME, language)
    assert not [name for name in CARD_NAMES if f"card-{name}-text" not in texts]
    for name in ("gates_of_tir_na_nog", "mountains", "stone_circle", "swamp"):
        assert f"territory-{name}-text" in texts


def asked(table: Table) -> str:
    return game_texts(GAME, "en").prompt(table.g, ("Ana", "Ben", "Cal", "Dan"))


def test_prompts_name_what_can_be_done_now() -> None:
    """Not what the rules allow at other times: a claim only who may, a withdrawal only where there is a way."""
    turn = Table("hills valley cove plains").at("hills", 1, 1).hand(0, "bard").turn(0)
    assert asked(turn) == "Play a Season card or pass."
    ahead = Table("hills valley cove plains").at("hills", 1, sanctuaries=6).hand(0, "bard").turn(0)
    assert asked(ahead) == "Play a Season card, claim the throne, or pass."
    held = Table("hills valley cove plains").at("hills", 1, 1).clash("hills", 0).quiet()
    assert asked(held) == "Your maneuver in the Hills: attack, propose an end."
    free = Table("hills valley cove plains").at("hills", 1, 1).at("cove", 2).clash("hills", 0).quiet()
    assert asked(free) == "Your maneuver in the Hills: attack, withdraw, propose an end."


def test_nobody_is_called_by_name_in_their_own_question() -> None:
    """Over random games, in every question that names players."""
    names, told = ("Ana", "Ben", "Cal", "Dan"), 0
    for seed in range(30):
        state, rng = GAME.new(players=2 + seed % 3, seed=seed, rounds=10), Rng(seed)
        for _ in range(400):
            if state.over:
                break
            if state.current >= 0 and len(state.choices) > 1 and state.asking not in ("Declared", "ToNeighbour"):
                said = game_texts(GAME, "en").prompt(state, names)
                told += any(name in said for name in names)
                assert names[int(state.current)] not in said and ": ." not in said, (state.asking, said)
            state.apply(state.choices[rng.below(len(state.choices))])
    assert told > 200


@pytest.mark.parametrize(("language", "facts", "said"), [
    ("en", {"player": 1, "territory": "hills"}, "a clan of yours from"),
    ("fa", {"player": 1, "territory": "hills"}, "قبیله‌ی شما از"),
    ("en", {"player": 1, "forces": "club-clan"}, "so that you lose a clan"),
    ("fa", {"player": 1, "forces": "club-card"}, "شما یک کارت اقدام می‌سوزانید"),
    ("en", {"victims": [1, 2]}, "yours and those of"),
    ("fa", {"victims": [1]}, "(از شما)"),
    ("en", {"replaces": 1, "territory": "hills"}, "a clan of yours in"),
])
def test_whom_a_declared_card_means_is_told_so_and_not_named(language: str, facts: dict[str, object],
                                                            said: str) -> None:
    pending = {"asks": "Declared", "seat": 1, "by": 0, "card": "festival", **facts}
    told = facts_of(pending) | facts_now(pending, 1, [])
    text = game_texts(GAME, language).say("prompt-declared", **{
        key: [str(item) for item in value] if isinstance(value, list) else str(value) if isinstance(value, tuple)
        else value for key, value in told.items()})
    assert said in text.replace("\u2068", "").replace("\u2069", "")
    assert "('seat', 1)" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_named_in_a_question_to_himself(language: str) -> None:
    asked = 0
    for state, rng in some_games(GAME, 2, seed=5):
        while not state.over:
            if state.current >= 0 and state.asking == "Declared":
                said = game_texts(GAME, language).prompt(state, NAMES[language])
                assert f"\u2068{NAMES[language][state.current]}\u2069" not in said
                asked += 1
            state.apply(any_choice(state, rng))
    assert asked > 50
