// @ts-check
// The rulebook: search as one types, and print.
import { $ } from "./site.js";

const sayings = JSON.parse($("found-words").textContent);

/** Letters that look alike count as one, and joiners do not count. @param {string} text */
export function plain(text) {
  return text
    .toLowerCase()
    .replace(/[يى]/g, "ی")
    .replace(/ك/g, "ک")
    .replace(/[\u200c\u2066-\u2069\u064b-\u0652]/g, "")
    .replace(/[۰-۹]/g, (digit) => String("۰۱۲۳۴۵۶۷۸۹".indexOf(digit)));
}

const PLACES = ".law, .introduction li, .pieces > li, tbody tr, .options dt";
const places = [...$("book").querySelectorAll(PLACES)].map((element) => ({
  element: /** @type {HTMLElement} */ (element),
  text: plain(`${element.id} ${element.textContent}`),
}));

/** @param {string} wanted */
function search(wanted) {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  let count = 0;
  for (const place of places) {
    const hit = words.every((word) => place.text.includes(word));
    place.element.classList.toggle("miss", !hit);
    count += hit ? 1 : 0;
  }
  for (const chapter of document.querySelectorAll("#book :is(.chapter, .introduction)"))
    chapter.classList.toggle(
      "miss",
      !places.some(({ element }) => chapter.contains(element) && !element.matches(".miss")),
    );
  document.documentElement.classList.toggle("searching", words.length > 0);
  $("found").textContent = words.length ? (sayings[count] ?? inWords(count)) : "";
}

/** @param {number} count */
function inWords(count) {
  const digits = new Intl.NumberFormat(document.documentElement.lang, { useGrouping: false }).format(count);
  return sayings.many.replace(/[\d۰-۹][\d۰-۹,٬]*/, digits);
}

// On a phone the book comes first; its contents open when wanted.
const contents = /** @type {HTMLDetailsElement} */ (document.querySelector(".contents details"));
if (matchMedia("(max-width: 820px)").matches) contents.open = false;
contents.addEventListener("click", (event) => {
  const chosen = /** @type {HTMLElement} */ (event.target).closest("a");
  if (chosen && matchMedia("(max-width: 820px)").matches) contents.open = false;
});

$("find").addEventListener("input", () => search($("find").value));
$("print").addEventListener("click", () => print());
addEventListener("keydown", (event) => {
  const typing = /** @type {HTMLElement} */ (event.target).matches("input, textarea");
  if (event.key === "/" && !typing) {
    event.preventDefault();
    $("find").focus();
  }
  if (event.key === "Escape" && event.target === $("find")) {
    $("find").value = "";
    search("");
  }
});
