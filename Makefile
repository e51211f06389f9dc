# `make` alone says what there is. Everything runs on a machine with only python3, pip, make and git:
# scripts/setup makes .venv from uv.lock first, and does nothing when that is done.

CARDSPEAK := .venv/bin/cardspeak
PYTHON := .venv/bin/python

.PHONY: help setup serve demo test long format bench docs clean

help:
	@echo "make serve    the room in the browser, on port 8000 (make serve PORT=8080)"
	@echo "make demo     a famous hand, and a ruling with its clause, in the terminal"
	@echo "make test     everything that has to hold: lint, types, tests, cases (scripts/check)"
	@echo "make long     the same promises at full size: kills, seeds, floods, fuzz (scripts/long; takes about an hour)"
	@echo "make format   lay out the code as the tests expect it"
	@echo "make bench    measure, with the other engines in the same run"
	@echo "make docs     write the generated reference into docs/reference"
	@echo "make clean    remove what was made, .venv too"

setup:
	@scripts/setup

PORT ?= 8000

serve: setup
	@$(CARDSPEAK) serve --port $(PORT)

demo: setup
	@scripts/demo

test:
	@scripts/check

long:
	@scripts/long

format: setup
	$(PYTHON) -m ruff check --fix-only --quiet .
	$(PYTHON) -m ruff format .

bench:
	@scripts/setup bench
	$(CARDSPEAK) bench

docs: setup
	$(PYTHON) scripts/make_docs.py

clean:
	rm -rf .venv .uv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist docs/reference
	find . -path ./.git -prune -o -name __pycache__ -type d -prune -exec rm -rf {} +
