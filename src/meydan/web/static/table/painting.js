// News become the picture: one message after the other, at a pace a person can follow.
import { $, NS, all, boot, isCalm, root, table, tabMemory, toast, up, words } from "./page.js";
import { isTorn, morph } from "./morph.js";
import { animate, snapshot } from "./motion.js";
import { clear, renew } from "./choosing.js";
import { restoreCameras } from "./camera.js";
import { forgetSince, showNews, tellSince } from "./journal.js";
import { notice } from "./notice.js";
import { reveal } from "./panels.js";
import { lift, listen } from "./stream.js";
import { sortHands } from "./tray.js";

/** @typedef {import("./page.js").Message} Message */

const PACE = 650; // ms between two moves of others
const PATIENCE = 8; // with more news than this waiting, the rest is shown at once

/** @type {Message[]} */
let waiting = [];
let timer = 0;

/** News from the server. @param {Message} message */
export function receive(message) {
  if (!boot.started && message.started) return location.reload();
  if (boot.started === undefined || message.full || message.curtain || isCalm() || waiting.length >= PATIENCE) {
    flush();
    return update(message);
  }
  waiting.push(message);
  if (!timer) next();
}

function next() {
  const message = waiting.shift();
  timer = 0;
  if (!message) return;
  const foreign = message.v !== table.version && !table.busy;
  const takes = update(message);
  if (foreign || waiting.length) timer = window.setTimeout(next, Math.max(foreign ? PACE : 0, takes));
}

/** Whoever cannot wait sees all of it now. */
function flush() {
  clearTimeout(timer);
  timer = 0;
  const now = waiting;
  waiting = [];
  for (const message of now) update(message);
}
addEventListener("pointerdown", () => waiting.length && flush(), { capture: true });
addEventListener("keydown", () => waiting.length && flush(), { capture: true });

/** Put fragments into the page. @param {Record<string, string>} parts */
export function paint(parts) {
  const focused = document.activeElement?.id;
  const seen = snapshot();
  const chat = $("chat");
  const talk = chat?.childElementCount;
  clear();
  for (const [id, markup] of Object.entries(parts)) {
    if (id !== "chat" || !$("mute")?.checked) morph(id, markup);
  }
  if (isTorn()) listen("");
  sortHands();
  animate(seen);
  if (focused && $(focused) !== document.activeElement) $(focused)?.focus?.({ preventScroll: true });
  if (chat?.childElementCount > talk && !up(chat, "details").open) {
    $("unread").hidden = false;
    if (chat.lastChild.dataset.bot) toast(chat.lastChild.dataset.bot, 9e3);
  }
}

/** @type {() => void} */
let leavePast = () => {};
/** @param {() => void} listener called when news arrive while an earlier moment is shown */
export function whenPast(listener) {
  leavePast = listener;
}

/** @param {Message} message @returns {number} ms its motion takes */
function update(message) {
  if (table.past && !message.full) {
    leavePast(); // news arrive while looking back: return to them
    return 0;
  }
  if (table.past) {
    table.past = false;
    $("past").hidden = true;
  }
  const before = { ...table };
  if (message.base) boot.base = message.base;
  follow(message);
  const same = message.v === table.version && message.seat === table.seat;
  if (!same) table.busy = false;
  Object.assign(table, { version: message.v, seat: message.seat, asked: message.asked, over: message.over });
  table.actions = message.actions;
  paint(message.f);
  curtain(message.curtain);
  if (message.seat !== before.seat) {
    forgetSince();
    restoreCameras();
  }
  renew(same);
  reveal();
  ring(message.point ?? []);
  beat(message.window);
  const takes = showNews();
  if (table.asked && !before.asked) tellSince();
  notice(message.asked && !(before.asked && before.seat === message.seat));
  tell();
  root.dataset.v = String(table.version);
  return takes;
}

let beating = false;

/** A moment in which anybody may answer, or none. @param {import("./beat.js").Moment | null | undefined} moment */
export function beat(moment) {
  if (moment || beating) import("./beat.js").then(({ show }) => show(moment));
  beating = Boolean(moment);
}

/** What a lesson speaks of. @param {string[]} ids */
export function ring(ids) {
  for (const element of all(".pointed")) element.classList.remove("pointed");
  for (const id of ids) $(id)?.classList.add("pointed");
}

/** For screen readers: the question and the last thing that happened. */
function tell() {
  const line = $("log")?.querySelector("[data-at]")?.textContent ?? "";
  if ($("live")) $("live").textContent = [$("prompt")?.textContent, line].join(" — ");
}

/** An accepted rematch takes everybody there. @param {Message} message */
function follow(message) {
  const wished = tabMemory("rematch");
  if (message.next && wished.get()) {
    wished.set(null);
    location.href = message.next;
  }
}

/**
 * At a shared screen: the next player's secrets are not even sent before they say that they are here.
 * @param {{seat: number, name: string} | null | undefined} due
 */
export function curtain(due) {
  const box = $("curtain");
  if (!box) return;
  box.hidden = !due;
  if (!due) return;
  $("curtain-t").textContent = words.curtain.replace("{name}", due.name);
  const button = box.querySelector("button");
  button.onclick = () => {
    button.disabled = true;
    lift(due.seat);
  };
  button.disabled = false;
  button.focus();
}

/** Symbols the first picture did not need. */
export async function loadFaces() {
  if (!boot.sprite) return;
  const box = document.createElementNS(NS, "defs");
  const answer = await fetch(boot.sprite).catch(() => null);
  if (!answer?.ok) return;
  box.innerHTML = await answer.text();
  for (const symbol of [...box.children]) if (!$(symbol.id)) $("sprite").append(symbol);
}
