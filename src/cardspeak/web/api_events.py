"""What programs are told of a table: its events as they may see them, and where it stands."""

from typing import Any
from weakref import WeakValueDictionary

import msgspec

from cardspeak.cards.card import card_text
from cardspeak.codec.events import as_object
from cardspeak.hand import events as hand
from cardspeak.hand.betting import options
from cardspeak.hand.dealing import most_runs
from cardspeak.hand.view import HOLDS_SECRETS, SPECTATOR, seen
from cardspeak.ports import Clock
from cardspeak.room.table import events as table_events
from cardspeak.room.table.clock import deadline
from cardspeak.room.table.decide import law_now
from cardspeak.room.table.runs import unanswered, voices
from cardspeak.room.table.state import Table, hand_seat, seat_of, to_act
from cardspeak.service.opened import Card, opened
from cardspeak.service.played import Record
from cardspeak.service.tables import LAWS, RunningTable, Update

encode = msgspec.json.Encoder().encode

CARDS = frozenset("order burns down up board cards".split())  # fields of events that hold cards


def spelled(rows: Any) -> Any:
    """Return cards, and rows of cards, as they are written: `As`, and `??` for what the reader may not know."""
    return [spelled(row) for row in rows] if isinstance(rows, list | tuple) else card_text(rows)


def event_data(event: Any, seat: int) -> dict[str, Any]:
    """Return an event as one seat of the hand may see it."""
    if type(event) in hand.NAMES:
        data = as_object(seen(event, seat))
        # a bare number under such a name says how many cards, not which
        return {
            key: spelled(value) if key in CARDS and type(value) is not int else value for key, value in data.items()
        }
    data = as_object(event)
    if "secret" in data:
        del data["secret"]  # what the order of a sealed deck follows from
    if isinstance(event, table_events.DeckInPlay):
        data["drawn"] = [[at, card_text(card)] for at, card in event.drawn]
    if isinstance(event, table_events.ButtonDrawn):
        data["cards"] = [[at, card_text(card)] for at, card in event.cards]
    return data


def hand_data(record: Record, seat: int, names: list[str]) -> dict[str, Any]:
    """Return a played hand as one seat of it may see it, with what checks its deal."""
    sat = zip(record.started.players, record.members, names, strict=True)
    players = [{"seat": seat, "name": name, "bot": record.bots.get(member, "")} for seat, member, name in sat]
    deal = [{**deck._asdict(), "cards": [card_data(card) for card in deck.cards]} for deck in opened(record, seat)]
    return {
        "table": record.table, "number": record.number, "at": record.at, "hand_seat": seat, "players": players,
        "events": [event_data(event, seat) for event in record.events],
        "deal": deal, "book": record.settings.book, "rules": record.started.rules,
    }  # fmt: skip


def card_data(card: Card) -> dict[str, Any]:
    """Return a card that left the deck; what it was, and what opens its commitment, only where one saw it."""
    data: dict[str, Any] = {"at": card.at, "to": card.to}
    if card.card is not None and card.opening is not None:
        data |= {"card": card_text(card.card), "salt": card.opening.salt, "path": list(card.opening.path)}
    return data


def for_all(running: RunningTable, now: int) -> dict[str, Any]:
    """Return where a table stands, as far as it is the same for everybody."""
    table = running.state
    state = table.hand
    paused, counts = running.paused, (running.lost_since or now) - running.late  # until when anybody's time runs
    return {
        "version": running.version, "number": table.number, "stage": state.stage if state and table.playing else "",
        "to_act": to_act(table), "time_left": max(deadline(table) - counts, 0), "asked": unanswered(table),
        "paused": paused and {"why": paused.why, "again_in": max(paused.until - now, 0)},
    }  # fmt: skip


def for_one(table: Table, number: int, seat: int) -> dict[str, Any]:
    """Return what is added to that for a player: their seat (-1: none), that in the hand, what they may do in turn."""
    found: dict[str, Any] = {"seat": number, "hand_seat": seat}
    state = table.hand
    if state is not None and number >= 0 and to_act(table) == number and state.stage == "betting":
        found["options"] = {verb: list(bounds) for verb, bounds in options(state, law_now(table, LAWS)).items()}
    if state is not None and number in voices(table):
        found["options"] = {"run": [1, most_runs(state, law_now(table, LAWS))]}
    if state is not None and seat >= 0:
        found["holding"] = spelled(state.secret.down[seat])
    return found


class Told:
    """The last update of a table as programs are told of it, encoded once for all who see the same of it."""

    def __init__(self, running: RunningTable, clock: Clock) -> None:
        self._running, self._clock = running, clock
        self._update: Update | None = None
        self._secret = False  # whether anything of it is not for everybody
        self._now = b""  # where the table stands for everybody, not yet closed
        self._asked: frozenset[int] = frozenset()  # the seats of the table that have something to choose
        self._shared: dict[int, bytes] = {}  # how frames begin, by seat of the hand: all but what is for one alone
        self._public: dict[int, bytes] = {}  # events that hold no secret, by their place
        self._idle: dict[tuple[int, int, tuple[int, ...]], bytes] = {}  # what is for one who has nothing to choose

    def frame(self, update: Update, member: str) -> bytes:
        """Return what a member is told of an update."""
        if update is not self._update:
            self._begin(update)
        table = update.state
        number = seat_of(table, member) if member else -1
        seat = hand_seat(table, number) if number >= 0 else SPECTATOR
        sees = seat if self._secret else SPECTATOR
        shared = self._shared.get(sees) or self._shared_by(sees, update)
        mine = (
            encode(for_one(table, number, seat))[1:] if number in self._asked else self._idle_one(table, number, seat)
        )
        return b"".join((shared, mine, b"}"))

    def _begin(self, update: Update) -> None:
        table = update.state
        if self._update is None or table.number != self._update.state.number:
            self._idle = {}
        self._update, self._shared, self._public = update, {}, {}
        self._secret = any(type(event) in HOLDS_SECRETS for event in update.events)
        self._asked = frozenset([to_act(table), *voices(table)])
        self._now = encode(for_all(self._running, self._clock.now()))[:-1]

    def _shared_by(self, seat: int, update: Update) -> bytes:
        head = encode({"type": "events", "version": update.version, "at": update.at})[:-1]
        events = b",".join([self._encoded(place, event, seat) for place, event in enumerate(update.events)])
        self._shared[seat] = shared = b"".join([head, b',"events":[', events, b'],"now":', self._now, b","])
        return shared

    def _idle_one(self, table: Table, number: int, seat: int) -> bytes:
        held = table.hand.secret.down[seat] if table.hand is not None and seat >= 0 else ()
        mine = self._idle.get((number, seat, held))
        if mine is None:
            mine = self._idle[number, seat, held] = encode(for_one(table, number, seat))[1:]
        return mine

    def _encoded(self, place: int, event: object, seat: int) -> bytes:
        if type(event) in HOLDS_SECRETS:
            return encode(event_data(event, seat))
        if place not in self._public:
            self._public[place] = encode(event_data(event, SPECTATOR))
        return self._public[place]


class Tellings:
    """What the tables of a room are telling; each lasts as long as a program follows it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._kept: WeakValueDictionary[str, Told] = WeakValueDictionary()

    def of(self, running: RunningTable) -> Told:
        """Return what a table is telling."""
        found = self._kept.get(running.id)
        if found is None:
            found = self._kept[running.id] = Told(running, self._clock)
        return found
