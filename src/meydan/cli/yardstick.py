"""The fixed loop against which speeds are told: D = decisions per 1,000 of its iterations (CPU time, one core)."""
from __future__ import annotations

import time


def yardstick(seconds: float = 1.0) -> float:
    """Iterations per CPU second."""
    table = list(range(256))
    x, acc, n = 12345, 0, 0
    start = time.process_time()
    while True:
        for _ in range(20000):
            x = (x * 1103515245 + 12345) & 0x7FFFFFFF
            acc += table[(x >> 8) & 255]
            if acc > 1000000:
                acc -= 1000000
        n += 20000
        now = time.process_time()
        if now >= start + seconds:
            return n / (now - start)
