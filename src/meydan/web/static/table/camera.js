// Maps: each zone that pans has a camera of its own, which outlives a reload.
import { $, all, boot, isCalm, isTall, kept, table } from "./page.js";

const DEEPEST = 5;
const NEAREST = 2; // a phone begins no closer than this
const FILLED = 1.35; // and comes so near only to fill the frame
const TABLET = 600; // px: in so wide a frame the whole map is large enough
const FINGER = 30; // px a piece should have there
/** @typedef {{k: number, x: number, y: number}} View scale and shift, in units of the zone */

export class Camera {
  /** @param {any} zone */
  constructor(zone) {
    this.zone = zone;
    this.layer = zone.querySelector(":scope > .pan");
    /** @type {View} */
    this.view = { k: 1, x: 0, y: 0 };
    /** @type {View | null} what was looked at before a glance at the whole */
    this.before = null;
    this.restore();
  }

  /** At a shared screen each seat has a camera of its own. */
  get name() {
    const seat = boot.hotseat ? `-${table.seat}` : "";
    return `camera-${boot.table ?? "replay"}-${boot.layout}-${this.zone.id}${seat}`;
  }

  restore() {
    const known = kept.get(this.name);
    if (known === null) this.begin();
    else this.view = { k: 1, x: 0, y: 0, ...JSON.parse(known) };
    this.look();
  }

  /**
   * Never looked at yet: the part the picture says; on a phone so near that the map fills its frame and pieces can be
   * met by a finger.
   */
  begin() {
    const { zone } = this;
    const { start } = zone.dataset;
    this.layer.removeAttribute("transform"); // pieces are measured as the whole map shows them
    const box = zone.getBoundingClientRect();
    const { width, height } = zone.viewBox.baseVal;
    const [left, top, w, h] = (start || `0 0 ${width} ${height}`).split(" ").map(Number);
    let k = Math.min(width / w, height / h);
    if (isTall()) {
      const shape = (box.width * height) / (box.height * width);
      const boxes = all(".piece", this.layer).map((piece) => piece.getBoundingClientRect());
      const small = Math.min(FINGER, ...boxes.map((one) => Math.max(one.width, one.height) || FINGER));
      const filled = box.width < TABLET ? Math.min(FILLED, Math.max(shape, 1 / shape)) : 1;
      k = Math.min(start ? k : NEAREST, Math.max(filled, FINGER / small));
    }
    const unit = zone.getScreenCTM().a * k * 2;
    /** This in the middle, but nothing beyond the map. @param {number} at @param {number} size @param {number} frame */
    const shift = (at, size, frame) => {
      const half = Math.min(size / 2, frame / unit);
      return size / 2 - Math.min(size - half, Math.max(half, at)) * k;
    };
    this.view = { k, x: shift(left + w / 2, width, box.width), y: shift(top + h / 2, height, box.height) };
  }

  look() {
    const { width, height } = this.zone.viewBox.baseVal;
    const view = this.view;
    view.k = Math.min(DEEPEST, Math.max(1, view.k));
    view.x = Math.min(width * 0.3, Math.max(width * (0.7 - view.k), view.x)); // less than a third beyond the edge
    view.y = Math.min(height * 0.3, Math.max(height * (0.7 - view.k), view.y));
    if (view.k === 1) view.x = view.y = 0;
    const { k, x, y } = view;
    this.layer.setAttribute("transform", `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${k.toFixed(3)})`);
    this.zone.classList.toggle("close", k > 1);
    kept.set(this.name, k === 1 ? "{}" : JSON.stringify(view));
    this.zone.dispatchEvent(new Event("look"));
  }

  /** Zoom around a point of the screen. @param {number} factor @param {number} [x] @param {number} [y] */
  zoom(factor, x, y) {
    const box = this.zone.getBoundingClientRect();
    const point = this.point(x ?? box.left + box.width / 2, y ?? box.top + box.height / 2);
    const view = this.view;
    const k = Math.min(DEEPEST, Math.max(1, view.k * factor));
    view.x = point.x - ((point.x - view.x) * k) / view.k;
    view.y = point.y - ((point.y - view.y) * k) / view.k;
    view.k = k;
    this.before = null;
    this.look();
  }

  /** @param {number} dx @param {number} dy in pixels of the screen */
  shift(dx, dy) {
    const scale = this.zone.getScreenCTM().a;
    this.view.x += dx / scale;
    this.view.y += dy / scale;
    this.look();
  }

  /** The whole map; once more: back to where one was. */
  glance() {
    const back = this.before;
    this.before = back ? null : { ...this.view };
    this.view = back ?? { k: 1, x: 0, y: 0 };
    this.look();
  }

  /** Bring an element of the map into the middle, if it is out of sight or small. @param {any} element */
  follow(element) {
    const box = element.getBoundingClientRect();
    const frame = this.zone.getBoundingClientRect();
    const inside = box.left > frame.left && box.right < frame.right && box.top > frame.top && box.bottom < frame.bottom;
    if (inside && this.view.k > 1.4) return;
    if (this.view.k < 1.5) this.zoom(1.8 / this.view.k, box.left + box.width / 2, box.top + box.height / 2);
    const now = element.getBoundingClientRect();
    this.shift(
      frame.left + frame.width / 2 - (now.left + now.width / 2),
      frame.top + frame.height / 2 - (now.top + now.height / 2),
    );
  }

  /** @param {number} x @param {number} y of the screen @returns {DOMPoint} in units of the zone */
  point(x, y) {
    return new DOMPoint(x, y).matrixTransform(this.zone.getScreenCTM().inverse());
  }
}

/** @type {Map<any, Camera>} */
export const cameras = new Map();
for (const zone of all("[data-pan]")) {
  const camera = new Camera(zone);
  cameras.set(zone, camera);
  zone.addEventListener(
    "wheel",
    (/** @type {WheelEvent} */ event) => {
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
    },
    { passive: false },
  );
}

/** The camera of the map an element lies in. @param {any} element */
export const cameraOf = (element) => cameras.get(element?.closest?.("[data-pan]")) ?? null;

/** The map that was used last, else the first. */
let last = [...cameras.values()][0] ?? null;
addEventListener("pointerdown", (event) => {
  last = cameraOf(event.target) ?? last;
});

/** @param {string} how "in", "out" or "fit" */
export function turn(how) {
  if (how === "fit") last?.glance();
  else last?.zoom(how === "in" ? 1.5 : 1 / 1.5);
  return last !== null;
}
for (const button of all("[data-zoom]")) button.onclick = () => turn(button.dataset.zoom);

/** Another seat looks. */
export function restoreCameras() {
  for (const camera of cameras.values()) camera.restore();
}

/** Look at what just happened, if the person asked for it. @param {string[]} ids */
export function followEvents(ids) {
  if (kept.get("follow") !== "1" || isCalm()) return;
  for (const id of ids) {
    const camera = cameraOf($(id));
    if (camera) return camera.follow($(id));
  }
}
