"""The room: all its tables, who drives them, and how it comes back after it was away."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

from cardspeak.hand.refused import Refused
from cardspeak.ports import Clock, Shuffler, Store, Unavailable
from cardspeak.record import record
from cardspeak.room.table import commands as c
from cardspeak.room.table.events import Event, HandFinished, TableClosed
from cardspeak.room.table.state import Settings, Table, kept_seats, seat_of
from cardspeak.room.tournament.online import PLAYS
from cardspeak.room.training.wants import TRAINING
from cardspeak.service import chance
from cardspeak.service.asking import Asked, sits
from cardspeak.service.chat import Chat
from cardspeak.service.club import ClubDesk
from cardspeak.service.club_driver import ClubDriver
from cardspeak.service.club_names import ClubNames
from cardspeak.service.driven_tournaments import DrivenTournaments
from cardspeak.service.driver import Driver
from cardspeak.service.event_names import EventNames
from cardspeak.service.first_tables import FIRST_TABLES, HOUSE
from cardspeak.service.home_games import HomeGames
from cardspeak.service.in_advance import used_up
from cardspeak.service.indexing import enter_again, index_all
from cardspeak.service.messages import Ahead, Changed, Message, Renamed, Stands
from cardspeak.service.names import Names
from cardspeak.service.owing import Owing
from cardspeak.service.played import Played, Record, kept_of
from cardspeak.service.presence import Presence, Seen
from cardspeak.service.real_tables import RealTables
from cardspeak.service.records import Records
from cardspeak.service.requests import Requests
from cardspeak.service.restoring import ALIVE, Restored, restored
from cardspeak.service.settings import settings_from
from cardspeak.service.sharing import Sharing
from cardspeak.service.standing import Standing
from cardspeak.service.supervision import Paused, Upkeep, tell
from cardspeak.service.tables import Done, RunningTable, Update
from cardspeak.service.threads import EVENTS, PEOPLE
from cardspeak.service.tournament_tables import TournamentTables
from cardspeak.service.tournaments import Tournaments

MOST_TABLES_OF_ONE = 20
KEPT_CLOSED = 60.0  # seconds for which a table that is over says so


@record
class Options(NamedTuple):
    """How the room runs: pauses of the bots in milliseconds."""

    bot_pause: tuple[int, int] = (700, 2600)


class Room:
    """The running room."""

    def __init__(self, store: Store, clock: Clock, shuffler: Shuffler, options: Options | None = None) -> None:
        self.store, self.people, self.clock, self.shuffler = store, store.people, clock, shuffler
        self.options = options or Options()
        self._upkeep = Upkeep()
        self.keep = self._upkeep.keep
        self.tables: dict[str, RunningTable] = {}
        self.drivers: dict[str, Driver] = {}
        self.played, self.records = Played(store), Records(store)
        self.owing, self.home = Owing(self.tables), HomeGames(store, clock, self.running)
        self.real = RealTables(store, clock, lambda table_id: self._send(Renamed(table_id)))
        self.names, self.chat = Names(store.people), Chat()
        self.tournaments = Tournaments(store, clock, shuffler, self.names, lambda event: self._send(Renamed(event)))
        self.driven = DrivenTournaments(self.tournaments, store, clock, self.keep)
        self.presence = Presence(self._connected, self._tell_connected)
        self._driven: dict[str, asyncio.Task[None]] = {}
        self._restored: Restored | None = None
        self._standing = Standing(store, clock)
        self.recorded = 0  # the last moment of which the store knew when the room began
        self.unavailable: dict[str, str] = {}  # tables that cannot be read, each with its name as far as it is known
        self.opening = self.real.opening
        self.online = TournamentTables(
            self._every_table, self.tournaments, self.opening, partial(RunningTable, store=store, clock=clock),
            self._began, self.keep,
        )  # fmt: skip
        self.real.names_at = self._names_at
        self.club = ClubDesk(
            store, clock, self.names, self._every_table, self.opening, self._began,
            lambda stream: self._send(Renamed(stream)),
        )  # fmt: skip
        self.real.names_of_club = lambda running: ClubNames(running, self.club.name)
        self.club_driver = ClubDriver(self.club, clock, self.keep)
        self.ahead: dict[str, dict[str, str]] = {}  # what members chose in advance, by table
        peers = store.peers(partial(chance.short_id, "process"))
        self.sharing = Sharing(self, peers) if peers is not None else None
        self.tournaments.shared, self.driven.alone = peers is not None, peers is None
        self.club.shared = peers is not None
        self.requests = Requests(
            self.names, self.chat, self.records, clock, self._send, self._chosen_ahead, peers is not None
        )

    def restore(self) -> None:
        """Read every open table back; `Unreadable` when one plays under a book that is not there."""
        if self.sharing is not None:
            self.sharing.begin()
        found = self._restored = restored(self.store, self.clock)
        self.unavailable.update(found.unavailable)
        self.recorded = max(found.recorded, self.driven.restore(), self.club_driver.restore())
        self._standing.begin({**found.stood, **self.driven.stood})
        self.clock.go_on_from(self.recorded)
        for running in found.open_ones:
            if running.state.telling is not None:
                self.take_in_real(running)
        self.names.restore(found.members)

    async def start(self) -> None:
        """Bring every table back to where it stood, with the time that was left, and drive it on."""
        if self._restored is None:
            await asyncio.to_thread(self.restore)
        assert self._restored is not None
        online = [running for running in self._restored.open_ones if running.state.telling is None]
        for running in online:
            self.take_in(running)
        self.online.attach_all()
        if self.sharing is not None:
            await self.driven.start()
            await self.sharing.start(self.recorded)
            self.keep("presence", "room", self.presence.keep)
        else:
            self._standing.gives_back(self.recorded)
            await self.driven.give_back(partial(self._standing.since, recorded=self.recorded))
            await asyncio.gather(*[self._go_on(running, self._restored.recorded) for running in online])
            self._standing.gave_back([*self.tables.values(), *self.tournaments.running.values()])
            await self.first_tables()
            await self.driven.start()
            self.club_driver.drive()
        self.keep("index", "room", partial(index_all, self.store))
        self.keep("heartbeat", "room", self._heartbeat)

    async def first_tables(self) -> None:
        """Open the tables that a new room begins with, where it is new."""
        if self._restored is None or not self._restored.is_new or self.tables:
            return
        for asked, bots in FIRST_TABLES:
            settings = settings_from(asked)
            assert isinstance(settings, Settings)
            await self.open_table(settings, HOUSE, bots)

    async def _go_on(self, running: RunningTable, recorded: int) -> None:
        """Let a table go on with the time that was left when the room went away."""
        since = self._standing.since(running, recorded)
        away = self.clock.now() - since
        if away > 0 and (running.state.playing or kept_seats(running.state)):
            running.lost_since = since  # where the store fails again nobody's time begins
            try:
                await running.do(c.Resume(away))  # before anybody looks at the time again
            except Exception as error:  # the driver comes upon it as well, and pauses this table alone
                tell("table", running.id, error)
        self.drive(running)

    async def stop(self) -> None:
        """Stop driving; the streams hold everything."""
        self._note()
        await self.leave()
        await self._upkeep.stop()

    async def leave(self) -> None:
        """Where other processes share the store, let them drive from now on."""
        if self.sharing is not None:
            await self.sharing.leave()

    def _note(self) -> None:
        """Note that the room is there, and at which tables nobody's time counts; where several drive, they know."""
        if self.sharing is None:
            self._standing.note([*self.tables.values(), *self.tournaments.running.values()])
        self.store.note(ALIVE, str(self.clock.now()))

    async def _heartbeat(self) -> None:
        while True:
            self._note()
            with suppress(Unavailable):
                if await self.names.renew():
                    self.chat.tell_all()
            await asyncio.sleep(1)

    def drive(self, running: RunningTable, fence: int = 0) -> None:
        """Drive a table from now on."""
        advance = self.ahead.setdefault(running.id, {})
        wants = PLAYS if running.state.settings.tournament else TRAINING
        driver = Driver(
            running, wants, self.clock, self.shuffler, chance.generator(), self.options.bot_pause, fence, advance
        )
        self.drivers[running.id] = driver
        self._driven[running.id] = self.keep(
            "table", running.id, partial(self._drive, driver), partial(self._pause, running)
        )
        self.keep("notes", running.id, partial(self._note_again, running), forever=False)

    def rest(self, running: RunningTable) -> None:
        """Drive a table no longer: another process does, or will."""
        self.drivers.pop(running.id, None)
        task = self._driven.pop(running.id, None)
        if task is not None:
            task.cancel()
        if running.paused is not None:
            running.paused, running.lost_since = None, 0

    async def _drive(self, driver: Driver) -> None:
        """Drive a table; where it stood still because something failed, look first at what it has come to."""
        running = driver.running
        if running.paused is not None:
            await running.caught_up()
            running.stands(None, self.clock.now())
            self._send(Stands(running.id, "", 0))
        await driver.drive()

    def _pause(self, running: RunningTable, why: str, seconds: float) -> None:
        now = self.clock.now()
        until = now + int(seconds * 1000)
        running.stands(Paused(why, until), now)
        self._send(Stands(running.id, why, until))

    def take_in(self, running: RunningTable) -> None:
        """Make a table one of the room: what happens there follows for the others, and is noted."""
        self.tables[running.id] = running
        running.follows, running.losing = partial(self._follows, running), partial(self.online.lost, running)
        running.rake = partial(self.club.joint.rake, running)
        running.listeners.add(partial(self._happened, running))

    def take_in_real(self, running: RunningTable) -> None:
        """Make a table one of the room whose lines are told; asks the store for its names."""
        self.real.add(running)
        running.follows, running.losing = partial(self._told, running), partial(self.online.lost, running)
        running.rake = partial(self.club.joint.rake, running)

    def any_table(self, table_id: str) -> RunningTable | None:
        """Return a table of the room, or one whose hands are told."""
        real = self.real.tables.get(table_id)
        return real.running if real is not None else self.tables.get(table_id)

    def _every_table(self) -> dict[str, RunningTable]:
        return {**self.tables, **{real.id: real.running for real in self.real.tables.values()}}

    def _names_at(self, event: str) -> EventNames:
        return EventNames(partial(self.tournaments.here, event), self.tournaments.name)

    def _follows(
        self, running: RunningTable, events: Sequence[Event], state: Callable[[], Table]
    ) -> Sequence[tuple[Any, Any]]:  # fmt: skip
        follows = self.owing.follows(running, events, state), self.online.of_table(running, events, state)
        return [*follows[0], *follows[1], *self.club.joint.of_table(running, events, state)]

    def _told(
        self, running: RunningTable, events: Sequence[Event], state: Callable[[], Table]
    ) -> Sequence[tuple[Any, Any]]:  # fmt: skip
        followed = self.online.of_table(running, events, state)
        return [*followed, *self.club.joint.of_table(running, events, state)]

    def _began(self, running: RunningTable) -> None:
        """Take in a table that was opened here, and drive it unless its hands are told."""
        if running.state.telling is not None:
            self.take_in_real(running)
            return
        self.take_in(running)
        if self.sharing is None:
            self.drive(running)
        else:
            self.sharing.opened(running)

    def _happened(self, running: RunningTable, update: Update) -> None:
        if any(isinstance(event, TableClosed) for event in update.events):
            self.keep("closed", running.id, partial(self._put_away, running), forever=False)
        if running.id not in self.drivers:
            used_up(self.ahead.get(running.id, {}), update.state, update.events)
        elif any(isinstance(event, HandFinished) for event in update.events):
            noting = partial(self.played.note, running.id, running.finished[-1], self.clock.now())
            self.keep("notes", running.id, noting, forever=False)

    async def _put_away(self, running: RunningTable) -> None:
        """Keep a table that is over in the store alone, after a while in which it says that it is closed."""
        await asyncio.sleep(KEPT_CLOSED)
        self.rest(running)
        self.tables.pop(running.id, None)
        self.ahead.pop(running.id, None)
        self.chat.forget(running.id)
        self.presence.forget(running.id)
        # these and who listens hold it in a circle, which the collector looks for hardly ever
        running.follows = running.losing = running.rake = None
        for listener in running.listeners:
            running.listeners.discard(listener)

    async def _note_again(self, running: RunningTable) -> None:
        """Enter what a room that was killed did not come to enter."""
        await enter_again(self.store, self.played, running, self.clock.now())
        await self.records.note(running.id, running.state, self.clock.now())

    async def open_table(
        self, settings: Settings, by: str, bots: Sequence[str] = (), then: Sequence[c.Command] = ()
    ) -> RunningTable | Refused:
        """Make a table with so many bots, each of a level; `then` is done in the same commit."""
        mine = [table for table in self.tables.values() if table.state.owner == by and not table.state.closed]
        if len(mine) >= MOST_TABLES_OF_ONE:
            return Refused("too_many_tables", {"most": MOST_TABLES_OF_ONE})
        running = RunningTable(chance.short_id(""), self.store, self.clock)
        self.opening.add(running.id)
        try:
            outcome = await running.do_all([c.Open(settings, by), *then])
            if isinstance(outcome, Refused):
                return outcome
            for level in bots[: settings.seats - 1]:
                await self.requests.add_bot(running, level)
            self._began(running)
        finally:
            self.opening.discard(running.id)
        return running

    def name(self, member: str) -> str:
        """Return how a member is called."""
        return self.names.of(member)

    async def hand(self, table_id: str, number: int) -> Record | None:
        """Return a played hand, None when there is none of this number or it is still on."""
        running = self.tables.get(table_id)
        recent = [finished for finished in (running.finished if running else ()) if finished.table.number == number]
        kept = kept_of(recent[-1]) if recent else None
        found = await EVENTS.call(self.played.hand, table_id, number, kept)
        with suppress(Unavailable):  # a name may wait
            await self.names.know(found.members if found else ())
        return found

    async def sit(
        self, running: RunningTable, member: str, wanted: int | None = None, chips: int = 0
    ) -> Done | Refused:  # fmt: skip
        """Seat a member, with the usual chips (0): in the seat they want, else in the first that is free."""
        return await self.requests.carry_out(running, member, lambda: sits(running.state, wanted, chips))

    def needs(self, member: str) -> bool:
        """Say whether somebody sits at a table, or runs one that is open."""
        tables = [running.state for running in self.tables.values()]
        return (
            bool(self.real.of(member))
            or self.tournaments.needs(member)
            or self.club.needs(member)
            or any(seat_of(table, member) >= 0 or (member in table.floor and not table.closed) for table in tables)
        )

    async def forget(self, member: str) -> None:
        """Forget a person: they leave their tables, and only an id stays in the hands that they played."""
        for running in tuple(self.tables.values()):
            if seat_of(running.state, member) >= 0:
                await running.do(c.Leave(member))
        await self.tournaments.forget(member)
        await self.club.forget(member)
        try:
            await PEOPLE.call(self.people.forget, member)
        finally:
            self.names.invalidate(member)
        self.names.learn(member, "")
        self._send(Changed(member))

    async def ask(self, running: RunningTable, member: str, asked: Asked) -> Done | Refused:
        """Carry out what a member asks of a table."""
        return await self.requests.carry_out(running, member, lambda: asked)

    def running(self, table_id: str) -> RunningTable | None:
        """Return a table of the room."""
        return self.tables.get(table_id)

    def _connected(self, table_id: str, member: str) -> None:
        """Show that somebody who sits at a table has lost the connection, or has it again."""
        running = self.tables.get(table_id)
        if running is not None and running.known is not None and seat_of(running.state, member) >= 0:
            self.chat.tell(table_id)

    def _tell_connected(self, seen: Seen) -> None:
        if self.sharing is not None:
            self.sharing.tell_connected(seen)

    def _send(self, message: Message) -> None:
        if self.sharing is not None:
            self.sharing.send(message)

    def _chosen_ahead(self, running: RunningTable, member: str, choice: str) -> None:
        self.choose_ahead(running.id, member, choice)
        if self.sharing is not None:
            self.sharing.send_to_driver(running, Ahead(running.id, member, choice))

    def choose_ahead(self, table_id: str, member: str, choice: str) -> None:
        """Note what a member chose in advance, here or at another process; "" takes it back."""
        chosen = self.ahead.setdefault(table_id, {})
        if choice:
            chosen[member] = choice
        else:
            chosen.pop(member, None)
        if table_id in self.drivers:
            self.drivers[table_id].look()
