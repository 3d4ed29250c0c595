// Below a phone's map: what can be chosen comes into sight; loaded where something there can.
import { all } from "./page.js";

/** To where most of it, by area, is seen whole; where that is here, nothing moves. */
export function scroll() {
  const pane = document.querySelector("[role=tabpanel]:not([hidden]):has(.hot)");
  if (!pane) return;
  const room = pane.scrollHeight > pane.clientHeight + 1 ? pane : (pane.parentElement ?? pane); // a tablet's pane scrolls
  const { top: here, height } = room.getBoundingClientRect();
  const boxes = all("[role=tabpanel]:not([hidden]) .hot").map((thing) => thing.getBoundingClientRect());
  const whole = (/** @type {number} */ from) =>
    boxes
      .filter(({ top, bottom }) => top >= from && bottom <= from + height)
      .reduce((area, box) => area + box.width * box.height, 0);
  const tops = [here, ...boxes.map(({ top }) => top - 3)];
  room.scrollTop += tops.reduce((best, top) => (whole(top) > whole(best) ? top : best)) - here;
}
