"""Design tokens: the single source of colours, type scale, radii and motion.

`css` writes them as CSS custom properties for the page; `resolve` puts plain values into pictures
that leave the browser (notebooks, documents).
"""
from __future__ import annotations

import re
from typing import Final

LIGHT: Final = {
    # table and panels
    "table": "#e7dcc6",
    "table-2": "#d8c9aa",
    "lattice": "#c4b08a",
    "panel": "#fbf6ea",
    "panel-2": "#f2e9d6",
    "edge": "#d6c5a2",
    "ink": "#241f1a",
    "ink-2": "#5a4f41",
    "on-dark": "#fffaf0",
    # brand: Isfahan tiles
    "lapis": "#1f3b73",
    "lapis-2": "#142852",
    "turq": "#0b7a80",
    "turq-2": "#075b60",
    "saffron": "#dd9f22",
    "saffron-2": "#a86f0a",
    "pome": "#a3253d",
    "pome-2": "#741527",
    # interaction
    "hot": "#00929c",
    "hot-glow": "#27d3dc",
    "picked": "#c2570c",
    "picked-glow": "#ffb35c",
    "focus": "#0b57d0",
    "good": "#1d7a46",
    "bad": "#a3253d",
    # card stock
    "paper": "#fffaf0",
    "paper-2": "#efe3ca",
    "card-ink": "#2a241d",
    "card-edge": "#bda87f",
    # card kinds: main, deep
    "raw": "#6d4a2b",
    "raw-2": "#4a2f18",
    "goods": "#8b949b",
    "goods-2": "#59636b",
    "trade": "#e0a41f",
    "trade-2": "#a9720c",
    "civic": "#2560ad",
    "civic-2": "#173f7c",
    "science": "#2f9468",
    "science-2": "#1a6846",
    "war": "#c8384a",
    "war-2": "#8c2030",
    "guild": "#9a6bc4",
    "guild-2": "#693f92",
    # coin metal
    "gold": "#f2c14e",
    "gold-2": "#b57f14",
    "gold-ink": "#4a3205",
    # map
    "sea": "#a9cbd2",
    "sea-2": "#7fb0bb",
    "river": "#3f8fa8",
    "grid": "#8d7c5c",
    "t-mountain": "#ab9c8b",
    "t-farm": "#ecd06e",
    "t-village": "#e0a283",
    "t-forest": "#7ba062",
    "t-tundra": "#c9d3d3",
    "t-lake": "#86bdd0",
    "t-factory": "#8d80a3",
    "t-home": "#f6ead0",
    "t-ink": "#4a4134",
    # factions: colour-blind checked, each also has its own emblem
    "f0": "#b3202f",
    "f1": "#2b6cb8",
    "f2": "#e8b21a",
    "f3": "#2c2c31",
    "f4": "#f4f1ea",
    "f5": "#167a5b",
    "f6": "#7a4aa8",
    # seats: white letters stand on them
    "s0": "#075b60",
    "s1": "#8c1d33",
    "s2": "#8a5a06",
    "s3": "#2f4f9a",
    "s4": "#693f92",
    "s5": "#1a6846",
    "s6": "#6d4a2b",
    "s7": "#59636b",
    "s8": "#965c66",
    "shadow": "#3b2a1055",
}
DARK: Final = LIGHT | {
    "table": "#101a2e",
    "table-2": "#0a1120",
    "lattice": "#2a3b60",
    "panel": "#18243d",
    "panel-2": "#1f2d4b",
    "edge": "#34476e",
    "ink": "#f1e8d6",
    "ink-2": "#b9b4a6",
    "lapis": "#8fb0ee",
    "lapis-2": "#24407a",
    "turq": "#4cc3c6",
    "turq-2": "#1b7d82",
    "saffron": "#f0b93f",
    "pome": "#e0697d",
    "hot": "#39c6cd",
    "hot-glow": "#5ff1f5",
    "picked": "#ffa24a",
    "picked-glow": "#ffc98a",
    "focus": "#8ab4ff",
    "good": "#5fcf94",
    "bad": "#f08a99",
    "paper": "#f2e8d4",
    "paper-2": "#dccdae",
    "card-edge": "#8d7c5c",
    "sea": "#15334a",
    "sea-2": "#0e2436",
    "river": "#57b7d3",
    "grid": "#0c1526",
    "t-mountain": "#766c60",
    "t-farm": "#b99a3e",
    "t-village": "#b37655",
    "t-forest": "#4c6f3d",
    "t-tundra": "#8d9a9b",
    "t-lake": "#3c7389",
    "t-factory": "#6d6480",
    "t-home": "#53607a",
    "t-ink": "#171208",
    "shadow": "#000000aa",
}
TYPE: Final = {"xs": 11, "sm": 12.5, "md": 14, "lg": 17, "xl": 22, "xxl": 30}  # px at 16px root
RADIUS: Final = {"s": 6, "m": 10, "l": 16}
MOTION: Final = {"quick": 140, "move": 420, "flip": 360}  # ms


def css() -> str:
    """All tokens as custom properties: light, dark by choice, dark by the system's wish."""
    scale = "".join(f"--fs-{name}:{size / 16:g}rem;" for name, size in TYPE.items())
    scale += "".join(f"--r-{name}:{radius}px;" for name, radius in RADIUS.items())
    scale += "".join(f"--ms-{name}:{time}ms;" for name, time in MOTION.items())
    dark = {name: value for name, value in DARK.items() if LIGHT[name] != value}
    return themed(LIGHT, dark, "color-scheme:light;", "color-scheme:dark;") + f":root{{{scale}}}\n"


def themed(light: dict[str, str], dark: dict[str, str], also_light: str = "", also_dark: str = "") -> str:
    """Custom properties: light, dark by choice, dark by the system's wish; paper is always light."""
    night = also_dark + _block(dark)
    return (
        f":root{{{also_light}{_block(light)}}}\n"
        f"@media screen{{:root[data-theme=dark]{{{night}}}}}\n"
        f"@media screen and (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{night}}}}}\n"
    )


def _block(tokens: dict[str, str]) -> str:
    return "".join(f"--{name}:{value};" for name, value in tokens.items())


def resolve(markup: str, theme: str = "light", colours: dict[str, tuple[str, str]] | None = None) -> str:
    """Replace `var(--x)` and `color-mix` by plain colours, for renderers other than browsers."""
    table = dict(DARK if theme == "dark" else LIGHT)
    table |= {name: pair[theme == "dark"] for name, pair in (colours or {}).items()}
    markup = re.sub(r"var\(--([\w-]+)\)", lambda found: table.get(found[1], found[0]), markup)
    return re.sub(r"color-mix\(in srgb, ?(#\w{6}) ([\d.]+)%, ?(#\w{6})\)", _mix, markup)


def _mix(found: re.Match[str]) -> str:
    one, share, other = found[1], float(found[2]) / 100, found[3]
    parts = (round(int(one[i : i + 2], 16) * share + int(other[i : i + 2], 16) * (1 - share)) for i in (1, 3, 5))
    return "#" + "".join(f"{part:02x}" for part in parts)
