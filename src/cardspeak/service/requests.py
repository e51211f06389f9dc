"""What members ask of the tables of a room, carried out: commands, talk, choices in advance, bots, penalties."""

from collections.abc import Awaitable, Callable

from cardspeak.bots.levels import LEVELS
from cardspeak.errors import Unreadable
from cardspeak.finding import finding
from cardspeak.hand.refused import Refused
from cardspeak.ports import Clock, Unavailable
from cardspeak.room.table import commands as c
from cardspeak.room.table.state import Table, seat_of
from cardspeak.service.asking import IN_THE_HAND, Asked, command_of
from cardspeak.service.bot_names import new_bot
from cardspeak.service.chat import Chat
from cardspeak.service.figures import REFUSALS
from cardspeak.service.in_advance import choice_of
from cardspeak.service.log import right_refused
from cardspeak.service.member_names import looks
from cardspeak.service.messages import Message, Said
from cardspeak.service.names import NOBODY, UNKNOWN, Names
from cardspeak.service.records import Records
from cardspeak.service.tables import Done, RunningTable
from cardspeak.service.threads import EVENTS
from cardspeak.service.trouble import TROUBLES, doubt


class Requests:
    """Carries out what members ask; `send` tells other processes, `ahead` notes what somebody chose in advance."""

    def __init__(
        self, names: Names, chat: Chat, records: Records, clock: Clock, send: Callable[[Message], None],
        ahead: Callable[[RunningTable, str, str], None], shared: bool = False,
    ) -> None:  # fmt: skip
        self._names, self._chat, self._records, self._clock = names, chat, records, clock
        self._send, self._ahead, self._shared = send, ahead, shared

    async def carry_out(self, running: RunningTable, member: str, asked: Callable[[], Asked]) -> Done | Refused:
        """Carry out what a member asks of a table, which may depend on how the table stands."""
        return await self._tried(running, member, lambda: self._carry_out(running, member, asked()))

    async def give(
        self, running: RunningTable, member: str, command: Callable[[Table], c.Command], command_id: str = ""
    ) -> Done | Refused:
        """Give a table a command of a member, which may depend on how the table stands; an id of theirs counts once."""
        told = f"{member}/{command_id}" if command_id else ""
        return await self._tried(running, member, lambda: running.do(command(running.state), told))

    async def _tried(
        self, running: RunningTable, member: str, work: Callable[[], Awaitable[Done | Refused]]
    ) -> Done | Refused:  # fmt: skip
        version = running.version
        try:
            outcome = await work()
            if isinstance(outcome, Refused) and await self._was_behind(running, version, outcome):
                outcome = await work()
        except (Unavailable, Unreadable) as error:
            # the store was asked about what was done before, so nobody can say that this was not
            outcome = doubt(error)
        if isinstance(outcome, Refused):
            REFUSALS.labels(outcome.code).inc()
            if outcome.code == "floor_only":
                right_refused(member, outcome.code, running.id)
        return outcome

    async def _was_behind(self, running: RunningTable, version: int, refused: Refused) -> bool:
        """Catch up with what other processes did; say whether a refusal may come from not having heard of it.

        Once is enough: what is decided after that knows all that was done before the member asked.
        """
        if not self._shared or refused.code in TROUBLES:  # what may have been done is not to be done twice
            return False
        try:
            await running.caught_up()
            await self._names.know([seat.member for seat in running.state.seats if seat])
        except (Unavailable, Unreadable):
            return False  # it stays refused: whoever follows the table tells of this
        return running.version > version

    async def _carry_out(self, running: RunningTable, member: str, asked: Asked) -> Done | Refused:
        if asked.do == "chat":
            if like := self._like(running, member):
                return Refused("name_like", {"name": like})
            said = self._chat.say(running.id, member, asked.text)
            if said:
                self._send(Said(running.id, member, said))
            return Done(running.version, ())
        if asked.do == "advance":
            return self._choose_ahead(running, member, choice_of(asked.text, asked.amount))
        # the id is the member's own: nobody gets another's answer
        command_id = f"{member}/{asked.id}" if asked.id else ""
        if asked.do == "bot":
            if member not in running.state.floor:
                return Refused("floor_only", {})
            return await _first(running, command_id) or await self.add_bot(running, asked.text, command_id)
        command = command_of(asked, running.state, member)
        if isinstance(command, Refused):
            # what was done and acknowledged stays so, even if it could not be done now
            return await _first(running, command_id) or command
        if asked.do == "rebuy" and isinstance(command, c.TopUp):
            return await _first(running, command_id) or await running.do_all([command, c.SitIn(member, post=True)])
        if isinstance(command, c.TakeSeat):
            await self._names.know([member])
            if like := self._like(running, member):
                return Refused("name_like", {"name": like})
        if isinstance(command, c.Penalise | c.Undo):
            return await _first(running, command_id) or await self._sanction(running, command, command_id)
        return await running.do(command, command_id, asked.seen if asked.do in IN_THE_HAND else None)

    async def add_bot(self, running: RunningTable, level: str, command_id: str = "") -> Done | Refused:
        """Seat a bot of a level in a free seat; its name says that it is one."""
        table = running.state
        if level not in LEVELS:
            return Refused("no_such_bot", {"level": level}, (), finding("any_of", names=", ".join(LEVELS)))
        free = [number for number, seat in enumerate(table.seats) if seat is None]
        if not free:
            return Refused("table_full", {"seats": table.settings.seats})
        taken = {self._names.of(seat.member) for seat in table.seats if seat}
        return await running.do(new_bot(table, free[len(free) // 2], level, taken), command_id)

    def _like(self, running: RunningTable, member: str) -> str:
        """Return the name of somebody at a table that a reader would take for this member's."""
        mine = looks(self._names.of(member))
        if mine in (looks(NOBODY), looks(UNKNOWN)):
            return ""
        others = [self._names.of(seat.member) for seat in running.state.seats if seat and seat.member != member]
        return next((name for name in others if looks(name) == mine), "")

    async def _sanction(self, running: RunningTable, command: c.Penalise | c.Undo, command_id: str) -> Done | Refused:
        # the record of the player, from all tables, decides the penalty, and takes it in
        if isinstance(command, c.Penalise) and command.seat < len(running.state.seats):
            seat = running.state.seats[command.seat]
            member = seat.member if seat else ""
            if command.about and (member, command.about) not in self._chat.at(running.id):
                return Refused("no_such_line", {})
            command = command._replace(record=await EVENTS.call(self._records.former, member))
        outcome = await running.do(command, command_id)
        await self._records.note(running.id, running.state, self._clock.now())
        return outcome

    def _choose_ahead(self, running: RunningTable, member: str, choice: str) -> Done | Refused:
        if seat_of(running.state, member) < 0:
            choice = ""
        self._ahead(running, member, choice)
        self._chat.tell(running.id, member)  # that somebody chose tells the others something
        return Done(running.version, ())


async def _first(running: RunningTable, command_id: str) -> Done | None:
    return await running.answered(command_id) if command_id else None
