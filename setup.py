"""Compiles the rules with mypyc. Without a working C compiler the package installs as plain Python.

MEYDAN_COMPILE=0 never compiles, =1 insists on it. MEYDAN_GAMES="root inis" compiles only these games
(for a quick build while writing rules; the others are plain Python then); MEYDAN_OPT sets the optimization level.
"""
import os
import sys
import sysconfig
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

CORE = [f"src/meydan/core/{name}.py" for name in ("observing", "opinion", "rng", "state")]
PLAIN = {"__init__", "view", "picture", "wording", "reasons", "ways"}          # what a game does not need to be fast

# What is called only on the way to an exception. The C compiler cannot know, and would give it the best place.
RARELY = """
#include <Python.h>
#include <CPy.h>
extern void PyErr_SetString(PyObject *, const char *) __attribute__((cold));
extern void PyErr_SetNone(PyObject *) __attribute__((cold));
extern PyObject *PyErr_Occurred(void) __attribute__((cold));
extern void CPy_AddTraceback(const char *, const char *, int, PyObject *) __attribute__((cold));
"""

# Small functions are inlined though their checks, all of which lead to exceptions, make them look large. For the core,
# the search and Duel: it is worth an eighth more walks, and costs half as long again to compile.
INLINING = ["--param=max-inline-insns-auto=120", "--param=early-inlining-insns=60", "--param=inline-min-speedup=5",
            "--param=inline-unit-growth=200"]


def hot_modules(root=Path()):
    """The core, every game's rules, and the search."""
    wanted = os.environ.get("MEYDAN_GAMES", "").split()
    rules = [
        str(module.relative_to(root))
        for module in sorted((root / "src/meydan/games").glob("*/*.py"))
        if module.stem not in PLAIN and (not wanted or module.parent.name in wanted)
    ]
    search = [str(module.relative_to(root)) for module in sorted((root / "src/meydan/search").glob("tree*.py"))]
    return CORE + rules + search


def groups(modules):
    """Modules that become one library, with direct calls inside. Each game is one, so that two can be compiled at once
    and a change compiles one game anew; the core and the search share theirs with Duel, the game of the shortest turns.
    """
    found = {}
    for module in modules:
        folder = Path(module).parts[3]
        name = folder if Path(module).parts[2] == "games" and folder != "seven_wonders_duel" else "core"
        found.setdefault(name, []).append(module)
    return [(files, f"meydan_{name}") for name, files in found.items()]


class OptionalBuild(build_ext):
    """All modules compile or none does; half a set of extensions could not be imported. Nor could machine code that
    was built with another core: a build in place removes what it did not build."""

    def run(self):
        in_place = self.inplace                              # not to be asked after a failure
        try:
            super().run()
        except Exception as error:
            if os.environ.get("MEYDAN_COMPILE") == "1":      # wheel builders want the failure
                raise
            self.warn(f"not compiled, plain Python will be used: {error}")
            self.extensions = []
        if in_place:
            built = {Path(self.get_ext_fullpath(module.name)).resolve() for module in self.extensions or ()}
            for file in Path("src").resolve().rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
                if file not in built:
                    file.unlink()


def extensions():
    if os.environ.get("MEYDAN_COMPILE") == "0":
        return []
    try:
        return translated()
    except (Exception, SystemExit) as error:                 # mypyc leaves the process when types do not fit
        if os.environ.get("MEYDAN_COMPILE") == "1":
            raise
        print(f"not compiled, plain Python will be used: {error}", file=sys.stderr)
        return []


def translated():
    """The hot modules as C extensions."""
    from mypyc.build import mypycify

    hot = hot_modules()
    # An isolated build knows few other packages: what is not compiled need not be found.
    modules = mypycify(["--ignore-missing-imports", *hot], opt_level=os.environ.get("MEYDAN_OPT", "3"), debug_level="0",
                       separate=groups(hot))
    rarely = Path("build/rarely.h")                          # beside the C that mypyc wrote
    rarely.write_text(RARELY, encoding="utf-8")
    for module in modules if sys.platform == "linux" else []:        # other compilers and linkers know other words
        options = ["-fno-semantic-interposition", "-fno-plt"]        # calls inside the group need no look-up
        if module.name.endswith("__mypyc"):
            options += ["-include", str(rarely)]
        if module.name == "meydan_core__mypyc":
            options += INLINING
        module.extra_compile_args = [*module.extra_compile_args, *options]      # mypyc gives all of them one list
        module.extra_link_args = [*module.extra_link_args, "-Wl,-Bsymbolic"]
    return modules


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild})
