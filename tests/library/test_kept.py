"""What is kept of the books between two runs: it saves time, and whatever happens to it changes nothing else."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from cardspeak.library.kept import Parsed, kept, place

TEXTS = ["a = 1", "b = 2"]
MADE: Parsed = [{"a": 1}, {"b": [True, "б", 2.5]}]


class Maker:
    """Parses the texts, and counts how often."""

    def __init__(self, made: Parsed = MADE) -> None:
        self.made, self.count = made, 0

    def __call__(self) -> Parsed:
        self.count += 1
        return self.made


@pytest.fixture(autouse=True)
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where it is kept in the test."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return place()


def parsed_again(texts: list[str] = TEXTS) -> bool:
    """Whether the texts had to be parsed; either way what comes is right."""
    maker = Maker()
    assert kept(texts, maker) == MADE
    return maker.count == 1


def test_the_second_time_nothing_is_parsed(file: Path) -> None:
    assert [parsed_again(), parsed_again()] == [True, False]
    assert [entry.name for entry in file.parent.iterdir()] == [file.name]


@pytest.mark.parametrize("texts", [["a = 1", "b = 3"], ["a = 1b = 2", ""], ["b = 2", "a = 1"]])
def test_other_texts_are_parsed_and_kept_instead(texts: list[str]) -> None:
    parsed_again()
    assert [parsed_again(texts), parsed_again(texts), parsed_again()] == [True, False, True]


@pytest.mark.parametrize(
    "harm",
    [
        lambda whole: b"",
        lambda whole: whole[:-1],
        lambda whole: whole.replace(b"true", b"null"),
        lambda whole: b"\xff" + whole,
        lambda whole: whole.partition(b"\n")[0] + b"\n[" + b"[" * 100_000,
        lambda whole: b"0" + whole[1:] if whole[:1] != b"0" else b"1" + whole[1:],
    ],
)
def test_a_file_that_is_not_whole_is_thrown_away(file: Path, harm: Callable[[bytes], bytes]) -> None:
    parsed_again()
    file.write_bytes(harm(file.read_bytes()))
    assert [parsed_again(), parsed_again()] == [True, False]


def test_a_file_with_a_right_sum_and_something_else_in_it(file: Path) -> None:
    kept(TEXTS, Maker([{"a": 1}]))
    assert [parsed_again(), parsed_again()] == [True, False]


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="files have no owners here")
def test_a_file_that_others_may_write_is_not_believed(file: Path) -> None:
    parsed_again()
    file.chmod(0o666)
    assert [parsed_again(), parsed_again()] == [True, False]
    assert file.stat().st_mode & 0o077 == 0


def test_where_nothing_can_be_kept_everything_is_parsed(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file where the folder should be")
    assert [parsed_again(), parsed_again()] == [True, True]
