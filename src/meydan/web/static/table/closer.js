// What the lens shows: a face, words, and the rule they rest on. Loaded with the first closer look.
import { $, all, make, root, table, up } from "./page.js";
import { beside } from "./place.js";

const FAR = 260; // px: rather than over what glows it lies far off
const BOOKS = "/rules/"; // in quotes: a site below a path finds it there

/**
 * Put an element's own words into the lens, and the sign of its rule under them.
 * @param {any} box @param {any} element @param {() => boolean} wanted whether it is still looked at
 */
export async function look(box, element, wanted) {
  const lines = [...parts(element)];
  if (lines.length && wanted()) open(box, element, lines);
  const rule = await ruleOf(element);
  if (rule && wanted())
    open(box, element, [...(lines.length ? lines : [make("p", { textContent: rule.text })]), sign(rule)]);
}

/** @param {any} box @param {any} about @param {Node[]} lines */
function open(box, about, lines) {
  box.replaceChildren(...lines);
  box.popover = "manual"; // above an open dialog too
  box.hidden = false;
  box.showPopover?.();
  const face = box.querySelector(":scope > svg");
  if (face && wide(face) <= wide(about)) face.remove(); // what is drawn as large already is not drawn again
  beside(box, about, FAR);
}

/** @param {any} element */
const wide = (element) => element.getBoundingClientRect().width;

/** @param {any} element */
function* parts(element) {
  const { face, tip } = element.dataset;
  const view = face && $(face)?.getAttribute("viewBox");
  if (view) {
    const holder = document.createElement("div");
    holder.innerHTML = `<svg viewBox="${view}"><use href="#${face}"/></svg>`;
    yield/** @type {any} */ (holder.firstElementChild);
  }
  const lines = tip?.split("\n") ?? [];
  const letters = (/** @type {string} */ text) => text.replace(/\s/g, "");
  const written = view ? letters(all("text", $(face)).reduce((before, text) => before + text.textContent, "")) : "";
  for (const [at, line] of lines.entries()) {
    const title = at === 0 && lines.length > 1;
    const price = line.startsWith("§");
    const twice = !price && written.includes(letters(line)) ? (title ? "named" : "written") : "";
    yield make(title ? "b" : "p", { textContent: line.replace(/^§/, ""), className: price ? "price" : twice });
  }
}

// ---------------------------------------------------------------- the rule behind it

/** @typedef {{codes: [number, string][], things: Record<string, string>, names: Record<string, string>, rules: Record<string, [string, string]>}} Clauses */

/** @type {Promise<Clauses | null> | null} */
let asked = null;

const clauses = () => (asked ??= root.dataset.game ? load() : Promise.resolve(null));

/** @returns {Promise<Clauses | null>} */
async function load() {
  const answer = await fetch(`${BOOKS}${root.dataset.game}/clauses`).catch(() => null);
  if (!answer?.ok) asked = null; // another time
  return answer?.ok ? answer.json() : null;
}

/** @param {any} element */
export async function ruleOf(element) {
  const known = await clauses();
  if (!known) return null;
  const button = element.id?.startsWith("choice-");
  const clause =
    (button ? clauseOfCode(known, table.actions, +element.id.slice(7)) : clauseOfThing(known, element)) || asking();
  const rule = known.rules[clause];
  return rule ? { clause, number: rule[0], text: rule[1] } : null;
}

/** That of the question. */
const asking = () => document.querySelector("#prompt [data-clause]")?.getAttribute("data-clause") ?? "";

/**
 * An answer's own clause, or that of the step it follows.
 * @param {Clauses} known @param {import("./page.js").Action[]} actions @param {number} code @returns {string | undefined}
 */
function clauseOfCode(known, actions, code) {
  const own = (/** @type {number} */ of) => known.codes.findLast(([first]) => first <= of)?.[1];
  for (const action of actions) {
    if (action.id === code) return own(code);
    const later = clauseOfCode(known, action.next ?? [], code);
    if (later !== undefined) return later || own(action.id);
  }
  return undefined;
}

/** As `Pointing.thing` does it. @param {Clauses} known @param {any} element */
function clauseOfThing(known, element) {
  for (const key of keysOf(element)) {
    const begins = Object.keys(known.things).filter((begin) => key.startsWith(begin));
    const [longest] = begins.sort((one, other) => other.length - one.length);
    for (const way of known.things[longest]?.split(" ") ?? []) {
      if (way !== "names") return way;
      const names = key.split("-").map((part) => known.names[part] ?? known.names[part.replace(/_\d$/, "")]);
      const named = names.find(Boolean);
      if (named) return named;
    }
  }
  return "";
}

/** The most telling first. @param {any} element @returns {string[]} */
function keysOf(element) {
  const own = element.id || element.dataset.key || element.dataset.face;
  const around = [];
  for (let part = element.parentElement?.closest("[id]"); part; part = part.parentElement?.closest("[id]"))
    around.push(part.id);
  const mark = element.querySelector("use")?.getAttribute("href");
  return [...(own ? [own] : mark ? [`${around[0]} ${mark}`, mark] : []), ...around];
}

/** @param {{clause: string, number: string}} rule */
function sign({ clause, number }) {
  const link = make("a", { className: "law-link", textContent: `§ ${number}`, tabIndex: -1 });
  link.href = `${BOOKS}${root.dataset.game}#${clause}`;
  link.dataset.clause = clause;
  return link;
}

/** By the key for it: the rule behind what has the focus, or behind the question. @param {any} element */
export async function rule(element) {
  const found = await ruleOf(up(element, "[data-tip], .hot, .answers button[id]") ?? document.body);
  if (!found) return;
  const link = sign(found);
  $("lens").replaceChildren(link);
  link.click(); // as if it had been pressed
}
