"""What values learn towards: how the game ended, what the search found, and what searches later in the game found."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

NOT_SEARCHED: Final = -8.0              # below it a row's worth says nothing
PATIENCE: Final = 0.85                  # how much of what searches say comes from beyond the next one
Floats = NDArray[Any]


@dataclass(frozen=True)
class Targets:
    """The parts of a target, which add up to 1."""

    result: float = 0.5
    search: float = 0.5
    later: float = 0.0

    @classmethod
    def parse(cls, text: str) -> Targets:
        """From words such as 0.4/0.2/0.4: the result, the search, later searches."""
        parts = [float(part) for part in text.split("/")]
        if len(parts) != 3 or min(parts) < 0 or abs(sum(parts) - 1) > 1e-6:
            raise ValueError(text)
        return cls(*parts)

    def mixed(self, results: Any, found: Any, later: Any) -> Any:
        """The targets of rows, arrays of whatever library."""
        return self.result * results + self.search * found + self.later * later


def later_searches(worth: Floats, results: Floats, asked: NDArray[Any], players: NDArray[Any], lengths: Sequence[int],
                   patience: float = PATIENCE) -> NDArray[np.float32]:
    """For each row what the searches from there on said, the sooner the more, and at last the result; turned as the
    results are, from the asked seat on.

    The rows are those of whole games, `lengths` of them each. What a search says of the asked seat is taken from the
    others, from each the same.
    """
    said = results.astype(np.float32)
    seats = said.shape[1]
    end = 0
    for length in lengths:
        begin, end = end, end + length
        after: list[float] = []
        for row in range(end - 1, begin - 1, -1):
            seat, many = int(asked[row]), int(players[row])
            if not after:
                after = _by_seat(said[row].tolist(), seat, many)
            if worth[row] > NOT_SEARCHED:
                gain = (1 - patience) * (float(worth[row]) - after[seat])
                after = [value - gain / (many - 1) for value in after]
                after[seat] += gain + gain / (many - 1)
            for turned in range(min(seats, many)):
                said[row, turned] = after[(seat + turned) % many]
    return said


def _by_seat(turned: list[float], seat: int, many: int) -> list[float]:
    """A row's results for the seats from the first on; where there is one rival, its result is the opposite."""
    whole = [turned[0], -turned[0]] if len(turned) == 1 else turned
    return [whole[(number - seat) % many] for number in range(many)]


def found_by_search(worth: Floats, later: Floats) -> NDArray[np.float32]:
    """What the search found; of other seats, and where nobody searched, later searches stand in."""
    found = later.astype(np.float32)
    searched = worth > NOT_SEARCHED
    found[searched, 0] = worth[searched]
    return found
