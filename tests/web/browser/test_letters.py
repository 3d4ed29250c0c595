"""Text is measured as the browser draws it: the table of widths fits the shipped font."""
from __future__ import annotations

import pytest

from meydan.drawing.lines import breadth
from tests.web.browser.conftest import People

SAMPLES = ("The Great Lighthouse", "Move up to two figures: 3 + 4 = 7", "Wakhan’s court (6/9)",
           "کتابخانه‌ی بزرگ اسکندریه",
           "سه جنگجو از محوطه‌ی ۵ به محوطه‌ی ۱۲ می‌روند", "لاله و ملا، کلاه؛ آیا؟")
MEASURE = """async words => {
  await document.fonts.load("600 40px Vazirmatn", words);
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.innerHTML = `<text font-size="40" font-weight="600" font-family="Vazirmatn"></text>`;
  document.body.append(svg);
  svg.firstChild.textContent = words;
  return svg.firstChild.getComputedTextLength();
}"""


@pytest.mark.parametrize("words", SAMPLES)
def test_widths_are_those_of_the_font(people: People, words: str) -> None:
    me = people.come()
    me.page.goto("/")
    drawn = me.page.evaluate(MEASURE, words)
    assert breadth(words, 40) == pytest.approx(drawn, rel=0.03)
