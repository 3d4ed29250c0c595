// What every module of the table uses: finding elements, the data the page came with, and what is known now.
import { $, kept } from "../site.js";

/**
 * One choice, and the choices that may follow it in the same deed.
 * @typedef {object} Action
 * @property {number} id code
 * @property {string[]} t ids to be pointed at
 * @property {string[]} [o] ids that narrow the choice but are not needed
 * @property {number} [b] a button too: the place only stands for it
 * @property {number} [i] what follows tells it
 * @property {string} label
 * @property {string} icon
 * @property {string} [tag] a short price or gain
 * @property {number} [n] the amount, where it is one
 * @property {number} [low] asked from the least amount on
 * @property {number} [s] one more of a set
 * @property {number} [f] answered by the program
 * @property {number} [w] on the way to what is meant: nobody points at it
 * @property {number} [u] the usual way, taken unless another is named
 * @property {{label: string, codes: number[]}[]} [p] amounts asked together, from none on
 * @property {number} [all] 1: all of what the amounts would ask for, 0: nothing of it
 * @property {string} [sure] a question to be asked before it is sent
 * @property {Action[]} [next]
 */

/** @typedef {any} Message */

export { $, kept };
export const root = document.documentElement;
export const rtl = document.dir === "rtl";
export const NS = "http://www.w3.org/2000/svg";
export const boot = JSON.parse($("boot").textContent);
export const words = JSON.parse($("words").textContent);

/** What the page knows now. */
export const table = {
  version: boot.v,
  /** @type {number | null} whose eyes */
  seat: boot.seat,
  asked: boot.asked,
  over: boot.over,
  /** @type {Action[]} */
  actions: boot.actions ?? [],
  busy: false, // a choice is on its way
  past: false, // an earlier moment is shown
};

/** @param {string} selector @param {any} [within] @returns {any[]} */
export const all = (selector, within = document) => [...within.querySelectorAll(selector)];

/** Something comes under the pointer or the focus, or leaves it. @param {(target: any, on: boolean) => void} tell */
export function whenOver(tell) {
  for (const name of ["pointerover", "focusin"]) addEventListener(name, (event) => tell(event.target, true));
  for (const name of ["pointerout", "focusout"]) addEventListener(name, (event) => tell(event.target, false));
}

/** The nearest element around a node. @param {any} node @param {string} selector @returns {any} */
export const up = (node, selector) => node?.closest?.(selector) ?? null;

/** @param {string} tag @param {Record<string, any>} [facts] @param {...(Node | string)} inside @returns {any} */
export function make(tag, facts = {}, ...inside) {
  const element = Object.assign(document.createElement(tag), facts);
  element.append(...inside);
  return element;
}

/** @param {string} name @returns {any} */
export function icon(name) {
  const holder = document.createElement("span");
  holder.innerHTML = `<svg class="ic" aria-hidden="true"><use href="#i-${name}"/></svg>`;
  return holder.firstElementChild;
}

export const number = new Intl.NumberFormat(root.lang, { useGrouping: false });
export const isTall = () => boot.layout === "tall";
export const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;

/** What outlives a reload of this tab. @param {string} name */
export const tabMemory = (name) => ({
  get() {
    try {
      return JSON.parse(sessionStorage.getItem(`${name}-${boot.table ?? ""}`) ?? "null");
    } catch {
      return null;
    }
  },
  /** @param {any} value */
  set(value) {
    try {
      sessionStorage.setItem(`${name}-${boot.table ?? ""}`, JSON.stringify(value));
    } catch {
      /* private mode */
    }
  },
});

let fading = 0;
/** A short word to the person. @param {string} text @param {number} [ms] how long; 0: until the next */
export function toast(text, ms = 0) {
  const box = $("toast");
  box.textContent = text;
  box.hidden = !text;
  clearTimeout(fading);
  if (ms) fading = window.setTimeout(() => (box.hidden = true), ms);
}

/** @param {string} question @returns {Promise<boolean>} */
export function ask(question) {
  const box = $("ask");
  $("ask-t").textContent = question;
  box.showModal();
  return new Promise((answer) => {
    for (const button of all("button", box)) {
      button.onclick = () => {
        box.returnValue = button.value;
        box.close();
      };
    }
    box.onclose = () => {
      answer(box.returnValue === "yes");
      box.returnValue = "";
    };
  });
}
