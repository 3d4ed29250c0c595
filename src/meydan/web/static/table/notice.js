// It is my turn: title, badge, sounds, notices. Sounds are made here, from a few soft tones, and only by choice.
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

/** Tones: frequency, start, length, loudness. @type {Record<string, [number, number, number, number][]>} */
const TONES = {
  turn: [
    [587, 0, 0.5, 0.09],
    [880, 0.14, 0.7, 0.08],
  ],
  card: [
    [240, 0, 0.06, 0.05],
    [180, 0.03, 0.08, 0.05],
  ],
  coin: [
    [1568, 0, 0.16, 0.04],
    [2093, 0.05, 0.25, 0.035],
  ],
  dice: [
    [320, 0, 0.04, 0.06],
    [260, 0.07, 0.04, 0.06],
    [300, 0.13, 0.05, 0.05],
    [220, 0.2, 0.06, 0.05],
  ],
};
/** @type {AudioContext | null} */
let audio = null;

/** @param {string} name */
export function sound(name) {
  if (kept.get("sound") !== "1" || !TONES[name]) return;
  try {
    audio ??= new AudioContext();
    for (const [pitch, start, length, loud] of TONES[name]) {
      const tone = audio.createOscillator();
      const gain = audio.createGain();
      const at = audio.currentTime + start;
      tone.type = name === "card" || name === "dice" ? "triangle" : "sine";
      tone.frequency.value = pitch;
      gain.gain.setValueAtTime(0, at);
      gain.gain.linearRampToValueAtTime(loud, at + 0.012);
      gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
      tone.connect(gain).connect(audio.destination);
      tone.start(at);
      tone.stop(at + length);
    }
  } catch {
    /* no sound here */
  }
}
