"""`cardspeak backup`: copy a room, which may go on running, into one file."""

import argparse
from pathlib import Path
from typing import Any

from cardspeak.cli.database import add_db, room_at


def add(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("backup", help="copy a running room into a new file, which can be run as well")
    add_db(command)
    command.add_argument("file", metavar="FILE", type=Path, help="the copy, an SQLite database")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Write the copy, then look at every stream in it; exit status 1 where one is broken."""
    from cardspeak.store.backup import back_up
    from cardspeak.store.chain import audit

    with room_at(options.db) as store:
        back_up(store, options.file)
    with room_at(str(options.file)) as copy:
        found = list(audit(copy))
    broken = [finding for finding in found if finding.broken is not None]
    print(f"{options.file}: {len(found)} streams, {sum(finding.events for finding in found)} events")
    for finding in broken:
        print(f"{finding.stream} is broken from version {finding.broken} on; cardspeak audit says more")
    return 1 if broken else 0
