"""An evening of a club: late arrivals, rebuys, a broken table, a colour-up, a penalty, two out at once, a deal."""

from tests.room.run.told import Run

from cardspeak.room.ledger.event import settled
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.state import finish_of, left
from cardspeak.room.tournament.seating import players

FIRST = [f"p{number}" for number in range(1, 21)]


def to_the_break() -> Run:
    """The evening until its first break."""
    run = Run()
    run.enter(*FIRST)
    run.give(c.Start("dana"))
    run.wait(5)
    run.enter("p21", "p22", "p23")
    for member in ("p1", "p2", "p3", "p4", "p5", "p5"):
        run.give(c.Rebuy(member, "dana"))
    run.wait(56)
    return run


def colour_up(run: Run) -> None:
    """Race the smallest denomination off at every table: eight players have an odd chip each."""
    for table in run.now.tables:
        held = tuple(
            c.Held(member, ((run.now.chips[0], place < 8),), True) for place, member in enumerate(players(table))
        )
        run.give(c.ColourUp(table.number, held, tuple(run.chance.sample(range(52), 52)), "dana"))


def test_an_evening_from_the_first_entry_to_the_last_prize() -> None:
    run = to_the_break()
    assert sorted(len(players(table)) for table in run.now.tables) == [7, 8, 8]
    assert (run.now.counts.entries, run.now.counts.rebuys, run.now.counts.in_play) == (23, 6, 145_000)
    assert run.now.part == "break"
    run.give(c.AddOn("p1", "dana"))
    run.wait(10)
    assert (run.now.level, run.now.open) == (3, False)
    assert sum(run.now.payouts) == 23 * 20 + 6 * 20 + 10
    assert run.refuses(c.Register("late", "late")) == "entries_closed"
    for member in ("p1", "p2", "p3", "p6"):
        run.bust(member)
    assert len(run.now.tables) == 3
    events = run.bust("p4")
    assert len(run.now.tables) == 2
    assert any(isinstance(event, e.TableBroken) for event in events)
    assert run.own("p4").status == "out"
    assert finish_of(run.now, "p4") is not None
    colour_up(run)
    assert run.now.chips == (100, 500, 1000)
    assert len(run.now.races) == 2
    run.give(c.Penalise("p7", "abuse", "rounds", "dana", 1, "swore at the dealer"))
    assert run.now.penalties[0].left == 9
    two_in_one_hand(run)
    to_three(run)
    a_deal(run)
    for member in [each.player for each in run.now.finishes[-4:]]:
        if run.ask(c.Pay(member, "dana")):
            run.give(c.Pay(member, "dana"))
    paid = {each.member: each.prize for each in run.now.entrants.values() if each.prize}
    assert sum(paid.values()) == 590
    assert settled(run.now.ledger, "friday")
    assert run.replayed() == run.now


def two_in_one_hand(run: Run) -> None:
    """Two are out in one hand: who began it with more is placed higher."""
    table = run.now.tables[0]
    one, other, winner = players(table)[:3]
    two = (c.Loser(one, winners=(winner,)), c.Loser(other, winners=(winner,)))
    assert run.refuses(c.Bust(table.number, two, "dana")) == "started_stacks_needed"
    two = (two[0]._replace(started=1500), two[1]._replace(started=4000))
    run.give(c.Bust(table.number, two, "dana"))
    places = {each.player: each.best for each in run.now.finishes}
    assert (places[one], places[other]) == (18, 17)
    assert run.own(winner).bounties == 10


def to_three(run: Run) -> None:
    """Everybody but three goes out; on the way the final table is formed."""
    while len(left(run.now)) > 3:
        events = run.bust(left(run.now)[-1].member)
        if any(isinstance(event, e.FinalFormed) for event in events):
            assert len(left(run.now)) == 9
    assert len(run.now.tables) == 1


def a_deal(run: Run) -> None:
    """Three agree on a deal by ICM, once their stacks are counted and one who refused has thought better of it."""
    assert run.refuses(c.ProposeDeal("icm", "dana")) == "stack_not_counted"
    three = [each.member for each in left(run.now)]
    total = run.now.counts.in_play
    chips = (total // 200 * 100, total // 400 * 100)
    counts = tuple(zip(three, (*chips, total - sum(chips)), strict=True))
    wrong = (*counts[:2], (three[2], counts[2][1] + 100))
    assert run.refuses(c.CountStack(wrong, "dana")) == "count_does_not_fit"
    run.at += 1
    run.give(c.CountStack(counts, "dana"))
    run.give(c.ProposeDeal("icm", "dana"))
    run.give(c.AgreeDeal((three[0],), three[0]))
    run.give(c.RefuseDeal(three[1], three[1]))
    assert run.refuses(c.AgreeDeal((three[2],), three[2])) == "no_deal_proposed"
    run.give(c.ProposeDeal("icm", "dana"))
    assert run.refuses(c.AgreeDeal((three[2],), three[0])) == "staff_only"
    run.give(c.AgreeDeal(tuple(three), "dana"))
    assert run.now.deal
    assert sum(amount for _, amount in run.now.deal.shares) == sum(run.now.payouts[:3])
    assert run.now.stage == "over"
    assert run.place(three[0]) == 1
