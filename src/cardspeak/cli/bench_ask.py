"""`cardspeak bench ask`: how many questions are read as people type them, and get the answer that the book gives."""

import argparse
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from cardspeak.cases.questions import FAILED, OFFERED, READ, Heard, Question, answered_by, as_meant, heard, questions_of
from cardspeak.cli.shelf import SHELF, line
from cardspeak.errors import Unreadable
from cardspeak.library import read_toml
from cardspeak.search import choose, offered
from cardspeak.situations import Situation
from cardspeak.story.offers import offers, phrase_of
from cardspeak.talk import heard as heard_in

GROUPS: tuple[Callable[[Question], str], ...] = (
    lambda question: "all",
    lambda question: question.language,
    lambda question: question.file,
)


def run(options: argparse.Namespace, usual: Path) -> int:
    """Ask all questions of the files, or of those in the usual folder, and print what became of them."""
    found = [heard(question, SHELF, _offered, _taken) for question in questions(options.names[1:], usual)]
    if options.json:
        for each in found:
            print(line({**_row(each.question), "outcome": each.outcome, "why": each.why}))
        return 0
    if options.failures:
        for each in found:
            if each.outcome == FAILED:
                print(f"{each.question.file}: {each.question.name}: {each.question.typed}\n    {each.why}")
    print(f"{'':24}{'questions':>10}{READ:>14}{OFFERED:>20}{FAILED:>12}")
    for key in GROUPS:
        groups: dict[str, list[Heard]] = {}
        for each in found:
            groups.setdefault(key(each.question), []).append(each)
        for name, group in groups.items():
            print(_counted(name, group))
    reasons = Counter(each.why.partition(":")[0] for each in found if each.why)
    print("not at once: " + (", ".join(f"{count} {reason}" for reason, count in reasons.most_common()) or "none"))
    _say_marked(each.question for each in found)
    return 0


def questions(paths: list[str], usual: Path) -> list[Question]:
    """Return the questions of these files and folders; `Unreadable` where there are none."""
    files: list[Path] = []
    for path in map(Path, paths or [str(usual)]):
        files += sorted(path.glob("*.toml")) if path.is_dir() else [path]
    found = [question for file in files for question in questions_of(read_toml(file), file)]
    if not found:
        raise Unreadable(f"there are no questions in {', '.join(paths) or usual}")
    return found


def _offered(text: str, piece: str, likely: Sequence[Situation]) -> tuple[list[str], Sequence[Situation]]:
    """Return what the page offers: an example of each phrase, and situations."""
    found = offered(heard_in(text), piece, likely=likely)
    return [phrase_of(offers()[key].words).example for key in found.phrases], found.situations


def _taken(question: Question, ruled: bool) -> tuple[Mapping[str, Any] | None, Sequence[Situation]]:
    """Return the case that the page takes the text of a question for, and the situations with likely answers."""

    def asks(case: Mapping[str, Any]) -> tuple[bool, str | None]:
        return answered_by(question, SHELF, case)

    found = choose(heard_in(question.typed), question.fields.get("table", {}), ruled, asks)
    return (found.taken.case if found.taken else None), found.likely


def _counted(name: str, group: list[Heard]) -> str:
    read, offered, failed = (sum(each.outcome == which for each in group) for which in (READ, OFFERED, FAILED))
    share = [f"{count} ({count / len(group):.0%})" for count in (read, read + offered, failed)]
    return f"{name:24}{len(group):>10}{share[0]:>14}{share[1]:>20}{share[2]:>12}"


def _say_marked(asked: Iterable[Question]) -> None:
    """Say which questions are answered wrongly even in the story's own language, and which no longer are."""
    asked = list(asked)
    right = {question.name for question in asked if as_meant(question, SHELF).ok}
    wrong = [question.name for question in asked if question.name not in right]
    print(f"told in the story's own language, {len(right)} of {len(asked)} have the answer of the book")
    if wrong:
        print(f"wrong: {', '.join(wrong)}")
    mended = [question.name for question in asked if question.program and question.name in right]
    if mended:
        print(f"marked as wrong, and right by now: {', '.join(mended)}")


def _row(question: Question) -> dict[str, object]:
    return {
        "file": question.file, "name": question.name, "language": question.language, "book": question.book,
        "typed": question.typed,
    }  # fmt: skip
