"""Every question, card and tile rule of Inis is told in both languages."""
from __future__ import annotations

import re

import pytest

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
from tests.inis.positions import GAME

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
