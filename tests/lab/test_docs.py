"""What docs/research.md shows is run."""
from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

pytest.importorskip("pyspiel")


def test_research_page() -> None:
    page = Path(__file__).parents[2] / "docs" / "research.md"
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert tried > 40 and failed == 0


@pytest.mark.parametrize("module", ["meydan.lab.schedule", "meydan.lab.observer", "meydan.lab.vector",
                                    "meydan.lab.pettingzoo", "meydan.notebook"])
def test_examples_in_modules(module: str) -> None:
    failed, tried = doctest.testmod(import_module(module))
    assert tried > 0 and failed == 0
