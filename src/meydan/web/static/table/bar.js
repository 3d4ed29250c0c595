// The bar under a replay: slider, steps, play; loaded where there is one.
import { $, all, boot, number, rtl, up } from "./page.js";

/** What the bar moves. @typedef {{show: (moment: number) => void, shown: () => number}} Film */
/** @type {Film} */
let film;

let playing = 0;

/** @param {number} moment */
export function showPosition(moment) {
  $("slider").value = moment;
  $("moment").textContent = `${number.format(moment)} / ${number.format(boot.decisions)}`;
  history.replaceState(null, "", `?n=${moment}`);
}

/** @param {boolean} on */
export function play(on) {
  clearInterval(playing);
  playing = 0;
  $("play-icon")?.setAttribute("href", on ? "#i-pause" : "#i-play");
  if (!on) return;
  if (film.shown() >= boot.decisions) film.show(0);
  playing = window.setInterval(() => (film.shown() < boot.decisions ? film.show(film.shown() + 1) : play(false)), 1100);
}

/** @type {Record<string, () => void>} */
const steps = {
  first: () => film.show(0),
  back: () => film.show(Math.max(0, film.shown() - 1)),
  play: () => play(!playing),
  next: () => film.show(Math.min(boot.decisions, film.shown() + 1)),
  last: () => film.show(boot.decisions),
};
/** @param {string} name */
function step(name) {
  if (name !== "play") play(false);
  steps[name]();
}

/** @param {Film} shown */
export function begin(shown) {
  film = shown;
  up($("slider"), ".bar-replay").inert = false; // it can be used from now on
  for (const button of all("[data-step]")) {
    if (button.dataset.step === "play") button.querySelector("use").id = "play-icon";
    button.onclick = () => step(button.dataset.step);
  }
  if ($("slider")) {
    $("slider").oninput = () => {
      play(false);
      film.show(+$("slider").value);
    };
    addEventListener("keydown", (event) => {
      if (up(event.target, "input, dialog, textarea")) return;
      const way = {
        ArrowLeft: rtl ? "next" : "back",
        ArrowRight: rtl ? "back" : "next",
        Home: "first",
        End: "last",
        " ": "play",
      };
      const name = /** @type {Record<string, string>} */ (way)[event.key];
      if (!name) return;
      event.preventDefault();
      step(name);
    });
  }
}
