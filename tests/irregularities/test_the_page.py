"""The page that says how a mishap is added names the files that know of its example, and shows what stands there."""

import re
from pathlib import Path

import pytest

import cardspeak

SOURCE = Path(cardspeak.__file__).parent
PAGE = SOURCE.parents[1] / "docs" / "adding-a-mishap.md"
TEXT = PAGE.read_text(encoding="utf-8")
NAMED = re.findall(r"^\| `([\w/]+\.py)` \|", TEXT, re.MULTILINE)
SHOWN = re.findall(r"^```python\n# (\S+)\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
AT_MOST = 6


def knows(source: str) -> bool:
    """Say whether a module names the example, its point, or the question that it alone asks."""
    return re.search(r"""["'](?:stub_dropped|stub\.dropped|mixed with the muck)["']""", source) is not None


def test_the_page_names_every_file_that_knows_of_its_example() -> None:
    found = {
        path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py") if knows(path.read_text(encoding="utf-8"))
    }
    assert found == set(NAMED)
    assert len(found) <= AT_MOST


@pytest.mark.parametrize(("name", "block"), SHOWN, ids=[name for name, _ in SHOWN])
def test_what_the_page_shows_stands_there(name: str, block: str) -> None:
    source = (SOURCE / name).read_text(encoding="utf-8")
    at = 0
    for piece in re.split(r"\.\.\.|\n", block):
        if piece.strip(" ,"):
            found = source.find(piece, at)
            assert found >= 0, f"{name} does not have: {piece}"
            at = found + len(piece)


def test_every_file_of_the_list_is_shown() -> None:
    assert {*NAMED} < {name for name, _ in SHOWN}
