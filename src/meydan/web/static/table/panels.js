// Panels to look into while playing, tabs on a phone; both remember how they were left.
import { $, all, boot, isTall, kept, up } from "./page.js";

const pinned = `pinned-${boot.table ?? "replay"}`;

/** Open a panel: on a phone over everything, else beside the board, so that one can go on playing. @param {any} panel */
async function open(panel) {
  if (panel.open) return panel.close();
  if (panel.id === "d-menu") await import("./settings.js").catch(() => {});
  for (const other of all("dialog.panel[open]:not(.pinned)")) other.close();
  if (isTall() || !panel.classList.contains("panel")) panel.showModal();
  else panel.show();
  panel.querySelector(".inside")?.focus({ preventScroll: true });
}

/** @param {MouseEvent} event */
function press(event) {
  const target = /** @type {any} */ (event.target);
  const opener = up(target, "[data-open]");
  if (opener && !up(target, ".hot")) open($(opener.dataset.open));
  const panel = up(target, "dialog");
  if (panel && up(target, "[data-pin]")) import("./pins.js").then(({ pin }) => pin(panel, pinned));
  if (panel && (target === panel || up(target, "[data-close]"))) panel.close();
}
addEventListener("click", press, { capture: true }); // before the press is an answer and what it met glows no more
addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const panel of all("dialog.panel[open]:not(.pinned)")) panel.close();
});
if (kept.get(pinned) && !isTall()) import("./pins.js").then(({ restore }) => restore(pinned));

// ---------------------------------------------------------------- tabs on a phone

const chosen = `tab-${boot.table ?? "replay"}`;

/** @param {string} name */
function choose(name) {
  const tabs = all("[role=tab]");
  const known = tabs.some((tab) => tab.dataset.tab === name) ? name : tabs[0]?.dataset.tab;
  for (const tab of tabs) {
    const on = tab.dataset.tab === known;
    tab.setAttribute("aria-selected", String(on));
    tab.tabIndex = on ? 0 : -1;
  }
  for (const pane of all("[role=tabpanel]")) pane.hidden = pane.id !== `pane-${known}`;
  kept.set(chosen, known ?? "");
}
/** Where nothing in sight can be chosen: the tab that holds what can, and of it what shows most such things whole. */
export function reveal() {
  const pane = document.querySelector("[role=tabpanel]:has(.hot)");
  if (!pane || document.querySelector(".a-board .hot")) {
    for (const table of all(".giving")) table.classList.remove("giving");
    return;
  }
  if (!all(".hot").some((thing) => thing.checkVisibility())) choose(pane.id.slice(5));
  import("./sight.js").then(({ scroll }) => scroll());
}

for (const tab of all("[role=tab]")) {
  tab.onclick = () => {
    const again = tab.getAttribute("aria-selected") === "true";
    const { classList } = up(tab, ".table");
    classList.toggle("enlarged", again && !up(tab, ".enlarged, .giving"));
    classList.remove("giving");
    choose(tab.dataset.tab);
  };
  tab.onkeydown = (/** @type {KeyboardEvent} */ event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    const tabs = all("[role=tab]");
    const way = document.dir === "rtl" ? -step : step;
    const other = tabs[(tabs.indexOf(tab) + way + tabs.length) % tabs.length];
    other.focus();
    choose(other.dataset.tab);
  };
}
if (all("[role=tab]").length) choose(kept.get(chosen) ?? "");
