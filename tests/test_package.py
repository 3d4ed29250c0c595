"""What lies beside the code travels with the package."""
from __future__ import annotations

import subprocess
import tomllib
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_every_file_that_is_no_code_is_packed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]["meydan"]
    kept = subprocess.run(["git", "ls-files", "src/meydan"], cwd=ROOT, capture_output=True, text=True, check=True)
    files = [Path(line).relative_to("src/meydan") for line in kept.stdout.split() if not line.endswith(".py")]
    assert len(files) > 200
    # As setuptools matches: a star does not reach into folders.
    left = [str(file) for file in files if not any(
        len(file.parts) == pattern.count("/") + 1 and fnmatch(str(file), pattern) for pattern in patterns)]
    assert not left
