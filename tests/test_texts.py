"""Both languages say the same things: equal keys, equal variables, no Latin digits in Persian."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

import meydan
from meydan.core.actions import SEAT
from meydan.core.texts import LANGUAGES, SITE, game_texts, message_keys, text_files


def folders() -> list[Path]:
    return [SITE, *(meydan.game(name).folder / "texts" for name in meydan.games())]


def keys(folder: Path, language: str) -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for file in text_files(folder, language):
        for key, variables in message_keys(file):
            assert key not in found, f"{file.name}: {key} is there twice"
            found[key] = variables
    return found


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_keys_and_variables(folder: Path) -> None:
    persian, english = keys(folder, "fa"), keys(folder, "en")
    assert sorted(persian) == sorted(english)
    differing = {key for key in persian if persian[key] != english[key]}
    # A language may leave an id unused that only serves to select a form.
    assert not {key for key in differing
                if any(not name.endswith("_id") for name in persian[key] ^ english[key])}


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.parent.name)
def test_persian_has_no_latin_digits(folder: Path) -> None:
    for file in text_files(folder, "fa"):
        for line in file.read_text(encoding="utf-8").splitlines():
            said = re.sub(r"\{[^}]*\}|^\S+ =|\[[^\]]*\]", "", line) if not line.startswith("#") else ""
            assert not re.search(r"[0-9]", said.replace("UTF-8", "")), f"{file.name}: {line}"


# What the glossaries call otherwise: one term for one thing.
NOT_OURS = {"seven_wonders_duel": "مهره‌ی نبرد|باطله|پشت‌ورو", "root": "جناح|جنگاور|اکشن", "pax_pamir": "سپاه|اکشن|فکشن",
            "scythe": "فکشن|جنگجو|اقدام", "inis": "اکشن|فکشن|کنش"}


@pytest.mark.parametrize("name", meydan.games())
def test_one_term_for_one_thing(name: str) -> None:
    home = meydan.game(name).folder
    for file in (*text_files(home / "texts", "fa"), home / "rules.fa.md", *sorted((home / "lessons").glob("*.json"))):
        found = re.search(NOT_OURS[name], file.read_text(encoding="utf-8"))
        assert not found, f"{file.name}: {found[0]}"


@pytest.mark.parametrize("name", meydan.games())
def test_everything_of_a_game_has_a_name(name: str) -> None:
    game = meydan.game(name)
    wanted = {"game-title", "game-about"}
    wanted |= {f"action-{verb}" for verb in game.table.blocks}
    wanted |= {f"event-{kind.name}" for kind in game.events.kinds}
    wanted |= {f"ending-{ending}" for ending in game.endings}
    wanted |= {f"score-{line}" for line in game.new(players=game.players[-1], seed=1).scores()[0]}
    for option in game.options:
        wanted |= {f"option-{option.name}", f"option-{option.name}-why"}
        wanted |= {f"option-{option.name}-{option.word(value)}" for value in option.values}
    kinds = [kind for block in game.table.blocks.values() for kind in block.kinds.values()]
    kinds += [kind for event in game.events.kinds for kind in event.kinds.values()]
    wanted |= {f"{kind.name}-{word}" for kind in kinds if not kind.counts and kind.name != SEAT.name
               for word in kind.names}
    for language in LANGUAGES:
        texts = game_texts(game, language)
        assert not sorted(key for key in wanted if key not in texts)
