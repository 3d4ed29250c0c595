"""The document around every page: head, header, symbols. No inline script or style anywhere."""
from __future__ import annotations

from urllib.parse import quote

from meydan.drawing import icons
from meydan.drawing.markup import esc
from meydan.drawing.scene import needed, paint_defs
from meydan.drawing.shapes import star_path
from meydan.web import assets
from meydan.web.model import Reader
from meydan.web.pages.bits import icon, say

FAVICON = "data:image/svg+xml," + quote(
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><rect width='24' height='24' rx='6' fill='#1f3b73'/>"
    f"<path d='{star_path(12, 12, 9)}' fill='#f2c14e'/></svg>"
)
TABLE_SCRIPT = "table/main.js"
SHEETS = ("tokens.css", "meydan.css", "pages.css", "table.css", "asking.css", "story.css", "pointing.css", "panels.css",
          "plain.css", "small.css")                     # in this order: later ones say more about the same
FONTS = ("fonts/vazirmatn-arabic-wght-normal.woff2", "fonts/vazirmatn-latin-wght-normal.woff2")


def other_language(reader: Reader) -> str:
    return "en" if reader.language == "fa" else "fa"


def _with(path: str, query: str) -> str:
    return f"{path}{'&' if '?' in path else '?'}{query}"


def document(reader: Reader, title: str, main: str, *, page: str, tools: str = "", crumbs: str = "", after: str = "",
             symbols: dict[str, str] | None = None, script: str = "lobby.js", attributes: str = "",
             sheets: tuple[str, ...] = ()) -> str:
    """A whole page. `tools` stand at the end of the header, `after` behind the content."""
    language, other = reader.language, other_language(reader)
    header = _header(reader, crumbs, tools, other)
    body = f"{header}<main id='main'>{main}</main>{after}"
    known = icons.symbols() | (symbols or {})
    inline = "".join(needed(body, known))
    font = "/static/" + (FONTS[0] if language == "fa" else FONTS[1])       # as the style sheet names it
    modules = "".join(f"<link rel='modulepreload' href='{assets.static(name)}'>"
                      for name in assets.modules(script))
    styles = "".join(f"<link rel='stylesheet' href='{assets.static(name)}'>" for name in (*SHEETS, *sheets))
    return (
        f"<!doctype html>\n<html lang='{language}' dir='{'rtl' if language == 'fa' else 'ltr'}' "
        f"data-layout='{reader.layout}' data-page='{page}'{attributes}><head><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width,initial-scale=1,viewport-fit=cover'>"
        f"<title>{esc(title)}</title><meta name='theme-color' content='#1f3b73'>"
        f"<meta name='description' content='{say(reader, 'site-tagline')}'>"
        f"{_shared(reader, title)}<link rel='icon' id='favicon' href=\"{FAVICON}\">"
        "<link rel='manifest' href='/manifest.webmanifest'>"
        f"<link rel='preload' href='{font}' as='font' type='font/woff2' crossorigin>{styles}{modules}"
        f"<script src='{assets.static('theme.js')}'></script>"
        f"<script type='module' src='{assets.static(script)}'></script></head><body>"
        f"<svg class='defs' aria-hidden='true' focusable='false'><defs>{paint_defs()}{assets.paints()}</defs>"
        f"<defs id='sprite'>{inline}</defs></svg>"
        "<svg class='cloth' aria-hidden='true' focusable='false'>"
        "<rect width='100%' height='100%' fill='url(#p-girih)'/></svg>"
        f"<a class='skip' href='#main'>{say(reader, 'skip')}</a>{body}</body></html>"
    )


def _shared(reader: Reader, title: str) -> str:
    """What messengers show of a link."""
    facts = {"og:title": esc(title), "og:description": say(reader, "site-tagline"),
             "og:site_name": say(reader, "site-name"),
             "og:type": "website", "og:locale": "fa_IR" if reader.language == "fa" else "en_GB",
             "og:image": assets.static("card.png"), "og:image:width": "1200", "og:image:height": "630",
             "twitter:card": "summary_large_image"}
    return "".join(f"<meta property='{name}' content='{value}'>" for name, value in facts.items())


def _header(reader: Reader, crumbs: str, tools: str, other: str) -> str:
    return (
        f"<header><a class='brand' href='/' aria-label='{say(reader, 'site-name')}'>"
        "<svg class='mark' viewBox='0 0 24 24' aria-hidden='true'><use href='#i-star8'/></svg>"
        f"<b>{say(reader, 'site-name')}</b></a>{crumbs}<span class='grow'></span>{tools}"
        f"<a class='btn lang' href='{esc(_with(reader.path, 'lang=' + other))}' hreflang='{other}' "
        f"lang='{other}'>{say(reader, 'other-language')}</a>"
        f"<button class='btn' id='theme' type='button' aria-label='{say(reader, 'theme')}'>"
        f"<span class='sun'>{icon('sun')}</span><span class='moon'>{icon('moon')}</span></button></header>"
    )
