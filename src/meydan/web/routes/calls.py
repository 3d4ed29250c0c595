"""Being called, and keeping the site as an app: web push, manifest, service worker."""
from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from meydan.core.texts import site_texts
from meydan.web import assets
from meydan.web.calls import allowed
from meydan.web.context import BadRequest, caller, doer, fields, meydan
from meydan.web.identity import digest
from meydan.web.tables import NotYourSeat

MOST = 8                                        # browsers of one person


async def key(request: Request) -> Response:
    return JSONResponse({"key": meydan(request).calls.public})


async def subscribe(request: Request) -> Response:
    """A browser wants to be called; or no longer."""
    here, guest, values = meydan(request), doer(request), await fields(request)
    if guest is None or await here.members.person(guest) is None:
        raise NotYourSeat()
    address, keys = values.get("endpoint"), values.get("keys")
    if not isinstance(address, str) or len(address) > 1000:
        raise BadRequest(field="endpoint")
    if values.get("off"):
        await here.members.drop_push(digest(address))
        return Response(status_code=204)
    fits = isinstance(keys, dict) and set(keys) == {"p256dh", "auth"} and all(
        isinstance(value, str) and len(value) < 200 for value in keys.values())
    if not fits or not here.settings.push or not allowed(address, here.settings.push_hosts):
        raise BadRequest(field="endpoint")
    for old in (await here.members.pushes(guest))[MOST - 1:]:
        await here.members.drop_push(old.digest)
    await here.members.add_push(digest(address), guest, address, dict(keys or {}), caller(request).language)
    return Response(status_code=204)


async def manifest(request: Request) -> Response:
    who, base = caller(request), meydan(request).settings.path
    words = site_texts(who.language)
    return JSONResponse({
        "name": words.say("site-name"), "short_name": words.say("site-name"), "lang": who.language,
        "dir": "rtl" if who.language == "fa" else "ltr", "start_url": f"{base}/", "scope": f"{base}/",
        "display": "standalone", "background_color": "#101a2e", "theme_color": "#1f3b73",
        "description": words.say("site-tagline"),
        "icons": [{"src": f"{base}{assets.static('icon.svg')}", "sizes": "any", "type": "image/svg+xml",
                   "purpose": "any maskable"}],
    }, media_type="application/manifest+json", headers={"cache-control": "public, max-age=3600"})


async def service_worker(request: Request) -> Response:
    """At the root, because a worker may look after nothing above itself."""
    script = assets.content("sw.js")
    assert script is not None
    return Response(script, media_type="text/javascript; charset=utf-8", headers={"cache-control": "no-cache"})


routes: list[BaseRoute] = [
    Route("/push", key),
    Route("/push", subscribe, methods=["POST"]),
    Route("/manifest.webmanifest", manifest),
    Route("/sw.js", service_worker),
]
