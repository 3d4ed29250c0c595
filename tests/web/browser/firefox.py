"""Debian's Firefox, driven by WebDriver BiDi, which it speaks by itself: no driver program in between."""
from __future__ import annotations

import itertools
import json
import os
import re
import shutil
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any

from websockets.sync.client import connect

PREFERENCES = {"browser.shell.checkDefaultBrowser": False, "datareporting.policy.dataSubmissionEnabled": False,
               "toolkit.telemetry.reportingpolicy.firstRun": False, "app.update.enabled": False,
               "ui.prefersReducedMotion": 1, "remote.active-protocols": 1}


def program() -> str:
    """Where Firefox is; a machine without it fails the test and does not pass it."""
    found = os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
    assert found, "Firefox is missing: scripts/system firefox installs it"
    return found


class Firefox:
    """One window of a fresh Firefox."""

    def __init__(self, folder: Path, width: int = 1280, height: int = 800, language: str = "en-GB") -> None:
        lines = PREFERENCES | {"intl.accept_languages": language}
        (folder / "user.js").write_text("".join(f"user_pref({json.dumps(key)}, {json.dumps(value)});\n"
                                                for key, value in lines.items()), encoding="utf-8")
        self.log = folder / "firefox.log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [program(), "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"],
                stdout=log, stderr=log, env={**os.environ, "HOME": str(folder), "MOZ_DISABLE_CONTENT_SANDBOX": "1"})
        self.opened = ExitStack()
        self.line = self.opened.enter_context(connect(f"{self._address()}/session", max_size=None))
        self.numbers = itertools.count(1)
        self.session = self.ask("session.new", capabilities={})["capabilities"]
        self.context = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        self.ask("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height})

    def _address(self, seconds: float = 60) -> str:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if found := re.search(r"WebDriver BiDi listening on (\S+)", self.log.read_text(errors="replace")):
                return found[1]
            assert self.process.poll() is None, self.log.read_text(errors="replace")
            time.sleep(0.1)
        raise AssertionError("Firefox does not listen")

    def __enter__(self) -> Firefox:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        self.opened.close()
        self.process.terminate()
        self.process.wait(20)

    def ask(self, method: str, **params: Any) -> Any:
        number = next(self.numbers)
        self.line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            told = json.loads(self.line.recv(timeout=30))
            if told.get("id") == number:
                assert told["type"] == "success", told
                return told["result"]

    # Looking.

    @property
    def version(self) -> str:
        return str(self.session["browserVersion"])

    def goto(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def look(self, expression: str) -> Any:
        """The value of an expression of the page, as JSON."""
        found = self.ask("script.evaluate", expression=f"(async () => JSON.stringify(await ({expression})))()",
                         awaitPromise=True, target={"context": self.context})
        assert found["type"] == "success", found
        return json.loads(found["result"].get("value", "null"))

    def until(self, expression: str, seconds: float = 30) -> Any:
        """Waits for the page; a page that is just being left answers nothing."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                if found := self.look(expression):
                    return found
            except AssertionError as problem:
                if "no such" not in str(problem) and "unknown error" not in str(problem):
                    raise
            time.sleep(0.05)
        raise AssertionError(f"never: {expression}")

    # Doing.

    def click(self, x: float, y: float) -> None:
        """With the mouse, at a place of the page."""
        steps = [{"type": "pointerMove", "x": round(x), "y": round(y)}, {"type": "pointerDown", "button": 0},
                 {"type": "pointerUp", "button": 0}]
        self.ask("input.performActions", context=self.context,
                 actions=[{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}])

    def press(self, selector: str) -> None:
        """In the middle of the first that is shown."""
        place = self.until(f"""(() => {{
            const found = [...document.querySelectorAll({json.dumps(selector)})].find(one => one.checkVisibility());
            found?.scrollIntoView({{block: 'nearest'}});
            const box = found?.getBoundingClientRect();
            return box && [box.x + box.width / 2, box.y + box.height / 2]; }})()""")
        self.click(*place)
