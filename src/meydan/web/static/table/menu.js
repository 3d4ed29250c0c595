// Lists of answers: buttons in the prompt or beside a piece, grouped; steppers for amounts.
import { $, all, icon, isTall, make, number, up, whenOver, words } from "./page.js";
import { lens } from "./lens.js";
import { beside } from "./place.js";

/** @typedef {import("./page.js").Action} Action */
/** @typedef {{action: Action, ids: string[], label?: string, pressed?: boolean, choose: () => void}} Answer */

const LONG = 12;

/** @param {Answer} answer */
function button({ action, ids, label, pressed, choose }) {
  const face = make("button", { type: "button", id: `choice-${action.id}`, onclick: choose });
  face.append(icon(action.icon), make("span", { textContent: label ?? action.label }));
  if (action.tag) face.append(make("span", { className: "tag", textContent: action.tag }));
  if (pressed) face.setAttribute("aria-pressed", "true");
  face.dataset.ids = ids.join(" ");
  return face;
}

/** The name of what an answer is about. @param {Answer} answer */
const subject = ({ action }) =>
  $(action.t[0] ?? "")
    ?.getAttribute("aria-label")
    ?.split("\n")[0] ?? "";

/** @param {any} box @param {Answer[]} answers */
export function fill(box, answers) {
  const typed = box.querySelector(".filter")?.value ?? "";
  box.replaceChildren();
  let heading = "";
  for (const answer of answers) {
    const title = answers.length > LONG ? subject(answer) : "";
    if (title && title !== heading) box.append(make("h3", { textContent: title }));
    heading = title;
    box.append(button(answer));
  }
  if (answers.length > LONG) import("./sifting.js").then(({ sifted }) => sifted(box, typed));
  box.hidden = !answers.length;
}

/** Answers that belong to no place, inside the prompt. @param {Answer[]} answers */
export const showGeneral = (answers) => fill($("general"), answers);

/** Answers to what was pointed at: beside it, or inside the prompt. @param {Answer[]} answers @param {any} near */
export function showChoices(answers, near) {
  const box = $("choices");
  fill(box, answers);
  settle(box, near);
}

/** What the answers lie beside. @type {any} */
let about = null;

/** Beside what it is about, where that hides nothing to be pointed at; else inside the prompt. @param {any} box @param {any} near */
export function settle(box, near) {
  about = near;
  box.classList.toggle("near", Boolean(near) && !isTall());
  if (box.hidden || !box.matches(".near")) return;
  lens(null);
  box.classList.toggle("near", beside(box, near));
}
const again = () => settle($("choices"), about);
addEventListener("look", again, { capture: true }); // the map moves under it
addEventListener("resize", again);

/**
 * One button that sends a ticked set, or tells what it lacks.
 * @param {(() => void) | undefined} send @param {number[]} set the codes that are ticked
 */
export function showConfirm(send, set) {
  const box = $("choices");
  const facts = { type: "button", className: "primary", id: "choice-confirm", onclick: send, ariaDisabled: !send };
  const face = make("button", facts);
  face.append(icon("check"), make("span", {}, `${words.confirm} (${number.format(set.length)})`));
  if (!send) face.dataset.set = set.join(" ");
  box.replaceChildren(face);
  box.hidden = false;
  settle(box, null);
}

export function hideChoices() {
  $("choices").hidden = $("half").hidden = true;
}

export const choicesShown = () => !$("choices").hidden;

// A button lights what it is about, and what is about to be pointed at lights its buttons.
/** @param {any} face @param {boolean} on */
function light(face, on) {
  for (const id of (face.dataset.ids ?? "").split(" ")) $(id)?.classList.toggle("lit", on);
}
whenOver((target, on) => {
  const face = up(target, "#choices button, #general button");
  if (face) light(face, on);
  const id = up(target, ".hot")?.id;
  if (id)
    for (const other of all("[data-ids]"))
      other.classList.toggle("lit", on && other.dataset.ids.split(" ").includes(id));
});

/** The buttons that can be pressed by a digit. */
export const listed = () =>
  ["#choices", "#general"].flatMap((box) => all(`${box}:not([hidden]) button:not([hidden], .round)`));
