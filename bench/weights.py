"""Fits how situations are ranked: ``python bench/weights.py [FILES] [--without FILE] [--write]``.

First a model is learned from all texts of which the situation is known (`learned.py`). Then what each sign of a
situation weighs: for each question of the files (`questions/collected-*`) the situations are known that lead to its
answer when they are filled in as it was meant, and the weights are those under which such a situation is likeliest, a
logistic regression. No question is judged by a model that was learned from its own collection: for this, one is learned
from the others. `--write` puts the model and the weights into `search/`; `--without` leaves files out of both, and says
how many of theirs are ranked first and among the first five.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from learned import asked_text, known_texts, learned_from
from scipy.optimize import minimize

from cardspeak.cases.questions import Question, leads_to_the_answer, questions_of
from cardspeak.cli.shelf import SHELF
from cardspeak.record import record
from cardspeak.search.learned import model_of
from cardspeak.search.ranked import SIGNS, signs
from cardspeak.search.told import situations
from cardspeak.talk import heard

QUESTIONS = Path(__file__).parent / "questions"
SEARCH = Path(__file__).parent.parent / "src" / "cardspeak" / "search"
PULL = 0.002  # keeps weights small that few questions speak for
HEAD = """\
# What each sign weighs by which situations are ranked (search/ranked.py). Made by bench/weights.py.

[weights]
"""


@record
class Row(NamedTuple):
    """A question: the signs of each situation, and which are right."""

    signs: dict[str, tuple[float, ...]]
    right: frozenset[str]


@record
class Known(NamedTuple):
    """A question, and the situations that lead to its answer."""

    question: Question
    right: frozenset[str]


def known(question: Question) -> Known:
    """Return a question with the situations that lead to its answer."""
    return Known(
        question, frozenset(name for name, each in situations().items() if leads_to_the_answer(question, SHELF, each))
    )


def learned_with(asked: Sequence[Known]) -> bytes:
    """Return the model that is learned from all texts and these questions."""
    return learned_from(
        [*known_texts(), *(asked_text(each.question.typed, each.right) for each in asked if each.right)]
    )


def rows_of(asked: Sequence[Known], others: Sequence[Known]) -> list[Row]:
    """Return the signs of questions by a model that is learned from others."""
    model = model_of(learned_with(others))
    rows = (Row(signs(heard(each.question.typed), model), each.right) for each in asked)
    return [row for row in rows if not row.right.isdisjoint(row.signs)]


def collection_of(asked: Known) -> str:
    """Return which collection a question is from: the number at the end of its file's name."""
    number = re.search(r"-(\d+)\.toml$", asked.question.file)
    return number[1] if number else ""


def rows_across(asked: Sequence[Known]) -> list[Row]:
    """Return the signs of questions, those of each collection by a model that is learned from the other ones."""
    found: list[Row] = []
    for name in sorted(set(map(collection_of, asked))):
        mine = [each for each in asked if collection_of(each) == name]
        found += rows_of(mine, [each for each in asked if collection_of(each) != name])
    return found


def fitted(rows: Sequence[Row]) -> list[float]:
    """Return the weights under which right situations are likeliest."""
    every = [np.array(list(row.signs.values())) for row in rows]
    right = [np.array([name in row.right for name in row.signs]) for row in rows]
    size = np.mean([np.abs(each).mean(0) for each in every], 0) + 1e-6

    def cost(weights: Any) -> tuple[float, Any]:
        whole, slope = PULL * float(weights @ weights), 2 * PULL * weights
        for each, good in zip(every, right, strict=True):
            marks = each / size @ weights
            shares = np.exp(marks - marks.max())
            shares /= shares.sum()
            mine = shares * good / shares[good].sum()
            whole -= float(np.log(shares[good].sum())) / len(rows)
            slope = slope + (shares - mine) @ (each / size) / len(rows)
        return whole, slope

    return [float(each) for each in minimize(cost, np.zeros(len(SIGNS)), jac=True, method="L-BFGS-B").x / size]


def said(rows: Sequence[Row], weights: Sequence[float]) -> str:
    """Say of how many questions a right situation is ranked first, and among the first five."""
    ranked = [sorted(row.signs, key=lambda name: -sum(map(float.__mul__, weights, row.signs[name]))) for row in rows]
    ranks = [
        next(at for at, name in enumerate(each) if name in row.right) for row, each in zip(rows, ranked, strict=True)
    ]
    return f"{sum(not rank for rank in ranks)} first, {sum(rank < 5 for rank in ranks)} of five, of {len(rows)}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("files", nargs="*", type=Path, default=sorted(QUESTIONS.glob("collected-*.toml")))
    parser.add_argument("--without", action="append", default=[], help="a file, or the end of its name")
    parser.add_argument("--write", action="store_true", help="write the model and the weights that fit all files")
    options = parser.parse_args()
    asked = [each for file in options.files for each in questions_of(tomllib.loads(file.read_text("utf-8")), file)]
    ends = tuple(name if name.endswith(".toml") else f"{name}.toml" for name in options.without)
    every = list(map(known, asked))
    others = [each for each in every if not (ends and each.question.file.endswith(ends))]
    rows = rows_across(others)
    weights = fitted(rows)
    print(f"each collection by what was learned from the others: {said(rows, weights)}")
    if ends:
        aside = [each for each in every if each.question.file.endswith(ends)]
        print(f"left out: {said(rows_of(aside, others), weights)}")
    named = dict(zip(SIGNS, weights, strict=True))
    for sign, weight in named.items():
        print(f"{sign} = {weight:.2f}")
    if options.write:
        (SEARCH / "learned.bin").write_bytes(learned_with(others))
        (SEARCH / "weights.toml").write_text(HEAD + "".join(f"{sign} = {each:.2f}\n" for sign, each in named.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
