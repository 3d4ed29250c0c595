// A line of moves on the board: a number where each happens, an arrow where it leads from one thing to another, be it
// within a move or from one to the next of the same player.
import { $, NS, all, number } from "./page.js";

/** @typedef {{targets: string[], own: boolean, who?: number}} Move */
/** @typedef {{x: number, y: number}} Point */

const APART = 26; // px between two numbers at one place

/** @param {string} tag @param {Record<string, string | number>} facts @returns {any} */
function shape(tag, facts) {
  const made = document.createElementNS(NS, tag);
  for (const [key, value] of Object.entries(facts)) made.setAttribute(key, String(value));
  return made;
}

export function wipe() {
  $("arrows")?.remove();
}

/** @param {Move[]} moves in order */
export function draw(moves) {
  wipe();
  const sheet = shape("svg", { id: "arrows", "aria-hidden": "true", width: "100%", height: "100%" });
  /** @type {Point[]} */
  const taken = [];
  /** @type {{who: number | undefined, place: Point} | null} */
  let before = null;
  for (const [at, { targets, own, who }] of moves.entries()) {
    const places = targets.map(middle).filter((place) => place !== null);
    const last = places.at(-1);
    if (!last) continue;
    const group = shape("g", { class: own ? "own" : "other" });
    const first = places.length === 1 && before?.who === who ? (before?.place ?? last) : places[0];
    if (Math.hypot(first.x - last.x, first.y - last.y) > 2 * APART) group.append(arrow(first, last));
    group.append(...badge(free(taken, last), at + 1));
    sheet.append(group);
    before = { who, place: last };
  }
  $("sky").append(sheet);
}

/** Where a thing is, if it is in sight. @param {string} id @returns {Point | null} */
function middle(id) {
  const thing = $(id);
  const box = thing?.checkVisibility?.() ? thing.getBoundingClientRect() : null;
  if (!box?.width) return null;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return x > 0 && y > 0 && x < innerWidth && y < innerHeight ? { x, y } : null;
}

/** A place nearby that no number has yet. @param {Point[]} taken @param {Point} wished */
function free(taken, { x, y }) {
  let place = { x, y };
  while (taken.some((other) => Math.hypot(other.x - place.x, other.y - place.y) < APART))
    place = { x: place.x + APART, y };
  taken.push(place);
  return place;
}

/** Bent a little, so that two ways between the same places are told apart. @param {Point} from @param {Point} to */
function arrow(from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy);
  const bend = { x: from.x + dx / 2 - dy * 0.14, y: from.y + dy / 2 + dx * 0.14 };
  const way = Math.hypot(to.x - bend.x, to.y - bend.y);
  const [ux, uy] = [(to.x - bend.x) / way, (to.y - bend.y) / way];
  const tip = { x: to.x - ux * Math.min(16, long / 4), y: to.y - uy * Math.min(16, long / 4) };
  const wing = (/** @type {number} */ side) => `${tip.x - ux * 13 - uy * side} ${tip.y - uy * 13 + ux * side}`;
  return shape("path", {
    d: `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${tip.x} ${tip.y}M${wing(8)}L${tip.x} ${tip.y}L${wing(-8)}`,
  });
}

/** @param {Point} place @param {number} count */
function badge({ x, y }, count) {
  const words = shape("text", { x, y: y + 5 });
  words.textContent = number.format(count);
  return [shape("circle", { cx: x, cy: y, r: 12 }), words];
}

for (const name of ["scroll", "wheel", "resize"])
  addEventListener(name, () => all("#arrows").length && wipe(), { passive: true, capture: true });
