// Keys: arrows walk between targets, Enter points, Escape steps back, digits choose, + − 0 turn the camera.
import { $, all, up } from "./page.js";
import { turn } from "./camera.js";
import { lens } from "./lens.js";
import { choicesShown, listed } from "./menu.js";
import { back, hasPicks, pick, pickedIds } from "./choosing.js";

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** @type {Record<string, string>} */
const CAMERA = { "+": "in", "=": "in", "-": "out", "−": "out", 0: "fit", "۰": "fit" };
const DIGITS = ["123456789", "۱۲۳۴۵۶۷۸۹"];

addEventListener("keydown", (event) => {
  const element = /** @type {any} */ (document.activeElement);
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (up(element, "input, textarea, select, #curtain, dialog:modal")) return;
  if (event.key === "Escape") return stepBack();
  if ((event.key === "Enter" || event.key === " ") && up(element, ".hot, .sorter")) {
    event.preventDefault();
    if (!up(element, ".hot")) return element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    pick(element.id);
    if (choicesShown()) $("choices").querySelector("button, input")?.focus();
    return;
  }
  if (event.key === "?" || event.key === "؟") return void import("./closer.js").then(({ rule }) => rule(element));
  const digit = Math.max(...DIGITS.map((digits) => digits.indexOf(event.key)));
  if (digit >= 0) return listed()[digit]?.click();
  if (CAMERA[event.key]) return void turn(CAMERA[event.key]);
  const way = ARROWS[event.key];
  if (way && !up(element, "[role=tablist]")) walk(event, element, way);
});

function stepBack() {
  lens(null);
  if (!hasPicks()) return;
  const last = pickedIds().at(-1);
  back();
  if (last) $(last)?.focus();
}

/** @param {KeyboardEvent} event @param {any} element @param {[number, number]} way */
function walk(event, element, way) {
  const open = up(element, "#choices, #general");
  const targets = all(open ? `#${open.id} button` : ".hot[tabindex]");
  const list = targets.length ? targets : listed();
  if (!list.length) return;
  event.preventDefault();
  if (!list.includes(element)) return list[0].focus();
  nearest(element, list, way)?.focus();
}

/** @param {any} element @param {any[]} list @param {[number, number]} way */
function nearest(element, list, [right, down]) {
  const [x, y] = middle(element);
  let best = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of list) {
    const [otherX, otherY] = middle(other);
    const along = (otherX - x) * right + (otherY - y) * down;
    const aside = Math.abs((otherX - x) * down) + Math.abs((otherY - y) * right);
    if (other !== element && along > 4 && along + aside * 2 < least) {
      least = along + aside * 2;
      best = other;
    }
  }
  return best;
}

/** @param {any} element */
function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
