"""The table: the board from the game's picture, and everything around it. First paint needs no script."""
from __future__ import annotations

from typing import Any

from meydan.drawing.markup import esc
from meydan.drawing.scene import AREAS, TABS, Scene, Zone
from meydan.web.model import Reader, ReplayModel, TableModel
from meydan.web.pages.around import fragments, journal, law, result
from meydan.web.pages.bits import avatar, data, icon, number, say, words
from meydan.web.pages.frame import TABLE_SCRIPT, document

SCRIPT_WORDS = ("offline", "stale", "choices", "back-to-now", "looking-at", "confirm-yes", "confirm-no", "your-turn",
                "copied", "link-text", "curtain", "curtain-button", "notify-title", "filter", "amount", "less", "more",
                "confirm", "since", "hint-chance", "expected", "edge",
                "half", "back")


TAB_ICONS = {"own": "person", "hand": "cards", "others": "people", "table": "sheet", "journal": "scroll"}


def script_words(reader: Reader) -> str:
    return data("words", {key: words(reader).say(f"script-{key}") for key in SCRIPT_WORDS})


def board(scene: Scene, reader: Reader, journal_pane: str = "") -> str:
    """The zones of a scene in their areas, on a phone with tabs for those that are not always in sight. A game without
    a picture shows its tables instead."""
    if not scene.zones:
        panels = "".join(f"<div id='p-{panel.name}' class='plain-view'>{panel.body}</div>" for panel in scene.panels)
        return ("<section class='a-board' data-area='board'>"
                f"<p class='note'>{say(reader, 'no-picture-note')}</p>{panels}</section>{journal_pane}")
    tall = scene.look.tall
    homes: dict[str, list[Zone]] = {}
    for zone in scene.zones.values():
        homes.setdefault(zone.home(tall), []).append(zone)
    areas = "".join(f"<section class='a-{home}' "
                    f"data-area='{home}'{_swiped(zones) if tall else ''}>{''.join(zone.svg() for zone in zones)}"
                    "</section>"
                    for home, zones in homes.items() if home in AREAS)
    return areas + (_tabs(homes, reader, journal_pane) if tall else journal_pane)


def _swiped(zones: list[Zone]) -> str:
    """What is swiped can also be moved by keys."""
    label = next((zone.label for zone in zones if zone.row), "")
    return f" tabindex='0' role='group' aria-label='{esc(label)}'" if label else ""


def _tabs(homes: dict[str, list[Zone]], reader: Reader, journal_pane: str) -> str:
    """What a phone shows one at a time."""
    names: list[str] = [name for name in TABS if name in homes]
    panes: dict[str, str] = {name: f"<section id='pane-{name}' role='tabpanel' tabindex='0' data-area='{name}' "
                                   f"aria-labelledby='tab-{name}'>"
                   f"{''.join(zone.svg() for zone in homes[name])}</section>" for name in names}
    if journal_pane:
        panes["journal"] = ("<section id='pane-journal' role='tabpanel' tabindex='0' "
                            f"aria-labelledby='tab-journal'>{journal_pane}</section>")
    if not panes:
        return ""
    tabs = "".join(f"<button type='button' role='tab' id='tab-{name}' data-tab='{name}' aria-controls='pane-{name}' "
                   f"aria-selected='{str(number == 0).lower()}'>{icon(TAB_ICONS[name])}"
                   f"<span>{say(reader, 'tab-' + name)}</span></button>"
                   for number, name in enumerate(panes))
    return (f"<nav class='tabs' role='tablist' aria-label='{say(reader, 'tabs')}'>{tabs}</nav>"
            f"<div class='panes'>{''.join(panes.values())}</div>")


def zoom(scene: Scene, reader: Reader) -> str:
    """In the header, where it covers nothing of a map."""
    if not any(zone.pan for zone in scene.zones.values()):
        return ""
    buttons = "".join(f"<button type='button' class='btn' data-zoom='{what}' "
                      f"aria-label='{say(reader, 'zoom-' + what)}' title='{say(reader, 'zoom-' + what)}'>{icon(sign)}"
                      "</button>"
                      for what, sign in (("out", "minus"), ("fit", "fit"), ("in", "plus")))
    return f"<span class='zoom' role='group' aria-label='{say(reader, 'zoom')}'>{buttons}</span>"


def panel_buttons(scene: Scene) -> str:
    if not scene.zones:
        return ""
    return "".join(
        f"<button type='button' class='btn' data-open='d-{panel.name}' aria-label='{esc(panel.title)}' "
        f"title='{esc(panel.title)}'>"
        f"{icon(panel.icon)}<span class='word'>{esc(panel.title)}</span>"
        f"<span class='count' id='n-{panel.name}'>{esc(panel.badge)}</span></button>" for panel in scene.panels)


def dialogs(scene: Scene, reader: Reader) -> str:
    if not scene.zones:
        return ""
    return "".join(dialog(f"d-{panel.name}", panel.title, f"<div id='p-{panel.name}'>{panel.body}</div>", reader,
                          beside=True)
                   for panel in scene.panels)


def dialog(id_: str, title: str, body: str, reader: Reader, beside: bool = False) -> str:
    """A panel over the page, or one that lies beside the board while one plays on."""
    pin = ("<button type='button' class='round pin' data-pin='' aria-pressed='false' "
           f"aria-label='{say(reader, 'pin')}' title='{say(reader, 'pin')}'>{icon('pin')}</button>"
           if beside else "")
    return (f"<dialog id='{id_}' class='{'panel' if beside else ''}' aria-labelledby='{id_}-t'><div class='bar'>"
            f"<h2 id='{id_}-t'>{esc(title)}</h2><span class='grow'></span>"
            f"{pin}<button type='button' class='round' data-close='' "
            f"aria-label='{say(reader, 'close')}'>{icon('close')}</button></div>"
            f"<div class='inside' tabindex='0'>{body}</div></dialog>")


def laws(reader: Reader) -> str:
    """The rules beside the table."""
    return dialog("d-law", words(reader).say("rules-link"), "", reader,
                  beside=True).replace("class='inside'", "class='inside passage'", 1)


def asking(prompt: str, tools: str = "") -> str:
    """The question with its answers: they stand under it and never over it."""
    return (f"<section class='asking'><div id='prompt' class='prompt'>{prompt}</div>"
            f"<div id='beat' aria-hidden='true' hidden><i></i></div>{ANSWERS}"
            f"<div id='tools' class='tools'>{tools}</div></section>")


ANSWERS = ("<p id='half' role='status' hidden></p><div id='general' class='answers' role='group' hidden></div>"
           "<div id='choices' class='answers' role='group' tabindex='-1' hidden></div>")


def _overlays(reader: Reader) -> str:
    return (
        "<div id='lens' aria-hidden='true' hidden></div><div id='sky' aria-hidden='true'></div>"
        "<div id='toast' role='status' hidden></div>"
        f"<div id='offline' role='status' hidden>{icon('again')}{say(reader, 'script-offline')}</div>"
        "<p id='live' class='sr' aria-live='polite'></p>"
        "<dialog id='ask' aria-labelledby='ask-t'><p id='ask-t'></p>"
        f"<div class='row'><button type='button' class='primary' value='yes'>{say(reader, 'script-confirm-yes')}"
        "</button>"
        f"<button type='button' class='quiet' value='no'>{say(reader, 'script-confirm-no')}</button></div></dialog>"
    )


def table(model: TableModel, scene: Scene | None, boot: dict[str, Any]) -> str:
    """A running or finished game, or the waiting room before it."""
    if scene is None:
        return _waiting_room(model, boot)
    reader, parts = model.reader, fragments(model)
    title = f"{model.game.title} · {words(reader).say('site-name')}"
    log = (f"<ul id='seats' aria-label='{say(reader, 'players')}'>{parts['seats']}</ul>{_since(reader)}"
           f"<details class='journal' open><summary>{icon('scroll')}{say(reader, 'journal')}</summary>"
           f"<ol id='log' tabindex='0' aria-label='{say(reader, 'journal')}'>{parts['log']}</ol>"
           f"</details>{_chat(model, parts['chat'])}")
    label = say(reader, "side")
    if scene.look.tall:
        body = (board(scene, reader, log)
                + f"<aside class='a-side' aria-label='{label}'>{asking(parts['prompt'], parts['tools'])}</aside>")
    else:
        body = (board(scene, reader)
                + f"<aside class='a-side' aria-label='{label}'>{asking(parts['prompt'], parts['tools'])}{log}</aside>")
    main = (
        f"<h1 class='sr'>{esc(model.game.title)}</h1>"
        f"<div class='table'>{body}"
        f"<section id='result' class='result' aria-label='{say(reader, 'result-label')}'>{parts['result']}</section>"
        "</div>"
        "<div id='past' hidden><span id='past-text'></span>"
        f"<button type='button' class='quiet small' id='now'>{say(reader, 'script-back-to-now')}</button></div>"
        f"{_overlays(reader)}"
    )
    after = (dialogs(scene, reader) + dialog("d-menu", words(reader).say("menu"), _menu(model), reader)
             + laws(reader) + _curtain(reader) + data("boot", boot) + script_words(reader))
    menu = (f"<button type='button' class='btn' data-open='d-menu' aria-label='{say(reader, 'menu')}' "
            f"title='{say(reader, 'menu')}'>{icon('menu')}</button>")
    return document(reader, title, main, page="table", crumbs=_crumbs(model.game.title, scene),
                    tools=zoom(scene, reader) + panel_buttons(scene) + menu,
                    after=after, symbols=scene.symbols, script=TABLE_SCRIPT, sheets=("learn.css",),
                    attributes=f" data-game='{esc(model.game.name)}'")


def _since(reader: Reader) -> str:
    """What the others did, for whoever comes back; the script fills it from the journal."""
    return (f"<details id='since' class='since' hidden open><summary>{icon('eye')}"
            "<span id='since-title'></span></summary>"
            f"<button type='button' class='round' id='since-close' aria-label='{say(reader, 'close')}'>{icon('close')}"
            "</button><ol id='since-list'></ol></details>")


def _crumbs(title: str, scene: Scene) -> str:
    hidden = "" if scene.subtitle else " hidden"
    return (f"<span class='crumb'>{esc(title)}</span>"
            f"<span class='chip' id='standing'{hidden}>{esc(scene.subtitle)}</span>")


def _chat(model: TableModel, lines: str) -> str:
    reader = model.reader
    form = ("<form id='talk' class='row'><input name='text' maxlength='300' autocomplete='off' "
            f"aria-label='{say(reader, 'chat-say')}' "
            f"placeholder='{say(reader, 'chat-say')}'>"
            f"<button class='round' aria-label='{say(reader, 'chat-send')}'>{icon('send')}</button></form>"
            if model.can_talk else "")
    return (f"<details class='talk'><summary>{icon('chat')}{say(reader, 'chat')}<i id='unread' hidden></i></summary>"
            f"<ol id='chat' tabindex='0' aria-label='{say(reader, 'chat')}'>{lines}</ol>{form}"
            f"<label class='switch'><input type='checkbox' id='mute'>{say(reader, 'chat-mute')}</label></details>")


def _menu(model: TableModel) -> str:
    """Rare things: leaving, coming back from elsewhere, notices, what this table plays by."""
    reader = model.reader
    items = [f"<a class='quiet button' href='/'>{icon('home')}{say(reader, 'leave')}</a>"]
    items.append(f"<button type='button' class='quiet' data-theme-switch=''>{icon('moon')}{say(reader, 'theme')}"
                 "</button>")
    items.append(f"<a class='quiet button' href='/rules/{esc(model.game.name)}' "
                 f"target='_blank'>{icon('scroll')}{say(reader, 'rules-link')}</a>")
    if any(seat.mine for seat in model.seats):
        items.append(f"<button type='button' class='quiet' id='link'>{icon('link')}{say(reader, 'personal-link')}"
                     "</button><output id='link-out'></output>")
        items.append("<label class='switch'>"
                     f"<input type='checkbox' id='follow'>{icon('fit')}{say(reader, 'follow')}</label>")
        items.append("<label class='switch'>"
                     f"<input type='checkbox' id='sound'>{icon('sound')}{say(reader, 'sound')}</label>")
        items.append("<label class='switch'>"
                     f"<input type='checkbox' id='notify'>{icon('bell')}{say(reader, 'notify')}</label>")
    if model.can_resign:
        items.append("<button type='button' class='danger' data-post='resign' data-v='' "
                     f"data-confirm='{say(reader, 'resign-confirm')}'>{icon('flag')}{say(reader, 'resign')}</button>")
    rules = _options(model)
    options = f"<h3>{say(reader, 'table-options')}</h3>{rules}" if rules else ""
    options = _others(model) + options
    keys = f"<h3>{say(reader, 'help')}</h3><p>{say(reader, 'help-text')}</p>"
    return f"<div class='menu'>{''.join(items)}</div>{options}{keys}"


def _options(model: TableModel) -> str:
    """What this table plays by, each with its clause."""
    rows = "".join(f"<div><dt>{esc(name)}{law(model.reader.language, model.game.name, clause)}</dt>"
                   f"<dd>{esc(value)}</dd></div>"
                   for name, value, clause in model.options)
    return f"<dl class='plain'>{rows}</dl>" if rows else ""


def _others(model: TableModel) -> str:
    """Whom one does not want to meet again, and what a moderator should know; plain forms, without a script."""
    reader = model.reader
    people = [seat for seat in model.seats if seat.kind == "person" and not seat.mine]
    if not people or not any(seat.mine for seat in model.seats):
        return ""
    forms = "".join(
        f"<details class='other'><summary>{avatar(seat)}<bdi>{esc(seat.name)}</bdi></summary>"
        f"<form method='post' action='/table/{esc(model.id)}/report'>"
        f"<input type='hidden' name='seat' value='{seat.number}'>"
        f"<label for='why-{seat.number}'>{say(reader, 'report-what')}</label>"
        f"<textarea id='why-{seat.number}' name='text' required maxlength='300' rows='2'></textarea>"
        f"<button class='danger'>{icon('flag')}{say(reader, 'report')}</button></form>"
        f"<form method='post' action='/table/{esc(model.id)}/block'>"
        f"<input type='hidden' name='seat' value='{seat.number}'>"
        f"<input type='hidden' name='on' value='{int(seat.number not in model.blocked)}'>"
        f"<button class='quiet'>{say(reader, 'unblock' if seat.number in model.blocked else 'block')}</button></form>"
        "</details>"
        for seat in people)
    return f"<h3>{say(reader, 'players')}</h3>{forms}"


def _curtain(reader: Reader) -> str:
    """Between two players at one screen, when the next one's view holds a secret."""
    return (f"<div id='curtain' role='dialog' aria-modal='true' aria-labelledby='curtain-t' hidden><div>{icon('star8')}"
            "<p id='curtain-t'></p>"
            f"<button type='button' class='primary big'>{say(reader, 'script-curtain-button')}</button></div></div>")


def _waiting_room(model: TableModel, boot: dict[str, Any]) -> str:
    """Who is still missing, and how to bring them."""
    reader, parts = model.reader, fragments(model)
    body = (
        f"<div class='wrap narrow'><article class='sheet-page'><h1>{esc(model.game.title)}</h1>"
        f"<p class='lead' id='prompt'>{parts['prompt']}</p><ul class='waiting' id='room'>{parts['room']}</ul>"
        + _options(model)
        + ("<button type='button' class='danger' data-post='cancel' data-then='/' "
           f"data-confirm='{say(reader, 'room-cancel-confirm')}'>{icon('trash')}{say(reader, 'room-cancel')}</button>"
           if model.host else "")
        + f"</article></div>{ANSWERS}{_overlays(reader)}"
    )
    return document(reader, f"{model.game.title} · {words(reader).say('site-name')}", body, page="room",
                    crumbs=f"<span class='crumb'>{esc(model.game.title)}</span>", after=laws(reader)
                    + data("boot", boot) + script_words(reader),
                    script=TABLE_SCRIPT, sheets=("learn.css",), attributes=f" data-game='{esc(model.game.name)}'")


# Replay.

def replay(model: ReplayModel, scene: Scene, boot: dict[str, Any]) -> str:
    """A finished game with a slider and a play button."""
    reader = model.reader
    buttons = "".join(f"<button type='button' class='round' data-step='{step}' "
                      f"aria-label='{say(reader, 'replay-' + step)}'>{icon(sign)}</button>"
                      for step, sign in (("first", "first"), ("back", "back"), ("play", "play"), ("next", "next"),
                                         ("last", "last")))
    bar = (f"<div class='bar-replay' inert role='group' aria-label='{say(reader, 'replay')}'>{buttons}"
           f"<span class='track'><input type='range' id='slider' min='0' max='{model.decisions}' "
           f"value='{model.moment}' aria-label='{say(reader, 'replay-moment')}'></span>"
           f"<output id='moment'>{number(reader, model.moment)} / {number(reader, model.decisions)}</output></div>")
    save = (f"<a class='quiet button' href='{esc(model.record)}' download>{icon('download')}{say(reader, 'record')}"
            "</a>" if model.record else "")
    copy = f"<button type='button' class='quiet' data-copy=''>{icon('link')}{say(reader, 'share')}</button>"
    log = (
        f"<div id='result' class='result'>{result(reader, model.result, model.names, '', shown=False)}"
        f"<div class='after'>{save}{copy}</div></div>"
        f"<section id='analysis' class='analysis' aria-label='{say(reader, 'analysis-title')}'></section>"
        f"<details class='journal' open><summary>{icon('scroll')}{say(reader, 'journal')}</summary>"
        "<ol id='log' tabindex='0' "
        f"aria-label='{say(reader, 'journal')}'>{journal(reader, model.journal, model.names, model.game.name)}</ol>"
        "</details>"
    )
    label = say(reader, "side")
    body = (board(scene, reader, log) if scene.look.tall else board(scene, reader)
            + f"<aside class='a-side' aria-label='{label}'>{log}</aside>")
    main = (f"<h1 class='sr'>{esc(model.game.title)}</h1>"
            f"<div class='table'>{body}</div>{bar}{ANSWERS}{_overlays(reader)}")
    after = dialogs(scene, reader) + laws(reader) + data("boot", boot) + script_words(reader)
    title = f"{model.game.title}: {' – '.join(model.names)} · {words(reader).say('site-name')}"
    return document(reader, title, main, page="replay", crumbs=_crumbs(model.game.title, scene),
                    tools=zoom(scene, reader) + panel_buttons(scene),
                    after=after, symbols=scene.symbols, script=TABLE_SCRIPT, sheets=("learn.css",),
                    attributes=f" data-game='{esc(model.game.name)}'")
