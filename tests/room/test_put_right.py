"""Button and blinds that are put right, and the deal that follows one that does not count."""

from __future__ import annotations

import pytest
from tests.room.test_table_laws import laws

from cardspeak.cards.card import DECKS
from cardspeak.hand import commands as hc
from cardspeak.hand import events as he
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import Deal
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table import floor_events as fe
from cardspeak.room.table.decide import decide
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.state import Agreement, Settings, Stakes, Table, left_to_miss, sitting, to_act

NOW = 1_000_000
SETTINGS = Settings("t", ("nlhe",), "common", 6, Stakes(10, 20))


def opened(seats: str = "ABCDE-", settings: Settings = SETTINGS) -> Table:
    """A table with these players; a dash is an empty seat."""
    table = evolve(None, e.TableOpened(settings._replace(seats=len(seats)), "owner"), NOW)
    for at, member in enumerate(seats):
        table = do(table, c.TakeSeat(member, at, 1000))[0] if member != "-" else table
    return table


def do(table: Table, command: c.Command) -> tuple[Table, tuple[e.Event, ...]]:
    outcome = decide(table, command, laws, NOW)
    assert not isinstance(outcome, Refused), (outcome, command)
    for event in outcome:
        before, table = table, evolve(table, event, NOW)
        coming = event.chips if isinstance(event, e.SeatTaken) else 0
        coming -= event.chips if isinstance(event, e.SeatLeft) else 0
        assert table.chips == before.chips + coming, event
    return table, tuple(outcome)


def after(table: Table, *commands: c.Command) -> Table:
    for command in commands:
        table = do(table, command)[0]
    return table


def refused(table: Table, command: c.Command) -> Refused:
    outcome = decide(table, command, laws, NOW)
    assert isinstance(outcome, Refused), outcome
    return outcome


def deal(table: Table) -> Table:
    return after(table, c.StartHand(DECKS[52], DECKS[52]))


def act(table: Table, verb: str = "fold") -> Table:
    number = to_act(table)
    seat = table.players.index(number)
    return after(table, c.Act(sitting(table, number).member, hc.Call(seat) if verb == "call" else hc.Fold(seat)))


def over(table: Table) -> Table:
    while table.playing:
        table = act(table)
    return table


def places(table: Table) -> tuple[int, int, int]:
    return table.button, table.small, table.big


def posts(table: Table) -> list[tuple[str, str, int]]:
    return [(deal_of(table).seats[post.seat], post.kind, post.amount) for post in deal_of(table).posts]


def deal_of(table: Table) -> Deal:
    assert table.hand is not None
    return table.hand.deal


def test_before_the_first_hand_the_floor_says_where_the_button_is() -> None:
    table = deal(after(opened(), c.PutButtonRight("owner", button=1)))
    assert places(table) == (1, 2, 3)
    assert places(deal(over(table))) == (2, 3, 4)


@pytest.mark.parametrize(
    ("named", "expected"),
    [
        (c.PutButtonRight("owner", button=2), (2, 3, 4)),
        (c.PutButtonRight("owner", button=5), (5, 0, 1)),  # an empty seat: a dead button
        (c.PutButtonRight("owner", big=2), (0, 1, 2)),
        (c.PutButtonRight("owner", small=2), (1, 2, 3)),
        (c.PutButtonRight("owner", small=5, big=0), (4, 5, 0)),  # an empty seat: the small blind is dead
        (c.PutButtonRight("owner", button=4, big=0), (4, -1, 0)),  # nobody between them
        (c.PutButtonRight("owner", button=1, small=2, big=4), (1, 2, 4)),
    ],
)
def test_the_others_follow_from_those_that_are_named(named: c.PutButtonRight, expected: tuple[int, int, int]) -> None:
    table = deal(after(over(deal(opened())), named))
    assert places(table) == expected
    kinds = {kind: name for name, kind, _ in posts(table)}
    assert kinds["big blind"] == "ABCDE"[expected[2]]
    assert ("small blind" in kinds) == (expected[1] in range(5))


def test_heads_up_the_button_has_the_small_blind() -> None:
    table = over(deal(opened("A-B")))
    assert places(table)[2] == 0
    again = deal(after(table, c.PutButtonRight("owner", big=0)))
    assert places(again) == (2, 2, 0)
    assert posts(again) == [("B", "small blind", 10), ("A", "big blind", 20)]


def test_nobody_owes_a_blind_for_what_was_put_right() -> None:
    table = over(deal(opened()))  # the button of E, small blind of A, big blind of B
    assert places(table) == (4, 0, 1)
    table = deal(after(table, c.PutButtonRight("owner", big=0)))
    assert places(table) == (3, 4, 0)
    assert len(posts(table)) == 2
    assert not any(seat and seat.missed for seat in table.seats)


def test_who_has_gone_since_does_not_get_the_big_blind() -> None:
    table = after(over(deal(opened())), c.PutButtonRight("owner", button=1, small=2, big=3), c.Leave("D"))
    assert places(deal(table)) == (1, 2, 4)


def test_the_blinds_of_an_absent_player_are_put_right_too() -> None:
    """tda-2024: in a tournament absent players are dealt in, and their blinds are posted."""
    settings = SETTINGS._replace(book="tda-2024", event="tournament")
    table = after(opened(settings=settings), c.SitOut("C"), c.PutButtonRight("owner", big=2))
    assert posts(deal(table)) == [("B", "small blind", 10), ("C", "big blind", 20)]
    cash = after(opened(), c.SitOut("C"))
    assert refused(cash, c.PutButtonRight("owner", big=2)).code == "blind_unfit"


def test_found_in_time_the_deal_is_dealt_again() -> None:
    """tda-2024:34a: a wrong button found before substantial action is put right; others call it a misdeal."""
    for book, clause in (("tda-2024", "34a"), ("common", "misdeal-causes"), ("diamond-club", "44h")):
        table = act(deal(opened(settings=SETTINGS._replace(book=book))))
        table, events = do(table, c.PutButtonRight("owner", button=0))
        first = events[0]
        assert isinstance(first, fe.ButtonPutRight)
        assert any(cite.endswith(f":{clause}") for cite in first.clauses), first
        assert not table.playing
        assert {sitting(table, number).stack for number in range(5)} == {1000}
        table = deal(table)
        assert places(table) == (0, 1, 2)
        assert posts(table) == [("B", "small blind", 10), ("C", "big blind", 20)]


def test_found_too_late_the_error_stands() -> None:
    table = deal(opened(settings=SETTINGS._replace(book="tda-2024")))
    table = act(act(act(table, "call"), "call"), "call")
    stands = refused(table, c.PutButtonRight("owner", button=0))
    assert stands.code == "button_stands"
    assert "tda-2024:34a" in stands.cites
    assert refused(over(table), c.PutButtonRight("owner", button=0)).code == "button_stands"  # not moved back
    decided, events = do(table, c.PutButtonRight("owner", button=0, reason="all have agreed"))
    assert decided.playing
    assert isinstance(events[0], fe.ButtonPutRight)
    assert places(deal(over(decided))) == (0, 1, 2)


def test_after_the_hand_it_is_put_right_for_the_next_one() -> None:
    """diamond-club:42 and ordinary practice: button and blinds are corrected on the new hand."""
    table, events = do(over(deal(opened())), c.PutButtonRight("owner", button=0))
    assert isinstance(events[0], fe.ButtonPutRight)
    assert "common:button-error" in events[0].clauses
    assert places(deal(table)) == (0, 1, 2)
    assert places(deal(over(deal(table)))) == (1, 2, 3)


def test_after_a_void_deal_the_same_button_posts_and_players() -> None:
    """tda-2024:35c: the button stays, nobody new is seated, the limits stay."""
    table = over(deal(opened("ABCD--", SETTINGS._replace(book="tda-2024"))))
    table = deal(after(table, c.TakeSeat("E", 4, 1000)))
    before, dealt = places(table), posts(table)
    assert ("E", "post", 20) in dealt
    table, events = do(act(table), c.VoidDeal("owner", "the deck is foul"))
    assert isinstance(events[0], fe.VoidDeclared)
    assert isinstance(events[-1], e.HandFinished)
    table = after(table, c.TakeSeat("F", 5, 1000), c.SetStakes("owner", Stakes(50, 100)))
    table = deal(table)
    assert (places(table), posts(table)) == (before, dealt)
    assert deal_of(table).big_blind == 20
    assert sitting(table, 5).member == "F"
    assert 5 not in table.players
    following = deal(over(table))
    assert places(following) == (before[1], before[2], 3)
    assert deal_of(following).big_blind == 100


def test_a_player_who_has_left_is_not_dealt_in_again() -> None:
    table = after(deal(opened()), c.VoidDeal("owner", "the deck is foul"))
    at = places(table)
    table = deal(after(table, c.Leave(sitting(table, at[2]).member)))
    assert places(table) == (at[0], at[1], at[2] + 1)
    assert ("C", "big blind", 20) in posts(table)
    lonely = after(deal(opened("ABC---")), c.VoidDeal("owner", "foul"), c.Leave("A"), c.Leave("B"))
    assert refused(lonely, c.StartHand(DECKS[52])).code == "too_few_players"


def test_both_deals_are_one_hand_of_a_penalty() -> None:
    table = after(
        opened(settings=SETTINGS._replace(book="tda-2024")), c.Penalise("owner", 2, "insult", "hands", 2, reason="so")
    )
    table = deal(table)
    assert left_to_miss(table, 2) == 1
    table = after(table, c.VoidDeal("owner", "foul"))
    assert left_to_miss(table, 2) == 2
    table = deal(table)
    assert left_to_miss(table, 2) == 1
    table = over(deal(over(table)))
    assert left_to_miss(table, 2) == 0
    assert sitting(table, 2).penalty == (0, 0)


def test_a_void_deal_is_none_of_the_rotation() -> None:
    settings = SETTINGS._replace(games=("nlhe", "27td"), agreement=Agreement("dead"))
    table = over(deal(opened("ABC---", settings)))
    table = after(deal(table), c.VoidDeal("owner", "foul"))
    assert (table.game, table.dealt) == (0, 1)
    table = over(deal(over(deal(table))))
    assert deal_of(table).game.name == deal_of(deal(opened("ABC---", settings))).game.name
    assert deal_of(deal(table)).game.name != deal_of(table).game.name


def test_a_void_deal_may_be_put_right_at_once() -> None:
    table = after(
        deal(opened()), c.VoidDeal("owner", "foul"), c.PutButtonRight("owner", button=1, reason="it was passed over")
    )
    table = deal(table)
    assert places(table) == (1, 2, 3)
    assert posts(table) == [("C", "small blind", 10), ("D", "big blind", 20)]


def test_in_games_without_blinds_the_button_waits_where_it_was_put() -> None:
    settings = SETTINGS._replace(games=("stud", "nlhe"), stakes=Stakes(10, 20, 2, 10, 20, 40))
    table = deal(after(opened("ABC---", settings), c.PutButtonRight("owner", button=1)))
    for _ in range(3):
        assert places(table) == (1, 2, 0)
        table = over_stud(table)
        table = deal(table)
    assert table.game == 1
    assert places(table) == (1, 2, 0)


def over_stud(table: Table) -> Table:
    while table.playing:
        number = to_act(table)
        seat = table.players.index(number)
        command = (
            hc.BringIn(seat) if table.hand and not table.hand.round.level and not table.hand.street else hc.Fold(seat)
        )
        table = after(table, c.Act(sitting(table, number).member, command))
    return table


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (c.PutButtonRight("A", button=0), "floor_only"),
        (c.PutButtonRight("owner"), "no_such_seat"),
        (c.PutButtonRight("owner", button=6), "no_such_seat"),
        (c.PutButtonRight("owner", big=5), "blind_unfit"),
        (c.PutButtonRight("owner", button=1, big=1), "blind_unfit"),
        (c.VoidDeal("A", "foul"), "floor_only"),
        (c.VoidDeal("owner", ""), "reason_needed"),
    ],
)
def test_what_is_refused(command: c.Command, code: str) -> None:
    assert refused(deal(opened()), command).code == code


def test_what_is_refused_without_a_hand() -> None:
    assert refused(opened(), c.VoidDeal("owner", "foul")).code == "no_hand_is_on"
    assert refused(opened("A-----"), c.PutButtonRight("owner", button=0)).code == "too_few_players"


def test_the_deal_that_follows_is_shuffled_anew() -> None:
    table = after(deal(opened()), c.VoidDeal("owner", "foul"))
    events = do(table, c.StartHand(tuple(reversed(DECKS[52]))))[1]
    assert [type(event) for event in events[:3]] == [e.HandStarted, he.HandBegun, he.Shuffled]
