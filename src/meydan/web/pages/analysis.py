"""The analysis of a finished game: chances as a graph under the replay's slider, accuracy, turning points."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from meydan.drawing.markup import esc, num
from meydan.teach.analysis import Analysis, Judged
from meydan.teach.verdicts import costly, turning_points
from meydan.web.model import Reader
from meydan.web.pages.bits import icon, number, say, words

WIDTH: Final = 1000
HEIGHT: Final = 120
MOST: Final = 10                                # choices that are told


def offer(reader: Reader) -> str:
    """A button, while nobody has asked for the analysis."""
    return f"<button type='button' class='quiet' id='analyse'>{icon('eye')}{say(reader, 'analysis-begin')}</button>"


def working(reader: Reader, done: int, whole: int) -> str:
    return (f"<p role='status'>{say(reader, 'analysis-working')}</p>"
            f"<progress max='{max(whole, 1)}' value='{done}' aria-label='{say(reader, 'analysis-working')}'>"
            "</progress>")


def analysis(reader: Reader, told: Mapping[int, str], names: Sequence[str], colours: Sequence[int],
             found: Analysis) -> str:
    """All of it with the verdicts told, each seat in its colour; every point leads to its moment of the replay."""
    return (f"<h2>{say(reader, 'analysis-title')}</h2>{_graph(reader, found, colours)}"
            f"{_sheet(reader, found, names, colours)}"
            f"{_choices(reader, told, found)}")


def lending(reader: Reader, given: bool, count: int, people: int) -> str:
    """May the game become puzzles? One's own leave, and how many have given theirs."""
    others = f" <span>{say(reader, 'lend-count', count=count, people=people)}</span>" if people > 1 else ""
    return (f"<p id='lending' class='lending'><label><input type='checkbox' id='lend'{' checked' if given else ''}>"
            f"{say(reader, 'lend')}</label>{others}</p>")


def _points(chances: Sequence[float], step: float) -> str:
    """A seat's chance after every decision, as a line goes through them."""
    return " ".join(f"{num(round(at * step, 1))},{num(round(HEIGHT * (1 - chance), 1))}"
                    for at, chance in enumerate(chances))


def _graph(reader: Reader, found: Analysis, colours: Sequence[int]) -> str:
    step = WIDTH / max(found.decisions, 1)
    lines = "".join(
        f"<polyline class='s{colour}' points='{_points([row[seat] for row in found.chances], step)}'/>"
        for seat, colour in enumerate(colours))
    turns = "".join(f"<a href='?n={at}' data-moment='{at}'>"
                    f"<line x1='{num(round(at * step, 1))}' x2='{num(round(at * step, 1))}' y1='0' y2='{HEIGHT}'/>"
                    f"<title>{say(reader, 'analysis-turning')}: {number(reader, at)}</title></a>"
                    for at in found.turning_points())
    caption = words(reader).say("analysis-chances")
    return (f"<figure class='chances'><svg viewBox='0 0 {WIDTH} {HEIGHT}' preserveAspectRatio='none' role='img' "
            f"aria-label='{say(reader, 'analysis-chances')}'>"
            f"<line class='half' x1='0' x2='{WIDTH}' y1='{HEIGHT / len(colours) * (len(colours) - 1):.0f}' "
            f"y2='{HEIGHT / len(colours) * (len(colours) - 1):.0f}'/>{lines}{turns}"
            f"<line id='graph-now' class='now' y1='0' y2='{HEIGHT}' data-wide='{step:.4f}'/></svg></figure>"
            f"<p>{esc(' · '.join(filter(None, (caption, turning_points(found, reader.language)))))}</p>")


def _sheet(reader: Reader, found: Analysis, names: Sequence[str], colours: Sequence[int]) -> str:
    """A line for each player: five names side by side are wider than what is beside the table."""
    lucky = any(judged.luck for judged in found.judged)             # where it could be told from the others' doing
    columns = ("analysis-accuracy", "analysis-luck") if lucky else ("analysis-accuracy",)
    head = "".join(f"<th scope='col'>{say(reader, column)}</th>" for column in columns)
    lines = ""
    for seat, (colour, name) in enumerate(zip(colours, names)):
        luck = f"<td>{_signed(reader, round(100 * found.luck(seat)))}</td>" if lucky else ""
        lines += (f"<tr><th scope='row'><span class='dot s{colour}'></span> <bdi>{esc(name)}</bdi></th>"
                  f"<td>{number(reader, round(found.accuracy(seat)))}</td>{luck}</tr>")
    return f"<table class='accuracy'><tr><td></td>{head}</tr>{lines}</table>"


def _signed(reader: Reader, value: int) -> str:
    return f"<bdi dir='ltr'>{'+' if value > 0 else '−' if value < 0 else ''}{number(reader, abs(value))}</bdi>"


def _choices(reader: Reader, verdicts: Mapping[int, str], found: Analysis) -> str:
    """The moment's own verdict, the costliest choices, then every decision."""
    worst = costly(found, MOST)
    items = "".join(_judged(reader, judged, verdicts[judged.number]) for judged in worst)
    told = f"<ol class='costly'>{items}</ol>" if worst else f"<p>{say(reader, 'analysis-fine')}</p>"
    every = "".join(_judged(reader, judged, verdicts[judged.number]) for judged in found.judged)
    return (f"<p id='judged' role='status'></p>{told}<details class='every'>"
            f"<summary>{say(reader, 'analysis-all', count=len(found.judged))}</summary>"
            f"<ol class='costly'>{every}</ol></details>")


def _judged(reader: Reader, judged: Judged, verdict: str) -> str:
    before = judged.number - 1
    return (f"<li data-judged='{judged.number}'>"
            f"<a href='?n={before}' data-moment='{before}'>{number(reader, judged.number)}</a> "
            f"{esc(verdict)}</li>")
