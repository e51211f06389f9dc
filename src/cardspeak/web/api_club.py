"""The club for programs: everything that the pages do, as JSON over HTTP.

Members do for themselves what is theirs with the scope `play`; what the staff does needs the scope `club`, of a token
that was made where the second factor was passed, or a session that has passed it.
"""

from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from litestar import Response, Router, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody

from cardspeak.hand.refused import Refused
from cardspeak.room.club.state import Club
from cardspeak.service.aggregate import Done
from cardspeak.service.club import ClubDesk
from cardspeak.service.club_asking import Asked as Message
from cardspeak.service.club_asking import WantedHouse, command_of, house_of, scope_for
from cardspeak.service.club_csv import FILES, transactions_of, written
from cardspeak.service.club_people import Person
from cardspeak.service.message_fields import Id
from cardspeak.service.threads import EVENTS, PEOPLE
from cardspeak.web.api import Asking, beyond, me_of, refusal, refused_with
from cardspeak.web.api_tournament_events import plain
from cardspeak.web.club_data import club_data, event_data, fairness_data, member_data
from cardspeak.web.people.second import is_elevated
from cardspeak.web.people.session import parts_of, scopes_of, who
from cardspeak.web.refusals import refusal as said
from cardspeak.web.slowed import slowed

if TYPE_CHECKING:
    AMessage = Any
    AHouse = Any
else:  # made when the program starts, from the commands themselves
    AMessage = JSONBody[Message]
    AHouse = JSONBody[WantedHouse]

MOST_EVENTS = 500  # that are sent at once
FORBIDDEN = ("scope_missing", "second_factor_needed", "staff_only", "not_your_role")
PersonText = Annotated[str, msgspec.Meta(max_length=200, pattern=r"^[^\x00]*$")]
Answer = Response[dict[str, Any]]


class WantedPerson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A person for the register: a name, how to reach them, the birthday as 1990-12-31; `account` is their id, where
    they have an account already. `id` makes it safe to send again.
    """

    name: PersonText
    contact: PersonText = ""
    birthday: PersonText = ""
    account: Id = ""
    id: Id = ""


def desk_of(request: Asking) -> ClubDesk:
    """Return the club's desk."""
    return parts_of(request).room.club


def club_of(request: Asking) -> tuple[ClubDesk, Club]:
    """Return the desk and the club as it stands, or answer that there is none."""
    desk = desk_of(request)
    if desk.club is None:
        raise NotFoundException(said("en", Refused("no_club", {})))
    return desk, desk.club


def answered(outcome: Refused) -> Answer:
    """Answer with a refusal, and what a person reads of it: one line with the way out."""
    status = 403 if outcome.code in FORBIDDEN else 404 if outcome.code == "nobody_of_that_id" else 409
    body = {**refusal(outcome), "message": said("en", outcome)}
    return slowed(Response(body, status_code=status), outcome)


async def _staff(request: Asking) -> tuple[str, bool]:
    """Return who asks, and whether they may do what the staff does."""
    me = who(request)
    return (me.id if me else ""), await is_elevated(request)


@get("/club")
async def club(request: Asking) -> dict[str, Any]:
    """Show the club: its tables and lists; to a member also how they stand (`you`), to its staff who sits and waits."""
    desk, known = club_of(request)
    me, elevated = await _staff(request)
    return club_data(desk, known, me, elevated and bool(desk.roles(me)))


@post("/club", status_code=201)
async def found(request: Asking, data: AHouse, key: FromQuery[str] = "") -> Answer:
    """Found the club, with the `key` that the server printed when it started; you own it and appoint its staff."""
    me, desk = me_of(request), desk_of(request)
    outcome = beyond("club", scopes_of(request), me.id) or await desk.found_with(key, house_of(data), me.id)
    if isinstance(outcome, Refused):
        return refused_with(outcome, 422)
    return Response({"ok": True, "version": outcome.version}, status_code=201)


@post("/club/commands", status_code=200)
async def command(request: Asking, data: AMessage) -> Answer:
    """Do something in the club; `id` makes it safe to send again, `seen` is the version you chose it for.

    Members do for themselves what is theirs, and leave `member` out; that needs the scope `play`.
    """
    me, parts = me_of(request), parts_of(request)
    refused = beyond(scope_for(data, me.id), scopes_of(request), me.id)
    refused = refused or parts.limits.take(("messages-per-account", me.id))
    outcome: Done | Refused = refused or await parts.room.club.ask(
        me.id, command_of(data, me.id), await is_elevated(request), data.id, data.seen
    )
    if isinstance(outcome, Refused):
        return answered(outcome)
    return Response({"ok": True, "version": outcome.version}, status_code=200)


@get("/club/members")
async def members(request: Asking, find: FromQuery[str] = "") -> Answer:
    """Find members by words of their name, by how to reach them, or by the number of their card; for the staff."""
    desk, known = club_of(request)
    me, elevated = await _staff(request)
    outcome = parts_of(request).register.found(me, find[:100], elevated)
    if isinstance(outcome, Refused):
        return answered(outcome)
    rows = [{"member": each, "name": desk.name(each), "card": known.members[each].card} for each in outcome]
    return Response({"members": rows})


@post("/club/members", status_code=201)
async def register(request: Asking, data: JSONBody[WantedPerson]) -> Answer:
    """Enter somebody who has come in person in the register; they get a membership card."""
    me = me_of(request)
    elevated = await is_elevated(request)
    told = Person(data.name, data.contact, data.birthday)
    outcome = beyond("club", scopes_of(request), me.id) or await parts_of(request).register.register(
        me.id, told, elevated, data.account, data.id
    )
    if isinstance(outcome, Refused):
        return answered(outcome)
    desk, known = club_of(request)
    return Response({"ok": True, **member_data(desk, known, outcome)}, status_code=201)


@get("/club/members/{member:str}")
async def member(request: Asking, member: FromPath[str]) -> Answer:
    """Show how a member stands: balance, tickets, seat, lists, penalties; yours, or for the staff anybody's."""
    desk, known = club_of(request)
    me, elevated = await _staff(request)
    barred = None if me == member else parts_of(request).register.barred(me, elevated, "admit", "members", "money")
    if barred is not None:
        return answered(barred)
    if member not in known.members:
        return answered(Refused("nobody_of_that_id", {"member": member[:40]}))
    return Response(member_data(desk, known, member))


@post("/club/members/{member:str}", status_code=200)
async def change(request: Asking, member: FromPath[str], data: JSONBody[WantedPerson]) -> Answer:
    """Keep another name of a member, or another way to reach them; for the staff."""
    me, told = me_of(request), Person(data.name, data.contact, data.birthday)
    refused = beyond("club", scopes_of(request), me.id) or await parts_of(request).register.change(
        me.id, member, told, await is_elevated(request)
    )
    return answered(refused) if refused is not None else Response({"ok": True}, status_code=200)


@get("/club/members/{member:str}/export")
async def export(request: Asking, member: FromPath[str]) -> Answer:
    """Show everything that the club has of a person: your own, or for the staff anybody's."""
    club_of(request)
    me, elevated = await _staff(request)
    outcome = await parts_of(request).register.exported(me, member, elevated)
    return answered(outcome) if isinstance(outcome, Refused) else Response(plain(outcome))


@post("/club/members/{member:str}/link", status_code=200)
async def link(request: Asking, member: FromPath[str]) -> Answer:
    """Make a new personal link of somebody without an account; the one before is good no more. It is shown once."""
    me = me_of(request)
    outcome = beyond("club", scopes_of(request), me.id) or await parts_of(request).register.link(
        me.id, member, await is_elevated(request)
    )
    if isinstance(outcome, Refused):
        return answered(outcome)
    return Response({"ok": True, "link": f"/club/link/{outcome}"}, status_code=200)


@post("/club/members/{member:str}/reset-second-factor", status_code=200)
async def reset_second_factor(request: Asking, member: FromPath[str]) -> Answer:
    """Take away the second factor that somebody of the staff has lost; for the owner of the club."""
    me = me_of(request)
    refused = beyond("club", scopes_of(request), me.id) or await parts_of(request).register.reset_second_factor(
        me.id, member, await is_elevated(request)
    )
    return answered(refused) if refused is not None else Response({"ok": True}, status_code=200)


@get("/club/ledger")
async def ledger(request: Asking) -> Answer:
    """Show the accounts of the club, and its last transactions; for those who keep its money."""
    desk, known = club_of(request)
    me, elevated = await _staff(request)
    barred = parts_of(request).register.barred(me, elevated, "money", "house")
    if barred is not None:
        return answered(barred)
    rows = [(version, at, each) for version, at, event in desk.running.told for each in transactions_of(event)]
    return Response({
        "version": desk.running.version, "accounts": plain(known.ledger.balances),
        "issued": plain(known.inventory.issued), "cage": plain(known.inventory.cage),
        "transactions": [{"number": version, "at": at, **plain(each)} for version, at, each in rows[-MOST_EVENTS:]],
    })  # fmt: skip


@get("/club/events")
async def events(request: Asking, after: FromQuery[int] = 0) -> Answer:
    """Show what happened after a version, at most 500 events; for those whose file of events it is. Of long ago
    only the last 5,000 are kept at hand; `first` is the version of the first of these.
    """
    desk, _ = club_of(request)
    me, elevated = await _staff(request)
    barred = parts_of(request).register.barred(me, elevated, *FILES["events"].deeds)
    if barred is not None:
        return answered(barred)
    rows = [row for row in desk.running.told if row[0] > after][:MOST_EVENTS]
    return Response({
        "version": desk.running.version, "first": desk.running.told[0][0],
        "events": [event_data(desk, *row) for row in rows],
    })  # fmt: skip


@get("/club/fairness")
async def fairness(request: Asking) -> Answer:
    """Show the signs that two players play together, with the hands to look at; a sign is no proof, people decide."""
    desk, _ = club_of(request)
    me, elevated = await _staff(request)
    barred = parts_of(request).register.barred(me, elevated, "fairness")
    return answered(barred) if barred is not None else Response(fairness_data(desk, await desk.fairness.found()))


@get("/club/files/{file:str}")
async def files(request: Asking, file: FromPath[str]) -> Response[Any]:
    """Send one of the club's files as CSV (`members.csv`, `ledger.csv`, `tickets.csv`, …); for those whose it is."""
    desk, _ = club_of(request)
    name, _, form = file.partition(".")
    if name not in FILES or form != "csv":
        raise NotFoundException
    me, elevated = await _staff(request)
    barred = parts_of(request).register.barred(me, elevated, *FILES[name].deeds)
    if barred is not None:
        return answered(barred)
    await PEOPLE.call(desk.people.restore)
    if name == "fairness":
        await desk.fairness.found()
    made = await EVENTS.call(written, desk, name)
    head = {"Content-Disposition": f'attachment; filename="club-{name}.csv"'}
    return Response(made.encode(), media_type="text/csv; charset=utf-8", headers=head)


router = Router("/api", route_handlers=[
    club, found, command, members, register, member, change, export, link, reset_second_factor, ledger, events,
    fairness, files,
])  # fmt: skip
