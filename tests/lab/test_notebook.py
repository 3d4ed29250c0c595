"""States and records show themselves."""
from __future__ import annotations

import pytest

import meydan
from meydan.core.rng import Rng
from meydan.notebook import Replay, Shown, load_ipython_extension
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
