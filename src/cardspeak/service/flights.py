"""Flights: the players of one who go on come to the main event in the same commit, with their chips and the prizes.

Where the flight takes that step back they leave the main event again, as long as nothing was built on it there.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from cardspeak.hand.refused import Refused
from cardspeak.ports import Clock
from cardspeak.room.ledger import event as money
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import commands_days as d
from cardspeak.room.tournament.run import events as te
from cardspeak.room.tournament.run import events_days as e
from cardspeak.room.tournament.run.state import Tournament, roles_of
from cardspeak.service.running_tournament import RunningTournament
from cardspeak.service.threads import PEOPLE


async def to_main_event(
    find: Callable[[str], Awaitable[RunningTournament | None]],
    running: RunningTournament, member: str, to: str, clock: Clock,
) -> Refused | None:  # fmt: skip
    """Say why a member may not send a flight on to an event; else have its players be called there as they are here.

    They direct both: nobody sends players to somebody else's event.
    """
    main = await find(to)
    wrong = not_theirs(main, running, member, to)
    if wrong or main is None:
        return wrong
    for bag in running.state.bags:
        name = running.names.name(bag.player)
        if name != bag.player:
            await PEOPLE.call(main.names.learn, name, clock.now())
    return None


def not_theirs(
    main: RunningTournament | None, running: RunningTournament, member: str, to: str
) -> Refused | None:  # fmt: skip
    """Say why somebody sends nobody to this event, or takes nobody back from it."""
    if main is None or main is running or main.known is None:
        return Refused("no_such_event", {"event": to[:40]})
    return None if "director" in roles_of(main.state, member) else Refused("staff_only", {"roles": "director"})


def brought(
    running: RunningTournament, main: RunningTournament | None, events: Sequence[Any], flight: Tournament
) -> list[tuple[RunningTournament, Any]]:  # fmt: skip
    """Return what follows for the main event when a flight is sent on; where there is none, what refuses all of it."""
    sent = next((event for event in events if isinstance(event, e.FlightSent)), None)
    if sent is None:
        return []
    if main is None or main.known is None:
        return [(running, d.SendOn(sent.to, ""))]
    coins = {each.account: -each.amount for each in sent.transaction.postings if each.amount < 0}
    rows = []
    for member, chips in sent.stacks:
        bounty = coins.pop(money.bounty(flight.id, member), 0)
        there = main.names.id(running.names.name(member))
        rows.append(d.Flown(there, chips, flight.entrants[member].entries, bounty))
    # bounties that nobody has won can be won by nobody any more: they are prizes
    return [(main, d.BringOver(running.id, tuple(rows), flight.counts.entries, sum(coins.values())))]


def taken_back(
    running: RunningTournament, main: RunningTournament | None, events: Sequence[Any]
) -> list[tuple[RunningTournament, Any]]:  # fmt: skip
    """Return what follows for the main event when a flight takes back that it was sent on."""
    undone = next(event for event in events if isinstance(event, te.StepUndone))
    if main is None or main.known is None:
        return [(running, c.Undo(0, undone.reason, ""))]
    number = found = 0
    for _, _, event in main.told:
        if isinstance(event, te.StepTaken):
            number = event.number
        if isinstance(event, e.FlightBrought) and event.flight == running.id:
            found = number
    return [(main, c.Undo(found, undone.reason, ""))]
