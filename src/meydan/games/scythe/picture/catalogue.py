"""Every card, tile, ability and structure with its full text, for the rulebook."""
from __future__ import annotations

from meydan.core.texts import GameTexts
from meydan.drawing.picture import Piece, Shelf
from meydan.games.scythe.picture.components import (
    ABILITY_SIGN,
    ENCOUNTERS,
    FACTIONS,
    FACTORY_CARDS,
    OBJECTIVES,
    TILES,
    VALUES,
)

STRUCTURES = ("monument", "mill", "mine", "armory")


def catalogue(texts: GameTexts) -> list[Shelf]:
    say = texts.say
    return [
        Shelf(say("shelf-factions"), [Piece(f"q-disc-{name}", say(f"faction-{name}-state"), f"{say(f'faction-{name}-ability')}: {say(f'faction-{name}-ability-text')}")
                                      for name in FACTIONS]),
        Shelf(say("shelf-abilities"), [Piece(sign, say(f"ability-{name}"), say(f"ability-{name}-text")) for name, sign in ABILITY_SIGN.items()]),
        Shelf(say("shelf-structures"), [Piece(f"q-{name}-nordic", say(f"structure-{name}"), say(f"structure-{name}-text")) for name in STRUCTURES]),
        Shelf(say("shelf-tiles"), [Piece(f"f-tile-{name}", say(f"tile-{name}"), say(f"tile-{name}-text")) for name in TILES]),
        Shelf(say("shelf-objectives"), [Piece(f"f-obj-{name}", say(f"objective-{name}"), say(f"objective-{name}-text")) for name in OBJECTIVES]),
        Shelf(say("shelf-factory"), [Piece(f"f-fac-{name}", say(f"factory-card-{name}"), say(f"factory-card-{name}-text")) for name in FACTORY_CARDS]),
        Shelf(say("shelf-encounters"), [Piece("back-encounter", say(f"encounter-{name}"), " ".join(say(f"encounter-{name}-{n}-text") for n in (1, 2, 3)))
                                        for name in ENCOUNTERS]),
        Shelf(say("shelf-combat"), [Piece(f"f-combat-{value}", say("combat-card", value=int(value)), say("shelf-count", number=count)) for value, count in VALUES.items()]),
    ]
