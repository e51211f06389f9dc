"""Who asks at the club, and what they may do there: the console of its staff, and what a member sees of themselves."""

from collections.abc import Mapping
from typing import Any, get_args

from litestar import Response
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.response import Redirect

from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.locale.messages import say
from cardspeak.ports import Member
from cardspeak.room.cash.admission import holds
from cardspeak.room.club.decide import may_undo
from cardspeak.room.club.roles import Deed, Role, may
from cardspeak.room.club.state import Club, ClubTable, Sort, Step, roles_of, shift_of
from cardspeak.room.table.state import Seat, Table
from cardspeak.service.aggregate import Done
from cardspeak.service.club import ClubDesk
from cardspeak.service.log import right_refused
from cardspeak.service.message_fields import verb_of
from cardspeak.service.running_club import law_of
from cardspeak.service.tables import TABLES, RunningTable
from cardspeak.web.club.sight import Board, Person, board
from cardspeak.web.club.words import Names
from cardspeak.web.local_time import time_of_day
from cardspeak.web.people.entrance import Asked, to
from cardspeak.web.people.second import is_elevated
from cardspeak.web.people.session import Connection, language_of, parts_of, who
from cardspeak.web.render import page

DOCK = (("evening", "⌂"), ("desk", "¤"), ("floor", "⇄"), ("members", "☺"), ("more", "…"))
NEEDED: Mapping[str, tuple[Deed, ...]] = {
    "evening": get_args(Deed),
    "desk": ("money", "shifts", "exit_sheets", "tickets"),
    "shift": ("shifts", "staff", "evening"),
    "floor": ("lists", "seats", "tables"),
    "watch": ("lists", "seats", "tables", "warnings", "evening"),
    "table": ("lists", "seats", "reporting", "handover", "report", "time_charge"),
    "members": ("admit", "members", "bans", "lists", "money"),
    "member": ("admit", "members", "bans", "lists", "seats", "money", "warnings", "keeping", "exit_sheets"),
    "register": ("admit",),
    "more": get_args(Deed),
    "staff": get_args(Deed),
    "discipline": ("warnings", "exclusions", "bans", "protests"),
    "dealers": ("handover", "evening", "announce"),
    "tickets": ("tickets", "money"),
    "cage": ("inventory",),
    "evenings": ("evening", "members"),
    "proposals": get_args(Deed),
    "house": ("house", "evening"),
    "figures": ("evening", "house"),
    "fairness": ("fairness",),
    "log": ("evening", "house", "money", "seats"),
}
"""The pages of the staff: somebody sees one who may do at least one of these deeds."""
FROM_MORE = (
    "watch",
    "dealers",
    "discipline",
    "evenings",
    "proposals",
    "staff",
    "shift",
    "tickets",
    "cage",
    "figures",
    "fairness",
    "house",
    "log",
)
AT = {
    "shift": "desk",
    "watch": "floor",
    "tickets": "desk",
    "cage": "desk",
    "table": "floor",
    "member": "members",
    "register": "members",
}


def desk_of(connection: Connection) -> ClubDesk:
    """Return the club's part of the room, founded or not."""
    return parts_of(connection).room.club


def club_of(connection: Connection) -> Club:
    """Return the club as it stands; 404 where nobody has founded one."""
    club = desk_of(connection).club
    if club is None:
        raise NotFoundException
    return club


class Console:
    """The club before the eyes of somebody of its staff."""

    def __init__(self, request: Asked, me: Member) -> None:
        self.request, self.me = request, me
        self.desk, self.club = desk_of(request), club_of(request)
        self.room = parts_of(request).room
        self.language, self.now = language_of(request), self.room.clock.now()
        self.roles: tuple[Role, ...] = roles_of(self.club, me.id)
        self.name = Names(self.desk)
        self.sent = ""  # by what the form is known that was sent, so that it counts once

    def may(self, deed: Deed) -> bool:
        """Say whether they may do something."""
        return may(self.roles, deed)

    def rights(self) -> dict[Deed, bool]:
        """Return each deed with whether they may do it."""
        return {deed: self.may(deed) for deed in get_args(Deed)}

    def takes_back(self, step: Step) -> bool:
        """Say whether they may take a step back: who may do a thing may."""
        return may_undo(self.roles, step, self.law)

    def sees(self, section: str) -> bool:
        """Say whether a page is of any use to them."""
        return any(self.may(deed) for deed in NEEDED.get(section, ()))

    def pages(self) -> dict[str, bool]:
        """Return each page with whether they may open it."""
        return {section: self.sees(section) for section in NEEDED}

    def title(self, tournament: str) -> str:
        """Return what a tournament is called, its id where it is not known here."""
        running = self.room.tournaments.here(tournament)
        return running.state.settings.name if running is not None and running.known is not None else tournament

    def events(self) -> list[tuple[str, str]]:
        """Return the tournaments for which the desk may take entries, each with its name."""
        listed = self.room.tournaments.listed(self.me.id)
        return [(each.id, each.state.settings.name) for each in listed]

    def board(self) -> Board:
        """Return the evening as it stands."""
        version = self.desk.running.version
        return board(
            self.club, version, self.language, self.name, self.now, self.owes, self.law_at, self.law, self.takes_back
        )

    @property
    def law(self) -> Law:
        """The law of the house, for what concerns no table."""
        return law_of(self.club.house.book, self.club.house.game, "cash")

    def sorts(self) -> tuple[Sort, ...]:
        """Return the sorts of games for which the house may open a table; one at least, whose refusal says why not."""
        every: tuple[Sort, ...] = get_args(Sort)
        return tuple([sort for sort in every if not isinstance(holds(sort, self.law), Refused)]) or every[:1]

    def law_at(self, table: ClubTable) -> Law:
        """Return the law of a table."""
        return law_of(table.book or self.club.house.book, table.games[0], "cash")

    def played_at(self, table: ClubTable) -> RunningTable | None:
        """Return the table of the room at which the hands of one of the club are played; none where it only reports."""
        return self.room.any_table(table.stream.removeprefix(TABLES.prefix)) if table.stream else None

    def owes(self, table: ClubTable) -> list[tuple[str, int]]:
        """Return who owes blinds at a table where hands are played, and how much."""
        running = self.played_at(table)
        if running is None or running.known is None:
            return []
        return [(seat.member, owed) for seat in running.state.seats if seat and (owed := _owed(running.state, seat))]

    async def ask(self, command: Any) -> Done | Refused:
        """Carry out a command of theirs; their session has passed the second factor, else they would not be here."""
        command_id = f"{self.sent}/{verb_of(type(command))}" if self.sent else ""
        return await self.desk.ask(self.me.id, command, True, command_id)

    def people(self, members: list[str]) -> list[Person]:
        """Return members by id, name and card, those that are no more left out."""
        found = [self.club.members[each] for each in members if each in self.club.members]
        return [Person(each.id, self.name(each.id), each.card) for each in found if not (each.erased or each.merged)]

    def shift(self) -> dict[str, Any] | None:
        """Return their open shift."""
        own = shift_of(self.club, self.me.id)
        return {"number": own.number, "since": time_of_day(own.opened), "float": own.float} if own else None

    def draw(self, name: str, section: str, problem: str = "", **facts: Any) -> Response[str]:
        """Answer with a page of the console."""
        given = {
            "name": self.club.house.name, "problem": problem, "at": AT.get(section, section), "live": "", "show": "",
            "dock": [each for each in DOCK if self.sees(each[0])],
            "may": self.rights(), "sees": self.pages(),
            "roles": [say(self.language, f"club-role-{role}") for role in self.roles], "shift": self.shift(),
            "done": "", **facts,
        }  # fmt: skip
        if "b" not in given:
            given["b"] = self.board()
        return page(self.request, name, here="club", status=422 if problem else 200, **given)


def _owed(table: Table, seat: Seat) -> int:
    stakes = table.settings.stakes
    return seat.small_missed * stakes.small_blind + seat.big_missed * stakes.big_blind if seat.missed else 0


def page_at(back: str) -> str:
    """Return the address of a page of the staff, as forms name it."""
    return "/club/run" if back == "evening" else f"/club/run/{back}"


async def staffed(request: Asked, section: str = "evening", back: str = "") -> Console | Redirect:
    """Return the console to somebody of the staff who passed the second factor; strangers are sent to the door.

    Who comes through it goes on to the page that they asked for, or, where they sent a form, to the one it was on.
    """
    club_of(request)
    me = who(request)
    onward = page_at(back) if back else request.url.path
    if me is None:
        return to(f"/enter?next={onward}")
    console = Console(request, me)
    if not console.roles or not console.sees(section):
        right_refused(me.id, "club_staff_only", section)
        raise PermissionDeniedException
    if not await is_elevated(request):
        return to(f"/account/second?next={onward}")
    return console
