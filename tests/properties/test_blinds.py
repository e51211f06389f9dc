"""Whoever is eliminated: nobody posts two blinds in one hand, and each book's button goes where the book has it go."""

from itertools import combinations

import pytest

from cardspeak.cases.setting import Shelf
from cardspeak.cases.table_play import play_table
from cardspeak.cases.table_setting import table_setting
from cardspeak.hand.state import State
from cardspeak.library import books, find_game, law_at
from cardspeak.story.parser import parse_story

SHELF = Shelf(find_game, law_at)
SEATS = "ABCDEF"
GONE = [gone for count in (1, 2) for gone in combinations(SEATS, count)]


def after(book: str, gone: tuple[str, ...], hands: int = 1) -> State:
    """The hand after the one in which these players were eliminated; A had the small blind, F the button."""
    told = [f"{name} is eliminated" for name in gone] + ["next hand"] * hands
    case = {
        "table": {"game": "nlhe", "blinds": [10, 20], "seats": " ".join(SEATS), "stacks": 1000, "event": "tournament"}
    }
    story = parse_story("; ".join(told))
    played = play_table(table_setting(case, book, story, SHELF))
    assert played.refused is None
    assert played.table.hand is not None
    return played.table.hand


@pytest.mark.parametrize("book", sorted(books()))
def test_nobody_posts_two_blinds(book: str) -> None:
    for gone in GONE:
        for hands in (1, 2):
            posts = after(book, gone, hands).deal.posts
            seats = [post.seat for post in posts]
            assert len(seats) == len(set(seats)), (gone, posts)
            assert any(post.kind == "big blind" for post in posts), (gone, posts)


def test_in_basic_holdem_the_two_on_the_left_of_the_button_post() -> None:
    for gone in GONE:
        deal = after("basic-holdem", gone).deal
        players = len(deal.seats)
        assert [(post.seat, post.kind) for post in deal.posts] == [
            ((deal.button + 1) % players, "small blind"),
            ((deal.button + 2) % players, "big blind"),
        ], gone


def test_by_common_practice_nobody_is_spared_a_big_blind_by_the_moving_button() -> None:
    for gone in GONE:
        state = after("common", gone)
        names = state.deal.seats
        big = next(names[post.seat] for post in state.deal.posts if post.kind == "big blind")
        passed = [name for name in SEATS[2 : SEATS.index(big)] if name not in gone]  # B had the last big blind
        assert {post.amount for post in state.deal.posts if names[post.seat] in passed} <= {20}
        assert {names[post.seat] for post in state.deal.posts} >= {*passed}
