"""What a linter can say about the whole tree: types, style, layers, and a shift that compiles wrongly."""
from __future__ import annotations

import ast
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "meydan"

# From the top; a layer imports what stands above it, never below.
LAYERS = ["core", "drawing", "games", "search", "bots", "table", "teach", "faces"]
FACES = {"web", "lab", "cli", "notebook"}
# The program's own front doors may open any layer.
OPEN = {"meydan.__init__"}


def layer(module: str) -> int | None:
    part = module.split(".")[1] if "." in module else ""
    name = "faces" if part in FACES else part
    return LAYERS.index(name) if name in LAYERS else None


def imports(file: Path) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            found += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
    return [name for name in found if name.split(".")[0] == "meydan"]


def modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def test_layers_look_one_way() -> None:
    wrong = []
    for file in modules():
        module = ".".join(("meydan", *file.relative_to(SOURCE).with_suffix("").parts))
        own = layer(module)
        if module in OPEN or own is None:
            continue
        for name in imports(file):
            other = layer(name)
            if other is not None and other > own:
                wrong.append(f"{module} imports {name}")
            same_game = name.split(".")[:3] == module.split(".")[:3]
            if own == other == LAYERS.index("games") and not same_game and name != "meydan.games":
                wrong.append(f"{module} imports another game: {name}")
    assert not wrong


def test_a_wrong_import_would_be_seen(tmp_path: Path) -> None:
    file = tmp_path / "wrong.py"
    file.write_text("from meydan.web import app\n")
    assert layer(imports(file)[0]) > layer("meydan.games.root.state")     # type: ignore[operator]


def compiled_modules() -> list[Path]:
    """The modules that setup.py compiles."""
    return [ROOT / name for name in runpy.run_path(str(ROOT / "setup.py"))["hot_modules"](ROOT)]


def shifts(source: str) -> list[int]:
    """Lines with `1 << n`: compiled to a 32-bit shift, wrong from n = 31 on."""
    return [node.lineno for node in ast.walk(ast.parse(source))
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift)
            and isinstance(node.left, ast.Constant) and not isinstance(node.right, ast.Constant)]


def test_no_shift_of_a_constant_by_a_variable() -> None:
    wrong = [f"{file.relative_to(ROOT)}:{line}" for file in compiled_modules()
             for line in shifts(file.read_text(encoding="utf-8"))]
    assert not wrong
    assert shifts("mask = 1 << n") == [1]


@pytest.mark.parametrize("tool", [["ruff", "check", "."], ["mypy"]], ids=lambda tool: tool[0])
def test_linters_are_content(tool: list[str]) -> None:
    done = subprocess.run([sys.executable, "-m", *tool], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
