// Sounds, made from a few soft tones; loaded when somebody wants them.

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
  if (!TONES[name]) return;
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
