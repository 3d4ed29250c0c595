// What was chosen so far, in words, while the rest of a deed is to be pointed at. Loaded with the first such deed.
import { $, icon, make, words } from "./page.js";

/** @typedef {import("./match.js").Fit} Fit */

/** @param {Fit[]} left deeds that still fit @param {any} near what was pointed at last @param {() => void} back */
export function half(left, near, back) {
  const deed = soFar(left) ?? near?.getAttribute("aria-label");
  if (!deed) return;
  const facts = { type: "button", className: "round", ariaLabel: words.back, title: words.back, onclick: back };
  const text = words.half.replace("{deed}", deed.split("\n")[0]);
  $("half").replaceChildren(make("span", { textContent: text }), make("button", facts, icon("close")));
  $("half").hidden = false;
}

/** The last step that all of them have behind them. @param {Fit[]} left @returns {string | undefined} */
function soFar(left) {
  const steps = left[0].deed.filter(
    (step, at) => !step.w && !step.f && left.every((found) => found.deed[at]?.id === step.id && isBehind(found, at)),
  );
  return steps.at(-1)?.label;
}

/** @param {Fit} found @param {number} at a step */
const isBehind = ({ deed, step, used }, at) =>
  at < step || (at === step && deed[at].t.length > 0 && deed[at].t.every((id) => used.includes(id)));
