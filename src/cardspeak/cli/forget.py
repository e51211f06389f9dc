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
    from cardspeak.service.player_names import PlayerNames

    found = 0
    with room_at(options.db) as store:
        streams = [*store.streams(f"table/{options.table}"), *store.streams(f"real/{options.table}")]
        for table in dict.fromkeys(stream.partition("/")[2] for stream in streams):
            if PlayerNames(table, store.people).forget(options.name):
                found += 1
                print(f"forgotten at the real table {table}")
    if not found:
        print(f"no real table knows {options.name} apart from its events")
    return 0 if found else 1
