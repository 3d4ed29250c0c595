"""Short pages: an invitation, an upload, an error."""
from __future__ import annotations

from meydan.drawing.markup import esc
from meydan.web.model import ErrorModel, InvitationModel, Reader, UploadModel
from meydan.web.pages.bits import avatar, cover, icon, number, say, words
from meydan.web.pages.frame import document


def invitation(model: InvitationModel) -> str:
    """Shows who invites to what. Only the button takes the seat."""
    reader = model.reader
    art = cover(model.game.name) if model.game else ""
    title = esc(model.game.title) if model.game else ""
    if model.kind == "back":
        heading, text, button = say(reader, "back-heading"), say(reader, "back-text"), say(reader, "back-button")
    else:
        heading = say(reader, "invite-heading", host=model.host) if model.host else say(reader, "invite-heading-nobody")
        text, button = title, say(reader, "invite-button")
    seats = "".join(f"<li>{avatar(seat)}<bdi>{esc(seat.name)}</bdi></li>" for seat in model.seats)
    if model.taken:
        form = f"<p class='problem'>{say(reader, 'invite-taken')}</p>{_home_link(reader)}"
    else:
        name = ("" if model.kind == "back" else (
             f"<label for='name'>{say(reader, 'home-name')}</label>"
             f"<input id='name' name='name' maxlength='24' value='{esc(reader.name)}' "
             f"placeholder='{say(reader, 'home-name-example')}' autocomplete='nickname'>"))
        form = (f"<form method='post' action='{esc(model.action)}'>{name}"
                f"<button class='primary big'>{icon('play')}{button}</button></form>")
    body = f"{art}<h1>{heading}</h1><p class='lead'>{text}</p><ul class='guests'>{seats}</ul>{form}"
    return _note(reader, words(reader).say("invite-title"), body, "invitation")


def upload(model: UploadModel) -> str:
    """A record to watch: a file, or its text."""
    reader = model.reader
    problem = f"<p class='problem' role='alert'>{esc(model.error)}</p>" if model.error else ""
    body = (
        f"<h1>{say(reader, 'upload-heading')}</h1><p>{say(reader, 'upload-text')}</p>{problem}"
        "<form method='post' action='/upload' enctype='multipart/form-data'>"
        "<input id='record' class='sr' type='file' name='record' accept='.txt,text/plain' required>"
        f"<label for='record' class='quiet'>{icon('upload')}<bdi>{say(reader, 'upload-file')}</bdi></label>"
        f"<button class='primary'>{icon('eye')}{say(reader, 'upload-button')}</button></form>"
        f"<details><summary>{say(reader, 'upload-paste')}</summary><form method='post' action='/upload'>"
        f"<label for='text'>{say(reader, 'upload-pasted')}</label>"
        "<textarea id='text' name='text' rows='8' dir='ltr' spellcheck='false' required></textarea>"
        f"<button class='primary'>{icon('eye')}{say(reader, 'upload-button')}</button></form></details>"
    )
    return _note(reader, words(reader).say("upload-title"), body, "upload")


def error(model: ErrorModel) -> str:
    """What went wrong, in a sentence, and the way home."""
    reader = model.reader
    body = (f"<p class='status' aria-hidden='true'>{number(reader, model.status)}</p>"
            f"<h1>{say(reader, 'error-heading')}</h1>"
            f"<p class='lead'>{esc(model.message)}</p>{_home_link(reader)}")
    return _note(reader, words(reader).say("error-heading"), body, "error")


def _home_link(reader: Reader) -> str:
    return f"<p><a class='primary button' href='/'>{icon('home')}{say(reader, 'go-home')}</a></p>"


def _note(reader: Reader, title: str, body: str, page: str) -> str:
    site = words(reader).say("site-name")
    return document(reader, f"{title} · {site}", "<div class='wrap narrow'>"
                                                 f"<article class='sheet-page'>{body}</article></div>", page=page)
