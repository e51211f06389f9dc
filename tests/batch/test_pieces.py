"""Files are cut into pieces that hold whole hands; together they are the file, however small the pieces are."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardspeak.batch.pieces import Part, Spot, files_in, pieces, text_of
from cardspeak.errors import Unreadable
from cardspeak.history.phh_reader import read_places

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
HANDS = [path.read_text("utf-8") for path in sorted((GOLDEN / "pluribus").glob("*.phh"))[:12]]


def corpus(path: Path, hands: list[str]) -> Path:
    path.write_text("\n".join(f"[{number}]\n{hand}" for number, hand in enumerate(hands, 1)), "utf-8")
    return path


def parts_of(files: list[Path], size: int, spot: Spot | None = None) -> list[Part]:
    return [part for piece, _ in pieces(files, spot or Spot(), size) for part in piece]


def names(parts: list[Part]) -> list[tuple[str, int]]:
    """The hands of these parts, each with its line in the file."""
    return [(place.hand, place.line + part.line - 1) for part in parts for place in read_places(text_of(part)[0])]


@pytest.mark.parametrize("size", [10, 300, 1000, 5000, 1 << 20])
def test_the_pieces_are_the_file(size: int, tmp_path: Path) -> None:
    file = corpus(tmp_path / "a.phhs", HANDS)
    parts = parts_of([file], size)
    assert "".join(text_of(part)[0] for part in parts) == file.read_text("utf-8")
    whole = [(place.hand, place.line) for place in read_places(file.read_text("utf-8"))]
    assert names(parts) == whole
    assert len(whole) == len(HANDS)
    if size <= 1000:
        assert len(parts) > 5


def test_the_pieces_go_on_from_any_place(tmp_path: Path) -> None:
    files = [corpus(tmp_path / "a.phhs", HANDS), corpus(tmp_path / "b.phhs", HANDS[:3])]
    every = [*pieces(files, Spot(), 1000)]
    for number, (_, after) in enumerate(every):
        assert [*pieces(files, after, 1000)] == every[number + 1 :]


def test_a_line_that_looks_like_a_header_is_none(tmp_path: Path) -> None:
    """Within an array a line may be a text in brackets; a piece is not cut there."""
    odd = HANDS[0].replace("actions = [", "actions = [\n  # see\n[9]\n", 1)
    file = corpus(tmp_path / "a.phhs", [odd, *HANDS[1:4]])
    starts = {part.start for part in parts_of([file], 50)}
    assert file.read_bytes().index(b"[9]") not in starts
    assert len(starts) == 4


def test_small_files_are_read_together(tmp_path: Path) -> None:
    files = [tmp_path / f"{number}.phh" for number in range(40)]
    for file in files:
        file.write_text(HANDS[0], "utf-8")
    found = [*pieces(files, Spot(), 4 * len(HANDS[0].encode()))]
    assert len(found) == 10
    assert [part.path for piece, _ in found for part in piece] == [str(file) for file in files]


def test_memory_stays_flat(tmp_path: Path) -> None:
    """No part is much larger than asked for, so that what is held does not grow with the file."""
    file = corpus(tmp_path / "a.phhs", HANDS * 40)
    parts = parts_of([file], 20_000)
    assert max(part.end - part.start for part in parts) < 40_000
    assert len(parts) > 10


def test_a_file_that_is_not_there_is_a_part_that_says_so(tmp_path: Path) -> None:
    (part,) = parts_of([tmp_path / "none.phh"], 100)
    assert (part.end, part.why) == (-1, "No such file or directory")


def test_a_folder_without_hands(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match=r"no \.phh or \.phhs file"):
        files_in([str(tmp_path)])
