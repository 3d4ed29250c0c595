"""What tables weigh, and when Python looks for garbage: a full look at hundreds of live tables is felt."""
from __future__ import annotations

import gc
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meydan.web.live import LiveTable

TABLE_BYTES = 60_000                            # of a table without a decision
DECISION_BYTES = 2_600                          # each further one: the heaviest game's, measured by resident memory

LONGEST = 15 * 60.0                             # seconds without a full look, however busy the tables are
SHORTEST = 60.0
_last = time.monotonic()


def settle_in() -> None:
    """What was loaded at the start stays for good; full looks are left to `tidy`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 1_000_000_000)


def tidy(quiet: bool) -> None:
    """A full look, if there has been none for a while and nobody waits."""
    global _last
    since = time.monotonic() - _last
    if since > LONGEST or (quiet and since > SHORTEST):
        gc.collect()
        _last = time.monotonic()


def weight(live: LiveTable) -> int:
    """About how many bytes a table takes."""
    return TABLE_BYTES + DECISION_BYTES * (live.table.version if live.table is not None else 0)
