"""`cardspeak forget`: forget somebody who played at real tables."""

import argparse

from cardspeak.cli.database import add_db, room_at


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Register the command."""
    command = commands.add_parser("forget", help="forget the name of a player of real tables")
    command.add_argument("name", metavar="NAME", help="as it was typed there")
    add_db(command)
    command.add_argument("--table", metavar="ID", default="", help="only at this table (default: at all)")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Forget the name, and say at which tables it stood; exit status 1 where it stood at none."""
    from cardspeak.service.felt_names import FeltNames
    from cardspeak.service.real_tables import PREFIX

    found = 0
    with room_at(options.db) as store:
        for stream in store.streams(PREFIX + options.table):
            table = stream.removeprefix(PREFIX)
            names = FeltNames(table, store.people)
            names.restore()
            if names.forget(options.name):
                found += 1
                print(f"forgotten at the real table {table}")
    if not found:
        print(f"no real table knows {options.name} apart from its events")
    return 0 if found else 1
