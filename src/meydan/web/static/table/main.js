// Meydan's table: receives keyed fragments, paints them, and turns legal deeds into pointing. Knows no game.
import { $, boot, root, table, up } from "./page.js";
import "./pointer.js";
import "./keyboard.js";
import { reveal } from "./panels.js";
import { sortHands } from "./tray.js";
import "./talk.js";
import { resume, whenSent } from "./choosing.js";
import { forgetSince, tellSince } from "./journal.js";
import { notice } from "./notice.js";
import { beat, curtain, loadFaces, receive, ring } from "./painting.js";
import { listen, onNews, watchLine } from "./stream.js";

const help = () => import("./learning.js");
const past = () => import("./replay.js");
addEventListener("click", async ({ target }) => {
  if (up(target, "#log [data-at], #since [data-at], [data-earlier]")) (await past()).press(target);
});

// Before anybody else hears of the press: what it meets may change by it.
addEventListener(
  "click",
  async (event) => {
    /** @param {string} kind */
    const at = (kind) => up(event.target, kind);
    const link = root.dataset.game && at("[data-clause]");
    if (link) {
      event.preventDefault();
      event.stopPropagation();
      return (await help()).law(link);
    }
    if (at("#hint")) return (await help()).hint(at("#hint"));
    if (at("[data-why]")) return (await help()).move(at("[data-why]"));
    const thing =
      table.seat !== null &&
      !table.over &&
      boot.live !== false &&
      at(".table svg :is([data-tip], .piece, .spot)[id], [data-set]");
    if (thing && !at(".hot, .picked, [data-open], [data-orders]")) (await help()).why(thing);
  },
  { capture: true },
);
if (document.querySelector("[data-pan]")) import("./edges.js");
if ($("analysis") || $("lesson")) import("./study.js");

const fit = () => (innerWidth < 760 || innerHeight < 560 || innerHeight > innerWidth * 1.15 ? "tall" : "wide");

/** Another arrangement for another shape of window; what was picked and typed is kept for it. */
function relayout() {
  if (root.dataset.page === "room" || fit() === boot.layout) return false;
  const address = new URL(location.href);
  address.searchParams.set("layout", fit());
  location.replace(address);
  return true;
}
addEventListener("resize", relayout);

if (!relayout()) {
  onNews(receive);
  whenSent(forgetSince);
  curtain(boot.curtain);
  sortHands();
  resume();
  reveal();
  ring(boot.point ?? []);
  beat(boot.window);
  if (table.asked) tellSince();
  notice(false);
  if (boot.at) past().then((replay) => replay.startReplay());
  root.dataset.v = String(table.version ?? boot.n);
  loadFaces().finally(() => {
    if (!boot.base || boot.live === false) return;
    listen();
    watchLine();
  });
}
