// Where a box lies beside what it is about.
import { all } from "./page.js";

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
  const targets = all(".hot, .answers button").map((element) => element.getBoundingClientRect());
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
