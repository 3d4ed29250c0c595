"""Pictures for the README and the documents: both languages, both themes, both sizes.

    python scripts/screenshots.py [FOLDER] [--only PART] [--all]

Starts a server on a folder of its own, plays a game half-way, and photographs the pages in Chromium.
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
SIZES = {"wide": (1280, 800), "tall": (390, 844)}
NAMES = {"en": ("Shirin", "Farhad"), "fa": ("شیرین", "فرهاد")}
EXAMPLES = (("en", "wide", "light"), ("fa", "tall", "dark"))
PREFERRED = ("trowel", "arch", "star8", "burn", "cards")


def start(folder: str, port: int) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "MEYDAN_DATA": folder, "MEYDAN_PORT": str(port),
                   "MEYDAN_REQUESTS_PER_SECOND": "0", "MEYDAN_TABLES_PER_GUEST": "100", "MEYDAN_BOT_WORKERS": "1"}
    process = subprocess.Popen([sys.executable, "-m", "meydan.web"], env=environment, cwd=ROOT)
    for _ in range(200):
        try:
            httpx.get(f"http://127.0.0.1:{port}/health", timeout=2)
            return process
        except httpx.TransportError:
            time.sleep(0.1)
    raise RuntimeError("the server does not answer")


class Guest:
    """Plays both seats of a table over HTTP."""

    def __init__(self, address: str, language: str) -> None:
        self.http = httpx.Client(base_url=address, headers={"accept-language": language}, timeout=30)
        self.language = language
        self.http.post("/me", data={"name": NAMES[language][0], "language": language})

    def table(self, game: str, decisions: int, seed: int) -> str:
        form = {"game": game, "players": "2", "seat-1": "me", "seat-2": "here", "name-2": NAMES[self.language][1]}
        address: str = self.http.post("/tables", data=form).headers["location"]
        rng = random.Random(seed)
        for _ in range(decisions):
            boot = self.boot(address)
            if boot["over"]:
                break
            good = [action for action in boot["actions"] if action["icon"] in PREFERRED]
            action = rng.choice(good if good and rng.random() < 0.9 else boot["actions"])
            self.http.post(f"{address}/act", json={"v": boot["v"], "a": action["id"], "seat": boot["seat"]})
        return address

    def boot(self, address: str) -> dict[str, Any]:
        found = re.search(r"id='boot'>(.*?)</script>", self.http.get(address).text, re.S)
        assert found is not None
        boot: dict[str, Any] = json.loads(found[1])
        return boot

    def cookies(self, address: str) -> list[Any]:
        return [{"name": cookie.name, "value": cookie.value or "", "url": address} for cookie in self.http.cookies.jar]


def photograph(browser: Browser, guest: Guest, base: str, path: str, file: Path, size: str, theme: Any,
               click: str = "") -> None:
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=theme, base_url=base,
                                  device_scale_factor=1 if size == "wide" else 2, reduced_motion="reduce",
                                  locale="fa-IR" if guest.language == "fa" else "en-GB")
    context.add_cookies(guest.cookies(base))
    page = context.new_page()
    page.goto(f"{path}{'&' if '?' in path else '?'}lang={guest.language}&layout={size}")
    page.wait_for_load_state("load")
    page.wait_for_timeout(700)
    if click and page.locator(click).count():
        page.locator(click).last.click(position={"x": 20, "y": 8})
        page.wait_for_timeout(300)
    page.screenshot(path=file, type="jpeg", quality=86)
    context.close()
    print(file.name)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("folder", nargs="?", default=str(ROOT / "docs" / "pictures"))
    options.add_argument("--only", default="", help="part of the names of the pictures to take")
    options.add_argument("--all", action="store_true", help="every page in every look, not only the table")
    options.add_argument("--port", type=int, default=8977)
    given = options.parse_args()
    folder = Path(given.folder)
    folder.mkdir(parents=True, exist_ok=True)
    base = f"http://127.0.0.1:{given.port}"
    data = tempfile.mkdtemp(prefix="meydan-pictures-")
    server = start(data, given.port)
    try:
        with sync_playwright() as playwright:
            chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
            for language in ("en", "fa"):
                guest = Guest(base, language)
                middle = guest.table("seven_wonders_duel", 34, 11)
                draft = guest.table("seven_wonders_duel", 2, 3)
                ended = guest.table("seven_wonders_duel", 99, 5)
                shots = {"table": (middle, ""), "choice": (middle, ".card.hot"), "draft": (draft, ""),
                         "end": (ended, ""), "home": ("/", ""), "replay": (ended.replace("/table/", "/game/"), "")}
                for name, (path, click) in shots.items():
                    for size in SIZES:
                        for theme in ("light", "dark"):
                            file = folder / f"{name}-{language}-{size}-{theme}.jpg"
                            usual = name == "table" or (language, size, theme) in EXAMPLES
                            if given.only in file.name and (usual or given.all):
                                photograph(browser, guest, base, path, file, size, theme, click)
            browser.close()
    finally:
        server.terminate()
        server.wait(10)
        shutil.rmtree(data, ignore_errors=True)


if __name__ == "__main__":
    main()
