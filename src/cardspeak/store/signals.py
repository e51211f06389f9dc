"""What processes that share a PostgreSQL server tell each other: NOTIFY from one thread, LISTEN in another.

That something was appended is told after the commit. A NOTIFY inside the transaction would make all commits of the
server queue behind one another, through their flush to disk. So it comes afterwards, once for all appends of a few
milliseconds; should it get lost with its process, those who wait look for themselves within `LOOK`.
"""

import queue
import threading
from collections.abc import Callable
from itertools import count

import psycopg

EVENTS = "cardspeak_events"
ALL = "cardspeak_all"
ONE = "cardspeak_one_"
GATHER = 0.005  # seconds in which appends share a NOTIFY
LOOK = 0.5  # seconds after which a waiting process looks without being told
TELL = "SELECT pg_notify(%s, %s)"

Connect = Callable[[], "psycopg.Connection[tuple[object, ...]]"]
Hears = Callable[[bytes | None], object]


class Signals:
    """Tells other processes of appends, and hears of theirs once somebody waits; carries messages between them.

    A process is told nothing of what it did itself once it has a name.
    """

    def __init__(self, connect: Connect) -> None:
        self._connect = connect
        self._me = ""
        self._hears: Hears | None = None
        self._heard = threading.Condition()
        self._appends = 0  # how often somebody told of some
        self._messages: queue.SimpleQueue[tuple[str, str]] = queue.SimpleQueue()
        self._numbers = count()
        self._news = threading.Event()
        self._appended = threading.Event()
        self._closed = threading.Event()
        self._listener: threading.Thread | None = None
        self._teller = threading.Thread(target=self._tell, name="cardspeak-notify", daemon=True)
        self._teller.start()

    def name(self, me: str, hears: Hears | None = None) -> None:
        """Have a name, and hear what is sent to it and to all."""
        self._me, self._hears = me, hears
        if hears is not None:
            with self._heard:
                self._listen_from_now_on()

    def tell(self) -> None:
        """Say that there is something new."""
        if not self._me:
            self._hear()
        self._appended.set()
        self._news.set()

    def send(self, message: bytes, to: str = "") -> None:
        """Send a message to one process, or to all others."""
        # the number keeps the server from taking two messages that are alike for one
        self._messages.put((ONE + to if to else ALL, f"{self._me} {next(self._numbers)} {message.decode()}"))
        self._news.set()

    def wait(self, seconds: float) -> None:
        """Wait until there may be something new."""
        with self._heard:
            self._listen_from_now_on()
            self._heard.wait(min(seconds, LOOK))

    def wait_after(self, known: int, seconds: float) -> int:
        """Wait until others told of appends more often than is known, or for a while; return how often they did."""
        with self._heard:
            self._listen_from_now_on()
            self._heard.wait_for(lambda: self._appends != known, min(seconds, LOOK))
            return self._appends

    def close(self) -> None:
        """Say the last news, then stop."""
        self._closed.set()
        self._news.set()
        self._teller.join()
        if self._listener:
            self._listener.join()

    def _hear(self) -> None:
        with self._heard:
            self._appends += 1
            self._heard.notify_all()

    def _tell(self) -> None:
        connection = None
        while self._news.wait():
            closing = self._closed.is_set()
            self._news.clear()
            try:
                if connection is None:
                    connection = self._connect()
                    connection.execute("SET synchronous_commit = off")  # nothing of it has to be on a disk
                with connection.pipeline():
                    if self._appended.is_set():
                        self._appended.clear()
                        connection.execute(TELL, (EVENTS, self._me))
                    while not self._messages.empty():
                        connection.execute(TELL, self._messages.get())
            except psycopg.Error:
                # the server is away, which the writers will notice; the next append tells of this one too
                if connection:
                    connection.close()
                connection = None
            if closing:
                break
            self._closed.wait(GATHER)
            if self._closed.is_set():
                self._news.set()
        if connection:
            connection.close()

    def _listen_from_now_on(self) -> None:
        if self._listener is None and not self._closed.is_set():
            self._listener = threading.Thread(target=self._listen, name="cardspeak-listen", daemon=True)
            self._listener.start()

    def _listen(self) -> None:
        while not self._closed.is_set():
            try:
                with self._connect() as connection:
                    for channel in (EVENTS, ALL, ONE + self._me):
                        connection.execute(f'LISTEN "{channel}"')
                    self._hear()  # what was told before we listened
                    if self._hears:
                        self._hears(None)
                    while not self._closed.is_set():
                        for notice in connection.notifies(timeout=0.1, stop_after=1):
                            self._noticed(notice)
            except psycopg.Error:
                self._closed.wait(LOOK)

    def _noticed(self, notice: psycopg.Notify) -> None:
        who, _, rest = notice.payload.partition(" ")
        if self._me and who == self._me:
            return
        if notice.channel == EVENTS:
            self._hear()
        elif self._hears:
            self._hears(rest.partition(" ")[2].encode())
