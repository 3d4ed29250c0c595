// Earlier moments of a running game, and the replay of a finished one.
import { $, all, boot, number, root, rtl, table, up, words } from "./page.js";
import { wholeJournal } from "./journal.js";
import { paint, whenPast } from "./painting.js";
import { listen, shared } from "./stream.js";

let shown = boot.n ?? 0;
let ticket = 0;
let playing = 0;

/** @param {number} moment */
async function show(moment) {
  const mine = ++ticket;
  const address = (boot.at ?? `${boot.base}/at/{n}`).replace("{n}", String(moment));
  const query = new URLSearchParams({ lang: boot.language, layout: boot.layout });
  if (boot.at && boot.seat !== null) query.set("seat", String(boot.seat));
  if (shared() !== null) query.set("as", String(shared()));
  const answer = await fetch(`${address}?${query}`).catch(() => null);
  if (!answer?.ok || mine !== ticket) return;
  const message = await answer.json();
  shown = moment;
  if (boot.at) showPosition(moment);
  else lookBack();
  paint(message.f);
  mark(moment);
  root.dataset.v = String(moment);
}

function lookBack() {
  table.past = true;
  $("past").hidden = false;
  $("past-text").textContent = words["looking-at"];
}

/** @param {number} moment */
function showPosition(moment) {
  $("slider").value = moment;
  $("moment").textContent = `${number.format(moment)} / ${number.format(boot.decisions)}`;
  history.replaceState(null, "", `?n=${moment}`);
}

/** The journal follows: the line of the moment is marked and in sight. @param {number} moment */
function mark(moment) {
  const lines = all("#log [data-at]");
  const current = lines.find((line) => +line.dataset.at <= moment);
  for (const line of lines) line.toggleAttribute("aria-current", line === current || +line.dataset.at === moment);
  const log = $("log");
  if (current && log) log.scrollTop = current.parentNode.offsetTop - log.clientHeight / 3;
}

function stopLooking() {
  table.past = false;
  $("past").hidden = true;
  for (const line of all("#log [aria-current]")) line.removeAttribute("aria-current");
  listen("");
}
whenPast(stopLooking);
if ($("now")) $("now").onclick = stopLooking;

/** @param {boolean} on */
function play(on) {
  clearInterval(playing);
  playing = 0;
  $("play-icon")?.setAttribute("href", on ? "#i-pause" : "#i-play");
  if (!on) return;
  if (shown >= boot.decisions) show(0);
  playing = window.setInterval(() => (shown < boot.decisions ? show(shown + 1) : play(false)), 1100);
}

/** @type {Record<string, () => void>} */
const steps = {
  first: () => show(0),
  back: () => show(Math.max(0, shown - 1)),
  play: () => play(!playing),
  next: () => show(Math.min(boot.decisions, shown + 1)),
  last: () => show(boot.decisions),
};
/** @param {string} name */
function step(name) {
  if (name !== "play") play(false);
  steps[name]();
}

for (const button of all("[data-step]")) {
  if (button.dataset.step === "play") button.querySelector("use").id = "play-icon";
  button.onclick = () => step(button.dataset.step);
}
if ($("slider")) {
  $("slider").oninput = () => {
    play(false);
    show(+$("slider").value);
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

addEventListener("click", (event) => {
  const line = up(event.target, "#log [data-at], #since [data-at]");
  if (line) {
    play(false);
    show(+line.dataset.at);
  } else if (up(event.target, "[data-earlier]")) wholeJournal();
});
export const startReplay = () => boot.at && mark(shown);
