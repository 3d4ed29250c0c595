"""The parts around a board that change while people play; each is sent only when its text changed."""
from __future__ import annotations

import json
from collections import Counter
from functools import lru_cache

from meydan.core.texts import site_texts
from meydan.drawing.markup import esc
from meydan.teach.rulebook import shown_number
from meydan.web.model import ChatLine, JournalLine, Reader, ResultModel, SeatModel, TableModel
from meydan.web.pages.bits import avatar, icon, number, say
from meydan.web.pages.host import clock


def fragments(model: TableModel) -> dict[str, str]:
    """By element id."""
    if not model.started:
        return {"prompt": esc(model.prompt), "room": "".join(_empty_seat(model, seat) for seat in model.seats)}
    return {
        "prompt": prompt(model),
        "seats": "".join(_seat(model, seat) for seat in model.seats),
        "tools": _tools(model),
        "result": result(model.reader, model.result, tuple(seat.name for seat in model.seats), _after(model)),
        "log": journal(model.reader, model.journal, tuple(seat.name for seat in model.seats),
                       model.game.name, model.journal_cut, model.asked_bots),
        "chat": "".join(_chat_line(line, model.seats) for line in model.chat),
    }


def prompt(model: TableModel) -> str:
    reader = model.reader
    heading = ""
    if model.asked:
        heading = f"<strong>{say(reader, 'your-turn')}</strong>"
        if model.hotseat and model.seat is not None:
            heading = f"<strong>{say(reader, 'turn-of', name=model.seats[model.seat].name)}</strong>"
    dot = f"<span class='dot{' on' if model.asked else ''}' aria-hidden='true'></span>"
    cls = "hint" if heading else "only"
    return (f"{dot}{heading}<span "
            f"class='{cls}'>{esc(model.prompt)}{law(reader.language, model.game.name, model.clause)}</span>")


def law(language: str, game: str, clause: str) -> str:
    """The sign of a rule after some words, on the line of the last one: alone on the next it belongs to nothing."""
    sign = _sign(language, game, clause)
    return f"&nbsp;{sign}" if sign else ""


@lru_cache(maxsize=10_000)
def _sign(language: str, game: str, clause: str) -> str:
    """A small sign that opens the rule beside the table."""
    if not clause:
        return ""
    label = esc(site_texts(language).say("rules-clause", number=shown_number(clause, language)))
    return (f"<a class='law-link' data-clause='{esc(clause)}' href='/rules/{esc(game)}#{esc(clause)}' "
            f"aria-label='{label}' title='{label}'>§</a>")


# Seats.

def _level(seat: SeatModel) -> str:
    """How well a bot plays, unless its name says so."""
    return f"<small>{esc(seat.level)}</small>" if seat.level and not seat.name.startswith(seat.level) else ""


def _seat(model: TableModel, seat: SeatModel) -> str:
    reader = model.reader
    marks = []
    if seat.winner:
        marks.append(icon("crown"))
    marks.append(_level(seat))
    if seat.kind == "person":
        here = "here" if seat.present else "gone"
        marks.append(f"<i class='presence {here}' role='img' aria-label='{say(reader, 'seat-' + here)}'></i>")
    if seat.ready:
        marks.append(f"<small class='ready'>{icon('check')}{say(reader, 'seat-ready')}</small>")
    cls = "seat" + (" turn" if seat.asked else "") + (" mine" if seat.mine else "")
    asked = f"<span class='sr'>{say(reader, 'seat-asked')}</span>" if seat.asked else ""
    return (f"<li class='{cls}'>{avatar(seat)}"
            f"<bdi class='who'>{esc(seat.name)}</bdi>{clock(reader, seat)}{''.join(marks)}{asked}{_vote(model, seat)}"
            "</li>")


def _vote(model: TableModel, seat: SeatModel) -> str:
    """A seat that stays away may be given to a bot when the others agree."""
    if not seat.away or seat.mine or not any(other.mine for other in model.seats) or model.over:
        return ""
    given, needed = seat.votes
    label = say(model.reader, "takeover-voted" if seat.voted else "takeover", given=given, needed=needed)
    off = " disabled" if seat.voted else ""
    return ("<button type='button' class='quiet small' data-post='takeover' "
            f"data-body='{{\"seat\":{seat.number}}}'{off}>{icon('robot')}{label}</button>")


def _empty_seat(model: TableModel, seat: SeatModel) -> str:
    """A seat in the waiting room: taken, to be offered by a link, or free for whoever comes."""
    reader, extra = model.reader, ""
    if seat.invitation:
        extra = (f"<span class='copy'><input readonly dir='ltr' value='{esc(seat.invitation)}' "
                 f"aria-label='{say(reader, 'invite-link')}'>"
                 "<button type='button' class='primary' "
                 f"data-copy='{esc(seat.invitation)}'>{icon('link')}{say(reader, 'copy')}</button></span>"
                 f"<small>{say(reader, 'invite-hint')}</small>")
    elif seat.kind == "open" and not any(other.mine for other in model.seats):
        extra = (f"<form class='row' method='post' action='/table/{esc(model.id)}/sit'>"
                 f"<input type='hidden' name='seat' value='{seat.number}'>"
                 f"<input name='name' maxlength='24' value='{esc(reader.name)}' "
                 f"aria-label='{say(reader, 'home-name')}' placeholder='{say(reader, 'home-name-example')}'>"
                 f"<button class='primary'>{say(reader, 'sit-down')}</button></form>")
    if model.host and seat.kind in ("open", "invited"):
        levels = "".join(f"<option value='{esc(level.name)}'>{esc(level.title)}</option>" for level in model.levels)
        extra += (f"<form class='row fill' method='post' action='/table/{esc(model.id)}/fill'>"
                  f"<input type='hidden' name='seat' value='{seat.number}'>"
                  f"<select name='level' aria-label='{say(reader, 'bot-level')}'>{levels}</select>"
                  f"<button class='quiet'>{icon('robot')}{say(reader, 'room-fill')}</button></form>")
    return f"<li>{avatar(seat)}<bdi>{esc(seat.name)}</bdi> {_level(seat)}{extra}</li>"


# Tools.

def _tools(model: TableModel) -> str:
    reader, buttons = model.reader, []
    if model.can_undo:
        buttons.append("<button type='button' class='quiet' data-post='undo' "
                       f"data-v=''>{icon('undo')}{say(reader, 'undo')}</button>")
    elif model.can_ask_undo:
        buttons.append("<button type='button' class='quiet' data-post='undo' "
                       f"data-v=''>{icon('undo')}{say(reader, 'undo-ask')}</button>")
    if model.can_hint:
        buttons.append(f"<button type='button' class='quiet' id='hint'>{icon('eye')}{say(reader, 'hint-button')}"
                       "</button>")
    buttons += _undo_request(model) + _window(model) + _orders(model)
    return "".join(buttons)


def _undo_request(model: TableModel) -> list[str]:
    """Somebody wants to take back what others have answered."""
    reader, request = model.reader, model.undo_request
    if request is None:
        return []
    key = "undo-asked-by-you" if request.mine else "undo-asked"
    sentence = say(reader, key, name=request.name, given=request.given, needed=request.needed)
    told = f"<p class='note'>{sentence}</p>"
    if not request.wanted:
        return [told]
    return [told, *("<button type='button' class='quiet' data-post='undo-answer' "
                    f"data-body='{{\"yes\":{yes}}}'>{say(reader, key)}</button>"
                    for key, yes in (("undo-agree", 1), ("undo-refuse", 0)))]


def _window(model: TableModel) -> list[str]:
    """Time to think in a window, for everybody alike."""
    reader, window = model.reader, model.window
    if window is None or model.seat is None:
        return []
    on, key = (0, "window-go-on") if window.waits or window.beat is None else (1, "window-wait")
    if not on and model.asked:                  # declining is among the answers
        return []
    return ["<button type='button' class='quiet' data-post='wait' data-v='' "
            f"data-body='{{\"on\":{on}}}'>{icon('next')}{say(reader, key)}</button>"]


def _orders(model: TableModel) -> list[str]:
    reader = model.reader
    if not model.orders:
        return []
    switches = "".join(
        "<button type='button' class='quiet' data-post='order' "
        f"data-body='{esc(json.dumps({'what': order.what, 'on': not order.given}))}' "
        f"aria-pressed='{str(order.given).lower()}' title='{esc(order.why)}'>{esc(order.title)}</button>"
        for order in model.orders)
    return [f"<details class='orders'><summary>{icon('robot')}{say(reader, 'orders')}</summary>{switches}</details>"]


def _after(model: TableModel) -> str:
    """What can be done when the game is over."""
    if not model.over:
        return ""
    reader, parts = model.reader, []
    if model.next_table:
        parts.append("<a class='primary button' "
                     f"href='{esc(model.next_table)}'>{icon('play')}{say(reader, 'rematch-go')}</a>")
    elif any(seat.mine for seat in model.seats):
        given, needed = model.rematch
        key = "rematch-offered" if model.rematch_offered else "rematch-accept" if given else "rematch"
        off = " disabled" if model.rematch_offered else ""
        parts.append("<button type='button' class='primary' "
                     f"data-post='rematch'{off}>{icon('swap')}{say(reader, key, given=given, needed=needed)}</button>")
    if model.replay:
        parts.append(f"<a class='quiet button' href='{esc(model.replay)}'>{icon('play')}{say(reader, 'replay')}</a>")
        parts.append(f"<a class='quiet button' href='{esc(model.replay)}#analysis'>"
                     f"{icon('eye')}{say(reader, 'analysis-begin')}</a>")
    if model.record:
        parts.append(f"<a class='quiet button' href='{esc(model.record)}' "
                     f"download>{icon('download')}{say(reader, 'record')}</a>")
    return f"<div class='after'>{''.join(parts)}</div>"


def result(reader: Reader, found: ResultModel | None, names: tuple[str, ...], after: str, shown: bool = True) -> str:
    """Who won and how; opened, the score sheet and what can be done next."""
    if found is None:
        return ""
    colours = found.colours or range(len(names))
    head = "".join(f"<th scope='col' class='s{colours[seat]}'>"
                   f"<bdi>{esc(name)}</bdi>{icon('crown') if seat in found.winners else ''}</th>"
                   for seat, name in enumerate(names))
    rows = "".join(
        f"<tr{' class=total' if i == len(found.rows) - 1 else ''}><th scope='row'>{esc(title)}</th>"
        + "".join(f"<td>{number(reader, points)}</td>" for points in seats) + "</tr>"
        for i, (title, seats) in enumerate(found.rows))
    table = ("<div class='scroll'><table class='sheet'><thead><tr>"
             f"<th scope='col'>{say(reader, 'score-from')}</th>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
             if found.rows else "")
    totals = found.rows[-1][1] if found.rows else ()
    if found.winners and totals and max(totals[seat] for seat in found.winners) < max(totals):
        table += f"<p class='note'>{say(reader, 'result-not-by-points')}</p>"
    elif found.tie:
        table += f"<p class='note'>{esc(found.tie)}</p>"
    return (f"<details{' open' if shown else ''}><summary>"
            f"<h2>{icon('crown')}{esc(found.sentence)}</h2></summary>{table}{after}</details>")


# Journal and chat.

def journal(reader: Reader, lines: tuple[JournalLine, ...], names: tuple[str, ...], game: str, cut: bool = False,
            bots: frozenset[int] = frozenset()) -> str:
    """Newest first, grouped by whose turn it was; each line leads back to its moment and points at the board.

    `bots` can be asked why they moved.
    """
    items: list[str] = []
    before: JournalLine | None = None
    written: Counter[int] = Counter()
    for line in lines:
        if before is not None and line.seat != before.seat:
            items.append(_turn(reader, before, names, written[before.number], bots))
        items.append(_line(reader.language, line, written[line.number], game))
        written[line.number] += 1
        before = line
    if before is not None:
        items.append(_turn(reader, before, names, written[before.number], bots))
    earlier = (f"<li class='px'><button type='button' data-earlier=''>{say(reader, 'journal-earlier')}</button></li>"
               if cut else "")
    return "".join(reversed(items)) + earlier


@lru_cache(maxsize=50_000)
def _line(language: str, line: JournalLine, number: int, game: str) -> str:
    """Written once, although every decision sends the journal again."""
    marks = f" data-marks='{esc(' '.join(line.marks))}'" if line.marks else ""
    fly = f" data-fly='{esc(' '.join(line.flights))}'" if line.flights else ""
    sound = f" data-sound='{esc(line.sound)}'" if line.sound else ""
    return (f"<li id='j-{line.number}-{number}' class='{_whose(line.colour)}'>"
            f"<button type='button' data-at='{line.number}' "
            f"data-seat='{line.seat}'{marks}{fly}{sound}>"
            f"<bdi>{esc(line.text)}</bdi></button>{_sign(language, game, line.clause)}</li>")


def _turn(reader: Reader, last: JournalLine, names: tuple[str, ...], lines: int, bots: frozenset[int]) -> str:
    """The heading of one player's lines; newest first, so it stands above them."""
    seat, number = last.seat, last.number
    if not 0 <= seat < len(names):
        return ""
    why = (f" <button type='button' class='small' data-why='{seat}' "
           f"data-until='{number}'>{say(reader, 'bot-why-button')}</button>" if seat in bots else "")
    return (f"<li id='turn-{number}-{lines}' class='turn-of {_whose(last.colour)}'>"
            f"<bdi>{esc(names[seat])}</bdi>{why}</li>")


def _whose(colour: int) -> str:
    return f"p{colour}" if colour >= 0 else "px"


def _chat_line(line: ChatLine, seats: tuple[SeatModel, ...]) -> str:
    bot = line.seat >= 0 and seats[line.seat].kind == "bot"     # it speaks only of what everybody should know at once
    aloud = f" data-bot='{esc(line.name)}: {esc(line.text)}'" if bot else ""
    return (f"<li class='{_whose(seats[line.seat].colour if line.seat >= 0 else -1)}'{aloud}><b>"
            f"<bdi>{esc(line.name)}</bdi></b> <bdi>{esc(line.text)}</bdi></li>")
