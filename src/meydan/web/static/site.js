// @ts-check
// What every page has: the theme switch, times in words, copy buttons, dialogs.
const root = document.documentElement;

export const $ = (/** @type {string} */ id) => /** @type {any} */ (document.getElementById(id));

for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#theme, [data-theme-switch]"))) button.onclick = () => {
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
  try { localStorage.setItem("theme", root.dataset.theme); } catch { /* private mode */ }
};

const ago = new Intl.RelativeTimeFormat(root.lang, { numeric: "auto" });
for (const time of document.querySelectorAll("time")) {
  const seconds = (Date.parse(time.dateTime) - Date.now()) / 1000;
  const [unit, size] = Math.abs(seconds) < 3600 ? ["minute", 60] : Math.abs(seconds) < 86400 ? ["hour", 3600] : ["day", 86400];
  time.title = new Date(time.dateTime).toLocaleString(root.lang);
  time.textContent = ago.format(Math.round(seconds / Number(size)), /** @type {any} */ (unit));
}

for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll(".copy input"))) field.value = new URL(field.value, location.href).href;

addEventListener("click", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  const copy = /** @type {HTMLElement | null} */ (target.closest("[data-copy]"));
  if (copy) {
    const address = new URL(copy.dataset.copy || location.href, location.href).href;
    const done = () => { copy.classList.add("done"); setTimeout(() => copy.classList.remove("done"), 1500); };
    if (navigator.clipboard) navigator.clipboard.writeText(address).then(done, () => {});
    else { const field = copy.parentElement?.querySelector("input"); field?.select(); document.execCommand("copy"); done(); }
  }
  const opener = /** @type {HTMLElement | null} */ (target.closest("[data-open]"));
  if (opener && !opener.classList.contains("hot")) $(String(opener.dataset.open))?.showModal();
  const dialog = /** @type {HTMLDialogElement | null} */ (target.closest("dialog"));
  if (dialog && (target === dialog || target.closest("[data-close]"))) dialog.close();
});
