"""States, records and tables show themselves in a notebook.

`%load_ext meydan.notebook`, or `import meydan.notebook` inside IPython: from then on a state as the last value of a
cell is its picture, a record is a replay with its last position. `Shown` is the same for a chosen seat and language.
"""
from __future__ import annotations

from typing import Any

from meydan.core.game import Game
from meydan.core.record import Record
from meydan.core.registry import game_of
from meydan.core.state import GameState
from meydan.core.texts import digits, game_texts, site_texts
from meydan.drawing.gallery import picture
from meydan.drawing.look import Look
from meydan.drawing.scene import Scene


class Shown:
    """A state as one seat (None: a spectator) sees it.

    >>> import meydan
    >>> shown = Shown(meydan.game("seven_wonders_duel").new(seed=1), seat=0)
    >>> shown._repr_svg_()[:4]
    '<svg'
    """

    def __init__(self, state: GameState, seat: int | None = None, language: str = "en", names: tuple[str, ...] = (),
                 game: Game | None = None) -> None:
        self.state = state
        self.game = game if game is not None else game_of(state)
        texts = game_texts(self.game, language)
        self.look = Look(language, names=names or tuple(
            texts.say("seat-name", number=number + 1) for number in range(state.players)), seat=seat)

    def scene(self) -> Scene:
        choices = self.state.choices if self.state.current == self.look.seat else []
        return picture(self.game).render(self.state.view(self.look.seat), self.look, choices)

    @property
    def drawn(self) -> bool:
        """Whether the game has a picture."""
        return picture(self.game).drawn

    def _repr_svg_(self) -> str | None:
        return self.scene()._repr_svg_() if self.drawn else None

    def _repr_html_(self) -> str:
        """The picture, or a readable table where there is none."""
        scene = self.scene()
        return scene._repr_html_() if self.drawn else "".join(panel.body for panel in scene.panels)

    def __repr__(self) -> str:
        """The points, and who is asked what."""
        texts = game_texts(self.game, self.look.language)
        scores = self.state.scores()
        width = max(len(name) for name in self.look.names) + 2
        lines = ["".join([" " * 14, *(name.rjust(width) for name in self.look.names)])]
        for line in scores[0]:
            points = (digits(str(score[line]), self.look.language).rjust(width) for score in scores)
            lines.append("".join([texts.say(f"score-{line}").ljust(14)[:14], *points]))
        if self.state.current >= 0:
            lines.append(f"{self.look.name(int(self.state.current))}: {texts.prompt(self.state, self.look.names)}")
        return "\n".join(lines)


class Replay:
    """A record, told decision by decision, with the picture of a chosen moment."""

    def __init__(self, record: Record, until: int | None = None, language: str = "en") -> None:
        self.record = record
        self.until = until
        self.language = language

    def at(self, number: int) -> Replay:
        """The moment after so many decisions."""
        return Replay(self.record, number, self.language)

    def shown(self) -> Shown:
        state = self.record.replay(self.until)
        return Shown(state, None, self.language, self.record.names, self.record.game)

    def _repr_svg_(self) -> str | None:
        return self.shown()._repr_svg_()

    def _repr_html_(self) -> str:
        rows = "".join(f"<li>{line}</li>" for line in self.lines())
        title = site_texts(self.language).say("notebook-decisions", number=len(self.record.decisions))
        direction = "rtl" if self.language == "fa" else "ltr"
        return (f"{self.shown()._repr_html_()}<details dir='{direction}'><summary>{title}</summary>"
                f"<ol>{rows}</ol></details>")

    def lines(self) -> list[str]:
        """Each decision in words."""
        texts = game_texts(self.record.game, self.language)
        chance = site_texts(self.language).say("notebook-chance")
        return [f"{self.record.names[seat] if seat >= 0 else chance}: {texts.action(code, self.record.names)}"
                for seat, code in self.record.decisions[:self.until]]

    def __repr__(self) -> str:
        told = [f"{number:4}. {line}" for number, line in enumerate(self.lines(), 1)]
        return "\n".join([*told, repr(self.shown())])


def load_ipython_extension(shell: Any) -> None:
    """Called by `%load_ext meydan.notebook`."""
    formatters = shell.display_formatter.formatters
    for kind, wrap in ((GameState, Shown), (Record, Replay)):
        formatters["image/svg+xml"].for_type(kind, lambda thing, wrap=wrap: wrap(thing)._repr_svg_())
        formatters["text/html"].for_type(kind, lambda thing, wrap=wrap: wrap(thing)._repr_html_())
        formatters["text/plain"].for_type(
            kind, lambda thing, printer, cycle, wrap=wrap: printer.text(repr(wrap(thing))))


def _inside_ipython() -> Any:
    try:
        from IPython import get_ipython
    except ImportError:
        return None
    return get_ipython()


if (_shell := _inside_ipython()) is not None:
    load_ipython_extension(_shell)
