// What moved flies to its new place: by id (also across zones), and by flights for pieces that are only counted.
import { $, all, isCalm, root } from "./page.js";

const MOST = 6; // of one kind at a time
const GAP = 90; // ms between two

/** @returns {Map<string, any>} where everything is before the change */
export function snapshot() {
  const seen = new Map();
  for (const element of all("[data-flip]")) {
    seen.set(element.id, { box: element.getBoundingClientRect(), face: element.dataset.face });
  }
  return seen;
}

/** Translate and scale as the server wrote them. @param {any} element */
export function placeOf(element) {
  const written = element.getAttribute("transform") ?? "";
  const found = /translate\(([-\d.]+) ([-\d.]+)\)(?: scale\(([-\d.]+)\))?/.exec(written);
  return found ? { x: +found[1], y: +found[2], s: +(found[3] || 1) } : { x: 0, y: 0, s: 1 };
}

/** @param {number} x @param {number} y @param {number} sx @param {number} [sy] */
export const css = (x, y, sx, sy = sx) => `translate(${x}px,${y}px) scale(${sx},${sy})`;

/** @param {string} name */
const ms = (name) => Number.parseFloat(getComputedStyle(root).getPropertyValue(`--ms-${name}`));

/** @param {Map<string, any>} seen */
export function animate(seen) {
  if (isCalm()) return;
  const moves = [];
  for (const element of all("[data-flip]")) {
    // read everything first, then write
    const old = seen.get(element.id) ?? origin(element.dataset.from, seen);
    const box = element.getBoundingClientRect();
    const shift = old ? Math.abs(old.box.left - box.left) + Math.abs(old.box.top - box.top) : 0;
    if (old && shift < 2 && old.face === element.dataset.face) continue;
    const matrix = element.parentNode.getScreenCTM();
    if (matrix && box.width) moves.push({ element, old, box, matrix, width: element.getBBox().width });
  }
  for (const move of moves) start(move);
}

/** @param {string | undefined} id @param {Map<string, any>} seen */
function origin(id, seen) {
  if (!id) return undefined;
  const place = $(id);
  return seen.get(id) ?? (place ? { box: place.getBoundingClientRect(), face: "" } : undefined);
}

/** @param {any} move */
function start({ element, old, box, matrix, width }) {
  if (!old) {
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: ms("move"), easing: "ease-out" });
    return;
  }
  const { x, y, s } = placeOf(element);
  const dx = (old.box.left - box.left) / matrix.a;
  const dy = (old.box.top - box.top) / matrix.d;
  const ratio = old.box.width / box.width || 1;
  if (Math.abs(dx) + Math.abs(dy) > 1) {
    element.classList.add("lift");
    const middle = css(x + dx * 0.5, y + dy * 0.5 - 14 / matrix.d, ((s * (1 + ratio)) / 2) * 1.06);
    const frames = [{ transform: css(x + dx, y + dy, s * ratio) }, { transform: middle }, { transform: css(x, y, s) }];
    const flying = element.animate(frames, { duration: ms("move"), easing: "cubic-bezier(.3,.7,.2,1)" });
    flying.finished.finally(() => element.classList.remove("lift"));
  } else if (old.face !== element.dataset.face) {
    // turned over in place
    const edge = css(x + (width / 2) * s, y, 0.02, s);
    element.animate([{ transform: edge }, { transform: css(x, y, s) }], { duration: ms("flip"), easing: "ease-out" });
  }
}

/**
 * Symbols that fly over the table; several go one after the other.
 * @param {[string, string, string, number][]} flights source, target, symbol, count
 * @returns {number} how long it takes, in ms
 */
export function fly(flights) {
  const many = flights.reduce((sum, [, , , count]) => sum + Math.min(count, MOST), 0);
  if (!many || isCalm()) return 0;
  const each = ms("move") * 1.4;
  import("./flights.js").then(({ launch }) => launch(flights, MOST, GAP, each));
  return many * GAP + each;
}
