"""Players that see only their seat's view."""
from __future__ import annotations

from meydan.bots.base import Bot, Reason, Thinker, View, Weighed, win_chance
from meydan.bots.catalogue import LEVELS, NAMES, bot
from meydan.bots.handle import Handle

__all__ = ["LEVELS", "NAMES", "Bot", "Handle", "Reason", "Thinker", "View", "Weighed", "bot", "win_chance"]
