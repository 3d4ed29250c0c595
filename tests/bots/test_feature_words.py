"""Whatever a hand-made opinion counts has its words in both languages."""
from __future__ import annotations

import re
from importlib import import_module

import pytest

import meydan
from meydan.core.texts import LANGUAGES, game_texts, message_keys, text_files
from tests.bots.games_here import games_here

PREFIX = "feature-"
STRAY = {"fa": re.compile("[A-Za-z0-9]"), "en": re.compile("[\u0600-\u06ff]")}


def wanted(game: str) -> set[str]:
    """The keys of a game's features; what Fluent does not allow in a key is a dash there."""
    features = import_module(f"meydan.games.{game}.evaluate").FEATURES
    keys = {PREFIX + re.sub(r"[^A-Za-z0-9_-]", "-", name) for name in features}
    assert len(keys) == len(features)
    return keys


@pytest.mark.parametrize("game", games_here())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_feature_has_its_phrase(game: str, language: str) -> None:
    texts = game_texts(meydan.game(game), language)
    for key in sorted(wanted(game)):
        said = texts.say(key)
        assert said != key and said == said.strip(), key
        assert not re.search(r"[{}.,;:،؛]", said), f"{key}: {said}"       # phrases are listed with commas
        assert not STRAY[language].search(said), f"{key}: {said}"
        assert "feature" not in said and len(said) <= 60, f"{key}: {said}"


@pytest.mark.parametrize("game", games_here())
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_phrase_is_for_nothing(game: str, language: str) -> None:
    files = text_files(meydan.game(game).folder / "texts", language)
    found = {key for file in files for key, _ in message_keys(file) if key.startswith(PREFIX)}
    assert found == wanted(game)
