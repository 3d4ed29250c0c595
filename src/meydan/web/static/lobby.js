// Pages around the games: a typed name, the rules behind a new table's options, a chosen file, and "My games".
import { $, tellTimes } from "./site.js";
import { passage } from "./passage.js";

const root = document.documentElement;

// A typed name counts without being saved first.
const typed = $("name");
if (typed?.form?.action.endsWith("/me")) {
  const form = { method: "POST", keepalive: true };
  typed.onchange = () =>
    typed.value.trim() && fetch("/me", { ...form, body: new URLSearchParams({ name: typed.value }) });
  addEventListener("submit", (event) => {
    const sent = /** @type {HTMLFormElement} */ (event.target);
    if (sent === typed.form || sent.elements.namedItem("name") || !typed.value.trim()) return;
    const field = Object.assign(document.createElement("input"), { type: "hidden", name: "name", value: typed.value });
    sent.append(field);
  });
}

// The rule behind an option opens beside the form.
addEventListener("click", (event) => {
  const link = /** @type {any} */ (event.target).closest?.("[data-clause]");
  if (link && $("d-law")) {
    event.preventDefault();
    passage(root.dataset.game ?? "", link.dataset.clause);
  } else if (/** @type {any} */ (event.target).closest?.("#d-law [data-close]")) $("d-law").close();
});

// A file is chosen by a button of ours, in the reader's language, which then bears its name.
const file = $("record");
if (file) {
  const name = document.querySelector("[for=record] bdi");
  file.onchange = () => file.files[0] && name && (name.textContent = file.files[0].name);
}

// "My games" stay up to date while the page is in sight.
const mine = $("mine");
if (mine) {
  const renew = async () => {
    if (document.hidden) return;
    const address = "/?part=mine"; // in quotes: a site below a path finds it there
    const answer = await fetch(`${address}&lang=${root.lang}`).catch(() => null);
    const markup = answer?.ok ? await answer.text() : "";
    if (!markup || markup === mine.dataset.shown) return;
    if (mine.dataset.shown !== undefined) mine.innerHTML = markup;
    mine.dataset.shown = markup;
    tellTimes(mine);
  };
  renew();
  setInterval(renew, 8000);
  document.addEventListener("visibilitychange", renew);
}
