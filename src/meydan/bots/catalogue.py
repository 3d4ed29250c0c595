"""The bots by name. Texts: `bot-NAME`, and `bot-NAME-about` for a level's one sentence."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meydan.bots.base import Bot
from meydan.bots.simple import Greedy, Random
from meydan.core.errors import MeydanError

Maker = Callable[[int, int], Bot]

LEVELS: Final = ("newcomer", "easy", "medium", "hard", "expert")
_MAKERS: Final[dict[str, Maker]] = {
    "random": Random,
    "greedy": Greedy,
    "newcomer": Random,
    "easy": Greedy,
    "medium": Greedy,
    "hard": Greedy,
    "expert": Greedy,
}
NAMES: Final = tuple(_MAKERS)


class UnknownBot(MeydanError, LookupError):
    """No bot of that name is known."""

    key = "error-unknown-bot"


def bot(name: str, seat: int, seed: int) -> Bot:
    """A bot of this name or level for a seat; the same seed gives the same choices."""
    if name not in _MAKERS:
        raise UnknownBot(name=name, allowed=", ".join(NAMES))
    return _MAKERS[name](seat, seed)
