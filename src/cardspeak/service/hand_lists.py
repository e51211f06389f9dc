"""The hands of each member as a list in memory: found by table, game, day, result and star, added up by the session.

A list is read from the index of its member once and goes on from there, so that a page of it costs no replay. The lists
that were looked at last are kept; they can be made again at any time.
"""

import asyncio
import threading
from collections import OrderedDict
from typing import NamedTuple

from cardspeak.hand.evolve import evolve
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State
from cardspeak.ports import Append, EventStore, Stale
from cardspeak.record import record
from cardspeak.service.member_events import HandPlayed, HandStarred
from cardspeak.service.played import AT_ONCE, Played, held_by, lie_in
from cardspeak.service.stored import read, to_new
from cardspeak.service.threads import EVENTS

APART = 60 * 60 * 1000  # milliseconds without a hand at a table after which a new session begins there
MOST = 20_000  # hands of one member that are listed
KEPT = 100_000  # hands that are kept in memory; who looked longest ago is forgotten first


@record
class Session(NamedTuple):
    """Hands of a member at one table without a long pause: when the first and the last ended, how many, what they won.

    `id` is the place of the first among all hands of the member; `tournament` is what the table is one of, if any.
    """

    id: int
    table: str
    name: str
    tournament: str
    first: int
    last: int
    hands: int
    net: int


@record
class Line(NamedTuple):
    """One hand of the list: its place, what it was, whether it has a star."""

    place: int
    hand: HandPlayed
    starred: bool


@record
class Wanted(NamedTuple):
    """Which hands are looked for; `day` is when it begins and ends in milliseconds, `result` is `won` or `lost`."""

    table: str = ""
    game: str = ""
    day: tuple[int, int] | None = None
    result: str = ""
    starred: bool = False

    def has(self, hand: HandPlayed, starred: bool) -> bool:
        """Say whether a hand is one of these."""
        return (
            (not self.table or hand.table == self.table)
            and (not self.game or hand.game == self.game)
            and (self.day is None or self.day[0] <= hand.at < self.day[1])
            and (not self.result or (hand.net > 0 if self.result == "won" else hand.net < 0))
            and (starred or not self.starred)
        )


@record
class Found(NamedTuple):
    """A page of hands by their sessions, the newest first, and before which of them the next page goes on (None: none).

    `hands` and `net` are of all that were looked for, `net` without the chips of the `apart` hands that are of
    tournaments; `tables` (id and name) and `games` are what there is to choose from.
    """

    sessions: tuple[tuple[Session, tuple[Line, ...]], ...]
    older: tuple[int, int] | None
    hands: int
    net: int
    apart: int
    tables: tuple[tuple[str, str], ...]
    games: tuple[str, ...]


class _List:
    """The hands of one member, the oldest first, with the session of each."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.places: list[int] = []
        self.hands: list[HandPlayed] = []
        self.sessions: dict[int, Session] = {}
        self.of: list[int] = []  # the session of each hand
        self.order: list[int] = []  # the newest session first, and in it the newest hand
        self.open: dict[str, int] = {}  # the last session at each table
        self.tournaments: dict[str, str] = {}
        self.stars: set[tuple[str, int]] = set()
        self.read = self.stars_read = 0

    def catch_up(self, store: EventStore, played: Played, member: str) -> None:
        """Read what was entered since."""
        self.read = max(self.read, played.count(member) - MOST)
        while rows := played.since(member, self.read):
            for place, hand in rows:
                self._add(place, hand, played)
            self.read = rows[-1][0]
            if len(rows) < AT_ONCE:
                break
        for row in store.load(stars_of(member), self.stars_read):
            event: HandStarred = read(row)
            (self.stars.add if event.starred else self.stars.discard)((event.table, event.number))
            self.stars_read = row.version

    def _add(self, place: int, hand: HandPlayed, played: Played) -> None:
        table = hand.table
        if table not in self.tournaments:
            self.tournaments[table] = played.tournament_at(table)
        now = self.sessions.get(self.open.get(table, 0))
        if now is None or hand.at - now.last > APART:
            now = Session(place, table, hand.name, self.tournaments[table], hand.at, hand.at, 0, 0)
            self.open[table] = place
        self.sessions[now.id] = now._replace(last=hand.at, hands=now.hands + 1, net=now.net + hand.net)
        self.places.append(place)
        self.hands.append(hand)
        self.of.append(now.id)

    def found(self, wanted: Wanted, before: tuple[int, int] | None, most: int) -> Found:
        """Return a page of what is looked for."""
        page: dict[int, list[Line]] = {}
        older, taken, count, net, apart = None, 0, 0, 0, 0
        if len(self.order) != len(self.hands):
            self.order = sorted(range(len(self.hands)), key=lambda at: (self.of[at], at), reverse=True)
        for at in self.order:
            hand, session = self.hands[at], self.of[at]
            starred = (hand.table, hand.number) in self.stars
            if not wanted.has(hand, starred):
                continue
            count += 1
            if self.tournaments[hand.table]:
                apart += 1
            else:
                net += hand.net
            place = (session, self.places[at])
            if before is not None and place >= before:
                continue
            if taken < most:
                page.setdefault(session, []).append(Line(place[1], hand, starred))
                last = place
            elif older is None:
                older = last
            taken += 1
        sessions = tuple([(self.sessions[session], tuple(lines)) for session, lines in page.items()])
        tables = {hand.table: hand.name for hand in self.hands}
        return Found(
            sessions, older, count, net, apart, tuple(reversed(tables.items())),
            tuple(dict.fromkeys(hand.game for hand in reversed(self.hands))),
        )  # fmt: skip


class HandLists:
    """The lists of all members of a store."""

    def __init__(self, store: EventStore, played: Played) -> None:
        self._store, self._played = store, played
        self._lists: OrderedDict[str, _List] = OrderedDict()
        self._lock = threading.Lock()

    def found(self, member: str, wanted: Wanted, before: tuple[int, int] | None = None, most: int = 50) -> Found:
        """Return a page of a member's hands; it calls the store.

        `before` is the session and the place of the hand before which the page begins; None: at the newest.
        """
        mine = self._of(member)
        with mine.lock:
            mine.catch_up(self._store, self._played, member)
            found = mine.found(wanted, before, most)
        self._forget(member)
        shown = [
            (session, tuple([self._with_cards(line, member) for line in lines])) for session, lines in found.sessions
        ]
        return found._replace(sessions=tuple(shown))

    async def star(self, member: str, table: str, number: int, starred: bool, at: int) -> Refused | None:
        """Give a hand of a member's own a star at a moment, or take it off; one that has it already keeps it."""
        while True:
            missing, version = await EVENTS.call(self._before_star, member, table, number, starred)
            if missing:
                return Refused("no_such_hand", {})
            if version < 0:
                return None
            event = to_new(HandStarred(table, number, starred))
            commit = self._store.commit([Append(stars_of(member), version, (event,))], at=at)
            try:
                await asyncio.wrap_future(commit)
            except Stale:
                continue
            return None

    def _before_star(self, member: str, table: str, number: int, starred: bool) -> tuple[bool, int]:
        """Return whether the member has no such hand, and the version of the stars; -1: there is nothing to do."""
        mine = self._of(member)
        with mine.lock:
            mine.catch_up(self._store, self._played, member)
            there = any(hand.table == table and hand.number == number for hand in mine.hands)
            return not there, -1 if ((table, number) in mine.stars) == starred else mine.stars_read

    def _of(self, member: str) -> _List:
        with self._lock:
            found = self._lists.setdefault(member, _List())
            self._lists.move_to_end(member)
            return found

    def _forget(self, member: str) -> None:
        """Let go of the lists that were looked at longest ago, as many as are too many."""
        with self._lock:
            while len(self._lists) > 1 and sum([len(each.hands) for each in self._lists.values()]) > KEPT:
                self._lists.popitem(last=False)

    def _with_cards(self, line: Line, member: str) -> Line:
        """Return a hand with its cards, read from the table where it was entered before they were."""
        hand = line.hand
        kept = None if hand.cards else self._played.hand(hand.table, hand.number)
        if kept is None or member not in kept.members:
            return line
        state: State | None = None
        for event in kept.events:
            state = evolve(state, event)
        assert state is not None
        cards = held_by(state, kept.members.index(member))
        return line._replace(hand=hand._replace(cards=cards, boards=lie_in(state)))


def stars_of(member: str) -> str:
    """Return the name of the stream that holds which hands of a member have a star."""
    return f"stars/{member}"
