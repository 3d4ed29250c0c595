// Several amounts on one panel; loaded where a game asks for them.
import { $, icon, make, number, words } from "./page.js";
import { fill, settle } from "./menu.js";

/** @typedef {import("./menu.js").Answer} Answer */

/**
 * Several amounts at once, each with its stepper, all of them at their most to begin with.
 * @param {{label: string, codes: number[]}[]} dials @param {Answer[]} others @param {any} near
 * @param {(chosen: number[]) => void} choose
 */
export function showPanel(dials, others, near, choose) {
  const box = $("choices");
  fill(box, others);
  const chosen = dials.map(({ codes }) => codes.length - 1);
  const lines = dials.map(({ label, codes }, kind) => {
    const shown = make("output");
    /** @param {number} by */
    const turn = (by) => () => {
      chosen[kind] = Math.min(codes.length - 1, Math.max(0, chosen[kind] + by));
      shown.textContent = `${number.format(chosen[kind])} / ${number.format(codes.length - 1)}`;
    };
    const [less, more] = [-1, 1].map((by) =>
      make("button", { type: "button", className: "round", onclick: turn(by) }, icon(by < 0 ? "minus" : "plus")),
    );
    less.setAttribute("aria-label", `${words.less}: ${label}`);
    more.setAttribute("aria-label", `${words.more}: ${label}`);
    turn(0)();
    return make("div", { className: "stepper" }, make("span", { textContent: label }), less, shown, more);
  });
  const send = make("button", {
    type: "button",
    className: "primary",
    id: "choice-amount",
    onclick: () => choose(chosen),
  });
  send.append(icon("check"), make("span", { textContent: words.confirm }));
  box.prepend(...lines, send);
  box.hidden = false;
  settle(box, near);
}
