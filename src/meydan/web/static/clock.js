// Clocks on the banners run between two messages of the server.
// @ts-check
const root = document.documentElement,
  numbers = new Intl.NumberFormat(root.lang, { useGrouping: false, minimumIntegerDigits: 2 });
const plain = new Intl.NumberFormat(root.lang, { useGrouping: false });
const skew =
  Date.now() / 1000 - Number(document.querySelector("meta[name=now]")?.getAttribute("content") ?? Date.now() / 1000);

/** @param {number} seconds */
function shown(seconds) {
  const whole = Math.max(0, Math.ceil(seconds)),
    hours = Math.floor(whole / 3600);
  const rest = `${numbers.format(Math.floor(whole / 60) % 60)}:${numbers.format(whole % 60)}`;
  return hours ? `${plain.format(hours)}:${rest}` : rest;
}

function tick() {
  for (const clock of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".clock[data-until]"))) {
    const left = Number(clock.dataset.until) - (Date.now() / 1000 - skew),
      text = shown(left);
    if (clock.textContent !== text) clock.textContent = text;
    clock.classList.toggle("low", left < 20);
  }
}

setInterval(tick, 250);
tick();
export {};
