// The pointer: tap, drag to a target, pan and pinch, long press.
import { $, all, table, up, whenOver } from "./page.js";
import { css, placeOf } from "./motion.js";
import { cameraOf } from "./camera.js";
import { hover, lens } from "./lens.js";
import { choicesShown, hideChoices } from "./menu.js";
import { forget, hasPicks, lift, pick, reach, show } from "./choosing.js";

const CONTROLS = "#choices, #general, #curtain, dialog, button, a, input, label, summary";
const LONG_PRESS = 450;

/** Fingers on maps. @type {Map<number, {x: number, y: number, zone: any}>} */
const fingers = new Map();
/** @type {any} */
let drag = null;
let tapBlocked = false;
let hold = 0;
let down = 0; // when the pointer went down
let held = false; // a closer look by a long press: no tap
/** @type {typeof import("./finger.js") | null} */
let finger = null;
if (matchMedia("(any-pointer: coarse)").matches) import("./finger.js").then((found) => (finger = found));

/** What is meant at a place: decoration lets a target behind it be hit, another piece does not. @param {number} x @param {number} y */
function targetAt(x, y) {
  for (const element of document.elementsFromPoint(x, y)) {
    const hot = up(element, ".hot");
    if (hot || up(element, `.piece, ${CONTROLS}`)) return hot;
  }
  return null;
}

// A touch that drags a piece must not scroll the page away under it.
addEventListener("touchmove", (event) => drag && event.preventDefault(), { passive: false });

addEventListener("pointerdown", (event) => {
  if (event.button) return;
  tapBlocked = held = false;
  down = event.timeStamp;
  if (!up(event.target, "#lens")) lens(null);
  const zone = up(event.target, "[data-pan]");
  if (zone) fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, zone });
  const hot = up(event.target, ".hot");
  const piece = hot?.matches(".piece") ? hot : carried(event, hot);
  if (piece?.ownerSVGElement && fingers.size < 2) {
    const matrix = piece.parentNode.getScreenCTM();
    drag = { piece, id: hot.id, x: event.clientX, y: event.clientY, live: false, place: placeOf(piece), matrix };
  }
  clearTimeout(hold);
  if (event.pointerType === "touch") {
    hold = window.setTimeout(() => {
      held = lens(event.target);
    }, LONG_PRESS);
  }
});

/** What stands on a place and goes with it, if it lies under the pointer. @param {PointerEvent} event @param {any} place */
function carried({ clientX: x, clientY: y }, place) {
  const load = $(place?.dataset.carry);
  const box = load?.getBoundingClientRect();
  return box && x > box.left && x < box.right && y > box.top && y < box.bottom ? load : null;
}

addEventListener("pointermove", (event) => {
  if (event.pointerType === "mouse" && !event.buttons) return hover(event, choicesShown());
  if (drag) return dragging(event);
  const finger = fingers.get(event.pointerId);
  if (finger) panning(event, finger);
});

/** @param {PointerEvent} event */
function dragging(event) {
  const dx = event.clientX - drag.x;
  const dy = event.clientY - drag.y;
  if (!drag.live && Math.hypot(dx, dy) > 7) {
    drag.live = true;
    clearTimeout(hold);
    lens(null);
    lift(drag.id);
    hideChoices();
    drag.piece.classList.add("lift");
    drag.piece.style.pointerEvents = "none";
  }
  if (!drag.live) return;
  const { x, y, s } = drag.place;
  drag.piece.style.transform = css(x + dx / drag.matrix.a, y + dy / drag.matrix.d, s);
  tapBlocked = true;
  event.preventDefault();
}

/** @param {PointerEvent} event @param {{x: number, y: number, zone: any}} finger */
function panning(event, finger) {
  const camera = cameraOf(finger.zone);
  const dx = event.clientX - finger.x;
  const dy = event.clientY - finger.y;
  if (!camera || (fingers.size === 1 && !tapBlocked && Math.hypot(dx, dy) < 6)) return;
  clearTimeout(hold);
  tapBlocked = true;
  const before = span();
  Object.assign(finger, { x: event.clientX, y: event.clientY });
  finger.zone.classList.add("panning");
  const now = span();
  if (fingers.size === 2) camera.zoom(now.wide / before.wide, now.x, now.y);
  camera.shift(dx / fingers.size, dy / fingers.size);
}

/** How far two fingers are apart, and the middle between them. */
function span() {
  const [one, other = one] = [...fingers.values()];
  return {
    wide: Math.hypot(one.x - other.x, one.y - other.y) || 1,
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
  };
}

/** @param {PointerEvent} event */
function release(event) {
  clearTimeout(hold);
  if (event.timeStamp - down < LONG_PRESS) held = false; // the page was slow, not the finger
  fingers.delete(event.pointerId);
  for (const zone of all(".panning")) zone.classList.remove("panning");
  if (event.pointerType === "touch" && !held && !up(event.target, "#lens")) lens(null);
  if (!drag) return;
  const { id, piece, live, place } = drag;
  drag = null;
  if (!live) return;
  const under = event.type === "pointerup" ? targetAt(event.clientX, event.clientY) : null;
  const done = () => {
    piece.style.transform = piece.style.pointerEvents = "";
    piece.classList.remove("lift");
  };
  if (under && under.id !== id) {
    done();
    pick(under.id);
    return;
  }
  const home = [{ transform: piece.style.transform }, { transform: css(place.x, place.y, place.s) }];
  piece.animate(home, 180).finished.finally(() => {
    done();
    show();
  });
}
addEventListener("pointerup", release);
addEventListener("pointercancel", release);

addEventListener("click", (event) => held && event.stopImmediatePropagation(), { capture: true });

let tapped = { at: 0, x: 0, y: 0 };
addEventListener("click", (event) => {
  if (tapBlocked) {
    tapBlocked = false;
    return;
  }
  const other = up(event.target, CONTROLS); // a dialog may be gone by now, and what lies under it was not meant
  const inPanel = other?.matches("dialog") ? up(event.target, ".hot") : null;
  const { clientX: x, clientY: y, pointerType } = /** @type {PointerEvent} */ (event);
  const broad = pointerType === "touch" ? finger : null;
  const missed = other && !up(event.target, ".hot");
  const target = inPanel ?? (missed ? null : (targetAt(x, y) ?? broad?.near(x, y)));
  const camera = cameraOf(event.target);
  if (camera && broad?.looksCloser(x, y, camera)) return;
  if (target) pick(target.id);
  else if (camera && twice(event)) camera.zoom(1.8, x, y);
  else if (!other && hasPicks() && !table.busy) forget();
});

/** Whether this is the second of two quick taps at one place. @param {MouseEvent} event */
function twice({ timeStamp: at, clientX: x, clientY: y }) {
  const quick = at - tapped.at < 350 && Math.hypot(x - tapped.x, y - tapped.y) < 24;
  tapped = { at, x, y };
  return quick;
}

// Where something could go is shown while it is looked at.
whenOver((element, on) => {
  const target = up(element, ".hot");
  if (target && (on || !target.classList.contains("picked"))) reach(target.id, on);
});
