"""A Dominance Check as a scene: what was counted, whether it succeeded, who scores what and why."""
from __future__ import annotations

from typing import Any

from meydan.drawing.lines import wrapped
from meydan.drawing.look import Look
from meydan.drawing.markup import box, esc, fitting, num, paragraph, place, text, use
from meydan.drawing.picture import View
from meydan.drawing.scene import Panel
from meydan.games.pax_pamir.picture.components import COALITION_DEEP, COALITION_FILL, COALITIONS
from meydan.games.pax_pamir.picture.signs import coalition_disc, seat_disc
from meydan.games.pax_pamir.picture.words import Words, spoken

Box = tuple[float, float, float, float]


def fresh(view: View) -> dict[str, Any] | None:
    """The last check, while it is news: in the turn it was made and the one after."""
    if not view["history"]:
        return None
    last: dict[str, Any] = view["history"][-1]
    return last if view["over"] or last["turn"] >= int(view["turns"]) - 1 else None


def covers_map(view: View, look: Look) -> bool:
    """Whether the scene may lie over the map: at the end, and for those who wait until the next turn's first decision."""
    if fresh(view) is None:
        return False
    waits = look.seat != view["current"]
    return bool(view["over"]) or (waits and view["asking"] == "ChooseAction" and int(view["actions"]) == 2
                                  and view["history"][-1]["turn"] == int(view["turns"]) - 1)


def verdict(check: dict[str, Any], words: Words) -> str:
    say = words.say
    return say("last-success", coalition=say(f"coalition-{check['dominant']}")) if check["dominant"] else say("last-failure")


def lead(check: dict[str, Any], words: Words) -> str:
    """By how many blocks the first coalition was ahead of the next, and how many were needed (PAM-18.2)."""
    first, second, _ = sorted(check["blocks"].values(), reverse=True)
    return words.say("last-lead", lead=int(first - second), margin=int(check["margin"]))


def title(view: View, words: Words) -> str:
    check = view["history"][-1]
    line = words.say("last-check", number=len(view["history"]))
    return f"{line}: {words.say('last-final')}" if check["final"] else line


def ranked(view: View, check: dict[str, Any]) -> list[int]:
    """Those who took part, the best first."""
    seats = [seat for seat, standing in enumerate(check["standing"]) if standing is not None]
    return sorted(seats, key=lambda seat: (-check["points"][seat], -check["standing"][seat]))


def _stands(view: View, words: Words, check: dict[str, Any], seat: int) -> str:
    if check["standing"][seat] is None:
        return words.say("last-elsewhere", player=words.player(seat))
    key = "last-influence" if check["dominant"] else "last-cylinders"
    line = words.say(key, player=words.player(seat), standing=int(check["standing"][seat]))
    return f"{line} · {words.say('last-tied')}" if check["standing"].count(check["standing"][seat]) > 1 else line


def ending(view: View, words: Words) -> str:
    """Why the winner won, once somebody did: by lead, by points, or by what breaks their tie (PAM-19.1 to 19.3)."""
    if not view["over"] or not view["won"]:
        return ""
    say, seats, won = words.say, view["seats"], view["won"]
    first = seats[won[0]]
    level = [one for one in seats if one["points"] == first["points"]]
    if len(won) > 1:
        return say("victory-shared", players=words.look.joined([words.player(seat) for seat in won]))
    who = words.player(won[0])
    if len(level) > 1:
        stars = [one for one in level if one["stars"]["military"] == first["stars"]["military"]]
        if len(stars) > 1:
            return say("victory-rupees", player=who, rupees=int(first["rupees"]))
        return say("victory-stars", player=who, stars=int(first["stars"]["military"]))
    ahead = int(first["points"]) - max(int(one["points"]) for seat, one in enumerate(seats) if seat != won[0])
    key = "victory-lead" if ahead >= 4 and not view["history"][-1]["final"] else "victory-points"
    return say(key, player=who, points=int(first["points"]), lead=ahead)


def told(view: View, words: Words) -> str:
    """The whole scene in words."""
    check, say = view["history"][-1], words.say
    lines = [title(view, words), verdict(check, words), lead(check, words)]
    lines += [say("last-blocks", coalition=say(f"coalition-{coalition}"), blocks=int(check["blocks"][coalition])) for coalition in COALITIONS]
    lines += [f"{_stands(view, words, check, seat)} · {say('last-scores', points=int(check['points'][seat]))}" for seat in ranked(view, check)]
    return "\n".join([*lines, *filter(None, [ending(view, words)])])


def ribbon(view: View, look: Look, words: Words, at: Box) -> str:
    """The scene in two lines, in place of the forecast."""
    x, y, w, h = at
    check = view["history"][-1]
    tip, line = told(view, words), verdict(check, words)
    out = [box(x + 0.5, y + 0.5, w - 1, h - 1, 10, "", " fill='var(--panel)' stroke='#d99a10' stroke-width='2.2'")]
    cx = x + look.x(19, 0, w)
    out.append(coalition_disc(cx, y + 19, 11, check["dominant"]) if check["dominant"]
               else f"<circle cx='{num(cx)}' cy='{num(y + 19)}' r='11' fill='#a3253d'/>" + use("i-scales", cx - 7, y + 12, 14, cls="w"))
    out.append(text(x + look.x(36, 0, w), y + 23.5, line, fitting(line, w - 46, 13), "t-name"))
    at_ = 12.0
    for seat in ranked(view, check)[:5]:
        out.append(seat_disc(x + look.x(at_ + 8, 0, w), y + 46, 7.5, seat))
        gain = f"{look.number(check['standing'][seat])} ⇒ \u2066+{look.number(check['points'][seat])}\u2069"
        out.append(text(x + look.x(at_ + 19, 0, w), y + 50, gain, 11.5, "t-name"))
        at_ += min(68.0, (w - 20) / max(len(ranked(view, check)), 1))
    return place("check-now", "".join(out), label=spoken(tip), tip=tip, opens="check")


def over_map(view: View, look: Look, words: Words, at: Box) -> str:
    """The scene over the map: three columns of blocks, then the players."""
    x, y, w, h = at
    check = view["history"][-1]
    head, line = title(view, words), verdict(check, words)
    ahead = lead(check, words)
    if not look.tall:
        line = f"{line} · {ahead}"
    out = [box(x + 8, y + 8, w - 16, h - 16, 14, paint=" fill='#1b1420' fill-opacity='.9' stroke='#e8b95a' stroke-width='1.6'"),
           text(x + w / 2, y + 38, head, fitting(head, w - 60, 18), "t-gold"), text(x + w / 2, y + 62, line, fitting(line, w - 60, 14.5), "t-on")]
    if look.tall:
        out.append(text(x + w / 2, y + 81, ahead, fitting(ahead, w - 40, 12.5), "t-on"))
    half = min(250.0, w * (0.28 if look.tall else 0.44))
    most = max(*check["blocks"].values(), 1)
    col_w, floor = half / 3, y + h - 46
    for i, coalition in enumerate(COALITIONS):
        blocks = int(check["blocks"][coalition])
        bar = (h - (206 if look.tall else 186)) * blocks / most
        bx = x + look.x(24 + i * col_w, col_w - 8, w)
        out.append(box(bx + 6, floor - 18 - bar, col_w - 20, bar, 4,
                       paint=f" fill='{COALITION_FILL[coalition]}' stroke='{COALITION_DEEP[coalition]}' stroke-width='1.5'"))
        out.append(text(bx + (col_w - 8) / 2, floor - 24 - bar, look.number(blocks), 16, "t-on"))
        out.append(coalition_disc(bx + (col_w - 8) / 2, floor, 12, coalition))
        if coalition == check["dominant"]:
            out.append(use("i-crown", bx + (col_w - 8) / 2 - 11, floor - 62 - bar, 22, cls="gold"))
    top, room = y + (112 if look.tall else 92), w - half - 60
    step = min(46.0, (h - (144 if look.tall else 120)) / max(len(view["seats"]), 1))
    aside = [seat for seat, standing in enumerate(check["standing"]) if standing is None]
    for i, seat in enumerate([*ranked(view, check), *aside]):
        row = top + i * step
        sx = half + 40
        out.append(seat_disc(x + look.x(sx, 0, w), row, 11, seat))
        stands, size = _stands(view, words, check, seat), 11.5 if look.tall else 13
        lines = wrapped(stands, room - 50, size) if look.tall else [stands]
        out.append(paragraph(x + look.x(sx + 18, 0, w), row + 4.5 - (len(lines) - 1) * size * 0.62, lines, size, "t-start", colour="#fff6e0"))
        gain = f"\u2066+{look.number(check['points'][seat])}\u2069"
        if seat not in aside:
            out.append(text(x + look.x(w - (30 if look.tall else 44), 0, w), row + 6, gain, 17, "t-gold"))
        if seat in view["won"]:
            out.append(use("i-crown", x + look.x(sx, 0, w) - 7.5, row - 23, 15, cls="gold"))
    if end := ending(view, words):
        out.append(text(x + w / 2, y + h - 16, end, fitting(end, w - 48, 13), "t-gold"))
    tip = told(view, words)
    return place("check-scene", "".join(out), label=spoken(tip), tip=tip, opens="check", cls="still" if not view["over"] else "")


def check_panel(view: View, look: Look, words: Words) -> Panel:
    """Every check that was made, in words."""
    say = words.say
    if not view["history"]:
        return Panel("check", say("check-title"), "scales", f"<p>{esc(say('last-none'))}</p>")
    lines = told(view, words).split("\n")
    body = f"<h3>{esc(lines[0])}</h3><p><b>{esc(lines[1])}</b></p><ul>{''.join(f'<li>{esc(line)}</li>' for line in lines[2:])}</ul>"
    return Panel("check", say("check-title"), "scales", body, look.number(len(view["history"])))
