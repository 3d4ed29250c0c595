"""When Python looks for garbage. A full look at hundreds of live tables takes long enough to be felt."""
from __future__ import annotations

import gc
import time

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
