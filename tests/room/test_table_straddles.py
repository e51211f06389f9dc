"""Straddles at a table: a wish that stands, kept where the book and the table let it."""

from __future__ import annotations

import pytest

from cardspeak.cards.card import DECKS
from cardspeak.games import Game
from cardspeak.hand import commands as hc
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import Post
from cardspeak.law.kinds import EventKind, Structure
from cardspeak.law.law import Law
from cardspeak.library import find_game, law_at
from cardspeak.room.accounts import FORFEITED
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table import floor_events as fe
from cardspeak.room.table.decide import decide
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.state import Agreement, Settings, Stakes, Table, to_act

DARK = ("straddle", "no-look")


def laws(settings: Settings, code: str, players: int) -> tuple[Game, Structure, Law]:
    game, structure = find_game(code)
    return game, structure, law_at(settings.book, game, structure, players, settings.event)


def does(table: Table, command: c.Command) -> Table:
    outcome = decide(table, command, laws, 1000)
    assert not isinstance(outcome, Refused), outcome
    for event in outcome:
        table = evolve(table, event, 1000)
    return table


def seated(
    players: int = 4,
    book: str = "common",
    code: str = "no-limit holdem",
    straddles: bool = True,
    event: EventKind = "cash",
) -> Table:
    """A table at which everybody wants to straddle."""
    settings = Settings(
        "t", (code,), book, max(players, 3), Stakes(10, 20, 2, 10, 20, 40), event=event,
        agreement=Agreement(straddles=straddles),
    )  # fmt: skip
    table = evolve(None, e.TableOpened(settings, "A"), 0)
    for number in range(players):
        table = does(table, c.TakeSeat("ABCD"[number], number, 1000))
        if not isinstance(decide(table, c.Straddle("ABCD"[number]), laws, 0), Refused):
            table = does(table, c.Straddle("ABCD"[number]))
    return table


def deal(table: Table) -> Table:
    return does(table, c.StartHand(DECKS[52], DECKS[52]))


def without_cards(table: Table) -> list[Post]:
    assert table.hand is not None
    return [post for post in table.hand.deal.posts if post.kind in DARK]


def actor(table: Table) -> str:
    seat = table.seats[to_act(table)]
    assert seat is not None
    return seat.member


def fold(table: Table) -> Table:
    assert table.hand is not None
    return does(table, c.Act(actor(table), hc.Fold(table.hand.round.queue[0])))


def test_the_player_behind_the_big_blind_straddles_hand_after_hand() -> None:
    table = seated()
    for _ in range(5):
        table = deal(table)
        assert table.hand is not None
        first = (table.big + 1) % 4
        seat = table.seats[first]
        assert seat is not None
        assert [table.players[post.seat] for post in without_cards(table)] == [first]
        assert table.hand.round.level == 40
        assert to_act(table) == (first + 1) % 4
        assert table.players[table.hand.round.queue[-1]] == first  # the straddler acts last
        while table.playing:
            table = fold(table)


def test_who_wants_no_more_does_not() -> None:
    table = deal(does(seated(3), c.Straddle("A", False)))
    seats = []
    for _ in range(3):
        seats += [table.players[post.seat] for post in without_cards(table)]
        while table.playing:
            table = fold(table)
        table = deal(table)
    assert sorted(seats) == [1, 2]


def test_nobody_straddles_heads_up() -> None:
    assert without_cards(deal(seated(2))) == []


def test_who_has_not_the_chips_does_not() -> None:
    table = seated()
    poor = evolve(table, fe.ChipsForfeited(1, 961, "A", FORFEITED), 0)
    found = set()
    for _ in range(4):
        poor = deal(poor)
        found |= {poor.players[post.seat] for post in without_cards(poor)}
        while poor.playing:
            poor = fold(poor)
    assert found == {0, 2, 3}


def test_a_straddle_counts_as_the_post() -> None:
    table = deal(seated(2))
    while table.playing:
        table = fold(table)
    table = does(does(table, c.TakeSeat("C", 2, 1000)), c.Straddle("C"))
    table = deal(table)
    assert table.hand is not None
    mine = table.players.index(2)
    assert [post for post in table.hand.deal.posts if post.seat == mine] == [Post(mine, "straddle", 40)]
    assert table.hand.round.stacks[mine] == 960


@pytest.mark.parametrize(
    ("book", "code", "straddles", "event", "expected"),
    [
        ("common", "no-limit holdem", True, "cash", "straddle"),
        ("common", "no-limit holdem", False, "cash", ""),
        ("common", "no-limit holdem", True, "tournament", ""),
        ("common", "fixed-limit stud", True, "cash", ""),
        ("fspr-training", "no-limit holdem", True, "cash", "straddle"),
        ("fspr-training", "no-limit holdem", False, "cash", "no-look"),
    ],
)  # fmt: skip
def test_the_book_and_the_table_say_what_there_is(
    book: str, code: str, straddles: bool, event: EventKind, expected: str
) -> None:
    table = seated(4, book, code, straddles, event)
    outcome = decide(table, c.Straddle("A", False), laws, 0)
    assert isinstance(outcome, Refused) is not bool(expected)
    if isinstance(outcome, Refused):
        assert outcome.code == "no_straddle"
        assert outcome.cites
    table = deal(table)
    assert [post.kind for post in without_cards(table)] == ([expected] if expected else [])
    if expected == "no-look":
        assert table.hand is not None
        assert table.players[table.hand.round.queue[-1]] == table.big  # the last word stays with the big blind


def test_a_stranger_has_no_wish() -> None:
    outcome = decide(seated(), c.Straddle("Z"), laws, 0)
    assert isinstance(outcome, Refused)
    assert outcome.code == "not_seated"


@pytest.mark.parametrize(("book", "code"), [("fspr-training", "straddles_not_agreed"), ("common", "")])
def test_a_training_table_agrees_on_straddles_before_the_game(book: str, code: str) -> None:
    table = seated(4, book, straddles=False)
    yes = c.NoteAgreement("A", Agreement(straddles=True))
    assert does(table, yes).settings.agreement.straddles
    table = deal(table)
    outcome = decide(table, yes, laws, 0)
    assert (outcome.code if isinstance(outcome, Refused) else "") == code
    if isinstance(outcome, Refused):
        assert outcome.cites == ("fspr-training:term-actions.10d",)
    assert does(table, c.NoteAgreement("A", Agreement("dead"))).settings.agreement.button == "dead"


def test_what_a_training_table_has_agreed_on_straddles_stays() -> None:
    table = deal(seated(4, "fspr-training", straddles=True))
    outcome = decide(table, c.NoteAgreement("A", Agreement()), laws, 0)
    assert isinstance(outcome, Refused)
    assert outcome.code == "straddles_not_agreed"
    other = does(deal(seated(4, "common", straddles=True)), c.NoteAgreement("A", Agreement()))
    assert not other.settings.agreement.straddles
