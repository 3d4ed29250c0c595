// Learning at the table: why something cannot be used, the rule behind it, a bot's reasons, hints. Loaded when asked.
import { $, make, number, root, table, up, words } from "./page.js";
import { beside } from "./lens.js";
import { ring } from "./painting.js";
import { post } from "./stream.js";

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
  beside(box, about);
  clearTimeout(leaving);
  leaving = window.setTimeout(hush, STAYS);
}

function hush() {
  const box = $("told");
  if (box?.matches(":popover-open")) box.hidePopover();
}
addEventListener("pointerdown", (event) => up(event.target, "#told") || hush(), { capture: true });

// ---------------------------------------------------------------- why not?

/** @param {any} thing something that is of no use now */
export async function why(thing) {
  if (table.busy) return; // it was just used
  const answer = await post("why", { target: thing.id, seat: table.seat });
  const { reasons = [] } = answer?.ok ? await answer.json() : {};
  if (reasons.length) tell(thing, ...reasons.map(reason));
}

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

/** @param {any} link to a clause */
export async function law(link) {
  const { clause } = link.dataset;
  const answer = await fetch(`/rules/${root.dataset.game}/part/${clause}`).catch(() => null);
  if (!answer?.ok) return;
  const panel = $("d-law");
  panel.querySelector(".inside").innerHTML = (await answer.json()).html;
  if (!panel.open) panel.show();
  const found = panel.querySelector(`[id="${CSS.escape(clause)}"]`) ?? panel.querySelector(".law");
  found?.classList.add("wanted");
  found?.scrollIntoView({ block: "center" });
}

/** @param {string} text */
const paragraph = (text) => make("p", { textContent: text });

// ---------------------------------------------------------------- why a bot moved

/** @param {any} button above a bot's turn in the journal */
export async function move(button) {
  button.disabled = true;
  const answer = await post("move", { bot: +button.dataset.why, at: +button.dataset.until });
  button.disabled = false;
  if (!answer?.ok) return;
  tell(button, ...(await answer.json()).why.map(paragraph));
  const line = button.closest("li")?.nextElementSibling?.querySelector("[data-marks]");
  ring(line?.dataset.marks.split(" ") ?? []);
}

// ---------------------------------------------------------------- hints

/** @param {any} button */
export async function hint(button) {
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
      make("b", { textContent: words["hint-chance"].replace("{percent}", number.format(option.percent)) }),
    );
    for (const on of ["pointerenter", "focus", "click"]) row.addEventListener(on, () => ring(option.targets));
    return row;
  });
  tell(button, ...list, ...why.slice(0, 4).map(paragraph));
}
