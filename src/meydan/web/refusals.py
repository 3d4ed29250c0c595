"""Why something cannot be done at a table."""
from __future__ import annotations

from meydan.core.errors import MeydanError


class NoTable(MeydanError, LookupError):
    """There is no such table."""

    key = "error-no-table"


class NotYourSeat(MeydanError, PermissionError):
    """The seat belongs to somebody else."""

    key = "error-not-your-seat"


class SeatTaken(MeydanError, ValueError):
    """Somebody was faster, or the seat is not free."""

    key = "error-seat-taken"


class TooMany(MeydanError, ValueError):
    """A guest has too many tables."""

    key = "error-too-many-tables"


class NotNow(MeydanError, ValueError):
    """The table is not where this can be done."""

    key = "error-not-now"


class OldRules(MeydanError, ValueError):
    """The table was begun with rules this program does not have yet."""

    key = "error-old-rules"
