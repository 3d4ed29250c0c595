"""A picture for a game that has none yet: its view as readable tables, its choices as buttons."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from meydan.core.texts import GameTexts
from meydan.drawing.look import Look
from meydan.drawing.markup import esc
from meydan.drawing.picture import Picture, View
from meydan.drawing.scene import Panel, Scene

# The page tells these in its own words.
TOLD: Final = {"seat", "current", "asking", "asked", "over", "together", "ending", "won"}
MOST_COLUMNS: Final = 9


class PlainPicture(Picture):
    """Knows nothing of the game; shows what the view says."""

    drawn = False

    def render(self, view: View, look: Look, choices: Sequence[int] = ()) -> Scene:
        texts = self.texts(look)
        title = texts.say("game-title") if "game-title" in texts else self.game.name.replace("_", " ").title()
        scene = Scene(look, title, private=self.game.hidden and look.seat is not None)
        body = Tables(texts, look).page({name: value for name, value in view.items() if name not in TOLD})
        scene.panels = [Panel("plain", "", "sheet", body)]
        return scene


def is_plain(value: object) -> bool:
    return not isinstance(value, dict | list | tuple)


def is_empty(value: object) -> bool:
    return value is None or value == "" or (not is_plain(value) and not value)


class Tables:
    """JSON-safe values as sections, tables and chips."""

    def __init__(self, texts: GameTexts, look: Look) -> None:
        self.texts = texts
        self.look = look
        families = [block.kinds for block in texts.game.table.blocks.values()]
        families += [event.kinds for event in texts.game.events.kinds]
        self.kinds = {kind.name: kind for family in families for kind in family.values()}

    def page(self, values: dict[str, Any]) -> str:
        """Single facts first, then a section for everything that has parts."""
        facts = {name: value for name, value in values.items() if is_plain(value) and not is_empty(value)}
        sections = "".join(f"<section><h2>{self.word(name)}</h2>{self.block(value)}</section>"
                           for name, value in values.items() if not is_plain(value) and not is_empty(value))
        return f"<p class='words'>{self.pairs(facts)}</p>{sections}"

    def block(self, value: Any) -> str:
        """Something with parts, on lines of its own."""
        named = value if isinstance(value, dict) else None
        rows = list(named.values()) if named is not None else list(value)
        if rows and all(isinstance(row, dict) for row in rows):
            columns = [name for name in dict.fromkeys(name for row in rows for name in row)
                       if any(not is_empty(row.get(name)) for row in rows)]
            if len(columns) <= MOST_COLUMNS:
                return self.table(list(named) if named is not None else [], rows, columns)
            names = list(named) if named is not None else [str(number + 1) for number in range(len(rows))]
            return "".join(f"<details open><summary>{self.word(name)}</summary>{self.facts(row)}</details>"
                           for name, row in zip(names, rows))
        if named is not None and any(not is_plain(row) for row in rows):
            return self.facts(named)
        return f"<p class='words'>{self.chips(value)}</p>"

    def facts(self, values: dict[str, Any]) -> str:
        rows = "".join(f"<div><dt>{self.word(name)}</dt><dd>{self.inline(value)}</dd></div>"
                       for name, value in values.items() if not is_empty(value))
        return f"<dl class='plain'>{rows}</dl>"

    def table(self, names: list[str], rows: list[dict[str, Any]], columns: list[str]) -> str:
        head = ("<td></td>" if names else "") + "".join(f"<th scope='col'>{self.word(name)}</th>" for name in columns)
        lines = []
        for number, row in enumerate(rows):
            first = f"<th scope='row'>{self.word(names[number])}</th>" if names else ""
            cells = "".join(f"<td>{self.inline(row.get(name))}</td>" for name in columns)
            lines.append(f"<tr>{first}{cells}</tr>")
        return (f"<div class='scroll' tabindex='0'><table class='plain'><thead><tr>{head}</tr></thead>"
                f"<tbody>{''.join(lines)}</tbody></table></div>")

    def inline(self, value: Any) -> str:
        """Anything inside one cell."""
        if is_empty(value):
            return ""
        return self.single(value) if is_plain(value) else f"<span class='words'>{self.chips(value)}</span>"

    def chips(self, value: Any) -> str:
        if isinstance(value, dict):
            return self.pairs({name: part for name, part in value.items() if not is_empty(part)})
        return " ".join(f"<bdi class='chip'>{self.inline(part)}</bdi>" for part in value)

    def pairs(self, values: dict[str, Any]) -> str:
        return " ".join(f"<bdi class='chip'>{self.word(name)} <b>{self.inline(value)}</b></bdi>"
                        for name, value in values.items())

    def single(self, value: object) -> str:
        if isinstance(value, bool):
            return "✓" if value else "–"
        if isinstance(value, int | float):
            return esc(self.look.number(value))
        return self.word(str(value))

    def word(self, word: str) -> str:
        """The game's own name for a word of its view, where the texts have one."""
        for kind in self.kinds.values():
            if word in kind.index and f"{kind.name}-{word}" in self.texts:
                return esc(self.texts.say(f"{kind.name}-{word}"))
        if f"view-{word}" in self.texts:
            return esc(self.texts.say(f"view-{word}"))
        return esc(self.look.number(word.replace("_", " ")))
