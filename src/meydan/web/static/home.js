// The first page: for how many days in a row the puzzle of the day was solved.
import { $, kept } from "./site.js";
import "./lobby.js";

const DAY = 86_400_000;
const EPOCH = 719_163; // the number of 1 January 1970 in the calendar that the server counts by

const streak = Number(kept.get("puzzle-streak") ?? 0);
const last = Number(kept.get("puzzle-last") ?? 0);
const today = Math.floor(Date.now() / DAY) + EPOCH;
if ($("streak") && streak > 0 && today - last <= 1) {
  const sayings = JSON.parse($("streaks").textContent);
  const digits = new Intl.NumberFormat(document.documentElement.lang, { useGrouping: false }).format(streak);
  $("streak").textContent = sayings[streak] ?? sayings.many.replace(/[\d۰-۹][\d۰-۹,٬]*/, digits);
}
