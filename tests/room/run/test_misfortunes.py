"""Events with misfortunes of every kind by chance: nothing is lost, and what is refused changes nothing."""

from random import Random

import pytest
from tests.room.run.test_stored import stored_again
from tests.room.run.told import EVENING, MINUTE, Run

from cardspeak.hand.refused import Refused
from cardspeak.room.ledger.event import Price, settled
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import commands_days as d
from cardspeak.room.tournament.run import commands_staff as s
from cardspeak.room.tournament.run.settings import Settings
from cardspeak.room.tournament.run.state import left
from cardspeak.room.tournament.seating import players
from cardspeak.room.tournament.stalling import Measure

BOOKS = ("common", "tda-2024", "diamond-club", "fspr-competition")
MEASURES = ((), (Measure("soft_hand_for_hand", 1),), (Measure("orbit_for_orbit"), Measure("shot_clock", 30, 4, 30)))
DULL = (d.EndDay, c.Undo, s.InviteGuest, c.BeAway, s.ChangeDecks, c.Push, c.Register)  # possible nearly always


def settings(chance: Random) -> Settings:
    return EVENING._replace(
        book=chance.choice(BOOKS), rebuy=None, addon=None, price=Price(20, 0, 5), bounty="none", seats=5,
        late_until=chance.choice([0, 2]), most_entries=chance.choice([0, 12]),
        no_show_level=chance.choice([0, 1]),
    )  # fmt: skip


def begun(chance: Random) -> Run:
    run = Run(settings(chance), chance.randrange(10**6))
    for role in ("judge", "floor"):
        run.give(c.Appoint(role, (role,), "dana"))
    run.give(c.NoteTicket("T", chance.choice([25, 40]), "dana", "p0", kind="qualification"))
    run.enter(*[f"p{number}" for number in range(1, 14)])
    run.ask(c.Register("p0", "dana", ticket="T"))
    run.give(s.SetCrew(("x", "y", "z"), "dana"))
    run.give(c.Start("dana"))
    for member in chance.sample(sorted(run.now.entrants), 10):
        run.ask(c.ConfirmSeat(member, "dana"))
    return run


def attempts(chance: Random, run: Run) -> list[c.Command]:
    """Commands of which some are possible now."""
    now = run.now
    who = chance.choice([each.member for each in now.penalties] or sorted(now.entrants))
    table = chance.choice([each.number for each in now.tables] or [0])
    case = chance.randrange(1, 3)
    return [
        s.MeetStalling(chance.choice(MEASURES), "dana"), s.BreakByLot("dana"), s.InviteGuest(who, "dana"),
        s.MoveGuests("dana"), s.InviteGuest(who, "dana", guest=False), s.RemoveNoShows("dana"),
        s.CallWaiting((who,), "dana"), s.PassTicket("T", who, "dana"), s.SettleTickets("dana", 2),
        c.Penalise(who, "phone", chance.choice(["warning", "rounds"]), chance.choice(["floor", "judge"])),
        s.ConfirmPenalty(case, "judge"), s.MakeProtest(who, case, "It was not so", who), s.ForwardProtest(1, "judge"),
        s.ReceiveProtest(1, "judge"), s.DecideProtest(1, "upheld", "", "judge"), c.Push("dana", (table,)),
        s.ChangeDecks("dana", (table,)), s.AskForDeck(who, who), c.OpenSeat(table, "dana"), c.BreakTable(table, "dana"),
        c.BeginHand(table, "riffle", "dana", hand=7), c.NextLevel("dana", now=True), c.BeAway(who, True, "dana"),
        c.Undo(now.steps, "by mistake", "dana"), c.Register(f"late {now.steps}", "dana"), d.EndDay("dana"),
    ]  # fmt: skip


def overnight(run: Run) -> None:
    """Count the bags twice, and go on the next day."""
    bags = run.now.bags
    if not run.now.bagged:
        least, over = divmod(run.now.counts.in_play, len(bags))
        for at, bag in enumerate(bags):
            for by in ("dana", "floor"):
                run.give(d.CountBag(bag.player, least + (over if not at else 0), by))
        run.give(d.CloseBags("dana"))
    run.at += 600 * MINUTE
    run.give(d.NextDay("dana"))


@pytest.mark.parametrize("seed", range(6))
def test_whatever_happens_everything_adds_up(seed: int) -> None:
    chance = Random(seed)
    run = begun(chance)
    for _ in range(25):
        if run.now.stage == "between_days":
            overnight(run)
        if run.now.stage == "registering":  # the start was taken back
            run.give(c.Start("dana"))
        if run.now.stage != "running":
            break
        for command in chance.sample(attempts(chance, run), 8):
            before = run.now
            found = run.ask(command)
            assert run.now is before
            if not isinstance(found, Refused) and not (isinstance(command, DULL) and chance.random() < 0.8):
                run.give(command)
                break
        if chance.random() < 0.3 and len(left(run.now)) > 3:
            run.ask(c.CloseRegistration("dana"))
    if run.now.stage == "between_days":
        overnight(run)
    finish(run)
    stored_again(run)
    assert run.replayed() == run.now
    assert settled(run.now.ledger, "friday")


def finish(run: Run) -> None:
    """Play to the end and pay."""
    if run.now.stage == "registering":
        run.give(c.Start("dana"))
    if run.now.open:
        run.give(c.CloseRegistration("dana"))
    while run.now.stage == "running":
        here = max(run.now.tables, key=lambda table: len(players(table)))
        assert len(players(here)) > 1
        run.bust(players(here)[0])
    for member in sorted(run.now.entrants):
        if not isinstance(run.ask(c.Pay(member, "dana")), Refused):
            run.give(c.Pay(member, "dana"))
    assert sorted(each.best for each in run.now.finishes)[0] == 1
