"""The table: the board from the game's picture, and everything around it. First paint needs no script."""
from __future__ import annotations

from typing import Any

from meydan.drawing.markup import esc
from meydan.drawing.scene import AREAS, Scene
from meydan.web.model import Reader, ReplayModel, TableModel
from meydan.web.pages.around import fragments, journal, result
from meydan.web.pages.bits import data, icon, number, say, words
from meydan.web.pages.frame import document

SCRIPT_WORDS = ("offline", "stale", "choices", "back-to-now", "looking-at", "confirm-yes", "confirm-no", "your-turn",
                "copied", "link-text", "curtain", "curtain-button", "notify-title", "more-choices")


def script_words(reader: Reader) -> str:
    return data("words", {key: words(reader).say(f"script-{key}") for key in SCRIPT_WORDS})


def board(scene: Scene, reader: Reader) -> str:
    """The zones of a scene in their areas. A game without a picture shows its tables instead."""
    if not scene.zones:
        panels = "".join(f"<div id='p-{panel.name}' class='plain-view'>{panel.body}</div>" for panel in scene.panels)
        return f"<section class='a-board'><p class='note'>{say(reader, 'no-picture-note')}</p>{panels}</section>"
    parts = []
    for area in AREAS:
        zones = [zone for zone in scene.zones.values() if zone.area == area]
        if zones:
            pan = _zoom(reader) if any(zone.pan for zone in zones) else ""
            parts.append((list(scene.zones).index(zones[0].name),
                          f"<section class='a-{area}'>{''.join(zone.svg() for zone in zones)}{pan}</section>"))
    return "".join(markup for _, markup in sorted(parts))


def _zoom(reader: Reader) -> str:
    buttons = "".join(f"<button type='button' data-zoom='{what}' aria-label='{say(reader, 'zoom-' + what)}'>{icon(sign)}</button>"
                      for what, sign in (("in", "plus"), ("out", "minus"), ("fit", "fit")))
    return f"<div class='zoom'>{buttons}</div>"


def panel_buttons(scene: Scene) -> str:
    if not scene.zones:
        return ""
    return "".join(
        f"<button type='button' class='btn' data-open='d-{panel.name}' aria-label='{esc(panel.title)}' title='{esc(panel.title)}'>"
        f"{icon(panel.icon)}<span class='count' id='n-{panel.name}'>{esc(panel.badge)}</span></button>" for panel in scene.panels)


def dialogs(scene: Scene, reader: Reader) -> str:
    if not scene.zones:
        return ""
    return "".join(dialog(f"d-{panel.name}", panel.title, f"<div id='p-{panel.name}'>{panel.body}</div>", reader)
                   for panel in scene.panels)


def dialog(id_: str, title: str, body: str, reader: Reader) -> str:
    return (f"<dialog id='{id_}' aria-labelledby='{id_}-t'><div class='bar'><h2 id='{id_}-t'>{esc(title)}</h2>"
            f"<button type='button' class='round' data-close='' aria-label='{say(reader, 'close')}'>{icon('close')}</button></div>"
            f"<div class='inside' tabindex='0'>{body}</div></dialog>")


def _overlays(reader: Reader) -> str:
    return (
        f"<div id='choices' role='group' aria-label='{say(reader, 'choices')}' tabindex='-1' hidden></div>"
        "<div id='lens' aria-hidden='true' hidden></div><div id='toast' role='status' hidden></div>"
        "<p id='live' class='sr' aria-live='polite'></p>"
        f"<dialog id='ask' aria-labelledby='ask-t'><p id='ask-t'></p><div class='row'><button type='button' class='primary' value='yes'>{say(reader, 'script-confirm-yes')}</button>"
        f"<button type='button' class='quiet' value='no'>{say(reader, 'script-confirm-no')}</button></div></dialog>"
    )


def table(model: TableModel, scene: Scene | None, boot: dict[str, Any]) -> str:
    """A running or finished game, or the waiting room before it."""
    if scene is None:
        return _waiting_room(model, boot)
    reader, parts = model.reader, fragments(model)
    title = f"{model.game.title} · {words(reader).say('site-name')}"
    side = (
        f"<aside class='a-side' aria-label='{say(reader, 'side')}'><div id='prompt' class='prompt'>{parts['prompt']}</div>"
        f"<div id='tools' class='tools'>{parts['tools']}</div>"
        f"<ul id='seats' aria-label='{say(reader, 'players')}'>{parts['seats']}</ul>"
        f"<details class='journal' open><summary>{icon('scroll')}{say(reader, 'journal')}</summary>"
        f"<ol id='log' tabindex='0' aria-label='{say(reader, 'journal')}'>{parts['log']}</ol></details>{_chat(model, parts['chat'])}</aside>"
    )
    main = (
        f"<h1 class='sr'>{esc(model.game.title)}</h1><div class='table'>{board(scene, reader)}<section id='result' class='result' aria-label='{say(reader, 'result-label')}'>{parts['result']}</section>{side}</div>"
        f"<div id='past' hidden><span id='past-text'></span><button type='button' class='quiet small' id='now'>{say(reader, 'script-back-to-now')}</button></div>"
        f"<i id='private' hidden>{'1' if scene.private else ''}</i>{_overlays(reader)}"
    )
    after = (dialogs(scene, reader) + dialog("d-menu", words(reader).say("menu"), _menu(model), reader)
             + _curtain(reader) + data("boot", boot) + script_words(reader))
    menu = f"<button type='button' class='btn' data-open='d-menu' aria-label='{say(reader, 'menu')}' title='{say(reader, 'menu')}'>{icon('menu')}</button>"
    return document(reader, title, main, page="table", crumbs=_crumbs(model.game.title, scene), tools=panel_buttons(scene) + menu,
                    after=after, symbols=scene.symbols, script="meydan.js", attributes=f" data-game='{esc(model.game.name)}'")


def _crumbs(title: str, scene: Scene) -> str:
    hidden = "" if scene.subtitle else " hidden"
    return f"<span class='crumb'>{esc(title)}</span><span class='chip' id='standing'{hidden}>{esc(scene.subtitle)}</span>"


def _chat(model: TableModel, lines: str) -> str:
    reader = model.reader
    form = (f"<form id='talk' class='row'><input name='text' maxlength='300' autocomplete='off' aria-label='{say(reader, 'chat-say')}' "
            f"placeholder='{say(reader, 'chat-say')}'><button class='round' aria-label='{say(reader, 'chat-send')}'>{icon('send')}</button></form>"
            if model.can_talk else "")
    return (f"<details class='talk'><summary>{icon('chat')}{say(reader, 'chat')}<i id='unread' hidden></i></summary>"
            f"<ol id='chat' tabindex='0' aria-label='{say(reader, 'chat')}'>{lines}</ol>{form}"
            f"<label class='switch'><input type='checkbox' id='mute'>{say(reader, 'chat-mute')}</label></details>")


def _menu(model: TableModel) -> str:
    """Rare things: leaving, coming back from elsewhere, notices, what this table plays by."""
    reader = model.reader
    items = [f"<a class='quiet button' href='/'>{icon('home')}{say(reader, 'leave')}</a>"]
    items.append(f"<button type='button' class='quiet' data-theme-switch=''>{icon('moon')}{say(reader, 'theme')}</button>")
    if any(seat.mine for seat in model.seats):
        items.append(f"<button type='button' class='quiet' id='link'>{icon('link')}{say(reader, 'personal-link')}</button><output id='link-out'></output>")
        items.append(f"<label class='switch'><input type='checkbox' id='sound'>{icon('sound')}{say(reader, 'sound')}</label>")
        items.append(f"<label class='switch'><input type='checkbox' id='notify'>{icon('bell')}{say(reader, 'notify')}</label>")
    if model.can_resign:
        items.append(f"<button type='button' class='danger' data-post='resign' data-v='' data-confirm='{say(reader, 'resign-confirm')}'>{icon('flag')}{say(reader, 'resign')}</button>")
    rules = "".join(f"<div><dt>{esc(name)}</dt><dd>{esc(value)}</dd></div>" for name, value in model.options)
    options = f"<h3>{say(reader, 'table-options')}</h3><dl class='plain'>{rules}</dl>" if rules else ""
    keys = f"<h3>{say(reader, 'help')}</h3><p>{say(reader, 'help-text')}</p>"
    return f"<div class='menu'>{''.join(items)}</div>{options}{keys}"


def _curtain(reader: Reader) -> str:
    """Between two players at one screen, when the next one's view holds a secret."""
    return (f"<div id='curtain' role='dialog' aria-modal='true' aria-labelledby='curtain-t' hidden><div>{icon('star8')}<p id='curtain-t'></p>"
            f"<button type='button' class='primary big'>{say(reader, 'script-curtain-button')}</button></div></div>")


def _waiting_room(model: TableModel, boot: dict[str, Any]) -> str:
    """Who is still missing, and how to bring them."""
    reader, parts = model.reader, fragments(model)
    options = "".join(f"<div><dt>{esc(name)}</dt><dd>{esc(value)}</dd></div>" for name, value in model.options)
    body = (
        f"<div class='wrap narrow'><article class='sheet-page'><h1>{esc(model.game.title)}</h1>"
        f"<p class='lead' id='prompt'>{parts['prompt']}</p><ul class='waiting' id='room'>{parts['room']}</ul>"
        + (f"<dl class='plain'>{options}</dl>" if options else "") + f"</article></div>{_overlays(reader)}"
    )
    return document(reader, f"{model.game.title} · {words(reader).say('site-name')}", body, page="room",
                    crumbs=f"<span class='crumb'>{esc(model.game.title)}</span>", after=data("boot", boot) + script_words(reader),
                    script="meydan.js")


# Replay.

def replay(model: ReplayModel, scene: Scene, boot: dict[str, Any]) -> str:
    """A finished game with a slider and a play button."""
    reader = model.reader
    buttons = "".join(f"<button type='button' class='round' data-step='{step}' aria-label='{say(reader, 'replay-' + step)}'>{icon(sign)}</button>"
                      for step, sign in (("first", "first"), ("back", "back"), ("play", "play"), ("next", "next"), ("last", "last")))
    bar = (f"<div class='bar-replay' role='group' aria-label='{say(reader, 'replay')}'>{buttons}"
           f"<input type='range' id='slider' min='0' max='{model.decisions}' value='{model.moment}' aria-label='{say(reader, 'replay-moment')}'>"
           f"<output id='moment'>{number(reader, model.moment)} / {number(reader, model.decisions)}</output></div>")
    save = f"<a class='quiet button' href='{esc(model.record)}' download>{icon('download')}{say(reader, 'record')}</a>" if model.record else ""
    copy = f"<button type='button' class='quiet' data-copy=''>{icon('link')}{say(reader, 'share')}</button>"
    side = (
        f"<aside class='a-side' aria-label='{say(reader, 'side')}'>"
        f"<div id='result' class='result'>{result(reader, model.result, model.names, '', shown=False)}<div class='after'>{save}{copy}</div></div>"
        f"<details class='journal' open><summary>{icon('scroll')}{say(reader, 'journal')}</summary>"
        f"<ol id='log' tabindex='0' aria-label='{say(reader, 'journal')}'>{journal(reader, model.journal)}</ol></details></aside>"
    )
    main = (f"<h1 class='sr'>{esc(model.game.title)}</h1><div class='table'>{board(scene, reader)}{side}</div>{bar}{_overlays(reader)}")
    after = dialogs(scene, reader) + data("boot", boot) + script_words(reader)
    title = f"{model.game.title}: {' – '.join(model.names)} · {words(reader).say('site-name')}"
    return document(reader, title, main, page="replay", crumbs=_crumbs(model.game.title, scene), tools=panel_buttons(scene),
                    after=after, symbols=scene.symbols, script="meydan.js", attributes=f" data-game='{esc(model.game.name)}'")
