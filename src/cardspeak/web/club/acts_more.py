"""What the staff does that takes more than one command: registering, tables at which hands are played, merging."""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, get_args

from cardspeak.errors import Unreadable
from cardspeak.hand.refused import Refused
from cardspeak.library import books, find_game
from cardspeak.room.club import commands_cashier as cashier
from cardspeak.room.club import commands_evening as evening
from cardspeak.room.club import commands_floor as floor
from cardspeak.room.club import commands_people as people
from cardspeak.room.club.roles import ROLES
from cardspeak.room.club.state import Charges, Why
from cardspeak.room.club.state import Kind as TableKind
from cardspeak.room.table import commands as table
from cardspeak.room.table.state import Stakes
from cardspeak.room.tournament.tickets import Kind
from cardspeak.service.club_people import Person
from cardspeak.service.threads import PEOPLE
from cardspeak.web.club.house import Console
from cardspeak.web.club.people import registered, the_one
from cardspeak.web.club.typed import LONGEST_NUMBER, Data, chosen, counted, number, text, way
from cardspeak.web.local_time import typed_moment
from cardspeak.web.people.session import parts_of

KINDS: Mapping[str, TableKind] = {"reports": "reports", "online": "hands", "felt": "felt"}

Outcome = Any  # Refused, where to go on, or anything else


async def register(console: Console, data: Data) -> Outcome:
    """Register a member in person, and go on to their page."""
    if not data.get("in_person"):
        return Refused("not_in_person", {}, console.law.cites("admit.person"))
    person = Person(text(data, "name", 80), text(data, "contact", 160), text(data, "birthday", 10))
    account = await account_of(console, text(data, "account", 40))
    made = account if isinstance(account, Refused) else await registered(console, person, account)
    return made if isinstance(made, Refused) else f"/club/run/member/{made}"


async def account_of(console: Console, name: str) -> str | Refused:
    """Return whose account has a name; "" for no name."""
    account = await PEOPLE.call(console.room.people.member_named, name) if name else None
    if account is None:
        return Refused("real_nobody_called", {"name": name}) if name else ""
    console.room.names.learn(account.id, account.name)
    return account.id


async def join_list(console: Console, data: Data) -> Outcome:
    """Put somebody on a list, chosen or typed."""
    whom = data.get("member") or await the_one(console, text(data, "who", 60))
    if isinstance(whom, Refused):
        return whom
    present = data.get("how") != "phone"
    return await console.ask(floor.JoinList(whom, text(data, "game", 80), console.me.id, present))


async def pass_ticket(console: Console, data: Data) -> Outcome:
    """Pass a ticket to another member; the floor is told by it."""
    whom = await the_one(console, text(data, "to", 60))
    if isinstance(whom, Refused):
        return whom
    return await console.ask(cashier.PassTicket(text(data, "number", 40), whom, console.me.id))


async def ticket(console: Console, data: Data) -> Outcome:
    """Sell a ticket, or give it away."""
    kind: Any = data.get("kind") if data.get("kind") in get_args(Kind) else get_args(Kind)[0]
    by, member, worth = console.me.id, text(data, "member"), number(data, "worth")
    named, event = text(data, "number", LONGEST_NUMBER), text(data, "event", 40)
    if data.get("what") == "give":
        return await console.ask(cashier.GiveTicket(named, member, worth, kind, event, by))
    return await console.ask(cashier.SellTicket(named, member, worth, kind, event, by, way(data)))


async def entry(console: Console, data: Data) -> Outcome:
    """Take an entry into a tournament, give it back, or pay a prize."""
    by, member, event, coins = console.me.id, text(data, "member"), text(data, "event", 40), number(data, "amount")
    deeds = {"take": cashier.TakeEntry, "return": cashier.ReturnEntry, "prize": cashier.PayPrize}
    deed = deeds.get(data.get("what", ""), cashier.TakeEntry)
    return await console.ask(deed(member, event, coins, by, way(data)))


async def event_money(console: Console, data: Data) -> Outcome:
    """Add to a tournament from the prize fund, or be done with it at the desk."""
    by, event = console.me.id, text(data, "event", 40)
    if data.get("what") == "close":
        return await console.ask(cashier.CloseEvent(event, by))
    return await console.ask(cashier.AddFund(event, number(data, "amount"), by))


async def open_table(console: Console, data: Data) -> Outcome:
    """Open a table that only reports, or one at which hands are played or told."""
    stakes = Stakes(
        number(data, "small"), number(data, "big"), chips=tuple(sorted(console.club.house.chips)),
        least_buy_in=number(data, "least"), most_buy_in=number(data, "most", 0),
    )  # fmt: skip
    book = data.get("book", "") if data.get("book") in books() else ""
    try:
        find_game(data.get("game", ""))
    except Unreadable as error:
        return Refused("tournament_unread", {"text": str(error)[:200]})
    command = floor.OpenTable(
        text(data, "name", 40), (data.get("game", ""),), stakes, number(data, "seats"), console.me.id, book,
        sort=chosen(data, "sort", console.sorts()), main=number(data, "main", 0),
    )  # fmt: skip
    kind = KINDS.get(data.get("how", ""), "reports")
    return await console.ask(command._replace(kind=kind))


async def change_table(console: Console, data: Data) -> Outcome:
    """Move a member to another table; who asks the manager for it has asked the club."""
    by, member, table_to, why = console.me.id, text(data, "member"), number(data, "table"), data.get("why", "asked")
    seat = console.club.seats.get(member)
    if why == "asked" and seat is not None and seat.wants != table_to:
        asked = await console.ask(floor.AskChange(member, table_to, by))
        if isinstance(asked, Refused):
            return asked
    reason: Any = why if why in get_args(Why) else "asked"
    chips, place, more = counted(data, "chips"), number(data, "place", -1), number(data, "more", 0)
    return await console.ask(floor.ChangeTable(member, table_to, chips, reason, by, place, more))


async def come_back(console: Console, data: Data) -> Outcome:
    """Note that a member is at their seat again; where hands are played they post what they owe, or wait."""
    member = text(data, "member")
    outcome = await console.ask(floor.ComeBack(member, console.me.id))
    seat = console.desk.club.seats.get(member) if console.desk.club else None
    running = console.played_at(console.desk.club.tables[seat.table]) if seat and console.desk.club else None
    if isinstance(outcome, Refused) or running is None:
        return outcome
    return await running.do(table.SitIn(member, data.get("post") == "1"))


async def appoint(console: Console, data: Data) -> Outcome:
    """Give somebody their roles: a member of the staff who was chosen, or an account by its name."""
    roles = tuple([role for role in ROLES if data.get(f"role-{role}")])
    member = data.get("member", "")
    if not member:
        name = text(data, "name", 40)
        found = await account_of(console, name) or Refused("real_nobody_called", {"name": name})
        if isinstance(found, Refused):
            return found
        if found != console.club.owner and found not in console.club.members:  # who works here is a member, too
            made = await registered(console, Person(name), found)
            if isinstance(made, Refused):
                return made
        member = found
    return await console.ask(people.Appoint(member, roles, console.me.id))


async def reset_second(console: Console, data: Data) -> Outcome:
    """Take away the second factor that somebody of the staff has lost; they make a new one when they sign in."""
    register = parts_of(console.request).register
    return await register.reset_second_factor(console.me.id, text(data, "member"), elevated=True)


async def merge(console: Console, data: Data) -> Outcome:
    """Make two entries of one person one."""
    into = await the_one(console, text(data, "into", 60))
    if isinstance(into, Refused):
        return into
    outcome = await console.ask(people.MergeMembers(text(data, "member"), into, console.me.id))
    return outcome if isinstance(outcome, Refused) else f"/club/run/member/{into}"


async def house(console: Console, data: Data) -> Outcome:
    """Change what the club is."""
    own = console.club.house
    chips = tuple(sorted({int(word) for word in re.findall(r"[0-9]{1,9}", data.get("chips", "")) if int(word)}))
    charges = Charges(
        number(data, "percent"), number(data, "cap"), bool(data.get("no_flop")), number(data, "time"),
        number(data, "minutes"),
    )  # fmt: skip
    changed = own._replace(
        name=text(data, "name", 60) or own.name, chips=chips or own.chips, charges=charges,
        book=data["book"] if data.get("book") in books() else own.book,
        tournament_book=data["tournament_book"] if data.get("tournament_book") in books() else own.tournament_book,
        policy=text(data, "policy", 2000),
    )  # fmt: skip
    return await console.ask(people.ChangeHouse(changed, console.me.id))


async def plan_evening(console: Console, data: Data) -> Outcome:
    """Announce an evening, and invite the members to it."""
    try:
        at = typed_moment(data.get("at", ""))
    except ValueError:
        return Refused("evening_without_time", {})
    there = [
        each.id for each in console.club.members.values()
        if not (each.erased or each.merged or (each.ban and (not each.ban.until or each.ban.until > console.now)))
    ]  # fmt: skip
    members = tuple(there) if data.get("all") else ()
    title = text(data, "title", 60)
    command = evening.PlanEvening(title, at, members, console.me.id)
    return await console.ask(command)


OTHERS: dict[str, Callable[[Console, Data], Awaitable[Outcome]]] = {
    "register": register, "join-list": join_list, "pass-ticket": pass_ticket, "sell-ticket": ticket, "entry": entry,
    "event-money": event_money, "open-table": open_table, "appoint": appoint, "merge": merge,
    "house": house, "plan-evening": plan_evening,
    "reset-second": reset_second, "change-table": change_table, "come-back": come_back,
}  # fmt: skip
