"""Everything that the club has, as tables of plain cells: what a manager takes away as CSV.

Ids stand beside names, so that a file can be joined with the ledger of before a member was erased.
"""

import csv
import io
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

import msgspec

from cardspeak.record import record
from cardspeak.room.club.roles import Deed
from cardspeak.room.club.state import Club, balance_of, in_hand
from cardspeak.room.ledger.book import Transaction
from cardspeak.service.club import ClubDesk
from cardspeak.service.stored import EVENTS, read

FORMULA = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would take a text for that begins so

Rows = Iterator[Sequence[object]]


@record
class File(NamedTuple):
    """A file: its columns, what makes its rows, and the deeds of whom it is for."""

    columns: tuple[str, ...]
    rows: Callable[[ClubDesk, Club], Rows]
    deeds: tuple[Deed, ...]


def when(at: int) -> str:
    """Return a moment as it is written in files, in UTC; nothing for none."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ") if at else ""


def _members(desk: ClubDesk, club: Club) -> Rows:
    for each in club.members.values():
        person = desk.people.person(each.id)
        yield (
            each.id, each.card, person.name if person else "", person.contact if person else "",
            person.birthday if person else "", when(each.since), when(each.here), " ".join(desk.roles(each.id)),
            balance_of(club, each.id), in_hand(club, each.id), when(each.ban.at) if each.ban else "",
            when(each.ban.until) if each.ban else "", each.merged, int(each.erased),
        )  # fmt: skip


def _accounts(desk: ClubDesk, club: Club) -> Rows:
    yield from sorted(club.ledger.balances.items())


def _ledger(desk: ClubDesk, club: Club) -> Rows:
    for version, at, event in happened(desk):
        for number, each in enumerate(transactions_of(event), 1):
            for account, amount in each.postings:
                yield version, number, when(at), each.what, account, amount


def _events(desk: ClubDesk, club: Club) -> Rows:
    for version, at, event in happened(desk):
        name, form, data = EVENTS.write(event)
        yield version, when(at), name, form, msgspec.json.encode(data, order="sorted").decode()


def _tickets(desk: ClubDesk, club: Club) -> Rows:
    for each in club.tickets.values():
        yield (
            each.number, each.kind, each.worth, each.event, each.holder, desk.name(each.holder) if each.holder else "",
            when(each.issued), when(each.expires), each.end, each.where,
        )  # fmt: skip


def _tables(desk: ClubDesk, club: Club) -> Rows:
    for each in club.tables.values():
        seated = sum(bool(member) for member in each.places)
        yield (
            each.number, each.name, "+".join(each.games), each.stakes.small_blind, each.stakes.big_blind, each.book,
            each.kind, seated, len(each.places), club.ledger.on(f"table/{each.number}"), each.bank, each.dropped,
            each.main, when(each.opened),
        )  # fmt: skip


def _seats(desk: ClubDesk, club: Club) -> Rows:
    for each in club.seats.values():
        yield (
            each.member, desk.name(each.member), each.table, each.place + 1, when(each.since), each.bought, each.shorts,
            when(each.away), each.wants,
        )  # fmt: skip


def _lists(desk: ClubDesk, club: Club) -> Rows:
    for game, rows in club.lists.items():
        for place, each in enumerate(rows, 1):
            yield (
                game, place, each.member, desk.name(each.member), int(each.present), when(each.since),
                when(each.until), each.reply,
            )  # fmt: skip


def _shifts(desk: ClubDesk, club: Club) -> Rows:
    for each in club.shifts.values():
        difference = each.counted - each.expected if each.closed else ""
        yield (
            each.number, each.cashier, desk.name(each.cashier), when(each.opened), each.float, when(each.closed),
            each.expected, each.counted, difference,
        )  # fmt: skip


def _pieces(desk: ClubDesk, club: Club) -> Rows:
    inventory = club.inventory
    for each in sorted({*inventory.issued, *inventory.cage}):
        yield each, inventory.issued.get(each, 0), inventory.cage.get(each, 0)


def _cases(desk: ClubDesk, club: Club) -> Rows:
    for each in club.cases.values():
        yield (
            each.number, when(each.at), each.member, desk.name(each.member), each.offence, each.measure,
            when(each.until), each.rounds, each.event, each.by, desk.shown(each.reason), " ".join(each.cites),
            int(each.lifted), int(each.confirmed),
        )  # fmt: skip


def _protests(desk: ClubDesk, club: Club) -> Rows:
    for each in club.protests.values():
        yield (
            each.number, each.case, each.member, desk.name(each.member), when(each.made), when(each.due),
            when(each.decided), each.outcome, desk.shown(each.reason), desk.shown(each.words),
        )  # fmt: skip


def _evenings(desk: ClubDesk, club: Club) -> Rows:
    for each in club.evenings.values():
        for member, answer in each.invited or (("", ""),):
            yield (
                each.number, when(each.at), desk.shown(each.title), member, desk.name(member) if member else "", answer,
                int(each.over),
            )  # fmt: skip


def _reports(desk: ClubDesk, club: Club) -> Rows:
    for each in club.reports.values():
        yield (
            each.number, when(each.at), each.by, each.table, each.member, each.about, desk.shown(each.words),
            when(each.closed),
        )  # fmt: skip


def _proposals(desk: ClubDesk, club: Club) -> Rows:
    for each in club.proposals.values():
        yield (
            each.number, when(each.at), each.member, each.clause, desk.shown(each.words), when(each.decided),
            each.outcome, desk.shown(each.answer),
        )  # fmt: skip


def _fairness(desk: ClubDesk, club: Club) -> Rows:
    for sign in desk.fairness.report.signs:
        hands = " ".join([f"{hand.table}/{hand.number}" for hand in sign.evidence])
        for part in sign.parts:
            found = part.found
            yield (
                sign.kind, sign.strength, sign.first, desk.name(sign.first), sign.second, desk.name(sign.second),
                sign.hands, part.what, part.one, part.other, round(found.counted, 1), round(found.expected, 1),
                found.of, round(found.deviation, 1), hands,
            )  # fmt: skip


_HOUSE: tuple[Deed, ...] = ("members", "house")
_MONEY: tuple[Deed, ...] = ("money", "house", "members")
FILES: Mapping[str, File] = {
    name: File(tuple(columns.split()), rows, deeds)
    for name, columns, rows, deeds in (
        ("members", "id card name contact birthday since here roles balance in_hand banned banned_until merged erased",
         _members, _HOUSE),
        ("accounts", "account amount", _accounts, _MONEY),
        ("ledger", "version transaction at what account amount", _ledger, _MONEY),
        ("events", "version at event form data", _events, _HOUSE),
        ("tickets", "number kind worth event member name issued expires end where", _tickets, (*_MONEY, "tickets")),
        ("tables", "table name games small big book kind seated seats chips bank dropped main opened", _tables,
         (*_MONEY, "seats")),
        ("seats", "member name table place since bought shorts away wants", _seats, (*_HOUSE, "seats")),
        ("lists", "game place member name present since until reply", _lists, (*_HOUSE, "lists")),
        ("shifts", "shift member name opened float closed expected counted difference", _shifts, _MONEY),
        ("pieces", "denomination issued cage", _pieces, (*_MONEY, "inventory")),
        ("cases", "case at member name offence measure until rounds event by reason clauses lifted confirmed", _cases,
         (*_HOUSE, "exclusions")),
        ("protests", "protest case member name made due decided outcome reason words", _protests,
         (*_HOUSE, "protests")),
        ("evenings", "evening at title member name answer over", _evenings, (*_HOUSE, "evening")),
        ("reports", "report at by table member about words closed", _reports, (*_HOUSE, "seats")),
        ("fairness", "kind strength first first_name second second_name hands what one other counted expected of "
         "deviation evidence", _fairness, ("fairness",)),
        ("proposals", "proposal at member clause words decided outcome answer", _proposals, (*_HOUSE, "proposals")),
    )
}  # fmt: skip
"""The files by their names."""


def happened(desk: ClubDesk) -> Iterator[tuple[int, int, Any]]:
    """Yield all events of the club, each with its version and time; asks the store."""
    version, rows = 0, None
    while rows is None or rows:
        rows = desk.running.store.load(desk.running.stream, version, version + 2000)
        for row in rows:
            version = row.version
            yield row.version, row.at, read(row)


def transactions_of(event: Any) -> tuple[Transaction, ...]:
    """Return the transactions of an event."""
    single = getattr(event, "transaction", None)
    return (*getattr(event, "transactions", ()), *((single,) if single is not None else ()))


def written(desk: ClubDesk, name: str, delimiter: str = ",") -> str:
    """Return a file as CSV; it may ask the store."""
    file, club = FILES[name], desk.club
    out = io.StringIO()
    writer = csv.writer(out, delimiter=delimiter, lineterminator="\r\n")
    writer.writerow(file.columns)
    for row in file.rows(desk, club) if club is not None else ():
        writer.writerow([_cell(each) for each in row])
    return "\ufeff" + out.getvalue()  # by this mark spreadsheets know the letters


def _cell(value: object) -> object:
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value
