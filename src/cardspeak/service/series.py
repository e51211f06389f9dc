"""A series: the results of several events of the room brought together in one table, by a formula for points.

Nothing of it is stored: which events count, and how, is what somebody asks for.
"""

from collections.abc import Sequence
from typing import NamedTuple

from cardspeak.finding import finding
from cardspeak.hand.refused import Refused
from cardspeak.record import record
from cardspeak.room.tournament.points import FORMULAS, Points, Result, results
from cardspeak.room.tournament.season import Event, Standing, standings
from cardspeak.service.driven_tournaments import DrivenTournaments
from cardspeak.service.running_tournament import RunningTournament
from cardspeak.service.tournaments import Tournaments

MOST_EVENTS = 60
MOST_POINTS = 1_000_000


@record
class Season(NamedTuple):
    """A season: its events with their results, and the table; events by id, players by member, or by name.

    Who has no account is known by the name that the staff typed: the same name in two events is one player.
    """

    points: Points
    best: int  # results of a player that count; 0: all
    events: tuple[Event, ...]
    standings: tuple[Standing, ...]
    titles: dict[str, str]  # of events
    names: dict[str, str]  # of players


@record
class Choice(NamedTuple):
    """An event that a series may have: its id, its name, when it was over."""

    id: str
    name: str
    ended: int


def choices(tournaments: Tournaments, driven: DrivenTournaments, member: str) -> tuple[Choice, ...]:
    """Return the events that somebody may bring into a series, the last one first: over, and seen by them."""
    found = {
        each.id: Choice(each.id, each.state.settings.name, each.state.ended)
        for each in tournaments.running.values()
        if each.known is not None and counts(each) and seen(tournaments, each, member)
    }
    found |= {id: Choice(id, past.name, past.ended) for id, past in driven.past.items()
              if past.public and id not in tournaments.running}  # fmt: skip
    return tuple(sorted(found.values(), key=lambda each: (-each.ended, each.id))[:MOST_EVENTS])


def counts(running: RunningTournament) -> bool:
    """Say whether an event has results that count: over, and no flight whose players went on."""
    return running.state.stage == "over" and not running.state.sent_to and bool(running.state.finishes)


def seen(tournaments: Tournaments, running: RunningTournament, member: str) -> bool:
    """Say whether somebody may see an event."""
    return running.state.settings.public or tournaments.concerns(running, member)


def unfit(points: Points, best: int, events: Sequence[str]) -> Refused | None:
    """Say why there is no such series."""
    if points.formula not in FORMULAS:
        return Refused("no_such_formula", {"formula": points.formula}, (), finding("any_of", names=", ".join(FORMULAS)))
    numbers = (points.factor, points.attendance, points.knockout, best, *points.by_place)
    if min(numbers) < 0 or max(numbers) > MOST_POINTS or not 1 <= points.paid <= 100:
        return Refused("points_unfit", {"most": MOST_POINTS})
    if points.formula == "table" and not points.by_place:
        return Refused("points_without_places", {})
    return Refused("too_many_events", {"most": MOST_EVENTS}) if len(events) > MOST_EVENTS else None


async def season(
    tournaments: Tournaments, ids: Sequence[str], points: Points, best: int, member: str
) -> Season | Refused:  # fmt: skip
    """Return the table of these events."""
    ids = tuple(dict.fromkeys(ids))
    refused = unfit(points, best, ids)
    if refused:
        return refused
    events: list[Event] = []
    titles, names = dict[str, str](), dict[str, str]()
    for id in ids:
        running = await tournaments.find(id)
        if running is None or running.known is None or not seen(tournaments, running, member):
            return Refused("no_such_event", {"event": id[:40]})
        if not counts(running):
            return Refused("event_without_results", {"event": running.state.settings.name})
        titles[id] = running.state.settings.name
        events.append(Event(id, _results(tournaments, running, points, names)))
    return Season(points, best, tuple(events), standings(events, best), titles, names)


def _results(tournaments: Tournaments, running: RunningTournament, points: Points, names: dict[str, str]
) -> tuple[Result, ...]:  # fmt: skip
    tournament = running.state

    def known(member: str) -> str:
        name = tournaments.name(running, member)
        key = f"name {name.casefold()}" if running.names.is_id(member) else member
        names.setdefault(key, name)
        return key

    finishes = [each._replace(player=known(each.player)) for each in tournament.finishes]
    knockouts = [known(by) for each in tournament.entrants.values() for by in each.by]
    return results(points, finishes, tournament.settings.price.total, knockouts)
