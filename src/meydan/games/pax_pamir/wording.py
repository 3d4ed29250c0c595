"""The dealt orders as words, and back (PAM-2)."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from meydan.core.actions import Kind
from meydan.core.errors import BadPlayers, BadSetup
from meydan.core.game import Deal, Options
from meydan.games.pax_pamir import dealing
from meydan.games.pax_pamir.components import (
    AI_CARD,
    AI_CARDS,
    BORDER,
    CARD,
    CHECKS_IN_PILE,
    COALITION,
    COURT_CARDS,
    EVENTS_IN_PILE,
    NO_COALITION,
    PLAYER,
    REGION,
    SPOTS,
)
from meydan.games.pax_pamir.settings import NO_SEAT, Rules
from meydan.games.pax_pamir.state import Pamir

OPEN: Final = "?"
WITH_WAKHAN: Final = (2, 3)                     # seats, hers included


def prompt_facts(g: Pamir) -> dict[str, Any]:
    """What the question is about, for its sentence: things as (kind, name), numbers and plain words as they are."""
    asked = g.pending(int(g.current)) or {}
    facts: dict[str, Any] = {}
    for name, value in asked.items():
        if name in ("payer", "taker"):
            facts[name] = ("seat", value)
        elif name in ("place", "origin", "site"):
            facts[name] = thing_of(value)
        elif name in ("card", "region", "coalition"):
            facts[name] = (name, value)
        elif name == "regions":
            facts[name] = [("region", region) for region in value]
        elif name == "icons":
            facts["icons"] = len(value)
        elif isinstance(value, bool):
            facts[name] = "yes" if value else "no"
        elif not isinstance(value, list):
            facts[name] = value
    if "verb" in asked:
        facts["deed"] = "play" if asked["verb"] == "play" else ("deed", asked["verb"])
    return facts


def thing_of(place: str) -> tuple[str, str]:
    """A place as its kind and name."""
    for kind in (REGION, BORDER, CARD):
        if place in kind.index:
            return kind.name, place
    return "gift", place


def roles_of(g: Pamir) -> list[dict[str, str]]:
    """The coalition each person is loyal to now; Wakhan is loyal to none."""
    roles: list[dict[str, str]] = []
    for seat in range(g.players):
        if g.is_wakhan(seat):
            roles.append({"opponent": "wakhan"})
        elif g.loyalty[seat] == NO_COALITION:
            roles.append({})
        else:
            roles.append({"coalition": COALITION.names[g.loyalty[seat]]})
    return roles


def rules_of(players: int, options: Options) -> Rules:
    """The table options as the rules read them; Wakhan sits in the last seat."""
    wakhan = options["wakhan"] != "none"
    if wakhan and players not in WITH_WAKHAN:
        raise BadPlayers(game="pax_pamir", players=players, allowed=list(WITH_WAKHAN))
    return Rules(players - 1 if wakhan else NO_SEAT, options["wakhan"] != "rulebook",
                 bool(options["wakhan_savvy"]), bool(options["wakhan_spy_moves"]), bool(options["wakhan_steadfast"]),
                 bool(options["open_hands"]), bool(options["bribe_negotiation"]), turn_cap(options))


def turn_cap(options: Options) -> int:
    """After how many turns the game is broken off; 0 for never."""
    return 0 if options["turn_cap"] == "none" else int(options["turn_cap"])


def deal_of(g: Pamir) -> Deal:
    loyalties = [COALITION.names[g.loyalty[seat]] if g.loyalty[seat] != NO_COALITION else OPEN
                 for seat in range(g.players)]
    deal = {
        "first": [PLAYER.names[g.first]],
        "loyalties": loyalties,
        "market": [CARD.names[n] for n in g.deck[:SPOTS]],
        "deck": [CARD.names[n] for n in g.deck[SPOTS:]],
    }
    if g.rules.wakhan != NO_SEAT:
        deal["ai"] = [AI_CARD.names[n] for n in g.ai_deck]
        deal["shuffles"] = [str(int(g.seed))]
    return deal


def state_of(players: int, rules: Rules, deal: Deal) -> Pamir:
    """The game with these orders; BadSetup says what is wrong with them."""
    names = ["first", "loyalties", "market", "deck"]
    if rules.wakhan != NO_SEAT:
        names += ["ai", "shuffles"]
    for name in (*deal, *names):
        if name not in names or name not in deal:
            raise BadSetup(what=name)
    words = {name: list(deal[name]) for name in names}
    ends = dealing.pile_ends(players)
    if len(words["market"]) != SPOTS or len(words["deck"]) != ends[-1] - SPOTS:
        raise BadSetup(what=f"market {len(words['market'])}, deck {len(words['deck'])}")
    deck = fill_piles(players, numbers(CARD, words["market"] + words["deck"], "deck"))
    ai_deck: list[int] = []
    seed = 0
    if rules.wakhan != NO_SEAT:
        ai_deck = fill(numbers(AI_CARD, words["ai"], "ai"), range(AI_CARDS), "ai")
        seed = shuffles_of(words["shuffles"])
    return dealing.lay_out(players, rules, deck, ai_deck, first_of(players, rules, words["first"]), seed,
                           loyalties_of(players, rules, words["loyalties"]))


def numbers(kind: Kind, words: Sequence[str], what: str) -> list[int]:
    """The numbers of these words, -1 for an open one; none twice."""
    found: list[int] = []
    for word in words:
        number = -1 if word == OPEN else kind.index.get(word, -2)
        if number == -2 or (number >= 0 and number in found):
            raise BadSetup(what=f"{what} {word}")
        found.append(number)
    return found


def fill(known: list[int], components: Sequence[int], what: str) -> list[int]:
    """Open places get what is left, in order."""
    left = [number for number in components if number not in known]
    if len(known) != len(components):
        raise BadSetup(what=what)
    return [number if number >= 0 else left.pop(0) for number in known]


def kind_of(n: int) -> str:
    return "court" if n < COURT_CARDS else "check" if n < dealing.FIRST_EVENT else "event"


def fill_piles(players: int, deck: list[int]) -> list[int]:
    """Open places of a pile get court cards, then events, then checks; every pile must add up (PAM-2.2 to 2.4)."""
    left: dict[str, list[int]] = {"court": [], "event": [], "check": []}
    for n in range(dealing.ALL_CARDS):
        if n not in deck:
            left[kind_of(n)].append(n)
    filled: list[int] = []
    start = 0
    for pile, end in enumerate(dealing.pile_ends(players)):
        cards = deck[start:end]
        due = {"court": dealing.court_cards_in_pile(players), "event": EVENTS_IN_PILE[pile],
               "check": CHECKS_IN_PILE[pile]}
        for n in cards:
            if n >= 0:
                due[kind_of(n)] -= 1
        if min(due.values()) < 0:
            raise BadSetup(what=f"deck, pile {pile + 1}")
        missing = [kind for kind in ("court", "event", "check") for _ in range(due[kind])]
        filled += [n if n >= 0 else left[missing.pop(0)].pop(0) for n in cards]
        start = end
    return filled


def first_of(players: int, rules: Rules, words: list[str]) -> int:
    first = PLAYER.index.get(words[0], players) if len(words) == 1 else players
    if first >= players or first == rules.wakhan:
        raise BadSetup(what="first")
    return first


def loyalties_of(players: int, rules: Rules, words: list[str]) -> list[int]:
    """All chosen, or none; Wakhan has none."""
    people = words[:players - 1] if rules.wakhan != NO_SEAT else words
    if len(words) != players or words[len(people):] not in ([], [OPEN]):
        raise BadSetup(what="loyalties")
    if all(word == OPEN for word in people):
        return []
    if not all(word in COALITION.index for word in people):
        raise BadSetup(what="loyalties")
    return [COALITION.index.get(word, NO_COALITION) for word in words]


def shuffles_of(words: list[str]) -> int:
    if len(words) != 1 or not words[0].isascii() or not words[0].isdigit() or int(words[0]) >= 2**62:
        raise BadSetup(what="shuffles")
    return int(words[0])
