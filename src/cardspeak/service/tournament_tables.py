"""The tables of tournaments at which hands are played or told: what happens there follows for the tournament, and back.

A hand that is over, who is out in it, and who is moved where for it are one commit to all tables concerned. Tables are
opened, held and closed in the commit with what asks for it. Only chip races come after it, each a commit of its own,
since each needs fresh chance; until then the table is held.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from cardspeak.hand.refused import Refused
from cardspeak.room.accounts import chips_of
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.state import Table
from cardspeak.room.tournament.online import hand_over, settings_of
from cardspeak.room.tournament.online_races import due_now, race, still_due
from cardspeak.room.tournament.run import commands as run
from cardspeak.room.tournament.run import events as te
from cardspeak.room.tournament.run.events_days import FlightSent
from cardspeak.room.tournament.run.state import Tournament
from cardspeak.room.tournament.told import Linked, followed, online, told, unlinked
from cardspeak.service import chance
from cardspeak.service.aggregate import Update
from cardspeak.service.flights import brought, taken_back
from cardspeak.service.running_tournament import RunningTournament
from cardspeak.service.tables import RunningTable
from cardspeak.service.tournaments import Tournaments

Steps = list[tuple[Any, Any]]


class TournamentTables:
    """The tables of the tournaments of a room that tell their hands: online ones, and real ones hand by hand.

    `every` gives all tables of the room, `opening` are those that are being opened, `made` gives a table of an id,
    `opened` takes one in that was opened here, and `keep` keeps work up as long as the room is open.
    """

    def __init__(
        self, every: Callable[[], Mapping[str, RunningTable]], tournaments: Tournaments, opening: set[str],
        made: Callable[[str], RunningTable], opened: Callable[[RunningTable], object], keep: Callable[..., object],
    ) -> None:  # fmt: skip
        self._every, self._tournaments, self._opening = every, tournaments, opening
        self._table, self._opened, self._keep = made, opened, keep
        self._new: dict[tuple[str, int, int], RunningTable] = {}  # by tournament, its version, and number of the table
        self._racing: set[str] = set()
        took_in = tournaments.took_in

        def both(running: RunningTournament) -> None:
            self.attach(running)
            took_in(running)

        tournaments.took_in = both

    def attach(self, running: RunningTournament) -> None:
        """Have what happens in a tournament follow for its tables."""
        if running.follows is None:
            running.follows = partial(self.of_tournament, running)
            running.listeners.add(partial(self._happened, running))

    def attach_all(self) -> None:
        """Attach all tournaments that were read back, and go on with the races that they wait for."""
        for running in self._tournaments.running.values():
            self.attach(running)
            self._race(running)

    # ---- from a table to its tournament ------------------------------------------------------------------------------
    def of_table(self, running: RunningTable, events: Sequence[e.Event], state: Callable[[], Table]) -> Steps:
        """Return what follows for the tournament when it comes to these events at one of its tables."""
        told_of = [event for event in events if isinstance(event, e.HandStarted | e.HandFinished)]
        if not told_of or not (running.known and running.known.settings.tournament):
            return []
        tournament = self._tournaments.running.get(running.known.settings.tournament)
        linked = _linked(tournament.state, running.id) if tournament and tournament.known else None
        if tournament is None or linked is None or tournament.state.stage != "running":
            return []
        table, (playing, seating) = state(), linked
        steps: Steps = []
        for event in told_of:
            if isinstance(event, e.HandStarted):
                level = max(table.settings.stakes.level - 1, 0)
                begun = run.BeginHand(
                    playing.number, "deal", "", event.number, level, event.button, event.small, event.big,
                    tuple(sorted(event.players)),
                )  # fmt: skip
                steps.append((tournament, begun))
            else:
                steps.append((tournament, hand_over(seating, table, events)))
        return steps

    def lost(self, running: RunningTable, at: int) -> None:
        """Note that the store fails at a table: its tournament does not go on either."""
        tournament = self._tournaments.running.get(running.known.settings.tournament) if running.known else None
        if tournament is not None:
            tournament.lost(at, unsure=False)

    # ---- from a tournament to its tables -----------------------------------------------------------------------------
    def of_tournament(
        self, running: RunningTournament, events: Sequence[Any], state: Callable[[], Tournament]
    ) -> Steps:  # fmt: skip
        """Return what follows for tables, and for another event, when it comes to these events in a tournament."""
        tournament = state()
        if any(isinstance(event, FlightSent) for event in events):
            main = self._tournaments.here(tournament.sent_to)
            return [*brought(running, main, events, tournament), *self._stands(running, tournament, events)]
        gone = running.state.sent_to if running.known is not None else ""
        if gone and not tournament.sent_to:
            return taken_back(running, self._tournaments.here(gone), events)
        if tournament.stage in ("announced", "registering"):
            return []
        waiting = unlinked(tournament)
        if waiting:
            if any(isinstance(event, te.TableLinked) and event.stream for event in events):
                return []  # the others are linked in a moment
            final = len(tournament.tables) == 1 and bool(tournament.finishes)
            new = [self._made(running, tournament, seating.number) for _, seating in waiting]
            by = chips_of(tournament.id)
            opens = [c.Open(settings_of(tournament, seating, final, playing.play), by) for playing, seating in waiting]
            links = [
                run.Link(playing.number, playing.play, "", table.id)
                for (playing, _), table in zip(waiting, new, strict=True)
            ]
            return [*zip(new, opens, strict=True), *[(running, link) for link in links]]
        return self._stands(running, tournament, events)

    def _stands(self, running: RunningTournament, tournament: Tournament, events: Sequence[Any]) -> Steps:
        tables = self._of(running, tournament)
        played = {event.table.number for event in events if isinstance(event, te.HandPlayed)}
        changed = next((playing.stream for playing, _ in followed(tournament) if playing.number in played), "")
        stands = told(tournament, {id: table for id, (_, table) in tables.items()}, events, changed)
        return [(tables[id][0], stand) for id, stand in stands.items()]

    def _made(self, running: RunningTournament, tournament: Tournament, number: int) -> RunningTable:
        """Return a new table; the same one when a decision is begun again, since somebody has to be locked."""
        key = (running.id, running.version, number)
        if key not in self._new:
            table = self._new[key] = self._table(chance.short_id(""))
            self._opening.add(table.id)
            table.follows, table.losing = partial(self.of_table, table), partial(self.lost, table)
            table.listeners.add(partial(self._began, key, table))
        return self._new[key]

    def _began(self, key: tuple[str, int, int], table: RunningTable, update: Update) -> None:
        if self._new.pop(key, None) is not None:
            self._opened(table)
            self._opening.discard(table.id)
            running = self._tournaments.running.get(key[0])
            if running is not None:  # it was told before there was this table: a race may be due there, and it waits
                self._race(running)

    def _of(self, running: RunningTournament, tournament: Tournament) -> dict[str, tuple[RunningTable, Table]]:
        """Return the open tables of a tournament as they stand; those that are opened in this commit stand empty."""
        found = {
            id: (table, table.state)
            for id, table in self._every().items()
            if table.known and table.state.settings.tournament == running.id and not table.state.closed
        }
        for (of, version, number), table in self._new.items():
            if (of, version) == (running.id, running.version):
                linked = next((each for each in followed(tournament) if each[0].number == number), None)
                if linked is not None:
                    final = len(tournament.tables) == 1 and bool(tournament.finishes)
                    what = settings_of(tournament, linked[1], final, linked[0].play)
                    opened = e.TableOpened(what, chips_of(tournament.id))
                    found[table.id] = (table, evolve(None, opened, 0))
        return found

    # ---- races -------------------------------------------------------------------------------------------------------
    def _happened(self, running: RunningTournament, update: Update) -> None:
        self._race(running)

    def _race(self, running: RunningTournament) -> None:
        if running.known is not None and running.id not in self._racing and self._next_race(running) is not None:
            self._racing.add(running.id)
            self._keep("races", running.id, partial(self._races, running), forever=False)

    async def _races(self, running: RunningTournament) -> None:
        """Race off what is due at each table at which no hand is on, one after the other."""
        try:
            while (command := self._next_race(running)) is not None:
                if isinstance(await running.do(command), Refused):
                    return
        finally:
            self._racing.discard(running.id)

    def _next_race(self, running: RunningTournament) -> run.ColourUp | None:
        tournament = running.state
        if tournament.stage != "running":
            return None
        due = due_now(tournament)
        for playing, _ in online(tournament) if due else ():
            table = self._every().get(playing.stream)
            if table is None or table.state.playing or playing.on:
                continue
            if still_due(tournament, playing.number, due):
                return race(tournament, playing.number, (), "")
        return None


def _linked(tournament: Tournament, table_id: str) -> Linked | None:
    return next((each for each in followed(tournament) if each[0].stream == table_id), None)
