"""A room that shares its store with other processes: it drives its part of the tables, and follows all of them."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Protocol

from cardspeak.errors import Unreadable
from cardspeak.ports import Clock, Lease, Peers, Store, Stored, Unavailable
from cardspeak.service.chat import Chat
from cardspeak.service.club_driver import ClubDriver
from cardspeak.service.driven_tournaments import PREFIX, DrivenTournaments
from cardspeak.service.driver import Driver
from cardspeak.service.driving import ROOM, Driving
from cardspeak.service.following import Following
from cardspeak.service.messages import (
    Ahead,
    Changed,
    Connected,
    Ended,
    GivenBack,
    Message,
    Renamed,
    Said,
    Stands,
    read_message,
)
from cardspeak.service.messages import send as send_to
from cardspeak.service.names import Names
from cardspeak.service.presence import Presence, Seen
from cardspeak.service.real_tables import RealTables
from cardspeak.service.supervision import Paused, tell
from cardspeak.service.tables import TABLES, RunningTable
from cardspeak.service.threads import EVENTS, PEOPLE


class Shared(Protocol):
    """What a room has to offer for that."""

    store: Store
    clock: Clock
    tables: dict[str, RunningTable]
    real: RealTables
    driven: DrivenTournaments
    club_driver: ClubDriver
    names: Names
    chat: Chat
    presence: Presence
    drivers: dict[str, Driver]
    unavailable: dict[str, str]
    ahead: dict[str, dict[str, str]]  # what members chose in advance, by table
    opening: set[str]  # tables that are being opened here, and are not yet among the others

    def take_in(self, running: RunningTable) -> None:
        """Make a table one of the room."""
        ...

    def take_in_real(self, running: RunningTable) -> None:
        """Make a table one of the room whose lines are told."""
        ...

    def drive(self, running: RunningTable, fence: int = 0) -> None:
        """Begin to drive a table."""
        ...

    def rest(self, running: RunningTable) -> None:
        """Drive a table no longer."""
        ...

    def keep(self, what: str, where: str, work: Callable[[], Awaitable[object]]) -> object:
        """Keep some work up as long as the room is open."""
        ...

    async def first_tables(self) -> None:
        """Open the tables that a new room begins with, where it is new."""
        ...

    def choose_ahead(self, table_id: str, member: str, choice: str) -> None:
        """Note what a member chose in advance."""
        ...


class Sharing:
    """One process among those that share a store."""

    def __init__(self, room: Shared, peers: Peers) -> None:
        self._room, self._peers = room, peers
        self._following = Following(peers, self._appended)
        self._driving = Driving(peers, room.clock, self._wanted, self._leased, self._lost, self._looked)
        room.driven.first = self._driving.first
        self._told: dict[str, str] = {}  # the process that was told what was chosen in advance at each table
        self._recorded = 0
        self._ended: Callable[..., object] = lambda *hashes: None
        self._changed: Callable[[str], object] = lambda member: None

    def begin(self) -> None:
        """Note where the streams are, before they are read."""
        self._following.begin()

    async def start(self, recorded: int) -> None:
        """Join the others with their time, or else go on from what is recorded; drive and follow."""
        loop = asyncio.get_running_loop()
        living, noted = await self._driving.join()
        if not living:
            self._recorded = max(noted, recorded)
            self._room.clock.go_on_from(self._recorded)
            for running in self._room.tables.values():
                running.lost_since = self._recorded

        def hears(data: bytes | None) -> None:  # in a thread of the store, which ends later than the loop
            with suppress(RuntimeError):  # the loop is closed: nobody is here any more who could take it in
                loop.call_soon_threadsafe(self._hears, data)

        self._peers.hear(hears)
        await self._driving.look()
        self._room.keep("driving", "room", self._driving.keep)
        self._room.keep("following", "room", self._following.follow)

    def opened(self, running: RunningTable) -> None:
        """Drive a table that was opened here; others may have been there already."""
        self._driving.first(running.stream)
        self.catch_up(running)

    def send_to_driver(self, running: RunningTable, message: Message) -> None:
        """Tell the process that drives a table, unless it is this one."""
        found = self._driving.drivers.get(running.stream, "")
        if found and found != self._peers.me:
            self.send(message, found)

    async def leave(self) -> None:
        """Let the others drive."""
        await self._driving.leave()
        self.send(GivenBack())

    def tell_connected(self, seen: Seen) -> None:
        """Tell the others who follows some tables here."""
        self.send(Connected(self._peers.me, {table: list(members) for table, members in seen.items()}))

    def send(self, message: Message, to: str = "") -> None:
        """Tell the others, or one of them."""
        send_to(self._peers, message, to)

    # ---- driving -----------------------------------------------------------------------------------------------------
    def _wanted(self) -> list[str]:
        tables = self._room.tables.values()
        open_ones = [running.stream for running in tables if not running.state.closed]
        return [ROOM, *open_ones, *self._room.driven.wanted(), *self._room.club_driver.wanted()]

    def _leased(self, lease: Lease) -> None:
        if lease.stream == ROOM:
            self._room.keep("tables", ROOM, self._room.first_tables)
            return
        if lease.stream.startswith(PREFIX):
            self._room.driven.leased(lease.stream, lease.fence, lease.at or self._recorded)
            return
        if lease.stream == self._room.club_driver.stream:
            self._room.club_driver.drive(lease.fence)
            return
        running = self._room.tables[lease.stream.removeprefix(TABLES.prefix)]
        since = lease.at or self._recorded  # since when nobody drove it, as far as anybody knows
        if since and not running.lost_since:
            running.lost_since = max(since, running.at)
        self._room.drive(running, lease.fence)

    def _looked(self) -> None:
        """Tell those who drive tables now what was chosen here in advance."""
        for table_id, chosen in self._room.ahead.items():
            running = self._room.tables.get(table_id)
            by = self._driving.drivers.get(running.stream, "") if running is not None else ""
            if by and by != self._peers.me and by != self._told.get(table_id):
                for member, choice in chosen.items():
                    self.send(Ahead(table_id, member, choice), by)
                self._told[table_id] = by

    def _lost(self, stream: str) -> None:
        if stream.startswith(PREFIX):
            self._room.driven.rest(stream.removeprefix(PREFIX))
            return
        if stream == self._room.club_driver.stream:
            self._room.club_driver.rest()
            return
        running = self._room.tables.get(stream.removeprefix(TABLES.prefix))
        if running is not None:
            self._room.rest(running)

    # ---- following ---------------------------------------------------------------------------------------------------
    async def _appended(self, stream: str, rows: list[Stored]) -> None:
        """Take in what others appended to a table; one at which a command is on its way takes it in after that."""
        if stream.startswith(PREFIX):
            await self._room.driven.appended(stream, rows)
        if stream == self._room.club_driver.stream:
            await self._room.club_driver.appended(rows)
        if not stream.startswith(TABLES.prefix):
            return
        table_id = stream.removeprefix(TABLES.prefix)
        if table_id in self._room.unavailable:
            return
        real = self._room.real.tables.get(table_id)
        seated = [str(row.data["member"]) for row in rows if row.name == "table.seat_taken"]
        with suppress(Unavailable):  # names come first, so that nobody sits there without one
            if seated:
                await (self._room.names.know(seated) if real is None else PEOPLE.call(real.names.restore))
        running = real.running if real is not None else self._room.tables.get(table_id)
        if running is None:
            if table_id not in self._room.opening:
                await self._opened(table_id, rows)
        elif running.lock.locked() or rows[0].version > running.version + 1:
            self.catch_up(running, rows)
        else:
            self._takes(running, rows)

    def _takes(self, running: RunningTable, rows: Sequence[Stored]) -> None:
        try:
            running.take_in(rows)
        except Unreadable as error:
            self._unreadable(running, error)

    def catch_up(self, running: RunningTable, rows: Sequence[Stored] = ()) -> None:
        """Take in what a table has more, as soon as no command is on its way."""

        async def work() -> None:
            async with running.lock:
                if not rows or rows[0].version > running.version + 1:
                    rows_of_now = await EVENTS.call(running.store.load, running.stream, running.version)
                    self._takes(running, rows_of_now)
                elif rows[-1].version > running.version:
                    self._takes(running, rows)

        self._room.keep("following", running.id, work)

    async def _opened(self, table_id: str, rows: Sequence[Stored]) -> None:
        """Take in a table that another process has opened."""
        if rows[0].version != 1:
            return  # it was closed before this process began
        running = RunningTable(table_id, self._room.store, self._room.clock)
        self._takes(running, rows)
        if running.known is None:
            return
        if running.known.telling is None:
            self._room.take_in(running)
        else:
            await PEOPLE.call(self._room.take_in_real, running)

    def _unreadable(self, running: RunningTable, error: Exception) -> None:
        """Have a table stand still here, and nothing else: a newer version of this program may go on there."""
        tell("table", running.id, error, after=running.version)
        self._room.real.tables.pop(running.id, None)
        self._room.tables.pop(running.id, None)
        known = running.known
        shown = known is not None and known.telling is None  # a real table is nobody's business but its floor's
        self._room.unavailable[running.id] = running.state.settings.name if shown else running.id
        self._room.rest(running)
        if known is not None:
            running.stands(Paused("unreadable", self._room.clock.now()), self._room.clock.now())

    # ---- hearing -----------------------------------------------------------------------------------------------------
    def _hears(self, data: bytes | None) -> None:
        message = None if data is None else read_message(data)
        if data is None:
            self._missed()
        elif message is not None:  # else it is of a newer version of this program
            self._heard(message)

    def _heard(self, message: Message) -> None:
        """Take in what another process told."""
        room = self._room
        match message:
            case GivenBack():
                self._driving.soon()
            case Said(table, member, text):
                room.chat.say(table, member, text)
            case Connected(process, seen):
                room.presence.heard(process, seen)
            case Ahead(table, member, choice):
                room.choose_ahead(table, member, choice)
            case Stands(table, why, until) if table in room.tables and table not in room.drivers:
                room.tables[table].shows(Paused(why, until) if why else None, room.clock.now())
            case Renamed(table) if table in room.real.tables:
                room.keep("names", table, partial(PEOPLE.call, room.real.tables[table].names.restore))
            case Renamed(room.club_driver.stream):
                room.club_driver.renamed()
            case Renamed(event) if (learns := room.driven.renamed(event)) is not None:
                room.keep("names", event, learns)
            case Changed(member):
                room.names.invalidate(member)
                self._changed(member)
                room.keep("sessions", "room", partial(PEOPLE.call, self._ended))  # theirs may have ended with them
            case Ended(hashes):
                self._ended(*hashes)

    def _missed(self) -> None:
        """Take in that others may have told something that did not arrive."""
        room = self._room
        room.presence.say_all()  # whoever told something in vain has not heard of this process either
        room.names.invalidate_all()
        self._changed("")
        room.keep("sessions", "room", partial(PEOPLE.call, self._ended))
        for real in room.real.tables.values():
            room.keep("names", real.id, partial(PEOPLE.call, real.names.restore))
        room.club_driver.renamed()
        self._driving.soon()

    def guard(
        self, ended: Callable[..., object], changed: Callable[[str], object]
    ) -> Callable[[tuple[str, ...]], None]:
        """Have sessions and tokens end here (`ended`, by their hashes) and members asked for anew (`changed`, by id)
        when other processes ended or changed them; return what tells the others of those that end here.
        """
        self._ended, self._changed = ended, changed
        return lambda hashes: self.send(Ended(hashes))
