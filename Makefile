# Two commands do everything on a fresh machine: `make play` and `make test`.
# Also: `make build` (compile the rules), `make lint`, `make bench` (speed against kept figures), `make wheel`, `make clean`.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
RULES := setup.py pyproject.toml $(shell find src/meydan/core src/meydan/games src/meydan/search -name '*.py' -not -name view.py -not -path '*/picture/*')

.PHONY: play test build lint bench wheel clean

play: $(VENV)/.play build/.compiled
	$(BIN)/meydan play

test: $(VENV)/.test build/.compiled
	MEYDAN_CLAUSES=1 $(BIN)/python -m pytest -n $(shell nproc) --dist loadfile $(TESTS)

build: build/.compiled

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/mypy
	npm install --silent --no-audit --no-fund --no-package-lock
	npm run --silent types
	npm run --silent lint

# Fails where a game's D is below 85 % of the figure kept in docs/bench.json.
bench: $(VENV)/.play build/.compiled
	$(BIN)/meydan bench --seconds 1 --against docs/bench.json

# A compiled wheel for this Python and machine, and one of plain Python, in dist/.
wheel: $(VENV)/.play
	rm -rf build/lib build/lib.* build/bdist.*      # so that nothing of an older version is packed
	MEYDAN_COMPILE=1 $(PIP) wheel --no-deps --no-build-isolation -w dist .
	rm -rf build/lib build/bdist.*
	MEYDAN_COMPILE=0 $(PIP) wheel --no-deps --no-build-isolation -w dist .

clean:
	rm -rf build dist out .mypy_cache .ruff_cache .pytest_cache
	find src -name '*.so' -delete

# The environment: what playing needs, then what the tests need on top.
$(VENV)/bin/python:
	@echo "Setting up Python in $(VENV) …"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed; set PYTHON=…"; exit 1; }
	@$(PYTHON) -m venv $(VENV) 2>/dev/null || { scripts/system venv && $(PYTHON) -m venv $(VENV); }

$(VENV)/.play: pyproject.toml constraints.txt | $(VENV)/bin/python
	@echo "Installing what playing needs …"
	@$(PIP) install -c constraints.txt setuptools wheel "mypy[mypyc]"
	@MEYDAN_COMPILE=0 $(PIP) install -c constraints.txt --no-build-isolation -e .
	@touch $@

$(VENV)/.test: $(VENV)/.play
	@echo "Installing what the tests need …"
	@scripts/system browser
	@scripts/system firefox
	@MEYDAN_COMPILE=0 $(PIP) install -c constraints.txt --no-build-isolation -e ".[test,lab,cluster]"
	@touch $@

# The rules in machine code; without a C compiler they stay plain Python.
build/.compiled: $(RULES) | $(VENV)/.play
	@scripts/system compiler || true
	@echo "Compiling the rules (a few minutes the first time) …"
	@find src -name '*.so' -delete
	@rm -rf build/mypy_cache && mkdir -p build      # what mypyc remembers of older sources can mislead it
	@MYPY_CACHE_DIR=build/mypy_cache $(BIN)/python setup.py -q build_ext --inplace --parallel $(shell nproc) > build/compile.log 2>&1 || { cat build/compile.log; exit 1; }
	@touch $@
