"""Numbers for Prometheus, at /metrics."""
from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
SLOW = (0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 60)


class Metrics:
    """One registry per server, so that several may live in one process (as in tests)."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Histogram("meydan_request_seconds", "Requests answered, streams left out", ["route", "status"],
                                  buckets=FAST, registry=self.registry)
        self.decisions = Counter("meydan_decisions", "Decisions stored", ["game", "by"], registry=self.registry)
        self.stored = Histogram("meydan_decision_seconds", "From a decision to its being on the disk", buckets=FAST,
                                registry=self.registry)
        self.refused = Counter("meydan_refused", "Requests refused before they were looked at", ["why"],
                               registry=self.registry)
        self.thinking = Histogram("meydan_bot_seconds", "Thinking for one decision of a bot", ["level"], buckets=SLOW,
                                  registry=self.registry)
        self.waited = Histogram("meydan_bot_wait_seconds", "Waiting of a table before a bot thinks", buckets=SLOW,
                                registry=self.registry)
        self.finished = Counter("meydan_games_finished", "Games that came to their end", ["game"],
                                registry=self.registry)
        self.called = Counter("meydan_calls", "People called to their table", ["by", "outcome"], registry=self.registry)

    def watch(self, name: str, what: str, read: Callable[[], float]) -> None:
        """A number that is read when it is asked for."""
        Gauge(name, what, registry=self.registry).set_function(read)

    def text(self) -> bytes:
        return generate_latest(self.registry)
