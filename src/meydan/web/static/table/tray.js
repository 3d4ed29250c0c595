// The hand in the order one likes: the picture says which orders there are, the page lays the cards out by them.
import { $, all, kept, root, rtl, toast, up } from "./page.js";
import { animate, placeOf, snapshot } from "./motion.js";

const liked = `sort-${root.dataset.game}`;

const chosen = () => Number(kept.get(liked));

/** @param {any} tray @returns {[string, string[]][]} name and ids, in every order */
const ordersOf = (tray) => JSON.parse(tray.dataset.orders);

/** Places in reading order. @param {any} one @param {any} other */
const reading = (one, other) => one.y - other.y || (rtl ? other.x - one.x : one.x - other.x);

export function sortHands() {
  for (const tray of all("[data-orders]")) {
    const orders = ordersOf(tray);
    const [, ids] = orders[chosen() % orders.length];
    const cards = ids.map($);
    if (cards.includes(null)) continue;
    const places = cards.map((card) => ({ ...placeOf(card), written: card.getAttribute("transform") })).sort(reading);
    for (const [at, card] of cards.entries()) {
      card.setAttribute("transform", places[at].written);
      tray.before(card);
    }
  }
}

/** @param {any} tray */
function next(tray) {
  const orders = ordersOf(tray);
  const order = (chosen() + 1) % orders.length;
  kept.set(liked, String(order));
  const seen = snapshot();
  sortHands();
  animate(seen);
  toast(orders[order][0], 1500);
}
addEventListener("click", (event) => up(event.target, "[data-orders]") && next(up(event.target, "[data-orders]")));
