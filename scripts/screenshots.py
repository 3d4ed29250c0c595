"""Pictures of pages: for the documents, and of any game at any moment for whoever draws it.

    python scripts/screenshots.py [FOLDER]                    the pictures of the README and the documents
    python scripts/screenshots.py FOLDER --game root --players 4 --decisions 0 120 --looks en-wide-light fa-tall-dark
    … --seed 3; --size 844x390 for another window (also in a look: fa-820x1180-dark); --png
    … --click "#c5,.hot" presses these one after the other
    … --moments start HoldOne Maneuver@200 +star end   where a game of bots asks or tells this (scripts/moments.py)
    … --options coin_deals=yes turn_limit=10_turns     of that game

Starts a server on a folder of its own, plays a game with random decisions, and photographs the pages in Chromium.
"""
from __future__ import annotations

import argparse
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
from scripts.moments import guest_of, lay, moment, options_of  # noqa: E402

SIZES = {"wide": (1280, 800), "tall": (390, 844)}
NAMES = {"en": ("Shirin", "Farhad", "Leyla", "Majnun", "Vis", "Ramin", "Bijan"),
         "fa": ("شیرین", "فرهاد", "لیلی", "مجنون", "ویس", "رامین", "بیژن")}
DOCUMENTS = (("table", "en", "wide", "light"), ("table", "fa", "wide", "dark"), ("table", "fa", "tall", "dark"),
             ("home", "en", "wide", "light"))
PREFERRED = ("trowel", "arch", "star8", "burn", "cards")


def start(folder: str, port: int) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "MEYDAN_DATA": folder, "MEYDAN_PORT": str(port),
                   "MEYDAN_REQUESTS_PER_SECOND": "0", "MEYDAN_TABLES_PER_GUEST": "100", "MEYDAN_BOT_WORKERS": "1"}
    process = subprocess.Popen([sys.executable, "-m", "meydan.web"], env=environment, cwd=ROOT,
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    for _ in range(200):
        try:
            httpx.get(f"http://127.0.0.1:{port}/health", timeout=2)
            return process
        except httpx.TransportError:
            time.sleep(0.1)
    raise RuntimeError("the server does not answer")


class Guest:
    """Plays all seats of a table over HTTP."""

    def __init__(self, address: str, language: str) -> None:
        self.http = httpx.Client(base_url=address, headers={"accept-language": language}, timeout=30)
        self.language = language
        self.http.post("/me", data={"name": NAMES[language][0], "language": language})

    def table(self, game: str, players: int = 2) -> str:
        form = {"game": game, "players": str(players), "seat-1": "me"}
        for seat in range(2, players + 1):
            form |= {f"seat-{seat}": "here", f"name-{seat}": NAMES[self.language][seat - 1]}
        address: str = self.http.post("/tables", data=form).headers["location"]
        return address

    def play(self, address: str, decisions: int, rng: random.Random) -> None:
        """Random decisions, with a liking for what builds something."""
        for _ in range(decisions):
            boot = self.asked(address)
            if boot["over"]:
                return
            good = [action for action in boot["actions"] if action["icon"] in PREFERRED]
            action = rng.choice(good if good and rng.random() < 0.9 else boot["actions"])
            self.http.post(f"{address}/act", json={"v": boot["v"], "a": action["id"], "seat": boot["seat"]})

    def asked(self, address: str) -> dict[str, Any]:
        """The table when somebody may choose, or when it is over. Windows run for their beat, one after the other; a
        busy machine takes its time besides."""
        until = time.monotonic() + 120
        while time.monotonic() < until:
            boot = self.boot(address)
            if boot["actions"] or boot["over"]:
                return boot
            time.sleep(0.1)
        raise RuntimeError(f"nobody is asked at {address}")

    def boot(self, address: str) -> dict[str, Any]:
        boot = self._boot(address)
        if boot["curtain"]:                     # at a shared screen: say that the next player is here
            boot = self._boot(f"{address}?as={boot['curtain']['seat']}")
        return boot

    def _boot(self, address: str) -> dict[str, Any]:
        found = re.search(r"id='boot'>(.*?)</script>", self.http.get(address).text, re.S)
        assert found is not None
        boot: dict[str, Any] = json.loads(found[1])
        return boot

    def cookies(self, address: str) -> list[Any]:
        return [{"name": cookie.name, "value": cookie.value or "", "url": address} for cookie in self.http.cookies.jar]


def photograph(browser: Browser, guest: Guest, base: str, path: str, file: Path, size: tuple[int, int], theme: Any,
               clicks: tuple[str, ...] = ()) -> None:
    width, height = size
    phone = width < 500
    context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=theme, base_url=base,
                                  device_scale_factor=2 if phone else 1, reduced_motion="reduce",
                                  locale="fa-IR" if guest.language == "fa" else "en-GB")
    context.add_cookies(guest.cookies(base))
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    layout = "tall" if width < 760 or height > width * 1.15 or height < 560 else "wide"
    page.goto(f"{path}{'&' if '?' in path else '?'}lang={guest.language}&layout={layout}")
    page.wait_for_load_state("load")
    page.wait_for_timeout(700)
    curtain = page.locator("#curtain:not([hidden]) button")
    if curtain.count():
        curtain.click()
        page.wait_for_timeout(700)
    for click in clicks:
        if page.locator(click).count():
            page.locator(click).last.click(position={"x": 20, "y": 8}, force=True)
            page.wait_for_timeout(300)
    if file.suffix == ".png":
        page.screenshot(path=file)
    else:
        page.screenshot(path=file, type="jpeg", quality=72)
    context.close()
    print(file.name, *complaints, flush=True)


def size_of(layout: str) -> tuple[int, int]:
    """Of "wide", "tall" or "820x1180"."""
    if layout in SIZES:
        return SIZES[layout]
    width, _, height = layout.partition("x")
    return int(width), int(height)


def of_game(browser: Browser, base: str, folder: Path, given: argparse.Namespace) -> None:
    """One game at some moments, in some looks."""
    clicks = tuple(click for click in given.click.split(",") if click)
    guests: dict[str, tuple[Guest, str, random.Random]] = {}
    for language in dict.fromkeys(look.split("-")[0] for look in given.looks):
        guest = Guest(base, language)
        guests[language] = (guest, guest.table(given.game, given.players), random.Random(given.seed))
    before = 0
    for number in sorted(given.decisions):
        for guest, address, rng in guests.values():
            guest.play(address, number - before, rng)
        before = number
        for look in given.looks:
            language, layout, theme = look.split("-")
            guest, address, _ = guests[language]
            width, height = size_of(given.size or layout)
            name = f"{given.game}-{number}-{language}-{width}x{height}-{theme}.{'png' if given.png else 'jpg'}"
            photograph(browser, guest, base, address, folder / name, (width, height), theme, clicks)


def of_moments(browser: Browser, base: str, folder: Path, given: argparse.Namespace) -> None:
    """Moments of a game of bots, as whoever is asked sees them (with --away: as the seat after that one)."""
    clicks = tuple(click for click in given.click.split(",") if click)
    guests: dict[str, tuple[Guest, str]] = {}
    for language in dict.fromkeys(look.split("-")[0] for look in given.looks):
        guest = Guest(base, language)
        guests[language] = guest, guest_of(given.data, guest.table(given.game, given.players).rsplit("/", 1)[1])
    for name in given.moments:
        laid: dict[str, str] = {}
        for look in given.looks:
            language, layout, theme = look.split("-")
            guest, who = guests[language]
            if language not in laid:
                record, seat = moment(given.game, given.players, given.seed, name, NAMES[language],
                                      options_of(given.game, given.options))
                seat = (seat + 1) % given.players if given.away else seat
                laid[language] = lay(given.data, record, seat, who, others="person")
            width, height = size_of(given.size or layout)
            file = f"{given.game}-{name}-{language}-{width}x{height}-{theme}.{'png' if given.png else 'jpg'}"
            photograph(browser, guest, base, laid[language], folder / file, (width, height), theme, clicks)


def of_documents(browser: Browser, base: str, folder: Path, given: argparse.Namespace) -> None:
    """Duel and the first page in the looks the documents show."""
    guests: dict[str, tuple[Guest, str]] = {}
    for name, language, size, theme in DOCUMENTS:
        if language not in guests:
            guest = Guest(base, language)
            guests[language] = guest, guest.table("seven_wonders_duel")
            guest.play(guests[language][1], 34, random.Random(11))
        file = folder / f"{name}-{language}-{size}-{theme}.{'png' if given.png else 'jpg'}"
        guest, table = guests[language]
        if given.only in file.name:
            photograph(browser, guest, base, table if name == "table" else "/", file, SIZES[size], theme)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("folder", nargs="?", default=str(ROOT / "docs" / "pictures"))
    options.add_argument("--only", default="", help="part of the names of the pictures to take")
    options.add_argument("--game", default="")
    options.add_argument("--players", type=int, default=2)
    options.add_argument("--decisions", type=int, nargs="+", default=[0])
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--looks", nargs="+", default=["en-wide-light", "fa-tall-dark"])
    options.add_argument("--size", default="", help="WIDTHxHEIGHT instead of the look's own")
    options.add_argument("--moments", nargs="+", default=[], help="what is asked: HoldOne, Maneuver@200, start, end")
    options.add_argument("--options", nargs="+", default=[], help="of the game of bots: coin_deals=yes")
    options.add_argument("--away", action="store_true", help="look as another seat than the one that is asked")
    options.add_argument("--click", default="", help="selectors to press first, with commas between them")
    options.add_argument("--png", action="store_true")
    options.add_argument("--port", type=int, default=8977)
    given = options.parse_args()
    folder = Path(given.folder)
    folder.mkdir(parents=True, exist_ok=True)
    base = f"http://127.0.0.1:{given.port}"
    data = tempfile.mkdtemp(prefix="meydan-pictures-")
    given.data = Path(data)
    server = start(data, given.port)
    try:
        with sync_playwright() as playwright:
            chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
            (of_moments if given.moments else of_game if given.game else of_documents)(browser, base, folder, given)
            browser.close()
    finally:
        server.terminate()
        server.wait(10)
        shutil.rmtree(data, ignore_errors=True)


if __name__ == "__main__":
    main()
