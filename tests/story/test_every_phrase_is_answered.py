"""Every phrase of the reference, told where it fits, leads to an answer, or to a refusal that explains itself."""

from collections.abc import Iterator
from typing import Any

import pytest

from cardspeak.cases.rule import Judged, rule
from cardspeak.cli.judged import row
from cardspeak.cli.shelf import SHELF
from cardspeak.errors import Unreadable
from cardspeak.irregularities import ROWS
from cardspeak.library import books
from cardspeak.story.phrases import PHRASES

RIVER = {"street": "river", "pot": 80, "board": "2c 3d 7h 8s Jc"}
# moments in which something may happen: what is set up, and what was told before
MOMENTS: tuple[tuple[dict[str, Any], str], ...] = (
    ({"table": {"seats": "A B C D E F"}}, ""),
    ({"table": {"seats": "A B C D E F"}}, "C raises to 60; D folds"),
    ({"table": {"seats": "A B C D"}, "spot": {"street": "flop", "pot": 80}}, ""),
    ({"table": {"seats": "A B C D"}, "spot": {"street": "flop", "pot": 80}, "front": {"B": "2x25+3x25"}}, ""),
    ({"table": {"seats": "A B"}, "spot": RIVER, "holdings": {"A": "As Ad", "B": "Kc Kd"}}, "A checks; B checks"),
    ({"table": {"seats": "A B C D"}}, "C folds; D folds; A folds"),
    ({"table": {"seats": "A B C D", "game": "five-card-draw"}}, "C calls; D calls; A calls; B checks"),
    ({"table": {"seats": "A B C D", "game": "stud", "bets": [20, 40]}}, ""),
    ({"table": {"seats": "A B C D", "stacks": 100, "runs": 3}}, "C is all in; D calls; A folds; B folds"),
)
EXAMPLES = dict.fromkeys(
    [phrase.example for phrase in PHRASES] + [wording.example for each in ROWS.values() for wording in each.wordings]
)


def told(example: str, book: str) -> Iterator[Judged]:
    """Tell an example in each moment in which it can be read."""
    unread = []
    for case, before in MOMENTS:
        try:
            yield rule(case, book, f"{before}; {example}" if before else example, SHELF)
        except Unreadable as error:
            unread.append(str(error))
    assert len(unread) < len(MOMENTS), f"{example}: {unread[0]}"


def explains(found: Judged) -> bool:
    """Say whether a refusal, or what nobody rules on, says why: in words, with code and facts beside them."""
    said = row(found)
    if found.unruled is not None:
        return bool(said["reason"]) and said["data"]["unruled"]["code"] == found.unruled.code
    if found.refused is not None:
        return bool(found.refused.code and (found.clauses or said["steps"] or said["reason"]))
    return bool(said["ruling"])


@pytest.mark.parametrize("book", sorted(books()))
def test_every_phrase_of_the_reference_is_answered(book: str) -> None:
    wrong = [example for example in EXAMPLES if not any(explains(found) for found in told(example, book))]
    assert wrong == []


def test_only_what_belongs_to_a_log_is_not_ruled_on_anywhere() -> None:
    nowhere = [example for example in EXAMPLES if all(found.unruled for found in told(example, "common"))]
    assert nowhere == ["undo"]
