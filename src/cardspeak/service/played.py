"""Hands that were played: found again by their players, and read back from the stream.

The index is a stream for each member; it can be made again from the tables' streams at any time.
"""

from typing import NamedTuple

from cardspeak.hand import events as hand
from cardspeak.ports import EventStore
from cardspeak.record import record
from cardspeak.room.table import events as e
from cardspeak.room.table.state import Settings, Table
from cardspeak.service.bot_names import is_bot
from cardspeak.service.index import enter
from cardspeak.service.member_events import HandPlayed
from cardspeak.service.stored import read
from cardspeak.service.tables import stream_of


@record
class Record(NamedTuple):
    """A played hand as the stream has it: its table's settings, its events, its players' seats, the bots' levels."""

    table: str
    settings: Settings
    number: int
    at: int
    started: e.HandStarted
    events: tuple[hand.Event, ...]
    bots: dict[str, str]

    @property
    def members(self) -> tuple[str, ...]:
        """Who played, in the order of the hand."""
        first = self.events[0]
        return first.deal.seats if isinstance(first, hand.HandBegun) else ()


class Played:
    """The hands that were played at the tables of a store."""

    def __init__(self, store: EventStore) -> None:
        self._store = store

    async def note(self, table_id: str, table: Table, at: int) -> None:
        """Enter the last finished hand of a table into the indexes of its players; once, however often it is told."""
        state = table.hand
        if state is None or state.stage != "over":
            return
        command = f"{table_id}/{table.number}"
        for seat, member in enumerate(state.deal.seats):
            if is_bot(member):
                continue
            net = state.round.stacks[seat] - state.deal.stacks[seat]
            game = table.settings.games[table.game]
            line = HandPlayed(table_id, table.number, at, game, net, table.settings.name)
            await enter(self._store, f"member/{member}", line, at, command)

    def of(self, member: str) -> list[HandPlayed]:
        """Return the hands of a member, the newest first."""
        return [read(row) for row in reversed(self._store.load(f"member/{member}"))]

    def hand(self, table_id: str, number: int) -> Record | None:
        """Return one played hand, None when there is none of this number or it is still on."""
        settings: Settings | None = None
        started: e.HandStarted | None = None
        events: list[hand.Event] = []
        bots: dict[str, str] = {}
        at = 0
        for row in self._store.load(stream_of(table_id)):
            if row.name == "table.opened":
                opened = read(row)
                assert isinstance(opened, e.TableOpened)
                settings = opened.settings
            elif row.name == "table.seat_taken":
                bots[row.data["member"]] = row.data["bot"]
            elif row.name == "table.hand_started":
                if started is not None:
                    break
                if row.data["number"] == number:
                    event = read(row)
                    assert isinstance(event, e.HandStarted)
                    started, at = event, row.at
            elif started is not None and row.name.startswith("hand."):
                events.append(read(row))
        if settings is None or started is None or not any(isinstance(event, hand.HandEnded) for event in events):
            return None
        return Record(table_id, settings, number, at, started, tuple(events), bots)
