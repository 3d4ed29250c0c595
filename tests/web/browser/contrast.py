"""Contrast of words, measured from pixels: those inside pictures, and those over gradients and pictures, which axe
leaves out.

A page is photographed with its words and without them; where the two differ there are letters, and what lies beneath
them is seen in the second. The colour of the letters is the one the browser computed.
"""
from __future__ import annotations

import io
from typing import Any

import numpy as np
from PIL import Image
from playwright.sync_api import Page

# What of a box is seen: what scrolls is cut off at its frame.
CUT = """  const cut = (element, box) => {
    let { left, top, right, bottom } = box;
    for (let at = element; at; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue;
      const frame = at.getBoundingClientRect();
      if (at === document.documentElement || at === document.body) continue;
      [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
      [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    return [Math.max(0, left), Math.max(0, top), Math.min(innerWidth, right), Math.min(innerHeight, bottom)];
  };
  const whole = (element, box) => {
    const [left, top, right, bottom] = cut(element, box);
    return right - left > box.width - 1 && bottom - top > box.height - 1;
  };
"""
WORDS = """() => {
  const found = [];
""" + CUT + """  const seen = (element) => {
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
      const frame = text.closest('.zone') ?? text;          // a map is cut off at its frame too
      const colour = style.fill.match(/[\\d.]+/g)?.map(Number);
      const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (over && over.closest('svg') !== text.closest('svg') && !over.contains(text)) continue; // covered
      if (!whole(frame, box) || box.width < 2 || !part.textContent.trim() || !colour || !opacity) continue;
      const size = box.height / 1.4;
      found.push({ said: part.textContent.trim(), box: cut(frame, box), size,
        colour: colour.slice(0, 3), opacity: opacity * (colour[3] ?? 1) * style.fillOpacity,
        bold: style.fontWeight >= 700, where: text.closest('[id]')?.id ?? '' });
    }
  return found;
}"""
# The words of the page around the pictures, line by line; what cannot be used now need not be readable.
PROSE = """() => {
  const found = [], OFF = ':disabled, [aria-disabled=true], [inert], svg, script, style, noscript, option';
""" + CUT + """  const add = (element, said, rect, colour) => {
    const style = getComputedStyle(element), [left, top, right, bottom] = cut(element, rect);
    let opacity = 1;
    for (let at = element; at; at = at.parentElement) opacity *= getComputedStyle(at).opacity;
    const ink = colour.match(/[\\d.]+/g)?.map(Number);
    if (!whole(element, rect) || rect.width < 2 || !ink || !opacity || style.visibility === 'hidden') return;
    const free = (x, y) => {
      const first = document.elementFromPoint(x, y);
      return first && (first.contains(element) || element.contains(first));
    };
    const middle = (left + right) / 2;                      // nothing may lie over it, not even in part
    if (![top + 2, (top + bottom) / 2, bottom - 2].every((y) => free(middle, y))) return;
    found.push({ said, box: [left, top, right, bottom], size: parseFloat(style.fontSize), colour: ink.slice(0, 3),
      opacity: opacity * (ink[3] ?? 1), bold: style.fontWeight >= 700, free: true,
      where: element.closest('[id]')?.id ?? element.className });
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const said = node.textContent.trim(), element = node.parentElement;
    if (!said || element.closest(OFF) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) add(element, said, rect, getComputedStyle(element).color);
  }
  for (const field of document.querySelectorAll('input, textarea, select')) {
    if (field.closest(OFF) || !field.checkVisibility() || ['range', 'checkbox', 'radio'].includes(field.type)) continue;
    const said = field.selectedOptions?.[0]?.text || field.value || field.placeholder;
    const style = getComputedStyle(field, field.value ? null : '::placeholder');
    if (said) add(field, said, field.getBoundingClientRect(), style.color);
  }
  return found;
}"""
# Pictures that come when they are scrolled to move the words below them.
STILL = """() => [...document.images].every((image) => image.complete
  || image.getBoundingClientRect().top > 2 * innerHeight || image.getBoundingClientRect().bottom < -innerHeight)"""
MOVES = 20                              # photographs, before a page is taken to be restless
HIDE = """svg text { visibility: hidden !important; }
*, *::placeholder { -webkit-text-fill-color: transparent !important; text-shadow: none !important;
  text-decoration-color: transparent !important; transition: none !important; caret-color: transparent !important; }"""


def light(colours: Any) -> Any:
    part = np.asarray(colours, dtype=float) / 255
    part = np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    return part @ np.array([0.2126, 0.7152, 0.0722])


def photo(page: Page) -> Any:
    return np.asarray(Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")).astype(int)


def still(page: Page, selector: str) -> tuple[list[dict[str, Any]], Any, Any]:
    """Where the words stand, and the page with and without them: while bots play, until nothing moves meanwhile."""
    def words() -> list[dict[str, Any]]:
        return list(page.evaluate(PROSE) + page.evaluate(WORDS.replace("SELECTOR", repr(selector))))

    for _ in range(MOVES):
        page.wait_for_function(STILL)
        before, with_words = words(), photo(page)
        style = page.add_style_tag(content=HIDE)
        without = photo(page)
        style.evaluate("element => element.remove()")
        if words() == before:
            return before, with_words, without
    raise AssertionError("the page does not come to rest")


def faint(page: Page, selector: str = ".zone text") -> list[str]:
    """Words that stand out too little from what is drawn beneath them (WCAG: 4.5, large ones 3): those that are
    selected inside pictures, and all around them."""
    scale = float(page.evaluate("devicePixelRatio"))
    words, with_words, without = still(page, selector)
    assert words, "nothing to read"
    problems = []
    for word in words:
        left, top, right, bottom = (round(edge * scale) for edge in word["box"])
        ground = without[top:bottom, left:right]
        letters = np.abs(with_words[top:bottom, left:right] - ground).sum(axis=2) > 60
        if letters.sum() < 6:                   # covered by something, or nothing stands out at all
            if not word.get("free"):
                continue
            letters[:] = True
        beneath = ground[letters]
        ink = np.array(word["colour"]) * word["opacity"] + beneath * (1 - word["opacity"])
        one, other = light(ink), light(beneath)
        ratio = float(np.median((np.maximum(one, other) + 0.05) / (np.minimum(one, other) + 0.05)))
        large = word["size"] >= 24 or (word["size"] >= 18.6 and word["bold"])
        if ratio < (3 if large else 4.5):
            problems.append(f"{ratio:.1f} {word['said'][:24]!r} in #{word['where']}")
    return problems


def faint_by_day_and_night(page: Page) -> list[str]:
    """In both themes; the page must bypass its policy on styles."""
    problems = []
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")     # type: ignore[arg-type]
        problems += [f"{theme}: {problem}" for problem in faint(page)]
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
