// Glowing things outside a map's frame: brought into sight with the question, else told by an arrow at the edge that leads
// there. Loaded where there is a map.
import { all, icon, make, number, root, words } from "./page.js";
import { cameras } from "./camera.js";

const SIZE = 44; // px of an arrow
const MARGIN = 60; // px around what is to be seen
/** @typedef {"left" | "right" | "top" | "bottom"} Side */
const TURNED = { right: 0, bottom: 90, left: 180, top: 270 };

/** What of a zone can be seen. @param {any} zone */
function frameOf(zone) {
  const [one, home] = [zone, zone.parentNode].map((element) => element.getBoundingClientRect());
  const left = Math.max(one.left, home.left, 0);
  const top = Math.max(one.top, home.top, 0);
  const right = Math.min(one.right, home.right, innerWidth);
  return new DOMRect(left, top, right - left, Math.min(one.bottom, home.bottom, innerHeight) - top);
}

/** Beyond which edge the middle of a box lies, if it does. @param {DOMRect} box @param {DOMRect} frame @returns {Side | null} */
function beyond(box, frame) {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  /** @type {[Side, number][]} */
  const over = [
    ["left", frame.left - x],
    ["right", x - frame.right],
    ["top", frame.top - y],
    ["bottom", y - frame.bottom],
  ];
  const [side, far] = over.reduce((one, other) => (other[1] > one[1] ? other : one));
  return far > 0 ? side : null;
}

/** Glowing things of a map that are to be pointed at next. @param {any} camera */
const targets = (camera) => all(".hot:not(.alt, .picked)", camera.layer);

/** @param {DOMRect[]} boxes */
function around(boxes) {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  return new DOMRect(left, top, right - left, Math.max(...boxes.map((box) => box.bottom)) - top);
}

/** Show all of a box of the screen, from as near as now if it can be. @param {any} camera @param {DOMRect} box */
function show(camera, box) {
  const frame = frameOf(camera.zone);
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  camera.zoom(Math.min(1, (frame.width - MARGIN) / box.width, (frame.height - MARGIN) / box.height), x, y);
  camera.shift(frame.left + frame.width / 2 - x, frame.top + frame.height / 2 - y);
  const map = mapOf(camera);
  camera.shift(
    filling(map.left - frame.left, map.right - frame.right),
    filling(map.top - frame.top, map.bottom - frame.bottom),
  );
}

/** Where a map lies on the screen; its layer's own box also holds what is drawn beyond its edge. @param {any} camera */
function mapOf({ zone, view: { k, x, y } }) {
  const { a, e, f } = zone.getScreenCTM();
  const { width, height } = zone.viewBox.baseVal;
  return new DOMRect(e + a * x, f + a * y, a * k * width, a * k * height);
}

/** How far a map moves back so as not to leave room it could fill. @param {number} start @param {number} end beyond the frame */
function filling(start, end) {
  if (start > 0 && end > 0) return -Math.min(start, end);
  return start < 0 && end < 0 ? Math.min(-start, -end) : 0;
}

/** With a new question: where nothing that can be chosen is in sight, the map shows it. */
function bring() {
  for (const camera of cameras.values()) {
    const boxes = targets(camera).map((element) => element.getBoundingClientRect());
    const frame = frameOf(camera.zone);
    if (boxes.length && frame.width > 0 && boxes.every((box) => beyond(box, frame))) show(camera, around(boxes));
  }
}

/** An arrow at the edge, where it covers none of what glows. @param {DOMRect} frame @param {Side} side @param {DOMRect} to @param {DOMRect[]} seen */
function place(frame, side, to, seen) {
  const lying = side === "top" || side === "bottom";
  const [from, length] = lying ? [frame.left, frame.width] : [frame.top, frame.height];
  const wished = Math.max(
    from,
    Math.min(from + length - SIZE, (lying ? to.left + to.width / 2 : to.top + to.height / 2) - SIZE / 2),
  );
  const across = { left: frame.left, right: frame.right - SIZE, top: frame.top, bottom: frame.bottom - SIZE }[side];
  const free = (/** @type {number} */ along) => {
    const [x, y] = lying ? [along, across] : [across, along];
    return !seen.some((box) => box.left < x + SIZE && box.right > x && box.top < y + SIZE && box.bottom > y);
  };
  const tries = Array.from({ length: 12 }, (_, at) => from + ((length - SIZE) * at) / 11);
  tries.sort((one, other) => Math.abs(one - wished) - Math.abs(other - wished));
  const along = [wished, ...tries].find(free) ?? wished;
  return lying ? [along, across] : [across, along];
}

function tell() {
  for (const arrow of all(".edge")) arrow.remove();
  for (const camera of cameras.values()) {
    const frame = frameOf(camera.zone);
    if (frame.width < SIZE || frame.height < SIZE) continue;
    /** @type {Map<Side, any[]>} */
    const hidden = new Map();
    const seen = [];
    for (const element of targets(camera)) {
      const box = element.getBoundingClientRect();
      const side = beyond(box, frame);
      if (side) hidden.set(side, [...(hidden.get(side) ?? []), element]);
      else seen.push(box);
    }
    for (const [side, elements] of hidden) {
      const boxes = elements.map((element) => element.getBoundingClientRect());
      const arrow = make("button", {
        type: "button",
        className: "edge",
        title: words.edge,
        ariaLabel: `${words.edge} (${number.format(elements.length)})`,
        onclick: () => show(camera, around(boxes)),
      });
      const sign = icon("next");
      sign.style.transform = `rotate(${TURNED[side]}deg)`;
      arrow.append(sign);
      [arrow.style.left, arrow.style.top] = place(frame, side, boxes[0], seen).map((value) => `${value}px`);
      camera.zone.parentNode.append(arrow);
    }
  }
}

let due = 0;
/** Once a frame, however often something changes. */
function later() {
  cancelAnimationFrame(due);
  due = requestAnimationFrame(tell);
}

bring();
later();
for (const { zone } of cameras.values()) zone.addEventListener("look", later);
for (const name of ["resize", "click", "keyup"]) addEventListener(name, later); // what is pointed at changes what glows
addEventListener("scroll", later, { passive: true, capture: true });
let version = root.dataset.v;
new MutationObserver(() => {
  if (version !== root.dataset.v) bring();
  version = root.dataset.v;
  later();
}).observe(root, { attributeFilter: ["data-v"] });
