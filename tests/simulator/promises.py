"""The promises, held against everything that the room keeps and says, at the moment when it does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardspeak.ports import Stored
from cardspeak.room.table.state import seat_of, to_act
from cardspeak.service.room import Room
from cardspeak.service.tables import RunningTable
from tests.simulator.timing import Timing
from tests.simulator.trace import Trace
from tests.simulator.witness import Witness, cards_in

UNSURE = "database_unsure"


class Copies:
    """The copies of one command that have reached the room, and how they were answered."""

    def __init__(self) -> None:
        self.came = self.refused = 0
        self.version = -1  # that it was acknowledged with
        self.served = 0  # how long the room had served when the last copy came


class Promises:
    """What was promised to whom, and what is kept."""

    def __init__(self, trace: Trace, timing: Timing) -> None:
        self.trace, self.timing = trace, timing
        self.members: Mapping[str, str] = {}  # by token
        self.witnesses: dict[str, Witness] = {}
        self.copies: dict[str, Copies] = {}  # by stream and command
        self._played: dict[str, set[tuple[str, int]]] = {}  # by member: hands in their index

    def wrong(self, what: str) -> None:
        """Note that a promise is broken; the simulation ends as soon as it can."""
        self.trace.note(self.timing.agenda.now, "BROKEN", what)
        self.trace.wrong.append(what)

    def landed(self, rows: list[Stored]) -> None:
        """See what the database has kept."""
        for row in rows:
            self.trace.note(self.timing.agenda.now, "kept", row.stream, row.version, row.name, row.command, row.data)
            self.trace.marks[f"event {row.name}"] += 1
            if row.stream.startswith("table/"):
                witness = self.witness(row.stream)
                before = witness.table
                event = witness.saw(row)
                copies = self.copies.get(f"{row.stream} {row.command}")
                since = copies.served if copies else None
                for what in self.timing.saw(row.stream, before, event, witness.table, since):
                    self.wrong(f"{row.stream} {row.version}: {what}")
            elif row.stream.startswith("member/"):
                played = self._played.setdefault(row.stream, set())
                hand = (row.data["table"], row.data["number"])
                if hand in played and self.witness(f"table/{hand[0]}").is_online:
                    self.wrong(f"{row.stream} has the hand {hand} twice")
                played.add(hand)

    def witness(self, stream: str) -> Witness:
        """Return the witness of a stream."""
        if stream not in self.witnesses:
            self.witnesses[stream] = Witness(stream, self.wrong)
        return self.witnesses[stream]

    def asked(self, token: str, table: str, asked: dict[str, Any]) -> None:
        """See a command reach the room."""
        member = self.members[token]
        self.trace.note(self.timing.agenda.now, "asked", member, table, asked)
        self.trace.marks[f"asked {asked.get('do')}"] += 1
        if asked.get("id"):
            copies = self.copies.setdefault(f"table/{table} {member}/{asked['id']}", Copies())
            copies.came += 1
            copies.served = self.timing.served

    def said(self, token: str, table: str, frame: dict[str, Any], text: str) -> None:
        """See what the room says to somebody; `text` is how it was sent."""
        member = self.members.get(token, "")
        self.trace.note(self.timing.agenda.now, "said", member, table, text)
        if frame["type"] == "answer":
            self._answered(member, f"table/{table}", frame)
        elif "now" in frame:
            self._fits(self.witness(f"table/{table}"), member, frame, text)

    def _answered(self, member: str, stream: str, frame: dict[str, Any]) -> None:
        command = f"{member}/{frame['id']}"
        copies = self.copies.get(f"{stream} {command}")
        if not frame.get("ok"):
            code = frame.get("code", frame.get("status"))
            self.trace.marks[f"refused {code}"] += 1
            if copies is not None and code != UNSURE and isinstance(code, str):
                copies.refused += 1
                self._is_not_kept(stream, command, copies)
            table = self.witness(stream).table
            if str(code).startswith("database") and table is not None:
                self.timing.refused(stream, seat_of(table, member))
            return
        if copies is None:
            return
        self.trace.marks["acknowledged"] += 1
        kept = self.witness(stream).kept.get(command)
        if frame["version"] != kept and not is_talk(frame):
            self.wrong(f"{stream}: {command} was acknowledged as version {frame['version']}, and is kept as {kept}")
        copies.version = frame["version"]

    def _fits(self, witness: Witness, member: str, frame: dict[str, Any], text: str) -> None:
        now, events = frame["now"], frame["events"]
        version = now["version"]
        table = witness.tables[version] if version <= witness.version else None
        if table is None:
            self.wrong(f"{member} was told of version {version} of {witness.stream}, which was never kept")
            return
        for number, event in enumerate(events, version - len(events) + 1):
            if event != witness.shown(number, member, version):
                self.wrong(f"{member} was told of version {number} of {witness.stream} as {event}")
        if (now["to_act"], now["number"]) != (to_act(table), table.number):
            self.wrong(f"{member} was told that {witness.stream} stands as {now} at version {version}")
        hidden = cards_in(text) - witness.known(member, version)
        if hidden:
            self.wrong(f"{member} was sent cards that they may not know: {sorted(hidden)} in {frame}")

    def restored(self, room: Room) -> None:
        """Hold the tables of a room that has just begun against what their events come to."""
        for running in tables_of(room):
            self._is_what_it_was(running)

    def _is_what_it_was(self, running: RunningTable) -> None:
        witness = self.witness(running.stream)
        if running.version > witness.version:
            self.wrong(f"{running.stream}: version {running.version} is known, and was never kept")
        elif running.known != witness.tables[running.version]:
            self.wrong(f"{running.stream}: version {running.version} is not what its events come to")

    def at_the_end(self, room: Room) -> None:
        """Hold what is left against what was said."""
        self.restored(room)
        for key, copies in self.copies.items():
            stream, _, command = key.partition(" ")
            self._is_not_kept(stream, command, copies)

    def _is_not_kept(self, stream: str, command: str, copies: Copies) -> None:
        kept = self.witness(stream).kept.get(command)
        if copies.came == copies.refused and kept is not None:
            self.wrong(f"{stream}: {command} was refused each time, and is kept as version {kept}")


def tables_of(room: Room) -> list[RunningTable]:
    """Return all tables of a room, those with cards on felt as well."""
    return [*room.tables.values(), *[real.running for real in room.real.tables.values()]]


def is_talk(frame: dict[str, Any]) -> bool:
    """Say whether an answer is to something that no stream keeps."""
    return str(frame["id"]).startswith("talk")
