"""The tournaments of a room: each a stream that staff and players change through the runner, one commit at a time.

Events hold ids, never names: who has an account is a member, and for everybody else the staff types a name, which is
kept among the people of the room (`player_names.py`).
"""

import re
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any
from weakref import WeakValueDictionary

from cardspeak.bots.levels import LEVELS
from cardspeak.errors import Unreadable
from cardspeak.finding import finding
from cardspeak.hand.refused import Refused
from cardspeak.library import books, find_game
from cardspeak.ports import Clock, Shuffler, Store, Unavailable
from cardspeak.room.tournament.draw import table_size
from cardspeak.room.tournament.online import unplayable
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run.announcing import unsound
from cardspeak.room.tournament.run.commands_days import SendOn
from cardspeak.room.tournament.run.settings import Settings
from cardspeak.room.tournament.run.state import Tournament, roles_of
from cardspeak.service import chance
from cardspeak.service.aggregate import Done
from cardspeak.service.bot_names import BOT, is_bot
from cardspeak.service.figures import REFUSALS
from cardspeak.service.flights import not_theirs, to_main_event
from cardspeak.service.log import right_refused
from cardspeak.service.member_names import in_two_scripts, looks, tidy
from cardspeak.service.names import Names
from cardspeak.service.running_tournament import RunningTournament, law_of
from cardspeak.service.tables import LAWS
from cardspeak.service.threads import PEOPLE
from cardspeak.service.trouble import TROUBLES, doubt, refusal

MOST_OF_ONE = 20  # tournaments that are not over, of one owner
MOST_PLAYERS = 5000  # without an account, at one tournament
LONGEST_TITLE = 60
LONGEST_PLAYER = 40
BOT_ID = re.compile(rf"{BOT}[0-9a-f]{{10}}")
TEXTS = ("reason", "text", "needs")  # fields that people fill in, and name others in
STAFF_ONLY = "staff_only"
ADDRESSES = "event-addresses"  # the setting of a member from which the addresses of their events come; nobody sees it

Keep = Callable[..., object]  # keeps some work up as long as the room is open
Tells = Callable[[str], object]  # tells other processes that names of a tournament have changed


def nobody(tournament_id: str) -> None:
    """Tell nobody: there is no other process."""


class Tournaments:
    """All tournaments of the room (`room.tournaments`): announced, asked things of, looked up, named."""

    def __init__(
        self, store: Store, clock: Clock, shuffler: Shuffler, names: Names, tells: Tells = nobody
    ) -> None:  # fmt: skip
        self._store, self._clock, self._shuffler, self._names = store, clock, shuffler, names
        self._tells, self.shared = tells, False  # whether other processes share the store
        self.running: dict[str, RunningTournament] = {}  # all that are not over, and those that were looked at of late
        self._seen: WeakValueDictionary[str, RunningTournament] = WeakValueDictionary()  # and whom others still follow
        self.unavailable: dict[str, str] = {}  # those that cannot be read, each with its name as far as it is known
        self.opening: set[str] = set()  # those that are being announced here, and are not yet among the others
        self.took_in: Callable[[RunningTournament], object] = lambda running: None  # what the room does with each
        self.opened: Callable[[RunningTournament], object] = lambda running: None  # and with one that began here

    def made(self, tournament_id: str) -> RunningTournament:
        """Return a tournament of which nothing was read yet; asks the store for names."""
        return RunningTournament(tournament_id, self._store, self._clock, self._shuffler)

    def take_in(self, running: RunningTournament) -> None:
        """Make a tournament one of the room."""
        self.running[running.id] = self._seen[running.id] = running
        self.took_in(running)

    def here(self, tournament_id: str) -> RunningTournament | None:
        """Return a tournament that is in memory, if only because somebody follows it: there is one of each."""
        return self.running.get(tournament_id) or self._seen.get(tournament_id)

    async def find(self, tournament_id: str) -> RunningTournament | None:
        """Return a tournament, also one that was over long ago; None where there is none that can be read."""
        running = self.here(tournament_id)
        if running is not None or tournament_id in self.unavailable or not re.fullmatch("[0-9a-f]{10}", tournament_id):
            return running
        found = await PEOPLE.call(self._read, tournament_id)
        if found is None:
            return None
        await self.know(found)
        if self.here(tournament_id) is None:  # else somebody else was looking for it as well
            self.take_in(found)
        return self.here(tournament_id)

    def _read(self, tournament_id: str) -> RunningTournament | None:
        found = self.made(tournament_id)
        try:
            found.restore()
        except Unreadable:
            return None
        return found if found.known is not None else None

    async def know(self, running: RunningTournament) -> None:
        """Find the names of everybody who is to be seen at a tournament."""
        await self._names.know(members_of(running))

    def listed(self, member: str = "") -> list[RunningTournament]:
        """Return the tournaments that a member sees in a list: public ones and their own, the first to start first."""
        found = [
            running
            for running in self.running.values()
            if running.known is not None and (running.state.settings.public or self.concerns(running, member))
        ]
        return sorted(found, key=lambda running: (running.over, running.state.settings.starts, running.id))

    def concerns(self, running: RunningTournament, member: str) -> bool:
        """Say whether a member plays in a tournament or is of its staff."""
        return bool(member) and (member in running.state.entrants or bool(roles_of(running.state, member)))

    def of(self, member: str) -> list[RunningTournament]:
        """Return the tournaments that are not over in which a member is of the staff."""
        return [
            running for running in self.running.values() if not running.over and roles_of(running.state, member)
        ]  # fmt: skip

    def needs(self, member: str) -> bool:
        """Say whether somebody is in a tournament that is not over, as a player or of the staff."""
        return any(not running.over and self.concerns(running, member) for running in self.running.values())

    async def announce(
        self, settings: Settings, by: str, opens: bool = True, command_id: str = ""
    ) -> RunningTournament | Refused:
        """Announce a tournament; who announces it owns and directs it. `opens`: entries are taken at once.

        The same id of the same member gets the first one again.
        """
        try:
            known = await PEOPLE.call(self._address, by, command_id) if command_id else chance.short_id("")
            before = await self.find(known) if command_id else None
            if before is not None and before.state.owner == by:
                return before
            own = [each for each in self.of(by) if each.state.owner == by]
            if len(own) >= MOST_OF_ONE:
                return Refused("too_many_tournaments", {"most": MOST_OF_ONE})
            found = settings_unfit(settings)
            if isinstance(found, Refused):
                return found
            running = await PEOPLE.call(self.made, known)
        except Unavailable as error:
            return refusal(error)
        self.opening.add(running.id)
        try:
            outcome = await running.do(c.Announce(running.id, found, by, opens), command_id)
            if isinstance(outcome, Refused):
                return outcome
            self.take_in(running)
        finally:
            self.opening.discard(running.id)
        self.opened(running)
        return running

    def _address(self, by: str, command_id: str) -> str:
        """Return the id of what a member announces by a command id: the same again, and nobody else can foresee it."""
        people = self._store.people
        if people.setting(by, ADDRESSES) is None:
            people.change_setting(by, ADDRESSES, None, chance.letters(16))
        return sha256(f"{people.setting(by, ADDRESSES)}/{command_id}".encode()).hexdigest()[:10]

    async def ask(
        self, running: RunningTournament, member: str, command: c.Command, command_id: str = "", seen: int | None = None
    ) -> Done | Refused:  # fmt: skip
        """Carry out what a member wants; whatever `by` the command holds, it is they who do it.

        `command_id` makes it safe to send again: the same id of the same member gets the first answer again. `seen` is
        the version that was before their eyes: what was chosen for another one is refused (`stale_command`).
        In texts (`reason`, `text`) ids are stored for the names of players.
        """
        return await self.carried_out(running, member, lambda: _nothing(command), command_id, seen)

    async def carried_out(
        self, running: RunningTournament, member: str, command: Callable[[], Awaitable[c.Command | Refused]],
        command_id: str = "", seen: int | None = None,
    ) -> Done | Refused:  # fmt: skip
        """Carry out a command that is made at the moment in which it is needed; see `ask`."""
        if not member:  # only the room itself gives commands as the room, and it asks the tournament
            return Refused(STAFF_ONLY, {})
        version = running.version
        known = f"{member}/{command_id}" if command_id else ""  # the member's own: nobody gets another's answer
        try:
            outcome = await self._tried(running, member, command, known, seen)
            if isinstance(outcome, Refused) and await self._was_behind(running, version, outcome):
                outcome = await self._tried(running, member, command, known, seen)
        except (Unavailable, Unreadable) as error:
            # the store was asked about what was done before, so nobody can say that this was not
            outcome = doubt(error)
        if isinstance(outcome, Refused):
            REFUSALS.labels(outcome.code).inc()
            if outcome.code == STAFF_ONLY:
                right_refused(member, outcome.code, running.id)
        return outcome

    async def _tried(
        self, running: RunningTournament, member: str, command: Callable[[], Awaitable[c.Command | Refused]],
        known: str, seen: int | None,
    ) -> Done | Refused:  # fmt: skip
        first = await running.answered(known) if known else None
        if first is not None:  # what was done and acknowledged stays so, even if it could not be done now
            return first
        wanted = await command()
        if isinstance(wanted, Refused):
            return wanted
        meant = await self._meant(running, member, wanted)
        return meant if isinstance(meant, Refused) else await running.do(meant, known, seen)

    async def _was_behind(self, running: RunningTournament, version: int, refused: Refused) -> bool:
        """Catch up with what other processes did; say whether a refusal may come from not having heard of it."""
        if not self.shared or refused.code in TROUBLES:  # what may have been done is not to be done twice
            return False
        try:
            await running.caught_up()
            await self.know(running)
        except (Unavailable, Unreadable):
            return False
        return running.version > version

    async def _meant(self, running: RunningTournament, member: str, command: c.Command) -> c.Command | Refused:
        """Return the command of a member: given by them, about somebody who is known, with ids for names."""
        given: dict[str, Any] = {"by": member} if hasattr(command, "by") else {}
        hidden = running.names.hidden
        given |= {name: hidden(getattr(command, name)) for name in TEXTS if hasattr(command, name)}
        if isinstance(command, c.Register) and command.bot:
            if command.bot not in LEVELS:
                return Refused("no_such_bot", {"level": command.bot}, (), finding("any_of", names=", ".join(LEVELS)))
            if not roles_of(running.state, member):
                return Refused(STAFF_ONLY, {})
            given["member"] = command.member if BOT_ID.fullmatch(command.member) else chance.short_id(BOT)
        elif isinstance(command, c.Rebuy | c.AddOn) and not roles_of(running.state, member):
            given["paid"] = running.state.settings.play == "online"  # elsewhere it is the staff that takes the money
        elif isinstance(command, c.Register | c.Appoint) and command.member != member:
            if not await self.is_known(running, command.member):
                return Refused("nobody_of_that_id", {"member": command.member[:40]})
        elif isinstance(command, c.Link):
            given["stream"] = ""  # the room opens the table itself
        elif isinstance(command, SendOn):
            wrong = await to_main_event(self.find, running, member, command.to, self._clock)
            if wrong:
                return wrong
        elif isinstance(command, c.Undo) and running.state.sent_to:
            to = running.state.sent_to
            theirs = not_theirs(await self.find(to), running, member, to)
            if theirs:
                return theirs
        elif isinstance(command, c.ChangeSettings):
            found = settings_unfit(command.settings)
            if isinstance(found, Refused):
                return found
            given["settings"] = found
        return command._replace(**given)

    async def is_known(self, running: RunningTournament, member: str) -> bool:
        """Say whether there is somebody of this id: a member of the room, or a player whom the staff has named here."""
        if running.names.name(member) != member:
            return True
        if running.names.is_id(member) or is_bot(member):
            return member in running.state.entrants
        found = await PEOPLE.call(self._store.people.member, member)
        return found is not None and bool(found.name)

    async def call_player(self, running: RunningTournament, by: str, name: str) -> str | Refused:
        """Give a player without an account an id under a name that the staff types; the same name has the same id."""
        if not roles_of(running.state, by):
            return Refused(STAFF_ONLY, {})
        wanted = tidy(name, LONGEST_PLAYER)
        if not wanted or len(wanted) < 2:
            return Refused("player_name_unfit", {"most": LONGEST_PLAYER})
        if in_two_scripts(wanted):
            return Refused("name_in_two_scripts", {"name": wanted})
        known = running.names.every()
        if wanted not in known:
            if len(known) >= MOST_PLAYERS:
                return Refused("too_many_players", {"most": MOST_PLAYERS})
            mine = looks(wanted)
            others = [*known, *[self._names.of(member) for member in members_of(running)]]
            like = next((other for other in others if looks(other) == mine), "")
            if like:
                return Refused("player_name_like", {"name": like})
        try:
            return await PEOPLE.call(running.names.learn, wanted, self._clock.now())
        except Unavailable as error:
            return refusal(error)
        finally:
            self._tells(running.id)

    async def forget_player(self, running: RunningTournament, by: str, name: str) -> Refused | None:
        """Forget the name of a player without an account for good; their id stays in the results."""
        if not roles_of(running.state, by):
            return Refused(STAFF_ONLY, {})
        try:
            gone = await PEOPLE.call(running.names.forget, name)
        except Unavailable as error:
            return refusal(error)
        self._tells(running.id)
        return None if gone else Refused("real_nobody_called", {"name": name})

    def name(self, running: RunningTournament, member: str) -> str:
        """Return what a player or somebody of the staff is called."""
        return running.names.name(member) if running.names.is_id(member) else self._names.of(member)

    def shown(self, running: RunningTournament, text: str) -> str:
        """Return a stored text with names for ids."""
        return running.names.shown(text)

    async def forget(self, member: str) -> None:
        """Take the entries of somebody who is to be forgotten back where play has not begun."""
        for running in tuple(self.running.values()):
            if not running.over and member in running.state.entrants:
                await running.do(c.Unregister(member, member))


async def _nothing(command: c.Command) -> c.Command:
    return command


def members_of(running: RunningTournament) -> list[str]:
    """Return the members of the room who are to be seen at a tournament."""
    known: Tournament = running.state
    seen = {known.owner, *[member for member, _ in known.staff], *known.entrants}
    return [member for member in seen if not running.names.is_id(member)]


def settings_unfit(settings: Settings) -> Settings | Refused:
    """Return settings with a tidy name; refused where their book or a game of theirs is not there."""
    if settings.book not in books():
        return Refused("no_such_book", {"book": settings.book[:40]}, (), finding("any_of", names=", ".join(books())))
    for game in settings.games:
        try:
            find_game(game)
        except Unreadable as error:
            return Refused("no_such_game", {"game": game[:40]}, (), finding("games_known", text=str(error)))
    if not settings.games:
        return Refused("no_such_game", {"game": ""})
    wrong = not_online(settings) if settings.play != "told" else None
    return wrong or settings._replace(name=tidy(settings.name, LONGEST_TITLE) or "Tournament")


def not_online(settings: Settings) -> Refused | None:
    """Say why a tournament could not be played at online tables: some level of it, or how long players have to act."""
    law = law_of(settings)
    if unsound(settings, law):
        return None  # which says more
    return unplayable(Tournament("", settings, ""), table_size(law, own=settings.seats), LAWS)
