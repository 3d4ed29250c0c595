"""What lies beside the code travels with the package."""
from __future__ import annotations

import runpy
import subprocess
import sysconfig
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

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


@pytest.mark.parametrize("works", [True, False])
def test_machine_code_of_an_earlier_build_does_not_stay_beside_a_new_core(
        works: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Imported, it would take the new core for the one it was built with, and crash."""
    def build(self: build_ext) -> None:
        self.inplace = works                                # as setuptools leaves it
        if not works:
            raise OSError("no compiler")

    monkeypatch.delenv("MEYDAN_COMPILE", raising=False)
    monkeypatch.chdir(tmp_path)
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    new = [f"meydan_core__mypyc{suffix}", f"meydan/core/state{suffix}"]
    old = [f"meydan_inis__mypyc{suffix}", f"meydan/games/inis/state{suffix}"]
    others = ["meydan/core/state.py", "meydan/core/state.cpython-300-other.so"]
    for name in (*new, *old, *others):
        (tmp_path / "src" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "src" / name).touch()
    command = runpy.run_path(str(ROOT / "setup.py"))["OptionalBuild"](Distribution({
        "package_dir": {"": "src"}, "packages": ["meydan", "meydan.core"],
        "ext_modules": [Extension(name, []) for name in ("meydan_core__mypyc", "meydan.core.state")]}))
    command.inplace = True
    command.ensure_finalized()
    monkeypatch.setattr(build_ext, "run", build)
    command.run()
    left = {str(file.relative_to(tmp_path / "src")) for file in tmp_path.rglob("*.*")}
    assert left == {*others, *(new if works else [])}
