"""`cardspeak bench ask --filling`: how well places are filled, once it is known which situation a text tells."""

import argparse
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cardspeak.cases.filling import Filled, Told, as_told, filled, kind_of_place, told_of
from cardspeak.cases.questions import Question
from cardspeak.cli.bench_ask import questions
from cardspeak.cli.shelf import SHELF, line
from cardspeak.errors import Unreadable
from cardspeak.library import read_toml
from cardspeak.search import situations
from cardspeak.search.ranked import likely_situations
from cardspeak.search.taken import with_what_is_told
from cardspeak.situations import Situation, case_of, guessed
from cardspeak.talk import heard


def run(options: argparse.Namespace, usual: Path, told: Path) -> int:
    """Fill in the situations that lead to the answers of questions, and those that texts tell; print how well."""
    paths = list(map(Path, options.names[1:]))
    texts = [each for path in paths or [told] for each in _texts(path)]
    asked = [] if texts and paths else [_filled(each) for each in questions(options.names[1:], usual)]
    wrong = [each for each in asked if each.why]
    for each in wrong if options.json else ():
        print(line({"name": each.question.name, "situation": each.situation, "why": each.why}))
    for each in wrong if options.failures else ():
        print(f"{each.question.name}: {each.situation}: {each.question.typed}\n    {each.why}")
    right: Counter[str] = Counter()
    every: Counter[str] = Counter()
    for text in texts:
        _count(text, right, every, options.failures)
    if not options.json:
        _print(asked, right, every)
    return 0


def _print(asked: list[Filled], right: Counter[str], every: Counter[str]) -> None:
    if asked:
        known = [each for each in asked if each.situation]
        good = sum(not each.why for each in known)
        print(f"of {len(asked)} questions {len(known)} have a situation that leads to their answer")
        print(f"filled in right, once that is given: {good} ({good / max(len(known), 1):.1%})")
    for key, many in sorted(every.items()):
        print(f"{key:32}{many:>6}{right[key]:>6} ({right[key] / many:.1%})")


def _filled(question: Question) -> Filled:
    found = heard(question.typed)
    table = {**found.table.get("table", {}), **question.fields.get("table", {})}

    def filling(situation: Situation) -> Mapping[str, Any] | None:
        try:
            case = case_of(situation, guessed(situation, found, (), question.fields.get("table", {})), table)
            return with_what_is_told(situation, case, found)
        except Unreadable:
            return None

    return filled(question, SHELF, (each.situation for each in likely_situations(found)), filling)


def _texts(path: Path) -> list[Told]:
    files = sorted(path.glob("*.toml")) if path.is_dir() else [path]
    rows = [(file, read_toml(file)) for file in files]
    return [text for file, data in rows if "question" not in data for text in told_of(data, file)]


def _count(told: Told, right: Counter[str], every: Counter[str], failures: bool) -> None:
    situation = situations()[told.situation]
    values = guessed(situation, heard(told.typed))
    places = as_told(told, values)
    for place, good in places.items():
        kind = kind_of_place(place, situation.places[place])
        for key in (f"places, {kind}", f"places, {told.language}", "places, all"):
            every[key] += 1
            right[key] += good
    wrong = {place: (values.get(place), told.places[place]) for place, good in places.items() if not good}
    if wrong and failures:
        print(f"{told.situation}: {told.typed}\n    filled, told: {wrong}")
    every["texts, every place told"] += 1
    right["texts, every place told"] += not wrong
