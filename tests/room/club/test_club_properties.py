"""Whatever is asked of a club, by whom and in which order: the ledger balances, and a refusal changes nothing."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.room.club.random_commands import Chance
from tests.room.club.told import MINUTE, Evening, adds_up, law_of

from cardspeak.codec.events import EVENTS
from cardspeak.hand.refused import Refused
from cardspeak.room.club import commands_cashier as cc
from cardspeak.room.club.decide import RULES, decide
from cardspeak.room.club.evolve import evolve
from cardspeak.room.club.state import Club

COMMANDS = 700
MOVES = (
    "SellChips", "PayOut", "KeepChips", "HandBack", "TakeSeat", "AddChips", "LeaveSeat", "ChangeTable", "CountAbsent",
    "TakeIntoKeeping", "SellTicket", "RedeemTicket", "SettleTickets", "TakeEntry", "PayPrize", "CloseShift", "Fill",
    "CountDrop", "CollectDrop", "CloseTable", "CountCage", "ChangePieces", "Undo",
)  # fmt: skip
REFUSALS = (
    "amount_not_positive", "ticket_used", "chips_short", "balance_short", "banned", "staff_only", "not_your_role",
    "buy_in_outside", "change_not_asked", "sheet_used", "step_was_built_on", "table_holds_less", "cage_short",
)  # fmt: skip


def an_evening(seed: int, commands: int = COMMANDS) -> tuple[Evening, Counter[str], Counter[str]]:
    """Give a club so many commands by chance: what was done, and what was refused."""
    books = (("fspr-training", "fspr-competition"), ("diamond-club", "diamond-club"), ("common", "tda-2024"))
    club, chance = Evening(*books[seed % 3]), Chance(seed)
    for member in chance.guests[:9]:
        club.guest(member, 1000)
    club.table()
    done, refused = by_chance(club, chance, commands)
    return club, done, refused


def by_chance(club: Evening, chance: Chance, commands: int) -> tuple[Counter[str], Counter[str]]:
    """Give a club commands by chance; what was done, and what was refused and has changed nothing."""
    done, refused = Counter[str](), Counter[str]()
    for _ in range(commands):
        club.at += chance.random.choice((0, 1000, 1000, 10_000, 10_000, 20 * MINUTE))
        if not any(not each.closed for each in club.now.shifts.values()):
            club.give(cc.OpenShift(5000, "cleo"))
        command = chance.command(club.now)
        if type(command).__name__ == "OpenTable" and club.now.house.book != "fspr-training":
            command = command._replace(sort="cash")  # type: ignore[call-arg]
        before, balances, cage = club.state, dict(club.now.ledger.balances), dict(club.now.inventory.cage)
        found = club.ask(command)
        assert dict(club.now.ledger.balances) == balances
        assert dict(club.now.inventory.cage) == cage
        assert club.state is before
        if isinstance(found, Refused):
            refused[found.code] += 1
            continue
        done[type(command).__name__] += 1
        club.give(command)
    return done, refused


@pytest.mark.parametrize("seed", range(9))
def test_the_ledger_balances_whatever_is_asked(seed: int) -> None:
    club, done, refused = an_evening(seed)
    assert sum(done.values()) > COMMANDS / 6
    assert sum(refused.values()) > COMMANDS / 10
    again: Club | None = None
    for event, at in club.stored:
        again = evolve(again, EVENTS.read(*EVENTS.write(event)), at)
    assert again == club.now, "what was stored folds to the same club"


def test_chance_reaches_nearly_every_command_and_many_refusals() -> None:
    done, refused = Counter[str](), Counter[str]()
    for seed in range(9, 15):
        _, one, other = an_evening(seed)
        done, refused = done + one, refused + other
    assert len(done) > 45, set(RULES) - set(done)
    assert set(MOVES) <= set(done), set(MOVES) - set(done)
    assert len(refused) > 50, sorted(refused)
    assert set(REFUSALS) <= set(refused), set(REFUSALS) - set(refused)


@pytest.mark.parametrize("seed", range(6))
def test_the_last_step_taken_back_leaves_nothing_but_the_log(seed: int) -> None:
    club, chance, tried = Evening("fspr-training"), Chance(100 + seed), 0
    from cardspeak.room.club.commands_people import Undo

    while tried < 60:
        club.at += 7 * MINUTE
        if not any(not each.closed for each in club.now.shifts.values()):
            club.give(cc.OpenShift(5000, "cleo"))
        before = club.now
        command = chance.command(before)
        if isinstance(command, Undo) or isinstance(club.ask(command), Refused):
            continue
        club.give(command)
        after = club.now
        taken = decide(after, Undo(after.steps, "a mistake", "olga"), law_of, club.at)
        if isinstance(taken, Refused):
            assert taken.code in ("staff_only", "not_your_role"), taken
            continue
        now: Club = after
        for event in taken:
            now = evolve(now, event, club.at)
        adds_up(now)
        same = ("log", "steps", "counts")
        for name in Club._fields:
            if name not in same:
                assert getattr(now, name) == getattr(before, name), (name, command)
        tried += 1
