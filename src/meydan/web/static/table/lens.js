// A closer look at anything: hover, focus, long press.
import { $, table, up } from "./page.js";

const LOOKED = "[data-tip], .answers button[id]";

/** What the lens is about. @type {any} */
let shown = null;

/** Show what an element says about itself; null: nothing. @param {any} target @returns {boolean} whether it says anything */
export function lens(target) {
  const box = $("lens");
  const element = up(target, LOOKED);
  shown = element;
  if (element) import("./closer.js").then(({ look }) => look(box, element, () => shown === element));
  else {
    box.hidden = true;
    if (box.matches(":popover-open")) box.hidePopover();
  }
  return Boolean(element);
}

/** @type {any} */
let over = null;
let timer = 0;
let far = 0; // px between pointer and lens

/** The pointer moves: while it comes nearer to the lens, this stays. @param {PointerEvent} event @param {boolean} menuOpen */
export function hover({ target, clientX: x, clientY: y }, menuOpen) {
  const { left, right, top, bottom } = $("lens").getBoundingClientRect();
  const away = Math.max(left - x, x - right, top - y, y - bottom);
  const element = up(target, LOOKED);
  if (shown && away < 0) return clearTimeout(timer);
  if (shown && shown !== element && away >= far) lens(null);
  far = away;
  if (element === over) return;
  over = element;
  clearTimeout(timer);
  const wanted = () => element !== shown && !(menuOpen && element.matches(".hot")) && lens(element);
  if (element) timer = window.setTimeout(wanted, element.dataset.tip ? 450 : 900);
}

addEventListener("focusin", (event) => {
  if (up(event.target, "#lens") || shown?.contains(event.target)) return; // it is being read
  clearTimeout(timer);
  lens(null);
  if (up(event.target, ":is(.hot, .answers button):focus-visible"))
    timer = window.setTimeout(() => !table.busy && lens(event.target), 900);
});
addEventListener("scroll", () => lens(null), { passive: true, capture: true });
