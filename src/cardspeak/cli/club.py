"""`cardspeak club`: found the club of a room, and look at its members, its ledger, its files, and whether all holds."""

import argparse
import asyncio
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cardspeak.cli.database import add_db, room_at
from cardspeak.cli.table import say
from cardspeak.errors import Unreadable

if TYPE_CHECKING:
    from cardspeak.service.club import ClubDesk
    from cardspeak.store import AnyStore


def add(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("club", help="found the club of a room; show its members, ledger and files")
    deeds = command.add_subparsers(dest="deed", metavar="DEED", required=True)
    found = _deed(deeds, "found", "found the club of a room that has none", _found)
    found.add_argument("name", metavar="NAME", help="what the club is called")
    found.add_argument("--manager", required=True, metavar="MEMBER", help="the name or id of the account that owns it")
    found.add_argument("--book", default="common", metavar="ID", help="the rulebook of its tables (default: common)")
    found.add_argument("--chips", default="1,5,25,100,500", metavar="N,N", help="the denominations of its chips")
    _deed(deeds, "members", "list the members", _members)
    _deed(deeds, "ledger", "show every account, and that together they are zero", _ledger)
    reset = _deed(deeds, "reset", "take away the second factor of an account that has lost it", _reset)
    reset.add_argument("member", metavar="MEMBER", help="the name or id of the account")
    _deed(deeds, "audit", "hold the ledger against the events", _audit)
    file = _deed(deeds, "csv", "write one of the club's files, or all of them, as CSV", _csv)
    file.add_argument("file", metavar="FILE", help="members, ledger, tickets, …; `list` says which there are")


def _deed(
    deeds: Any, name: str, help: str, run: Callable[[argparse.Namespace, "AnyStore"], int]
) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = deeds.add_parser(name, help=help)
    add_db(command)
    command.add_argument("--json", action="store_true", help="one JSON object a line")

    def work(options: argparse.Namespace) -> int:
        with room_at(options.db) as store:
            return run(options, store)

    command.set_defaults(run=work)
    return command


def _desk(store: "AnyStore", founded: bool = True) -> "ClubDesk":
    from cardspeak.service.clock import SystemClock
    from cardspeak.service.club import ClubDesk
    from cardspeak.service.names import Names

    clock = SystemClock()
    desk = ClubDesk(store, clock, Names(store.people), dict, set(), lambda running: None)
    desk.restore()
    clock.go_on_from(desk.running.at)
    if founded and desk.club is None:
        raise Unreadable("there is no club here yet: cardspeak club found NAME --manager MEMBER")
    return desk


def _found(options: argparse.Namespace, store: "AnyStore") -> int:
    from cardspeak.cli.shelf import book_id
    from cardspeak.hand.refused import Refused
    from cardspeak.room.club.state import House
    from cardspeak.web.render import sentence

    manager = store.people.member(options.manager) or store.people.member_named(options.manager)
    if manager is None or not manager.name:
        raise Unreadable(f"nobody here is called {options.manager!r}: they register in the browser first")
    if manager.kind != "member":
        raise Unreadable(f"{options.manager!r} has no password: whoever owns the club signs in with one")
    try:
        chips = tuple(sorted({int(each) for each in options.chips.split(",")}))
    except ValueError:
        raise Unreadable(
            f"--chips: {options.chips[:40]!r}: whole numbers stand there with commas between them"
        ) from None
    desk = _desk(store, founded=False)
    outcome = asyncio.run(desk.found(House(options.name, book_id(options.book), chips=chips), manager.id))
    if isinstance(outcome, Refused):
        say(sentence("en", outcome), "red")
        return 1
    print(
        json.dumps({"version": outcome.version})
        if options.json
        else f"{options.name} is founded; {manager.name} owns it"
    )
    return 0


def _members(options: argparse.Namespace, store: "AnyStore") -> int:
    from cardspeak.service.club_csv import FILES

    desk = _desk(store)
    assert desk.club is not None
    for row in FILES["members"].rows(desk, desk.club):
        facts = dict(zip(FILES["members"].columns, row, strict=True))
        line = f"{facts['card']:>5}  {facts['id']}  {facts['name'] or desk.name(str(facts['id']))}  {facts['roles']}"
        print(json.dumps(facts) if options.json else line.rstrip())
    return 0


def _ledger(options: argparse.Namespace, store: "AnyStore") -> int:
    desk = _desk(store)
    assert desk.club is not None
    accounts = sorted(desk.club.ledger.balances.items())
    for account, amount in accounts:
        print(json.dumps({"account": account, "amount": amount}) if options.json else f"{amount:>12}  {account}")
    together = sum(amount for _, amount in accounts)
    print(json.dumps({"together": together}) if options.json else f"{together:>12}  together")
    return int(together != 0)


def _audit(options: argparse.Namespace, store: "AnyStore") -> int:
    from cardspeak.service.club_audit import amiss

    found = [*amiss(store)]
    for version, what in found:
        if options.json:
            print(json.dumps({"version": version, "amiss": what}))
        else:
            say(f"BROKEN  club  after version {version}: {what}", "red")
    if not found and not options.json:
        print("ok      club  every account holds what its postings come to, and every chip is somewhere")
    return int(bool(found))


def _reset(options: argparse.Namespace, store: "AnyStore") -> int:
    from cardspeak.service.clock import SystemClock
    from cardspeak.service.people import Door

    found = store.people.member(options.member) or store.people.member_named(options.member)
    if found is None or not found.name:
        raise Unreadable(f"nobody here is called {options.member!r}")
    Door(store.people, SystemClock()).reset_second_factor(found.id, "operator")
    print(f"{found.name} has no second factor any more, and sets up another")
    return 0


def _csv(options: argparse.Namespace, store: "AnyStore") -> int:
    from cardspeak.service.club_csv import FILES, written

    if options.file == "list":
        print("\n".join(FILES))
        return 0
    if options.file not in FILES:
        raise Unreadable(f"there is no file {options.file[:40]!r}; there are {', '.join(FILES)}")
    print(written(_desk(store), options.file).lstrip("\ufeff"), end="")
    return 0
