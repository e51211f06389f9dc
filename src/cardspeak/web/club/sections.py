"""What each page of the staff shows beside the evening itself."""

from collections.abc import Callable, Mapping
from typing import Any, get_args

from cardspeak.law.policies.admission import CONDUCT
from cardspeak.locale.messages import amount, say
from cardspeak.room.cash.admission import documents as papers
from cardspeak.room.cash.admission import may_propose
from cardspeak.room.club.roles import OWNER, ROLES
from cardspeak.room.club.state import Measure, Note, Shift, Why, game_of
from cardspeak.room.ledger.inventory import outside, worth
from cardspeak.room.tournament.tickets import Kind
from cardspeak.service.club_csv import FILES
from cardspeak.web.club.house import FROM_MORE, Console
from cardspeak.web.club.member_sight import case_sight, member_sight, ticket_sight
from cardspeak.web.club.receipts import last_receipts
from cardspeak.web.club.sight import table_sight
from cardspeak.web.club.watch import watch
from cardspeak.web.club.words import (
    ban_words,
    offence_choices,
    steps,
    table_name,
)
from cardspeak.web.game_choice import grouped
from cardspeak.web.local_time import day, moment
from cardspeak.web.render import book_choice

NEWEST = 40  # members that are listed where nobody looks for one
LAST_RECEIPTS = 8
LAST_EVENINGS = 10
WAYS = ("reports", "online", "felt")

Section = Callable[[Console, Mapping[str, str]], dict[str, Any]]


def _find(console: Console, asked: Mapping[str, str]) -> dict[str, Any]:
    """Return what was looked for, and who was found: the page has looked before it is drawn."""
    return {"find": asked.get("find", ""), "found": console.people(asked.get("found", "").split())}


def desk(console: Console, asked: Mapping[str, str]) -> dict[str, Any]:
    """The cashier: the shift, somebody to be found, exit sheets that wait, the last receipts."""
    sheets = [
        {"id": sheet.member, "name": console.name(sheet.member), "number": sheet.number, "amount": sheet.amount}
        for sheet in console.club.sheets.values()
    ]  # fmt: skip
    receipts = last_receipts(console, LAST_RECEIPTS) if console.may("money") else []
    return {**_find(console, asked), "sheets": sheets, "receipts": receipts}


def shift(console: Console, asked: Mapping[str, str]) -> dict[str, Any]:
    """The shifts: one's own to be counted, and those that are over with their differences."""
    every = console.may("staff") or console.may("evening")
    rows = [each for each in console.club.shifts.values() if every or each.cashier == console.me.id]
    return {"shifts": [_shift(console, each) for each in reversed(rows)]}


def _shift(console: Console, each: Shift) -> dict[str, Any]:
    return {
        "number": each.number, "cashier": console.name(each.cashier), "closed": each.closed,
        "since": moment(console.language, each.opened), "expected": each.expected, "counted": each.counted,
        "difference": signed(console, each.counted - each.expected),
    }  # fmt: skip


def signed(console: Console, number: int) -> str:
    """Write a difference with its sign."""
    said = amount(console.language, abs(number))
    return f"−{said}" if number < 0 else f"+{said}" if number else said


def floor(console: Console, asked: Mapping[str, str]) -> dict[str, Any]:
    """Lists and seats, and the form of a new table."""
    language = console.language
    return {
        "choices": grouped(language), "books": book_choice(language),
        "book": console.club.house.book, "ways": WAYS,
        "sorts": console.sorts(),
    }  # fmt: skip


def table(console: Console, number: int) -> dict[str, Any] | None:
    """One table: who sits there, its chips, what may be reported of it."""
    club, own = console.club, console.club.tables.get(number)
    if own is None:
        return None
    seen = console.board()
    sight = table_sight(club, own, console.language, console.name, console.now)
    calls = [call for row in seen.lists if row.game == game_of(own) for call in row.calls if call[0] == number]
    stakes = own.stakes
    return {
        "b": seen, "table": sight,
        "blinds": f"{stakes.small_blind}/{stakes.big_blind}" if stakes.big_blind else "",
        "chips": club.ledger.on(f"table/{number}"), "bank": own.bank, "drop": club.ledger.on(f"drop/{number}"),
        "main": table_name(club, own.main) if own.main else "", "calls": calls, "time": club.house.charges.time,
        "note": _note(console, club.notes[number]) if number in club.notes else None, "dealers": dealers_of(console),
    }  # fmt: skip


def _note(console: Console, note: Note) -> dict[str, Any]:
    warned = ", ".join([console.name(member) for member in note.warned])
    shown = console.name.shown
    rows = (("blinds", note.blinds), ("warned", warned), ("disruption", shown(note.disruption)),
            ("words", shown(note.words)))  # fmt: skip
    said = [(say(console.language, f"club-note-{key}"), words) for key, words in rows if words]
    return {"table": table_name(console.club, note.table), "dealer": console.name(note.dealer), "rows": said}


def dealers_of(console: Console) -> list[tuple[str, str]]:
    """Return the dealers of the staff by id and name."""
    found = [member for member, roles in console.club.staff.items() if "dealer" in roles]
    return sorted([(member, console.name(member)) for member in found], key=lambda row: row[1].casefold())


def members(console: Console, asked: Mapping[str, str]) -> dict[str, Any]:
    """The members: somebody to be found, and who came last."""
    there = [each for each in console.club.members.values() if not (each.erased or each.merged)]
    newest = sorted(there, key=lambda each: -each.since)[:NEWEST]
    return {**_find(console, asked), "many": len(there), "newest": console.people([each.id for each in newest])}


def register(console: Console, asked: Mapping[str, str]) -> dict[str, Any]:
    """The form of a new member."""
    given = {key: asked.get(key, "")[:120] for key in ("name", "contact", "birthday", "account")}
    return {"given": given, "cites": console.law.cites("admit.registered", "admit.steps", "admit.card")}


def member(console: Console, member_id: str) -> dict[str, Any] | None:
    """One member, and all that somebody of this role may do for them."""
    club, language = console.club, console.language
    sight = member_sight(club, member_id, language, console.name, console.title, console.now)
    if sight is None:
        return None
    person = console.desk.people.person(member_id)
    if person is not None and (console.may("members") or console.may("bans")):
        sight = sight._replace(contact=person.contact, birthday=person.birthday)
    seen = console.board()
    here = sight.seat.table if sight.seat else 0
    waits = {each.game for each in sight.lists}
    return {
        "b": seen, "p": sight, "tables": seen.tables, "others": [each for each in seen.tables if each.number != here],
        "games": [(row.game, row.title) for row in seen.lists if row.game not in waits],
        "reasons": get_args(Why), "events": console.events(), "ticket_kinds": get_args(Kind),
        "papers": papers(console.law), "measures": get_args(Measure),
        "offences": offence_choices(language, sorted(CONDUCT)),
    }  # fmt: skip


def more(console: Console, asked: Mapping[str, str]) -> dict[str, Any]:
    """Everything else."""
    return {
        "sections": [
            (key, say(console.language, f"club-{'shifts' if key == 'shift' else key}"))
            for key in FROM_MORE if console.sees(key)
        ],
        "files": [
            (f"{name}.csv", say(console.language, f"club-file-{name}"))
            for name, file in FILES.items() if any(console.may(deed) for deed in file.deeds)
        ],
    }  # fmt: skip


def staff(console: Console, asked: Mapping[str, str]) -> dict[str, Any]:
    """The staff with their roles."""
    owner = console.club.owner
    rows = {owner: (*OWNER, *console.club.staff.get(owner, ()))} | {
        member: roles for member, roles in console.club.staff.items() if member != owner and roles
    }  # fmt: skip
    return {
        "staff": [{"id": each, "name": console.name(each), "roles": roles, "owner": each == owner}
                  for each, roles in rows.items()],
        "all_roles": ROLES, "owned": OWNER, "mine": console.me.id == owner,
    }  # fmt: skip


def discipline(console: Console, asked: Mapping[str, str]) -> dict[str, Any]:
    """All cases, the last one first, and who is banned."""
    club, language = console.club, console.language
    banned = [
        {"id": each.id, "name": console.name(each.id), "text": ban_words(language, each.ban, console.name)}
        for each in club.members.values()
        if each.ban is not None and (not each.ban.until or each.ban.until > console.now)
    ]
    cases = [case_sight(club, each, language, console.name) for each in reversed(tuple(club.cases.values()))]
    return {"cases": cases, "banned": banned}


def dealers(console: Console, asked: Mapping[str, str]) -> dict[str, Any]:
    """Where dealers deal, who rests, and what they handed over."""
    crew = console.club.crew
    at_work = {box.dealer for box in crew.boxes} | set(crew.resting)
    return {
        "resting": [{"id": each, "name": console.name(each)} for each in crew.resting],
        "idle": [{"id": each, "name": name} for each, name in dealers_of(console) if each not in at_work],
        "notes": [_note(console, note) for note in console.club.notes.values()],
    }  # fmt: skip


def tickets(console: Console, asked: Mapping[str, str]) -> dict[str, Any]:
    """All tickets, and what the desk has to do with tournaments."""
    club = console.club
    rows = [ticket_sight(each, console.language, console.name, console.title) for each in club.tickets.values()]
    return {"tickets": rows[::-1], "events": console.events(), "fund": club.ledger.on("fund/prizes")}


def cage(console: Console, asked: Mapping[str, str]) -> dict[str, Any]:
    """The chips of the house as pieces."""
    own, chips = console.club.inventory, console.club.house.chips
    values = sorted({*chips, *own.issued})
    rows = [{"value": each, "issued": own.issued.get(each, 0), "cage": own.cage.get(each, 0)} for each in values]
    return {"pieces": rows, "outside": outside(own), "in_cage": worth(own.cage), "lost": own.lost,
            "lost_text": signed(console, -own.lost)}  # fmt: skip


def evenings(console: Console, asked: Mapping[str, str]) -> dict[str, Any]:
    """Evenings that were announced, and who comes."""
    rows = []
    for each in reversed(tuple(console.club.evenings.values())[-LAST_EVENINGS:]):
        answers = [answer for _, answer in each.invited]
        coming = sorted([console.name(who) for who, answer in each.invited if answer == "yes"], key=str.casefold)
        rows.append({
            "number": each.number, "title": console.name.shown(each.title), "when": moment(console.language, each.at),
            "over": each.over, "coming": coming,
            "yes": answers.count("yes"), "maybe": answers.count("maybe"), "no": answers.count("no"),
            "open": answers.count(""),
        })  # fmt: skip
    return {"evenings": rows}


def proposals(console: Console, asked: Mapping[str, str]) -> dict[str, Any]:
    """Proposals to change the rules."""
    rows = [
        {"number": each.number, "name": console.name(each.member), "day": day(console.language, each.at),
         "words": console.name.shown(each.words), "clause": each.clause, "outcome": each.outcome,
         "answer": console.name.shown(each.answer)}
        for each in reversed(tuple(console.club.proposals.values()))
    ]  # fmt: skip
    return {"proposals": rows, "may_propose": may_propose(console.law)}


def house(console: Console, asked: Mapping[str, str]) -> dict[str, Any]:
    """What the club is."""
    named = book_choice(console.language)
    return {"house": console.club.house, "books": named, "tournament_books": named}


def log(console: Console, asked: Mapping[str, str]) -> dict[str, Any]:
    """All steps that can still be taken back."""
    return {"steps": steps(console.club, console.language, console.name, console.takes_back)}


SECTIONS: Mapping[str, Section] = {
    "desk": desk, "shift": shift, "watch": watch, "floor": floor, "members": members, "register": register,
    "more": more, "staff": staff, "discipline": discipline, "dealers": dealers, "tickets": tickets, "cage": cage,
    "evenings": evenings, "proposals": proposals, "house": house, "log": log,
}  # fmt: skip
"""Pages that need nothing but their name."""
