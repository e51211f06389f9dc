"""Real tables: who may tell what happens at them, and players' names, which no event holds."""

from collections.abc import Awaitable, Callable, Sequence

from cardspeak.errors import Unreadable
from cardspeak.finding import Finding
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State
from cardspeak.law.law import Law
from cardspeak.library import find_book, find_game
from cardspeak.ports import Clock, Store, Unavailable
from cardspeak.room.table import commands as c
from cardspeak.room.table.button import Places
from cardspeak.room.table.decide import law_now
from cardspeak.room.table.lines.commands import CloseHand, CorrectLine, CountStack, RedoLine, TellLine, UndoLine
from cardspeak.room.table.lines.retell import is_just_begun, may_be_redone
from cardspeak.room.table.lines.state import Decision, Fact
from cardspeak.room.table.lines.tell import Weighed, standing, unreadable, weigh
from cardspeak.room.table.put_right import places_after
from cardspeak.room.table.state import AntePayer, Level, Method, Settings, Table, seat_of, sitting
from cardspeak.service import chance
from cardspeak.service.club_names import ClubNames
from cardspeak.service.event_names import EventNames
from cardspeak.service.player_names import PlayerNames, can_be_told
from cardspeak.service.real_settings import unfit, with_straddles_of_the_book, wrong_chips
from cardspeak.service.tables import LAWS, RunningTable
from cardspeak.service.threads import PEOPLE
from cardspeak.service.trouble import refusal
from cardspeak.story import statements as s
from cardspeak.story.parser import parse_story

Tells = Callable[[str], object]  # tells other processes that names of a table have changed

MOST_TABLES_OF_ONE = 20


def nobody(table_id: str) -> None:
    """Tell nobody: there is no other process."""


class RealTable:
    """One real table: the table itself, and what its players are called."""

    def __init__(
        self, running: RunningTable, store: Store, clock: Clock, tells: Tells = nobody,
        names: EventNames | ClubNames | None = None,
    ) -> None:  # fmt: skip
        self.running, self._clock, self._tells = running, clock, tells
        self.names: PlayerNames | EventNames | ClubNames = names or PlayerNames(running.id, store.people)

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.running.id

    @property
    def version(self) -> int:
        """How many events there are."""
        return self.running.version

    @property
    def state(self) -> Table:
        """The table as it stands; players are ids in it."""
        return self.running.state

    @property
    def law(self) -> Law:
        """The law of the hand that is on."""
        return law_now(self.state, LAWS)

    @property
    def now(self) -> State | None:
        """The hand as it is to be shown; none between hands."""
        return standing(self.state, self.law)

    async def do(self, member: str, command: c.Command, seen: int | None = None) -> Refused | None:
        """Carry out what a floor member wants.

        `seen` is the version that was before their eyes: what was chosen for another one is refused.
        """
        if member not in self.state.floor:
            return Refused("floor_only", {})
        done = await self.running.do(command, seen=seen)
        return done if isinstance(done, Refused) else None

    def line(self, text: str, know: Sequence[Fact] = ()) -> tuple[str, tuple[Fact, ...]]:
        """Return a line, and facts, as they are stored: with ids for names."""
        hidden = self.names.hidden
        return hidden(text), tuple([(fact, hidden(value) if isinstance(value, str) else value) for fact, value in know])

    def weigh(self, text: str, know: Sequence[Fact] = (), book: str = "") -> Weighed | Refused:
        """Return what a line would make of the hand, under its book or another; nothing is changed."""
        table = self.state
        law = law_now(table._replace(settings=table.settings._replace(book=book)), LAWS) if book else self.law
        return weigh(table, *self.line(text, know), law)

    async def tell(
        self, member: str, text: str, know: Sequence[Fact] = (), decision: Decision | None = None,
        seen: int | None = None,
    ) -> Refused | None:  # fmt: skip
        """Tell a line of the hand, or one that is about the table."""
        told = self.of_the_table(text, member)
        if told is not None:
            return await told(seen)
        if decision is not None:
            hidden = self.names.hidden
            decision = decision._replace(
                text=hidden(decision.text), why=hidden(decision.why), instead=hidden(decision.instead)
            )
        return await self.do(member, TellLine(member, *self.line(text, know), decision), seen)

    def of_the_table(self, text: str, by: str) -> Callable[[int | None], Awaitable[Refused | None]] | None:
        """Return what a line wants of the table, not of its hand: undo, the next hand, somebody sits down or goes."""
        try:
            told = parse_story(text)
        except Unreadable:
            return None
        match told:
            case (s.Undo(),):
                return lambda seen: self.do(by, UndoLine(by, last_line(self.state)), seen)
            case (s.Room(what="next_hand"),):
                return lambda seen: self.next_hand(by, seen=seen)
            case (s.Room(what="quits", seat=name),):
                return lambda seen: self.leave(by, name, seen)
            case (s.Room(what="moved", seat=name, number=place),):
                return lambda seen: self.move(by, name, place, seen)
            case (s.Room(what="out", seat=name),):
                return lambda seen: self._of(by, name, c.SitOut(self.names.id(name)), seen)
            case (s.Room(what="back", seat=name, how=how),):
                return lambda seen: self._of(by, name, c.SitIn(self.names.id(name), how != "wait"), seen)
            case (s.Person(what="leaves" | "returns" as what, seat=name),):
                return lambda seen: self.away(by, name, what == "leaves", seen)
            case (s.Asks(what="stack", seat=name, other=other),):
                return lambda seen: self.ask_stack(by, name, other, seen)
            case (s.Entrusts(seat=name, other=other, consent=consent),):
                return lambda seen: self.entrust(by, name, other, consent, seen)
            case (s.ActsFor(verb=verb, seat=name, other=other),):
                return lambda seen: self.act_for(by, name, other, verb, seen)
            case (s.Stakes(what="takes_off", seat=name, amount=chips),) if not self.is_on:
                return lambda seen: self._of(by, name, c.TakeOff(self.names.id(name), int(chips or 0)), seen)
            case (s.Stakes(what="gives", seat=name, other=other, amount=chips),) if not self.is_on:
                passed = c.PassChips(self.names.id(name), self.names.id(other), int(chips or 0))
                return lambda seen: self._of(by, name, passed, seen)
            case (s.Stakes(what="buys", seat=name, amount=chips),):
                return lambda seen: self._of(by, name, c.TopUp(self.names.id(name), int(chips or 0)), seen)
            case (s.Sits(seat=name, number=place, amount=chips, wait=wait),):
                return lambda seen: self.sit(by, place, name, int(chips or 0), seen, wait)
        return None

    async def _of(self, by: str, name: str, command: c.Command, seen: int | None) -> Refused | None:
        if seat_of(self.state, self.names.id(name)) < 0:
            return Refused("real_nobody_called", {"name": name})
        return await self.do(by, command, seen)

    async def leave(self, by: str, name: str, seen: int | None = None) -> Refused | None:
        """Let a player go, with all their chips."""
        return await self._of(by, name, c.Leave(self.names.id(name)), seen)

    async def move(self, by: str, name: str, place: int, seen: int | None = None) -> Refused | None:
        """Move a player to another seat, counted from 1."""
        return await self._of(by, name, c.ChangeSeat(self.names.id(name), place - 1), seen)

    @property
    def is_on(self) -> bool:
        """Whether a hand is on, in which lines are told."""
        return self.state.telling is not None and self.state.telling.on

    async def away(self, by: str, name: str, away: bool, seen: int | None = None, post: bool = True) -> Refused | None:
        """Note that a player went away from the table, the chips stay; or came back, to post what is owed or wait."""
        member = self.names.id(name)
        return await self._of(by, name, c.BeAway(member) if away else c.SitIn(member, post), seen)

    async def ask_stack(self, by: str, name: str, other: str, seen: int | None = None) -> Refused | None:
        """Have a player told how many chips another one has, where the book gives them that."""
        about = seat_of(self.state, self.names.id(other))
        if about < 0:
            return Refused("real_nobody_called", {"name": other})
        return await self._of(by, name, c.AskStack(self.names.id(name), about), seen)

    async def entrust(
        self, by: str, name: str, other: str, consent: bool, seen: int | None = None
    ) -> Refused | None:  # fmt: skip
        """Let another player play somebody's chips ("": nobody any more); `consent` says that all others agree."""
        if other and seat_of(self.state, self.names.id(other)) < 0:
            return Refused("real_nobody_called", {"name": other})
        agreed = tuple([seat.member for seat in self.state.seats if seat]) if consent else ()
        to = self.names.id(other) if other else ""
        return await self._of(by, name, c.Entrust(self.names.id(name), to, agreed), seen)

    async def act_for(self, by: str, name: str, other: str, verb: str, seen: int | None = None) -> Refused | None:
        """Tell what a player does with the chips of another one, who has to have entrusted them."""
        seats = [seat_of(self.state, self.names.id(each)) for each in (name, other)]
        for each, number in zip((name, other), seats, strict=True):
            if number < 0:
                return Refused("real_nobody_called", {"name": each})
        if sitting(self.state, seats[1]).deputy != self.names.id(name):
            facts = {"seat": seats[0] + 1, "chips": seats[1] + 1}
            return Refused("not_his_chips", facts, self.law.cites("play.deputy"), Finding("own_chips"))
        return await self.tell(by, f"{other} {verb}s", seen=seen)

    async def sit(
        self, by: str, place: int, name: str, chips: int, seen: int | None = None, wait: bool = False
    ) -> Refused | None:
        """Seat a player, in a seat counted from 1."""
        wrong = self.wrong_name(name) or wrong_chips(chips)
        if wrong is not None:
            return wrong
        if by not in self.state.floor:
            return Refused("floor_only", {})
        try:
            member = await PEOPLE.call(self.names.learn, name, self._clock.now())
        except Unavailable as error:
            return refusal(error)
        return await self.do(by, c.TakeSeat(member, place - 1, chips, wait=wait), seen)

    async def count(self, by: str, name: str, chips: int, why: str, seen: int | None = None) -> Refused | None:
        """Put a stack right that was counted wrongly."""
        seat = seat_of(self.state, self.names.id(name))
        return await self._of(by, name, CountStack(by, seat, chips, self.names.hidden(why)), seen)

    async def next_hand(self, by: str, button: str = "", seen: int | None = None) -> Refused | None:
        """Begin the next hand, with the button where the dealer says it is, or where the book has it.

        At a table of a tournament the hand before is closed first, so that what follows from it comes before the next.
        """
        telling = self.state.telling
        if self.state.settings.tournament and telling is not None and telling.on:
            refused = await self.do(by, CloseHand(by), seen)
            if refused is not None:
                return refused
            seen = None
        seat = seat_of(self.state, self.names.id(button)) if button else -1
        if button and seat < 0:
            return Refused("real_nobody_called", {"name": button})
        return await self.do(by, c.StartHand(button=seat), seen)

    async def set_blinds(
        self, by: str, small: int, big: int, ante: int, seen: int | None = None, ante_by: AntePayer | None = None
    ) -> Refused | None:
        """Change blinds and antes, and who posts the ante, from the next hand on."""
        if not 0 <= small <= big or big < 1 or ante < 0:
            return Refused("real_stakes_unfit", {})
        stakes = self.state.settings.stakes._replace(
            small_blind=small, big_blind=big, ante=ante, blind_ante=ante, bring_in=big // 2,
            ante_by=ante_by or self.state.settings.stakes.ante_by,
        )  # fmt: skip
        return await self.do(by, c.SetStakes(by, stakes), seen)

    async def plan_levels(self, by: str, levels: Sequence[Level], seen: int | None = None) -> Refused | None:
        """Have blinds and antes rise by the clock; without levels they stay as they are."""
        return await self.do(by, c.PlanLevels(by, tuple(levels)), seen)

    async def move_button(self, by: str, method: Method, seen: int | None = None) -> Refused | None:
        """Note how the button moves: "": as is usual under the book."""
        agreement = self.state.settings.agreement._replace(button=method)
        return await self.do(by, c.NoteAgreement(by, agreement), seen)

    def places(self, names: Sequence[str]) -> Places | Refused:
        """Return where button and blinds would be next if these players had them; "" follows from the others."""
        seats = self._seats(names)
        if isinstance(seats, Refused):
            return seats
        button, small, big = seats
        return places_after(self.state, c.PutButtonRight("", button, small, big), LAWS)

    def _seats(self, names: Sequence[str]) -> list[int] | Refused:
        seats = [seat_of(self.state, self.names.id(name)) if name else -1 for name in names]
        for name, seat in zip(names, seats, strict=True):
            if name and seat < 0:
                return Refused("real_nobody_called", {"name": name})
        return seats

    async def put_right(self, by: str, names: Sequence[str], why: str, seen: int | None = None) -> Refused | None:
        """Say who has the button and the blinds; an empty name leaves a place to follow from the others."""
        seats = self._seats(names)
        if isinstance(seats, Refused):
            return seats
        button, small, big = seats
        return await self.do(by, c.PutButtonRight(by, button, small, big, self.names.hidden(why)), seen)

    async def undo(self, by: str, entry: int, seen: int | None = None) -> Refused | None:
        """Take the last line back, or (0) the hand that was begun."""
        return await self.do(by, UndoLine(by, entry), seen)

    async def redo(self, by: str, entry: int, seen: int | None = None) -> Refused | None:
        """Have a line count again that was taken back."""
        return await self.do(by, RedoLine(by, entry), seen)

    async def correct(self, by: str, entry: int, text: str, seen: int | None = None) -> Refused | None:
        """Replace a mistyped line."""
        return await self.do(by, CorrectLine(by, entry, self.names.hidden(text)), seen)

    async def forget(self, by: str, name: str) -> Refused | None:
        """Forget the name of a player for good."""
        if by not in self.state.floor:
            return Refused("floor_only", {})
        try:
            gone = await PEOPLE.call(self.names.forget, name)
        except Unavailable as error:
            return refusal(error)
        self._tells(self.id)
        return None if gone else Refused("real_nobody_called", {"name": name})

    def wrong_name(self, name: str) -> Refused | None:
        """Say why nobody else can be called so."""
        if not can_be_told(name):
            return Refused("real_name_unfit", {"name": name})
        return Refused("real_name_twice", {"name": name}) if seat_of(self.state, self.names.id(name)) >= 0 else None


def last_line(table: Table) -> int:
    """Return the number of the last line that may be taken back; 0 for the hand just begun, or where there is none."""
    telling = table.telling
    lines = [line for line in telling.standing if line.entry > telling.built_on] if telling else ()
    return lines[-1].entry if lines else 0


def next_to_redo(table: Table) -> int:
    """Return the number of the line that was taken back and may count again; 0 for none."""
    return may_be_redone(table) if table.telling else 0


def may_be_undone(table: Table) -> bool:
    """Say whether there is something to take back."""
    if table.telling is None:
        return False
    # a hand before has counted for its tournament
    return last_line(table) > 0 or (is_just_begun(table) and not table.settings.tournament)


class RealTables:
    """All real tables of the room."""

    def __init__(self, store: Store, clock: Clock, tells: Tells = nobody) -> None:
        self._store, self._clock, self._tells = store, clock, tells
        self.names_at: Callable[[str], EventNames] | None = None  # of the players of a tournament, by its id
        self.names_of_club: Callable[[RunningTable], ClubNames] | None = None  # of the members at a table of the club
        self.tables: dict[str, RealTable] = {}
        self.opening: set[str] = set()  # tables that are being opened here, and are not yet among the others

    def add(self, running: RunningTable) -> RealTable:
        """Take a table in whose lines are told."""
        event = running.state.settings.tournament
        names: EventNames | ClubNames | None = self.names_at(event) if event and self.names_at else None
        if running.state.settings.club and self.names_of_club is not None:
            names = self.names_of_club(running)
        found = self.tables[running.id] = RealTable(running, self._store, self._clock, self._tells, names)
        return found

    def of(self, member: str) -> list[RealTable]:
        """Return the tables that a member runs."""
        return [real for real in self.tables.values() if member in real.state.floor and not real.state.closed]

    def told_apart(self, name: str) -> str:
        """Return the name of a new table: with a number after it where a table that is open is called so already."""
        taken = {real.state.settings.name.casefold() for real in self.tables.values() if not real.state.closed}
        numbered = (name, *[f"{name} {number}" for number in range(2, len(taken) + 3)])
        return next(each for each in numbered if each.casefold() not in taken)

    async def open(
        self, settings: Settings, players: Sequence[tuple[str, int]], button: str, by: str
    ) -> RealTable | Refused:
        """Open a table with its players in the order of their seats, and begin its first hand; who opens it runs it."""
        if len(self.of(by)) >= MOST_TABLES_OF_ONE:
            return Refused("too_many_tables", {"most": MOST_TABLES_OF_ONE})
        names = [name for name, _ in players]
        try:
            find_book(settings.book)
            for game in settings.games:
                find_game(game)
        except Unreadable as error:
            return unreadable(error)
        settings = with_straddles_of_the_book(settings)._replace(name=self.told_apart(settings.name))
        wrong = unfit(settings.stakes, players, button)
        if wrong is not None:
            return wrong
        running = RunningTable(chance.short_id(""), self._store, self._clock)
        try:
            real = await PEOPLE.call(RealTable, running, self._store, self._clock, self._tells)
            ids = [await PEOPLE.call(real.names.learn, name, self._clock.now()) for name in names]
        except Unavailable as error:
            return refusal(error)
        seated = [c.TakeSeat(ids[place], place, chips) for place, (_, chips) in enumerate(players)]
        begun = c.StartHand(button=names.index(button) if button else -1)
        self.opening.add(running.id)
        try:
            done = await running.do_all([c.Open(settings, by), *seated, begun])
            if not isinstance(done, Refused):
                self.tables[running.id] = real
                return real
        finally:
            self.opening.discard(running.id)
        for name in names:
            await PEOPLE.call(real.names.forget, name)
        return done
