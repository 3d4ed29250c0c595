"""States and records show themselves."""
from __future__ import annotations

import pytest

import meydan
from meydan.core.rng import Rng
from meydan.notebook import Looked, Replay, Shown, load_ipython_extension
from tests.bots.games_here import games_here


@pytest.mark.parametrize("game", games_here())
@pytest.mark.parametrize("language", ["en", "fa"])
def test_state_as_picture_and_as_text(game: str, language: str) -> None:
    state = meydan.game(game).new(seed=2)
    shown = Shown(state, 0, language)
    assert (shown._repr_svg_() or "").startswith("<svg") == shown.drawn
    assert "<" in shown._repr_html_()
    assert repr(shown).count("\n") >= 2


def test_replay_tells_every_decision() -> None:
    name = games_here()[-1]
    state = meydan.game(name).new(seed=3)
    record = meydan.Record.of(name, state)
    rng = Rng(3)
    while not state.over:
        code = state.choices[rng.below(len(state.choices))]
        record.decisions.append((int(state.current), code))
        state.apply(code)
    replay = Replay(record)
    assert len(replay.lines()) == len(record.decisions)
    assert repr(replay.at(3)).splitlines()[2].startswith("   3.")
    assert "<ol>" in replay._repr_html_()


def test_ipython_uses_them() -> None:
    shell_module = pytest.importorskip("IPython.core.interactiveshell")
    shell = shell_module.InteractiveShell.instance()
    load_ipython_extension(shell)
    for name in games_here():
        state = meydan.game(name).new(seed=1)
        data, _ = shell.display_formatter.format(state)
        assert "text/html" in data and "text/plain" in data
        assert data.get("image/svg+xml", "").startswith("<svg") == Shown(state).drawn


@pytest.mark.parametrize("language", ["en", "fa"])
def test_an_analysis_is_plotted_and_told(language: str) -> None:
    state = meydan.game("seven_wonders_duel").new(seed=3)
    record, rng = meydan.Record.of("seven_wonders_duel", state), Rng(3)
    for _ in range(24):
        code = state.choices[rng.below(len(state.choices))]
        record.decisions.append((int(state.current), code))
        state.apply(code)
    looked = Looked.at(record, language, iterations=60)
    assert looked._repr_svg_().startswith("<svg") and looked._repr_html_().count("<tr>") == 3
    better = "بهتر بود" if language == "fa" else "better:"
    assert len(looked.lines()) > 2 and better in repr(looked) and all(name in repr(looked) for name in record.names)
    plain = Looked(looked.found)
    assert plain.names == ("Player 1", "Player 2")
