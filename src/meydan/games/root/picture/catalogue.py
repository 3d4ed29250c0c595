"""Every component with its full text, for the rulebook."""
from __future__ import annotations

from meydan.core.texts import GameTexts
from meydan.drawing.picture import Piece, Shelf
from meydan.games.root.picture.components import CHARACTERS, FACES, ITEMS, LEADERS, QUESTS
from meydan.games.root.picture.words import cost_words, quest_tip

KINDS = ("item", "persistent", "favor", "ambush", "dominance")
ABILITIES = ("keep", "field_hospitals", "lords_of_the_forest", "disdain_for_trade", "guerrilla_war", "outrage", "lone_wanderer", "nimble")


def catalogue(texts: GameTexts) -> list[Shelf]:
    """Cards by kind, then leaders, characters, items, quests and the factions' own powers."""
    say = texts.say
    shelves = []
    for kind in KINDS:
        cards = [card for card in FACES.values() if card.type == kind]
        pieces = [Piece(f"rf-{card.face}", say(f"card-{card.face}"), " ".join((say(f"card-{card.face}-text"), cost_words(texts, card) + ".")))
                  for card in sorted(cards, key=lambda card: card.face)]
        shelves.append(Shelf(say(f"shelf-{kind}"), pieces))
    shelves.append(Shelf(say("shelf-leaders"), [Piece(f"rp-{name}", say(f"leader-{name}"), say(f"leader-{name}-text")) for name in LEADERS]))
    shelves.append(Shelf(say("shelf-characters"), [Piece(f"rp-{name}", say(f"character-{name}"), say(f"character-{name}-text")) for name in CHARACTERS]))
    shelves.append(Shelf(say("shelf-items"), [Piece(f"r-item-{name}", say(f"item-{name}"), say(f"item-{name}-text")) for name in ITEMS]))
    shelves.append(Shelf(say("shelf-quests"), [Piece(f"rq-{name}", say(f"quest-{name}"), ". ".join(quest_tip(texts, name).split("\n")[1:])) for name in QUESTS]))
    shelves.append(Shelf(say("shelf-abilities"), [Piece("", say(f"ability-{name}"), say(f"ability-{name}-text")) for name in ABILITIES]))
    return shelves
