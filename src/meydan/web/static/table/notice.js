// It is my turn: title, badge, notices, sounds.
import { $, boot, kept, table, words } from "./page.js";

const title = document.title;
const BADGE = "<circle cx='18' cy='6' r='5.5' fill='%23e0364c' stroke='%23fff' stroke-width='1.5'/></svg>";

/** @param {boolean} fresh the turn has just come */
export function notice(fresh) {
  document.title = table.asked ? `● ${words["your-turn"]} · ${title}` : title;
  const link = $("favicon");
  link.dataset.plain ??= link.href;
  const plain = link.dataset.plain;
  link.href = table.asked ? plain.replace(/(%3C\/svg%3E|<\/svg>)$/i, () => BADGE) : plain;
  if (!fresh) return;
  sound("turn");
  const allowed = kept.get("notify") === "1" && "Notification" in window && Notification.permission === "granted";
  if (document.hidden && allowed) new Notification(words["notify-title"], { body: title, tag: boot.table });
}

/** @param {string} name */
export async function sound(name) {
  if (kept.get("sound") === "1") (await import("./sounds.js")).sound(name);
}
