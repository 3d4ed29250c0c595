// @ts-check
// New markup into the page with as little change as possible, and what moved flies to its new place.
import { $ } from "./site.js";

const root = document.documentElement, calm = matchMedia("(prefers-reduced-motion: reduce)");
export const all = (/** @type {string} */ selector) => /** @type {any[]} */ ([...document.querySelectorAll(selector)]);

// ---------------------------------------------------------------- morph
/** @param {any} a @param {any} b */
function sync(a, b) {
  if (a.isEqualNode(b)) return;
  if (a.nodeType !== 1) { if (a.nodeValue !== b.nodeValue) a.nodeValue = b.nodeValue; return; }
  for (const { name, value } of b.attributes) if (a.getAttribute(name) !== value) a.setAttribute(name, value);
  for (const { name } of [...a.attributes]) if (!b.hasAttribute(name)) a.removeAttribute(name);
  children(a, b);
}
/** @param {any} a @param {any} b */
function children(a, b) {
  const keyed = new Map(), wanted = new Set();
  for (const c of a.children) if (c.id) keyed.set(c.id, c);
  for (const c of b.children) if (c.id) wanted.add(c.id);
  let cur = a.firstChild;
  for (const n of [...b.childNodes]) {
    while (cur && cur.id && !wanted.has(cur.id)) { const gone = cur; cur = cur.nextSibling; gone.remove(); }
    const m = n.id ? keyed.get(n.id) : cur && !cur.id && cur.nodeName === n.nodeName ? cur : null;
    if (!m) a.insertBefore(n, cur);
    else { if (m === cur) cur = cur.nextSibling; else a.insertBefore(m, cur); sync(m, n); }
  }
  while (cur) { const gone = cur; cur = cur.nextSibling; gone.remove(); }
}
/** @param {string} id @param {string} markup */
export function morph(id, markup) {
  if (id.startsWith("b-")) return $("z-" + id.slice(2))?.setAttribute("viewBox", markup);
  if (id.startsWith("a-")) { // a zone changes places: at a hotseat the board turns to who is asked
    const zone = $("z-" + id.slice(2)), area = document.querySelector(".a-" + markup);
    if (zone && area && zone.parentNode !== area) area.prepend(zone);
    return;
  }
  const el = $(id);
  if (!el) return;
  const next = el.cloneNode(false); // same namespace, so SVG stays SVG
  next.innerHTML = markup;
  children(el, next);
  if (id === "standing") el.hidden = !markup;
}

// ---------------------------------------------------------------- motion (FLIP by id, also across boards)
export function snapshot() {
  const seen = new Map();
  for (const el of all("[data-flip]")) seen.set(el.id, { r: el.getBoundingClientRect(), face: el.dataset.face });
  return seen;
}
/** @param {any} el */
export function placeOf(el) { // translate and scale written by the server
  const m = /translate\(([-\d.]+) ([-\d.]+)\)(?: scale\(([-\d.]+)\))?/.exec(el.getAttribute("transform")) ?? ["", "0", "0", "1"];
  return { x: +m[1], y: +m[2], s: +(m[3] || 1) };
}
export const css = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ sx, sy = sx) => `translate(${x}px,${y}px) scale(${sx},${sy})`;
/** @param {Map<string, any>} seen */
export function animate(seen) {
  if (calm.matches || document.hidden) return;
  const moves = [];
  for (const el of all("[data-flip]")) { // read everything first, then write
    const old = seen.get(el.id) ?? seen.get(el.dataset.from), r = el.getBoundingClientRect();
    if (old && Math.abs(old.r.left - r.left) + Math.abs(old.r.top - r.top) < 2 && old.face === el.dataset.face) continue;
    moves.push({ el, old, r, m: el.parentNode.getScreenCTM(), box: el.getBBox(), p: placeOf(el) });
  }
  const style = getComputedStyle(root), ms = (/** @type {string} */ k) => parseFloat(style.getPropertyValue("--ms-" + k));
  for (const { el, old, r, m, box, p } of moves) {
    if (!m || !r.width) continue;
    if (!old) { el.animate([{ opacity: 0 }, { opacity: 1 }], { duration: ms("move"), easing: "ease-out" }); continue; }
    const dx = (old.r.left - r.left) / m.a, dy = (old.r.top - r.top) / m.d, k = old.r.width / r.width || 1;
    if (Math.abs(dx) + Math.abs(dy) > 1) {
      el.classList.add("lift");
      const mid = css(p.x + dx * 0.5, p.y + dy * 0.5 - 14 / m.d, p.s * (1 + k) / 2 * 1.06);
      el.animate([{ transform: css(p.x + dx, p.y + dy, p.s * k) }, { transform: mid, offset: 0.5 }, { transform: css(p.x, p.y, p.s) }],
        { duration: ms("move"), easing: "cubic-bezier(.3,.7,.2,1)" }).finished.finally(() => el.classList.remove("lift"));
    } else if (old.face !== el.dataset.face) { // turned over in place
      el.animate([{ transform: css(p.x + (box.width / 2) * p.s, p.y, 0.02, p.s) }, { transform: css(p.x, p.y, p.s) }], { duration: ms("flip"), easing: "ease-out" });
    }
  }
}
