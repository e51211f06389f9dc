"""`cardspeak audit`: look at all that a room keeps for what was changed, removed or inserted."""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardspeak.cli.database import add_db, room_at
from cardspeak.cli.table import say
from cardspeak.errors import Unreadable
from cardspeak.ports import Unavailable

if TYPE_CHECKING:
    from cardspeak.store import AnyStore
    from cardspeak.store.root import Root

PRINTED = "-"


def add(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("audit", help="find what was changed behind the room's back")
    add_db(command)
    command.add_argument("--json", action="store_true", help="one JSON object a line for each stream and each finding")
    command.add_argument(
        "--root", nargs="?", const=PRINTED, default="", metavar="FILE",
        help="also one hash over all streams, to be kept or signed elsewhere; in a new file: where every stream stands",
    )  # fmt: skip
    command.add_argument(
        "--against", type=Path, metavar="FILE", help="say what is missing or changed since that root was written"
    )
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print what was found; exit status 1 where anything is not as it was written."""
    kept = _kept(options.against) if options.against else None
    status = 0
    with room_at(options.db) as store:
        root = _root(store, options.root) if options.root else None
        for stream, broken, line, more in _found(store, kept):
            status = status or int(broken)
            if options.json:
                print(json.dumps({"stream": stream, **more}))
            elif broken:
                say(line, "red")
            else:
                print(line)
    if root is not None:
        say_root(root, options.json)
    return status


def say_root(root: "Root", as_json: bool) -> None:
    """Print where a room stands in one line."""
    if as_json:
        print(json.dumps({"streams": len(root.heads), "events": root.events, "root": root.hash}))
    else:
        print(f"root    {len(root.heads)} streams, {root.events} events: {root.hash}")


def _found(store: "AnyStore", kept: "Root | None") -> Iterator[tuple[str, bool, str, dict[str, Any]]]:
    """Yield for each stream, and for each other finding, whether it is broken, a line to print, and data."""
    from cardspeak.service.club_audit import amiss as amiss_in_club
    from cardspeak.service.refolded import false_snapshots
    from cardspeak.service.running_club import CLUB
    from cardspeak.store.chain import verify
    from cardspeak.store.examine import examine
    from cardspeak.store.memory import MemoryStore
    from cardspeak.store.root import gone_since

    def amiss(stream: str, what: str) -> tuple[str, bool, str, dict[str, Any]]:
        return stream, True, f"BROKEN  {stream or 'database'}  {what}", {"ok": False, "amiss": what}

    broken_streams: set[str] = set()
    try:
        for stream in store.audited():
            try:
                _, events, broken = verify(store, stream)
            except Unavailable as error:
                yield amiss(stream, f"it cannot be read: {error.reason}")
                continue
            broken_streams.update({stream} if broken is not None else ())
            line = f"ok      {stream}  {events} events"
            if broken is not None:
                line = f"BROKEN  {stream}  from version {broken} on ({events} events are there)"
            yield stream, broken is not None, line, {"events": events, "ok": broken is None, "broken": broken}
        for stream, what in () if isinstance(store, MemoryStore) else examine(store):
            yield amiss(stream, what)
        for stream, version in false_snapshots(store):
            yield amiss(stream, f"the snapshot of version {version} is not what the events come to")
        for version, what in amiss_in_club(store) if CLUB not in broken_streams else ():
            yield amiss(CLUB, f"after version {version} {what}")
        for stream, version, missing in gone_since(store, kept) if kept else ():
            what = f"version {version}, which the root has, is " + ("gone" if missing else "another now")
            yield amiss(stream, what)
    except Unavailable as error:
        yield amiss("", f"it cannot be read: {error.reason}")


def _kept(file: Path) -> "Root":
    from cardspeak.store.root import read

    try:
        return read(file.read_bytes())
    except OSError as error:
        raise Unreadable(f"{file} cannot be read: {error.strerror}") from None
    except Unreadable as error:
        raise Unreadable(f"{file}: {error}") from None


def _root(store: "AnyStore", file: str) -> "Root":
    """Return the root, and write it to a new file where one is named."""
    from cardspeak.store.root import root_of, written

    root = root_of(store)
    if file != PRINTED:
        try:
            with Path(file).open("xb") as new:
                new.write(written(root))
        except FileExistsError:
            raise Unreadable(f"{file} is there already: a root never writes over a file") from None
        except OSError as error:
            raise Unreadable(f"{file} cannot be written: {error.strerror}") from None
    return root
