"""Players that see only their seat's view."""
from __future__ import annotations

from meydan.bots.base import Bot, Reason, Thinker, View, Weighed, win_chance
from meydan.bots.catalogue import LEVELS, NAMES, bot
from meydan.bots.handle import Handle
from meydan.bots.measured import Strength, strength

__all__ = ["LEVELS", "NAMES", "Bot", "Handle", "Reason", "Strength", "Thinker", "View", "Weighed", "bot", "strength",
           "win_chance"]
