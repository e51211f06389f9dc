"""Flights as they are shown: those of an event, the event of a flight, and where its players may be sent."""

from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.tournament.run.settings import Settings
from cardspeak.room.tournament.run.state import Tournament, left, roles_of
from cardspeak.service.running_tournament import RunningTournament
from cardspeak.service.tournaments import Tournaments

BEFORE = ("announced", "registering")
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@record
class FlightSight(NamedTuple):
    """An event by its name: a flight, or the one to which a flight belongs; `gone`: its players have gone on."""

    id: str
    name: str
    stage: str
    left: int
    entries: int
    gone: bool


def related(tournament: Tournament) -> tuple[str, ...]:
    """Return the other events of which the pages of this one speak."""
    ids = (tournament.settings.flight_of, tournament.sent_to, *tournament.flights)
    return tuple(dict.fromkeys([each for each in ids if each]))


def flights_of(tournaments: Tournaments, running: RunningTournament) -> tuple[FlightSight, ...]:
    """Return the flights of an event, by name: those that were made for it, and those whose players have come.

    What is not listed for everybody is not listed here either.
    """
    public = running.state.settings.public
    ids = dict.fromkeys(running.state.flights)
    ids |= {
        each.id: None
        for each in tournaments.running.values()
        if each.known is not None and each.state.settings.flight_of == running.id and each.state.stage != "cancelled"
    }
    there = [each for known in ids if (each := tournaments.here(known)) is not None]
    found = [sight(each) for each in there if each.state.settings.public or not public]
    return tuple(sorted(found, key=lambda each: (each.name, each.id)))


def main_of(tournaments: Tournaments, running: RunningTournament, staff: bool = False) -> FlightSight | None:
    """Return the event to which the players of a flight go on, or have gone.

    Nobody but the staff comes from a page for everybody to an event that is not for everybody.
    """
    tournament = running.state
    main = tournaments.here(tournament.sent_to or tournament.settings.flight_of)
    if main is None or main.known is None:
        return None
    if tournament.settings.public and not main.state.settings.public and not staff:
        return None
    return sight(main)


def sight(running: RunningTournament) -> FlightSight:
    """Draw an event up in a line."""
    tournament = running.state
    waits = [each for each in tournament.entrants.values() if each.status == "entered"]
    there = len(left(tournament)) or len(waits)
    return FlightSight(
        running.id, tournament.settings.name, tournament.stage, there, tournament.counts.entries,
        bool(tournament.sent_to),
    )  # fmt: skip


def open_to(tournaments: Tournaments, running: RunningTournament, member: str) -> tuple[FlightSight, ...]:
    """Return the events to which somebody may send the players of a flight, the one that it was made for first."""
    own = running.state.settings.flight_of
    found = [
        each
        for each in tournaments.of(member)
        if each is not running and each.state.stage in BEFORE and "director" in roles_of(each.state, member)
    ]
    return tuple([sight(each) for each in sorted(found, key=lambda each: (each.id != own, each.state.settings.name))])


def flight(main: Settings, of: str, made: int) -> Settings:
    """Return the settings of another flight of an event, of which so many are made."""
    letter = LETTERS[made % len(LETTERS)]
    return main._replace(
        name=f"{main.name[:50]} · 1{letter}", flight_of=of, starts=0, guarantee=0, satellite=None, starts_full=False
    )
