"""`cardspeak serve`: open the room in the browser."""

from __future__ import annotations

import argparse
import gc
import signal
import socket
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    import uvicorn

    from cardspeak.service.room import Room

DEFAULT_DB = "cardspeak.db"


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    command = commands.add_parser("serve", help="open the room in the browser")
    command.add_argument("--db", default=DEFAULT_DB, help="a file, sqlite:///…, postgresql://… or memory:")
    command.add_argument("--host", default="0.0.0.0", help="where to listen (default: every address of this machine)")
    command.add_argument("--port", type=int, default=8000)
    command.add_argument(
        "--bot-pause",
        type=int,
        nargs=2,
        default=(700, 2600),
        metavar=("LEAST", "MOST"),
        help="milliseconds that bots think",
    )
    command.add_argument(
        "--behind-proxy", action="store_true", help="a proxy in front handles TLS: believe what it says of it"
    )
    command.add_argument(
        "--allow-host", action="append", default=[], metavar="NAME",
        help="a name under which browsers may ask; the machine's own name and addresses need none",
    )  # fmt: skip
    command.add_argument(
        "--books", action="append", default=[], metavar="FOLDER", help="a club's own book, or a folder of several"
    )
    command.add_argument(
        "--limit", action="append", default=[], metavar="NAME=N",
        help="set a limit, as guests=200 (docs/limits.md has all of them)",
    )  # fmt: skip
    command.add_argument(
        "--monitor-from", action="append", default=[], metavar="NETWORK",
        help="an address or network from which /metrics may be read, beside this machine (can be given more than once)",
    )  # fmt: skip
    command.add_argument("--quiet", action="store_true", help="print the address and nothing else")
    command.set_defaults(run=run)


def addresses(host: str, port: int) -> tuple[str, ...]:
    """Return the addresses under which others on the network find the room."""
    if host not in ("0.0.0.0", "::"):
        return () if host in ("127.0.0.1", "localhost", "::1") else (f"http://{host}:{port}",)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: this only asks for the machine's own address
            own = probe.getsockname()[0]
        except OSError:
            return ()
    return () if own.startswith("127.") else (f"http://{own}:{port}",)


def own_names(more: Sequence[str]) -> tuple[str, ...]:
    """Return the names under which browsers may ask: the machine's own, and those that the operator allowed."""
    own = socket.gethostname()
    return (own, f"{own.partition('.')[0]}.local", *more)


def networks(given: Sequence[str]) -> tuple[str, ...]:
    """Return the networks that the operator named; `Unreadable` where one is none."""
    from ipaddress import ip_network

    from cardspeak.errors import Unreadable

    for each in given:
        try:
            ip_network(each, strict=False)
        except ValueError:
            raise Unreadable(f"--monitor-from is an address or network such as 10.0.0.0/8, not {each}") from None
    return tuple(given)


def make_sure_of(host: str, port: int) -> None:
    """Refuse an address on which this machine cannot listen before anything is opened."""
    from cardspeak.errors import Unreadable

    if not 0 <= port <= 65535:
        raise Unreadable(f"--port is a number from 0 to 65535, not {port}")
    try:
        socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET).close()
    except OSError as error:
        raise Unreadable(f"cannot listen on {host}, port {port}: {error.strerror}; --port takes another") from None


def run(options: argparse.Namespace) -> int:
    """Serve until interrupted."""
    import uvicorn

    from cardspeak import __version__
    from cardspeak.cli.http_connection import Connections, HttpConnection
    from cardspeak.cli.live_socket import LiveSocket
    from cardspeak.cli.open_files import connections_for
    from cardspeak.errors import Unreadable
    from cardspeak.library import open_books
    from cardspeak.ports import NewerDatabase, Unavailable
    from cardspeak.service.build import build, digests
    from cardspeak.service.chance import SystemShuffler
    from cardspeak.service.clock import SystemClock
    from cardspeak.service.limits import Limits, given_limits
    from cardspeak.service.log import logging_to, note
    from cardspeak.service.people import Door
    from cardspeak.service.places import Places
    from cardspeak.service.room import Options, Room
    from cardspeak.store import open_store
    from cardspeak.web.app import create_app
    from cardspeak.web.parts import Parts

    given = given_limits(options.limit)
    make_sure_of(options.host, options.port)
    monitors = networks(options.monitor_from)
    for folder in options.books:
        open_books(Path(folder))
    try:
        store = open_store(options.db, alone=True)
    except (Unavailable, NewerDatabase) as error:
        raise Unreadable(f"{options.db}: {error}") from None
    before = signal.signal(signal.SIGTERM, end)
    clock = SystemClock()
    try:
        limits = Limits(clock.now, given)
        with logging_to(most=limits["log-lines"]):
            room = Room(store, clock, SystemShuffler(), Options(tuple(options.bot_pause)))
            try:
                room.restore()
            except Unreadable as error:
                raise Unreadable(f"{error} with --books") from None
            others = addresses(options.host, options.port)
            names = own_names(options.allow_host)
            door = Door(store.people, clock, limits)
            app = create_app(Parts(room, door, others, options.behind_proxy, names, monitors))
            announce(options, others)
            if room.club.club is None and not options.quiet:
                print(
                    f"There is no club here yet: it is founded at /club/found with the key {room.club.key}", flush=True
                )
            favour_players()
            in_all = connections_for(limits["connections"])
            places: Connections = Places(in_all, in_all if options.behind_proxy else limits["connections-per-address"])
            config = uvicorn.Config(
                app, options.host, options.port, log_config=None, ws_max_size=16 * 1024, ws_per_message_deflate=False,
                http=partial(HttpConnection, limits=limits, places=places),  # type: ignore[arg-type]
                ws=partial(LiveSocket, places=places),  # type: ignore[arg-type]
                timeout_keep_alive=limits["idle-seconds"],
                timeout_graceful_shutdown=3, server_header=False, access_log=False,
                proxy_headers=options.behind_proxy,
            )  # fmt: skip
            note(
                "started", version=__version__, port=options.port, build=build(), books=digests(),
                connections=in_all,
            )  # fmt: skip
            drained(room, config).run()
            note("ended")
    finally:
        store.close()
        signal.signal(signal.SIGTERM, before)
    return 0


def drained(room: Room, config: uvicorn.Config) -> uvicorn.Server:
    """Return a server that lets other processes drive its tables before it tells anybody to come back."""
    import uvicorn

    class Drained(uvicorn.Server):
        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            await room.leave()
            await super().shutdown(sockets)

    return Drained(config)


def end(number: int, frame: object) -> NoReturn:
    """End in order: the server catches the signal while it runs, and raises it again when it serves nobody any more."""
    sys.exit(0)


def favour_players() -> None:
    """Keep Python's own work from making players wait.

    A room holds a great many small records, hardly any in a cycle, and a look of the collector at all of them takes
    longer than a player waits: it looks at the young ones seldom, at the old ones hardly ever, at the program never.
    A commit, in its thread, needs the interpreter some ten times: it is handed over after half a millisecond, not five.
    """
    sys.setswitchinterval(0.0005)
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def announce(options: argparse.Namespace, others: tuple[str, ...]) -> None:
    """Say where the room is, with a QR code for phones."""
    print(f"Cardspeak is open: http://localhost:{options.port}", flush=True)
    if options.quiet:
        return
    if options.db != "memory:":
        print(f"Everything is kept in {Path(options.db).name}")
    for address in others:
        import segno

        print(f"On this network: {address}  (plain HTTP: for a network you trust)")
        segno.make(address, error="m").terminal(compact=True)
