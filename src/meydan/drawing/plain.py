"""A picture for a game that has none yet: its view as readable tables, its choices as buttons."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meydan.core.texts import GameTexts
from meydan.drawing.look import Look
from meydan.drawing.markup import esc
from meydan.drawing.picture import Picture, View
from meydan.drawing.scene import Panel, Scene


class PlainPicture(Picture):
    """Knows nothing of the game; shows what the view says."""

    drawn = False

    def render(self, view: View, look: Look, choices: Sequence[int] = ()) -> Scene:
        texts = self.texts(look)
        title = texts.say("game-title") if "game-title" in texts else self.game.name.replace("_", " ").title()
        scene = Scene(look, title, private=self.game.hidden and look.seat is not None)
        scene.panels = [Panel("plain", "", "sheet", Tables(texts, look).mapping(view))]
        return scene


class Tables:
    """JSON-safe values as nested lists and tables."""

    def __init__(self, texts: GameTexts, look: Look) -> None:
        self.texts = texts
        self.look = look
        self.kinds = {kind.name: kind for block in texts.game.table.blocks.values() for kind in block.kinds.values()}

    def mapping(self, values: dict[str, Any]) -> str:
        rows = "".join(f"<div><dt>{self.word(key)}</dt><dd>{self.value(value)}</dd></div>"
                       for key, value in values.items() if not self.empty(value))
        return f"<dl class='plain'>{rows}</dl>"

    def empty(self, value: object) -> bool:
        return value is None or value == [] or value == {} or value == ""

    def value(self, value: object) -> str:
        if isinstance(value, dict):
            return self.mapping(value)
        if isinstance(value, list | tuple):
            return self.sequence(list(value))
        if isinstance(value, bool):
            return "✓" if value else "–"
        if isinstance(value, int | float):
            return esc(self.look.number(value))
        return self.word(str(value)) if value is not None else "–"

    def sequence(self, values: list[Any]) -> str:
        rows = [value for value in values if isinstance(value, dict)]
        if rows and len(rows) == len(values) and all(row.keys() == rows[0].keys() for row in rows):
            return self.table(rows)
        if any(isinstance(value, dict | list | tuple) for value in values):
            items = "".join(f"<li>{self.value(value)}</li>" for value in values)
            return f"<ol class='plain'>{items}</ol>"
        return "<span class='words'>" + " ".join(f"<bdi class='chip'>{self.value(value)}</bdi>" for value in values) + "</span>"

    def table(self, rows: list[dict[str, Any]]) -> str:
        columns = [key for key in rows[0] if any(not self.empty(row[key]) for row in rows)]
        head = "".join(f"<th scope='col'>{self.word(key)}</th>" for key in columns)
        body = "".join("<tr>" + "".join(f"<td>{self.value(row[key])}</td>" for key in columns) + "</tr>" for row in rows)
        return f"<div class='scroll'><table class='plain'><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"

    def word(self, word: str) -> str:
        """The game's own name for a word of its view where the texts have one."""
        for kind in self.kinds.values():
            if word in kind.index and f"{kind.name}-{word}" in self.texts:
                return esc(self.texts.say(f"{kind.name}-{word}"))
        if f"view-{word}" in self.texts:
            return esc(self.texts.say(f"view-{word}"))
        return esc(self.look.number(word.replace("_", " ")))
