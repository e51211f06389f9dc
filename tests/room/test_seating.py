"""Tables of a tournament: the draw, who is moved where, when play stops, and how a table is broken."""

from random import Random

import pytest
from tests.room.nights import tournament_law

from cardspeak.cards.card import parse_cards
from cardspeak.library import find_game
from cardspeak.room.table.button import Places
from cardspeak.room.tournament.balance import balanced, halted
from cardspeak.room.tournament.breaking import broken, due, final_size, final_table
from cardspeak.room.tournament.draw import drawn, handed_out, spread, table_size, tables_needed
from cardspeak.room.tournament.late import entered, open_seats
from cardspeak.room.tournament.mixed import field_game
from cardspeak.room.tournament.places import Finish, moved_down
from cardspeak.room.tournament.seating import (
    Seating,
    after_a_hand,
    coming,
    taken,
    waits,
    with_player,
    without,
    without_place,
)

NAMES = [f"p{number}" for number in range(20)]


def table(number: int, places: str, button: int = -1, small: int = -1, big: int = -1, vacated: str = "") -> Seating:
    """A table as `A B - D`; the places of the hand before from 0."""
    names = tuple("" if name == "-" else name for name in places.split())
    return Seating(number, names, button, small, big, tuple(int(place) for place in vacated.split()))


def test_the_draw_follows_its_order() -> None:
    order = Random(1).sample(range(20), 20)
    tables = drawn(NAMES, 9, order, tournament_law("common"))
    assert spread(20, tables_needed(20, 9)) == (7, 7, 6)
    assert [player for each in tables for player in each.places if player] == [NAMES[at] for at in order]
    with pytest.raises(ValueError, match="an order of 20 holds each number"):
        drawn(NAMES, 9, [*order[:-1], order[0]], tournament_law("common"))


def test_every_seat_is_as_likely() -> None:
    from scipy.stats import chisquare  # takes as long as all of these tests

    chance, count = Random(12), dict.fromkeys(range(20), 0)
    for _ in range(2000):
        tables = drawn(NAMES, 9, chance.sample(range(20), 20), tournament_law("common"))
        seats = [player for each in tables for player in each.places if player]
        count[seats.index("p0")] += 1
    assert chisquare(list(count.values())).pvalue > 0.001


def test_sizes() -> None:
    club, common = tournament_law("diamond-club"), tournament_law("common")
    assert [table_size(club), table_size(club, wide=True), table_size(club, guest=True)] == [9, 10, 8]
    assert [table_size(club, own=6), table_size(common, wide=True)] == [6, 9]
    assert [table_size(tournament_law("common", game)) for game in ("stud", "badugi")] == [8, 6]


@pytest.mark.parametrize(
    ("book", "game", "sizes"),
    [
        ("tda-2011", "nlhe", {9: 10, 6: 7, 7: 8}),
        ("tda-2011", "stud", {8: 9}),
        ("tda-2024", "nlhe", {9: 9, 8: 9, 7: 7, 6: 7}),
        ("diamond-club", "nlhe", {9: 9, 6: 7}),
    ],
)
def test_the_final_table(book: str, game: str, sizes: dict[int, int]) -> None:
    assert {seats: final_size(tournament_law(book, game), seats) for seats in sizes} == sizes


def test_the_next_big_blind_goes_to_the_worst_seat() -> None:
    """Table 1 had its big blind at C, so D is next. At table 2 L had it: seat 4 there is free and comes next."""
    law = tournament_law("tda-2024")
    tables = (table(1, "A B C D E F", 0, 1, 2), table(2, "J K L - - -", 0, 1, 2, "3 4 5"))
    done = balanced(tables, law)
    assert [(move.player, move.to, move.to_place, move.waits) for move in done.moves] == [("D", 2, 3, False)]
    assert done.moves[0].cites == ("tda-2024:11d", "tda-2024:11a")
    assert coming(done.tables[1], law).big == 3


def test_nobody_is_moved_into_the_small_blind() -> None:
    """At table 2 the last big blind is out: that seat is the small blind now. The next seat is taken, the one behind
    it is free and comes soonest."""
    tables = (table(1, "A B C D E F", 0, 1, 2), table(2, "J K - M - N", 0, 1, 2, "4 2"))
    for book in ("tda-2011", "tda-2024", "diamond-club"):
        (move,) = balanced(tables, tournament_law(book)).moves
        assert (move.player, move.to_place) == ("D", 4), book


def test_no_seat_but_the_small_blind() -> None:
    tables = (table(1, "A B C D E F", 0, 1, 2), table(2, "J K - M", 0, 1, 2, "2"))
    assert balanced(tables, tournament_law("tda-2024")).moves == ()


def test_stud_fills_the_seat_that_fell_empty_last() -> None:
    tables = (table(1, "A B C D E F"), table(2, "J - L - N -", vacated="1 5 3"))
    (move,) = balanced(tables, tournament_law("tda-2024", "stud")).moves[:1]
    assert (move.player, move.place, move.to_place) == ("D", 3, 3)


@pytest.mark.parametrize(
    ("book", "short", "says"),
    [
        ("tda-2024", table(2, "J K L M N O - - -", 0, 1, 2, "6 7 8"), "plays"),
        ("tda-2024", table(2, "J K L - - M N O -", 0, 1, 2, "3 4 8"), "stops"),
        ("tda-2011", table(2, "J K L M N O - - -", 0, 1, 2, "6 7 8"), "stops"),
        ("tda-2011", table(2, "J K L M N O P - -", 0, 1, 2, "7 8"), "plays"),
    ],
)
def test_play_stops(book: str, short: Seating, says: str) -> None:
    full = table(1, "A B C D E F G H I", 0, 1, 2)
    assert halted((full, short), tournament_law(book)) == {1: "plays", 2: says}


def test_six_handed_it_is_for_the_director() -> None:
    tables = (table(1, "A B C D E F", 0, 1, 2), table(2, "J K L - - -", 0, 1, 2, "3 4 5"))
    assert halted(tables, tournament_law("tda-2024"))[2] == "director"


def test_the_cards_say_who_draws_first() -> None:
    seats = [(1, 3), (2, 5), (2, 7)]
    cards = parse_cards("9c Kd Kh")
    two = handed_out("ABC", seats, [2, 0, 1], cards, tournament_law("tda-2024"))
    one = handed_out("ABC", seats, [2, 0, 1], cards, tournament_law("tda-2011"))
    assert two == {"C": (2, 7), "B": (1, 3), "A": (2, 5)}
    assert one == {"A": (2, 7), "B": (1, 3), "C": (2, 5)}


def test_a_broken_table() -> None:
    """Seats between button and small blind are given last, and are dealt in once the button has passed."""
    law = tournament_law("tda-2024")
    tables = (table(1, "A B - - - -", 0, 0, 1), table(2, "J - K L M -", 0, 2, 3), table(3, "R S T - - -", 0, 1, 2))
    done = broken(tables, 1, law, [0, 1], parse_cards("2c Kd"))
    assert [(move.player, move.to, move.to_place, move.waits) for move in done.moves] == [
        ("A", 2, 1, False), ("B", 3, 3, False),
    ]  # fmt: skip
    assert due(tables, law, 6) == "table"


def test_a_seat_between_button_and_small_blind_waits() -> None:
    law = tournament_law("tda-2024")
    now = with_player(table(1, "A - C D E", 4, 0, 2), "X", 1, "broken")
    assert waits(now, 1, law)
    assert after_a_hand(now, law).came == ((1, "broken"),)
    again = after_a_hand(after_a_hand(now, law), law)
    assert again.came == ()


def test_the_final_table_is_drawn() -> None:
    law = tournament_law("tda-2024")
    tables = (table(1, "A B C D -"), table(2, "J K L - -"))
    assert due(tables, law, 6) == "final"
    done = final_table(tables, law, [6, 5, 4, 3, 2, 1, 0])
    assert done.tables[0].places == ("L", "K", "J", "D", "C", "B", "A")
    assert len(done.moves) == 7


def test_a_seat_is_somebodys() -> None:
    with pytest.raises(ValueError, match="A sits in seat 1 of table 4"):
        with_player(table(4, "A B"), "C", 0)
    assert taken(without(table(4, "A B"), "A")) == (1,)


@pytest.mark.parametrize("book", ["tda-2011", "tda-2024"])
def test_every_seat_of_a_broken_table_is_as_likely(book: str) -> None:
    """In one step or in two, whoever sits where at the broken table."""
    from scipy.stats import chisquare  # takes as long as all of these tests

    chance, law, count = Random(5), tournament_law(book), dict[tuple[int, int], int]()
    tables = (table(1, "A B C", 0, 1, 2), table(2, "J - K - L M", 0, 2, 4), table(3, "R S - T U V", 0, 1, 3))
    for _ in range(1500):
        for move in broken(tables, 1, law, chance.sample(range(3), 3), chance.sample(range(52), 3)).moves:
            if move.player == "B":
                count[move.to, move.to_place] = count.get((move.to, move.to_place), 0) + 1
    assert len(count) == 3
    assert chisquare(list(count.values())).pvalue > 0.001


def test_a_late_entry_sits_at_the_smallest_table() -> None:
    law = tournament_law("tda-2024")
    tables = (table(1, "A B C D -", 0, 1, 2), table(2, "J - L -", 0, 2, 0))
    assert open_seats(tables) == ((2, 1), (2, 3))
    (move,) = entered(tables, "X", law, 1, 5).moves
    assert (move.to, move.to_place, move.why) == (2, 3, "entered")
    assert set(move.cites) == {"tda-2024:7a", "tda-2024:8a", "tda-2024:10a"}


def test_a_table_is_opened_when_all_are_full() -> None:
    law = tournament_law("tda-2024")
    done = entered((table(1, "A B C D", 0, 1, 2), table(2, "J K L M", 0, 1, 2)), "X", law, 0, 4)
    assert [len(taken(each)) for each in done.tables] == [3, 3, 3]
    assert [move.why for move in done.moves] == ["entered", "balanced", "balanced"]


def test_a_place_moves_down_for_those_who_come_later() -> None:
    assert moved_down([Finish("A", 9, 10, ())], 2)[0][1:3] == (11, 12)


def test_a_big_blind_alone_is_followed_from_where_the_small_one_would_be() -> None:
    """In this book no small blind is posted when the last big blind is out; who comes from another table is the next
    big blind all the same, not the first free seat of the table."""
    law = tournament_law("fspr-training")
    here = without(after_a_hand(table(2, "J K L M - -", 3, 0, 1), law), "L")
    assert coming(here, law) == Places(1, -1, 3)
    (move,) = balanced((table(1, "A B C D E F", 0, 1, 2), here), law).moves[:1]
    assert (move.player, move.to_place) == ("D", 4)


def test_a_game_without_blinds_leaves_the_button_where_it_was() -> None:
    here = after_a_hand(table(1, "A B C D", 0, 1, 2), tournament_law("tda-2024"))
    assert after_a_hand(here, tournament_law("tda-2024", "stud"))[2:5] == here[2:5] == (1, 2, 3)


def test_the_tables_of_a_mixed_event_are_those_of_a_game_with_blinds() -> None:
    games = [find_game(name)[0] for name in ("stud", "plo8", "razz")]
    assert field_game(games).family == "flop"
    assert field_game(games[::2]).family == "stud"


def test_a_place_that_goes_leaves_the_others_in_their_order() -> None:
    table = Seating(1, ("a", "b", "", "d", "e"), 1, 2, 3, (2,), ((4, "broken"),), (0, 1, 2, 3))
    assert without_place(table, 2) == Seating(1, ("a", "b", "d", "e"), 1, 1, 2, (), ((3, "broken"),), (0, 1, 2))
    assert without_place(Seating(1, ("", "b", "c"), 0), 0).button == 1, "before the first place is the last"
