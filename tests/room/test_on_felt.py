"""Tables with cards on felt, by the book: the dead button, the dead small blind, blinds owed, levels."""

from __future__ import annotations

from tests.room.test_put_right import after, opened, places, posts, refused
from tests.room.test_table_laws import laws

from cardspeak.room.table import commands as c
from cardspeak.room.table.decide import law_now
from cardspeak.room.table.lines.commands import TellLine, UndoLine
from cardspeak.room.table.lines.state import Decision
from cardspeak.room.table.lines.tell import standing
from cardspeak.room.table.state import Settings, Stakes, Table, sitting

SETTINGS = Settings("t", ("nlhe",), "tda-2024", 6, Stakes(10, 20), cards="dictated", shows="asked")


def begun(players: str = "ABCD--", settings: Settings = SETTINGS) -> Table:
    """A table with a hand begun: the button of A, the blinds of B and C."""
    return after(opened(players, settings), c.StartHand(button=0))


def told(table: Table, *lines: str) -> Table:
    return after(table, *[TellLine("owner", line) for line in lines])


def played(table: Table, *commands: c.Command) -> Table:
    """The hand folded around and closed, what happens after it, the next one begun."""
    while (state := standing(table, law_now(table, laws))) is not None and state.stage != "over":
        table = told(table, f"{state.deal.seats[state.round.queue[0]]} folds")
    return after(table, *commands, c.StartHand())


def test_the_button_is_dead_where_its_next_player_has_left() -> None:
    """tda-2024:32: the dead button."""
    table = played(begun(), c.Leave("B"))
    assert places(table) == (1, 2, 3)
    assert posts(table) == [("C", "small blind", 10), ("D", "big blind", 20)]


def test_the_small_blind_is_dead_where_its_player_has_left() -> None:
    table = played(begun(), c.Leave("C"))
    assert places(table) == (1, 2, 3)
    assert posts(table) == [("D", "big blind", 20)]


def test_with_a_moving_button_nobody_is_passed_over() -> None:
    """Ordinary practice, where the players agree on it."""
    settings = SETTINGS._replace(book="common", event="cash")
    table = played(
        begun(settings=settings), c.NoteAgreement("owner", settings.agreement._replace(button="moving")), c.Leave("B")
    )
    assert places(table) == (2, 3, 0)


def test_a_player_who_was_away_owes_the_blinds() -> None:
    settings = SETTINGS._replace(book="common", event="cash")
    table = played(begun(settings=settings), c.SitOut("D"))  # B has the button, C and A the blinds
    assert places(table)[2] == 0
    assert sitting(table, 3).missed == 2
    table = played(table)
    assert sitting(table, 3).missed == 3
    table = played(table, c.SitIn("D", post=True))
    assert [(kind, chips) for name, kind, chips in posts(table) if name == "D"] == [("post", 20), ("dead", 10)]


def test_a_level_counts_from_the_next_hand() -> None:
    """tda-2024:23a."""
    table = after(begun(), c.SetStakes("owner", Stakes(50, 100, blind_ante=10, chips=(5, 25), level=2)))
    assert posts(table) == [("B", "small blind", 10), ("C", "big blind", 20)]
    table = played(table)
    assert ("C", "small blind", 50) in posts(table)
    assert sum(chips for _, kind, chips in posts(table) if kind == "ante") == 40
    assert table.hand is not None
    assert table.hand.deal.chips == (5, 25)


def test_a_void_deal_is_dealt_again() -> None:
    decision = Decision("the deal is void", "two aces of spades", voids=True)
    table = after(told(begun(), "D folds"), TellLine("owner", "the stub is dropped", (), decision))
    assert table.void
    again = after(table, c.TakeSeat("E", 4, 1000), c.StartHand())
    assert places(again) == (0, 1, 2)
    assert again.players == (1, 2, 3, 0)
    assert not again.void
    undone = after(table, UndoLine("owner", 2))
    assert not undone.void
    assert undone.playing


def test_a_hand_of_which_nothing_was_told_takes_newcomers_in() -> None:
    table = after(begun(), c.TakeSeat("E", 4, 1000), c.StartHand())
    assert places(table) == (0, 1, 2)
    assert 4 in table.players


def test_the_floor_names_the_seats() -> None:
    """tda-2024:34a: before substantial action button and blinds are put right, and the hand is as if dealt so."""
    table = after(told(begun(), "D folds"), c.PutButtonRight("owner", button=1))
    assert not table.playing
    table = after(table, c.StartHand())
    assert places(table) == (1, 2, 3)
    assert posts(table) == [("C", "small blind", 10), ("D", "big blind", 20)]
    assert refused(table, c.VoidDeal("owner", "foul")).code == "real_lines_only"
    elsewhere = after(told(table, "A folds", "B folds", "C folds"), c.StartHand(button=0))
    assert places(elsewhere) == (0, 1, 2)  # the dealer says where it is
