"""What can be opened beside the table: the discard pile, the unseen cards of the Age, the score so far."""
from __future__ import annotations

from functools import cache

from meydan.core.texts import GameTexts
from meydan.drawing.look import Look
from meydan.drawing.markup import esc
from meydan.drawing.picture import View
from meydan.drawing.scene import Panel
from meydan.games.seven_wonders_duel.picture.components import BUILDINGS, COLOURS, KIND
from meydan.games.seven_wonders_duel.picture.faces import CARD_H, CARD_W
from meydan.games.seven_wonders_duel.picture.words import Words, fixed_label, fixed_tip, printed_cost

LINES = (*(colour for colour in COLOURS if colour in ("blue", "green", "yellow", "purple")), "wonders", "tokens",
         "treasury", "military")
ICON = {"wonders": "arch", "tokens": "star8", "treasury": "coin", "military": "swords"}


def panels(view: View, look: Look, words: Words) -> list[Panel]:
    return [_score(view, look, words), _discard(view, look, words), _unseen(view, look, words)]


def _faces(names: list[str], words: Words) -> str:
    return f"<ul class='faces'>{''.join(_face(words.texts, name) for name in names)}</ul>"


@cache
def _face(texts: GameTexts, name: str) -> str:
    """A card that has no price now: it always reads the same."""
    label = f"{fixed_label(texts, name)} {printed_cost(texts, BUILDINGS[name])}"
    return (f"<li><svg class='face' viewBox='0 0 {CARD_W} {CARD_H}' role='img' aria-label='{esc(label)}' "
            f"data-face='f-{name}' data-tip='{esc(fixed_tip(texts, name))}'><use href='#f-{name}'/></svg></li>")


def _discard(view: View, look: Look, words: Words) -> Panel:
    names = view["discard"]
    body = _faces(names, words) if names else f"<p>{esc(words.say('discard-empty'))}</p>"
    return Panel("discard", words.say("discard-title"), "cards", body, look.number(len(names)) if names else "")


def _unseen(view: View, look: Look, words: Words) -> Panel:
    """The cards that may still lie face down; how many do is public as well."""
    hidden = {back: sum(1 for slot in view["structure"] if not slot["card"] and slot["back"] == back)
              for back in view["unseen"]}
    parts = []
    for back, names in view["unseen"].items():
        note = words.say("unseen-note", hidden=hidden[back], cards=len(names))
        parts.append(f"<h3>{esc(words.say('back-' + back))}</h3><p>{esc(note)}</p>{_faces(names, words)}")
    body = "".join(parts) or f"<p>{esc(words.say('unseen-none'))}</p>"
    total = sum(hidden.values())
    return Panel("unseen", words.say("unseen-title"), "eye", body, look.number(total) if total else "")


def _score(view: View, look: Look, words: Words) -> Panel:
    order = (0, 1) if look.seat is None else (look.seat, 1 - look.seat)
    head = "".join(f"<th scope='col' class='seat-{seat}'><bdi>{esc(look.name(seat))}</bdi></th>" for seat in order)
    rows = []
    for line in LINES:
        kind = KIND.get(line, "")
        swatch = (f"<i class='swatch k-{kind}'></i>" if kind
                  else f"<svg class='ic' aria-hidden='true'><use href='#i-{ICON[line]}'/></svg>")
        cells = "".join(f"<td>{look.number(view['scores'][seat][line])}</td>" for seat in order)
        rows.append(f"<tr><th scope='row'>{swatch}{esc(words.say('score-' + line))}</th>{cells}</tr>")
    totals = "".join(f"<td>{look.number(view['scores'][seat]['total'])}</td>" for seat in order)
    total = f"<tr class='total'><th scope='row'>{esc(words.say('score-total'))}</th>{totals}</tr>"
    body = (f"<table class='sheet'><thead><tr><th scope='col'>{esc(words.say('score-line'))}</th>{head}</tr></thead>"
            f"<tbody>{''.join(rows)}{total}</tbody></table><p>{esc(words.say('score-note'))}</p>")
    return Panel("score", words.say("score-title"), "sheet", body)
