"""Every card with its full text, for the rulebook."""
from __future__ import annotations

from meydan.core.texts import GameTexts
from meydan.drawing.picture import Piece, Shelf
from meydan.games.pax_pamir.picture.components import AI_NUMBER, COURT, EVENTS, SUITS, facts
from meydan.games.pax_pamir.picture.words import card_tip


def shelves(texts: GameTexts) -> list[Shelf]:
    """Court cards by suit, events, abilities, Wakhan's cards."""
    say = texts.say
    found = [Shelf(say("shelf-court", suit=say(f"suit-{suit}")), [_card(texts, card.name) for card in COURT.values() if card.suit == suit])
             for suit in SUITS]
    found.append(Shelf(say("shelf-events"), [_card(texts, name) for name in EVENTS]))
    abilities = dict.fromkeys(card.ability for card in COURT.values() if card.ability)
    found.append(Shelf(say("shelf-abilities"), [Piece("", say(f"ability-{name}"), say(f"ability-{name}-text")) for name in abilities]))
    lines = {row["id"]: row["front"]["actions"] for row in facts("wakhan_cards")}
    found.append(Shelf(say("shelf-ai"), [Piece("", say(f"ai-{name}"), ". ".join(say(f"instruction-{line}") for line in lines[name]) + ".")
                                         for name in AI_NUMBER]))
    return found


def _card(texts: GameTexts, name: str) -> Piece:
    title, *lines = card_tip(texts, name).split("\n")
    return Piece(f"f-{name}", title, "\n".join(lines))
