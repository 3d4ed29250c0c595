// A closer look at anything: hover, focus, long press.
import { $, all, make, table, up } from "./page.js";

/** Show what an element says about itself; null: nothing. @param {any} target */
export function lens(target) {
  const box = $("lens");
  const element = up(target, "[data-tip]");
  if (!element) {
    box.hidden = true;
    if (box.matches(":popover-open")) box.hidePopover();
    return;
  }
  box.replaceChildren(...parts(element));
  box.popover = "manual"; // above an open dialog too
  box.hidden = false;
  box.showPopover?.();
  beside(box, element);
}

/** @param {any} element */
function* parts(element) {
  const face = element.dataset.face;
  const view = face && $(face)?.getAttribute("viewBox");
  if (view) {
    const holder = document.createElement("div");
    holder.innerHTML = `<svg viewBox="${view}"><use href="#${face}"/></svg>`;
    yield/** @type {any} */ (holder.firstElementChild);
  }
  const lines = element.dataset.tip.split("\n");
  // a face that bears its name need not be named again
  const named = view && all("text", $(face)).some((text) => text.textContent.trim() === lines[0]);
  for (const [at, line] of lines.entries()) {
    const title = at === 0 && lines.length > 1;
    if (title && named) continue;
    yield make(title ? "b" : "p", {
      textContent: line.replace(/^§/, ""),
      className: line.startsWith("§") ? "price" : "",
    });
  }
}

/** Put a box beside what it is about, where it hides the fewest things that can be chosen. @param {any} box @param {any} about */
export function beside(box, about) {
  const place = bestPlace(box.offsetWidth, box.offsetHeight, about.getBoundingClientRect());
  [box.style.left, box.style.top] = place.map((value) => `${value}px`);
}

/**
 * A place for a box beside another one, hiding as few targets as can be.
 * @param {number} width @param {number} height @param {DOMRect} about @returns {[number, number]}
 */
function bestPlace(width, height, about) {
  const middle = about.left + about.width / 2 - width / 2;
  const level = about.top + about.height / 2 - height / 2;
  const after = [about.right + 12, level];
  const before = [about.left - width - 12, level];
  const tries = [
    ...(document.dir === "rtl" ? [before, after] : [after, before]),
    [middle, about.bottom + 12],
    [middle, about.top - height - 12],
  ];
  const targets = all(".hot").map((element) => element.getBoundingClientRect());
  let best = /** @type {[number, number]} */ ([0, 0]);
  let least = Number.POSITIVE_INFINITY;
  for (const [at, [wishedX, wishedY]] of tries.entries()) {
    const x = Math.max(6, Math.min(innerWidth - width - 6, wishedX));
    const y = Math.max(54, Math.min(innerHeight - height - 8, wishedY));
    const place = new DOMRect(x, y, width, height);
    const hidden = targets.reduce((sum, target) => sum + shared(place, target), at / 100 + 8 * shared(place, about));
    if (hidden < least) {
      least = hidden;
      best = [x, y];
    }
  }
  return best;
}

/** How much of one box another covers, 0 to 1. @param {DOMRect} over @param {DOMRect} box */
function shared(over, box) {
  const width = Math.max(0, Math.min(over.right, box.right) - Math.max(over.left, box.left));
  const height = Math.max(0, Math.min(over.bottom, box.bottom) - Math.max(over.top, box.top));
  return (width * height) / (box.width * box.height || 1);
}

/** @type {any} */
let over = null;
let timer = 0;

/** The pointer is over something. @param {any} target @param {boolean} menuOpen */
export function hover(target, menuOpen) {
  const element = up(target, "[data-tip]");
  if (element === over) return;
  over = element;
  clearTimeout(timer);
  lens(null);
  if (element) timer = window.setTimeout(() => !(menuOpen && element.matches(".hot")) && lens(element), 450);
}

addEventListener("focusin", (event) => {
  clearTimeout(timer);
  lens(null);
  if (up(event.target, ".hot:focus-visible")) timer = window.setTimeout(() => !table.busy && lens(event.target), 900);
});
addEventListener("scroll", () => lens(null), { passive: true, capture: true });
