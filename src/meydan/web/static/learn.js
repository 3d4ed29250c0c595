// @ts-check
// The list of lessons: what was finished on this device is ticked.
import "./site.js";

for (const card of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-lesson]"))) {
  let done = false;
  try {
    done = localStorage.getItem(`lesson:${card.dataset.lesson}`) === "done";
  } catch {
    // private mode: nothing is remembered
  }
  const tick = /** @type {HTMLElement | null} */ (card.querySelector(".tick"));
  if (tick) tick.hidden = !done;
  card.classList.toggle("done", done);
}
