"""The driver of a table: waits until something is due (`room/table/due.py`), supplies what is missing, and does it.

Supplied are an order of the cards, a bot's move and the time it takes to think, and what a player chose in advance.
"""

import asyncio
from random import Random

from cardspeak.bots.levels import LEVELS
from cardspeak.hand import commands as hand
from cardspeak.hand.betting import options
from cardspeak.hand.refused import Refused
from cardspeak.hand.view import view
from cardspeak.ports import Clock, Shuffler
from cardspeak.room.table import commands as c
from cardspeak.room.table.decide import law_now
from cardspeak.room.table.due import (
    BotActs,
    BotComes,
    ChoiceInAdvance,
    Deal,
    Due,
    SealDeck,
    SupplyOrder,
    Wants,
    What,
    due,
)
from cardspeak.room.table.runs import is_asked
from cardspeak.room.table.state import Speed, sitting
from cardspeak.room.tournament.online import in_whole_chips
from cardspeak.service.bot_names import new_bot
from cardspeak.service.commitment import sealed, sealed_stub
from cardspeak.service.in_advance import carried_out, hurries, used_up
from cardspeak.service.settings import SPEEDS
from cardspeak.service.tables import LAWS, RunningTable, Update

AGAIN = 1000  # milliseconds until what was not possible is looked at again
SELDOM = 3_600_000  # milliseconds until a table at which nothing is due is looked at again
NEVER = 1 << 62
UNHURRIED = SPEEDS["normal"].pause
SLOWEST = 1.5  # a bot never thinks longer than so much of its usual time
QUICKEST = SPEEDS["instant"].pause
ALL_TOGETHER = 2_400  # milliseconds that the bots think in a whole hand at the quickest speed, however long it is
OF_THE_REST = 16  # each takes such a part of what is left of them at most


class Driver:
    """Drives one table; `bot_pause` are the least and most milliseconds that a bot thinks at the usual speed.

    Where several processes could drive it, `fence` is the number of the lease of this one.
    """

    def __init__(
        self, running: RunningTable, wants: Wants, clock: Clock, shuffler: Shuffler, rng: Random,
        bot_pause: tuple[int, int], fence: int = 0, advance: dict[str, str] | None = None,
    ) -> None:  # fmt: skip
        self.running, self._wants, self._fence = running, wants, fence
        self._clock, self._shuffler, self._rng = clock, shuffler, rng
        self._bot_pause = bot_pause
        self._awake = asyncio.Event()
        self._until = 0  # the moment that is waited for; 0: nothing is
        self._thought: tuple[int, int] = (-1, 0)  # the turn for which a bot thinks, and how long
        self._thought_in: tuple[int, int] = (-1, 0)  # the hand, and how long bots have thought in it
        # what members chose in advance (`in_advance.py`)
        self.advance: dict[str, str] = {} if advance is None else advance

    def changed(self, update: Update) -> None:
        """Wake where something is due sooner than what is waited for; mostly it is the time of the next player.

        Whoever waits for a moment that has gone by, since the clock was set ahead, looks again as well.
        """
        used_up(self.advance, update.state, update.events)
        wake = True  # also where this fails: what drives the table comes upon the same, and is supervised
        try:
            if self._until > self._clock.now() and not self.running.state.closed:
                found = self.next_due()
                wake = found is not None and found.at < self._until
        finally:
            if wake:
                self._awake.set()

    def look(self) -> None:
        """Look what is due now: something was chosen in advance."""
        self._awake.set()

    async def drive(self) -> None:
        """Do what is due, until the table is closed."""
        self.running.listeners.add(self.changed)
        try:
            while not self.running.state.closed:
                self._awake.clear()
                if self.running.owes_time():  # before anybody's time is looked at
                    away = self.running.away(self._clock.now())
                    if isinstance(await self.running.do(c.Resume(away), fence=self._fence), Refused):
                        await self._wait(NEVER, AGAIN)
                        continue
                found = self.next_due()
                if found is None or found.at > self._clock.now():
                    await self._wait(found.at if found else NEVER)
                    continue
                command = self.command(found.what)
                seen = self.running.version if isinstance(command, c.Act) else None
                outcome = command and await self.running.do(command, seen=seen, fence=self._fence)
                if (outcome is None or isinstance(outcome, Refused)) and self._is_due_still(found.what):
                    # what is due is not possible now; a change, or a moment, will tell more
                    await self._wait(NEVER, AGAIN)
        finally:
            self.running.listeners.discard(self.changed)

    async def _wait(self, until: int, most: int = SELDOM) -> None:
        """Wait until a moment, so many milliseconds at most, or until something is due before it."""
        wait = min(until - self._clock.now(), most)
        alarm = asyncio.get_running_loop().call_later(wait / 1000, self._awake.set)
        self._until = until
        try:
            await self._awake.wait()
        finally:
            self._until = 0
            alarm.cancel()

    def _is_due_still(self, what: What) -> bool:
        """Say whether the same is due; what is due instead, once a choice in advance is gone, keeps its own moment."""
        found = None if self.running.state.closed else self.next_due()
        return found is not None and found.what == what

    def next_due(self) -> Due | None:
        """Return what is due, and when; a bot takes its time."""
        found = due(self.running.state, self._clock.now(), LAWS, self._wants, self.advance)
        if found is None or not isinstance(found.what, BotActs) or is_asked(self.running.state):
            return found
        return found._replace(at=found.at + self._thinking_time())

    def command(self, what: What) -> c.Command | None:
        """Return the command that does what is due, with what had to be supplied."""
        match what:
            case SealDeck():
                return c.Seal(sealed(self._shuffler.secret(), what.decks))
            case Deal():  # its order is put in when nobody can cut the deck any more (`RunningTable.meant`)
                return c.StartHand(following=sealed(self._shuffler.secret(), (what.deck,)))
            case SupplyOrder():
                stub, order = sealed_stub(self._shuffler.secret(), what.cards)
                return c.Supply(hand.Reshuffle(order), stub)
            case BotActs():
                return self._bot_acts(what.seat)
            case BotComes():
                return new_bot(self.running.state, what.seat, what.level)
            case ChoiceInAdvance():
                return self._chosen(what.seat)
            case _:
                return what

    def _thinking_time(self) -> int:
        turn = self.running.turn_version
        if self._thought[0] != turn:
            least, most = self._bot_pause
            speed = self.running.state.settings.speed
            pause = int((least + (most - least) * self._rng.random() ** 2) * haste(speed))
            if speed.pause <= QUICKEST:
                pause = min(pause, self._left_in_hand() // OF_THE_REST)
            self._thought = (turn, min(pause, speed.turn))
            self._thought_in = (self.running.state.number, self._thought_in[1] + self._thought[1])
        return 0 if hurries(self.running.state, self.advance) else self._thought[1]

    def _left_in_hand(self) -> int:
        """Return for how long the bots may still think in the hand that is on, at the quickest speed."""
        number = self.running.state.number
        if self._thought_in[0] != number:
            self._thought_in = (number, 0)
        return ALL_TOGETHER - self._thought_in[1]

    def _bot_acts(self, number: int) -> c.Command:
        table, state = self.running.state, self.running.state.hand
        assert state is not None
        bot = sitting(table, number)
        if is_asked(table):
            return c.Act(bot.member, hand.Run(1))  # a bot wants one board: nobody has to wait for it
        may = options(state, law_now(table, LAWS)) if state.stage == "betting" else {}
        wanted = LEVELS[bot.bot](view(state, table.players.index(number)), may, self._rng)
        return c.Act(bot.member, in_whole_chips(table, wanted, may) if table.settings.tournament else wanted)

    def _chosen(self, number: int) -> c.Command | None:
        table, state = self.running.state, self.running.state.hand
        assert state is not None
        member, mine = sitting(table, number).member, table.players.index(number)
        choice = self.advance.pop(member, "")
        does = carried_out(choice, mine, options(state, law_now(table, LAWS)))
        return None if does is None else c.Act(member, does)


def haste(speed: Speed) -> float:
    """Return how long a bot thinks at a table of this speed, as a part of what it takes at the usual one.

    The pause between two hands says how fast people want to play; who wants it short wants short hands even more.
    """
    return SLOWEST if speed.pause > UNHURRIED else min(speed.pause / Speed().pause, 1) ** 2
