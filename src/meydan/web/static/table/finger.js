// Fingers are broad: what is small has room around it, and where too much lies together one looks closer first. Loaded
// where there is a touch screen.
import { all, up } from "./page.js";

const CROWDED = 24; // two targets nearer than this under a finger are told apart by a closer look
const CLOSE = 2.5; // a scale at which nothing needs a closer look
const AT_LEAST = 1.8; // a step that is seen
const ROOM = 44; // px of every target, at least

/**
 * Its box, and how far its middle is from a point.
 * @param {any} element @param {number} x @param {number} y @returns {[DOMRect, number, number]}
 */
function from(element, x, y) {
  const box = element.getBoundingClientRect();
  return [box, Math.abs(box.left + box.width / 2 - x), Math.abs(box.top + box.height / 2 - y)];
}

/** @param {number} x @param {number} y @param {any} zone */
function isCrowded(x, y, zone) {
  const near = all(".hot", zone).filter((element) => {
    const [box, right, down] = from(element, x, y);
    return Math.min(box.width, box.height) < 30 && Math.hypot(right, down) < CROWDED;
  });
  return near.length > 1;
}

/**
 * Look closer where too much lies together, and never twice: from so near a tap means what it meets. The map says so.
 * @param {number} x @param {number} y @param {import("./camera.js").Camera} camera
 */
export function looksCloser(x, y, camera) {
  const { zone, view } = camera;
  const wanted = view.k < CLOSE * 0.99 && isCrowded(x, y, zone);
  zone.toggleAttribute("data-closer", wanted);
  if (wanted) camera.zoom(Math.max(AT_LEAST, CLOSE / view.k), x, y);
  return wanted;
}

/** The nearest small target in whose room a place lies. @param {number} x @param {number} y */
export function near(x, y) {
  let best = null;
  let least = Number.POSITIVE_INFINITY;
  const zone = up(document.elementFromPoint(x, y), ".zone");
  for (const element of zone ? all(".hot", zone) : []) {
    const [box, right, down] = from(element, x, y);
    const small = Math.min(box.width, box.height) < ROOM && box.width > 0;
    const meets = right <= Math.max(box.width, ROOM) / 2 && down <= Math.max(box.height, ROOM) / 2;
    if (!small || !meets || Math.hypot(right, down) >= least) continue;
    least = Math.hypot(right, down);
    best = element;
  }
  return best;
}
