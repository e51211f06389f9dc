"""Fits what each sign of a situation weighs: ``python bench/weights.py [FILES] [--without FILE] [--write]``.

For each question of the files (`questions/collected-*`) the situations are known that lead to its answer when they are
filled in as it was meant. The weights are those under which such a situation is likeliest, among the `AMONG` that come
nearest to it: a logistic regression over situations, by gradient. `--write` puts them into `search/weights.toml`;
`--without` leaves files out and says how many of theirs are ranked first and among the first five.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Sequence
from math import exp, sqrt
from pathlib import Path
from typing import NamedTuple

from cardspeak.cases.questions import Question, leads_to_the_answer, questions_of
from cardspeak.cli.shelf import SHELF
from cardspeak.search.ranked import SIGNS, signs
from cardspeak.search.told import situations
from cardspeak.talk import heard

QUESTIONS = Path(__file__).parent / "questions"
WEIGHTS = Path(__file__).parent.parent / "src" / "cardspeak" / "search" / "weights.toml"
AMONG, STEPS, RATE, PULL = 40, 250, 0.1, 0.002
HEAD = """\
# What each sign weighs by which situations are ranked (search/ranked.py). Made by bench/weights.py.

[weights]
"""


class Row(NamedTuple):
    """A question: the signs of each situation, and which are right."""

    file: str
    signs: dict[str, tuple[float, ...]]
    right: frozenset[str]


def row_of(question: Question) -> Row:
    """Return the signs of all situations for a question, and those that lead to its answer."""
    right = frozenset(name for name, each in situations().items() if leads_to_the_answer(question, SHELF, each))
    return Row(question.file, signs(heard(question.typed)), right)


def fitted(rows: Sequence[Row]) -> list[float]:
    """Return the weights under which right situations are likeliest."""
    first = [1.0 if sign in ("words", "ways", "heard") else 0.0 for sign in SIGNS]
    near = [_nearest(row, first) for row in rows]
    weights, mean, spread = list(first), [0.0] * len(SIGNS), [0.0] * len(SIGNS)
    for step in range(1, STEPS + 1):
        slope = [PULL * weight for weight in weights]
        for every, right in near:
            marks = [sum(map(float.__mul__, weights, each)) for each in every]
            shares = [exp(mark - max(marks)) for mark in marks]
            whole, good = sum(shares), sum(share for share, is_right in zip(shares, right, strict=True) if is_right)
            for each, share, is_right in zip(every, shares, right, strict=True):
                pull = share / whole - (share / good if is_right else 0.0)
                for at, value in enumerate(each):
                    slope[at] += pull * value / len(near)
        for at, down in enumerate(slope):
            mean[at] = 0.9 * mean[at] + 0.1 * down
            spread[at] = 0.99 * spread[at] + 0.01 * down * down
            weights[at] -= RATE * mean[at] / (1 - 0.9**step) / (sqrt(spread[at] / (1 - 0.99**step)) + 1e-9)
    return weights


def _nearest(row: Row, weights: Sequence[float]) -> tuple[list[tuple[float, ...]], list[bool]]:
    ranked = _ranked(row, weights)
    chosen = list(dict.fromkeys((*ranked[:AMONG], *(name for name in ranked if name in row.right))))
    return [row.signs[name] for name in chosen], [name in row.right for name in chosen]


def _ranked(row: Row, weights: Sequence[float]) -> list[str]:
    return sorted(row.signs, key=lambda name: -sum(map(float.__mul__, weights, row.signs[name])))


def said(rows: Sequence[Row], weights: Sequence[float]) -> str:
    """Say of how many questions a right situation is ranked first, and among the first five."""
    ranks = [next(at for at, name in enumerate(_ranked(row, weights)) if name in row.right) for row in rows]
    return f"{sum(not rank for rank in ranks)} first, {sum(rank < 5 for rank in ranks)} of five, of {len(rows)}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("files", nargs="*", type=Path, default=sorted(QUESTIONS.glob("collected-*.toml")))
    parser.add_argument("--without", action="append", default=[], help="a file, or the end of its name")
    parser.add_argument("--write", action="store_true", help="write the weights that fit all files")
    options = parser.parse_args()
    asked = [each for file in options.files for each in questions_of(tomllib.loads(file.read_text("utf-8")), file)]
    rows = [row for row in map(row_of, asked) if not row.right.isdisjoint(row.signs)]
    if options.without:
        aside = tuple(name if name.endswith(".toml") else f"{name}.toml" for name in options.without)
        weights = fitted([row for row in rows if not row.file.endswith(aside)])
        print(f"left out: {said([row for row in rows if row.file.endswith(aside)], weights)}")
    weights = fitted(rows)
    print(f"all: {said(rows, weights)}")
    named = dict(zip(SIGNS, weights, strict=True))
    for sign, weight in named.items():
        print(f"{sign} = {weight:.2f}")
    if options.write:
        WEIGHTS.write_text(HEAD + "".join(f"{sign} = {weight:.2f}\n" for sign, weight in named.items()), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
