"""Hands that were played: found again by their players, and read back from the stream.

The indexes are a stream for each member and one for the hands of each table; they can be made again from the tables'
streams at any time.
"""

from typing import NamedTuple

from cardspeak.hand import events as hand
from cardspeak.ports import EventStore, Stored
from cardspeak.record import record
from cardspeak.room.table import events as e
from cardspeak.room.table.state import Settings
from cardspeak.service.bot_names import is_bot
from cardspeak.service.hand_events import HandKept
from cardspeak.service.index import enter
from cardspeak.service.member_events import HandPlayed
from cardspeak.service.stored import read
from cardspeak.service.tables import Finished, stream_of

SEALED = frozenset(e.NAMES[kind][0] for kind in (e.DeckInPlay, e.StubSealed))


@record
class Record(NamedTuple):
    """A played hand as the stream has it: its table's settings, its events, its players' seats, the bots' levels.

    `sealed` are the commitments to its cards, each with how many events of the hand were before it.
    """

    table: str
    settings: Settings
    number: int
    at: int
    started: e.HandStarted
    events: tuple[hand.Event, ...]
    bots: dict[str, str]
    sealed: tuple[tuple[int, e.DeckInPlay | e.StubSealed], ...] = ()

    @property
    def members(self) -> tuple[str, ...]:
        """Who played, in the order of the hand."""
        first = self.events[0]
        return first.deal.seats if isinstance(first, hand.HandBegun) else ()


class Played:
    """The hands that were played at the tables of a store."""

    def __init__(self, store: EventStore) -> None:
        self._store = store

    async def note(self, table_id: str, finished: Finished, at: int) -> None:
        """Enter a finished hand into the indexes of its table and its players; once, however often it is told."""
        first, last, table = finished
        state = table.hand
        if state is None or state.stage != "over":
            return
        bots = tuple([(seat.member, seat.bot) for seat in table.seats if seat and seat.bot])
        lines: dict[str, object] = {}
        if table.telling is None:  # where lines are told, a hand that is over can still be corrected
            lines[hands_of(table_id)] = HandKept(table.number, first, last, table.settings, bots)
        for seat, member in enumerate(state.deal.seats):
            if not is_bot(member):
                net = state.round.stacks[seat] - state.deal.stacks[seat]
                game = table.settings.games[table.game]
                lines[f"member/{member}"] = HandPlayed(table_id, table.number, at, game, net, table.settings.name)
        await enter(self._store, lines, at, f"{table_id}/{table.number}")

    def of(self, member: str) -> list[HandPlayed]:
        """Return the hands of a member, the newest first."""
        return [read(row) for row in reversed(self._store.load(f"member/{member}"))]

    def hand(self, table_id: str, number: int) -> Record | None:
        """Return one played hand, None when there is none of this number or it is still on."""
        line = self._store.find_command(hands_of(table_id), f"{table_id}/{number}")
        if line is None:
            return self._searched(table_id, number)
        kept: HandKept = read(self._store.load(hands_of(table_id), line - 1, line)[0])
        rows = self._store.load(stream_of(table_id), kept.first - 1, kept.last)
        return _record(table_id, number, kept.settings, dict(kept.bots), rows)

    def _searched(self, table_id: str, number: int) -> Record | None:
        """Return a hand that is not in the index, such as one that was played before there was any."""
        settings: Settings | None = None
        bots: dict[str, str] = {}
        rows: list[Stored] = []
        for row in self._store.load(stream_of(table_id)):
            if row.name == "table.opened":
                settings = read(row).settings
                if settings.cards == "dictated":
                    return None  # told line by line: its stream has what was taken back as well, for its floor alone
            elif row.name == "table.seat_taken" and row.data["bot"]:
                bots[row.data["member"]] = row.data["bot"]
            elif row.name == "table.hand_started" and rows:
                break
            if rows or (row.name == "table.hand_started" and row.data["number"] == number):
                rows.append(row)
        return _record(table_id, number, settings, bots, rows) if settings and rows else None


def hands_of(table_id: str) -> str:
    """Return the name of the stream that is the index of a table's hands."""
    return f"hands/{table_id}"


def _record(table: str, number: int, settings: Settings, bots: dict[str, str], rows: list[Stored]) -> Record | None:
    started: e.HandStarted = read(rows[0])
    events: list[hand.Event] = []
    sealed: list[tuple[int, e.DeckInPlay | e.StubSealed]] = []
    for row in rows:
        if row.name.startswith("hand."):
            events.append(read(row))
        elif row.name in SEALED:
            sealed.append((len(events), read(row)))
    if not any(isinstance(event, hand.HandEnded) for event in events):
        return None
    return Record(table, settings, number, rows[0].at, started, tuple(events), bots, tuple(sealed))
