// The line to the server: news come in, wishes go out. A line that has died is noticed and mended.
import { $, boot, root, table, toast, words } from "./page.js";

const PATIENCE = 11_000; // the server gives a sign of life every few seconds
const LOOK_EVERY = 2_000;
const KEEP_AFTER = 800; // a position that stays so long is worth it

/** @type {EventSource | null} */
let source = null;
let mark = boot.mark;
let heard = Date.now();
let tries = 0;
let again = 0;
let keeping = 0;
/** @type {number | null} at a shared screen: whose turn it is to look */
let lifted = boot.lifted ?? null;
/** @type {(message: any) => void} */
let receive = () => {};

/** @param {(message: any) => void} receiver */
export function onNews(receiver) {
  receive = receiver;
}

/** Open the line, from where we are or from the beginning. @param {string} [from] */
export function listen(from = mark) {
  clearTimeout(again);
  source?.close();
  const query = new URLSearchParams({ lang: boot.language, layout: boot.layout, at: from ?? "" });
  if (lifted !== null) query.set("as", String(lifted));
  source = new EventSource(`${boot.base}/events?${query}`);
  heard = Date.now();
  source.addEventListener("view", (event) => {
    alive();
    mark = event.lastEventId;
    const { f, ...news } = JSON.parse(event.data);
    receive({ f, ...news });
    keep({ ...boot, ...news, mark });
  });
  source.addEventListener("beat", alive);
  source.addEventListener("gone", () => location.reload());
  source.onopen = alive;
  source.onerror = () => {
    lost();
    // A refusal, as from a proxy while the server restarts, ends an EventSource for good.
    if (source?.readyState === EventSource.CLOSED) mend();
  };
}

/** For an hour without a line. Not at a shared screen: one player's secrets are not for the others.
 * @param {object} now */
function keep(now) {
  clearTimeout(keeping);
  const worker = navigator.serviceWorker?.controller;
  if (boot.hotseat || !worker) return;
  keeping = window.setTimeout(() => {
    $("boot").textContent = JSON.stringify(now).replaceAll("<", "\\u003c");
    worker.postMessage(`<!doctype html>\n${root.outerHTML}`);
  }, KEEP_AFTER);
}

function alive() {
  if (root.dataset.offline !== undefined) location.reload(); // what was kept has served
  heard = Date.now();
  tries = 0;
  root.dataset.live = "1";
  if (!$("offline").hidden) $("offline").hidden = true;
}

function lost() {
  delete root.dataset.live;
  $("offline").hidden = false;
}

function mend() {
  clearTimeout(again);
  again = window.setTimeout(() => listen(), Math.min(8000, 500 * 2 ** tries++) + Math.random() * 400);
}

function hangUp() {
  clearTimeout(again);
  source?.close();
  source = null;
}

export const shared = () => lifted;

/** The screen is in the hands of this seat now. @param {number} seat */
export function lift(seat) {
  lifted = seat;
  listen("");
}

export function watchLine() {
  setInterval(() => {
    if (!source || Date.now() - heard < PATIENCE) return;
    lost();
    listen();
  }, LOOK_EVERY);
  addEventListener("online", () => listen());
  addEventListener("pageshow", (event) => event.persisted && listen());
  addEventListener("pagehide", () => source?.close());
  // Browsers allow few streams at a time: who only watches lets go of theirs while the page is out of sight.
  document.addEventListener("visibilitychange", () => {
    const playing = table.seat !== null && !table.over;
    if (document.hidden && !playing) hangUp();
    else if (!document.hidden && (!source || Date.now() - heard > PATIENCE)) listen();
  });
}

/** @param {string} what @param {object} [body] @returns {Promise<Response | null>} */
export async function post(what, body = {}) {
  const options = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(`${boot.base}/${what}`, options).catch(() => null);
  if (!answer?.ok) {
    const said =
      answer &&
      (await answer.json().then(
        (told) => told.message,
        () => "",
      ));
    toast(answer?.status === 409 ? words.stale : said || words.offline, 3500);
    return answer;
  }
  if (answer.headers.get("content-type")?.includes("json")) {
    // a lesson has no stream: its frames come with the answer
    const { frames = [] } = await answer.clone().json();
    if (frames.length) table.busy = false;
    for (const frame of frames) receive(frame);
  }
  return answer;
}
