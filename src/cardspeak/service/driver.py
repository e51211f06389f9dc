"""The driver of a table: does what is due when nobody asks for it.

It deals the next hand, supplies a shuffled stub, lets bots and players who chose in advance act, ends the time of who
does not act, and frees the seat of who has gone.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random

from cardspeak.bots.levels import LEVELS
from cardspeak.cards.card import DECKS
from cardspeak.hand import commands as hand
from cardspeak.hand.betting import options
from cardspeak.hand.dealing import shuffled_cards
from cardspeak.hand.view import view
from cardspeak.library import find_game
from cardspeak.ports import Clock, Shuffler
from cardspeak.room.table import commands as c
from cardspeak.room.table.clock import deadline
from cardspeak.room.table.decide import law_now
from cardspeak.room.table.entry import ready
from cardspeak.room.table.runs import is_asked, unanswered
from cardspeak.room.table.state import Seat, Table, to_act
from cardspeak.service.tables import LAWS, RunningTable, Update

Due = tuple[int, Callable[[], c.Command | None]]
KEPT_FOR = 10 * 60 * 1000  # milliseconds for which a seat is kept for who let his time run out, or has no chips


class Driver:
    """Drives one table; `bot_pause` are the least and most milliseconds that a bot thinks."""

    def __init__(
        self, running: RunningTable, clock: Clock, shuffler: Shuffler, rng: Random, bot_pause: tuple[int, int]
    ) -> None:
        self.running, self._clock, self._shuffler, self._rng = running, clock, shuffler, rng
        self._bot_pause = bot_pause
        self._changed = asyncio.Event()
        self._bot_at: tuple[int, int] = (-1, 0)  # the turn for which a bot thinks, and until when
        self._gone: dict[str, int] = {}  # members whose seats are kept no longer than that, and since when
        self.advance: dict[str, str] = {}  # what members chose in advance: check-fold, call-any

    def changed(self, update: Update) -> None:
        """Look again at what is due."""
        self._changed.set()

    async def drive(self) -> None:
        """Do what is due, until the table is closed."""
        self.running.listeners.add(self.changed)
        try:
            while not self.running.state.closed:
                self._changed.clear()
                due = self.next_due()
                wait = None if due is None else max(due[0] - self._clock.now(), 0) / 1000
                if due is None or wait is None or wait > 0:
                    await self._wait(wait)
                    continue
                command = due[1]()
                seen = self.running.version if isinstance(command, c.Act) else None
                outcome = await self.running.do(command, seen=seen) if command is not None else None
                if outcome is None or not hasattr(outcome, "version"):
                    # what was due is not possible now; a change, or a moment, will tell more
                    await self._wait(1)
        finally:
            self.running.listeners.discard(self.changed)

    async def _wait(self, seconds: float | None) -> None:
        # not wait_for: before Python 3.12 it swallows a cancellation that comes with the change
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._changed.wait()

    def next_due(self) -> Due | None:
        """Return what has to be done next without anybody asking, and when."""
        table = self.running.state
        now = self._clock.now()
        if table.stopped:
            return None
        if not table.playing:
            broke = next((seat for seat in table.seats if seat and seat.bot and seat.out), None)
            if broke is not None:
                return now, lambda: self._bot_comes_back(broke)
            gone = self._seat_given_up(table, now)
            if gone is not None and gone[0] <= now:
                return gone
            if len(ready(table)) < 2 or not self._people_want_a_hand(table):
                return gone
            began = table.number == 0
            return (table.since + (0 if began else table.settings.pause), self._start)
        assert table.hand is not None
        if table.hand.stage == "shuffling":
            return now, self._supply
        if is_asked(table):
            asked = [seat for seat in map(table.seats.__getitem__, unanswered(table)) if seat and seat.bot]
            if asked:
                # a bot wants one board, and says so at once: nobody has to wait for him
                return now, lambda: c.Act(asked[0].member, hand.Run(1))
            return deadline(table), c.TimeUp
        number = to_act(table)
        if number < 0:
            return None
        seat = table.seats[number]
        assert seat is not None
        if seat.bot:
            return self._bot_due(table), lambda: self._bot_acts(number)
        if seat.member in self.advance and table.hand.stage == "betting":
            return now, lambda: self._in_advance(number, seat.member)
        return deadline(table), c.TimeUp

    def _seat_given_up(self, table: Table, now: int) -> Due | None:
        # who closed his browser does not stand up; without this a table fills with people who are not there
        gone = [
            seat.member
            for seat in table.seats
            if seat and not seat.bot and (seat.idle or (seat.out and not seat.stack + seat.bought))
        ]
        self._gone = {member: self._gone.get(member, now) for member in gone}
        if not gone:
            return None
        first = min(self._gone, key=lambda member: self._gone[member])
        return self._gone[first] + KEPT_FOR, lambda: c.Leave(first)

    def _people_want_a_hand(self, table: Table) -> bool:
        # bots alone do not play on when every person has left or sits out
        return any(seat and not seat.bot and not seat.out and seat.stack for seat in table.seats)

    def _start(self) -> c.Command:
        table = self.running.state
        code = table.settings.games[table.game]
        following = table.settings.games[(table.game + 1) % len(table.settings.games)]
        turn = following if len(table.settings.games) > 1 and table.dealt >= len(ready(table)) else code
        deck = DECKS[find_game(turn)[0].deck]
        draw = self._shuffler.order(DECKS[52]) if table.button < 0 else ()
        return c.StartHand(self._shuffler.order(deck), draw)

    def _supply(self) -> c.Command:
        state = self.running.state.hand
        assert state is not None
        return c.Supply(hand.Reshuffle(self._shuffler.order(shuffled_cards(state)[0])))

    def _bot_comes_back(self, seat: Seat) -> c.Command:
        # a training table's bots play on: who has lost all buys in again
        if not seat.stack:
            return c.TopUp(seat.member, self.running.state.settings.most_buy_in)
        return c.SitIn(seat.member, post=True)

    def _bot_due(self, table: Table) -> int:
        turn = self.running.turn_version
        if self._bot_at[0] != turn:
            least, most = self._bot_pause
            pause = least + int((most - least) * self._rng.random() ** 2)
            self._bot_at = (turn, self._clock.now() + min(pause, table.settings.turn))
        return self._bot_at[1]

    def _bot_acts(self, number: int) -> c.Command | None:
        table = self.running.state
        seat, state = table.seats[number], table.hand
        if seat is None or state is None or to_act(table) != number:
            return None
        mine = table.players.index(number)
        may = options(state, law_now(table, LAWS)) if state.stage == "betting" else {}
        return c.Act(seat.member, LEVELS[seat.bot](view(state, mine), may, self._rng))

    def _in_advance(self, number: int, member: str) -> c.Command | None:
        table = self.running.state
        chosen = self.advance.pop(member, "")
        state = table.hand
        if state is None:
            return None
        mine = table.players.index(number)
        may = options(state, law_now(table, LAWS))
        if "check" in may:
            return c.Act(member, hand.Check(mine))
        if chosen == "call-any" and "call" in may:
            return c.Act(member, hand.Call(mine))
        return c.Act(member, hand.Fold(mine)) if "fold" in may and chosen == "check-fold" else None
