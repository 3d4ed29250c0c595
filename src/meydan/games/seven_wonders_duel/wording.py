"""The dealt orders in words, as a record holds them, and back."""
from __future__ import annotations

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from meydan.core.actions import Kind
from meydan.core.errors import BadSetup
from meydan.core.game import Deal, Options
from meydan.games.seven_wonders_duel.components import (
    BOARD_TOKENS,
    BUILDING,
    BUILDING_CARDS,
    DECKS,
    FIRST_GAME_WONDERS,
    GUILD_BACK,
    GUILDS_IN_PLAY,
    LIBRARY_DRAW,
    SLOTS,
    TOKEN,
    WONDER,
)
from meydan.games.seven_wonders_duel.dealing import EVERY_TOKEN, GROUP, open_game
from meydan.games.seven_wonders_duel.state import Duel

OPEN = "?"                              # a card or token that never came to light
OPEN_GUILD = "?guild"                   # one whose Guild back was seen


def deal_of(g: Duel) -> Deal:
    """All that was dealt, slot by slot; Wonders that are never shown are left out."""
    deal = {
        "first": [str(g.first + 1)],
        "tokens": _names(TOKEN, g.board_tokens),
        "library": _names(TOKEN, g.library),
    }
    if g.draft:
        deal["wonders"] = [WONDER.names[g.wonder_order[n]] for n in range(2 * GROUP)]
    for age in (1, 2, 3):
        deal[f"age{age}"] = [BUILDING.names[g.cards[age * SLOTS + slot]] for slot in range(SLOTS)]
    return deal


def _names(kind: Kind, mask: int) -> list[str]:
    return [name for number, name in enumerate(kind.names) if mask >> number & 1]


def game_of(deal: Deal, options: Options) -> Duel:
    """The game with this deal; BadSetup tells what does not fit."""
    g = Duel()
    g.options = options
    g.draft = options["wonders"] == "draft"
    expected = ["first", "tokens", "library", *["wonders"] * g.draft, "age1", "age2", "age3"]
    if list(deal) != expected:
        raise BadSetup(what=f"expected {', '.join(expected)}; found {', '.join(deal) or 'nothing'}")
    g.first = _first(deal["first"], str(options["first_player"]))
    board = _numbers("tokens", TOKEN, deal["tokens"], range(len(TOKEN)), int(BOARD_TOKENS))
    box = [n for n in range(len(TOKEN)) if n not in board]
    g.board_tokens = sum(2**n for n in board)
    g.box_tokens = EVERY_TOKEN - g.board_tokens
    g.library = sum(2**n for n in _numbers("library", TOKEN, deal["library"], box, int(LIBRARY_DRAW)))
    if g.draft:
        g.wonder_order = vec[i64](_numbers("wonders", WONDER, deal["wonders"], range(len(WONDER)), 2 * GROUP))
    else:
        g.wonder_order = FIRST_GAME_WONDERS
    for age in (1, 2, 3):
        for slot, card in enumerate(_structure(age, deal[f"age{age}"])):
            g.cards[age * SLOTS + slot] = card
    open_game(g)
    return g


def _first(words: list[str], option: str) -> int:
    allowed = {"seat1": ["1"], "seat2": ["2"], "random": ["1", "2"]}[option]
    if len(words) != 1 or words[0] not in allowed:
        raise BadSetup(what=f"first: expected {' or '.join(allowed)}; found {' '.join(words)}")
    return int(words[0]) - 1


def _numbers(name: str, kind: Kind, words: list[str], allowed: range | list[int], count: int) -> list[int]:
    """The things of these words; open ones are filled with what is left, in order."""
    if len(words) != count:
        raise BadSetup(what=f"{name}: expected {count}, found {len(words)}")
    for word, times in Counter(words).items():
        if word != OPEN and (times > 1 or kind.index.get(word) not in allowed):
            raise BadSetup(what=f"{name}: {word} cannot be there" if times == 1 else f"{name}: {word} is there twice")
    left = iter([n for n in allowed if kind.names[n] not in words])
    return [next(left) if word == OPEN else kind.index[word] for word in words]


def _structure(age: int, words: list[str]) -> list[int]:
    """The 20 cards of an Age. Age III holds three Guilds; open cards become Guilds only to make up that number."""
    words = list(words)
    if age == 3:
        guilds = sum(word == OPEN_GUILD or _back(word) == GUILD_BACK for word in words)
        unknown = [slot for slot, word in enumerate(words) if word == OPEN]
        for slot in unknown[len(unknown) - max(int(GUILDS_IN_PLAY) - guilds, 0):] if guilds < GUILDS_IN_PLAY else []:
            words[slot] = OPEN_GUILD
        places = [slot for slot, word in enumerate(words) if word == OPEN_GUILD or _back(word) == GUILD_BACK]
        if len(words) == SLOTS and len(places) != GUILDS_IN_PLAY:
            raise BadSetup(what=f"age3: expected {GUILDS_IN_PLAY} guilds, found {len(places)}")
    else:
        places = []
    common = [word for slot, word in enumerate(words) if slot not in places]
    numbers = iter(_numbers(f"age{age}", BUILDING, common, list(DECKS[age - 1]), SLOTS - len(places)))
    chosen = [OPEN if words[slot] == OPEN_GUILD else words[slot] for slot in places]
    guild_numbers = iter(_numbers(f"age{age}", BUILDING, chosen, list(DECKS[GUILD_BACK]), len(places)))
    return [next(guild_numbers) if slot in places else next(numbers) for slot in range(SLOTS)]


def _back(word: str) -> int | None:
    number = BUILDING.index.get(word)
    return None if number is None else int(BUILDING_CARDS[number].back)
