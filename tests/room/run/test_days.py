"""An event over several days: bags counted twice, the redraw, flights whose players come together."""

from tests.room.run.test_stored import stored_again
from tests.room.run.told import EVENING, MINUTE, Run

from cardspeak.room.ledger.event import FLIGHTS, Price, settled
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import commands_days as d
from cardspeak.room.tournament.run.settings import Settings
from cardspeak.room.tournament.run.state import left
from cardspeak.room.tournament.run.time import shows
from cardspeak.room.tournament.seating import players

PLAIN: Settings = EVENING._replace(rebuy=None, addon=None, late_until=0, price=Price(20, 5, 3), reentries=0)


def first_day(settings: Settings = PLAIN, seed: int = 1, entries: int = 20) -> Run:
    """An event at the end of its first day: a player is out at each table."""
    run = Run(settings, seed)
    run.enter(*[f"p{number}" for number in range(1, entries + 1)])
    run.give(c.Start("dana"))
    run.wait(7)
    run.bust("p1")
    run.bust("p2")
    run.give(d.EndDay("dana"))
    return run


def bag(run: Run, *by: str) -> None:
    """Have every bag counted by these people; all hold the same but for what is left over."""
    bags = run.now.bags
    least, over = divmod(run.now.counts.in_play, len(bags))
    for at, each in enumerate(bags):
        for who in by:
            run.give(d.CountBag(each.player, least + (over if at == 0 else 0), who))


def test_a_night_between_two_days() -> None:
    run = first_day()
    assert (run.now.stage, [each.tag for each in run.now.bags]) == ("between_days", list(range(1, 19)))
    stood = run.now.clock.left
    run.at += 9 * 60 * MINUTE
    assert run.refuses(d.CloseBags("dana")) == "bags_uncounted"
    bag(run, "dana")
    assert run.refuses(d.CloseBags("dana", "late")) == "bags_uncounted"
    run.give(c.Appoint("fred", ("floor",), "dana"))
    bag(run, "fred")
    assert run.refuses(d.NextDay("dana")) == "bags_are_open"
    run.give(d.CloseBags("dana"))
    assert run.refuses(d.CountBag("p3", 1, "dana")) == "bags_are_closed"
    before = {table.places for table in run.now.tables}
    run.give(d.NextDay("dana"))
    assert (run.now.day, run.now.stage, run.now.bags, run.now.clock.left) == (2, "running", (), stood)
    assert [len(players(table)) for table in run.now.tables] == [9, 9]
    assert {table.places for table in run.now.tables} != before
    assert shows(run.now, run.at + MINUTE).left == stood - MINUTE
    run.bust("p3")
    stored_again(run)
    assert run.replayed() == run.now


def test_counts_that_differ_and_chips_that_are_missing() -> None:
    run = first_day()
    run.give(c.Appoint("fred", ("floor", "dealer"), "dana"))
    bag(run, "dana", "fred")
    run.give(d.CountBag("p9", 5, "fred"))
    assert run.refuses(d.CloseBags("dana", "never mind")) == "bags_differ"
    run.give(d.CountBag("p9", 5, "dana"))
    assert run.refuses(d.CloseBags("dana")) == "bags_do_not_add_up"
    in_play = run.now.counts.in_play
    run.give(d.CloseBags("dana", "A chip fell behind the radiator"))
    found = sum(each.chips for each in left(run.now))
    assert (run.now.counts.in_play, found < in_play) == (found, True)
    run.give(c.Undo(run.now.steps, "found it", "dana"))
    assert (run.now.counts.in_play, run.now.bagged) == (in_play, False)


def test_who_counts() -> None:
    run = first_day()
    assert run.refuses(d.CountBag("p9", 5000, "p9")) == "staff_only"
    assert run.refuses(d.CountBag("p1", 5000, "dana")) == "not_playing"
    assert run.refuses(d.CountBag("p9", 0, "dana")) == "empty_bag"


def test_a_director_alone_enters_the_players_own_counts() -> None:
    run = first_day()
    bag(run, "dana")
    first, *others = run.now.bags
    run.give(d.CountBag(first.player, first.counts[0][1] - 25, "dana", own=True))
    for each in others:
        run.give(d.CountBag(each.player, each.counts[0][1], "dana", own=True))
    assert run.now.bags[1].counts[1] == (others[0].player, run.now.bags[1].chips)
    assert run.refuses(d.CloseBags("dana")) == "bags_differ"
    run.give(d.CountBag(first.player, first.counts[0][1], "dana", own=True))
    run.give(d.CloseBags("dana"))
    stored_again(run)
    playing = first_day()
    playing.give(c.Appoint("p9", ("floor",), "dana"))
    for own in (True, False):  # who is of the staff and plays counts their own bag once, however it is entered
        playing.give(d.CountBag("p9", 5000, "p9", own=own))
    assert next(each for each in playing.now.bags if each.player == "p9").counts == (("p9", 5000),)


def flight(seed: int, entries: int = 12) -> Run:
    run = first_day(seed=seed, entries=entries)
    run.give(c.Appoint("fred", ("floor",), "dana"))
    bag(run, "dana", "fred")
    run.give(d.CloseBags("dana"))
    return run


def test_two_flights_come_together() -> None:
    final = Run(PLAIN)
    money, best = 0, dict[str, int]()
    for number, run in ((1, flight(1)), (2, flight(2, 16))):
        entries = run.now.counts.entries
        held = run.now.ledger
        rows = tuple(
            d.Flown(each.player, each.chips, 1, held.on(f"bounty/friday/{each.player}")) for each in run.now.bags
        )
        prizes = held.on("prizes/friday")
        run.give(d.SendOn("final", "dana"))
        assert settled(run.now.ledger, "friday")
        assert run.now.ledger.on(FLIGHTS) == prizes + sum(each.bounty for each in rows)
        assert run.refuses(d.SendOn("final", "dana")) == "tournament_over"
        final.give(d.BringOver(f"flight {number}", rows, entries, prizes))
        assert final.refuses(d.BringOver(f"flight {number}", rows, entries, prizes)) == "flight_is_here"
        money += prizes + sum(each.bounty for each in rows)
        for each in rows:
            best[each.member] = max(best.get(each.member, 0), each.chips)
    assert final.now.ledger.on(FLIGHTS) == -money
    assert final.now.counts == final.now.counts._replace(entries=28, in_play=sum(best.values()))
    assert {each.member: each.chips for each in final.now.entrants.values()} == best
    final.give(d.NextDay("dana"))
    assert final.now.stage == "running"
    assert sorted(each.member for each in left(final.now)) == sorted(best)
    assert final.now.payouts, "nothing can be bought any more"
    stored_again(final)


def test_no_day_ends_in_the_middle() -> None:
    run = Run(PLAIN)
    run.enter("p1", "p2", "p3")
    assert run.refuses(d.EndDay("dana")) == "tournament_registering"
    assert run.refuses(d.NextDay("dana")) == "no_flight_yet"
    run.give(c.Start("dana"))
    assert run.refuses(d.EndDay("p1")) == "staff_only"


def test_an_event_with_flights_is_not_called_off_with_their_money() -> None:
    """What those who are out in a flight have paid is in the prizes: nobody can say who gets it back."""
    run, final = flight(1), Run(PLAIN)
    held = run.now.ledger
    rows = tuple(d.Flown(each.player, each.chips, 1, held.on(f"bounty/friday/{each.player}")) for each in run.now.bags)
    prizes = held.on("prizes/friday")
    run.give(d.SendOn("final", "dana"))
    final.give(d.BringOver("flight 1", rows, run.now.counts.entries, prizes))
    assert final.refuses(c.Cancel("no power", "dana")) == "flights_are_played"
    final.give(d.NextDay("dana"))
    assert final.refuses(c.Cancel("no power", "dana")) == "flights_are_played"
