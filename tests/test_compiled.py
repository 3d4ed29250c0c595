"""Compiled and uncompiled rules play the same games."""
from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import meydan
from tests.kit import trace

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", meydan.games())
def test_same_trace_compiled_and_not(name: str) -> None:
    assert meydan.COMPILED or os.environ.get("MEYDAN_PURE") == "1" or os.environ.get("MEYDAN_COMPILE") == "0", (
        "the rules are not compiled; run `make build`")
    program = f"from tests.kit import trace; print(trace({name!r}, 1))"
    pure = subprocess.run([sys.executable, "-c", program], cwd=ROOT, env={**os.environ, "MEYDAN_PURE": "1"},
                          capture_output=True, text=True, check=True)
    assert pure.stdout.strip() == trace(name, 1)
