// Below a phone's map: what can be chosen comes into sight; loaded where something there can.
import { all } from "./page.js";

const LITTLE = 120; // px: less shows nothing of what lies around

/**
 * To where most of it, by area, is seen whole, with what lies around it; where that is here, nothing moves. Where
 * there is hardly room, the map gives way until it is asked about itself.
 */
export function scroll() {
  const pane = document.querySelector("[role=tabpanel]:not([hidden]):has(.hot)");
  if (!pane) return;
  const room = pane.scrollHeight > pane.clientHeight + 1 ? pane : (pane.parentElement ?? pane); // a tablet's pane scrolls
  const hardly = room.scrollHeight > room.clientHeight + 1 && room.clientHeight < LITTLE;
  if (hardly) pane.closest(".table:not(.enlarged)")?.classList.add("giving");
  const { top: here, height } = room.getBoundingClientRect();
  const boxes = all("[role=tabpanel]:not([hidden]) .hot").map((thing) => thing.getBoundingClientRect());
  const seen = (/** @type {number} */ from) =>
    boxes.filter(({ top, bottom }) => top >= from && bottom <= from + height);
  const whole = (/** @type {number} */ from) => seen(from).reduce((area, box) => area + box.width * box.height, 0);
  const tops = [here, ...boxes.map(({ top }) => top - 3)];
  const best = tops.reduce((most, top) => (whole(top) > whole(most) ? top : most));
  if (best === here) return;
  const last = Math.max(...seen(best).map(({ bottom }) => bottom));
  room.scrollTop += (best + 3 + last - height) / 2 - here;
}
