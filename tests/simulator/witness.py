"""The witness of one table: folds its stream by itself as events are kept, and holds the laws of a table to each."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec

from cardspeak.cards.card import parse_card
from cardspeak.hand.remedies.events import ChipsRemoved
from cardspeak.hand.view import HOLDS_SECRETS, SPECTATOR
from cardspeak.ports import Stored
from cardspeak.room.table import events as e
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.state import Table, hand_seat, seat_of, to_act
from cardspeak.service.stored import read
from cardspeak.web.api_events import event_data
from tests.ledger import Ledger
from tests.web.knowledge import EVERYBODY, Hand

CARD = re.compile(r'"([2-9TJQKA][cdhs])"')
ACTIONS = frozenset(("hand.folded", "hand.checked", "hand.called", "hand.raised", "hand.brought_in", "hand.discarded"))


class Witness:
    """What one stream comes to; `wrong` is told of each law that is broken."""

    def __init__(self, stream: str, wrong: Callable[[str], None]) -> None:
        self.stream, self._wrong = stream, wrong
        self.table: Table | None = None
        self.tables: list[Table | None] = [None]  # by version
        self.events: list[Any] = [None]  # by version
        self.kept: dict[str, int] = {}  # command ids, with the version after them
        self.hands: list[Hand] = [Hand(0, 0)]
        self._hand_at: list[int] = [0]  # by version: the place of the hand that was on then, or on last
        self._ledger = Ledger()
        self._at = 0
        self._shown: dict[tuple[int, int], Any] = {}
        self._seats: list[str] = []
        self._drawn: list[int] = []
        self._last = ""  # the command of the last event
        self._acted = ""  # the command of the last action

    @property
    def is_online(self) -> bool:
        """Whether players act at the table, and nobody tells lines."""
        return self.table is not None and self.table.telling is None

    @property
    def version(self) -> int:
        """How many events there are."""
        return len(self.events) - 1

    def saw(self, row: Stored) -> Any:
        """Take in an event that was kept; return it."""
        self._follows(row)
        event = read(row)
        before = self.table
        table = self.table = evolve(before, event, row.at)
        self.events.append(event)
        self.tables.append(table)
        if row.name in ACTIONS and before is not None and row.command != self._acted:
            self._acted = row.command  # what follows in the same commit is of players who have gone
            self._in_turn(row, before)
        self._chips(row, table, event)
        members = [seat.member for seat in table.seats if seat]
        if len(members) != len({*members}):
            self._wrong(f"{self.stream} {row.version}: somebody sits twice: {members}")
        self._learns(row)
        return event

    def _in_turn(self, row: Stored, before: Table) -> None:
        who, seat = row.command.partition("/")[0], to_act(before)
        actor = before.seats[seat] if seat >= 0 else None
        if who and who not in before.floor and (actor is None or (actor.member != who and not actor.leaving)):
            self._wrong(f"{self.stream} {row.version}: {row.command} acted out of turn")

    def _follows(self, row: Stored) -> None:
        if row.version != self.version + 1:
            self._wrong(f"{self.stream}: after version {self.version} comes {row.version}")
        if row.at < self._at:
            self._wrong(f"{self.stream} {row.version}: earlier than the event before it")
        self._at = row.at
        if row.command and row.command != self._last and row.command in self.kept:
            self._wrong(f"{self.stream} {row.version}: {row.command} counts twice")
        self._last = row.command
        if row.command:
            self.kept[row.command] = row.version

    def _chips(self, row: Stored, table: Table, event: Any) -> None:
        self._ledger.enter(event)
        there = table.chips
        if table.telling is not None and table.telling.on:  # what a ruling took goes when the hand is closed
            there += sum(each.counted for each in table.telling.events if isinstance(each, ChipsRemoved))
        if not isinstance(event, e.HandStarted) and there != self._ledger.total:
            self._wrong(f"{self.stream} {row.version}: {there} chips for {self._ledger.total} of the accounts")

    def _learns(self, row: Stored) -> None:
        if row.name == "table.button_drawn":
            self._drawn = [card for _, card in row.data["cards"]]
        elif row.name == "table.hand_started":
            self.hands.append(Hand(row.data["number"], row.version))
            self.hands[-1].learn(row.version, EVERYBODY, self._drawn)
            self._drawn = []
        else:
            self.hands[-1].add(row)
        self._hand_at.append(len(self.hands) - 1)

    def known(self, member: str, version: int) -> set[int]:
        """Return the cards that a member may know at a version."""
        return self.hands[self._hand_at[version]].of(member, version)

    def shown(self, version: int, member: str, told_at: int) -> Any:
        """Return an event as a member is sent it, in a message of the table at a version."""
        event, after = self.events[version], self.tables[told_at]
        seat = SPECTATOR
        if type(event) in HOLDS_SECRETS and after is not None:
            number = seat_of(after, member)
            seat = hand_seat(after, number) if number >= 0 else SPECTATOR
        key = (version, seat)
        if key not in self._shown:
            self._shown[key] = sent(event_data(event, seat))
        return self._shown[key]


def sent(data: Any) -> Any:
    """Return data as it is after it was sent as JSON."""
    return msgspec.json.decode(msgspec.json.encode(data))


def cards_in(text: str) -> set[int]:
    """Return the cards that stand in a message of the programs' room, each in quotes."""
    return {parse_card(found) for found in CARD.findall(text)}
