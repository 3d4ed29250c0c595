"""The analysis of a finished game: chances as a graph under the replay's slider, accuracy, turning points."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meydan.core.game import Game
from meydan.core.texts import game_texts
from meydan.drawing.markup import esc, num
from meydan.teach.analysis import Analysis
from meydan.web.model import Reader
from meydan.web.pages.bits import icon, number, say

WIDTH: Final = 1000
HEIGHT: Final = 120
MOST: Final = 10                                # choices that are told


def offer(reader: Reader) -> str:
    """A button, while nobody has asked for the analysis."""
    return f"<button type='button' class='quiet' id='analyse'>{icon('eye')}{say(reader, 'analysis-begin')}</button>"


def working(reader: Reader, done: int, whole: int) -> str:
    return (f"<p role='status'>{say(reader, 'analysis-working')}</p>"
            f"<progress max='{max(whole, 1)}' value='{done}' aria-label='{say(reader, 'analysis-working')}'></progress>")


def analysis(reader: Reader, game: Game, names: Sequence[str], found: Analysis) -> str:
    """The whole of it; every point leads to its moment of the replay."""
    return (f"<h2>{say(reader, 'analysis-title')}</h2>{_graph(reader, found, names)}{_sheet(reader, found, names)}"
            f"{_choices(reader, game, names, found)}")


def _graph(reader: Reader, found: Analysis, names: Sequence[str]) -> str:
    step = WIDTH / max(found.decisions, 1)
    lines = "".join(
        f"<polyline class='s{seat % 8}' points='{' '.join(f'{num(round(at * step, 1))},{num(round(HEIGHT * (1 - row[seat]), 1))}' for at, row in enumerate(found.chances))}'/>"
        for seat in range(len(names)))
    turns = "".join(f"<a href='?n={at}' data-moment='{at}'><line x1='{num(round(at * step, 1))}' x2='{num(round(at * step, 1))}' y1='0' y2='{HEIGHT}'/>"
                    f"<title>{say(reader, 'analysis-turning')}: {number(reader, at)}</title></a>" for at in found.turning_points())
    return (f"<figure class='chances' dir='ltr'><svg viewBox='0 0 {WIDTH} {HEIGHT}' preserveAspectRatio='none' role='img' "
            f"aria-label='{say(reader, 'analysis-chances')}'><line class='half' x1='0' x2='{WIDTH}' y1='{HEIGHT / len(names) * (len(names) - 1):.0f}' "
            f"y2='{HEIGHT / len(names) * (len(names) - 1):.0f}'/>{lines}{turns}</svg><figcaption>{say(reader, 'analysis-chances')}</figcaption></figure>")


def _sheet(reader: Reader, found: Analysis, names: Sequence[str]) -> str:
    head = "".join(f"<th scope='col'><span class='dot s{seat % 8}'></span><bdi>{esc(name)}</bdi></th>" for seat, name in enumerate(names))
    accuracy = "".join(f"<td>{number(reader, round(found.accuracy(seat)))}</td>" for seat in range(len(names)))
    luck = "".join(f"<td>{_signed(reader, round(100 * found.luck(seat)))}</td>" for seat in range(len(names)))
    return (f"<table class='accuracy'><tr><td></td>{head}</tr><tr><th scope='row'>{say(reader, 'analysis-accuracy')}</th>{accuracy}</tr>"
            f"<tr><th scope='row'>{say(reader, 'analysis-luck')}</th>{luck}</tr></table>")


def _signed(reader: Reader, value: int) -> str:
    return f"<bdi dir='ltr'>{'+' if value > 0 else '−' if value < 0 else ''}{number(reader, abs(value))}</bdi>"


def _choices(reader: Reader, game: Game, names: Sequence[str], found: Analysis) -> str:
    texts = game_texts(game, reader.language)
    costly = [judged for judged in sorted(found.judged, key=lambda judged: -judged.loss)[:MOST] if judged.loss > 0]
    if not costly:
        return f"<p>{say(reader, 'analysis-fine')}</p>"
    items = "".join(
        f"<li><a href='?n={judged.number - 1}' data-moment='{judged.number - 1}'>{number(reader, judged.number)}</a> "
        + esc(texts.say("analysis-better", name=names[judged.seat], action=texts.action(judged.code, names),
                        better=texts.action(judged.best, names), percent=round(100 * judged.loss))) + "</li>"
        for judged in sorted(costly, key=lambda judged: judged.number))
    return f"<ol class='costly'>{items}</ol>"
