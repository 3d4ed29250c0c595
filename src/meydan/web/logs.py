"""Structured logs: one line per event, as text for people or as JSON for collectors."""
from __future__ import annotations

import json
import logging
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

REQUEST: ContextVar[str] = ContextVar("request", default="")        # the id of the request that is being answered
FRAMES: Final = 6                               # of a trace: where it began is always the same


class _Lines(logging.Formatter):
    def facts(self, record: logging.LogRecord) -> dict[str, Any]:
        facts: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(), "from": record.name, "message": record.getMessage(),
        }
        facts |= getattr(record, "facts", {})
        if REQUEST.get() and "request" not in facts:
            facts["request"] = REQUEST.get()
        if record.exc_info and record.exc_info[1] is not None:
            facts["trace"] = short_trace(record.exc_info[1])
        return facts


def short_trace(error: BaseException) -> str:
    """The last frames and the error, without the errors it came from: enough to find the line."""
    lines = traceback.format_tb(error.__traceback__)[-FRAMES:]
    return "".join([*lines, f"{type(error).__name__}: {str(error)[:400]}"])


class JsonLines(_Lines):
    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(self.facts(record))


class TextLines(_Lines):
    def format(self, record: logging.LogRecord) -> str:
        facts = self.facts(record)
        head = f"{facts.pop('at')[11:23]} {facts.pop('level'):<7} {facts.pop('from')}: {facts.pop('message')}"
        trace = facts.pop("trace", "")
        return " ".join([head, *(f"{name}={value}" for name, value in facts.items())]) + (f"\n{trace}" if trace else "")


def start_logging(form: str, level: int = logging.INFO) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("meydan").setLevel(level)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
