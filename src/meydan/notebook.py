"""States, records and analyses show themselves in a notebook.

`%load_ext meydan.notebook`, or `import meydan.notebook` inside IPython: from then on a state as the last value of a
cell is its picture, a record is a replay with its last position, an analysis is its plot with what would have been
better. `Shown` is the same for a chosen seat and language, `Looked.at(record)` analyses and shows a record.
"""
from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from typing import Any

from meydan.core.game import Game
from meydan.core.record import Record
from meydan.core.registry import game as find_game
from meydan.core.registry import game_of
from meydan.core.state import GameState
from meydan.core.texts import digits, game_texts, site_texts
from meydan.drawing.gallery import picture
from meydan.drawing.look import Look
from meydan.drawing.markup import esc
from meydan.drawing.scene import Scene
from meydan.teach.analysis import QUICK, Analysis, analyse
from meydan.teach.verdicts import costly, signed, turning_points, verdict, verdicts


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


class Looked:
    """An analysis: the plot of everybody's chances, accuracy and luck, and what would have been better."""

    def __init__(self, found: Analysis, names: Sequence[str] = (), language: str = "en",
                 record: Record | None = None) -> None:
        self.found = found
        self.language = language
        self.record = record                    # of the game that was looked at: choices are told as they were seen
        self.game = find_game(found.game)
        texts = game_texts(self.game, language)
        self.names = tuple(names) or tuple(
            texts.say("seat-name", number=number + 1) for number in range(len(found.chances[0])))

    @classmethod
    def at(cls, record: Record, language: str = "en", iterations: int = QUICK) -> Looked:
        """Analyse a record and show it with its players' names."""
        return cls(analyse(record, iterations), record.names, language, record)

    def _repr_svg_(self) -> str:
        from meydan.lab.plots import chances_plot

        written = StringIO()
        chances_plot(self.found, self.names, self.language).savefig(written, format="svg", bbox_inches="tight")
        return written.getvalue()[written.getvalue().index("<svg"):]

    def rows(self) -> list[list[str]]:
        """Name, accuracy and luck of each player, under their titles."""
        site, found = site_texts(self.language), self.found
        head = ["", site.say("analysis-accuracy"), site.say("analysis-luck")]
        return [head, *([name, digits(f"{found.accuracy(seat):.0f}", self.language),
                         signed(found.luck(seat), self.language)] for seat, name in enumerate(self.names))]

    def lines(self) -> list[str]:
        """Turning points, then the choices that cost most."""
        turns = turning_points(self.found, self.language)
        worst = costly(self.found, 10)
        told = (verdicts(self.record, self.language, self.names, worst) if self.record is not None else
                {judged.number: verdict(self.game, self.language, self.names, judged) for judged in worst})
        lines = [f"{digits(str(number), self.language)}. {text}" for number, text in told.items()]
        return [turns, *lines] if turns else lines

    def _repr_html_(self) -> str:
        direction = "rtl" if self.language == "fa" else "ltr"
        rows = "".join(f"<tr>{''.join(f'<td>{esc(cell)}</td>' for cell in row)}</tr>" for row in self.rows())
        lines = "".join(f"<p>{esc(line)}</p>" for line in self.lines())
        return f"<div dir='{direction}'>{self._repr_svg_()}<table>{rows}</table>{lines}</div>"

    def __repr__(self) -> str:
        width = max(len(cell) for row in self.rows() for cell in row) + 2
        return "\n".join([*("".join(cell.ljust(width) for cell in row) for row in self.rows()), *self.lines()])


def load_ipython_extension(shell: Any) -> None:
    """Called by `%load_ext meydan.notebook`."""
    formatters = shell.display_formatter.formatters
    for kind, wrap in ((GameState, Shown), (Record, Replay), (Analysis, Looked)):
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
