// Learning at the table: why something cannot be used, the rule behind it, a bot's reasons, hints. Loaded when asked.
import { $, make, number, root, table, up, words } from "./page.js";
import { passage } from "../passage.js";
import { draw, wipe } from "./arrows.js";
import { lens } from "./lens.js";
import { beside } from "./place.js";
import { ring } from "./painting.js";
import { post } from "./stream.js";

const STAYS = 20_000; // ms; a line on the board stays until something is pressed

// ---------------------------------------------------------------- a few lines beside what they are about

let leaving = 0;

/** @param {any} about @param {number} stays ms; 0: until something is pressed @param {(Node | string)[]} lines */
function tell(about, stays, ...lines) {
  const box =
    $("told") ??
    document.body.appendChild(make("div", { id: "told", className: "told", role: "status", popover: "manual" }));
  box.replaceChildren(...lines);
  const side = about.closest("aside"); // what is told of a button there hides little of the board
  box.style.maxWidth = side && side.clientWidth < innerWidth / 2 ? `${Math.max(side.clientWidth, 280)}px` : "";
  box.showPopover?.();
  beside(box, about);
  clearTimeout(leaving);
  if (stays) leaving = window.setTimeout(hush, stays);
}

function hush() {
  const box = $("told");
  wipe();
  if (box?.matches(":popover-open")) box.hidePopover();
}
addEventListener("pointerdown", (event) => up(event.target, "#told") || hush(), { capture: true });
addEventListener("keydown", (event) => event.key === "Escape" && hush());
new MutationObserver(hush).observe(root, { attributeFilter: ["data-v"] }); // the board is another one now

// ---------------------------------------------------------------- why not?

/** @param {any} thing something that is of no use now, or the button of a set that lacks something */
export async function why(thing) {
  if (table.busy) return; // it was just used
  const answer = await post("why", { target: thing.id, set: thing.dataset.set, seat: table.seat });
  const { reasons = [] } = answer?.ok ? await answer.json() : {};
  if (reasons.length) tell(thing, STAYS, ...reasons.map(reason));
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
export function law(link) {
  lens(null);
  /** @type {any} */ (document.querySelector("dialog:modal"))?.close(); // the table's menu lies over everything
  return passage(root.dataset.game ?? "", link.dataset.clause);
}

/** @param {string} text */
const paragraph = (text) => make("p", { textContent: text });

// ---------------------------------------------------------------- a line of moves

/** @typedef {import("./arrows.js").Move & {text: string}} Told */

/** In words what the numbers on the board mean. @param {Told[]} line */
function inWords(line) {
  if (line.length < 2) return [];
  const list = make("ol", {}, ...line.map(({ text }) => make("li", { textContent: text })));
  return [paragraph(words.expected), list];
}

// ---------------------------------------------------------------- why a bot moved

/** @param {any} button above a bot's turn in the journal */
export async function move(button) {
  button.disabled = true;
  const answer = await post("move", { bot: +button.dataset.why, at: +button.dataset.until });
  button.disabled = false;
  if (!answer?.ok) return;
  const { why, line } = await answer.json();
  tell(button, 0, ...why.map(paragraph), ...inWords(line));
  ring(marksBelow(button.closest("li")));
  draw(line);
}

/** What the lines of one turn point at. @param {any} heading @returns {string[]} */
function marksBelow(heading) {
  const marks = [];
  for (let line = heading.nextElementSibling; line && !line.matches(".turn-of"); line = line.nextElementSibling)
    marks.push(...(line.querySelector("[data-marks]")?.dataset.marks.split(" ") ?? []));
  return marks;
}

// ---------------------------------------------------------------- hints

/** @param {any} button */
export async function hint(button) {
  button.disabled = true;
  const answer = await post("hint", { seat: table.seat });
  button.disabled = false;
  if (!answer?.ok) return;
  const { options, why, line } = await answer.json();
  const list = options.map((/** @type {any} */ option, /** @type {number} */ at) => {
    const row = make(
      "button",
      { type: "button", className: "quiet small" },
      option.text,
      " ",
      make("b", { textContent: words["hint-chance"].replace("{percent}", number.format(option.percent)) }),
    );
    const point = () => {
      ring(option.targets);
      draw(at ? [{ ...option, own: true }] : line);
    };
    for (const on of ["pointerenter", "focus", "click"]) row.addEventListener(on, point);
    return row;
  });
  tell(button, 0, ...list, ...why.slice(0, 4).map(paragraph), ...inWords(line));
  ring(options[0]?.targets ?? []);
  draw(line);
}
