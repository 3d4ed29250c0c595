// Amounts: one as a stepper, several on one panel; loaded where a game asks for them.
import { $, icon, make, number, words } from "./page.js";
import { fill, settle } from "./menu.js";

/** @typedef {import("./menu.js").Answer} Answer */
/** @typedef {import("./match.js").Fit} Fit */
/** @typedef {import("./choosing.js").Kid} Kid */

/**
 * Amounts as a stepper: one line however many there are.
 * @param {Answer[]} answers each with an amount @param {any} near
 */
export function showStepper(answers, near) {
  const box = $("choices");
  const sorted = [...answers].sort((one, other) => Number(one.action.n) - Number(other.action.n));
  const before = box.querySelector("[type=range]");
  const dial = make("input", { type: "range", min: 0, max: sorted.length - 1, step: 1 });
  const usual = sorted[0].action.low ? 0 : sorted.length - 1;
  dial.value = before && +before.max === sorted.length - 1 ? before.value : usual;
  dial.ariaLabel = words.amount;
  const shown = make("output");
  const send = make("button", { type: "button", className: "primary", id: "choice-amount" });
  const turn = () => {
    const { action } = sorted[+dial.value];
    shown.textContent = number.format(Number(action.n));
    dial.setAttribute("aria-valuetext", shown.textContent);
    send.replaceChildren(icon(action.icon), make("span", { textContent: action.label }));
    send.dataset.ids = sorted[+dial.value].ids.join(" ");
  };
  /** @param {number} by @param {string} sign @param {string} label */
  const step = (by, sign, label) => {
    const onclick = () => {
      dial.value = String(+dial.value + by);
      turn();
    };
    return make("button", { type: "button", className: "round", ariaLabel: label, onclick }, icon(sign));
  };
  dial.oninput = turn;
  send.onclick = () => sorted[+dial.value].choose();
  const [less, more] = [step(-1, "minus", words.less), step(1, "plus", words.more)];
  box.replaceChildren(make("div", { className: "stepper" }, less, dial, more, shown), send);
  turn();
  box.hidden = false;
  settle(box, near);
}

/**
 * Several amounts at once, each with its stepper, all of them at their most to begin with.
 * @param {{label: string, codes: number[]}[]} dials @param {Answer[]} others @param {any} near
 * @param {(chosen: number[]) => void} choose
 */
function showPanel(dials, others, near, choose) {
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

/**
 * The amounts of a choice on a panel; all and nothing of them are answers of their own.
 * @param {Kid[]} kids @param {any} near @param {(kid: Kid) => Answer} answer
 * @param {(found: Fit, amounts: number[]) => void} send
 */
export function askPanel(kids, near, answer, send) {
  const some = kids.find(({ action }) => action.p);
  const dials = some?.action.p ?? [];
  const others = kids.filter(({ action }) => !action.p && action.all === undefined);
  showPanel(dials, others.map(answer), near, (chosen) => {
    const share = chosen.every((n, kind) => n === dials[kind].codes.length - 1) ? 1 : chosen.some(Boolean) ? -1 : 0;
    const plain = kids.find(({ action }) => action.all === share);
    const [found] = (plain ?? some)?.fits ?? [];
    if (found) send(found, plain ? [] : chosen.map((n, kind) => dials[kind].codes[n]));
  });
}
