"""The examples of README, documents and docstrings work as shown."""
from __future__ import annotations

import ast
import doctest
import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
MODULES = ["meydan.core.rng", "meydan.core.state"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_of_a_page(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    failed, _ = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize("name", MODULES)
def test_examples_of_a_module(name: str) -> None:
    # Compiled modules hide their docstrings' places from doctest, so they are read from the source.
    module = importlib.import_module(name)
    source = ROOT / "src" / Path(*name.split(".")).with_suffix(".py")
    runner = doctest.DocTestRunner()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and (text := ast.get_docstring(node)):
            runner.run(doctest.DocTestParser().get_doctest(text, vars(module).copy(), name, str(source), 0))
    assert runner.tries > 0
    assert runner.failures == 0
