// Earlier moments of a running game, and the replay of a finished one.
import { $, all, boot, root, table, up, words } from "./page.js";
import { paint, whenPast } from "./painting.js";
import { listen, shared } from "./stream.js";

let shown = boot.n ?? 0;
let wished = shown; // on its way: quick presses count from here
let ticket = 0;
/** @type {typeof import("./bar.js") | null} */
let bar = null;

/** @param {number} moment */
async function show(moment) {
  const mine = ++ticket;
  wished = moment;
  const address = (boot.at ?? `${boot.base}/at/{n}`).replace("{n}", String(moment));
  const query = new URLSearchParams({ lang: boot.language, layout: boot.layout });
  if (boot.at && boot.seat !== null) query.set("seat", String(boot.seat));
  if (shared() !== null) query.set("as", String(shared()));
  const answer = await fetch(`${address}?${query}`).catch(() => null);
  if (mine !== ticket) return;
  if (!answer?.ok) {
    wished = shown;
    return;
  }
  const message = await answer.json();
  shown = moment;
  if (boot.at) bar?.showPosition(moment);
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

/** The whole journal; the page carries only its last lines. */
async function wholeJournal() {
  const answer = await fetch(`${boot.base}/journal?form=markup&lang=${boot.language}`).catch(() => null);
  if (answer?.ok) $("log").innerHTML = await answer.text();
}

/** A line of the journal was pressed, or the way to its beginning. @param {any} target */
export function press(target) {
  const line = up(target, "[data-at]");
  if (!line) return wholeJournal();
  bar?.play(false);
  show(+line.dataset.at);
}

export async function startReplay() {
  mark(shown);
  bar = await import("./bar.js");
  bar.begin({ show, shown: () => wished });
}
