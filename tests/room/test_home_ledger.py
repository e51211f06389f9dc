"""The ledger of a home game is zero to the chip, and is evened out in the fewest payments."""

from __future__ import annotations

from itertools import combinations
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.room.test_home_game import HOST, NOW, acts, deal, do, opened
from tests.room.test_table_laws import laws

from cardspeak.hand import commands as hand
from cardspeak.hand.refused import Refused
from cardspeak.room.home.ledger import BOTS, OUT, Book, Ledger, balances, entered, ledger
from cardspeak.room.home.settle import EXACT, Payment, payments
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table import home_commands as hc
from cardspeak.room.table.decide import decide
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.state import Table, sitting, to_act

CHIPS = st.integers(-1000, 1000)


def evened(rows: list[int]) -> dict[str, int]:
    return {str(number): chips for number, chips in enumerate([*rows, -sum(rows)])}


def after(balances: dict[str, int], paid: tuple[Payment, ...]) -> dict[str, int]:
    left = dict(balances)
    for payment in paid:
        assert payment.chips > 0
        left[payment.by] += payment.chips
        left[payment.to] -= payment.chips
    return left


def fewest(values: list[int]) -> int:
    """How few payments there can be, by looking at every way of dividing the people into groups that even out."""
    values = [value for value in values if value]
    if not values:
        return 0
    first, rest = values[0], values[1:]
    found = len(values) - 1
    for size in range(1, len(rest) + 1):
        for chosen in combinations(range(len(rest)), size):
            if first + sum(rest[place] for place in chosen) == 0:
                others = [rest[place] for place in range(len(rest)) if place not in chosen]
                found = min(found, size + fewest(others))
    return found


@given(st.lists(CHIPS, max_size=24))
@settings(max_examples=150, deadline=None)
def test_payments_even_everything_out_to_the_chip(rows: list[int]) -> None:
    owed = evened(rows)
    paid = payments(owed)
    assert not any(after(owed, paid).values())
    assert len(paid) <= max(len([chips for chips in owed.values() if chips]) - 1, 0)
    assert payments(dict(reversed(owed.items()))) == paid


@given(st.lists(st.integers(-4, 4), max_size=6))
@settings(max_examples=150, deadline=None)
def test_no_fewer_payments_would_do(rows: list[int]) -> None:
    assert len(payments(evened(rows))) == fewest([*evened(rows).values()])


def test_as_many_people_as_are_exact() -> None:
    pairs = {f"{name}{sign}": sign * chips for chips, name in enumerate("abcdef", 1) for sign in (1, -1)}
    assert len(pairs) == EXACT
    assert len(payments(pairs)) == 6


def test_an_evening_of_random_play_is_zero_to_the_chip() -> None:
    """Buy-ins, chips given and taken, people and bots who come and go, hands to their end: at every moment zero."""
    for seed in range(6):
        rng, table, book = Random(seed), opened(), Book()
        for step in range(150):
            command = _some(rng, table, step)
            outcome = decide(table, command, laws, NOW + step)
            if isinstance(outcome, Refused):
                continue
            for event in outcome:
                table = evolve(table, event, NOW + step)
            book = entered(book, [(NOW + step, event) for event in outcome])
            if not table.playing:
                _even(ledger(book, table), table)
        assert table.number > 3
        assert any(entry.what == "given" for entry in book.entries)


def _some(rng: Random, table: Table, step: int) -> c.Command:
    if table.playing and rng.random() < 0.8:
        number = to_act(table)
        kind = rng.choice((hand.Fold, hand.Call, hand.Check, hand.AllIn))
        return c.Act(sitting(table, number).member, kind(table.players.index(number)))
    member, seat = rng.choice((HOST, *"abcd")), rng.randrange(6)
    order = tuple(rng.sample(range(52), 52))
    commands: list[c.Command] = [
        c.TakeSeat(member, seat, rng.randrange(40, 401)), c.TakeSeat(f"b{step}", seat, 100, "solid"),
        c.StartHand(order, order), c.StartHand(order, order), c.StartHand(order, order), c.Leave(member),
        c.TopUp(member, rng.randrange(1, 200)), hc.GiveChips(HOST, seat, rng.randrange(-90, 90)), c.SitIn(member, True),
        c.Forfeit(HOST, seat, 3), c.ChangeSeat(member, seat),
    ]  # fmt: skip
    return rng.choice(commands)


def _even(found: Ledger, table: Table) -> None:
    assert sum(account.net for account in found.accounts) == 0
    assert sum(account.stack for account in found.accounts) == table.chips
    assert not any(after(dict(balances(found.accounts)), found.payments).values())


def test_what_an_account_says() -> None:
    table, book = opened(), Book()
    for command in (
        c.TakeSeat(HOST, 0, 100), c.TakeSeat("a", 1, 200), c.TakeSeat("b7", 2, 100, "solid"),
        hc.GiveChips(HOST, 1, 50), c.TopUp(HOST, 20), c.ChangeSeat("a", 4), hc.GiveChips(HOST, 4, -10), c.Leave("a"),
        c.TakeSeat("a", 5, 240), c.Forfeit(HOST, 5, 4),
    ):  # fmt: skip
        outcome = decide(table, command, laws, NOW)
        assert not isinstance(outcome, Refused), outcome
        book = entered(book, [(NOW, event) for event in outcome])
        table = do(table, command)
    accounts = {account.member: account for account in ledger(book, table).accounts}
    assert tuple(accounts["a"]) == ("a", 200 + 50 + 240, 10 + 240, 236, True)
    assert accounts[HOST].net == accounts[BOTS].net == 0
    assert (accounts["a"].net, accounts[OUT].net) == (-4, 4)
    assert ledger(book, table).payments == (Payment("a", OUT, 4),)
    assert [entry.what for entry in book.entries[3:]] == ["given", "added", "taken", "left", "bought", "out"]


def test_in_a_hand_the_ledger_is_that_of_before_it() -> None:
    table, book = opened(), Book()
    for at, member in enumerate((HOST, "a")):
        outcome = decide(table, c.TakeSeat(member, at, 100), laws, NOW)
        assert not isinstance(outcome, Refused)
        book = entered(book, [(NOW, event) for event in outcome])
        table = do(table, c.TakeSeat(member, at, 100))
    table = deal(table)
    assert ledger(book, table).payments == ()
    number = to_act(table)
    folds = decide(table, c.Act(sitting(table, number).member, hand.Fold(table.players.index(number))), laws, NOW)
    assert not isinstance(folds, Refused)
    assert any(isinstance(event, e.HandFinished) for event in folds)
    table = acts(table, hand.Fold)
    assert [payment.chips for payment in ledger(entered(book, [(NOW, each) for each in folds]), table).payments] == [1]
