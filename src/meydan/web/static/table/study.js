// The analysis of a finished game, and the progress of lessons and puzzles; loaded where there is one.
import { $, all, boot, kept, root, up } from "./page.js";

const POLL = 1200;

/** @param {string} [method] */
async function analysis(method = "GET") {
  const box = $("analysis");
  const answer = await fetch(`${boot.at.split("/at/")[0]}/analysis`, { method }).catch(() => null);
  if (!answer?.ok) return;
  const { html, state } = await answer.json();
  box.innerHTML = html;
  const graph = box.querySelector(".chances");
  if (graph) $("slider").parentElement.append(graph); // the moments of both lie under each other
  follow();
  if (state === "working") setTimeout(analysis, POLL);
  if ($("analyse")) $("analyse").onclick = () => analysis("POST");
  lending();
}

/** Leave for puzzles is given and taken back with one press. */
function lending() {
  const box = $("lend");
  if (!box) return;
  box.onchange = async () => {
    const body = new URLSearchParams({ give: box.checked ? "1" : "0" });
    const answer = await fetch(`${boot.at.split("/at/")[0]}/lend`, { method: "POST", body }).catch(() => null);
    if (!answer?.ok) {
      box.checked = !box.checked;
      return;
    }
    $("lending").outerHTML = (await answer.json()).html;
    lending();
    $("lend").focus();
  };
}
const wished = location.hash === "#analysis"; // by the link at the end of the game
if ($("analysis") && boot.at) analysis(wished ? "POST" : "GET");
// on a phone it lies behind the journal's tab
if (wished) /** @type {any} */ (document.querySelector("#tab-journal[aria-selected=false]"))?.click();

/** The graph and the verdict follow the replay. */
function follow() {
  const moment = root.dataset.v ?? "";
  const line = $("graph-now");
  if (!line) return;
  for (const end of ["x1", "x2"]) line.setAttribute(end, String(+moment * +line.dataset.wide));
  $("judged").textContent = document.querySelector(`.every [data-judged="${moment}"]`)?.textContent ?? "";
}
new MutationObserver(follow).observe(root, { attributeFilter: ["data-v"] });
addEventListener("click", (event) => {
  const link = up(event.target, "[data-moment]");
  if (!link || !$("slider")) return;
  event.preventDefault();
  $("slider").value = link.dataset.moment;
  $("slider").dispatchEvent(new Event("input", { bubbles: true }));
});

// ---------------------------------------------------------------- lessons and puzzles

/** What is finished is remembered on this device; puzzles of following days make a streak. */
function remember() {
  if (!root.dataset.lesson || !all("#lesson [data-done]").length) return;
  kept.set(`lesson:${root.dataset.lesson}`, "done");
  if (!root.dataset.puzzle || kept.get("puzzle-last") === root.dataset.puzzle) return;
  const row =
    Number(kept.get("puzzle-last")) === Number(root.dataset.puzzle) - 1 ? Number(kept.get("puzzle-streak")) + 1 : 1;
  kept.set("puzzle-streak", String(row));
  kept.set("puzzle-last", root.dataset.puzzle);
}
if ($("lesson")) new MutationObserver(remember).observe($("lesson"), { childList: true, subtree: true });
