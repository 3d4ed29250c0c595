"""The kit finds what it is there to find, and keeps the game in which it found it."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import meydan
from meydan.core.record import Record
from meydan.core.state import GameState
from meydan.games.seven_wonders_duel import view as duel_view
from meydan.games.seven_wonders_duel.components import BUILDING
from tests import kit

GAME = meydan.game("seven_wonders_duel")


@pytest.fixture(autouse=True)
def failures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(kit, "FAILURES", tmp_path)
    return tmp_path


def check() -> None:
    kit.check_play(GAME, 2, {"wonders": "first_game"}, 3, 1.0)


def test_a_sound_game_passes(failures: Path) -> None:
    check()
    assert not list(failures.iterdir())


def test_a_leak_is_found_and_its_game_can_be_opened(monkeypatch: pytest.MonkeyPatch, failures: Path) -> None:
    honest = duel_view.view

    def leaky(g: Any, seat: int | None) -> dict[str, Any]:
        return honest(g, seat) | {"next": BUILDING.names[g.card(2)] if g.age else None}

    monkeypatch.setattr(duel_view, "view", leaky)
    with pytest.raises(AssertionError, match=r"dealing anew changed what seat \d sees: /next"):
        check()
    (file,) = failures.iterdir()
    assert Record.parse(file.read_text(encoding="utf-8")).setup.options["wonders"] == "first_game"


def test_a_view_that_tells_of_the_past_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = duel_view.view
    calls = [0]

    def restless(g: Any, seat: int | None) -> dict[str, Any]:
        calls[0] += 1
        return honest(g, seat) | {"call": calls[0]}

    monkeypatch.setattr(duel_view, "view", restless)
    with pytest.raises(AssertionError, match="/call"):
        check()


def test_a_game_that_is_too_long_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "longest", 20, raising=False)
    with pytest.raises(AssertionError, match="longer than 20 decisions"):
        check()


def test_a_missing_text_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def mute(state: GameState) -> tuple[str, dict[str, Any]]:
        return "prompt-nothing", {}

    monkeypatch.setattr(GAME, "prompt", mute, raising=False)
    with pytest.raises(AssertionError, match="no text prompt-nothing"):
        check()
