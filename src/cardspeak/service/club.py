"""The club of a room (`room.club`): founded once, then asked things of by its staff and its members.

Whatever is asked is one commit, together with the table that it concerns (`club_tables.py`). What somebody does by
their role needs a session that has passed the second factor; what members do for themselves does not.
"""

import hmac
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from cardspeak.errors import Unreadable
from cardspeak.finding import finding
from cardspeak.hand.refused import Refused
from cardspeak.library import books, find_game
from cardspeak.ports import Clock, Store, Unavailable
from cardspeak.room.accounts import CLUB
from cardspeak.room.club import commands_floor as floor
from cardspeak.room.club import commands_people as people
from cardspeak.room.club.roles import Deed, Role, deeds_of
from cardspeak.room.club.state import Club, House, roles_of
from cardspeak.room.table import commands as c
from cardspeak.room.table.state import Settings
from cardspeak.service import chance
from cardspeak.service.aggregate import Done
from cardspeak.service.club_asking import is_own
from cardspeak.service.club_people import ClubPeople
from cardspeak.service.club_tables import Behind, ClubTables
from cardspeak.service.fairness import Fairness
from cardspeak.service.figures import REFUSALS
from cardspeak.service.log import note, right_refused
from cardspeak.service.member_names import tidy
from cardspeak.service.names import Names
from cardspeak.service.real_settings import on_felt, with_straddles_of_the_book
from cardspeak.service.runner import run
from cardspeak.service.running_club import RunningClub
from cardspeak.service.tables import RunningTable
from cardspeak.service.threads import PEOPLE
from cardspeak.service.trouble import TROUBLES, doubt

LONGEST_TITLE = 60
TEXTS = ("reason", "words", "disruption", "title", "answer")  # fields that people fill in, and name others in
NEEDED = "second_factor_needed"

Tables = Callable[[], Mapping[str, RunningTable]]
TRIES = 20  # to have the club and its tables at one moment, while other processes go on with both


class ClubDesk:
    """The club of a room.

    `every` gives those of the room, `opening` are those that are being opened here, `began` takes one in that
    was opened for the club, `tells` tells other processes that people of the club are called otherwise.
    """

    def __init__(
        self, store: Store, clock: Clock, names: Names, every: Tables, opening: set[str],
        began: Callable[[RunningTable], object], tells: Callable[[str], object] = lambda stream: None,
    ) -> None:  # fmt: skip
        self._store, self._clock, self._names = store, clock, names
        self._opening, self._began, self._tells = opening, began, tells
        self.running = RunningClub(store, clock)
        self.people = ClubPeople(store.people, clock)
        self.joint = ClubTables(self.running, every)
        self.fairness = Fairness(store)
        self.unreadable = False  # a newer version of this program has gone on with it, or it was changed
        self.shared = False  # whether other processes share the store

    def restore(self) -> None:
        """Read the club back, with what is known of its people; it asks the store."""
        self.running.restore()
        self.people.restore()
        for each in self.club.members.values() if self.club is not None else ():
            if each.erased and self.people.person(each.id) is not None:  # a room that was killed did not come to it
                self.people.erase(each.id)
            elif each.merged and self.people.person(each.id) is not None:
                self.people.merge(each.id, each.merged)
        self._names.restore(self.members())

    # ---- known -------------------------------------------------------------------------------------------------------
    @property
    def club(self) -> Club | None:
        """The club as it stands; None until it was founded."""
        return self.running.known

    def members(self) -> list[str]:
        """Return the ids of everybody in the club who has not been erased, staff too."""
        club = self.club
        if club is None:
            return []
        here = [each.id for each in club.members.values() if not each.erased and not each.merged]
        return list(dict.fromkeys([*here, *club.staff, club.owner]))

    def roles(self, member: str) -> tuple[Role, ...]:
        """Return what a member is in the club; nothing where they are not of its staff."""
        return roles_of(self.club, member) if self.club is not None and member else ()

    def deeds(self, member: str) -> tuple[Deed, ...]:
        """Return what a member may do by their roles."""
        return deeds_of(self.roles(member))

    def needs(self, member: str) -> bool:
        """Say whether somebody is of the club, and so is not forgotten by the room itself."""
        club = self.club
        return club is not None and (member in club.members or member in club.staff or member == club.owner)

    def name(self, member: str) -> str:
        """Return what a member is called: by the name that the club knows, else by that of their account.

        An entry that was merged has the name of the one that it is part of.
        """
        kept = self._kept(member)
        return self.people.name(kept) or self._names.of(kept)

    def _kept(self, member: str) -> str:
        # the entry that one is part of since they were merged
        own = self.club.members.get(member) if self.club is not None else None
        return self._kept(own.merged) if own is not None and own.merged else member

    async def know(self, members: Sequence[str]) -> None:
        """Find what members are called by their accounts."""
        await self._names.know(members)

    def shown(self, text: str) -> str:
        """Return a stored text with names for ids."""
        return self.people.shown(text, self._kept)

    # ---- founded -----------------------------------------------------------------------------------------------------
    @cached_property
    def key(self) -> str:
        """The key with which the club is founded in the browser; it is made when it is first wanted."""
        return chance.token()

    async def found(self, house: House, by: str, command_id: str = "") -> Done | Refused:
        """Found the club; the founder owns it, manages and administers it."""
        wrong = Refused("club_unavailable", {}) if self.unreadable else house_unfit(house)
        if isinstance(wrong, Refused):
            return wrong
        try:
            outcome = await self.running.do(people.Found(wrong, by), command_id and f"{by}/{command_id}")
        except (Unavailable, Unreadable) as error:
            return doubt(error)
        if not isinstance(outcome, Refused):
            note("club_founded", member=by)
        return outcome

    async def found_with(self, key: str, house: House, by: str, command_id: str = "") -> Done | Refused:
        """Found the club in the browser, with the key that the server has printed."""
        if self.club is None and not hmac.compare_digest(key.encode(), self.key.encode()):
            return Refused("founding_key_wrong", {})
        return await self.found(house, by, command_id)

    # ---- asked -------------------------------------------------------------------------------------------------------
    async def ask(
        self, member: str, command: Any, elevated: bool = False, command_id: str = "", seen: int | None = None
    ) -> Done | Refused:  # fmt: skip
        """Carry out what a member wants; whatever `by` the command holds, it is they who do it.

        `elevated` says that their session has passed the second factor. `command_id` makes it safe to send again: the
        same id of the same member gets the first answer again. `seen` is the version that was before their eyes. In
        texts (`reason`, `words`) ids are stored for the names of members.
        """
        return await self.carried_out(member, lambda: _at_once(command), elevated, command_id, seen)

    async def carried_out(
        self, member: str, command: Callable[[], Awaitable[Any]], elevated: bool = False, command_id: str = "",
        seen: int | None = None,
    ) -> Done | Refused:  # fmt: skip
        """Carry out a command that is made at the moment in which it is needed; see `ask`."""
        version = self.running.version
        try:
            outcome = await self._tried(member, command, elevated, command_id, seen)
            if isinstance(outcome, Refused) and await self._was_behind(version, outcome):
                outcome = await self._tried(member, command, elevated, command_id, seen)
        except (Unavailable, Unreadable) as error:
            # the store was asked about what was done before, so nobody can say that this was not
            outcome = doubt(error)
        if isinstance(outcome, Refused):
            REFUSALS.labels(outcome.code).inc()
            if outcome.code in (NEEDED, "staff_only", "not_your_role"):
                right_refused(member, outcome.code)
        return outcome

    async def _tried(
        self, member: str, command: Callable[[], Awaitable[Any]], elevated: bool, command_id: str, seen: int | None
    ) -> Done | Refused:
        if not member:  # only the room itself gives commands as the room, and it asks the club
            return Refused("not_signed_in", {})
        if self.club is None or self.unreadable:
            return Refused("club_unavailable" if self.unreadable else "no_club", {})
        wanted = await command()
        if isinstance(wanted, Refused):
            return wanted
        refused = self.unproved(member, wanted, elevated) or await self._nobody(member, wanted)
        if refused is not None:
            return refused
        known = f"{member}/{command_id}" if command_id else ""  # the member's own: nobody gets another's answer
        if isinstance(wanted, floor.OpenTable) and wanted.kind != "reports":
            return await self._opened(member, wanted, known)
        meant = self._meant(member, wanted)
        if isinstance(meant, Refused):
            return meant
        answer = await self.joint.answered(meant, known) if known else None
        if answer is not None:  # what was done and acknowledged stays so, even if it could not be done now
            return answer
        outcome = await self._run(meant, known, seen)
        if not isinstance(outcome, Refused):
            await self._apart(meant)
        return outcome

    async def _run(self, meant: Any, known: str, seen: int | None) -> Done | Refused:
        """Run it; where the club and a table have not heard of the same, both read on first."""
        counted = self.joint.counts_at(meant) if self.shared else None
        if counted is not None:  # the club's version says nothing of what was heard of this table
            await counted.caught_up()
        for tries in range(TRIES):
            first = self.joint.first(meant)
            try:
                return await run(first, lambda: self.joint.plan(meant), known, seen if first is self.running else None)
            except Behind as behind:
                if tries == TRIES - 1:
                    raise
                await self.running.caught_up()
                await behind.table.caught_up()
        raise AssertionError("the last try returns or raises")

    async def _apart(self, done: Any) -> None:
        """Do with personal data, which are no events, what a command means for them."""
        match done:
            case people.MergeMembers():
                await PEOPLE.call(self.people.merge, done.member, done.into)
            case people.EraseMember():
                await PEOPLE.call(self.people.erase, done.member)
            case people.RegisterMember():
                await self._names.know([done.member])
                return
            case _:
                return
        self.renamed(done.member)

    def renamed(self, member: str) -> None:
        """Tell that somebody is called otherwise, or is not known any more."""
        self._names.invalidate(member)
        self._tells(self.running.stream)

    async def _nobody(self, member: str, command: Any) -> Refused | None:
        """Say that there is nobody of an id who is to be registered, or to be of the staff."""
        if not isinstance(command, people.RegisterMember | people.Appoint):
            return None
        deed: Deed = "admit" if isinstance(command, people.RegisterMember) else "staff"
        if deed not in self.deeds(member):  # who may not do it hears that, and not who there is
            return None
        found = await PEOPLE.call(self._store.people.member, command.member)
        known = found is not None and bool(found.name)
        return None if known else Refused("nobody_of_that_id", {"member": command.member[:40]})

    def unproved(self, member: str, command: Any, elevated: bool) -> Refused | None:
        """Say why a session may not do this: somebody of the staff has not given their second factor."""
        if elevated or is_own(command, member) or not self.roles(member):
            return None
        return Refused(NEEDED, {})

    def _meant(self, member: str, command: Any) -> Any:
        """Return the command of a member: given by them, with ids for names."""
        given: dict[str, Any] = {"by": member} if hasattr(command, "by") else {}
        hidden = self.people.hidden
        given |= {
            name: hidden(getattr(command, name)) for name in TEXTS if isinstance(getattr(command, name, None), str)
        }
        if isinstance(command, people.ChangeHouse) and "house" in self.deeds(member):
            found = house_unfit(command.house)
            if isinstance(found, Refused):
                return found
            given["house"] = found
        return command._replace(**given)

    async def _was_behind(self, version: int, refused: Refused) -> bool:
        """Catch up with what other processes did; say whether a refusal may come from not having heard of it."""
        if not self.shared or refused.code in TROUBLES:  # what may have been done is not to be done twice
            return False
        try:
            await self.running.caught_up()
        except (Unavailable, Unreadable):
            return False
        return self.running.version > version

    # ---- tables ------------------------------------------------------------------------------------------------------
    async def _opened(self, member: str, command: floor.OpenTable, known: str) -> Done | Refused:
        """Open a table at which hands are played or told, and the table of the club that it is, in one commit."""
        answer = await self.running.answered(known) if known else None
        if answer is not None or self.club is None:
            return answer or Refused("no_club", {})
        title = tidy(command.name, LONGEST_TITLE) or "Table"
        settings = Settings(
            title, command.games, command.book or self.club.house.book, command.seats, command.stakes, club=True
        )
        wrong = _no_such(settings)
        if wrong is not None:
            return wrong
        opened: list[c.Command] = [c.Open(settings, member)]
        if command.kind == "felt":
            told = with_straddles_of_the_book(on_felt(settings))
            opened = [c.Open(told, CLUB), *[c.Appoint(CLUB, each) for each in self.joint.tellers()]]
        running = RunningTable(chance.short_id(""), self._store, self._clock)
        asked = self._meant(member, command)._replace(name=title, stream=running.stream)
        self._opening.add(running.id)
        try:
            outcome = await run(
                self.running, lambda: [(self.running, asked), *[(running, each) for each in opened]], known
            )
            if not isinstance(outcome, Refused) and running.known is not None:
                self._began(running)
        finally:
            self._opening.discard(running.id)
        return outcome

    # ---- forgotten ---------------------------------------------------------------------------------------------------
    async def forget(self, member: str) -> None:
        """Know somebody no longer whose account is forgotten: the ledger and the history keep their id."""
        if self.people.person(member) is not None:
            await PEOPLE.call(self.people.erase, member)


async def _at_once(command: Any) -> Any:
    return command


def house_unfit(house: House) -> House | Refused:
    """Return a house with a tidy name; refused where a book of it, or its game, is not there."""
    for book in filter(None, (house.book, house.tournament_book)):
        if book not in books():
            return no_such_book(book)
    try:
        find_game(house.game)
    except Unreadable as error:
        return no_such_game(house.game, error)
    name = tidy(house.name, LONGEST_TITLE)
    return house._replace(name=name) if name else Refused("club_name_unfit", {"most": LONGEST_TITLE})


def _no_such(settings: Settings) -> Refused | None:
    if settings.book not in books():
        return no_such_book(settings.book)
    for game in settings.games:
        try:
            find_game(game)
        except Unreadable as error:
            return no_such_game(game, error)
    return None


def no_such_book(book: str) -> Refused:
    """Say that there is no such book, and which there are."""
    return Refused("no_such_book", {"book": book[:40]}, (), finding("any_of", names=", ".join(books())))


def no_such_game(game: str, error: Unreadable) -> Refused:
    """Say that there is no such game, and which there are."""
    return Refused("no_such_game", {"game": game[:40]}, (), finding("games_known", text=str(error)))
