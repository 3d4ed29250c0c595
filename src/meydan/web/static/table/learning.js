// Learning at the table: why something cannot be used, the rule behind it, hints, the analysis, a lesson's progress.
import { $, all, boot, kept, make, root, table, up, words } from "./page.js";
import { bestPlace } from "./lens.js";
import { ring } from "./painting.js";
import { post } from "./stream.js";

const game = root.dataset.game;
const POLL = 1200;
const STAYS = 9000;

// ---------------------------------------------------------------- a few lines beside what they are about

let leaving = 0;

/** @param {any} about @param {(Node | string)[]} lines */
function tell(about, ...lines) {
  const box =
    $("told") ??
    document.body.appendChild(make("div", { id: "told", className: "told", role: "status", popover: "manual" }));
  box.replaceChildren(...lines);
  box.showPopover?.();
  const place = bestPlace(box.offsetWidth, box.offsetHeight, about.getBoundingClientRect());
  [box.style.left, box.style.top] = place.map((value) => `${value}px`);
  clearTimeout(leaving);
  leaving = window.setTimeout(hush, STAYS);
}

function hush() {
  const box = $("told");
  if (box?.matches(":popover-open")) box.hidePopover();
}
addEventListener("pointerdown", (event) => up(event.target, "#told") || hush(), { capture: true });

// ---------------------------------------------------------------- why not?

addEventListener("click", async (event) => {
  const thing = up(event.target, ".table svg [id]");
  if (
    !thing ||
    !table.asked ||
    table.busy || // it was just used
    boot.live === false ||
    up(event.target, ".hot, [data-open]") ||
    up(event.target, ".picked")
  )
    return;
  const named = up(thing, "[data-tip], .piece, .spot");
  if (!named?.id) return;
  const answer = await post("why", { target: named.id, seat: table.seat });
  const { reasons = [] } = answer?.ok ? await answer.json() : {};
  if (reasons.length) tell(named, ...reasons.map(reason));
});

/** @param {any} told */
function reason(told) {
  const line = make("p", {}, told.text, " ");
  if (told.law) line.append(make("q", { textContent: told.law }), " ");
  if (told.clause) {
    const link = make("a", { href: told.address, textContent: told.rule, className: "law-link" });
    link.dataset.clause = told.clause;
    line.append(link);
  }
  return line;
}

// ---------------------------------------------------------------- the rules beside the table

addEventListener(
  "click",
  async (event) => {
    const link = up(event.target, "[data-clause]");
    if (!link || !game) return;
    event.preventDefault();
    event.stopPropagation();
    const answer = await fetch(`/rules/${game}/part/${link.dataset.clause}`).catch(() => null);
    if (!answer?.ok) return;
    const panel = $("d-law");
    panel.querySelector(".inside").innerHTML = (await answer.json()).html;
    if (!panel.open) panel.show();
    const law = panel.querySelector(`[id="${CSS.escape(link.dataset.clause)}"]`) ?? panel.querySelector(".law");
    law?.classList.add("wanted");
    law?.scrollIntoView({ block: "center" });
  },
  { capture: true },
);

// ---------------------------------------------------------------- hints

addEventListener("click", async (event) => {
  const button = up(event.target, "#hint");
  if (!button) return;
  button.disabled = true;
  const answer = await post("hint", { seat: table.seat });
  button.disabled = false;
  if (!answer?.ok) return;
  const { options, why } = await answer.json();
  ring(options[0]?.targets ?? []);
  const list = options.map((/** @type {any} */ option) => {
    const row = make(
      "button",
      { type: "button", className: "quiet small" },
      option.text,
      " ",
      make("b", { textContent: words["hint-chance"].replace("{percent}", digits(option.percent)) }),
    );
    for (const on of ["pointerenter", "focus", "click"]) row.addEventListener(on, () => ring(option.targets));
    return row;
  });
  tell(button, ...list, ...why.slice(0, 1).map((/** @type {string} */ text) => make("p", { textContent: text })));
});

/** @param {number} value */
const digits = (value) => new Intl.NumberFormat(root.lang, { useGrouping: false }).format(value);

// ---------------------------------------------------------------- the analysis of a finished game

/** @param {string} [method] */
async function analysis(method = "GET") {
  const box = $("analysis");
  const answer = await fetch(`${boot.at.split("/at/")[0]}/analysis`, { method }).catch(() => null);
  if (!answer?.ok) return;
  const { html, state } = await answer.json();
  box.innerHTML = html;
  if (state === "working") setTimeout(analysis, POLL);
  if ($("analyse")) $("analyse").onclick = () => analysis("POST");
}
if ($("analysis") && boot.at) analysis();
addEventListener("click", (event) => {
  const link = up(event.target, "[data-moment]");
  if (!link || !$("slider")) return;
  event.preventDefault();
  $("slider").value = link.dataset.moment;
  $("slider").dispatchEvent(new Event("input", { bubbles: true }));
});

// ---------------------------------------------------------------- lessons and puzzles

/** What is finished is remembered on this device; puzzles of following days make a streak. */
function remember() {
  if (!root.dataset.lesson || !all("#lesson [data-done]").length) return;
  kept.set(`lesson:${root.dataset.lesson}`, "done");
  if (!root.dataset.puzzle || kept.get("puzzle-last") === root.dataset.puzzle) return;
  const row =
    Number(kept.get("puzzle-last")) === Number(root.dataset.puzzle) - 1 ? Number(kept.get("puzzle-streak")) + 1 : 1;
  kept.set("puzzle-streak", String(row));
  kept.set("puzzle-last", root.dataset.puzzle);
}
if ($("lesson")) new MutationObserver(remember).observe($("lesson"), { childList: true, subtree: true });
