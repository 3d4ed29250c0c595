"""Collects which ledger clauses the passing tests name, and shows them at the end of the run."""
from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.rules import Coverage, coverage

OUT = Path(__file__).parents[1] / "out"
_passed: dict[str, set[str]] = {}


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*clauses): the ledger clauses a test shows")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for mark in item.iter_markers("rule"):
            item.user_properties.append(("rule", list(mark.args)))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "call" and report.passed:
        game = Path(report.nodeid.split("::")[0]).parts[1]
        for name, clauses in report.user_properties:
            if name == "rule":
                _passed.setdefault(game, set()).update(clauses)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if _is_worker(session.config) or not _enforced():
        return
    if any((row.complete and row.missing) or row.unknown for row in coverage(_passed)):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if _is_worker(config):
        return
    rows = [row for row in coverage(_passed) if _enforced() or row.game in _passed]
    if rows:
        _show(terminalreporter, rows)
        OUT.mkdir(exist_ok=True)
        (OUT / "clauses.json").write_text(json.dumps([row.as_json() for row in rows], indent=1), encoding="utf-8")


def _show(terminal: pytest.TerminalReporter, rows: list[Coverage]) -> None:
    terminal.write_sep("-", "rules")
    terminal.write_line(f"{'game':20} {'clauses':>8} {'covered':>8} {'untestable':>11} {'missing':>8}")
    for row in rows:
        terminal.write_line(f"{row.game:20} {len(row.clauses):8} {len(row.covered):8} "
                            f"{len(row.untestable):11} {len(row.missing):8}")
        if row.missing:
            terminal.write_line("  missing: " + " ".join(row.missing))
        if row.unknown:
            terminal.write_line("  not in the ledger: " + " ".join(sorted(row.unknown)))


def _enforced() -> bool:
    return os.environ.get("MEYDAN_CLAUSES") == "1"


def _is_worker(config: pytest.Config) -> bool:
    return hasattr(config, "workerinput")
