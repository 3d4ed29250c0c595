"""Answers lie beside what they belong to, never over what can be pointed at nor over the question; and what lies on the
table is no button. Questions of all games, put into a page one after the other."""
from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

import meydan
from meydan.core.game import Game
from meydan.core.rng import Rng
from meydan.core.state import GameState
from meydan.drawing.gallery import picture
from meydan.drawing.look import Look
from meydan.table.line import is_forced
from meydan.table.sequences import offered
from tests.web.browser.conftest import People
from tests.web.browser.deeds import Deed
from tests.web.browser.offering import MODULE
from tests.web.browser.test_boards import PLAYERS

LONG = "MEYDAN_LONG" in os.environ
# Windows, and how many questions of a game are looked at in each: many of them take minutes.
SIZES = {(1280, 800): 14, (390, 844): 6}
if LONG:
    SIZES |= {(1280, 800): 150, (1366, 640): 60, (820, 1180): 60, (844, 390): 60}
NEAR = {"root", "scythe", "seven_wonders_duel"}         # where some of them open lists

# Shows a question, points at the first things that glow and at what glows then, and looks after every step.
WALK = """async ([modules, parts, actions, places, most]) => {
  const [{ table }, { paint }, { renew, pick, pickedIds }] = await Promise.all(modules.map((url) => import(url)));
  const pointed = new Set(Object.values(places).flat());
  const problems = new Set(), count = { steps: 0, near: 0 };
  const rest = () => new Promise((done) => setTimeout(done));
  const cut = (element) => {                            // what of it can be seen
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (at !== document.documentElement && getComputedStyle(at).overflow === "visible") continue;
      const box = at.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom };
  };
  const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const hit = (x, y) => {                               // what a press there means
    for (const element of document.elementsFromPoint(x, y)) {
      const hot = element.closest(".hot");
      if (hot || element.closest(".piece, .asking, #choices, dialog, button")) return hot;
    }
  };
  const grid = [0.5, 0.06, 0.94, 0.25, 0.75, 0.15, 0.85];
  const isBuried = (element) => {
    const { left, top, right, bottom } = cut(element);
    return right - left > 8 && bottom - top > 8 && !grid.some((x) => grid.some((y) =>
      hit(left + (right - left) * x, top + (bottom - top) * y) === element));
  };
  const isSeen = (element) => element?.getClientRects().length > 0;
  const look = () => {
    const how = pickedIds().join(" ") || "nothing", chosen = pickedIds();
    const hot = [...document.querySelectorAll(".hot:not(.picked)")].filter(isSeen);
    const asking = document.querySelector(".asking"), list = document.getElementById("choices");
    const boxes = [["the question", asking]];
    count.steps++;
    for (const element of hot)
      if (pointed.has(element.id) && !element.matches(".alt") && isBuried(element))
        problems.add(`after ${how}: ${element.id} cannot be pressed`);
    if (isSeen(list) && list.matches(".near")) {
      count.near++;
      boxes.push(["the list", list]);
      if (meet(list.getBoundingClientRect(), asking.getBoundingClientRect()))
        problems.add(`after ${how}: the list lies over the question`);
    }
    for (const [name, box] of boxes)
      for (const element of hot)
        if (!box.contains(element) && meet(box.getBoundingClientRect(), cut(element)))
          problems.add(`after ${how}: ${name} lies over ${element.id}`);
    for (const button of document.querySelectorAll("#choices button[id], #general button[id]")) {
      const named = places[button.id.slice(7)]?.find((id) => !chosen.includes(id)
        && isSeen(document.getElementById(id)));
      if (isSeen(button) && named) problems.add(`after ${how}: "${button.innerText}" is a button for ${named}`);
    }
  };
  const onward = () => [...document.querySelectorAll(".hot:not(.picked, .alt)")].map((element) => element.id);
  const some = (ids) => ids.filter((_, at) => at % Math.ceil(ids.length / most) === 0);
  paint(parts);
  Object.assign(table, { actions, busy: false, asked: true, past: false });
  renew(false);
  await rest();
  look();
  for (const first of some(onward())) {
    renew(false);
    pick(first);
    await rest();
    if (table.busy) { table.busy = false; continue; }
    look();
    const picked = pickedIds().length;
    for (const second of some(onward())) {
      renew(false);
      pick(first);
      pick(second);
      await rest();
      if (table.busy || pickedIds().length <= picked) { table.busy = false; continue; }
      look();
    }
  }
  return [[...problems], count];
}"""


def questions(game: Game, most: int) -> Iterator[GameState]:
    """Moments of half-sensible games: first every question once, then more of them."""
    rng, known, later = Rng(5), set[str](), list[GameState]()
    found = 0
    for seed in range(12):
        state = game.new(PLAYERS[game.name], seed)
        for number in range(1500):
            if state.over or found == most:
                break
            if not is_forced(state) and state.current >= 0:
                if state.asking not in known:
                    known.add(state.asking)
                    found += 1
                    yield state.clone()
                elif number % 23 == 0 and len(later) < most:
                    later.append(state.clone())
            state.apply(state.policy(rng) if rng.below(3) else state.choices[rng.below(len(state.choices))])
    yield from later[:most - found]


def codes(given: Deed) -> Iterator[int]:
    for action in given:
        yield int(action["id"])
        yield from codes(action.get("next", []))


def shown(game: Game, state: GameState, layout: str) -> list[Any]:
    """The parts of the table, what can be done, and the things each code points at, whatever the page makes of it."""
    seat, drawn = int(state.current), picture(game)
    look, view = Look("en", layout, tuple("ABCDE"[:int(state.players)]), seat), state.view(seat)
    actions = drawn.actions(view, look, state.choices, offered(state, game))
    things = {code for code in codes(actions) if not drawn.worded(code)}
    places = {str(code): drawn.targets(view, code)[0] for code in things}
    return [drawn.render(view, look, state.choices).fragments(), actions, places]


@pytest.mark.parametrize("game", meydan.games())
def test_answers_never_lie_over_what_can_be_chosen(people: People, game: str) -> None:
    rules, problems, steps, near = meydan.game(game), list[str](), 0, 0
    asked = list(questions(rules, max(SIZES.values())))
    me = people.come()
    me.open_table("me", *["here"] * (PLAYERS[game] - 1), game=game)         # nobody else moves
    address = me.page.url.split("?")[0]
    me.page.route("**/act", lambda route: route.fulfill(status=422, json={"message": "caught"}))
    for (width, height), most in SIZES.items():
        layout = "tall" if width < 760 or height < 560 or height > width * 1.15 else "wide"
        me.page.goto("about:blank")                     # a page that is open would arrange itself anew meanwhile
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.goto(f"{address}?layout={layout}")
        me.live()
        urls = [me.page.evaluate(MODULE, name) for name in ("/page.js", "/painting.js", "/choosing.js")]
        for state in asked[:most]:
            found, count = me.page.evaluate(WALK, [urls, *shown(rules, state, layout), 4])
            steps, near = steps + count["steps"], near + count["near"]
            problems += [f"{width}, {state.asking}: {problem}" for problem in found]
    print(f"\n{game}: {steps} steps looked at, {near} lists beside something")
    assert not problems, "\n".join(problems)
    assert steps > 40 and (near > 0) == (game in NEAR)
