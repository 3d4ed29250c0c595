"""The script puts together what the server only named: every step of games of all five, compared with the whole."""
from __future__ import annotations

import random
from itertools import pairwise

import pytest
from playwright.sync_api import Page
from scripts import budget

import meydan
from meydan.table import Table
from meydan.web.parts import lessened

# Parts as they lie in a page, then step after step: what was told against what it stands for.
PUT_TOGETHER = """async ([first, steps]) => {
  const make = (tag, facts) => document.body.appendChild(Object.assign(document.createElement(tag), facts));
  for (const id of ["boot", "words"]) document.getElementById(id) ?? make("p", { id, textContent: "{}" });
  const { morph, isTorn } = await import("/static/table/morph.js");
  document.getElementById("parts")?.remove();
  const home = make("div", { id: "parts" });
  for (const [id, markup] of Object.entries(first))
    home.insertAdjacentHTML("beforeend", id.startsWith("p-") ? `<div id="${id}">${markup}</div>`
      : `<svg><g id="${id}">${markup}</g></svg>`);
  const wrong = [];
  for (const [number, step] of steps.entries())
    for (const [id, [told, whole]] of Object.entries(step)) {
      const element = document.getElementById(id), fresh = element.cloneNode(false);
      fresh.innerHTML = whole;
      morph(id, told);
      if (isTorn() || !element.isEqualNode(fresh)) wrong.push(`${number} ${id}`);
    }
  return wrong;
}"""


@pytest.mark.parametrize("name", meydan.games())
def test_what_was_only_named_is_put_together_again(matching: Page, name: str) -> None:
    game, rng = meydan.game(name), random.Random(3)
    table = Table.new(game, budget.NAMES[:game.players[-1]], seed=3)
    frames: list[dict[str, str]] = []
    while len(frames) < 40 and not table.over:
        seat = next(seat for seat in table.waiting if table.choices(seat))
        found = budget.draw(table, seat).fragments or {}        # of whoever is asked: more changes than for one seat
        frames.append({part: markup for part, markup in found.items() if part[:2] in ("l-", "p-")})
        table.act(seat, table.version, rng.choice(table.choices(seat)))
    steps, saved = [], 0
    for old, new in pairwise(frames):
        changed = {part: (lessened(old[part], markup), markup) for part, markup in new.items()
                   if part in old and old[part] != markup}
        saved += sum(len(whole) - len(told) for told, whole in changed.values())
        steps.append(changed)
    assert saved > 50_000
    assert matching.evaluate(PUT_TOGETHER, [frames[0], steps]) == []
