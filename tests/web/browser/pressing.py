"""How many presses a deed takes, counted by the page's own matching."""
from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from meydan.core.game import Game
from meydan.core.record import Record
from meydan.core.state import GameState
from tests.web.browser.deeds import actions
from tests.web.browser.hands import Hands

# The fewest presses of a person for a deed of these codes: things of the table, and answers of the menu where the page
# shows one: at first those that belong to no place, later those where the deeds that are left part and that cannot be
# pointed at.
FEWEST = """async ([actions, codes]) => {
  const { deedsOf, fitting, missing, codesOf, parting } = await import("/static/table/match.js");
  const deeds = deedsOf(actions), key = codes.join();
  const mine = deeds.find((deed) => codesOf(deed).join() === key);
  if (!mine) return 0;
  const things = [...new Set(mine.flatMap((step) => [...step.t, ...(step.o ?? [])]))].map((id) => ({ id }));
  const answers = mine.map((step, depth) => ({ depth, code: step.id }));
  const listed = (picks) => {
    const { depth } = parting(fitting(deeds, picks));
    const wordless = parting(fitting(deeds, [])).depth;
    const pointed = picks.map(({ id }) => id);
    const told = mine[depth].b || mine[depth].t.every((id) => pointed.includes(id));
    return answers.filter((answer) => !picks.includes(answer) && (
      (picks.length && told && answer.depth === depth) || (answer.depth === wordless && !mine[wordless].t.length)));
  };
  const sends = (picks) => {
    const left = fitting(deeds, picks), last = picks.at(-1);
    if (last && "depth" in last) return left.length === 1 && left[0].deed === mine;
    const whole = left.filter((found) => !missing(found).length);
    return whole.length === 1 && whole[0].deed === mine && (left.length === 1 || mine.at(-1).u);
  };
  let front = [[]];
  for (let count = 1; count <= 5; count++) {
    const rest = (picks) => things.filter((press) => !picks.includes(press));
    const next = front.flatMap((picks) => [...rest(picks), ...listed(picks)].map((press) => [...picks, press]));
    if (next.some(sends)) return count;
    front = next.filter((picks) => fitting(deeds, picks).some((found) => found.deed === mine));
  }
  return 99;
}"""


def fewest(page: Page, given: list[dict[str, Any]], *codes: int) -> int:
    """Presses for a deed of these codes; 0 when it is not offered."""
    return int(page.evaluate(FEWEST, [given, [*codes]]))


def clicks(page: Page, game: Game, g: GameState, *turn: str) -> int:
    """Presses for these decisions, each deed as long as the page offers it."""
    codes, total = [game.code(*line.split()) for line in turn], 0
    while codes:
        given = actions(game, g)
        found = ((length, fewest(page, given, *codes[:length])) for length in range(len(codes), 0, -1))
        length, presses = next((pair for pair in found if pair[1]), (0, 0))
        assert presses, f"{game.words(codes[0])} is not offered"
        total += presses
        for code in codes[:length]:
            assert code in g.choices, game.words(code)
            g.apply(code)
        codes = codes[length:]
    return total


def verbs_of(me: Hands, game: Game, seat: int = 0) -> set[str]:
    """What the person has done, from the record of the finished game."""
    me.page.keyboard.press("Escape")            # whatever panel is open
    me.page.evaluate("document.querySelector('#result a[download]').scrollIntoView()")
    with me.page.expect_download() as download:
        me.page.locator("#result a[download]").click()
    record = Record.parse(download.value.path().read_text(encoding="utf-8"))
    assert record.replay().over
    return {game.words(code)[0] for who, code in record.decisions if who == seat}
