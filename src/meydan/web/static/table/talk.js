// Everything else a person does around the board: tools and chat.
import { $, ask, boot, kept, tabMemory, table, up } from "./page.js";
import { forgetSince } from "./journal.js";
import { post } from "./stream.js";

addEventListener("click", async (event) => {
  const button = up(event.target, "[data-post]");
  if (!button || button.disabled) return;
  up(button, "dialog")?.close();
  if (button.dataset.confirm && !(await ask(button.dataset.confirm))) return;
  button.disabled = true;
  if (button.dataset.post === "rematch") tabMemory("rematch").set(true);
  const moment = { v: table.version, ...("v" in button.dataset ? { seat: table.seat } : {}) };
  const answer = await post(button.dataset.post, { ...JSON.parse(button.dataset.body || "{}"), ...moment });
  button.disabled = false;
  if (answer?.ok && button.dataset.then) location.href = button.dataset.then;
});
addEventListener("click", (event) => up(event.target, "#since-close") && forgetSince());

// What was typed but not sent outlives a reload, a resize, a lost line.
const draft = tabMemory("draft");
if ($("talk")) {
  const field = $("talk").elements.text;
  field.value = draft.get() ?? "";
  field.oninput = () => draft.set(field.value);
  $("talk").onsubmit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    if (!field.value.trim() || !(await post("chat", { text: field.value, seat: table.seat }))?.ok) return;
    field.value = "";
    draft.set("");
  };
  if (field.value) up($("talk"), "details").open = true;
}
up($("chat"), "details")?.addEventListener("toggle", () => {
  $("unread").hidden = true;
  $("chat").scrollTop = 1e6;
});

const mute = $("mute");
if (mute) {
  mute.checked = kept.get(`mute-${boot.table}`) === "1";
  mute.onchange = () => kept.set(`mute-${boot.table}`, mute.checked ? "1" : "0");
}
