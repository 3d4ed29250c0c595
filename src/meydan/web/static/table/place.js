// Where a box lies beside what it is about.
import { all, rtl } from "./page.js";

const GAP = 12; // px to what it is about
const STEP = 12; // px from one place that is tried to the next
const FAR = 120; // px: further off it is beside nothing

/**
 * Put a box beside what it is about, at the nearest place where it hides nothing that can be chosen, else as little as
 * can be.
 * @param {any} box @param {any} about @param {number} [far] px it may be off @returns {boolean} whether it hides nothing
 */
export function beside(box, about, far = FAR) {
  const { offsetWidth: width, offsetHeight: height } = box;
  const near = about.getBoundingClientRect();
  const others = all(".hot, .asking, .answers button").filter((element) => !box.contains(element));
  const targets = others.map((element) => element.getBoundingClientRect());
  const level = near.top + near.height / 2 - height / 2;
  const middle = near.left + near.width / 2 - width / 2;
  let [left, top, least, hides] = [0, 0, Number.POSITIVE_INFINITY, 1];
  for (const x of tries(middle, near.left - width - GAP, near.right + GAP, far, 6, innerWidth - width - 6))
    for (const y of tries(level, near.top - height - GAP, near.bottom + GAP, far, 54, innerHeight - height - 8)) {
      const place = new DOMRect(x, y, width, height);
      const hidden = targets.reduce((sum, target) => sum + shared(place, target), 8 * shared(place, near));
      const aside = Math.max(x - near.right, near.left - x - width, 0);
      const above = Math.max(y - near.bottom, near.top - y - height, 0);
      const slid = Math.abs(aside ? y - level : x - middle) / 4;
      const unread = aside && x > middle === rtl ? GAP : 0; // the side one reads on comes first
      const cost = hidden * 1e4 + aside + 1.5 * above + slid + unread;
      if (cost < least) [left, top, least, hides] = [x, y, cost, hidden];
    }
  [box.style.left, box.style.top] = [`${left}px`, `${top}px`];
  return !hides;
}

/**
 * Where one side of a box may begin: in the middle, right before and after, and in steps as far as that is near.
 * @param {number} middle @param {number} before @param {number} after @param {number} far @param {number} least @param {number} most
 */
function tries(middle, before, after, far, least, most) {
  const found = [middle, before, after];
  for (let at = before - far; at <= after + far; at += STEP) found.push(at);
  return new Set(found.map((at) => Math.max(least, Math.min(most, at))));
}

/** How much of one box another covers, 0 to 1. @param {DOMRect} over @param {DOMRect} box */
function shared(over, box) {
  const width = Math.max(0, Math.min(over.right, box.right) - Math.max(over.left, box.left));
  const height = Math.max(0, Math.min(over.bottom, box.bottom) - Math.max(over.top, box.top));
  return (width * height) / (box.width * box.height || 1);
}
