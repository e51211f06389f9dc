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
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from learned import asked_texts, known_texts, learned_from
from scipy.optimize import minimize

from cardspeak.cases.questions import (
    Question,
    answered_by,
    is_read,
    leads_to_the_answer,
    questions_of,
    why_another,
)  # fmt: skip
from cardspeak.cli.shelf import SHELF
from cardspeak.record import record
from cardspeak.search.chosen import READING, Reading, as_read, shares
from cardspeak.search.learned import Model, model_of
from cardspeak.search.ranked import SIGNS, likely_situations, signs
from cardspeak.search.taken import LOOKED_AT, readings
from cardspeak.search.told import situations
from cardspeak.talk import heard
from cardspeak.talk.knowing import known_in

QUESTIONS = Path(__file__).parent / "questions"
SEARCH = Path(__file__).parent.parent / "src" / "cardspeak" / "search"
LATEST = 6  # collections to which weights are fitted
PULL = 0.002  # keeps weights small that few questions speak for
PULL_OF_READINGS = 0.005  # for these there are fewer questions, and more signs
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
class Compared(NamedTuple):
    """A question: all its readings, and which of them have the expected answer."""

    readings: list[Reading]
    right: list[bool]


@record
class Known(NamedTuple):
    """A question, and the situations that lead to its answer."""

    question: Question
    right: frozenset[str]


def known(question: Question) -> Known:
    """Return a question with the situations that lead to its answer.

    One that supposes facts of which the question says nothing counts only where no other leads there: a raise that was
    not seen is not what somebody means who only says which chips were put out.
    """
    right = {name: each for name, each in situations().items() if leads_to_the_answer(question, SHELF, each)}
    told = {**known_in(question.typed, question.language), **question.means.get("know", {})}
    told |= question.fields.get("know", {})
    plain = frozenset(name for name, each in right.items() if each.set_up.get("know", {}).items() <= told.items())
    return Known(question, plain or frozenset(right))


def learned_with(asked: Sequence[Known]) -> bytes:
    """Return the model that is learned from all texts and these questions."""
    told = (asked_texts(each.question.name, each.question.typed, each.right) for each in asked if each.right)
    return learned_from([*known_texts(), *(text for texts in told for text in texts)])


def rows_of(asked: Sequence[Known], model: Model) -> list[Row]:
    """Return the signs of questions by a model."""
    rows = (Row(signs(heard(each.question.typed), model), each.right) for each in asked)
    return [row for row in rows if not row.right.isdisjoint(row.signs)]


def collection_of(asked: Known) -> str:
    """Return which collection a question is from: the number at the end of its file's name."""
    number = re.search(r"-(\d+)\.toml$", asked.question.file)
    return number[1] if number else ""


def models_across(asked: Sequence[Known]) -> dict[str, Model]:
    """Return for each of the latest collections the model that is learned from all others."""
    return {
        name: model_of(learned_with([each for each in asked if collection_of(each) != name]))
        for name in sorted(set(map(collection_of, asked)))[-LATEST:]
    }


def readings_of(asked: Sequence[Known], model: Model, weights: Sequence[float]) -> Iterator[Compared]:
    """Yield the signs of all readings of each question, and which of them have the expected answer."""
    for each in asked:
        question, told = each.question, heard(each.question.typed)

        def asks(case: Mapping[str, Any], question: Question = question) -> tuple[bool, str | None]:
            return answered_by(question, SHELF, case)

        likely = likely_situations(told, model, weights)[:LOOKED_AT]
        found = [
            (reading, not why_another(question, SHELF, taken.case))
            for taken, reading in readings(told, question.fields.get("table", {}), likely, asks)
        ]
        refused, answer = asks({})
        if answer is not None:
            found.append((as_read(told, refused, answer), is_read(question, SHELF)))
        if any(right for _, right in found):
            yield Compared([reading for reading, _ in found], [right for _, right in found])


def fitted(every: Sequence[Any], right: Sequence[Any], pull: float = PULL) -> list[float]:
    """Return the weights under which what is right is likeliest: of each question a row for each sign, and a mask."""
    size = np.mean([np.abs(each).mean(0) for each in every], 0) + 1e-6

    def cost(weights: Any) -> tuple[float, Any]:
        whole, slope = pull * float(weights @ weights), 2 * pull * weights
        for each, good in zip(every, right, strict=True):
            marks = each / size @ weights
            shares = np.exp(marks - marks.max())
            shares /= shares.sum()
            mine = shares * good / shares[good].sum()
            whole -= float(np.log(shares[good].sum())) / len(every)
            slope = slope + (shares - mine) @ (each / size) / len(every)
        return whole, slope

    found = minimize(cost, np.zeros(every[0].shape[1]), jac=True, method="L-BFGS-B").x / size
    return [float(each) for each in found]


def fitted_to_rows(rows: Sequence[Row]) -> list[float]:
    """Return the weights under which right situations are likeliest."""
    every = [np.array(list(row.signs.values())) for row in rows]
    return fitted(every, [np.array([name in row.right for name in row.signs]) for row in rows])


def fitted_to_readings(compared: Sequence[Compared]) -> list[float]:
    """Return the weights under which readings with the right answer are likeliest."""
    every = [np.array([reading.signs for reading in each.readings], float) for each in compared]
    return fitted(every, [np.array(each.right) for each in compared], PULL_OF_READINGS)


def taken_right(compared: Sequence[Compared], weights: Sequence[float]) -> str:
    """Say of how many questions the likeliest answer is the right one, and of how many the likeliest situation's is."""
    best = [max(range(len(each.right)), key=shares(each.readings, weights).__getitem__) for each in compared]
    right = sum(each.right[at] for each, at in zip(compared, best, strict=True))
    return f"{right} answered right, {sum(each.right[0] for each in compared)} by the first situation"


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
    aside = [each for each in every if each not in others]
    models = models_across(others)
    rows = [
        row
        for name, model in models.items()
        for row in rows_of([each for each in others if collection_of(each) == name], model)
    ]
    weights = fitted_to_rows(rows)
    print(f"each collection by what was learned from the others: {said(rows, weights)}")
    latest = {
        name: [*readings_of([each for each in others if collection_of(each) == name], models[name], weights)]
        for name in models
    }
    for name, mine in latest.items():
        rest = fitted_to_readings([row for other, theirs in latest.items() if other != name for row in theirs])
        print(f"collection {name}, of {len(mine)} that some reading answers right: {taken_right(mine, rest)}")
    of_readings = fitted_to_readings([row for mine in latest.values() for row in mine])
    whole = learned_with(others)
    if aside:
        print(f"left out: {said(rows_of(aside, model_of(whole)), weights)}")
        left = [*readings_of(aside, model_of(whole), weights)]
        print(f"left out, of {len(left)} that some reading answers right: {taken_right(left, of_readings)}")
    if options.write:
        lines = [f"{sign} = {each:.2f}" for sign, each in zip(SIGNS, weights, strict=True)]
        more = [f"{sign} = {each:.2f}" for sign, each in zip(READING, of_readings, strict=True)]
        (SEARCH / "learned.bin").write_bytes(whole)
        (SEARCH / "weights.toml").write_text(HEAD + "\n".join((*lines, "", "[readings]", *more)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
