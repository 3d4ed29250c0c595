"""In which language whoever asks reads the answer."""
from __future__ import annotations

from starlette.requests import HTTPConnection

from meydan.core.texts import LANGUAGES


def language_of(request: HTTPConnection) -> str:
    """The one that was asked for, in the address or before; else the browser's."""
    asked = request.query_params.get("lang", "")
    return next((word for word in (asked, request.cookies.get("lang", "")) if word in LANGUAGES), preferred(request))


def preferred(request: HTTPConnection) -> str:
    """The first language of the browser that is one of ours."""
    for part in request.headers.get("accept-language", "").split(","):
        language = part.split(";")[0].split("-")[0].strip().lower()
        if language in LANGUAGES:
            return language
    return "en"
