// What changed: the journal's lines point at the board, the others' moves are shown, and whoever comes back is told.
import { $, all, boot, make, table, up, whenOver, words } from "./page.js";
import { followEvents } from "./camera.js";
import { fly } from "./motion.js";
import { sound } from "./notice.js";

/** Lines of the journal, newest first, as the server wrote them. */
const lines = () => all("#log [data-at]");

/** @param {string} [list] @returns {string[]} */
const split = (list = "") => list.split(" ").filter(Boolean);
/** @param {any} line */
const idsOf = (line) => split(line.dataset.marks);

/** @param {any} line @returns {[string, string, string, number][]} */
function flightsOf(line) {
  return split(line.dataset.fly).map((flight) => {
    const [source, target, symbol, count] = flight.split(">");
    return [source, target, symbol, +count || 1];
  });
}

let latest = +(lines()[0]?.dataset.at ?? 0);

/** Show what is new since the last look: things fly, the camera follows, it sounds. @returns {number} ms it takes */
export function showNews() {
  const fresh = lines()
    .filter((line) => +line.dataset.at > latest)
    .reverse();
  latest = Math.max(latest, +(lines()[0]?.dataset.at ?? 0));
  if (!fresh.length) return 0;
  const takes = fly(fresh.flatMap(flightsOf));
  sound(fresh.find((line) => line.dataset.sound)?.dataset.sound ?? (takes ? "coin" : "card"));
  followEvents(fresh.flatMap(idsOf));
  const foreign = fresh.filter((line) => +line.dataset.seat !== table.seat);
  for (const line of foreign) for (const id of idsOf(line)) $(id)?.classList.add("news");
  return takes;
}

// ---------------------------------------------------------------- since your last turn

/** What the others did since the viewer's own last line. */
function sinceMine() {
  const found = [];
  for (const line of lines()) {
    if (+line.dataset.seat === table.seat) break;
    found.push(line);
  }
  return found.reverse();
}

/** The strip above the journal, and marks on the board, until the first own decision. */
export function tellSince() {
  const box = $("since");
  if (!box) return;
  const news = table.seat === null || boot.at ? [] : sinceMine();
  for (const element of all(".news")) element.classList.remove("news");
  box.hidden = !news.length || table.over;
  if (box.hidden) return;
  for (const line of news) for (const id of idsOf(line)) $(id)?.classList.add("news");
  const items = news.slice(-12).map((line) => {
    const copy = line.cloneNode(true);
    copy.removeAttribute("id");
    return make("li", { className: line.parentNode.className }, copy);
  });
  $("since-list").replaceChildren(...items);
  $("since-title").textContent = words.since;
}

export function forgetSince() {
  if ($("since")) $("since").hidden = true;
  for (const element of all(".news")) element.classList.remove("news");
}

// ---------------------------------------------------------------- pointing from the journal

whenOver((target, on) => {
  const line = up(target, "[data-marks]");
  if (line) for (const id of idsOf(line)) $(id)?.classList.toggle("lit", on);
});
