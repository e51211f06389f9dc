"""The log of a table in one language: what happened since the last hand began, and what each player did last.

It grows with the table and is told once for everybody. A line that holds cards of one player is told for their seat,
out of the event as that seat sees it.
"""

from collections.abc import Iterator
from typing import NamedTuple

from cardspeak.hand import events as hand
from cardspeak.hand.evolve import evolve
from cardspeak.hand.state import State
from cardspeak.hand.view import HOLDS_SECRETS, SPECTATOR, seen
from cardspeak.locale.messages import amount, say
from cardspeak.record import record
from cardspeak.room.table import events as e
from cardspeak.room.table import floor_events as fe
from cardspeak.room.table.state import Table
from cardspeak.service.room import Room
from cardspeak.service.tables import RunningTable
from cardspeak.web.home import words as home_words
from cardspeak.web.table import desk_words
from cardspeak.web.table.event_words import told


@record
class Entry(NamedTuple):
    """What everybody reads of an event; where a seat may read more, the event and what everybody saw before it."""

    lines: tuple[str, ...]
    secret: tuple[hand.Event, State | None] | None = None


class Log:
    """The log of one table; `begun` changes when it begins anew, and what was drawn of it is void."""

    def __init__(self, room: Room, running: RunningTable, language: str) -> None:
        self.room, self.running, self.language = room, running, language
        self.begun = 0
        self.entries: list[Entry] = []
        self.did: dict[int, str] = {}  # what each seat of the table did last, in a word
        self._first = -1
        self._private: dict[tuple[int, int], tuple[str, ...]] = {}  # lines with cards, by entry and seat
        self._names: list[str] = []
        self._state: State | None = None

    def grow(self) -> None:
        """Take in what has happened."""
        recent, name = self.running.recent, self.room.name
        first = recent[0][0] if recent else -1
        renamed = self._state is not None and self._names != [name(player) for player in self._state.deal.seats]
        if first != self._first or renamed:
            self._first, self.begun = first, self.begun + 1
            self.entries, self.did, self._names, self._state, self._private = [], {}, [], None, {}
        for _, event in recent[len(self.entries) :]:
            of_hand = type(event) in hand.NAMES
            self.entries.append(self._of_hand(event) if of_hand else self._of_table(event))  # type: ignore[arg-type]

    def lines(self, seat: int, after: int = 0) -> Iterator[str]:
        """Tell the entries after so many of them, as a seat of the hand may know them."""
        for place in range(after, len(self.entries)):
            yield from self._entry(place, seat)

    def last(self, seat: int) -> str:
        """Tell the last line, as a seat of the hand may know it."""
        for place in range(len(self.entries) - 1, -1, -1):
            lines = self._entry(place, seat)
            if lines:
                return lines[-1]
        return ""

    def _entry(self, place: int, seat: int) -> tuple[str, ...]:
        lines, secret = self.entries[place]
        if secret is None or seat < 0:
            return lines
        if (place, seat) not in self._private:
            event, before = secret
            self._private[place, seat] = _split(told(self.language, seen(event, seat), self._names, before))
        return self._private[place, seat]

    def _of_table(self, event: e.Event) -> Entry:
        table, language = self.running.state, self.language
        if isinstance(event, e.RunsWanted):
            self.did[event.seat] = say(language, "label-runs", times=event.times)
        line = desk_words.told(language, event, table.given, self.room.name)
        line = line or home_words.told(language, event, self.room.name, table.number > 0)
        return Entry(_split(line or table_line(self.room, language, event)))

    def _of_hand(self, happened: hand.Event) -> Entry:
        table, language = self.running.state, self.language
        event = seen(happened, SPECTATOR)
        if isinstance(event, hand.HandBegun):
            self._names, self._state = [self.room.name(player) for player in event.deal.seats], None
        elif isinstance(event, hand.RoundOpened | hand.DrawOpened | hand.RunsAsked | hand.RunsAgreed):
            self.did = without_cards(table, event, self._state, language)
        before = self._state
        short = label(language, event, before)
        if short:
            self.did[table.players[event.seat]] = short  # type: ignore[union-attr]
        self._state = evolve(before, event)
        secret = (happened, before) if type(happened) in HOLDS_SECRETS else None
        return Entry(_split(told(language, event, self._names, before)), secret)


def _split(said: str | None) -> tuple[str, ...]:
    return tuple(said.split("\n")) if said else ()


LABELS: dict[type, str] = {
    hand.Folded: "fold", hand.Checked: "check", hand.Called: "call", hand.BroughtIn: "bring", hand.Mucked: "muck",
}  # fmt: skip


def label(language: str, event: hand.Event, before: State | None) -> str:
    """Return in a word what a player did; empty for what is seen at the seat anyway."""
    if type(event) in LABELS:
        return say(language, f"label-{LABELS[type(event)]}")
    if isinstance(event, hand.RaisedTo):
        return say(language, "label-raise" if before and before.round.level else "label-bet")
    if isinstance(event, hand.Discarded):
        count = len(event.positions)
        return say(language, "label-draw", count=count) if count else say(language, "label-pat")
    return ""


def without_cards(table: Table, event: hand.Event, state: State | None, language: str) -> dict[int, str]:
    """Return in a word who has straddled, as the betting begins."""
    if state is None or not isinstance(event, hand.RoundOpened) or state.street > 0:
        return {}
    posts = [post for post in state.deal.posts if post.kind in ("straddle", "no-look")]
    return {table.players[post.seat]: say(language, f"post-{post.kind}") for post in posts}


def table_line(room: Room, language: str, event: e.Event) -> str | None:
    """Say what happened at the table between the events of its hands."""
    match event:
        case e.HandStarted():
            return say(language, "log-hand", number=event.number)
        case e.SeatTaken():
            return say(language, "log-sits", name=room.name(event.member), seat=event.seat + 1)
        case e.SeatLeft():
            return say(language, "log-leaves", name=room.name(event.member))
        case e.ClockCalled():
            return say(language, "log-clock", name=room.name(event.by), seconds=event.seconds)
        case e.RunsWanted():
            return say(language, "log-runs-wanted", seat=event.seat + 1, times=event.times)
        case fe.BlindsChopped():
            return say(language, "log-chopped")
        case fe.PotSplit():
            key = "log-split-whole" if event.member else "log-split"
            return say(language, key, name=room.name(event.member) if event.member else "")
        case e.TimeRanOut():
            return say(language, "log-time", seat=event.seat + 1)
        case e.GameChanged():
            return say(language, "log-game")
        case e.ButtonDrawn():
            return say(language, "log-button", seat=event.seat + 1)
        case e.DeckCut():
            return say(language, "log-cuts", seat=event.seat + 1)
        case e.ChipsBought():
            return say(language, "log-buys", seat=event.seat + 1, chips=amount(language, event.chips))
        case fe.Penalised(kind="warning"):
            return say(language, "log-warned", name=room.name(event.member))
        case fe.Penalised() if event.hands > 0:
            return say(language, "log-misses", name=room.name(event.member), n=event.hands)
        case fe.Disqualified():
            return say(language, "log-disqualified", name=room.name(event.member))
        case fe.ChipsForfeited():
            return say(language, "log-forfeits", seat=event.seat + 1, chips=amount(language, event.chips))
        case _:
            return None
