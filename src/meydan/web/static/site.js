// What every page has: the theme switch, times in words, copy buttons, dialogs.
const root = document.documentElement;

/** @param {string} id @returns {any} */
export const $ = (id) => document.getElementById(id);

/** What a browser remembers for good; nothing in private mode. */
export const kept = {
  /** @param {string} key */
  get(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** @param {string} key @param {string} value */
  set(key, value) {
    try {
      localStorage.setItem(key, value);
    } catch {
      /* private mode */
    }
  },
};

for (const button of /** @type {NodeListOf<HTMLElement>} */ (
  document.querySelectorAll("#theme, [data-theme-switch]")
)) {
  button.onclick = () => {
    const system = matchMedia("(prefers-color-scheme: dark)").matches;
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : system;
    root.dataset.theme = dark ? "light" : "dark";
    kept.set("theme", root.dataset.theme);
  };
}

const ago = new Intl.RelativeTimeFormat(root.lang, { numeric: "auto" });
/** Times as "5 minutes ago". @param {ParentNode} [within] */
export function tellTimes(within = document) {
  for (const time of /** @type {NodeListOf<HTMLTimeElement>} */ (within.querySelectorAll("time[datetime]"))) {
    const seconds = (Date.parse(time.dateTime) - Date.now()) / 1000;
    const far = Math.abs(seconds);
    /** @type {[Intl.RelativeTimeFormatUnit, number]} */
    const [unit, size] = far < 3600 ? ["minute", 60] : far < 86400 ? ["hour", 3600] : ["day", 86400];
    time.title = new Date(time.dateTime).toLocaleString(root.lang);
    time.textContent = ago.format(Math.round(seconds / size), unit);
  }
}
tellTimes();

for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll(".copy input"))) {
  field.value = new URL(field.value, location.href).href;
}

/** @param {HTMLElement} button */
function copy(button) {
  const address = new URL(button.dataset.copy || location.href, location.href).href;
  const done = () => {
    button.classList.add("done");
    setTimeout(() => button.classList.remove("done"), 1500);
  };
  if (navigator.clipboard) {
    navigator.clipboard.writeText(address).then(done, () => {});
    return;
  }
  button.parentElement?.querySelector("input")?.select();
  document.execCommand("copy");
  done();
}
addEventListener("click", (event) => {
  const button = /** @type {HTMLElement} */ (event.target).closest("[data-copy]");
  if (button) copy(/** @type {HTMLElement} */ (button));
});

// An app on the phone: pages read before can be read again without a line, but nothing can be done there.
navigator.serviceWorker?.register("/sw.js").catch(() => {});
if (document.documentElement.dataset.offline !== undefined) document.getElementById("main")?.setAttribute("inert", "");

// Clocks are loaded where there are any.
if (document.querySelector(".clock")) import("./clock.js");
