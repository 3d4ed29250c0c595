"""A game's dealt orders as words, and back."""
from __future__ import annotations

from collections.abc import Iterable, Sequence

from meydan.core.errors import BadSetup
from meydan.core.game import Deal, Options, Setup
from meydan.core.rng import Rng
from meydan.games.root import dealing
from meydan.games.root.components import (
    ALLIANCE,
    CARD_NAMES,
    FACTION_NAMES,
    FACTIONS,
    ITEM_NAMES,
    NONE,
    QUEST_NAMES,
    QUESTS,
    RUIN_ITEMS,
    VAGABOND,
)
from meydan.games.root.law import Law
from meydan.games.root.sets import cards_in
from meydan.games.root.state import Root

OPEN = "?"                              # a component that never comes to light


def mix(players: int, seed: int, options: Options) -> list[int]:
    """The factions at the table, in the order of set-up (ROOT-12.2)."""
    if players == FACTIONS:
        return list(range(FACTIONS))
    chosen = str(options["two_factions" if players == 2 else "three_factions"])
    if chosen != "random":
        return [FACTION_NAMES.index(name) for name in chosen.split("_")]
    factions = list(range(FACTIONS))
    Rng(~seed).shuffle(factions)
    return sorted(factions[:players])


def setup_of(g: Root) -> Setup:
    """All that chance has decided, of a state in which nobody has decided anything yet."""
    factions = [int(g.faction_of[seat]) for seat in range(g.players)]
    deal: Deal = {
        "factions": [FACTION_NAMES[faction] for faction in factions],
        "first": [str(g.first + 1)],
    }
    for seat, faction in enumerate(factions):
        deal[f"hand{seat + 1}"] = _cards(cards_in(g.hands[faction]))
    if ALLIANCE in factions:
        deal["supporters"] = _cards(cards_in(g.supporters))
    deal["deck"] = _cards(g.deck)
    if VAGABOND in factions:
        deal["ruins"] = [ITEM_NAMES[item] for item in g.ruin_items]
        deal["quests"] = [QUEST_NAMES[quest] for quest in g.quest_deck]
    deal["shuffle"] = [str(g.seed)]
    return Setup(int(g.players), g.options, deal)


def _cards(cards: Iterable[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def game_of(setup: Setup) -> Root:
    """The game with these dealt orders; BadSetup if they do not fit."""
    deal = setup.deal
    g = Root(None, Law(setup.options))
    g.options = setup.options
    dealing.seat_factions(g, _factions(setup))
    g.first = _number(deal, "first", 1, setup.players) - 1
    g.seed = _number(deal, "shuffle", 0, 2**62 - 1)
    hand = int(g.law.starting_hand)
    piles = [(f"hand{seat + 1}", hand) for seat in range(setup.players)]
    if g.seat_of[ALLIANCE] != NONE:
        piles.append(("supporters", int(dealing.START_SUPPORTERS)))
    all_cards = dealing.deck_for(g)
    piles.append(("deck", len(all_cards) - sum(size for _, size in piles)))
    names = [name for name, _ in piles] + ["factions", "first", "shuffle"]
    cards = _fill(deal, piles, CARD_NAMES, all_cards)
    ruins: list[int] = list(RUIN_ITEMS)
    quests = list(range(QUESTS))
    if g.seat_of[VAGABOND] != NONE:
        names += ["ruins", "quests"]
        ruins = _fill(deal, [("ruins", len(ruins))], ITEM_NAMES, ruins)[0]
        quests = _fill(deal, [("quests", QUESTS)], QUEST_NAMES, quests)[0]
    for name in deal:
        if name not in names:
            raise BadSetup(what=name)
    supporters = cards[setup.players] if "supporters" in names else []
    dealing.deal(g, cards[:setup.players], supporters, cards[-1], ruins, quests)
    dealing.open_game(g)
    return g


def _factions(setup: Setup) -> list[int]:
    """The seats' factions; they have to be those the options ask for."""
    words = setup.deal.get("factions", [])
    if len(words) != setup.players or len(set(words)) != len(words) or not set(words) <= set(FACTION_NAMES):
        raise BadSetup(what="factions")
    return [FACTION_NAMES.index(word) for word in words]


def _number(deal: Deal, name: str, lowest: int, highest: int) -> int:
    words = deal.get(name, [])
    if len(words) != 1 or not words[0].isascii() or not words[0].isdigit() or str(int(words[0])) != words[0]:
        raise BadSetup(what=name)
    if not lowest <= int(words[0]) <= highest:
        raise BadSetup(what=name)
    return int(words[0])


def _fill(deal: Deal, piles: Sequence[tuple[str, int]], names: Sequence[str], stock: Sequence[int]) -> list[list[int]]:
    """Piles of these sizes out of the stock; open places take what is left, in order."""
    left = list(stock)
    result: list[list[int]] = []
    for name, size in piles:
        words = deal.get(name)
        if words is None or len(words) != size:
            raise BadSetup(what=name)
        pile: list[int] = []
        for word in words:
            number = NONE
            if word != OPEN:
                if word not in names or names.index(word) not in left:
                    raise BadSetup(what=f"{name} {word}")
                number = names.index(word)
                left.remove(number)
            pile.append(number)
        result.append(pile)
    for pile in result:
        for place, number in enumerate(pile):
            if number == NONE:
                pile[place] = left.pop(0)
    return result
