"""A raise that somebody only wishes to make, asking how much it may be, is answered by what they may do."""

import pytest

from cardspeak.search.wished import before_a_wish, only_wished
from cardspeak.talk import heard

PLAY = "A bets 500; B raises to 1300; C raises to 2000"


@pytest.mark.parametrize(
    "text",
    [
        "100/200, flop. A bets 500, B raises to 1300, C wants to make it 2000 in all. Is that enough?",
        "blindy 100/200, flop. A bet 500, B raise na 1300, C chce dať 2000 celkom. Stačí to?",
        "Флоп, 100/200. А бет 500, Б рейз до 1300, В хочет сделать 2000. Хватит?",
        "Флоп, 100/200. А бет 500, Б рейз до 1300, В хоче поставити 2000. Який мінімум?",
    ],
)
def test_what_may_be_done_is_asked_before_the_wish(text: str) -> None:
    before = before_a_wish({"play": PLAY}, heard(text))
    assert before == {"play": "A bets 500; B raises to 1300"}


@pytest.mark.parametrize(
    "text",
    [
        "A bets 500, B raises to 1300, C raises to 2000. What is the least?",  # it was done
        "A bets 500, B raises to 1300, C wants to make it 2000. Is this raise allowed?",  # that raise is asked about
        "A bets 500, B raises to 1300, C makes it 2000. Can he raise?",
    ],
)
def test_a_raise_that_was_made_or_is_asked_about_stays(text: str) -> None:
    assert before_a_wish({"play": PLAY}, heard(text)) is None


def test_a_raise_without_a_size_is_only_a_wish() -> None:
    assert only_wished(heard("Seat 2 bets 20, seat 8 is all in for 28. Seat 2 wants to raise now."))
    assert not only_wished(heard("Seat 2 bets 20, seat 8 is all in for 28. Seat 2 raises to 60."))
