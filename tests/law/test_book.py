"""The loader refuses what a book may not be, and every book answers every point in every context."""

from typing import Any

import pytest

from cardspeak.law.book import Context, Faulty
from cardspeak.law.kinds import EventKind, Family, Structure
from cardspeak.law.law import stack
from cardspeak.law.points import POINTS
from cardspeak.law.policy import POLICIES
from cardspeak.library import books, law_for
from cardspeak.library.written import book_from

ABOUT = {
    "book": {"id": "house", "title": "House rules"},
    "clause": [
        {"id": "1", "heading": "Raises", "gist": "Three raises.", "kind": "engine", "layer": "hand"},
    ],
}
ANSWER = {
    "point": "raise.cap",
    "policy": "capped",
    "with": {"raises": 3, "heads_up": "lifted", "last_two": "lifted"},
    "clauses": ["1"],
}


def test_a_sound_book_is_read() -> None:
    book = book_from(ABOUT, {"answer": [ANSWER], "over": [{"book": "common"}]})
    assert book.answers[0].cites == ("house:1",)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"clauses": []}, "no clause says so"),
        ({"clauses": ["2"]}, "has no clause 2"),
        ({"point": "raise.colour"}, "no such point"),
        ({"policy": "kapped"}, "there is no policy kapped"),
        ({"with": {"raises": 3}}, "takes the parameters"),
        ({"with": {"raises": 5, "heads_up": "lifted", "last_two": "lifted"}}, "raises is one of 3, 4, not 5"),
        ({"when": {"weather": "fine"}}, "`when` knows"),
        ({"colour": "red"}, "no key colour"),
    ],
)
def test_a_faulty_answer_is_refused(change: dict[str, Any], says: str) -> None:
    with pytest.raises(Faulty, match=says):
        book_from(ABOUT, {"answer": [{**ANSWER, **change}]})


def test_two_answers_that_tie_are_refused() -> None:
    by_event = {**ANSWER, "when": {"event": "cash"}}
    by_players = {**ANSWER, "when": {"players": 2}}
    with pytest.raises(Faulty, match="tie"):
        book_from(ABOUT, {"answer": [by_event, by_players]})


def test_the_most_specific_answer_wins() -> None:
    narrow = {**ANSWER, "policy": "unlimited", "with": {}, "when": {"structure": "no-limit"}}
    book = book_from(ABOUT, {"answer": [ANSWER, narrow]})
    free, fixed = Context("no-limit"), Context("fixed-limit")
    found = [book.answering(context) for context in (free, fixed)]
    assert [[(point, answer.policy) for point, answer in each.items()] for each in found] == [
        [("raise.cap", "unlimited")],
        [("raise.cap", "capped")],
    ]


def test_every_point_has_a_policy_and_every_policy_a_point() -> None:
    assert set(POLICIES) == set(POINTS)


@pytest.mark.parametrize("event", ["cash", "tournament"])
@pytest.mark.parametrize("family", ["flop", "stud", "draw"])
@pytest.mark.parametrize("structure", ["no-limit", "pot-limit", "fixed-limit"])
def test_every_book_answers_every_point(structure: Structure, family: Family, event: EventKind) -> None:
    for name in books():
        for players in (2, 6):
            law = law_for(name, Context(structure, family, event, players))
            assert set(law.answers) == set(POINTS)
            assert all(law.cites(point) for point in POINTS)


def test_books_stack_as_they_should() -> None:
    library = books()

    def below(name: str, event: EventKind) -> list[str]:
        return [book.id for book, _ in stack(library[name], library, Context(event=event))]

    assert below("diamond-club", "tournament") == ["diamond-club", "tda-2011", "common"]
    assert below("diamond-club", "cash") == ["diamond-club", "common"]
    assert below("fspr-competition", "tournament") == ["fspr-competition", "fspr-training", "common"]


def test_only_some_clauses_of_a_book_below_count() -> None:
    law = law_for("fspr-competition", Context("fixed-limit", "stud", "tournament", 6))
    assert law.cites("bringin.size") == ("fspr-training:general-limits.10",)
    assert law.cites("oddchip.pots") == ("common:odd-high-low",)


def test_the_catalogue_is_whole() -> None:
    counts = {name: len(book.clauses) for name, book in books().items() if name != "common"}
    assert counts == {
        "basic-holdem": 85,
        "diamond-club": 290,
        "fspr-competition": 52,
        "fspr-training": 478,
        "tda-2011": 173,
        "tda-2024": 171,
    }
