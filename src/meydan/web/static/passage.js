// A place of the rules, opened beside the page.
import { $ } from "./site.js";

const BOOKS = "/rules/"; // in quotes: a site below a path finds it there

/** @param {string} game @param {string} clause */
export async function passage(game, clause) {
  const answer = await fetch(`${BOOKS}${game}/part/${clause}`).catch(() => null);
  if (!answer?.ok) return;
  const panel = $("d-law");
  panel.querySelector(".inside").innerHTML = (await answer.json()).html;
  if (!panel.open) panel.show();
  const found = panel.querySelector(`[id="${CSS.escape(clause)}"]`) ?? panel.querySelector(".law");
  found?.classList.add("wanted");
  found?.scrollIntoView({ block: "center" });
}
