"""Files the browser keeps for good: their addresses carry a stamp of what is in them."""
from __future__ import annotations

import hashlib
import re
from functools import cache
from pathlib import Path, PurePosixPath
from posixpath import normpath

from meydan.core.registry import game as find_game
from meydan.core.registry import games
from meydan.drawing import icons
from meydan.drawing.gallery import picture
from meydan.drawing.picture import Picture
from meydan.drawing.scene import colour_css, stylesheet

FOLDER = Path(__file__).with_name("static")
KINDS = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml",
         ".woff2": "font/woff2", ".png": "image/png", ".txt": "text/plain; charset=utf-8", ".mp3": "audio/mpeg",
         ".webmanifest": "application/manifest+json", ".ogg": "audio/ogg", ".wav": "audio/wav"}


@cache
def pictures() -> tuple[Picture, ...]:
    """The pictures of all games that can be played."""
    return tuple(picture(find_game(name)) for name in games())


@cache
def paints() -> str:
    """Gradients and patterns of all games: covers show them too."""
    return "".join(drawn.paints for drawn in pictures())


@cache
def content(name: str) -> bytes | None:
    """What is served at /static/NAME; None if there is no such file."""
    if name == "tokens.css":
        return (stylesheet() + "".join(colour_css(drawn.colours) for drawn in pictures() if drawn.colours)).encode()
    file = (FOLDER / name).resolve()
    if not file.is_relative_to(FOLDER.resolve()) or file.suffix not in KINDS or not file.is_file():
        return None
    data = file.read_bytes()
    return _served(name, data.decode()).encode() if file.suffix == ".js" else data


def _served(name: str, script: str) -> str:
    """A script as browsers get it: without comments, and naming the exact version of what it imports, so that two
    versions never mix in a cache."""
    script = re.sub(r"/\*\*.*?\*/ ?", "", script, flags=re.S)
    lines = (re.sub(r"\s+// [^\"'`]*$", "", line.strip()) for line in script.split("\n"))
    script = "\n".join(line for line in lines if line and not line.startswith("//"))
    folder = PurePosixPath(name).parent

    def stamped(found: re.Match[str]) -> str:
        return f'{found[1]}"{found[2]}?v={_stamp(content(normpath(folder / found[2])) or b"")}"'
    return re.sub(r'\b(from |import |import\()"(\.[\w./-]+\.js)"', stamped, script)


@cache
def modules(name: str) -> tuple[str, ...]:
    """All files a script imports at once, directly or not; the browser can fetch them together."""
    found: dict[str, None] = {}
    for path in re.findall(r'\b(?:from|import) "(\.[\w./-]+\.js)\?', (content(name) or b"").decode()):
        other = normpath(PurePosixPath(name).parent / path)
        found |= dict.fromkeys((*modules(other), other))
    return tuple(found)


def kind(name: str) -> str:
    """The media type of a file."""
    return KINDS[Path(name).suffix]


def names() -> frozenset[str]:
    """All files that may be asked for."""
    return _names()


@cache
def _names() -> frozenset[str]:
    files = {str(file.relative_to(FOLDER)) for file in FOLDER.rglob("*") if file.suffix in KINDS}
    return frozenset(files | {"tokens.css"})


@cache
def static(name: str) -> str:
    """The address of a file."""
    return f"/static/{name}?v={_stamp(content(name) or b'')}"


@cache
def sprite_text(game: str, language: str, layout: str) -> bytes:
    """All faces of a game: the whole public set, so that it tells nothing about any table."""
    faces = icons.symbols() | picture(find_game(game)).faces(language, layout)
    return "".join(faces.values()).encode()


@cache
def sprite(game: str, language: str, layout: str) -> str:
    """The address of all faces of a game."""
    return f"/sprite/{game}.{language}.{layout}.{_stamp(sprite_text(game, language, layout))}"


def _stamp(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:6]
