// Pieces that are only counted fly as symbols; loaded with the first flight.
import { $, NS } from "./page.js";

/**
 * @param {[string, string, string, number][]} flights source, target, symbol, count
 * @param {number} most of one kind @param {number} gap ms between two @param {number} duration ms of each
 */
export function launch(flights, most, gap, duration) {
  let delay = 0;
  for (const [source, target, symbol, count] of flights) {
    const from = $(source)?.getBoundingClientRect();
    const to = $(target)?.getBoundingClientRect();
    if (!from || !to || !$(symbol)) continue;
    for (let number = 0; number < Math.min(count, most); number++) {
      one(from, to, symbol, delay, duration);
      delay += gap;
    }
  }
}

/** @param {DOMRect} from @param {DOMRect} to @param {string} symbol @param {number} delay @param {number} duration */
function one(from, to, symbol, delay, duration) {
  const size = Math.max(22, Math.min(46, from.width, to.width));
  const flyer = document.createElementNS(NS, "svg");
  flyer.setAttribute("class", "flyer");
  flyer.setAttribute("width", String(size));
  flyer.setAttribute("height", String(size));
  flyer.innerHTML = `<use href="#${symbol}" width="100%" height="100%"/>`;
  $("sky").append(flyer);
  /** @param {DOMRect} box @param {number} lift */
  const at = (box, lift) =>
    `translate(${box.left + box.width / 2 - size / 2}px,${box.top + box.height / 2 - size / 2 - lift}px)`;
  const frames = [
    { transform: at(from, 0), opacity: 0.2 },
    { opacity: 1, offset: 0.2 },
    { transform: at(to, 0), opacity: 1 },
  ];
  const timing = {
    duration,
    delay,
    fill: /** @type {FillMode} */ ("backwards"),
    easing: "ease-in-out",
  };
  flyer.animate(frames, timing).finished.finally(() => flyer.remove());
}
