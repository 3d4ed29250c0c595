// Meydan's table: receives keyed fragments, paints them, and turns legal deeds into pointing. Knows no game.
import { boot, root, table } from "./page.js";
import "./pointer.js";
import "./keyboard.js";
import "./panels.js";
import "./talk.js";
import "./learning.js";
import { resume, whenSent } from "./choosing.js";
import { forgetSince, tellSince } from "./journal.js";
import { notice } from "./notice.js";
import { beat, curtain, loadFaces, receive, ring } from "./painting.js";
import { startReplay } from "./replay.js";
import { listen, onNews, watchLine } from "./stream.js";

const fit = () => (innerWidth < 760 || innerHeight > innerWidth * 1.15 ? "tall" : "wide");

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
  resume();
  ring(boot.point ?? []);
  beat(boot.window);
  if (table.asked) tellSince();
  notice(false);
  startReplay();
  root.dataset.v = String(table.version ?? boot.n);
  loadFaces().finally(() => {
    if (!boot.base || boot.live === false) return;
    listen();
    watchLine();
  });
}
