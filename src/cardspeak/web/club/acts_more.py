"""What the staff does that takes more than one command: registering, tables at which hands are played, merging."""

import re
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime
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
from cardspeak.web.floor.pages import whole

KINDS: Mapping[str, TableKind] = {"reports": "reports", "online": "hands", "felt": "felt"}
Data = Mapping[str, str]
Outcome = Any  # Refused, where to go on, or anything else


def _number(data: Data, key: str) -> int:
    return max(whole(data.get(key, "").strip()), 0)


def _text(data: Data, key: str, most: int = 300) -> str:
    return data.get(key, "").strip()[:most]


async def register(console: Console, data: Data) -> Outcome:
    """Register a member in person, and go on to their page."""
    if not data.get("in_person"):
        return Refused("not_in_person", {}, console.law.cites("admit.person"))
    person = Person(_text(data, "name", 80), _text(data, "contact", 160), _text(data, "birthday", 10))
    made = await registered(console, person)
    return made if isinstance(made, Refused) else f"/club/run/member/{made}"


async def join_list(console: Console, data: Data) -> Outcome:
    """Put somebody on a list, chosen or typed."""
    whom = data.get("member") or await the_one(console, _text(data, "who", 60))
    if isinstance(whom, Refused):
        return whom
    present = data.get("how") != "phone"
    return await console.ask(floor.JoinList(whom, _text(data, "game", 80), console.me.id, present))


async def pass_ticket(console: Console, data: Data) -> Outcome:
    """Pass a ticket to another member; the floor is told by it."""
    whom = await the_one(console, _text(data, "to", 60))
    if isinstance(whom, Refused):
        return whom
    return await console.ask(cashier.PassTicket(_text(data, "number", 40), whom, console.me.id))


async def ticket(console: Console, data: Data) -> Outcome:
    """Sell a ticket, or give it away."""
    kind: Any = data.get("kind") if data.get("kind") in get_args(Kind) else get_args(Kind)[0]
    by, member, worth = console.me.id, _text(data, "member"), _number(data, "worth")
    number, event = _text(data, "number", 40), _text(data, "event", 40)
    way: Any = "balance" if data.get("way") == "balance" else "cash"
    if data.get("what") == "give":
        return await console.ask(cashier.GiveTicket(number, member, worth, kind, event, by))
    return await console.ask(cashier.SellTicket(number, member, worth, kind, event, by, way))


async def entry(console: Console, data: Data) -> Outcome:
    """Take an entry into a tournament, give it back, or pay a prize."""
    by, member, event, coins = console.me.id, _text(data, "member"), _text(data, "event", 40), _number(data, "amount")
    way: Any = "balance" if data.get("way") == "balance" else "cash"
    deeds = {"take": cashier.TakeEntry, "return": cashier.ReturnEntry, "prize": cashier.PayPrize}
    deed = deeds.get(data.get("what", ""), cashier.TakeEntry)
    return await console.ask(deed(member, event, coins, by, way))


async def event_money(console: Console, data: Data) -> Outcome:
    """Add to a tournament from the prize fund, or be done with it at the desk."""
    by, event = console.me.id, _text(data, "event", 40)
    if data.get("what") == "close":
        return await console.ask(cashier.CloseEvent(event, by))
    return await console.ask(cashier.AddFund(event, _number(data, "amount"), by))


async def open_table(console: Console, data: Data) -> Outcome:
    """Open a table that only reports, or one at which hands are played or told."""
    stakes = Stakes(
        _number(data, "small"), _number(data, "big"), chips=tuple(sorted(console.club.house.chips)),
        least_buy_in=_number(data, "least"), most_buy_in=_number(data, "most"),
    )  # fmt: skip
    book = data.get("book", "") if data.get("book") in books() else ""
    try:
        find_game(data.get("game", ""))
    except Unreadable as error:
        return Refused("tournament_unread", {"text": str(error)[:200]})
    command = floor.OpenTable(
        _text(data, "name", 40), (data.get("game", ""),), stakes, _number(data, "seats"), console.me.id, book,
        main=_number(data, "main"),
    )  # fmt: skip
    kind = KINDS.get(data.get("how", ""), "reports")
    return await console.ask(command._replace(kind=kind))


async def change_table(console: Console, data: Data) -> Outcome:
    """Move a member to another table; who asks the manager for it has asked the club."""
    by, member, number, why = console.me.id, _text(data, "member"), _number(data, "table"), data.get("why", "asked")
    seat = console.club.seats.get(member)
    if why == "asked" and seat is not None and seat.wants != number:
        asked = await console.ask(floor.AskChange(member, number, by))
        if isinstance(asked, Refused):
            return asked
    reason: Any = why if why in get_args(Why) else "asked"
    place = int(data.get("place", "-1")) if data.get("place", "").isdecimal() else -1
    return await console.ask(
        floor.ChangeTable(member, number, _number(data, "chips"), reason, by, place, _number(data, "more"))
    )


async def come_back(console: Console, data: Data) -> Outcome:
    """Note that a member is at their seat again; where hands are played they post what they owe, or wait."""
    member = _text(data, "member")
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
        name = _text(data, "name", 40)
        account = await PEOPLE.call(console.room.people.member_named, name)
        if account is None:
            return Refused("real_nobody_called", {"name": name})
        console.room.names.learn(account.id, account.name)
        member = account.id
    return await console.ask(people.Appoint(member, roles, console.me.id))


async def merge(console: Console, data: Data) -> Outcome:
    """Make two entries of one person one."""
    into = await the_one(console, _text(data, "into", 60))
    if isinstance(into, Refused):
        return into
    outcome = await console.ask(people.MergeMembers(_text(data, "member"), into, console.me.id))
    return outcome if isinstance(outcome, Refused) else f"/club/run/member/{into}"


async def house(console: Console, data: Data) -> Outcome:
    """Change what the club is."""
    own = console.club.house
    chips = tuple(sorted({int(word) for word in re.findall(r"[0-9]{1,9}", data.get("chips", "")) if int(word)}))
    charges = Charges(
        _number(data, "percent"), _number(data, "cap"), bool(data.get("no_flop")), _number(data, "time"),
        _number(data, "minutes"),
    )  # fmt: skip
    changed = own._replace(
        name=_text(data, "name", 60) or own.name, chips=chips or own.chips, charges=charges,
        book=data["book"] if data.get("book") in books() else own.book,
        tournament_book=data["tournament_book"] if data.get("tournament_book") in books() else own.tournament_book,
        policy=_text(data, "policy", 2000),
    )  # fmt: skip
    return await console.ask(people.ChangeHouse(changed, console.me.id))


async def plan_evening(console: Console, data: Data) -> Outcome:
    """Announce an evening, and invite the members to it."""
    try:
        at = datetime.strptime(data.get("at", ""), "%Y-%m-%dT%H:%M").replace(tzinfo=UTC)
    except ValueError:
        return Refused("evening_without_time", {})
    there = [
        each.id for each in console.club.members.values()
        if not (each.erased or each.merged or (each.ban and (not each.ban.until or each.ban.until > console.now)))
    ]  # fmt: skip
    members = tuple(there) if data.get("all") else ()
    title = _text(data, "title", 60)
    command = evening.PlanEvening(title, int(at.timestamp() * 1000), members, console.me.id)
    return await console.ask(command)


OTHERS: dict[str, Callable[[Console, Data], Awaitable[Outcome]]] = {
    "register": register, "join-list": join_list, "pass-ticket": pass_ticket, "sell-ticket": ticket, "entry": entry,
    "event-money": event_money, "open-table": open_table, "appoint": appoint, "merge": merge,
    "house": house, "plan-evening": plan_evening,
    "change-table": change_table, "come-back": come_back,
}  # fmt: skip
