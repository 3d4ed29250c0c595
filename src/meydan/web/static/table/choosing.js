// Choosing among legal deeds: pointing narrows, what is left alone is sent, the rest is asked.
import { $, NS, all, ask, table, tabMemory } from "./page.js";
import { codesOf, deedsOf, firstIds, fitting, isSet, missing, nextIds, parting } from "./match.js";
import { hideChoices, showChoices, showConfirm, showGeneral } from "./menu.js";
import { post } from "./stream.js";

/** @typedef {import("./match.js").Pick} Pick */
/** @typedef {import("./match.js").Fit} Fit */

const memory = tabMemory("picks");

/** @type {import("./match.js").Deed[]} */
let deeds = [];
/** @type {Pick[]} */
let picks = [];
/** @type {() => void} */
let onSend = () => {};

/** @param {() => void} listener told when a choice leaves */
export function whenSent(listener) {
  onSend = listener;
}

export const pickedIds = () => picks.flatMap((pick) => ("id" in pick ? [pick.id] : []));
export const hasPicks = () => picks.length > 0;

/** New actions from the server. @param {boolean} keep what was half chosen stays if it still fits */
export function renew(keep) {
  deeds = deedsOf(table.actions);
  if (!keep || !fitting(deeds, picks).length) picks = [];
  show();
}

/** After a reload of the same moment: what was half chosen. */
export function resume() {
  deeds = deedsOf(table.actions);
  const kept = memory.get();
  const same = kept && kept.v === table.version && kept.seat === table.seat;
  if (same && fitting(deeds, kept.picks).length) picks = kept.picks;
  show();
}

/** Point at something. @param {string} id */
export function pick(id) {
  const ids = pickedIds();
  const ticking = setMode(fitting(deeds, picks));
  if (ticking && ids.includes(id)) {
    picks = picks.filter((pick) => !("id" in pick && pick.id === id));
    return show();
  }
  if (ids.at(-1) === id) return back();
  const tried = [...picks, { id }];
  if (fitting(deeds, tried).length) picks = tried;
  else if (fitting(deeds, [{ id }]).length) picks = [{ id }]; // a fresh start from another piece
  const left = fitting(deeds, picks);
  const whole = left.filter((found) => !missing(found).length);
  const clear = left.length === 1 || whole[0]?.deed.at(-1)?.u; // the usual way is taken unless another is named
  if (whole.length === 1 && clear && !setMode(left)) return send(whole[0]);
  show();
}

/** A drag begins: this piece is picked, after what it fits to. @param {string} id */
export function lift(id) {
  if (pickedIds().includes(id)) return;
  picks = [[...picks, { id }], [{ id }]].find((tried) => fitting(deeds, tried).length) ?? [];
  show();
}

/** Choose a step by its name. @param {number} depth @param {Fit[]} fits those that go on from there */
function name(depth, fits) {
  const code = fits[0].deed[depth].id;
  const already = picks.findIndex((pick) => "depth" in pick && pick.depth === depth && pick.code === code);
  if (already >= 0) {
    picks = picks.slice(0, already);
    return show();
  }
  const tried = [...picks.filter((pick) => !("depth" in pick && pick.depth === depth)), { depth, code }];
  const left = fitting(deeds, tried);
  picks = left.length ? tried : [{ depth, code }];
  const one = fitting(deeds, picks);
  if (one.length === 1 && (depth >= codesDepth(one[0]) || !missing(one[0]).length)) return send(one[0]);
  show();
}

/** The last step that is not the program's. @param {Fit} found */
const codesDepth = ({ deed }) => deed.findLastIndex((step) => !step.f);

export function back() {
  picks = picks.slice(0, -1);
  show();
}

export function forget() {
  picks = [];
  show();
}

/** @param {Fit} found @param {number[]} amounts */
async function send({ deed }, amounts = []) {
  if (table.busy) return;
  const sure = deed.map((step) => step.sure).find(Boolean);
  if (sure && !(await ask(sure))) return forget();
  table.busy = true;
  for (const id of pickedIds()) $(id)?.classList.add("sent");
  clear();
  onSend();
  const codes = codesOf(deed, amounts);
  const answer = await post("act", { v: table.version, a: codes.length > 1 ? codes : codes[0], seat: table.seat });
  if (answer?.ok) return;
  table.busy = false; // what was chosen stays chosen while the line is bad
  if (answer && answer.status < 500) picks = [];
  for (const element of all(".sent")) element.classList.remove("sent");
  show();
}

/** Whether things are being ticked, to be confirmed together. @param {Fit[]} fits */
const setMode = (fits) =>
  picks.length > 0 &&
  fits.length > 0 &&
  fits.every(({ deed }) => isSet(deed) || deed.length === 1) &&
  fits.some(({ deed }) => isSet(deed));

// ---------------------------------------------------------------- what is shown

export function clear() {
  for (const element of all(".hot,.picked")) {
    element.classList.remove("hot", "picked", "alt", "lit");
    element.querySelector(":scope > .halo")?.remove();
    for (const name of ["tabindex", "aria-pressed"]) element.removeAttribute(name);
    if (element.dataset.role) {
      element.setAttribute("role", element.dataset.role);
      delete element.dataset.role;
    }
  }
  for (const element of all(".when.shown, .aside")) element.classList.remove("shown", "aside");
  hideChoices();
  showGeneral([]);
}

/** A halo is drawn as a child, so it moves with the piece and needs no filter. @param {any} element */
function halo(element) {
  if (!element.ownerSVGElement) return;
  const outline = element.querySelector(":scope > .hl");
  const copied = outline && outline.nodeName !== "use";
  const shape = copied ? outline.cloneNode() : document.createElementNS(NS, "rect");
  if (!copied) {
    const { x, y, width, height } = outline ? boxOf(outline) : element.getBBox();
    const rx = element.matches(".unit, .token") ? width : 9;
    const facts = { x: x - 1.5, y: y - 1.5, width: width + 3, height: height + 3, rx };
    for (const [key, value] of Object.entries(facts)) shape.setAttribute(key, String(value));
  }
  shape.removeAttribute("id");
  shape.setAttribute("class", "halo");
  element.append(shape);
}

/** The box of a `use` as it is written: engines disagree about the drawn one. @param {any} use */
function boxOf(use) {
  const [x, y, width, height] = ["x", "y", "width", "height"].map((key) => +use.getAttribute(key));
  return { x, y, width, height };
}

/** @param {string} id @param {boolean} chosen @param {boolean} other another one to begin with instead */
function glow(id, chosen, other) {
  const element = $(id);
  if (!element) return;
  element.classList.add("hot");
  element.classList.toggle("picked", chosen);
  element.classList.toggle("alt", other);
  if (element.hasAttribute("role")) element.dataset.role = element.getAttribute("role");
  element.setAttribute("role", "button");
  element.setAttribute("tabindex", "0");
  element.setAttribute("aria-pressed", String(chosen));
  halo(element);
  if (chosen) reach(id, true);
}

/** Parts that are drawn for one thing only, such as where it can go. @param {string} id @param {boolean} on */
export function reach(id, on) {
  for (const element of all(`.when[data-for~="${CSS.escape(id)}"]`)) element.classList.toggle("shown", on);
}

/** Light what can be pointed at; only what cannot is listed. */
export function show() {
  const focused = document.activeElement?.id;
  clear();
  memory.set(picks.length ? { v: table.version, seat: table.seat, picks } : null);
  if (table.busy || table.past || !deeds.length) return;
  const left = fitting(deeds, picks);
  const wanted = new Set(left.flatMap(nextIds));
  const chosen = pickedIds();
  for (const id of new Set([...chosen, ...wanted, ...firstIds(deeds)])) {
    glow(id, chosen.includes(id), !wanted.has(id) && !chosen.includes(id));
  }
  if (picks.length) stepAside([...wanted].map($));
  list(left);
  if (focused) $(focused)?.focus?.({ preventScroll: true });
}

/** A sheet on the map makes room where what follows lies under it. @param {any[]} targets */
function stepAside(targets) {
  for (const sheet of all(".over")) {
    const within = (/** @type {any} */ target) => sheet.parentNode.contains(target);
    const hides =
      !targets.some((target) => sheet.contains(target)) && targets.filter(within).some((one) => !isSeen(one));
    sheet.classList.toggle("aside", hides);
  }
}

/** @param {Fit[]} left */
function list(left) {
  const whole = fitting(deeds, []);
  const { depth: first, kids: roots } = parting(whole);
  const general = roots.filter(({ action: { t, o }, fits }) => !t.length && !(o && fits.some((f) => missing(f)[0])));
  const amounts = !picks.length && general.length > 2 && general.length === roots.length && areAmounts(roots);
  if (amounts) return askAmount(first, roots, null);
  const near = $(pickedIds().at(-1) ?? "");
  const { depth, kids } = parting(left);
  if (kids.some(({ action }) => action.p)) return askAmounts(depth, kids, near);
  const isGeneral = (/** @type {unknown} */ action) => general.some((kid) => kid.action === action);
  showGeneral(general.map((kid) => answer(first, kid)));
  if (!picks.length) return;
  if (setMode(left)) return confirmSet(left);
  if (kids.length > 2 && areAmounts(kids)) return askAmount(depth, kids, near);
  const listed = worded(left).filter(({ action }) => near || !isGeneral(action));
  if (listed.length) showChoices(listed, near);
  else sayHalf(left, near);
}

/** Say what was chosen, while the rest is to be pointed at. @param {Fit[]} left @param {any} near */
async function sayHalf(left, near) {
  const asked = picks;
  const { half } = await import("./half.js");
  if (picks === asked && !table.busy) half(left, near, back);
}

/** What cannot be pointed at; of what was pointed at already, what follows it. @param {Fit[]} left @returns {import("./menu.js").Answer[]} */
function worded(left) {
  const chosen = pickedIds();
  const { depth, kids } = parting(left);
  const free = (/** @type {string} */ id) => id !== chosen.at(-1) && isSeen($(id)); // the last one again takes it back
  const glows = left.flatMap(nextIds).some(free);
  return kids.flatMap((kid) => {
    const { action, fits } = kid;
    const next = fits.flatMap(nextIds);
    const open = action.t.some((id) => (next.includes(id) || !chosen.includes(id)) && free(id));
    const begun = action.t.some((id) => chosen.includes(id)) && !chosen.includes(action.t[0]);
    if (glows && open && (!action.b || begun)) return [];
    const told =
      glows && kids.length > 1 && fits.length > 1 && action.t[0] && action.t.every((id) => chosen.includes(id));
    return told ? worded(fits) : [answer(depth, kid)];
  });
}

/** Whether it is drawn: not behind a tab, in a closed panel or under a sheet that lies on the map. @param {any} element */
function isSeen(element) {
  const box = element?.getClientRects()[0];
  if (!box) return false;
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !top?.closest(".over") || element.closest(".over") !== null;
}

/** @param {{action: import("./page.js").Action}[]} kids */
const areAmounts = (kids) =>
  new Set(kids.map(({ action }) => action.n)).size === kids.length &&
  kids.every(({ action }) => action.n !== undefined);

/** @typedef {{action: import("./page.js").Action, fits: Fit[]}} Kid */

/** @type {typeof import("./amounts.js") | null} */
let amountsPart = null;

/** The part for amounts; null when something else is asked by the time it has come. */
async function amountsStillWanted() {
  const asked = picks;
  amountsPart ??= await import("./amounts.js");
  return picks === asked && !table.busy ? amountsPart : null;
}

/** @param {number} depth @param {Kid[]} kids one for each amount @param {any} near */
async function askAmount(depth, kids, near) {
  const part = amountsPart ?? (await amountsStillWanted());
  part?.showStepper(
    kids.map((kid) => answer(depth, kid)),
    near,
  );
}

/** Several amounts on one panel; all and nothing of them are answers of their own. @param {number} depth @param {Kid[]} kids @param {any} near */
async function askAmounts(depth, kids, near) {
  const part = amountsPart ?? (await amountsStillWanted());
  part?.askPanel(kids, near, (kid) => answer(depth, kid), send);
}

/** @param {number} depth @param {{action: import("./page.js").Action, fits: Fit[]}} kid */
function answer(depth, { action, fits }) {
  const pressed = picks.some((pick) => "depth" in pick && pick.depth === depth && pick.code === action.id);
  const ids = [...new Set(fits.flatMap((found) => nextIds({ ...found, step: Math.max(found.step, 0) })))];
  return { action, ids, pressed, choose: () => name(depth, fits) };
}

/** @param {Fit[]} left */
function confirmSet(left) {
  const done = left.find(
    (found) => !missing(found).length && found.used.length === found.deed.flatMap((step) => step.t).length,
  );
  const ids = pickedIds();
  const set = left[0].deed.filter(({ t }) => t.some((id) => ids.includes(id)));
  showConfirm(done && (() => send(done)), codesOf(set));
}
