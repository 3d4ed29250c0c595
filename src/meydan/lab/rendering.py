"""How an environment shows itself: points and question in words, or the picture of the table."""
from __future__ import annotations

from typing import Final

from meydan.core.game import Game
from meydan.core.state import GameState

MODES: Final = ["ansi", "svg"]


def rendered(game: Game, state: GameState, seat: int | None, mode: str | None) -> str | None:
    """The state as the seat sees it (None: a spectator); None where nothing is to be shown."""
    if mode is None:
        return None
    if mode not in MODES:                           # not before: Stable-Baselines3 always says "rgb_array"
        raise ValueError(f"render_mode cannot be {mode!r}; it is one of {', '.join(MODES)}, or None")
    from meydan.notebook import Shown

    shown = Shown(state, seat, game=game)
    return shown._repr_svg_() if mode == "svg" else repr(shown)
