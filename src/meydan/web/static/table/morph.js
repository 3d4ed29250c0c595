// New markup into the page with as little change as possible: what has an id keeps its element.
import { $, all } from "./page.js";

let torn = false;

/** Whether the server spoke of something that is not here; asking puts it right. */
export function isTorn() {
  const was = torn;
  torn = false;
  return was;
}

/** @param {any} old @param {any} fresh */
function sync(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeType !== 1) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
    return;
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  children(old, fresh);
}

/** @param {any} old @param {any} fresh */
function children(old, fresh) {
  const had = [...old.children];
  const keyed = new Map(had.map((child) => [child.id, child]));
  const wanted = new Set([...fresh.children].map((child) => child.id));
  /** An element the server only named: by its id, else by its place. @param {any} node */
  const named = (node) => (node.id ? keyed.get(node.id) : had[node.getAttribute("same")]);
  const staying = new Set(all(":scope > [same]", fresh).map(named));
  let current = old.firstChild;
  const drop = () => {
    const gone = current;
    current = current.nextSibling;
    gone.remove();
  };
  for (const node of [...fresh.childNodes]) {
    while (current?.id && !wanted.has(current.id)) drop();
    const stays = node.matches?.("[same]");
    const free = current && !current.id && current.nodeName === node.nodeName && !staying.has(current);
    const known = stays ? named(node) : node.id ? keyed.get(node.id) : free && current;
    if (!known) {
      torn ||= stays;
      old.insertBefore(node, current);
      continue;
    }
    if (known === current) current = current.nextSibling;
    else old.insertBefore(known, current);
    if (!stays) sync(known, node);
  }
  while (current) drop();
}

/** Where zones change places, as at a shared screen the board turns to who is asked. @param {string} name @param {string} area */
function moveZone(name, area) {
  const zone = $(`z-${name}`);
  const home = document.querySelector(`[data-area="${area}"]`);
  if (!zone || !home || zone.parentNode === home) return;
  const order = all(".zone").map((other) => other.id);
  const after = all(":scope > .zone", home).find((other) => order.indexOf(other.id) > order.indexOf(zone.id));
  home.insertBefore(zone, after ?? home.querySelector(":scope > :not(.zone)"));
}

/** @param {string} name @param {string} box */
function resizeZone(name, box) {
  const zone = $(`z-${name}`);
  if (!zone) return;
  zone.toggleAttribute("hidden", !box);
  if (box) zone.setAttribute("viewBox", box);
}

/** Put a fragment in its place. @param {string} id @param {string} markup */
export function morph(id, markup) {
  if (id.startsWith("b-")) return resizeZone(id.slice(2), markup);
  if (id.startsWith("a-")) return moveZone(id.slice(2), markup);
  if (id.startsWith("s-")) return void $(`z-${id.slice(2)}`)?.setAttribute("data-start", markup);
  const element = $(id);
  if (!element) return;
  const fresh = element.cloneNode(false); // same namespace, so SVG stays SVG
  fresh.innerHTML = markup;
  children(element, fresh);
  if (id === "standing") element.hidden = !markup;
}
