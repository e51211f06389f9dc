"""`cardspeak audit`: look at every stream of events for what was changed, removed or inserted."""

import argparse
import json
from typing import Any

from cardspeak.cli.database import add_db, room_at
from cardspeak.cli.table import say


def add(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("audit", help="find events that were changed behind the room's back")
    add_db(command)
    command.add_argument("--json", action="store_true", help="one JSON object a line for each stream")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print what was found in each stream; exit status 1 where one is broken."""
    from cardspeak.store.chain import audit

    status = 0
    with room_at(options.db) as store:
        for stream, events, broken in audit(store):
            status = status if broken is None else 1
            if options.json:
                print(json.dumps({"stream": stream, "events": events, "ok": broken is None, "broken": broken}))
            elif broken is None:
                print(f"ok      {stream}  {events} events")
            else:
                say(f"BROKEN  {stream}  from version {broken} on ({events} events are there)", "red")
    return status
