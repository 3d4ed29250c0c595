"""Bots to measure others against; an arena takes them by their path."""
from __future__ import annotations

from typing import Final

from meydan.bots.base import View
from meydan.bots.catalogue import EFFORTS
from meydan.bots.handle import Handle
from meydan.bots.searching import Searcher

DRAFT: Final = ("HoldOne", "HandOnOne")


class RandomDraft(Searcher):
    """Hard in all but Inis's draft, which it leaves to chance."""

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed, EFFORTS["hard"], level="hard")

    def choose(self, view: View, handle: Handle, seconds: float | None) -> int:
        if view["pending"] and view["pending"]["asks"] in DRAFT:
            self.begin(handle)
            return handle.choices[int(self.rng.below(len(handle.choices)))]
        return super().choose(view, handle, seconds)
