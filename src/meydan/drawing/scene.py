"""A scene is what one viewer sees, as keyed fragments.

* The page receives all fragments once, later only those whose text changed.
* A notebook or a document gets the same zones joined into one stand-alone SVG.
"""
from __future__ import annotations

import base64
import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from meydan.drawing import icons, tokens
from meydan.drawing.look import Look
from meydan.drawing.markup import esc, num
from meydan.drawing.shapes import girih

Box = tuple[float, float, float, float]

Colours = dict[str, tuple[str, str]]            # name → light, dark; `var(--NAME)` in markup

AREAS: Final = ("top", "left", "board", "right", "bottom")     # where a zone lies on a wide screen
TABS: Final = ("own", "hand", "others", "table")                # what a phone shows one at a time
TABS_OF: Final = {"bottom": "own", "left": "table", "right": "table"}


@dataclass
class Zone:
    """One SVG of the table. `layers` are fragments of their own: one that did not change is not sent.

    Zones of one area lie side by side on a wide screen, in the order they were added; `share` is then how much of the
    width one takes, in percent and steps of five (0: what is left). A zone of no size is not shown.
    """

    name: str
    w: float
    h: float
    label: str
    layers: dict[str, str] = field(default_factory=dict)
    area: str = "board"
    pan: bool = False                           # a map to be zoomed and moved
    still: tuple[str, ...] = ()                 # layers of a map that lie over it and do not move: sheets, decks
    start: Box | None = None                    # the part of a map that is looked at first; None: all of it
    share: int = 0
    row: bool = False                           # on a phone: banners in one row that is swiped; about 72 high
    tab: str = ""                               # on a phone: "own", "hand", "others", "table"; "": always in sight

    def home(self, tall: bool) -> str:
        """Where it lies: an area of a wide screen; on a phone an area or a tab."""
        return (self.tab or TABS_OF.get(self.area, self.area)) if tall else self.area

    def body(self) -> str:
        return self._groups(tuple(self.layers))

    def _groups(self, names: tuple[str, ...]) -> str:
        return "".join(f"<g id='{name}'>{self.layers[name]}</g>" for name in names)

    @property
    def box(self) -> str:
        """The view box; a zone of no size has none and is hidden."""
        return f"0 0 {num(self.w)} {num(self.h)}" if self.w and self.h else ""

    @property
    def beginning(self) -> str:
        return " ".join(map(num, self.start)) if self.start else ""

    def svg(self) -> str:
        inner, pan = self.body(), ""
        if self.pan:
            moving = tuple(name for name in self.layers if name not in self.still)
            inner = f"<g class='pan'>{self._groups(moving)}</g><g class='over'>{self._groups(self.still)}</g>"
            pan = f" data-pan='' data-start='{self.beginning}'"
        share = (f" w-{self.share}" if self.share else "") + (" row" if self.row else "")
        hidden = "" if self.box else " hidden=''"
        return (
            f"<svg id='z-{self.name}' class='zone{share}' viewBox='{self.box or '0 0 1 1'}' "
            f"role='group' aria-label='{esc(self.label)}'{pan}{hidden}>{inner}</svg>"
        )


@dataclass
class Panel:
    """Something to be opened for a closer look: a pile, a list, a score sheet. `body` is HTML.

    A long one says its `parts` by name instead: then only those that changed are sent.
    """

    name: str
    title: str
    icon: str
    body: str
    badge: str = ""
    parts: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.body += "".join(f"<div id='{id_}'>{html}</div>" for id_, html in self.fragments().items() if self.parts)

    def fragments(self) -> dict[str, str]:
        """What can change, keyed by element id."""
        if not self.parts:
            return {f"p-{self.name}": self.body}
        return {f"p-{self.name}-{part}": html for part, html in self.parts.items()}


@dataclass
class Scene:
    """All zones and panels of one viewer; they keep their places and names for the whole game."""

    look: Look
    title: str
    subtitle: str = ""                          # where the game stands, a word or two: "Age II"
    zones: dict[str, Zone] = field(default_factory=dict)
    panels: list[Panel] = field(default_factory=list)
    symbols: dict[str, str] = field(default_factory=dict)      # the game's faces; icons are added on export
    frame: tuple[float, float, dict[str, Box]] = (0, 0, {})    # size and zone boxes of the stand-alone picture
    private: bool = False                       # shows what the other players may not see
    paints: str = ""                            # the game's own gradients and patterns; ids begin with its name
    colours: Colours = field(default_factory=dict)      # and its colours
    theme: str = "light"

    def add(self, zone: Zone) -> None:
        self.zones[zone.name] = zone

    def fragments(self) -> dict[str, str]:
        """Every part of the board and its panels that can change, keyed by element id."""
        parts = {"standing": esc(self.subtitle), "private": "1" if self.private else ""}
        for zone in self.zones.values():
            parts |= zone.layers
            parts[f"a-{zone.name}"] = zone.home(self.look.tall)           # the script moves the zone there
            parts[f"b-{zone.name}"] = zone.box                          # and sets this as its view box
            if zone.pan:
                parts[f"s-{zone.name}"] = zone.beginning                        # and this as what a camera shows first
        for panel in self.panels:
            parts |= panel.fragments()
            parts[f"n-{panel.name}"] = esc(panel.badge)
        return parts

    # Pictures.

    def _repr_svg_(self) -> str:
        """One stand-alone picture, colours resolved."""
        w, h, boxes = self.frame
        if not boxes:
            w, h, boxes = self._stacked()
        body = "".join(
            f"<svg x='{num(x)}' y='{num(y)}' width='{num(bw)}' height='{num(bh)}' "
            f"viewBox='0 0 {num(self.zones[name].w)} {num(self.zones[name].h)}' overflow='visible'>"
            f"{self.zones[name].body()}</svg>"
            for name, (x, y, bw, bh) in boxes.items() if self.zones[name].box
        )
        defs = "".join(needed(body, icons.symbols() | self.symbols))
        return tokens.resolve(
            f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {num(w)} {num(h)}' width='{num(w)}' "
            f"direction='{'rtl' if self.look.rtl else 'ltr'}' class='meydan'>"
            f"<style>{board_css()}</style><defs>{paint_defs()}{self.paints}{defs}</defs>"
            f"<rect width='100%' height='100%' fill='var(--table)'/>"
            f"<rect width='100%' height='100%' fill='url(#p-girih)' opacity='.5'/>{body}</svg>",
            self.theme, self.colours,
        )

    def _stacked(self) -> tuple[float, float, dict[str, Box]]:
        width, y, boxes = 900.0, 10.0, {}
        for name, zone in self.zones.items():
            if not zone.box:
                continue
            height = zone.h * (width - 20) / zone.w
            boxes[name] = (10.0, y, width - 20, height)
            y += height + 10
        return width, y, boxes

    def _repr_html_(self) -> str:
        """For notebooks: as an image, so that ids and styles of two pictures never mix."""
        picture = self._repr_svg_()
        data = base64.b64encode(picture.encode()).decode()
        found = re.search(r"width='([\d.]+)'", picture)
        return (f"<img alt='{esc(self.title)}' width='{found[1] if found else 900}' "
                f"src='data:image/svg+xml;base64,{data}'>")


def needed(body: str, table: dict[str, str]) -> list[str]:
    """Symbols used by some markup, directly or through other symbols."""
    seen: dict[str, str] = {}
    todo = [body]
    while todo:
        for ref in re.findall(r"href='#([\w-]+)'", todo.pop()):
            if ref in table and ref not in seen:
                seen[ref] = table[ref]
                todo.append(table[ref])
    return list(seen.values())


@cache
def board_css() -> str:
    """The styles of everything inside a board."""
    return Path(__file__).with_name("board.css").read_text(encoding="utf-8")


def _gradient(id_: str, *stops: str, x2: float = 0, y2: float = 1) -> str:
    last = len(stops) - 1
    body = "".join(f"<stop offset='{i / last:.2f}' stop-color='{colour}'/>" for i, colour in enumerate(stops))
    return f"<linearGradient id='{id_}' x1='0' y1='0' x2='{x2}' y2='{y2}'>{body}</linearGradient>"


@cache
def paint_defs() -> str:
    """Shared gradients, patterns and shadows. Few and cheap: no blur filters on pieces."""
    kinds = ("raw", "goods", "trade", "civic", "science", "war", "guild")
    paints = [_gradient(f"g-{kind}", f"var(--{kind})", f"var(--{kind}-2)") for kind in kinds]
    paints += [
        _gradient("g-paper", "var(--paper)", "var(--paper-2)"),
        _gradient("g-gold", "#fbe19a", "var(--gold)", "var(--gold-2)", x2=1),
        _gradient("g-lapis", "#2b4d92", "#14284f"),
        _gradient("g-plum", "#6b3f96", "#3c1f5c"),
        _gradient("g-dusk", "#27406f", "#8a6a8c", "#e8a96a"),
        _gradient("g-dawn", "#7fa9b8", "#cfd9cf", "#f3dcae"),
        _gradient("g-gloss", "rgba(255,255,255,.28)", "rgba(255,255,255,0)"),
        "<radialGradient id='g-coin' cx='.35' cy='.3' r='.9'><stop offset='0' stop-color='#fdeeb8'/>"
        "<stop offset='.45' stop-color='#f2c14e'/><stop offset='1' stop-color='#b57f14'/></radialGradient>",
        girih("p-girih", 64, "var(--lattice)", 1),
        girih("p-girih-s", 26, "#8fb0ee", 0.8),
    ]
    return "".join(paints)


@cache
def stylesheet() -> str:
    """Tokens and board styles, as the pages load them."""
    return tokens.css() + board_css()


def colour_css(colours: Colours) -> str:
    """A game's colours as custom properties, light and dark."""
    return tokens.themed({name: light for name, (light, _) in colours.items()},
                         {name: dark for name, (light, dark) in colours.items() if dark != light})
