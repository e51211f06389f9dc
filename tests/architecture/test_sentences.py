"""Sentences are made in `locale` alone: below it what is found, decided, asked or refused is a code with facts.

Every text with a space in it stands in one of the places below, each with its reason; a sentence anywhere else, also
one that is only compared with, is a fault.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from cardspeak.floor.incidents import sight
from cardspeak.floor.incidents.questions import ANSWERS
from cardspeak.hand.commands import Verb
from cardspeak.hand.state import PostKind
from cardspeak.irregularities import OFFENCES
from cardspeak.law import policies
from cardspeak.law.policy import POLICIES

SOURCE = Path(__file__).resolve().parents[2] / "src" / "cardspeak"
BELOW = "finding record errors cards chips irregularities law games hand floor story talk telling room".split()

# Tables of words, in which people speak: what may be told, and how a book's questions are asked in its reference.
TABLES = (
    "story/phrases.py",
    "story/slots.py",
    "irregularities/",
    "floor/declarations/terms.py",
    "floor/declarations/amounts.py",
    "law/points",
    "talk/en.py",
    "talk/ru.py",
    "talk/uk.py",
    "talk/sk.py",
    "talk/sentences.py",
    "talk/forms/",
    "talk/gists/",
    "talk/known/",
)
# What is wrong with a text is said by its reader, in an error about that text; it is no ruling and no refusal.
READERS = ("story/parser.py", "cards/card.py", "chips.py", "law/book.py", "telling/known.py")
assert policies, "with these a policy is known"
PARAMETERS = [policy.parameters for chosen in POLICIES.values() for policy in chosen.values()]
# Names that are stored, or written by people who write cases and books.
NAMES = {
    *get_args(Verb),
    *get_args(PostKind),
    *(offence.name for offence in OFFENCES),
    *(value for row in PARAMETERS for values in row.values() for value in values),
    *ANSWERS,
    *sight.OF_THE_HAND,
    *sight.OF_A_SEAT,
    *sight.OF_TWO,
    *sight.OF_A_BET,
}
# Facts that come with what is told, and words of a statement.
TOLD = frozenset(
    "actions behind|substantial behind|chips behind|cards burned|cards turned up|exposed so far|his exposed|"
    "boxed cards|which street|next street|so many|half pot|main pot|too soon|shuffle, deal|shuffle, common".split("|")
)


def texts(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield each text with a space, but docstrings, what is raised or asserted, and how a record shows itself."""
    apart: set[ast.AST] = set()
    for node in ast.walk(tree):
        shows = isinstance(node, ast.FunctionDef) and node.name in ("__str__", "__repr__")
        if isinstance(node, ast.Raise | ast.Assert) or shows or _is_type(node):
            apart.update(ast.walk(node))
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            apart.add(node.value)
        elif isinstance(node, ast.Call) and _pattern_or_list(node):
            apart.update(ast.walk(node))
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) and node not in apart else None
        if isinstance(node, ast.Constant) and isinstance(text, str) and " " in text.strip():
            yield node.lineno, text


def _is_type(node: ast.AST) -> bool:
    return isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias"


def _pattern_or_list(node: ast.Call) -> bool:
    """Say whether a call makes a pattern of a text, or cuts it into words."""
    if not isinstance(node.func, ast.Attribute):
        return False
    of_re = isinstance(node.func.value, ast.Name) and node.func.value.id == "re"
    return of_re or (node.func.attr == "split" and isinstance(node.func.value, ast.Constant))


def sentences(source: str) -> list[str]:
    """Return the texts of a module that are said nowhere else but in sentences."""
    return [
        f"{line}: {text!r}" for line, text in texts(ast.parse(source)) if text not in NAMES and text.strip() not in TOLD
    ]


def modules() -> list[str]:
    """Return every module below `locale` that is neither a table of words nor a reader of texts."""
    found = [
        str(file.relative_to(SOURCE))
        for layer in BELOW
        for file in ([SOURCE / f"{layer}.py"] if (SOURCE / f"{layer}.py").exists() else (SOURCE / layer).rglob("*.py"))
    ]
    return sorted(name for name in found if not name.startswith(TABLES) and name not in READERS)


@pytest.mark.parametrize("module", modules())
def test_no_sentence_is_made_or_compared_below_locale(module: str) -> None:
    assert not sentences((SOURCE / module).read_text(encoding="utf-8"))


def test_tables_and_readers_are_there() -> None:
    assert all((SOURCE / name).exists() for name in (*TABLES, *READERS) if name.endswith(".py"))
    assert len(modules()) > 150


@pytest.mark.parametrize(
    "source",
    [
        'Ruling("the hand is dead", ())',
        'outcome = f"{name} raises to {total}"',
        'if ruling.outcome == "that cannot be now":\n    pass',
        'ruling.outcome.endswith(" folds now")',
    ],
)
def test_a_sentence_is_found(source: str) -> None:
    assert sentences(source)


def test_what_is_raised_is_the_readers() -> None:
    assert not sentences('"""A module of words."""\nraise Unreadable(f"{text} is no card")')
