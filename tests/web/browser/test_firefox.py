"""Firefox plays a whole game of Duel by clicks, as Chromium does in `test_play`."""
from __future__ import annotations

import random
import time
from pathlib import Path

import meydan
from tests.web.browser.firefox import Firefox
from tests.web.browser.hands import FREE
from tests.web.servers import Server

# What can be done now: an open menu first, else what glows.
SHOWN = """[...document.querySelectorAll('#choices:not([hidden]) button:enabled:not([hidden], .round), '
  + '#general:not([hidden]) button:enabled:not([hidden])')]"""
THINGS = f"(menu => menu.length ? menu : [...document.querySelectorAll('.hot:not(.picked, .alt)')])({SHOWN})"
SEEN = f"""({{ v: document.documentElement.dataset.v, over: Boolean(document.querySelector('#result h2')),
  menu: {SHOWN}.length > 0, things: {THINGS}.length }})"""


def test_a_whole_game_by_clicks_in_firefox(site: Server, tmp_path: Path) -> None:
    rng = random.Random(5)
    with Firefox(tmp_path, language="fa-IR,fa") as me:
        print(f"\nFirefox {me.version}")
        me.goto(site.address)
        assert me.look("document.dir") == "rtl"
        me.press(".game:has(input[value=seven_wonders_duel]) button.primary")
        me.until("document.documentElement.dataset.live")
        me.look("(window.problems = [], addEventListener('error', event => problems.push(event.message)), 1)")
        presses = 0
        while not (seen := me.until(f"(seen => (seen.over || seen.things) && seen)({SEEN})"))["over"]:
            number = 0 if seen["menu"] and rng.random() < 0.8 else rng.randrange(seen["things"])
            place = me.look(f"""(thing => {{ thing?.scrollIntoView({{ block: 'nearest' }});
                return thing && ({FREE})(thing); }})({THINGS}[{number}])""")
            if place:                           # else it has just gone, or lies under others
                me.click(*place)
                time.sleep(0.1)
            presses += 1
            assert presses < 400, "nothing that is pressed is sent"
        assert presses > 8 and me.look("problems") == []
        record = me.look("document.querySelector('#result a[download]').href")
        text = me.until(f"(async () => await (await fetch('{record}')).text())()")
        assert meydan.Record.parse(text).replay().over
