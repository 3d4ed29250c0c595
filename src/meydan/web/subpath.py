"""Living below a path, such as /meydan, beside other things on the same host.

Pages, scripts and frames write addresses as if the site had the host for itself; the path is put in front on the way
out, and taken off on the way in, in one place each.
"""
from __future__ import annotations

import re
from functools import cache

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

KINDS = ("text/html", "text/css", "text/javascript", "application/json", "application/manifest+json")
# The first words of all addresses; a test compares them with the routes.
PLACES = ("account", "api", "back", "contest", "contests", "game", "health", "invite", "leaders", "learn", "mail",
          "manifest.webmanifest", "me", "member", "metrics", "moderator", "new", "push", "puzzle", "quick", "rules",
          "sprite", "static", "sw.js", "table", "tables", "upload")


@cache
def _addresses() -> re.Pattern[str]:
    """A quote or a bracket, and then an address of this site."""
    places = "|".join(re.escape(place) for place in sorted(PLACES, key=len, reverse=True))
    return re.compile(rf"""(?<=["'(])/(?=(?:{places})(?=[/?"'&#.)`$]))|(?<=(?:href|tion)=["'])/(?=["'?#])""")


def within(text: str, path: str) -> str:
    """The same text with all addresses of the site below the path."""
    return _addresses().sub(f"{path}/", text) if path else text


def inner(address: str, path: str) -> str:
    """What the site itself calls an address."""
    return address[len(path):] or "/" if path and (address == path or address.startswith(path + "/")) else address


def outer_headers(headers: MutableHeaders, path: str) -> None:
    """Redirections and cookies stay below the path."""
    location = headers.get("location", "")
    if location.startswith("/") and not location.startswith("//"):
        headers["location"] = path + location
    cookies = headers.getlist("set-cookie")
    if cookies:
        del headers["set-cookie"]
        for cookie in cookies:
            headers.append("set-cookie", cookie.replace("Path=/", f"Path={path}/", 1))


class Within:
    """Rewrites what is sent; streams have done it when they painted their frames."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        self.app, self.path = app, path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun: Message | None = None
        parts: list[bytes] = []

        async def rewritten(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                if Headers(raw=message["headers"]).get("content-type", "").startswith(KINDS):
                    begun = message
                    return
            elif begun is not None:
                parts.append(message.get("body", b""))
                if message.get("more_body"):
                    return
                body = within(b"".join(parts).decode(), self.path).encode()
                MutableHeaders(scope=begun)["content-length"] = str(len(body))
                first, begun = begun, None
                await send(first)
                message = {**message, "body": body}
            await send(message)

        await self.app(scope, receive, rewritten)
