"""Accounts when wanted, never required: passkeys, mailed links, signing out, my data."""
from __future__ import annotations

import secrets

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route
from webauthn import base64url_to_bytes
from webauthn.helpers import bytes_to_base64url

from meydan.core.texts import site_texts
from meydan.web import mail, pages, passkeys
from meydan.web.context import (
    BadRequest,
    Caller,
    LinkUsed,
    caller,
    doer,
    fields,
    go,
    meydan,
    named_guest,
    page,
    remember,
    text,
)
from meydan.web.identity import COOKIE, digest, new_token
from meydan.web.model import AccountModel, InvitationModel
from meydan.web.routes.table import TooFast
from meydan.web.storage import Conflict
from meydan.web.tables import TAKEOVER_LEVEL, NotYourSeat

CHALLENGE = "challenge"                         # the cookie that holds it
HOUR = 3600
FORGET = '"cache", "storage"'                    # pages kept for an hour without a line are not for who comes next


async def account(request: Request) -> Response:
    who, here = caller(request), meydan(request)
    person = None if who.fresh else await here.members.person(who.guest)
    keys = [] if who.fresh else await here.members.passkeys(who.guest)
    return page(request, who, pages.account(AccountModel(
        reader=await who.reader(request), id=who.guest if person else "", member=bool(person and person.member),
        mail=(person.mail or "") if person else "", passkeys=len(keys), can_mail=bool(here.settings.mail),
        can_push=here.settings.push)))


# Passkeys. The challenge travels in a signed cookie, bound to what it is for, and is good once.

def _challenged(request: Request, about: str, challenge: bytes, options: dict[str, object], who: Caller) -> Response:
    response = remember(request, JSONResponse(options), who)
    response.set_cookie(CHALLENGE, meydan(request).identity.note(about, bytes_to_base64url(challenge)),
                        max_age=passkeys.MINUTES * 60, httponly=True, samesite="strict",
                        secure=request.url.scheme == "https")
    return response


def _challenge(request: Request, about: str) -> bytes:
    here = meydan(request)
    found = here.identity.noted(about, request.cookies.get(CHALLENGE), passkeys.MINUTES * 60)
    if found is None or not here.once(found):
        raise passkeys.BadPasskey()
    return base64url_to_bytes(found)


async def add_begin(request: Request) -> Response:
    who, here = caller(request), meydan(request)
    name = await named_guest(request, who)
    challenge = passkeys.new_challenge()
    options = passkeys.to_add(request, who.guest, name, await here.members.passkeys(who.guest), challenge)
    return _challenged(request, f"add {who.guest}", challenge, options, who)


async def add_finish(request: Request) -> Response:
    who, here, answer = caller(request), meydan(request), await fields(request)
    if who.fresh:
        raise NotYourSeat()
    passkey = passkeys.added(request, who.guest, answer, _challenge(request, f"add {who.guest}"))
    try:
        await here.members.add_passkey(passkey)
    except Conflict:
        raise passkeys.BadPasskey() from None
    return Response(status_code=204)


async def enter_begin(request: Request) -> Response:
    challenge = passkeys.new_challenge()
    return _challenged(request, "enter", challenge, passkeys.to_enter(request, challenge), caller(request))


async def enter_finish(request: Request) -> Response:
    who, here, answer = caller(request), meydan(request), await fields(request)
    challenge, name = _challenge(request, "enter"), answer.get("id")
    known = await here.members.passkey(name) if isinstance(name, str) and len(name) < 512 else None
    if known is None:
        raise passkeys.BadPasskey()
    await here.members.used_passkey(known.id, passkeys.entered(request, known, answer, challenge))
    await become(request, who, known.guest)
    return remember(request, Response(status_code=204), who)


async def become(request: Request, who: Caller, member: str) -> None:
    """This browser is the member's from now on; what its guest played moves along."""
    here = meydan(request)
    if not who.fresh and who.guest != member:
        person = await here.members.person(who.guest)
        if person is None or person.member is None:         # two accounts stay two
            for table in await here.members.merge(who.guest, member):
                await here.tables.notice(table)
    who.guest, who.fresh = member, True


# A mailed link.

async def ask_mail(request: Request) -> Response:
    who, here, values = caller(request), meydan(request), await fields(request)
    address = mail.clean_mail(text(values, "mail", ""))
    client = request.client.host if request.client else "?"
    if not here.mails.take(client) or not here.mails.take(address):
        raise TooFast()
    await named_guest(request, who)
    token = new_token()
    await here.store.save_token(digest(token), who.guest, "mail")
    note = here.identity.note("mail", f"{token} {who.guest} {address}")
    origin, _ = passkeys.place(request)
    words = site_texts(who.language)
    await mail.send(here.settings, address, words.say("mail-subject"),
                    words.say("mail-text", address=f"{origin}{here.settings.path}/mail/{note}"))
    return page(request, who, pages.told(await who.reader(request), "mail-sent"))


async def _mailed(request: Request) -> tuple[str, str, str]:
    note = meydan(request).identity.noted("mail", str(request.path_params["token"]), HOUR)
    if note is None:
        raise LinkUsed()
    token, guest, address = note.split(" ")
    return token, guest, address


async def mail_page(request: Request) -> Response:
    """GET only shows a button: mail programs look at links before people do."""
    who = caller(request)
    await _mailed(request)
    return page(request, who, pages.invitation(InvitationModel(
        reader=await who.reader(request), kind="back", game=None, host="", seats=(), action=request.url.path)))


async def mail_enter(request: Request) -> Response:
    who, here = caller(request), meydan(request)
    token, guest, address = await _mailed(request)
    if await here.store.spend_token(digest(token), "mail") is None:
        raise LinkUsed()
    member = await here.members.by_mail(address)
    if member is None:
        await here.members.become_member(guest, address)
        member = guest
    await become(request, who, member)
    return go(request, who, "/account")


# A personal link, signing out, my data.

async def link(request: Request) -> Response:
    """A link that makes another browser the same guest, once."""
    here, guest = meydan(request), doer(request)
    if guest is None or await here.members.person(guest) is None:
        raise NotYourSeat()
    token = new_token()
    await here.store.save_token(digest(token), guest, "back")
    return JSONResponse({"address": f"{here.settings.path}/back/{token}"})


async def sign_out(request: Request) -> Response:
    """Here, or everywhere: then every cookie written so far is void."""
    who, here, values = caller(request), meydan(request), await fields(request)
    if not who.fresh and values.get("everywhere"):
        await here.standing.sign_out(who.guest)
    response = go(request, Caller(who.guest, False, who.language, who.layout, who.remember), "/")
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=request.url.scheme == "https")
    response.headers["clear-site-data"] = FORGET
    return response


async def export(request: Request) -> Response:
    guest = doer(request)
    if guest is None:
        raise NotYourSeat()
    return JSONResponse(await meydan(request).members.everything(guest),
                        headers={"content-disposition": 'attachment; filename="meydan-my-data.json"'})


async def delete(request: Request) -> Response:
    who, here, values = caller(request), meydan(request), await fields(request)
    if who.fresh or values.get("sure") != "yes":
        raise BadRequest(field="sure")
    for table in await here.members.forget(who.guest, TAKEOVER_LEVEL):
        await here.tables.notice(table)
    here.standing.signed_out[who.guest] = 1e12  # whatever other browsers still hold means nobody now
    response = go(request, Caller(secrets.token_hex(8), False, who.language, who.layout, {}), "/")
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=request.url.scheme == "https")
    response.headers["clear-site-data"] = FORGET
    return response


routes: list[BaseRoute] = [
    Route("/account", account),
    Route("/account/passkey", add_begin, methods=["POST"]),
    Route("/account/passkey/added", add_finish, methods=["POST"]),
    Route("/account/enter", enter_begin, methods=["POST"]),
    Route("/account/entered", enter_finish, methods=["POST"]),
    Route("/account/mail", ask_mail, methods=["POST"]),
    Route("/mail/{token}", mail_page),
    Route("/mail/{token}", mail_enter, methods=["POST"]),
    Route("/account/link", link, methods=["POST"]),
    Route("/account/sign-out", sign_out, methods=["POST"]),
    Route("/account/data.json", export),
    Route("/account/delete", delete, methods=["POST"]),
]
