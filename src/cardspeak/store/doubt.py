"""A transaction in doubt: COMMIT failed, and it may stand all the same."""

from collections.abc import Sequence
from typing import Any

from cardspeak.store.rows import Row

Question = tuple[str, tuple[object, ...]]


class InDoubt(Exception):
    """`stands` asks whether it was kept all the same, `answers` are given where it was.

    `cut_off`: the end of it was not written. `transaction` is what the database calls it.
    """

    def __init__(self, answers: Sequence[Any], stands: Question, cut_off: bool = False, transaction: str = "") -> None:
        super().__init__("it is not known whether a transaction was kept")
        self.answers, self.stands, self.cut_off, self.transaction = answers, stands, cut_off, transaction


def is_there(row: Row) -> Question:
    """Ask for an event; its hash says that it is this one and that everything before it is as it was."""
    return "SELECT 1 FROM events WHERE stream = ? AND version = ? AND hash = ?", (row.stream, row.version, row.hash)
