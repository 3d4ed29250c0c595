// Panels that stay beside the board until they are let go. Loaded when one is or was pinned.
import { $, kept } from "./page.js";

/** @param {any} panel @param {string} memory where it is kept */
export function pin(panel, memory) {
  const on = panel.classList.toggle("pinned");
  panel.querySelector("[data-pin]").setAttribute("aria-pressed", String(on));
  kept.set(memory, on ? panel.id : "");
}

/** As it was left. @param {string} memory */
export function restore(memory) {
  const panel = $(kept.get(memory) ?? "");
  if (!panel || panel.open) return;
  panel.show();
  pin(panel, memory);
}
