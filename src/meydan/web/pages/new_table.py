"""A new table: how many play, who sits where, which options."""
from __future__ import annotations

from typing import Final

from meydan.drawing.markup import esc
from meydan.web.model import NewTableModel, OptionModel
from meydan.web.pages.around import law
from meydan.web.pages.bits import cover, icon, number, say, words
from meydan.web.pages.frame import document
from meydan.web.pages.host import terms
from meydan.web.pages.table import laws

FEW: Final = 3                          # options that are in sight at once


def new_table(model: NewTableModel) -> str:
    """A plain form: it works without any script."""
    reader, game = model.reader, model.game
    problem = f"<p class='problem' role='alert'>{esc(model.error)}</p>" if model.error else ""
    seats = "".join(_seat(model, seat) for seat in range(1, model.players + 1))
    plain = "" if game.pictured else f"<p class='note'>{say(reader, 'no-picture-note')}</p>"
    body = (
        f"<div class='wrap narrow'><article class='sheet-page'>{cover(game.name)}<h1>{esc(game.title)}</h1>"
        f"<p>{esc(game.about)}</p>{plain}{problem}"
        f"{_players(model)}<form method='post' action='/tables'>"
        f"<input type='hidden' name='game' value='{esc(game.name)}'>"
        f"<input type='hidden' name='players' value='{model.players}'>"
        f"<fieldset><legend>{say(reader, 'new-seats')}</legend><ol class='seat-list'>{seats}</ol></fieldset>"
        + _options(model) + terms(reader, model.chosen)
        + f"<button class='primary big'>{icon('play')}{say(reader, 'new-open')}</button></form></article></div>"
    )
    return document(reader, f"{words(reader).say('new-title')} · {game.title}", body, page="new",
                    crumbs=f"<span class='crumb'>{esc(game.title)}</span>", after=laws(reader), sheets=("learn.css",),
                    attributes=f" data-game='{esc(game.name)}'")


def _players(model: NewTableModel) -> str:
    reader, game = model.reader, model.game
    if len(game.players) == 1:
        return ""
    links = "".join(
        f"<a class='pill{' on' if count == model.players else ''}' "
        f"href='/new?game={esc(game.name)}&amp;players={count}'"
        f"{' aria-current=true' if count == model.players else ''}>{number(reader, count)}</a>"
        for count in game.players)
    return (f"<nav class='counts' aria-label='{say(reader, 'new-players')}'>"
            f"<span>{say(reader, 'new-players')}</span>{links}</nav>")


def _seat(model: NewTableModel, seat: int) -> str:
    reader = model.reader
    usual = "me" if seat == 1 else "friend" if seat == 2 else f"bot:{model.levels[0].name}" if model.levels else "open"
    chosen = model.chosen.get(f"seat-{seat}", usual)
    kinds = [(key, words(reader).say(f"seat-choice-{key}")) for key in ("me", "friend", "open", "here")]
    people = "".join(_choice(value, title, chosen) for value, title in kinds)
    bots = "".join(_choice(f"bot:{level.name}", words(reader).say("seat-choice-bot", level=level.title), chosen)
                   for level in model.levels)
    label = say(reader, "seat-number", number=seat)
    name = esc(model.chosen.get(f"name-{seat}", ""))
    return (
        f"<li><span class='avatar s{(seat - 1) % 8}' aria-hidden='true'>{number(reader, seat)}</span>"
        f"<label for='seat-{seat}'>{label}</label>"
        f"<select id='seat-{seat}' name='seat-{seat}'>"
        f"<optgroup label='{say(reader, 'seat-group-people')}'>{people}</optgroup>"
        f"<optgroup label='{say(reader, 'seat-group-bots')}'>{bots}</optgroup></select>"
        f"<input class='here-name' name='name-{seat}' maxlength='24' value='{name}' "
        f"aria-label='{say(reader, 'seat-here-name', number=seat)}' "
        f"placeholder='{say(reader, 'seat-here-placeholder')}'></li>"
    )


def _choice(value: str, title: str, chosen: str) -> str:
    return f"<option value='{esc(value)}'{' selected' if value == chosen else ''}>{esc(title)}</option>"


def _options(model: NewTableModel) -> str:
    """Many of them are folded: whoever only wants to play finds the button that opens the table."""
    reader, game = model.reader, model.game
    fields = [(f"option-{option.name}", option) for option in game.options]
    if game.paces is not None:
        fields.append(("pace", game.paces))
    options = "".join(_option(model, option, field) for field, option in fields)
    if len(fields) <= FEW:
        return f"<fieldset><legend>{say(reader, 'new-options')}</legend>{options}</fieldset>" if options else ""
    changed = any(model.chosen.get(field, option.default) != option.default for field, option in fields)
    title = say(reader, "new-options-many", count=len(fields))
    return (f"<details class='options'{' open' if changed else ''}><summary>{icon('sheet')}{title}</summary>"
            f"<fieldset aria-label='{say(reader, 'new-options')}'>{options}</fieldset></details>")


def _option(model: NewTableModel, option: OptionModel, field: str) -> str:
    """Each option with its sentence and the clause of the rules behind it."""
    chosen = model.chosen.get(field, option.default)
    clause = law(model.reader.language, model.game.name, option.clause)
    values = "".join(
        "<label class='radio'>"
        f"<input type='radio' name='{esc(field)}' value='{esc(word)}'{' checked' if word == chosen else ''}>"
        f"<span>{esc(title)}</span></label>" for word, title in option.values)
    return (f"<div class='option' role='radiogroup' aria-label='{esc(option.title)}'><b>{esc(option.title)}</b>{clause}"
            f"<p>{esc(option.why)}</p><div class='radios'>{values}</div></div>")
