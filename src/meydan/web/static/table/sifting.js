// A long list of answers is filtered by typing. Loaded with the first of them.
import { all, make, words } from "./page.js";

/** Put the field above the answers; what was typed before counts on. @param {any} box @param {string} typed */
export function sifted(box, typed) {
  box.querySelector(".filter")?.remove();
  const field = make("input", { className: "filter", type: "search", value: typed, placeholder: words.filter });
  field.ariaLabel = words.filter;
  field.oninput = () => sift(box, field.value);
  box.prepend(field);
  sift(box, typed);
}

/** @param {any} box @param {string} typed */
function sift(box, typed) {
  const wanted = typed.trim().toLowerCase();
  for (const face of all("button", box)) face.hidden = !face.textContent.toLowerCase().includes(wanted);
  for (const title of all("h3", box)) title.hidden = Boolean(wanted);
}
