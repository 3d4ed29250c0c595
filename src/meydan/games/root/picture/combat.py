"""The battle over its clearing: both sides, ambush, dice, every modifier by name, hits still to take, losses."""
from __future__ import annotations

from meydan.drawing.lines import wrapped
from meydan.drawing.look import Look
from meydan.drawing.markup import box, fitting, num, text, use
from meydan.drawing.picture import View
from meydan.games.root.picture.faces import LETTERS
from meydan.games.root.picture.paint import FACTION, disc, sign, written
from meydan.games.root.picture.words import Words

PIPS = {0: (), 1: ((0, 0),), 2: ((-8, -8), (8, 8)), 3: ((-9, -9), (0, 0), (9, 9))}
LINE, SMALL = 15.0, 12.5


def battle_sheet(view: View, battle: View, look: Look, words: Words) -> tuple[str, tuple[float, float]]:
    """The sheet and its size; larger on a phone, where the map is drawn smaller."""
    w, scale, middle = (344.0, 1.84, 74.0) if look.tall else (560.0, 1.0, 150.0)
    side = (w - middle) / 2
    lines = {role: [line for words_ in _modifiers(battle, role, part, words) for line in wrapped(words_, side - 12, SMALL)]
             for role, part in (("attacker", "attack"), ("defender", "defence"))}
    most = max(map(len, lines.values()))
    h = 112.0 + most * LINE
    out = []
    for role, part, x in (("attacker", "attack", 0.0), ("defender", "defence", w - side)):
        out.append(f"<g transform='translate({num(x)} 0)'>{_side(battle, role, part, lines[role], look, words, side, h)}</g>")
    out.append(_middle(view, battle, look, words, w / 2, middle))
    fallen = look.joined([f"{words.say(f'piece-{kind}')} {look.number(count)}" for kind, count in battle["fallen"].items()])
    if fallen:                                  # below both sides, in a line of its own
        label = words.say("battle-fallen", pieces=fallen)
        out.append(text(w / 2, h + 9, label, fitting(label, w - 20, 12.5), "t-lab"))
        h += 15
    return f"<g transform='scale({scale:g})'>{''.join(out)}</g>", (w * scale, h * scale)


def _side(battle: View, role: str, part: str, lines: list[str], look: Look, words: Words, w: float, h: float) -> str:
    """Who fights, with how many, what the die gave and what it comes to."""
    faction, hits = battle[role], battle[part]
    main, deep, _pale = FACTION[faction]
    name = look.name(words.seat_of[faction]) or words.say(f"faction-{faction}")
    fx = look.x(8, 42, w)
    tx = look.x(58, 0, w)
    out = [box(0, 0, w, h - 6, 12, paint=f" fill='{main}' fill-opacity='.16' stroke='{main}' stroke-width='1.6'"),
           use(f"r-fig-{faction}", fx, 6, 42, 49.8)]
    out.append(text(tx, 22, name, fitting(name, w - 64, 16), "t-name"))
    about = words.say("battle-side", role=words.say(f"role-{role}"), strength=int(hits["strength"]),
                      kind="swords" if faction == "vagabond" else "left" if battle["dice"] is not None else "warriors")
    lines_ = [about] if fitting(about, w - 62, 13) >= LETTERS + .4 else wrapped(about, w - 62, LETTERS + .4)
    out += [text(tx, (40 if len(lines_) == 1 else 37) + i * 13, line, fitting(line, w - 62, 13 if len(lines_) == 1 else LETTERS + .4), "t-sub")
            for i, line in enumerate(lines_)]
    rolled = battle["dice"] is not None
    y = 60.0
    dx = look.x(10, 40, w)
    out.append(die(dx, y, int(hits["die"]) if rolled else None, deep))
    if rolled and int(hits["rolled"]) != int(hits["die"]):
        out.append(use("i-next", look.x(54, 16, w), y + 12, 16, cls="pi" + (" flip" if look.rtl else "")))
        out.append(text(look.x(80, 0, w), y + 28, look.number(hits["rolled"]), 22, "t-bold"))
    total = look.number(hits["hits"]) if rolled else "–"
    cx = look.x(w - 28, 0, w)
    label = words.say("battle-deals", number=int(hits["hits"])) if rolled else words.say("battle-waiting")
    out.append(f"<g role='img' aria-label='{label}'>" + sign("r-hit", cx - 26, y - 6, 52, main) + sign("r-hit", cx - 23, y - 3, 46, deep) + written(cx, y + 28, total, 22, "#ffffff", 800) + "</g>")
    for i, line in enumerate(lines):
        out.append(text(w / 2, y + 56 + i * LINE, line, fitting(line, w - 10, SMALL), "t-bold"))
    return "".join(out)


def die(x: float, y: float, value: int | None, colour: str) -> str:
    """A die with its pips; an empty one before the roll."""
    face = box(x, y, 40, 40, 9, paint=f" fill='#fffaf0' stroke='{colour}' stroke-width='2.4'")
    if value is None:
        return face + written(x + 20, y + 28, "?", 22, colour, 800)
    if value == 0:
        return face + f"<circle cx='{num(x + 20)}' cy='{num(y + 20)}' r='8' fill='none' stroke='{colour}' stroke-width='2.4'/>"
    return face + "".join(disc(x + 20 + px, y + 20 + py, 4.6, colour, "none", 0) for px, py in PIPS[value])


def _modifiers(battle: View, role: str, part: str, words: Words) -> list[str]:
    """Everything that changes the hits this side deals, in words."""
    say, hits = words.say, battle[part]
    found = []
    if role == "defender" and battle["ambush"]:
        key = "battle-foiled" if battle["foil"] else "battle-ambush" if battle["ambush_hits"] else "battle-ambush-open"
        found.append(say(key, number=int(battle["ambush_hits"])))
    if battle["dice"] is not None:
        if battle["defender"] == "alliance":
            found.append(say("battle-guerrilla-high" if role == "defender" else "battle-guerrilla-low"))
        if int(hits["rolled"]) != int(hits["die"]):
            found.append(say("battle-capped", number=int(hits["rolled"])))       # so many fought; fewer may be left
        found += [say(f"battle-{name.replace('_', '-')}") for name in hits["extras"]]
        if hits["armoured"]:
            found.append(say("battle-armoured"))
    if role == "attacker" and battle["ally"]:
        found.append(say("battle-ally", faction=say(f"faction-{battle['ally']}")))
    return found


def _middle(view: View, battle: View, look: Look, words: Words, x: float, room: float) -> str:
    """Where it is and what is still to be taken."""
    place = words.say(f"place-{battle['clearing']}")
    out = [use("i-swords", x - 17, 4, 34, cls="war"), text(x, 54, place, fitting(place, room - 8, 13.5), "t-bold")]
    asked = view["pending"] or {}
    if asked.get("hits"):
        label = words.say("battle-hits", number=int(asked["hits"]))
        out.append(sign("r-hit", x - 17, 58, 34, "#c01f38") + written(x, 81, look.number(asked["hits"]), 16, "#ffffff", 800))
        out.append(text(x, 106, label, fitting(label, room - 6, 12.5), "t-bold"))
    return "".join(out)
