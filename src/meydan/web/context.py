"""What all routes share, and who is asking."""
from __future__ import annotations

import json
import secrets
import time
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import parse_qsl

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from meydan.core.errors import MeydanError
from meydan.core.texts import LANGUAGES, site_texts
from meydan.web.calls import Calls
from meydan.web.guard import Buckets
from meydan.web.identity import COOKIE, RENEWED, YEAR, Identity, Known, new_id
from meydan.web.language import language_of
from meydan.web.live import LiveTable
from meydan.web.metrics import Metrics
from meydan.web.model import Reader
from meydan.web.notify import Listening
from meydan.web.robots import Robots
from meydan.web.settings import Settings
from meydan.web.standing import Standing
from meydan.web.storage import Store
from meydan.web.storage.contests import Contests
from meydan.web.storage.members import Members
from meydan.web.storage.ratings import Ratings
from meydan.web.studies import Studies
from meydan.web.tables import NotYourSeat, Tables
from meydan.web.words import clean_name, is_id

LAYOUTS: Final = ("wide", "tall")


class BadRequest(MeydanError, ValueError):
    """The request has not the form that was expected."""

    key = "error-bad-field"


@dataclass
class Meydan:
    """One server: everything the routes need."""

    settings: Settings
    store: Store
    tables: Tables
    robots: Robots
    identity: Identity
    standing: Standing
    metrics: Metrics
    studies: Studies                            # hints and analyses
    members: Members
    ratings: Ratings
    contests: Contests
    calls: Calls
    listening: Listening | None = None          # where several processes share a database
    talk: Buckets = field(default_factory=lambda: Buckets(0.5, 6))          # chat lines of one guest
    uploads: Buckets = field(default_factory=lambda: Buckets(0.1, 8))       # records of one guest
    mails: Buckets = field(default_factory=lambda: Buckets(1 / 120, 4))     # to one address, or asked for by one
    entries: Buckets = field(default_factory=lambda: Buckets(1 / 30, 5))    # tries at the moderator's door
    _spent: dict[str, float] = field(default_factory=dict)

    def once(self, challenge: str) -> bool:
        """Whether this was not used before; remembered for longer than it is good."""
        now = time.monotonic()
        self._spent = {word: at for word, at in self._spent.items() if at > now - 900}
        return self._spent.setdefault(challenge, now) == now


def meydan(request: Request) -> Meydan:
    found = request.app.state.meydan
    assert isinstance(found, Meydan)
    return found


@dataclass
class Caller:
    """A browser: its guest, language and layout; `fresh` if it has no valid cookie yet."""

    guest: str
    fresh: bool
    language: str
    layout: str
    remember: dict[str, str]                    # cookies to be set
    renew: bool = False                         # the cookie is good, but old

    async def reader(self, request: Request) -> Reader:
        name = "" if self.fresh else await meydan(request).store.guest_name(self.guest)
        query = [(key, value) for key, value in request.query_params.multi_items() if key not in ("lang", "layout")]
        path = request.url.path + ("?" + "&".join(f"{key}={value}" for key, value in query) if query else "")
        return Reader(self.language, self.layout, name, path)


def caller(request: Request) -> Caller:
    known = _known(request)
    remember = {}
    query = request.query_params
    if query.get("lang", "") in LANGUAGES:
        remember["lang"] = query["lang"]
    layout = query.get("layout", "")
    if layout in LAYOUTS:
        remember["layout"] = layout
    else:
        layout = request.cookies.get("layout", "")
    if layout not in LAYOUTS:
        layout = "tall" if "Mobi" in request.headers.get("user-agent", "") else "wide"
    return Caller(known.guest if known else new_id(), known is None,
                  language_of(request), layout, remember,
                  known is not None and time.time() - known.made > RENEWED)


def _known(request: Request) -> Known | None:
    here = meydan(request)
    return here.standing.good(here.identity.known(request.cookies.get(COOKIE)))


def known_guest(request: Request) -> str | None:
    """The guest of the cookie, if it is valid."""
    known = _known(request)
    return known.guest if known else None


def doer(request: Request) -> str | None:
    """The guest of the cookie, who wants to do something; Banned if a moderator has forbidden it."""
    guest = known_guest(request)
    meydan(request).standing.check(guest)
    return guest


# Answers.

def remember(request: Request, response: Response, who: Caller) -> Response:
    """Set what the browser is to keep."""
    secure = request.url.scheme == "https"
    if who.fresh or who.renew:
        response.set_cookie(COOKIE, meydan(request).identity.cookie(who.guest), max_age=YEAR, httponly=True,
                            samesite="lax", secure=secure)
    for name, value in who.remember.items():
        response.set_cookie(name, value, max_age=YEAR, samesite="lax", secure=secure)
    return response


def page(request: Request, who: Caller, html: str, status: int = 200) -> Response:
    return remember(request, HTMLResponse(html, status), who)


def go(request: Request, who: Caller, address: str) -> Response:
    return remember(request, RedirectResponse(address, 303), who)


def wants_json(request: Request) -> bool:
    sent, accepted = request.headers.get("content-type", ""), request.headers.get("accept", "")
    return request.url.path.startswith("/api") or "json" in sent or ("json" in accepted and "html" not in accepted)


def done(request: Request, who: Caller, back: str) -> Response:
    """After a deed: nothing for a script, the page again for a plain form."""
    return Response(status_code=204) if wants_json(request) else go(request, who, back)


def failure(status: int, error: MeydanError, language: str) -> Response:
    return JSONResponse({"error": error.key, "message": error.text(language)}, status)


# What was sent.

async def fields(request: Request) -> dict[str, Any]:
    """The values of a JSON object or of a form; BadRequest if it is neither."""
    body = await request.body()
    sent = request.headers.get("content-type", "")
    try:
        if sent.startswith("application/json"):
            values = json.loads(body) if body else {}
            if not isinstance(values, dict) or not _encodable(values):
                raise BadRequest(field="body")
            return values
        if sent.startswith("application/x-www-form-urlencoded") or not body:
            return dict(parse_qsl(body.decode("utf-8"), keep_blank_values=True, encoding="utf-8", errors="strict",
                                  max_num_fields=100))
    except (UnicodeDecodeError, ValueError, RecursionError) as error:
        if isinstance(error, BadRequest):
            raise
        raise BadRequest(field="body") from None
    raise BadRequest(field="content-type")


def _encodable(values: object) -> bool:
    """Whether no half of a pair (a lone surrogate) hides in it: it could be read, but never written again."""
    try:
        json.dumps(values, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True


def number(values: dict[str, Any], name: str, default: int | None = None) -> int:
    """A whole number among the values; forms send digits."""
    value = values.get(name, default)
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10:
        return int(value)
    if type(value) is int and abs(value) < 2**31:
        return value
    raise BadRequest(field=name)


def text(values: dict[str, Any], name: str, default: str | None = None) -> str:
    value = values.get(name, default)
    if not isinstance(value, str):
        raise BadRequest(field=name)
    return value


def safe_path(path: str) -> str:
    """A path of this site to go back to."""
    fine = path.startswith("/") and not path.startswith(("//", "/\\")) and len(path) < 200 and path.isprintable()
    return path if fine and path.isascii() else "/"


# Seats.

async def live_table(request: Request) -> LiveTable:
    return await meydan(request).tables.get(request.path_params["id"])


def own_seat(live: LiveTable, guest: str | None, values: dict[str, Any]) -> int:
    """The seat a deed is for: the one named, if it is the guest's; else the one that is asked, or the only one."""
    mine = live.seats_of(guest)
    if not mine:
        raise NotYourSeat()
    if values.get("seat") not in (None, ""):
        seat = number(values, "seat")
        if seat not in mine:
            raise NotYourSeat()
        return seat
    shown = live.seat_shown(mine)
    assert shown is not None
    return shown


async def named_guest(request: Request, who: Caller, wanted: str = "") -> str:
    """The guest's name, stored; a new guest without one is called Guest and a number."""
    here = meydan(request)
    here.standing.check(who.guest)
    if wanted.strip():
        name = clean_name(wanted, here.settings.name_limit)
    else:
        name = "" if who.fresh else await here.store.guest_name(who.guest)
        if name:
            return name
        name = site_texts(who.language).say("guest-name", number=100 + secrets.randbelow(900))
    await here.store.save_guest(who.guest, name, who.language)
    return name


def token_of(request: Request) -> str:
    token = str(request.path_params["token"])
    if not is_id(token):
        raise LinkUsed()
    return token


class LinkUsed(MeydanError, LookupError):
    """The link is spent or incomplete."""

    key = "error-link-used"
