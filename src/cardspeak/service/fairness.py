"""Signs of players who play together, at all online tables of the room: hands are counted when somebody asks.

Nothing follows from a sign: no penalty, no entry in anybody's record. Hands of tables whose cards lie on felt are not
counted: what is told of them can still be corrected, and hardly anybody tells every check.
"""

import asyncio
from typing import NamedTuple

from cardspeak.ports import EventStore
from cardspeak.record import record
from cardspeak.room.fairness.signs import Sign, find_signs, pairs_of
from cardspeak.room.fairness.tally import HandAt, Tally
from cardspeak.service.bot_names import is_bot
from cardspeak.service.played import READINGS
from cardspeak.service.stored import read
from cardspeak.service.threads import EVENTS

AT_ONCE = 1000
NEW = 200  # one hand in so many has to be new for everything to be compared again


@record
class Report(NamedTuple):
    """What was found: in how many hands, of how many pairs who have played enough hands together."""

    hands: int = 0
    pairs: int = 0
    signs: tuple[Sign, ...] = ()


class Fairness:
    """The signs of a room; `report` is what was found when somebody last asked."""

    def __init__(self, store: EventStore) -> None:
        self._store = store
        self._tally = Tally()
        self._read: dict[str, int] = {}
        self._one = asyncio.Lock()
        self.report = Report()

    async def found(self) -> Report:
        """Count the hands that were played since, and return what they say together with those before."""
        async with self._one:
            for stream in await EVENTS.call(self._store.streams, READINGS):
                while await EVENTS.call(self._count_on, stream):
                    pass
            hands = self._tally.hands
            if hands - self.report.hands > self.report.hands // NEW:
                self.report = await asyncio.to_thread(self._compared)
        return self.report

    def _count_on(self, stream: str) -> bool:
        """Count more hands of a table; say whether there may be others."""
        after = self._read.get(stream, 0)
        rows = self._store.load(stream, after, after + AT_ONCE)
        for row in rows:
            line = read(row)
            self._tally.add(line.reading, HandAt(stream.removeprefix(READINGS), line.number))
            self._read[stream] = row.version
        return len(rows) == AT_ONCE

    def _compared(self) -> Report:
        signs = find_signs(self._tally, _is_person)
        return Report(self._tally.hands, len(pairs_of(self._tally, _is_person)), signs)


def _is_person(member: str) -> bool:
    return not is_bot(member)
