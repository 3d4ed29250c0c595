"""A real Chromium: wide pages, phones, and a server of their own."""
from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from tests.web.browser.hands import Hands
from tests.web.servers import Server

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
             "--disable-sync", "--no-first-run"]
WIDE = {"width": 1280, "height": 800}
TALL = {"width": 390, "height": 844}

# What the usual run leaves out for time: other tests walk the same ways more briefly.
LONG = pytest.mark.skipif("MEYDAN_LONG" not in os.environ, reason="long: MEYDAN_LONG=1 runs it")


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("site"), bot_seconds="0.2") as running:
        yield running
        assert running.errors() == []


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = start(playwright)
    yield browser
    browser.close()


def start(playwright: Playwright, without: Sequence[str] = ()) -> Browser:
    """A Chromium, `without` some of what is usually said to one that is steered."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    return playwright.chromium.launch(executable_path=path, args=ARGUMENTS, ignore_default_args=[*without])


@pytest.fixture(scope="package")
def matching(chromium: Browser, site: Server) -> Iterator[Page]:
    """A page of the server, to load the script's own matching from."""
    context = chromium.new_context(base_url=site.address)
    page = context.new_page()
    page.goto("/")
    yield page
    context.close()


@pytest.fixture
def people(chromium: Browser, site: Server) -> Iterator[People]:
    """Makes browsers of people; none of their pages may have complained at the end."""
    crowd = People(chromium, site.address)
    yield crowd
    crowd.leave()
    assert crowd.complaints == []


class People:
    """Each person has a browser context of their own."""

    def __init__(self, chromium: Browser, address: str) -> None:
        self.chromium = chromium
        self.address = address
        self.complaints: list[str] = []
        self.contexts: list[object] = []

    def come(self, language: str = "en", phone: bool = False, theme: str = "light", motion: bool = False,
             **settings: object) -> Hands:
        """A new person with an open, empty page; with `motion` things fly."""
        settings.setdefault("viewport", TALL if phone else WIDE)
        context = self.chromium.new_context(
            locale="fa-IR" if language == "fa" else "en-GB", color_scheme=theme, has_touch=phone, is_mobile=phone,
            base_url=self.address, reduced_motion="no-preference" if motion else "reduce", **settings)
        context.set_default_timeout(20_000)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._heard)
        self.contexts.append(context)
        return Hands(page)

    def _heard(self, message: object) -> None:
        text = getattr(message, "text", "")
        if getattr(message, "type", "") == "error" and "Content Security Policy" in text:
            self.complaints.append(text)

    def leave(self) -> None:
        for context in self.contexts:
            context.close()                     # type: ignore[attr-defined]


__all__ = ["Page", "People"]
