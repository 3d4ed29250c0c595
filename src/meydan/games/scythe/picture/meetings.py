"""The scenes of the encounters: each card has its own sky, land and people, composed from what it offers."""
from __future__ import annotations

from functools import cache
from typing import Final

from meydan.drawing.markup import num
from meydan.games.scythe.picture.components import ENCOUNTERS
from meydan.games.scythe.picture.scenery import pines

SKIES: Final = (("#27406f", "#8a6a8c", "#e8a96a"), ("#6fa3c9", "#b9d6e4", "#f2e6c4"), ("#3a3f55", "#6d7488", "#b9b7b2"),
                ("#b4532f", "#e08a4a", "#f7d38a"), ("#16213f", "#2f4573", "#6c7fa6"), ("#86b6b0", "#cfe3d2", "#f6efcf"), ("#7a5a86", "#c88fa0", "#f3cfa8"))
LANDS: Final = (("#e9edf2", "#c3cad6"), ("#8fae5d", "#c9b27a"), ("#c9a957", "#e5d09a"), ("#b8a38c", "#8d7a66"))
HILLS: Final = ("#56557a", "#5d7d6a", "#7d6a4d", "#4c5b6b")
SKIN: Final = "#e9c39c"


def _person(x: float, y: float, s: float, coat: str, hat: str) -> str:
    return (f"<g transform='translate({num(x)} {num(y)}) scale({s:.2f})'><circle cy='-30' r='6' fill='{SKIN}'/><path d='M-9 0c0-16 2-25 9-25s9 9 9 25z' fill='{coat}'/>"
            f"<path d='M-7-31c0-6 3-9 7-9s7 3 7 9z' fill='{hat}'/></g>")


COATS: Final = (("#3b2a3e", "#1d1522"), ("#5b3022", "#2d150d"), ("#2c3a2e", "#141d16"), ("#6b4a1c", "#3a260b"), ("#7a1f2e", "#3b0d15"), ("#274a6b", "#12263a"))

# What a card is about, drawn on its own ground line around x 0; about 70 wide.
SUBJECTS: Final[dict[str, str]] = {
    "food": "<path d='M-34-34h68l-6-16h-56z' fill='#b3402f'/><path d='M-20-34v-16h13v16zM6-34v-16h13v16z' fill='#f3e6c8'/><path d='M-30-34v34M30-34V0' stroke='#4a2f1a' stroke-width='4'/><path d='M-32-14h64V0h-64z' fill='#7a5230'/>"
            "<circle cx='-20' cy='-19' r='7' fill='#e08a2e'/><circle cx='-5' cy='-18' r='6' fill='#c9b93a'/><circle cx='9' cy='-19' r='7' fill='#b8442f'/><circle cx='22' cy='-18' r='6' fill='#e08a2e'/>",
    "wood": "<g fill='#7a4a22' stroke='#3b2210' stroke-width='1.500'><circle cx='-24' cy='-9' r='9'/><circle cx='-5' cy='-9' r='9'/><circle cx='14' cy='-9' r='9'/><circle cx='-15' cy='-25' r='9'/><circle cx='4' cy='-25' r='9'/><circle cx='-5' cy='-40' r='8'/></g>"
            "<path d='M34 0 26-42' stroke='#3b2716' stroke-width='4' stroke-linecap='round'/><path d='M18-46l12-4 3 12-12 3z' fill='#c9d2d8'/>",
    "metal": "<path d='M-30 0v-34h26V0z' fill='#4b4f58'/><path d='M-26-6v-18h18v18z' fill='#ff9b3d'/><path d='M-24-34v-24h14v24z' fill='#3a3d45'/><path d='M4-18h34c-2 7-9 9-14 9v5h6v4H10v-4h6v-5C10-9 6-12 4-18z' fill='#2b2f36'/><path d='M14-30l20-12' stroke='#5b3a1c' stroke-width='4'/><path d='M28-48l9 4-4 8-9-4z' fill='#aab4bb'/>",
    "oil": "<path d='M-30 0-14-62 2 0M-26-16h20M-22-32h13M-19-46h8' stroke='#3a2a1c' stroke-width='3.500' fill='none'/><path d='M-22-62h16l8 10h-6z' fill='#5b4630'/><g fill='#2a2f3a' stroke='#10131a'><rect x='10' y='-22' width='16' height='22' rx='3'/><rect x='28' y='-16' width='13' height='16' rx='3'/></g><path d='M10-15h16M10-8h16' stroke='#8a929e' stroke-width='1.500'/>",
    "worker": _person(-22, 0, 1.1, *COATS[1]) + _person(0, 0, 1.25, *COATS[3]) + _person(22, 0, 1.05, *COATS[5]) + "<path d='M-36 0c0-9 3-13 8-13s8 4 8 13z' fill='#a07b4a'/><path d='M34 0 30-50' stroke='#3b2716' stroke-width='3'/><path d='M30-50c-10-4-20-1-26 7 8-4 17-4 27-1z' fill='#dfe6ea'/>",
    "deploy": "<path d='M-26-6-40 0h18l6-14zM24-8 40 0H22l-8-14z' fill='#2a3440'/><path d='M-34-18C-36-42-16-54 4-52s36 14 32 34L18-6h-36z' fill='#55616d'/><path d='M-34-18C-36-42-16-54 4-52-16-44-22-30-20-8z' fill='#fff' opacity='.14'/><path d='M-18-34H22l-2 12h-36z' fill='#14181d'/><path d='M-10-31h10v6h-10z' fill='#ffcf5a'/><path d='M20-52v-16h9v20z' fill='#2a3440'/><path d='M24-72c6-6 2-10 8-15' stroke='#888' stroke-width='4' fill='none' opacity='.6'/>",
    "build": "<path d='M-26 0v-36h52V0z' fill='#a98a66'/><path d='M-32-34 0-62l32 28z' fill='#7a3b2a'/><path d='M-8 0v-18H6V0zM12-26h9v9h-9zM-20-26h9v9h-9z' fill='#3a2a1c'/><path d='M-40 0v-58M-40-20h14M-40-40h14M40 0v-58M40-20H26M40-40H26' stroke='#c99b5a' stroke-width='3'/>",
    "enlist": _person(-26, 0, 1.05, "#3f4f3a", "#232d20") + _person(-8, 0, 1.05, "#3f4f3a", "#232d20") + _person(10, 0, 1.05, "#3f4f3a", "#232d20") + "<path d='M30 0V-66' stroke='#3b2716' stroke-width='3'/><path d='M30-66h-30c5 5 5 11 0 18h30z' fill='#8c1d33'/><path d='M-20-2v-46M-2-2v-46M16-2v-46' stroke='#2a2521' stroke-width='2'/>",
    "power": "<circle cx='-10' cy='-11' r='11' fill='none' stroke='#3b2716' stroke-width='4'/><circle cx='-10' cy='-11' r='3' fill='#3b2716'/><path d='M-22-26l56-18 4 12-54 18z' fill='#3c434b'/><path d='M-36 0l26-20 6 8z' fill='#5b3a1c'/><circle cx='20' cy='-5' r='5' fill='#2a2f36'/><circle cx='31' cy='-5' r='5' fill='#2a2f36'/><circle cx='25' cy='-13' r='5' fill='#2a2f36'/>",
    "combat_cards": "<path d='M-36 0 -14-40 8 0z' fill='#7c7a52'/><path d='M-20 0-14-24-8 0z' fill='#2a2a1a'/>" + _person(20, 0, 1.0, *COATS[4]) + "<circle cx='34' cy='-6' r='16' fill='#ffb347' opacity='.3'/><path d='M34-22c2 7 8 8 8 15a8 7 0 0 1-16 0c0-5 5-8 8-15z' fill='#f28c28'/>",
    "upgrade": "<path d='M-34 0v-40h68V0z' fill='#6a5a4a'/><path d='M-38-38 0-56l38 18z' fill='#40362c'/><circle cx='0' cy='-20' r='13' fill='none' stroke='#e0b64a' stroke-width='6' stroke-dasharray='6 4.200'/><circle cx='0' cy='-20' r='9' fill='none' stroke='#e0b64a' stroke-width='4'/><path d='M-28-14h10v14h-10z' fill='#2a2118'/>",
    "popularity": _person(-24, 0, 1.1, *COATS[4]) + _person(-4, 0, 1.15, *COATS[5]) + _person(18, 0, 1.05, *COATS[3]) + "<path d='M-44-46C-20-36 20-36 44-46' stroke='#8c1d33' stroke-width='2' fill='none'/><path d='M-34-43l4 8 5-6zM-14-39l4 8 5-7zM8-39l4 8 5-8zM28-42l4 8 5-9z' fill='#e0b64a'/>",
    "coins": "<path d='M-34-14h58v-20h-58z' fill='#7a4f28'/><path d='M-36-34c6-22 56-22 62 0z' fill='#e8dcc0'/><circle cx='-20' cy='-8' r='9' fill='none' stroke='#3b2716' stroke-width='4'/><circle cx='12' cy='-8' r='9' fill='none' stroke='#3b2716' stroke-width='4'/><g fill='#f2c14e' stroke='#8a5a06'><circle cx='33' cy='-4' r='5'/><circle cx='40' cy='-4' r='5'/><circle cx='36' cy='-11' r='5'/></g>",
    "any_resource": "<g stroke='#3b2210' stroke-width='1.500'><path d='M-34 0v-24h26V0z' fill='#a4763f'/><path d='M-6 0v-20h22V0z' fill='#8c6030'/><path d='M-26-24v-20H-4v20z' fill='#b88a50'/></g><path d='M-34-24-8 0M-8-24-34 0M-6-20 16 0' stroke='#5b3a1c' stroke-width='2'/><path d='M20 0c0-14 4-20 10-20s10 6 10 20z' fill='#c9b48a'/><path d='M25-20c2-4 8-4 10 0z' fill='#8a744c'/>",
}


def subjects(card: str) -> list[str]:
    """What the dearer options are about, the rarest gain of each."""
    rare = list(SUBJECTS)
    found = []
    for option in ENCOUNTERS[card]["options"][1:]:
        kinds = [str(gain.get("type") or gain["gain"]) for gain in option["gains"]]
        kinds = ["any_resource" if kind not in SUBJECTS else kind for kind in kinds]
        order = ("deploy", "build", "enlist", "upgrade", "worker", *rare)
        found.append(min(kinds, key=order.index))
    return found


@cache
def meeting_scene(card: str, w: float, h: float) -> str:
    """A road through the land, what waits on both sides of it, and the traveller."""
    number = int(card[-2:])
    sky, (land, road), hills = SKIES[number % len(SKIES)], LANDS[number // 3 % len(LANDS)], HILLS[number % len(HILLS)]
    k = h / 150
    left, right = subjects(card)
    if right == left:
        right = "popularity" if number % 2 else "coins"
    low, high = h * (0.66 + number % 3 * 0.03), h * (0.7 - number % 2 * 0.05)
    sun_x, sun_y = w * (0.18 + number * 37 % 64 / 100), h * (0.2 + number % 4 * 0.06)
    bands = "".join(f"<rect y='{num(h * n / 9)}' width='{num(w)}' height='{num(h / 9 + 1)}' fill='{sky[min(2, n // 3)]}' opacity='{(0.72, 0.86, 1)[n % 3]}'/>" for n in range(7))
    peaks = "".join(f"L{num(w * (n + 0.5) / 7)} {num(h * (0.3 + (n * number * 17 % 23) / 100))}L{num(w * (n + 1) / 7)} {num(h * (0.52 + (n * 13 + number) % 9 / 100))}" for n in range(7))
    trees = [(w * (0.03 + (n * 29 + number * 11) % 22 / 100), h * (0.74 + n * 0.05), (1.2 + n % 3 * 0.4) * k) for n in range(3)]
    trees += [(w * (0.8 + (n * 31 + number * 7) % 19 / 100), h * (0.72 + n * 0.06), (1.1 + n % 3 * 0.4) * k) for n in range(3)]
    coat, hat = COATS[number % len(COATS)]
    snow = "".join(f"<circle cx='{num((n * 73 + number * 19) % 100 / 100 * w)}' cy='{num(n * 47 % 90 / 100 * h)}' r='{1 + n % 3 * .5}' fill='#fff' opacity='.8'/>" for n in range(30)) if number // 3 % 4 == 0 else ""
    return (
        f"<clipPath id='clip-meet'><rect width='{num(w)}' height='{num(h)}' rx='10'/></clipPath><g clip-path='url(#clip-meet)'><rect width='{num(w)}' height='{num(h)}' fill='{sky[1]}'/>{bands}"
        f"<circle cx='{num(sun_x)}' cy='{num(sun_y)}' r='{num(h * 0.13)}' fill='#fff3cf' opacity='.85'/>"
        f"<path d='M0 {num(h * 0.55)}{peaks}V{num(h)}H0z' fill='{hills}' opacity='.72'/>"
        f"<path d='M0 {num(low)}C{num(w * 0.25)} {num(low - h * 0.1)} {num(w * 0.6)} {num(high + h * 0.12)} {num(w)} {num(high - h * 0.04)}V{num(h)}H0z' fill='{land}'/>"
        f"<path d='M{num(w * 0.4)} {num(h)}C{num(w * 0.46)} {num(h * 0.86)} {num(w * 0.5)} {num(h * 0.8)} {num(w * 0.5)} {num(h * 0.7)}h{num(w * 0.03)}C{num(w * 0.54)} {num(h * 0.82)} {num(w * 0.56)} {num(h * 0.9)} {num(w * 0.6)} {num(h)}z' fill='{road}'/>"
        + pines(trees, "#1c2b38" if number // 3 % 4 == 0 else "#2c4a34")
        + f"<g transform='translate({num(w * 0.3)} {num(h * 0.88)}) scale({1.12 * k:.2f})'>{SUBJECTS[left]}</g><g transform='translate({num(w * 0.71)} {num(h * 0.86)}) scale({1.08 * k:.2f})'>{SUBJECTS[right]}</g>"
        + _person(w * 0.5, h * 0.95, 1.2 * k, coat, hat) + snow + "</g>")
