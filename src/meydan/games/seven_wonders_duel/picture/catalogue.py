"""The components of 7 Wonders Duel as the rulebook lists them."""
from __future__ import annotations

from meydan.core.texts import GameTexts
from meydan.drawing.picture import Piece, Shelf
from meydan.games.seven_wonders_duel.picture.components import BUILDINGS, TOKENS, WONDERS
from meydan.games.seven_wonders_duel.picture.words import fixed_tip, fixed_token_tip, fixed_wonder_tip


def catalogue(texts: GameTexts) -> list[Shelf]:
    """Buildings by colour, then Wonders and Progress tokens."""
    shelves = []
    for colour in dict.fromkeys(card.colour for card in BUILDINGS.values()):
        pieces = [_piece(f"f-{name}", fixed_tip(texts, name))
                  for name, card in BUILDINGS.items() if card.colour == colour]
        shelves.append(Shelf(texts.say(f"colour-{colour}"), pieces))
    shelves.append(Shelf(texts.say("wonder-word"), [_piece(f"w-{name}", fixed_wonder_tip(texts, name))
                                                    for name in WONDERS]))
    shelves.append(Shelf(texts.say("token-word"), [_piece(f"k-{name}", fixed_token_tip(texts, name))
                                                   for name in TOKENS]))
    return shelves


def _piece(symbol: str, tip: str) -> Piece:
    """A lens tip is the name, the kind, then what it does."""
    name, _kind, *text = tip.split("\n")
    return Piece(symbol, name, "\n".join(text))
