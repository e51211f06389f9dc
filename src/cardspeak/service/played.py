"""Hands that were played: found again by their players, and read back from the stream.

The indexes are a stream for each member, one for the hands of each table, and one for how its players treated each
other in them; they can be made again from the tables' streams at any time. What is read takes as long whether a table
has had ten hands or a million.
"""

from typing import NamedTuple

from cardspeak.hand import events as hand
from cardspeak.hand.state import State
from cardspeak.ports import EventStore, Stored
from cardspeak.record import record
from cardspeak.room.fairness.reading import Reading, read_hand
from cardspeak.room.table import events as e
from cardspeak.room.table.state import Settings
from cardspeak.service.bot_names import is_bot
from cardspeak.service.hand_events import HandKept, HandRead
from cardspeak.service.index import enter, when_back
from cardspeak.service.member_events import HandPlayed
from cardspeak.service.stored import read
from cardspeak.service.tables import Finished, stream_of

SEALED = frozenset(e.NAMES[kind][0] for kind in (e.DeckInPlay, e.StubSealed))
AT_ONCE = 1000
READINGS = "readings/"


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
        table = finished.table
        state = table.hand
        if state is None or state.stage != "over":
            return
        lines = await _lines(self._store, table_id, kept_of(finished))
        for seat, member in enumerate(state.deal.seats):
            if not is_bot(member):
                net = state.round.stacks[seat] - state.deal.stacks[seat]
                game = table.settings.games[table.game]
                lines[f"member/{member}"] = HandPlayed(
                    table_id, table.number, at, game, net, table.settings.name, held_by(state, seat), lie_in(state)
                )
        await enter(self._store, lines, at, f"{table_id}/{table.number}")

    def since(self, member: str, after: int, most: int = AT_ONCE) -> list[tuple[int, HandPlayed]]:
        """Return so many hands of a member, the oldest first, each with its place among all of theirs, from 1.

        `after` is the place of the hand after which they were played.
        """
        rows = self._store.load(f"member/{member}", after, after + most)
        return [(row.version, read(row)) for row in rows]

    def count(self, member: str) -> int:
        """Return how many hands of a member are entered."""
        return self._store.version(f"member/{member}")

    def tournament_at(self, table_id: str) -> str:
        """Return the tournament of which a table is one, as the first of its hands has it; "": of none."""
        kept = [read(row) for row in self._store.load(hands_of(table_id), 0, 1)]
        return kept[0].settings.tournament if kept else ""

    def hand(self, table_id: str, number: int, kept: HandKept | None = None) -> Record | None:
        """Return one played hand, None when there is none of this number or it is still on.

        `kept` is where it lies, if somebody knows; else the index says so.
        """
        kept = kept or self._kept(table_id, number)
        if kept is None:
            return None
        rows = self._store.load(stream_of(table_id), kept.first - 1, kept.last)
        started: e.HandStarted = read(rows[0])
        events: list[hand.Event] = []
        sealed: list[tuple[int, e.DeckInPlay | e.StubSealed]] = []
        for row in rows:
            if row.name.startswith("hand."):
                events.append(read(row))
            elif row.name in SEALED:
                sealed.append((len(events), read(row)))
        return Record(
            table_id, kept.settings, number, rows[0].at, started, tuple(events), dict(kept.bots), tuple(sealed)
        )

    def _kept(self, table_id: str, number: int) -> HandKept | None:
        line = self._store.find_command(hands_of(table_id), f"{table_id}/{number}")
        if line is None:
            return None
        kept: HandKept = read(self._store.load(hands_of(table_id), line - 1, line)[0])
        return kept


def held_by(state: State, seat: int) -> tuple[int, ...]:
    """Return the cards of a seat in the order in which they lie before its player."""
    down, up = state.secret.down[seat], state.cards.up[seat]
    if state.deal.game.family == "stud" and len(down) > 2:
        return (*down[:2], *up, *down[2:])
    return down + up


def lie_in(state: State) -> tuple[tuple[int, ...], ...]:
    """Return the boards of a hand that have cards."""
    return tuple([board for board in state.cards.boards if board])


async def enter_hand(store: EventStore, table_id: str, finished: Finished, at: int) -> None:
    """Enter a finished hand into the index of its table alone."""
    kept = kept_of(finished)
    if kept is not None:
        await enter(store, await _lines(store, table_id, kept), at, f"{table_id}/{kept.number}")


async def enter_reading(store: EventStore, table_id: str, kept: HandKept, at: int) -> None:
    """Enter what a hand says of its players, where that is all that is missing of it."""
    lines = await _lines(store, table_id, kept)
    lines.pop(hands_of(table_id))
    await enter(store, lines, at, f"{table_id}/{kept.number}")


async def _lines(store: EventStore, table_id: str, kept: HandKept | None) -> dict[str, object]:
    """Return what goes into the indexes of a table, by stream."""
    if kept is None:
        return {}
    reading = await when_back(reading_of, store, table_id, kept)
    lines: dict[str, object] = {hands_of(table_id): kept}
    return lines | ({readings_of(table_id): HandRead(kept.number, reading)} if reading else {})


def reading_of(store: EventStore, table_id: str, kept: HandKept) -> Reading | None:
    """Return what a hand says of how its players treat each other, if anything."""
    rows: list[Stored] = store.load(stream_of(table_id), kept.first - 1, kept.last)
    return read_hand([read(row) for row in rows if row.name.startswith("hand.")])


def kept_of(finished: Finished) -> HandKept | None:
    """Return where a hand lies; None for one that nobody can read back."""
    first, last, table = finished
    if table.hand is None or table.hand.stage != "over" or table.telling is not None:
        return None  # where lines are told, a hand that is over can still be corrected
    bots = tuple([(seat.member, seat.bot) for seat in table.seats if seat and seat.bot])
    return HandKept(table.number, first, last, table.settings, bots)


def hands_of(table_id: str) -> str:
    """Return the name of the stream that is the index of a table's hands."""
    return f"hands/{table_id}"


def readings_of(table_id: str) -> str:
    """Return the name of the stream that says how the players of a table treated each other, hand by hand."""
    return f"{READINGS}{table_id}"
