// A moment in which anybody may answer: the same calm bar for everybody. Loaded with the first of them.
import { $ } from "./page.js";

/** @typedef {{left: number | null, beat: number | null}} Moment */

/** @param {Moment | null | undefined} moment */
export function show(moment) {
  const bar = $("beat");
  if (!bar) return;
  bar.hidden = !moment;
  for (const running of bar.firstElementChild.getAnimations()) running.cancel();
  if (!moment?.left || !moment.beat) return;
  const full = Math.min(1, moment.left / moment.beat);
  const frames = [{ transform: `scaleX(${full})` }, { transform: "scaleX(0)" }];
  bar.firstElementChild.animate(frames, { duration: moment.left * 1000, fill: "forwards" });
}
