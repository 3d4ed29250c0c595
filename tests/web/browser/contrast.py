"""Contrast of the words inside the pictures, measured from pixels: what axe leaves out.

A page is photographed with its words and without them; where the two differ there are letters, and what lies beneath
them is seen in the second. The colour of the letters is the one the browser computed.
"""
from __future__ import annotations

import io
from typing import Any

import numpy as np
from PIL import Image
from playwright.sync_api import Page

WORDS = """() => {
  const found = [];
  const seen = (element) => {
    let opacity = 1;
    for (let at = element; at && at.nodeType === 1; at = at.parentNode) {
      const style = getComputedStyle(at);
      if (at.classList.contains('dim') || style.visibility === 'hidden') return 0;
      opacity *= style.opacity;
    }
    return opacity;
  };
  for (const text of document.querySelectorAll(SELECTOR))
    for (const part of text.querySelector('tspan') ? text.querySelectorAll('tspan') : [text]) {
      const box = part.getBoundingClientRect(), style = getComputedStyle(part), opacity = seen(part);
      const zone = text.closest('.zone')?.getBoundingClientRect() ?? box;       // a map is cut off at its frame
      const inside = box.left >= Math.max(0, zone.left) && box.top >= Math.max(0, zone.top)
        && box.right <= Math.min(innerWidth, zone.right) && box.bottom <= Math.min(innerHeight, zone.bottom);
      const colour = style.fill.match(/[\\d.]+/g)?.map(Number);
      if (!inside || box.width < 2 || !part.textContent.trim() || !colour || !opacity) continue;
      const size = box.height / 1.4;
      found.push({ said: part.textContent.trim(), box: [box.left, box.top, box.right, box.bottom], size,
        colour: colour.slice(0, 3), opacity: opacity * (colour[3] ?? 1) * style.fillOpacity,
        bold: style.fontWeight >= 700, where: text.closest('[id]')?.id ?? '' });
    }
  return found;
}"""
HIDE = "svg text { visibility: hidden !important; }"


def light(colours: Any) -> Any:
    part = np.asarray(colours, dtype=float) / 255
    part = np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    return part @ np.array([0.2126, 0.7152, 0.0722])


def photo(page: Page) -> Any:
    return np.asarray(Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")).astype(int)


def faint(page: Page, selector: str = ".zone text") -> list[str]:
    """Words that stand out too little from what is drawn beneath them (WCAG: 4.5, large ones 3)."""
    scale = float(page.evaluate("devicePixelRatio"))
    words = page.evaluate(WORDS.replace("SELECTOR", repr(selector)))
    assert words, "nothing to read"
    with_words = photo(page)
    style = page.add_style_tag(content=HIDE)
    without = photo(page)
    style.evaluate("element => element.remove()")
    problems = []
    for word in words:
        left, top, right, bottom = (round(edge * scale) for edge in word["box"])
        ground = without[top:bottom, left:right]
        letters = np.abs(with_words[top:bottom, left:right] - ground).sum(axis=2) > 60
        if letters.sum() < 6:                   # covered by something, or nothing stands out at all
            continue
        beneath = ground[letters]
        ink = np.array(word["colour"]) * word["opacity"] + beneath * (1 - word["opacity"])
        one, other = light(ink), light(beneath)
        ratio = float(np.median((np.maximum(one, other) + 0.05) / (np.minimum(one, other) + 0.05)))
        large = word["size"] >= 24 or (word["size"] >= 18.6 and word["bold"])
        if ratio < (3 if large else 4.5):
            problems.append(f"{ratio:.1f} {word['said'][:24]!r} in #{word['where']}")
    return problems


# Every face as a picture of its own: words inside a symbol that is only used cannot be asked for.
SHEET = """names => {
  document.getElementById('faces')?.remove();
  const sheet = document.createElement('div');
  sheet.id = 'faces';
  sheet.style.cssText = 'position:fixed;inset:0;z-index:99;background:var(--panel);display:flex;flex-wrap:wrap;gap:4px';
  for (const name of names) {
    const symbol = document.getElementById(name);
    const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    picture.id = `face-${name}`;
    picture.setAttribute('viewBox', symbol.getAttribute('viewBox'));
    const [, , width, height] = symbol.getAttribute('viewBox').split(' ').map(Number);
    picture.style.cssText = `height:220px;width:${Math.min(400, 220 * width / height)}px`;
    picture.innerHTML = symbol.innerHTML;
    sheet.append(picture);
  }
  document.body.append(sheet);
}"""
WITH_WORDS = "all => all.filter(one => one.hasAttribute('viewBox') && one.querySelector('text')).map(one => one.id)"


def faint_faces(page: Page, at_once: int = 24) -> list[str]:
    """The same for the cards and tokens of a game, whether they lie on the table or not."""
    names = page.locator("#sprite symbol").evaluate_all(WITH_WORDS)
    problems = []
    for first in range(0, len(names), at_once):
        page.evaluate(SHEET, names[first:first + at_once])
        problems += faint(page, "#faces text")
    page.evaluate("document.getElementById('faces')?.remove()")
    return problems
