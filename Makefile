# The commands of the project, for a machine with Python 3.11 or later: `make help` lists them.
# Everything is installed into .venv, on first use and again when a pyproject.toml or constraints.txt has changed.

# The interpreter that .venv is made with: the first one that is new enough. Another: make PYTHON=/path/to/python3.12
PYTHON ?= $(shell for each in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$each -c $(NEW_ENOUGH) 2>/dev/null && command -v $$each && break; done)
NEW_ENOUGH = 'import sys; sys.exit(sys.version_info < (3, 11))'

# uv installs some times faster than pip: https://docs.astral.sh/uv/. Without it, pip does; with `make UV=`, too.
UV ?= $(shell command -v uv)

VENV = .venv
BIN = $(VENV)/bin
BENCHMARKS = engine picture drawing_memory legibility replay move way history watchers crashes cards taps lesson commands export thinking starved killed_thinking footprint busy
PAGE = playground/src/discord_playground/web
WHOLE = browser end_to_end showcase
PYTEST = pytest -n auto --dist worksteal
TYPED = dvonn rendering analysis bot playground showcase tests benchmarks release

.DEFAULT_GOAL := help

help:  ## list the commands
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 18

play: $(VENV)/ready-to-play  ## play in a browser, with no Discord account: PORT=8321, DATA=folder to keep games
	@$(BIN)/python -m showcase.play $(if $(PORT),--port $(PORT)) $(if $(DATA),--data $(DATA))

demo: $(VENV)/ready-to-play  ## two players play a whole game on a stand-in for Discord; read it in demo/
	@$(BIN)/python -m showcase demo

run: $(VENV)/ready-to-run  ## run the bot with the settings in .env
	@$(BIN)/python -m bot

# pytest exits with 5 if nothing is selected: not every marker is among the playground's tests.
test: $(VENV)/ready-to-dev  ## all tests, or those that ONLY='browser or showcase' names by their markers
	$(BIN)/$(PYTEST) $(if $(ONLY),-m "$(ONLY)")
	$(BIN)/$(PYTEST) playground $(if $(ONLY),-m "$(ONLY)" || [ $$? = 5 ])

test-fast: $(VENV)/ready-to-dev  ## the tests without the stand-in for Discord, PostgreSQL and the slow ones
	$(BIN)/$(PYTEST) $(addprefix --ignore=tests/,$(WHOLE)) -m "not slow and not postgres"

corpus: $(VENV)/ready-to-dev  ## the tests that read the games and the description in ../shared, if it exists
	$(BIN)/$(PYTEST) -m corpus
	$(BIN)/$(PYTEST) -m corpus playground

coverage: $(VENV)/ready-to-dev  ## all tests, and which lines and branches they reach; it fails below the floor
	$(BIN)/coverage erase
	$(BIN)/coverage run -m $(PYTEST)
	$(BIN)/coverage run -m $(PYTEST) playground
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

check: $(VENV)/ready-to-bench  ## format, lint, types, the directions of imports, and the compiled search
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/oxfmt --check $(PAGE)
	$(BIN)/oxlint $(PAGE)
	$(BIN)/pytest -q --noconftest playground/tests/test_stylesheets.py
	$(BIN)/mypy --num-workers 2 $(TYPED)
	$(BIN)/lint-imports
	$(BIN)/python -m analysis.build --check

bench: $(VENV)/ready-to-bench  ## measure the engine, the pictures and the bot (some minutes)
	@missed=; lacking=; for each in $(BENCHMARKS); do \
		echo "== $$each"; $(BIN)/python -m benchmarks.$$each; \
		case $$? in 0) ;; 69) lacking="$$lacking $$each" ;; *) missed="$$missed $$each" ;; esac; \
	done; [ -z "$$lacking" ] || echo "not measured, for the reasons given above:$$lacking"; \
	[ -z "$$missed" ] || { echo "not as it should be:$$missed" >&2; exit 1; }

packages: $(VENV)/ready-to-package  ## build both packages into dist/, and try every command in an empty environment
	rm -rf build dist
	$(BIN)/python -m build --outdir dist .
	$(BIN)/python -m build --outdir dist playground
	$(BIN)/python -m release.trial dist --server $(TRIAL)

site: $(VENV)/ready-to-document  ## build the documentation as a site, in site/
	$(BIN)/python -m release.site

pictures: $(VENV)/ready-to-dev  ## make the pictures of README.md again (those of the page in Chromium)
	$(BIN)/python -m showcase.pictures docs

clean:  ## remove what was installed and what the tools and the demo left; .env and databases stay
	rm -rf $(VENV) demo build dist site *.egg-info playground/src/*.egg-info .hypothesis .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .coverage .coverage.*

# `run` has the driver for PostgreSQL, so that DATABASE_URL is free to name it. The bot needs no playground; all others take
# it from its folder. Developers get dependency groups, which need pip 25.1.
$(VENV)/ready-to-run: INSTALLED = -e '.[postgres]'
$(VENV)/ready-to-play: INSTALLED = -e ./playground -e '.[postgres]'
DEVELOPING = -e './playground[discordpy]' -e '.[postgres]' --group playground/pyproject.toml:dev --group dev
$(VENV)/ready-to-dev: INSTALLED = $(DEVELOPING)
$(VENV)/ready-to-bench: INSTALLED = $(DEVELOPING) --group core --group bench
$(VENV)/ready-to-package: INSTALLED = $(DEVELOPING) --group package
$(VENV)/ready-to-document: INSTALLED = --group docs

$(VENV)/ready-to-%: pyproject.toml playground/pyproject.toml constraints.txt
	@test -n "$(PYTHON)" && $(PYTHON) -c $(NEW_ENOUGH) 2>/dev/null \
		|| { echo "Python 3.11 or later is needed. Where is it? make PYTHON=/path/to/python3" >&2; exit 1; }
	@$(BIN)/python -m pip --version >/dev/null 2>&1 \
		|| { echo "Making $(VENV) with $(PYTHON) …"; $(PYTHON) -m venv --clear $(VENV); }
	@echo "Installing what is needed into $(VENV), which takes a minute or two the first time …"
	@if [ -n "$(UV)" ]; then \
		$(UV) pip install --quiet --python $(BIN)/python -c constraints.txt $(INSTALLED); \
	else \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check 'pip>=25.1' \
		&& PYTHONWARNINGS='ignore:Editable installation' \
			$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt $(INSTALLED); \
	fi
	@touch $@

.PHONY: help play demo run test test-fast corpus coverage check bench packages site pictures clean
