"""The notation's document says what the program does."""
from __future__ import annotations

import doctest
import re
from pathlib import Path

from meydan import Record
from meydan.core import record as notation

DOCUMENT = Path(__file__).parents[2] / "docs" / "notation.md"


def test_its_sessions_run() -> None:
    result = doctest.testfile(str(DOCUMENT), module_relative=False, encoding="utf-8")
    assert result.attempted > 12 and result.failed == 0


def test_its_example_is_a_record() -> None:
    example = re.findall(r"```text\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.S)[0]
    record = Record.parse(example)
    assert str(record) == example
    assert record.resigned == 1 and len(record.decisions) == 9


def test_its_check_is_the_one_described() -> None:
    line = "seat 1 شیرین"
    crc = 0xFFFF
    for byte in f"6 {line}".encode():
        crc ^= byte << 8
        for _ in range(8):
            crc = (crc << 1 ^ 0x1021 if crc & 0x8000 else crc << 1) & 0xFFFF
    assert notation._check(6, line) == f"{crc:04x}"
    assert f"{line} #{crc:04x}" in DOCUMENT.read_text(encoding="utf-8")
