"""Values of many hands: compiled, by numpy and one by one they are those of the rankings."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from time import time

import numpy as np
import pytest
from numpy.typing import NDArray

from cardspeak.cards.rankings import RANKINGS, ranking
from cardspeak.equity.bulk import evaluate
from cardspeak.equity.choice import SWITCH, WAYS, way
from cardspeak.errors import Unreadable

pytestmark = pytest.mark.usefixtures("compiled")

# how many of all five-card hands are of a class, from the lowest: the known counts
FIVE_CARD_CLASSES = {
    1277: 1_302_540, 4137: 1_098_240, 4995: 123_552, 5853: 54_912, 5863: 10_200, 7140: 5_108, 7296: 3_744, 7452: 624,
    7461: 36, 7462: 4,
}  # fmt: skip


def hands(rows: int, size: int, name: str, suits: int) -> NDArray[np.uint8]:
    """Rows of different cards; of few suits there are many flushes, of one or two low ranks few pairs."""
    deck = np.array([card for card in range(52) if card & 3 < suits and (name != "short-deck" or card >= 16)], np.uint8)
    chance = np.random.default_rng(20261123)
    return deck[np.argsort(chance.random((rows, len(deck))), axis=1)[:, :size]]


CASES = [
    *[(name, 0, size) for name in RANKINGS for size in (5, 6, 7, 8, 9)],
    *[(name, holes, holes + board) for name in RANKINGS for holes in (4, 5, 6) for board in (3, 5) if name != "badugi"],
    ("badugi", 0, 4), ("badugi", 0, 1),
]  # fmt: skip


@pytest.mark.parametrize("asked", WAYS)
def test_values_are_those_of_the_rankings(asked: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SWITCH, asked)
    for name, holes, size in CASES:
        best = ranking(name, "two" if holes else "any").best
        for suits in (4, 2):
            rows = hands(60, size, name, suits)
            wanted = [max(0, best(tuple(row[: holes or size]), tuple(row[holes or size :]))) for row in rows.tolist()]
            assert list(evaluate(rows, name, holes=holes)) == wanted, (name, holes, size)


def test_all_hands_of_five_cards_are_of_the_known_classes() -> None:
    every = np.array(list(combinations(range(52), 5)), np.uint8)
    values = evaluate(every, threads=2)
    assert len(values) == 2_598_960
    counted = np.bincount(values, minlength=7463)
    last = 0
    for highest, wanted in FIVE_CARD_CLASSES.items():
        assert counted[last + 1 : highest + 1].sum() == wanted, highest
        last = highest
    assert counted.all(where=np.arange(7463) > 0)


SEVEN_CARD_CLASSES = {
    1277: 23_294_460, 4137: 58_627_800, 4995: 31_433_400, 5853: 6_461_620, 5863: 6_180_020, 7140: 4_047_644,
    7296: 3_473_184, 7452: 224_848, 7461: 37_260, 7462: 4_324,
}  # fmt: skip


def test_all_hands_of_seven_cards_are_of_the_known_classes() -> None:
    """All of a deck's highest cards; of the whole deck they are 133,784,560."""
    first = 52 - int(os.environ.get("CARDSPEAK_SEVEN_CARDS", "16"))
    fives = np.array(list(combinations(range(first, 52), 5)), np.uint8)
    counted = np.zeros(7463, np.int64)
    for a, b in combinations(range(first, 52), 2):
        after = fives[np.searchsorted(fives[:, 0], b, "right") :]  # in order: those that begin above b are the last
        rows = np.empty((len(after), 7), np.uint8)
        rows[:, 0], rows[:, 1], rows[:, 2:] = a, b, after
        counted += np.bincount(evaluate(rows, threads=2, check=False), minlength=7463)
    if first:
        best = RANKINGS["high"].best
        values = [best(hand, ()) for hand in combinations(range(first, 52), 7)]
        assert (counted == np.bincount(values, minlength=7463)).all()
        return
    last = 0
    for highest, wanted in SEVEN_CARD_CLASSES.items():
        assert counted[last + 1 : highest + 1].sum() == wanted, highest
        last = highest
    print(f"figure: {counted.sum():,} hands of seven cards, each of its class")


def test_seven_cards_and_threads_make_no_difference() -> None:
    rows = hands(200_000, 7, "high", 4)
    found = evaluate(rows, threads=3)
    assert (found == evaluate(rows, check=False)).all()
    assert (found[:500] == [RANKINGS["high"].best(tuple(row), ()) for row in rows[:500].tolist()]).all()


@pytest.mark.parametrize("asked", WAYS)
@pytest.mark.parametrize(
    ("rows", "name", "holes", "says"),
    [
        ([[0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5, 52]], "high", 0, "row 1: 52 is no card"),
        ([[0, 1, 2, 3, 4, 5, -1]], "high", 0, "row 0: -1 is no card"),
        ([[20, 21, 22, 23, 3]], "short-deck", 0, "row 0: 3 is no card of this deck, whose cards are 16 to 51"),
        ([[0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5, 2]], "high", 0, "row 1: 2h comes twice"),
        ([[0, 1, 2, 3, 4, 5, 6, 6, 8]], "high", 4, "row 0: 3h comes twice"),
        ([[0, 1, 2, 3]], "high", 0, "a row has 5 to 9 cards, not 4"),
        ([[0, 1, 2, 3, 4]], "high", 2, "two of 4 to 6 hole cards play with a board of 3 to 5"),
        ([[0, 1, 2, 3, 4]], "bridge", 0, "there is no ranking bridge"),
        ([0, 1, 2], "high", 0, "a row of whole numbers"),
    ],
)
def test_bad_rows_are_refused(
    rows: list[list[int]], name: str, holes: int, says: str, asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SWITCH, asked)
    with pytest.raises(Unreadable, match=says):
        evaluate(rows, name, holes=holes)


def test_an_unknown_way_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SWITCH, "fortran")
    with pytest.raises(Unreadable, match="is numba, numpy, python, not fortran"):
        way()


def fresh(code: str, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Run code in a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **environment}, capture_output=True, text=True, timeout=300,
        check=False,
    )  # fmt: skip


def test_without_numba_and_numpy_hands_are_valued_in_plain_python(tmp_path: Path) -> None:
    for name in ("numba", "numpy"):  # as good as not installed: they are found, and cannot be imported
        (tmp_path / f"{name}.py").write_text("raise ImportError\n", encoding="utf-8")
    code = "from cardspeak.equity.bulk import evaluate\nprint(list(evaluate([[51, 47, 43, 39, 35, 0, 5]])))"
    done = fresh(code, {"PYTHONPATH": str(tmp_path), SWITCH: "python"})
    assert done.stdout.strip() == "[7462]", done.stderr


def test_a_cache_that_cannot_be_written_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "cardspeak").write_text("a file, where a folder is wanted", encoding="utf-8")
    code = "from cardspeak.equity.kernels import compiling\nassert compiling._folder() is None"
    done = fresh(code, {"XDG_CACHE_HOME": str(tmp_path)})
    assert done.returncode == 0, done.stderr
    (line,) = done.stderr.splitlines()
    assert line.startswith("compiling kernels; they cannot be kept in")
    assert "every process compiles them anew" in line


def test_kernels_of_other_sources_are_deleted_once_they_are_long_unused(tmp_path: Path) -> None:
    old, recent, others = (tmp_path / "cardspeak" / name for name in ("kernels-old", "kernels-recent", "notes-old"))
    for folder in (old, recent, others):
        folder.mkdir(parents=True)
        (folder / "kernel.nbc").write_bytes(b"compiled")
    for folder, days in ((old, 31), (recent, 29), (others, 400)):
        when = time() - days * 86_400
        os.utime(folder, (when, when))
    code = "from cardspeak.equity.kernels import compiling\nprint(compiling._folder())"
    done = fresh(code, {"XDG_CACHE_HOME": str(tmp_path)})
    assert done.returncode == 0, done.stderr
    new = Path(done.stdout.strip())
    assert {each.name for each in new.parent.iterdir()} == {new.name, "kernels-recent", "notes-old"}
