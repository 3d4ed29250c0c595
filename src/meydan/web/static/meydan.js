// @ts-check
// Meydan's table: receives keyed fragments, morphs them in, animates what moved, and turns the list of
// legal actions into clicking, dragging and keyboard choice. Nothing here knows any game.
import { all, animate, css, morph, placeOf, snapshot } from "./motion.js";
import { $ } from "./site.js";

/** @typedef {{id: number, t: string[], o?: string[], m?: number, label: string, tag?: string, icon: string}} Action */
/** @typedef {any} Message */

const NS = "http://www.w3.org/2000/svg", root = document.documentElement, rtl = document.dir === "rtl";
const boot = JSON.parse($("boot").textContent), words = JSON.parse($("words").textContent);
const up = (/** @type {any} */ node, /** @type {string} */ selector) => node?.closest?.(selector) ?? null;
const kept = { get: (/** @type {string} */ k) => { try { return localStorage.getItem(k); } catch { return null; } },
  set: (/** @type {string} */ k, /** @type {string} */ v) => { try { localStorage.setItem(k, v); } catch { /* private mode */ } } };
let version = boot.v, seat = boot.seat, mark = boot.mark, busy = false, past = false;
/** @type {Action[]} */ let actions = boot.actions ?? [];
/** @type {string[]} */ let picked = [];

// ---------------------------------------------------------------- updates from the server
/** @param {Record<string, string>} parts */
function paint(parts) {
  const focused = document.activeElement?.id, seen = snapshot(), talk = $("chat")?.childElementCount;
  clear();
  for (const [id, markup] of Object.entries(parts)) if (id !== "chat" || !$("mute")?.checked) morph(id, markup);
  animate(seen);
  if (focused && $(focused) !== document.activeElement) $(focused)?.focus?.({ preventScroll: true });
  if ($("chat")?.childElementCount > talk && !up($("chat"), "details").open) $("unread").hidden = false;
}
/** @param {Message} msg */
export function update(msg) {
  if (!boot.started && msg.started) return location.reload();
  if (past && !msg.full) return stopLooking(); // news arrive while looking back: return to them
  if (past) { past = false; $("past").hidden = true; }
  const before = { asked: boot.asked, seat }, focused = document.activeElement?.id;
  boot.asked = msg.asked; boot.over = msg.over;
  if (boot.hotseat && msg.seat !== seat && msg.f.private === "1") curtain(msg);
  if (msg.v !== version || msg.seat !== seat) { picked = []; busy = false; } // somebody only came or talked: a half-made choice stays
  version = msg.v; seat = msg.seat; actions = msg.actions;
  paint(msg.f);
  mark_();
  if (focused?.startsWith("choice-")) $(focused)?.focus();
  notice(msg.asked && !(before.asked && before.seat === seat));
  const line = $("log")?.firstElementChild?.textContent ?? "";
  if ($("live")) $("live").textContent = [$("prompt")?.textContent, line].join(" — ");
  root.dataset.v = version;
}
async function faces() { // symbols the first picture did not need
  if (!boot.sprite) return;
  const box = document.createElementNS(NS, "defs");
  box.innerHTML = await (await fetch(boot.sprite)).text();
  for (const s of [...box.children]) if (!$(s.id)) $("sprite").append(s);
}
/** @type {EventSource | null} */ let source = null;
function listen(at = mark) {
  source?.close();
  const query = new URLSearchParams({ lang: boot.language, layout: boot.layout, at: at ?? "" });
  source = new EventSource(`${boot.base}/events?${query}`);
  source.addEventListener("view", (e) => { toast(""); mark = e.lastEventId; update(JSON.parse(e.data)); });
  source.addEventListener("gone", () => location.reload());
  source.onerror = () => toast(words.offline);
  source.onopen = () => { toast(""); root.dataset.live = "1"; };
}
/** @param {string} what @param {object} body */
async function post(what, body = {}) {
  const r = await fetch(`${boot.base}/${what}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }).catch(() => null);
  if (!r?.ok) {
    const said = r && await r.json().then((j) => j.message, () => "");
    toast(r?.status === 409 ? words.stale : said || words.offline, 3500);
  }
  return r;
}
/** @param {Action} action */
async function send(action) {
  if (busy) return;
  busy = true;
  for (const id of picked) $(id)?.classList.add("sent");
  clear();
  const r = await post("act", { v: version, a: action.id, seat });
  if (!r?.ok) { busy = false; picked = []; mark_(); }
}
let fading = 0;
/** @param {string} text */
function toast(text, ms = 0) {
  const t = $("toast"); t.textContent = text; t.hidden = !text;
  clearTimeout(fading);
  if (ms) fading = setTimeout(() => (t.hidden = true), ms);
}

// ---------------------------------------------------------------- it is my turn: title, badge, sound, notice
const title = document.title, badge = "<circle cx='18' cy='6' r='5.5' fill='%23e0364c' stroke='%23fff' stroke-width='1.5'/></svg>";
/** @param {boolean} fresh */
function notice(fresh) {
  document.title = boot.asked ? `● ${words["your-turn"]} · ${title}` : title;
  const link = $("favicon"), plain = (link.dataset.plain ??= link.href);
  link.href = boot.asked ? plain.replace(/(%3C\/svg%3E|<\/svg>)$/i, () => badge) : plain;
  if (!fresh) return;
  if (kept.get("sound") === "1") ring();
  if (document.hidden && kept.get("notify") === "1" && "Notification" in window && Notification.permission === "granted")
    new Notification(words["notify-title"], { body: title, tag: boot.table });
}
function ring() {
  try {
    const audio = new AudioContext();
    for (const [i, f] of [660, 880].entries()) {
      const o = audio.createOscillator(), g = audio.createGain(), t = audio.currentTime + i * 0.16;
      o.frequency.value = f; g.gain.setValueAtTime(0.12, t); g.gain.exponentialRampToValueAtTime(0.001, t + 0.3);
      o.connect(g).connect(audio.destination); o.start(t); o.stop(t + 0.32);
    }
  } catch { /* no sound here */ }
}
/** @param {Message} msg */
function curtain(msg) {
  const box = $("curtain"), name = $("seats")?.children[msg.seat]?.querySelector(".who")?.textContent ?? "";
  $("curtain-t").textContent = words.curtain.replace("{name}", name);
  box.hidden = false;
  const button = box.querySelector("button");
  button.onclick = () => { box.hidden = true; };
  button.focus();
}

// ---------------------------------------------------------------- choosing among legal actions
const fits = (/** @type {Action} */ a) => picked.every((id) => a.t.includes(id) || a.o?.includes(id));
const whole = (/** @type {Action} */ a) => a.t.every((t) => picked.includes(t));
/** @param {string} id */
function pick(id) {
  if (picked.at(-1) === id) return back();
  const before = picked;
  picked = [...picked, id];
  if (!actions.some(fits)) picked = [id]; // a fresh start from another piece
  if (!actions.some(fits)) picked = before;
  const left = actions.filter(fits);
  if (left.length === 1 && whole(left[0])) return send(left[0]);
  mark_();
}
function back() { picked = picked.slice(0, -1); mark_(); }
function clear() {
  for (const el of all(".hot,.picked")) {
    el.classList.remove("hot", "picked", "alt");
    el.querySelector(":scope > .halo")?.remove();
    for (const a of ["tabindex", "aria-pressed"]) el.removeAttribute(a);
    if (el.dataset.role) { el.setAttribute("role", el.dataset.role); delete el.dataset.role; }
  }
  $("choices").hidden = true;
}
/** @param {any} el */
function halo(el) { // drawn as a child, so it moves with the piece and needs no filter
  const shape = el.querySelector(":scope > .hl"), copy = shape && shape.nodeName !== "use";
  const h = copy ? shape.cloneNode() : document.createElementNS(NS, "rect");
  if (!copy) {
    const use = shape?.nodeName === "use", b = use ? { x: +shape.getAttribute("x"), y: +shape.getAttribute("y"), width: +shape.getAttribute("width"), height: +shape.getAttribute("height") } : el.getBBox();
    const pad = 1.5, round = el.matches(".unit, .token") ? b.width : 9;
    for (const [k, v] of Object.entries({ x: b.x - pad, y: b.y - pad, width: b.width + 2 * pad, height: b.height + 2 * pad, rx: round })) h.setAttribute(k, String(v));
  }
  h.setAttribute("class", "halo");
  el.append(h);
}
function mark_() {
  const focused = document.activeElement?.id;
  clear();
  if (busy || past) return;
  const ids = (/** @type {Action[]} */ list) => new Set(list.flatMap((a) => [...a.t, ...(a.o ?? [])]));
  const left = actions.filter(fits), wanted = ids(left), first = new Set(actions.flatMap((a) => [a.t[0], ...(a.o ?? [])]));
  for (const id of new Set([...wanted, ...first])) {
    const el = $(id), on = picked.includes(id);
    if (!el || (!picked.length && !first.has(id))) continue; // before the first pick only movers glow
    el.classList.add("hot");
    if (on) el.classList.add("picked");
    if (!wanted.has(id)) el.classList.add("alt"); // another one to begin with instead
    if (el.hasAttribute("role")) el.dataset.role = el.getAttribute("role");
    el.setAttribute("role", "button"); el.setAttribute("tabindex", 0); el.setAttribute("aria-pressed", on);
    halo(el);
  }
  if (focused) $(focused)?.focus?.({ preventScroll: true });
  // buttons for what cannot be told by pointing: actions marked so by the server, and those already fully pointed at
  const named = picked.length ? left.filter((a) => a.m || whole(a)) : left.filter((a) => !a.t.length);
  if (named.length) menu(named, $(picked.at(-1) ?? "") ?? $("prompt"));
}
/** @param {Action[]} list @param {any} near */
function menu(list, near) {
  const box = $("choices");
  box.replaceChildren(...list.map((a) => {
    const b = document.createElement("button");
    b.type = "button"; b.id = `choice-${a.id}`;
    b.innerHTML = `<svg class="ic" aria-hidden="true"><use href="#i-${a.icon}"/></svg><span></span>`;
    b.children[1].textContent = a.label;
    if (a.tag) { const t = document.createElement("span"); t.className = "tag"; t.textContent = a.tag; b.append(t); }
    b.onclick = () => send(a);
    return b;
  }));
  if (!picked.length) { // on a phone the sheet lies over the prompt, so it says it itself
    const asked = document.createElement("p");
    asked.className = "asked"; asked.textContent = document.querySelector("#prompt .hint, #prompt .only")?.textContent ?? "";
    box.prepend(asked);
  }
  box.hidden = false;
  lens(null);
  if (getComputedStyle(box).position !== "fixed") return;
  // beside, above or below the piece: wherever it hides the fewest targets
  const r = near.getBoundingClientRect(), w = box.offsetWidth, h = box.offsetHeight;
  const cx = r.left + r.width / 2 - w / 2, cy = r.top + r.height / 2 - h / 2, L = [r.left - w - 10, cy], R = [r.right + 10, cy];
  const hot = all(".hot").map((e) => e.getBoundingClientRect());
  let best = L, least = Infinity;
  for (const [i, [x0, y0]] of [rtl ? L : R, rtl ? R : L, [cx, r.bottom + 10], [cx, r.top - h - 10]].entries()) {
    const x = Math.max(6, Math.min(innerWidth - w - 6, x0)), y = Math.max(54, Math.min(innerHeight - h - 8, y0));
    const hides = hot.reduce((n, b) => n + Math.max(0, Math.min(x + w, b.right) - Math.max(x, b.left)) * Math.max(0, Math.min(y + h, b.bottom) - Math.max(y, b.top)) / (b.width * b.height || 1), i / 100);
    if (hides < least) { least = hides; best = [x, y]; }
  }
  [box.style.left, box.style.top] = best.map((n) => n + "px");
}

// ---------------------------------------------------------------- pointer: tap, drag to target, pan, pinch
const cam = { k: 1, x: 0, y: 0 }, fingers = new Map();
const stage = /** @type {any} */ (document.querySelector("[data-pan]")), layer = stage?.querySelector(".pan");
function look() {
  const { width: w, height: h } = stage.viewBox.baseVal, slack = 0.35;
  cam.k = Math.min(5, Math.max(1, cam.k));
  cam.x = Math.min(w * slack, Math.max(w * (1 - slack) - w * cam.k, cam.x));
  cam.y = Math.min(h * slack, Math.max(h * (1 - slack) - h * cam.k, cam.y));
  if (cam.k === 1) cam.x = cam.y = 0;
  layer.setAttribute("transform", `translate(${cam.x} ${cam.y}) scale(${cam.k})`);
}
/** @param {number} f @param {number} x @param {number} y */
function zoom(f, x, y) {
  const p = new DOMPoint(x, y).matrixTransform(stage.getScreenCTM().inverse()), k = Math.min(5, Math.max(1, cam.k * f));
  cam.x = p.x - ((p.x - cam.x) * k) / cam.k; cam.y = p.y - ((p.y - cam.y) * k) / cam.k; cam.k = k;
  look();
}
stage?.addEventListener("wheel", (/** @type {WheelEvent} */ e) => { e.preventDefault(); zoom(Math.exp(-e.deltaY / 400), e.clientX, e.clientY); }, { passive: false });
for (const b of all("[data-zoom]")) b.onclick = () => {
  const r = stage.getBoundingClientRect();
  if (b.dataset.zoom === "fit") { cam.k = 1; look(); } else zoom(b.dataset.zoom === "in" ? 1.5 : 1 / 1.5, r.left + r.width / 2, r.top + r.height / 2);
};
const CONTROLS = "#choices, #curtain, dialog, button, a, input, label, summary";
/** @param {number} x @param {number} y */
function targetAt(x, y) { // decoration lets a target behind it be hit, another piece does not
  for (const e of document.elementsFromPoint(x, y)) {
    const hot = up(e, ".hot");
    if (hot || up(e, `.piece, ${CONTROLS}`)) return hot;
  }
  return null;
}
/** @type {any} */ let drag = null;
let tapBlocked = false, hold = 0;
addEventListener("touchmove", (e) => { if (drag) e.preventDefault(); }, { passive: false }); // else the page scrolls the piece away
addEventListener("pointerdown", (e) => {
  if (e.button) return;
  tapBlocked = false;
  if (up(e.target, "[data-pan]")) fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
  const el = up(e.target, ".piece.hot, .piece.picked");
  if (el && fingers.size < 2) drag = { el, x: e.clientX, y: e.clientY, live: false, place: placeOf(el), m: el.parentNode.getScreenCTM() };
  clearTimeout(hold);
  if (e.pointerType === "touch") hold = setTimeout(() => { lens(e.target); tapBlocked = !$("lens").hidden; }, 450);
});
addEventListener("pointermove", (e) => {
  if (e.pointerType === "mouse" && !e.buttons) return hover(e);
  const f = fingers.get(e.pointerId);
  if (drag) {
    const dx = e.clientX - drag.x, dy = e.clientY - drag.y;
    if (!drag.live && Math.hypot(dx, dy) > 7) {
      drag.live = true; clearTimeout(hold); lens(null);
      if (!picked.includes(drag.el.id)) { picked = [drag.el.id]; if (!actions.some(fits)) picked = []; mark_(); } // a drag only starts a choice
      $("choices").hidden = true;
      drag.el.classList.add("lift");
      drag.el.style.pointerEvents = "none";
    }
    if (drag.live) {
      drag.el.style.transform = css(drag.place.x + dx / drag.m.a, drag.place.y + dy / drag.m.d, drag.place.s);
      tapBlocked = true; e.preventDefault();
    }
  } else if (f) {
    const was = [...fingers.values()].map((p) => ({ ...p })), dx = e.clientX - f.x, dy = e.clientY - f.y;
    if (fingers.size === 1 && !tapBlocked && Math.hypot(dx, dy) < 6) return;
    clearTimeout(hold); tapBlocked = true;
    Object.assign(f, { x: e.clientX, y: e.clientY });
    stage.classList.add("panning");
    const now = [...fingers.values()], d = (/** @type {any} */ p) => Math.hypot(p[0].x - p[1].x, p[0].y - p[1].y);
    if (now.length === 2) zoom(d(now) / d(was), (now[0].x + now[1].x) / 2, (now[0].y + now[1].y) / 2);
    const k = stage.getScreenCTM().a * now.length;
    cam.x += dx / k; cam.y += dy / k;
    look();
  }
});
/** @param {PointerEvent} e */
function release(e) {
  clearTimeout(hold);
  fingers.delete(e.pointerId);
  stage?.classList.remove("panning");
  if (e.pointerType === "touch") lens(null);
  if (!drag) return;
  const { el, live, place } = drag;
  drag = null;
  if (!live) return;
  const under = e.type === "pointerup" ? targetAt(e.clientX, e.clientY) : null;
  const done = () => { el.style.transform = el.style.pointerEvents = ""; el.classList.remove("lift"); };
  if (under && under !== el) { pick(under.id); done(); }
  else el.animate([{ transform: el.style.transform }, { transform: css(place.x, place.y, place.s) }], 180).finished.finally(() => { done(); mark_(); });
}
addEventListener("pointerup", release);
addEventListener("pointercancel", release);
addEventListener("click", (e) => {
  if (tapBlocked) { tapBlocked = false; return; }
  const other = up(e.target, CONTROLS); // a dialog may be gone by now, and what lies under it was not meant
  const el = up(e.target, ".hot") ?? (other ? null : targetAt(e.clientX, e.clientY));
  if (el) pick(el.id);
  else if (!other && picked.length) { picked = []; mark_(); }
});

// ---------------------------------------------------------------- lens: a closer look (hover, focus, long press)
/** @param {any} target */
function lens(target) {
  const box = $("lens"), el = up(target, "[data-tip]");
  if (!el) { box.hidden = true; if (box.matches(":popover-open")) box.hidePopover(); return; }
  const face = el.dataset.face, view = face && $(face)?.getAttribute("viewBox"), lines = el.dataset.tip.split("\n");
  box.innerHTML = (view ? `<svg viewBox="${view}"><use href="#${face}"/></svg>` : "") + lines.map((/** @type {string} */ l, /** @type {number} */ i) => i === 0 && lines.length > 1 ? "<b></b>" : l.startsWith("§") ? "<p class='price'></p>" : "<p></p>").join("");
  const texts = [...box.children].filter((n) => n.nodeName !== "svg");
  for (const [i, n] of texts.entries()) n.textContent = lines[i].replace(/^§/, "");
  box.popover = "manual"; box.hidden = false; // above an open dialog too
  box.showPopover?.();
  const r = el.getBoundingClientRect(), w = box.offsetWidth, h = box.offsetHeight;
  box.style.left = Math.max(8, Math.min(innerWidth - w - 8, r.left > innerWidth / 2 ? r.left - w - 14 : r.right + 14)) + "px";
  box.style.top = Math.max(52, Math.min(innerHeight - h - 8, r.top - 20)) + "px";
}
/** @type {any} */ let over = null;
let timer = 0;
/** @param {any} e */
function hover(e) {
  const el = up(e.target, "[data-tip]");
  if (el === over) return;
  over = el; clearTimeout(timer); lens(null);
  if (el) timer = setTimeout(() => { if ($("choices").hidden || !el.matches(".hot")) lens(el); }, 450);
}
addEventListener("focusin", (e) => { clearTimeout(timer); lens(null); if (up(e.target, ".hot:focus-visible")) timer = setTimeout(() => { if (picked.length === 0) lens(e.target); }, 900); });
addEventListener("scroll", () => lens(null), { passive: true });

// ---------------------------------------------------------------- keyboard: arrows walk between targets
addEventListener("keydown", (e) => {
  const el = /** @type {any} */ (document.activeElement);
  if (up(el, "dialog, input, textarea, select, #curtain")) return;
  if (e.key === "Escape") { lens(null); if (picked.length) { const last = picked[picked.length - 1]; back(); $(last)?.focus(); } return; }
  if ((e.key === "Enter" || e.key === " ") && el?.classList?.contains("hot")) {
    e.preventDefault(); pick(el.id);
    if (!$("choices").hidden) $("choices").querySelector("button")?.focus();
    return;
  }
  const dir = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[e.key];
  if (!dir) return;
  const open = up(el, "#choices"), targets = all(open ? "#choices button" : ".hot[tabindex]"), list = targets.length ? targets : all("#choices:not([hidden]) button");
  if (!list.length) return;
  e.preventDefault();
  if (!list.includes(el)) return list[0].focus();
  const mid = (/** @type {any} */ n) => { const r = n.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; };
  const [x, y] = mid(el);
  let best = null, score = Infinity;
  for (const n of list) {
    const [nx, ny] = mid(n), along = (nx - x) * dir[0] + (ny - y) * dir[1], off = Math.abs((nx - x) * dir[1]) + Math.abs((ny - y) * dir[0]);
    if (n !== el && along > 4 && along + off * 2 < score) { score = along + off * 2; best = n; }
  }
  best?.focus();
});

// ---------------------------------------------------------------- earlier moments, and the replay of a finished game
const number = new Intl.NumberFormat(root.lang === "fa" ? "fa-IR" : "en", { useGrouping: false });
let shown = boot.n ?? 0, asked = 0, playing = 0;
/** @param {number} n */
async function show(n) {
  const ticket = ++asked, at = boot.at ?? `${boot.base}/at/{n}`;
  const query = new URLSearchParams({ lang: boot.language, layout: boot.layout, ...(boot.at && boot.seat !== null ? { seat: boot.seat } : {}) });
  const r = await fetch(`${at.replace("{n}", String(n))}?${query}`).catch(() => null);
  if (!r?.ok || ticket !== asked) return;
  const msg = await r.json();
  shown = n;
  if (!boot.at) { past = true; $("past").hidden = false; $("past-text").textContent = words["looking-at"]; }
  else { $("slider").value = n; $("moment").textContent = `${number.format(n)} / ${number.format(boot.decisions)}`; history.replaceState(null, "", `?n=${n}`); }
  paint(msg.f);
  for (const b of all("#log [data-at]")) b.toggleAttribute("aria-current", +b.dataset.at === n);
  root.dataset.v = String(n);
}
function stopLooking() { past = false; $("past").hidden = true; for (const b of all("#log [aria-current]")) b.removeAttribute("aria-current"); listen(""); }
function play(on = !playing) {
  clearInterval(playing); playing = 0;
  $("play-icon")?.setAttribute("href", on ? "#i-pause" : "#i-play");
  if (on) { if (shown >= boot.decisions) show(0); playing = setInterval(() => (shown < boot.decisions ? show(shown + 1) : play(false)), 1100); }
}
const step = { first: () => show(0), back: () => show(Math.max(0, shown - 1)), play: () => play(), next: () => show(Math.min(boot.decisions, shown + 1)), last: () => show(boot.decisions) };
for (const b of all("[data-step]")) {
  if (b.dataset.step === "play") b.querySelector("use").id = "play-icon";
  b.onclick = () => { if (b.dataset.step !== "play") play(false); step[/** @type {keyof typeof step} */ (b.dataset.step)](); };
}
if ($("slider")) $("slider").oninput = () => { play(false); show(+$("slider").value); };
if ($("now")) $("now").onclick = stopLooking;

// ---------------------------------------------------------------- everything else on the page
addEventListener("click", async (e) => {
  const line = up(e.target, "#log [data-at]");
  if (line) { play(false); return show(+line.dataset.at); }
  if (up(e.target, "[data-earlier]")) return earlier();
  const b = up(e.target, "[data-post]");
  if (!b || b.disabled) return;
  up(b, "dialog")?.close();
  if (b.dataset.confirm && !(await ask(b.dataset.confirm))) return;
  b.disabled = true;
  await post(b.dataset.post, { ...JSON.parse(b.dataset.body || "{}"), ...("v" in b.dataset ? { v: version, seat } : {}) });
  b.disabled = false;
});
async function earlier() { // the whole journal; the page carries only its last lines
  const r = await fetch(`${boot.base}/journal`).catch(() => null);
  if (!r?.ok) return;
  $("log").replaceChildren(...(await r.json()).reverse().map((/** @type {any} */ line) => {
    const item = document.createElement("li");
    item.className = `p${line.seat < 0 ? "x" : line.seat % 8}`;
    item.innerHTML = `<button type="button" data-at="${+line.number}"><bdi></bdi></button>`;
    /** @type {any} */ (item.querySelector("bdi")).textContent = line.text;
    return item;
  }));
}
/** @param {string} question @returns {Promise<boolean>} */
function ask(question) {
  const box = $("ask");
  $("ask-t").textContent = question;
  box.showModal();
  return new Promise((answer) => {
    for (const b of box.querySelectorAll("button")) b.onclick = () => { box.returnValue = b.value; box.close(); };
    box.onclose = () => { answer(box.returnValue === "yes"); box.returnValue = ""; };
  });
}
if ($("talk")) $("talk").onsubmit = async (/** @type {SubmitEvent} */ e) => {
  e.preventDefault();
  const field = $("talk").elements.text;
  if (field.value.trim() && (await post("chat", { text: field.value, seat }))?.ok) field.value = "";
};
up($("chat"), "details")?.addEventListener("toggle", () => { $("unread").hidden = true; $("chat").scrollTop = 1e6; });
if ($("link")) $("link").onclick = async () => {
  const r = await post("link");
  if (r?.ok) { const { address } = await r.json(); $("link-out").textContent = `${words["link-text"]} ${new URL(address, location.href).href}`; }
};
for (const name of ["sound", "notify", "mute"]) {
  const box = $(name), key = name === "mute" ? `mute-${boot.table}` : name;
  if (!box) continue;
  box.checked = kept.get(key) === "1";
  box.onchange = async () => {
    if (name === "notify" && box.checked && "Notification" in window && (await Notification.requestPermission()) !== "granted") box.checked = false;
    kept.set(key, box.checked ? "1" : "0");
    if (name === "sound" && box.checked) ring();
  };
}
// browsers allow few streams at a time: who only watches lets go of theirs while the page is out of sight
document.addEventListener("visibilitychange", () => {
  if (!boot.base || (seat !== null && !boot.over)) return;
  if (document.hidden) { source?.close(); source = null; } else if (!source) listen();
});
const fit = () => (innerWidth < 760 || innerHeight > innerWidth * 1.15 ? "tall" : "wide");
function relayout() {
  if (root.dataset.page === "room" || fit() === boot.layout) return false;
  const u = new URL(location.href); u.searchParams.set("layout", fit()); location.replace(u);
  return true;
}
addEventListener("resize", relayout);
if (!relayout()) { mark_(); notice(false); root.dataset.v = String(version ?? shown); faces().finally(() => { if (boot.base) listen(); }); }
