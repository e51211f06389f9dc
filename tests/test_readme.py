"""The README is a session: its ``python`` and ``console`` blocks are run in order, and print what they show.

``python`` blocks are doctests that share their names; without ``>>>`` they are run as they stand. ``console``
blocks hold ``$ cardspeak …`` lines with what is expected after each; ``...`` stands for any text, within a
line or for any number of lines. Blocks of other kinds (``sh``, ``text``) are only read.
"""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[1]
README = ROOT / "README.md"
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A fenced block: its language, its text, and the line on which the text begins (from 1)."""

    language: str
    text: str
    line: int


def blocks(markdown: str) -> list[Block]:
    return [
        Block(found[1], found[2], markdown.count("\n", 0, found.start(2)) + 1) for found in BLOCK.finditer(markdown)
    ]


def run_python(block: Block, names: dict[str, Any], file: str) -> list[str]:
    """Run a block in ``names``, which it may add to; what went otherwise than shown."""
    if ">>>" not in block.text:
        exec(compile("\n" * (block.line - 1) + block.text, file, "exec"), names)
        return []
    test = doctest.DocTestParser().get_doctest(block.text, names, "README", file, block.line - 1)
    test.globs = names  # a doctest has a copy; the next block goes on from here
    said: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS, verbose=False).run(test, out=said.append, clear_globs=False)
    return said


def commands(block: Block) -> list[tuple[str, str]]:
    """The commands of a console block, each with what it is to print; a backslash at a line's end goes on."""
    found: list[tuple[str, str]] = []
    for line in block.text.replace("\\\n", " ").splitlines(keepends=True):
        if line.startswith("$ "):
            found.append((line[2:].strip(), ""))
        else:
            assert found, f"line {block.line}: a console block starts with '$ '"
            found[-1] = (found[-1][0], found[-1][1] + line)
    return found


def run_console(command: str, folder: Path = ROOT) -> str:
    """What ``cardspeak …`` prints, on both streams, without colours and 100 columns wide."""
    words = shlex.split(command, comments=True)
    assert words[0] == "cardspeak", f"the README's console runs cardspeak, not {words[0]}"
    done = subprocess.run(
        [sys.executable, "-m", "cardspeak", *words[1:]],
        cwd=folder,
        env={**os.environ, "COLUMNS": "100", "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    return done.stdout


def difference(want: str, got: str) -> str:
    """Empty if ``got`` is what ``want`` says, trailing blanks aside."""
    want, got = (re.sub(r"[ \t]+$", "", text, flags=re.MULTILINE).strip("\n") + "\n" for text in (want, got))
    pattern = re.escape(want).replace(re.escape("..."), ".*")
    return "" if re.fullmatch(pattern, got, re.DOTALL) else f"expected:\n{want}\ngot:\n{got}"


def test_the_readme_goes_as_it_says() -> None:
    names: dict[str, Any] = {"__name__": "readme"}
    wrong: list[str] = []
    for block in blocks(README.read_text(encoding="utf-8")):
        if block.language == "python":
            wrong += run_python(block, names, str(README))
        elif block.language == "console":
            for command, want in commands(block):
                said = difference(want, run_console(command))
                if said:
                    wrong.append(f"README.md:{block.line}: $ {command}\n{said}")
    assert not wrong, "\n" + "\n".join(wrong)


def test_the_readme_has_two_set_up_commands() -> None:
    """A newcomer types these two and nothing else; CI types the second."""
    found = [
        line.split("#")[0].strip()
        for b in blocks(README.read_text())
        if b.language == "sh"
        for line in b.text.splitlines()
    ]
    assert found == ["make serve", "make test"]
    assert "make test" in (ROOT / ".ci" / "run").read_text()


# That the runner itself would notice:


def test_blocks_are_found_with_their_lines() -> None:
    found = blocks("text\n\n```python\n>>> 1\n1\n```\n\n```sh\nmake\n```\n")
    assert found == [Block("python", ">>> 1\n1\n", 4), Block("sh", "make\n", 9)]


def test_names_last_from_block_to_block() -> None:
    names: dict[str, Any] = {}
    assert not run_python(Block("python", ">>> a = 2\n", 1), names, "README.md")
    assert not run_python(Block("python", "b = a + 1\n", 5), names, "README.md")
    assert not run_python(Block("python", ">>> a * b\n6\n", 9), names, "README.md")


def test_a_wrong_answer_is_noticed() -> None:
    said = run_python(Block("python", ">>> 1 + 1\n3\n", 7), {}, "README.md")
    assert "Expected:\n    3\nGot:\n    2" in said[0]
    assert "line 7" in said[0]


def test_a_console_block_is_commands_with_their_output() -> None:
    block = Block("console", "$ cardspeak a \\\n    --b\none\ntwo\n$ cardspeak c\n", 3)
    assert commands(block) == [("cardspeak a      --b", "one\ntwo\n"), ("cardspeak c", "")]


@pytest.mark.parametrize(
    ("want", "got", "same"),
    [
        ("a\nb\n", "a  \nb\n\n", True),
        ("a ... c\n", "a b c\n", True),
        ("a\n...\nz\n", "a\nb\nc\nz\n", True),
        ("a\n", "a\nb\n", False),
        ("a (b)\n", "a b\n", False),
        ("a\n...\nz\n", "a\nb\n", False),
        ("", "oops\n", False),
    ],
)
def test_an_ellipsis_stands_for_any_text(want: str, got: str, same: bool) -> None:
    assert (difference(want, got) == "") is same
