"""Every card and every tile with a rule of its own, for the rulebook."""
from __future__ import annotations

from meydan.core.texts import GameTexts
from meydan.drawing.picture import Piece, Shelf
from meydan.games.inis.picture.cards import ACTIONS, ADVANTAGES, TALES
from meydan.games.inis.picture.tiles import RULED, TINT


def shelves(texts: GameTexts) -> list[Shelf]:
    found = [Shelf(texts.say(f"shelf-{kind}"), [Piece(f"f-{name}", texts.say(f"card-{name}"), texts.say(f"card-{name}-text")) for name in cards])
             for kind, cards in (("actions", ACTIONS), ("advantages", ADVANTAGES), ("tales", TALES))]
    tiles = [Piece(f"land-{name}-up", texts.say(f"plaque-{name}"),
                   texts.say(f"territory-{name}-text") if name in RULED else texts.say("territory-plain")) for name in TINT]
    return [*found, Shelf(texts.say("shelf-territories"), tiles)]
