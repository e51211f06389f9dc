"""What changes while a table stands, when it counts, and who may change it."""

from __future__ import annotations

import pytest
from tests.room.test_table_laws import laws

from cardspeak.cards.card import DECKS
from cardspeak.hand import commands as hc
from cardspeak.hand.refused import Refused
from cardspeak.room.table import commands as c
from cardspeak.room.table.changes import unfit
from cardspeak.room.table.clock import deadline
from cardspeak.room.table.decide import decide
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.state import Agreement, Settings, Speed, Stakes, Table, sitting, to_act

SETTINGS = Settings("t", ("nlhe",), "tda-2024", 4, Stakes(10, 20), event="tournament")
LEVEL_2 = Stakes(20, 40, blind_ante=5, level=2)
NOW = 1_000_000


def opened(settings: Settings = SETTINGS) -> Table:
    outcome = decide(None, c.Open(settings, "owner"), laws, NOW)
    assert not isinstance(outcome, Refused), outcome
    table = evolve(None, outcome[0], NOW)
    for at, member in enumerate("ABC"):
        table = do(table, c.TakeSeat(member, at, 1000))
    return table


def do(table: Table, command: c.Command, at: int = NOW) -> Table:
    outcome = decide(table, command, laws, at)
    assert not isinstance(outcome, Refused), (outcome, command)
    for event in outcome:
        table = evolve(table, event, at)
    return table


def refused(table: Table, command: c.Command) -> Refused:
    outcome = decide(table, command, laws, NOW)
    assert isinstance(outcome, Refused), outcome
    return outcome


def deal(table: Table) -> Table:
    return do(table, c.StartHand(DECKS[52], DECKS[52]))


def fold(table: Table) -> Table:
    number = to_act(table)
    return do(table, c.Act(sitting(table, number).member, hc.Fold(table.players.index(number))))


def posts(table: Table) -> dict[str, int]:
    assert table.hand is not None
    found: dict[str, int] = {}
    for post in table.hand.deal.posts:
        found[post.kind] = found.get(post.kind, 0) + post.amount
    return found


def test_a_new_level_counts_from_the_next_hand() -> None:
    table = do(deal(opened()), c.SetStakes("owner", LEVEL_2))
    assert table.settings.stakes.level == 2
    assert posts(table) == {"small blind": 10, "big blind": 20}
    assert table.hand is not None
    assert table.hand.deal.big_blind == 20
    table = fold(fold(table))
    assert posts(deal(table)) == {"small blind": 20, "big blind": 40, "ante": 15}


def test_chips_are_bought_within_the_limits_of_now() -> None:
    table = opened(SETTINGS._replace(event="cash"))
    assert refused(do(table, c.SetStakes("owner", Stakes(10, 20, most_buy_in=1200))), c.TopUp("A", 500)).code == (
        "buy_in_outside"
    )
    assert sitting(do(table, c.TopUp("A", 500)), 0).stack == 1500


def test_the_player_to_act_has_the_whole_of_the_new_time() -> None:
    table = deal(opened())
    later = NOW + 50_000
    fast = do(table, c.SetSpeed("owner", Speed(5_000, 1_000)), later)
    seat = sitting(fast, to_act(fast))
    assert deadline(table) == NOW + 80_000
    assert deadline(fast) == later + 5_000 + seat.bank
    assert seat.bank == 60_000  # what the players have in their banks is theirs
    assert sitting(do(fast, c.TakeSeat("D", 3, 1000)), 3).bank == 1_000


def test_what_the_players_agree_on_holds_in_the_next_hand() -> None:
    table = deal(opened(SETTINGS._replace(event="cash", book="common")))
    agreed = do(table, c.NoteAgreement("owner", Agreement("dead", 2, True)))
    assert agreed.hand == table.hand
    following = deal(fold(fold(agreed))).hand
    assert following is not None
    assert (following.deal.runs, following.deal.straddles) == (2, True)


@pytest.mark.parametrize(("book", "late"), [("common", ""), ("fspr-training", "straddles_not_agreed")])
@pytest.mark.parametrize("first", [False, True])
def test_straddles_are_agreed_on_when_the_book_has_it_so(book: str, late: str, first: bool) -> None:
    """Before the game at every table; while it is on where the house decides (fspr-training:term-actions.10d)."""
    settings = SETTINGS._replace(event="cash", book=book, stakes=Stakes(10, 20, chips=(5,)))
    change = c.NoteAgreement("owner", Agreement(straddles=not first))
    table = opened(settings._replace(agreement=Agreement(straddles=first)))
    assert do(table, change).settings.agreement.straddles is not first
    outcome = decide(deal(table), change, laws, NOW)
    assert (outcome.code if isinstance(outcome, Refused) else "") == late
    if isinstance(outcome, Refused):
        assert outcome.cites == ("fspr-training:term-actions.10d",)


@pytest.mark.parametrize(("book", "late"), [("common", ""), ("diamond-club", ""), ("fspr-training", "buy_in_stays")])
@pytest.mark.parametrize("limits", [(400, 2000), (200, 3000), (0, 2000), (200, 0)])
def test_the_buy_in_is_set_before_the_game_where_the_book_has_it_so(
    book: str, late: str, limits: tuple[int, int]
) -> None:
    """fspr-training:provisions.1: the club fixes it before it organises the game."""
    stakes = Stakes(10, 20, least_buy_in=200, most_buy_in=2000, chips=(5,))
    table = opened(SETTINGS._replace(event="cash", book=book, stakes=stakes))
    change = c.SetStakes("owner", stakes._replace(least_buy_in=limits[0], most_buy_in=limits[1]))
    assert do(table, change).settings.stakes.most_buy_in == limits[1]
    outcome = decide(deal(table), change, laws, NOW)
    assert (outcome.code if isinstance(outcome, Refused) else "") == late
    if isinstance(outcome, Refused):
        assert outcome.cites == ("fspr-training:provisions.1", "fspr-training:concepts.2b")
        higher = c.SetStakes("owner", stakes._replace(small_blind=20, big_blind=40))
        assert do(deal(table), higher).settings.stakes.big_blind == 40, "the blinds go up all the same"


@pytest.mark.parametrize(
    ("book", "took", "minutes", "least"),
    [
        ("common", 3000, 5, 200), ("fspr-training", 3000, 60, 3000), ("fspr-training", 3000, 61, 200),
        ("fspr-training", 100, 60, 200), ("diamond-club", 3000, 300, 3000),
    ],
)  # fmt: skip
def test_who_comes_back_to_a_table_brings_what_its_book_wants(book: str, took: int, minutes: int, least: int) -> None:
    """fspr-training:absent.2, diamond-club:86b: the same law as at the club's desk."""
    stakes = Stakes(10, 20, least_buy_in=200, most_buy_in=2000, chips=(5,))
    table = opened(SETTINGS._replace(event="cash", book=book, stakes=stakes))
    table = table._replace(seats=(sitting(table, 0)._replace(stack=took), *table.seats[1:]))
    gone = do(table, c.Leave("A"))
    later = NOW + minutes * 60_000
    assert isinstance(decide(gone, c.TakeSeat("A", 0, least - 5), laws, later), Refused)
    back = do(gone, c.TakeSeat("A", 0, least), later)
    assert sitting(back, 0).stack == least
    above = decide(gone, c.TakeSeat("A", 0, max(least, 2000) + 5), laws, later)
    assert isinstance(above, Refused) or book == "diamond-club"
    assert isinstance(decide(gone, c.TakeSeat("N", 0, 3000), laws, later), Refused), "a new player"


def test_what_is_as_it_was_leaves_no_event() -> None:
    table = opened()
    for command in (
        c.SetStakes("owner", table.settings.stakes),
        c.SetSpeed("owner", table.settings.speed),
        c.NoteAgreement("owner", table.settings.agreement),
        c.Appoint("owner", "owner"),
        c.HandOver("owner", "owner"),
        c.Dismiss("owner", "A"),
    ):
        assert decide(table, command, laws, NOW) == ()


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (c.SetStakes("A", LEVEL_2), "floor_only"),
        (c.SetSpeed("A", Speed()), "floor_only"),
        (c.SetStakes("owner", Stakes(10, 0)), "stakes_unfit"),
        (c.SetStakes("owner", Stakes(10, 20, -1)), "stakes_unfit"),
        (c.SetStakes("owner", Stakes(10, 20, chips=())), "stakes_unfit"),
        (c.SetStakes("owner", Stakes(10, 20, least_buy_in=20, most_buy_in=10)), "stakes_unfit"),
        (c.SetStakes("owner", Stakes(30, 20)), "blind_ratio"),
        (c.SetSpeed("owner", Speed(0)), "speed_unfit"),
        (c.SetSpeed("owner", Speed(pause=-1)), "speed_unfit"),
        (c.NoteAgreement("owner", Agreement(runs=4)), "number_of_runs"),
        (c.NoteAgreement("owner", Agreement(straddles=True)), "no_straddle"),
        (c.Appoint("A", "A"), "floor_only"),
        (c.Dismiss("owner", "owner"), "owner_stays_floor"),
        (c.HandOver("owner", "A"), "not_of_the_floor"),
    ],
)
def test_what_is_refused(command: c.Command, code: str) -> None:
    assert refused(opened(), command).code == code


def test_a_table_that_could_not_deal_is_not_opened() -> None:
    for settings, code in (
        (SETTINGS._replace(stakes=Stakes(10, 5)), "blind_ratio"),
        (SETTINGS._replace(stakes=Stakes(0, 0)), "stakes_unfit"),
        (
            SETTINGS._replace(games=("stud",), stakes=Stakes(0, 20, 2, 10, 20, 40), agreement=Agreement(runs=2)),
            "no_board_to_run",
        ),
    ):
        found = decide(None, c.Open(settings, "owner"), laws, NOW)
        assert isinstance(found, Refused), settings
        assert found.code == code
        assert unfit(settings, laws) == found


def test_who_runs_the_table() -> None:
    table = do(opened(), c.Appoint("owner", "A"))
    assert table.floor == ("owner", "A")
    assert refused(table, c.Dismiss("A", "owner")).code == "not_your_table"
    table = do(table, c.HandOver("owner", "A"))
    assert (table.owner, table.floor) == ("A", ("owner", "A"))
    assert refused(table, c.HandOver("owner", "owner")).code == "not_your_table"
    table = do(table, c.Dismiss("A", "owner"))
    assert table.floor == ("A",)
    assert refused(table, c.SetSpeed("owner", Speed(1))).code == "floor_only"


def test_the_rest_is_fixed_at_opening() -> None:
    """Whatever random commands were, the first part of the settings is what it was."""
    table = opened()
    for command in (
        c.SetStakes("owner", LEVEL_2),
        c.SetSpeed("owner", Speed(1)),
        c.NoteAgreement("owner", Agreement("dead")),
    ):
        now = do(table, command).settings
        assert now != table.settings
        assert now._replace(**{name: getattr(table.settings, name) for name in ("stakes", "speed", "agreement")}) == (
            table.settings
        )
    assert isinstance(decide(table, c.Open(SETTINGS, "owner"), laws, NOW), Refused)
