"""The counts of legal betting sequences are those of the file, and the books differ where they should."""

from tests.perft.perft import FILE, lines


def test_counts() -> None:
    assert list(lines()) == FILE.read_text(encoding="utf-8").splitlines()


def test_books_differ() -> None:
    counts: dict[str, set[str]] = {}
    for line in FILE.read_text(encoding="utf-8").splitlines():
        table, _, ways = line.rsplit(":", 2)
        counts.setdefault(table, set()).add(ways)
    assert sum(len(ways) > 1 for ways in counts.values()) >= 4
