"""How PostgreSQL's other processes hear that something was appended: NOTIFY after the commit, LISTEN while waiting.

A NOTIFY inside the transaction would make all commits of the server queue behind one another, through their flush
to disk. So it comes afterwards, from one thread, once for all appends of a few milliseconds; should it get lost
with its process, those who wait look for themselves within `LOOK`.
"""

import threading
from collections.abc import Callable

import psycopg

CHANNEL = "cardspeak_events"
GATHER = 0.005  # seconds in which appends share a NOTIFY
LOOK = 0.5  # seconds after which a waiting process looks without being told

Connect = Callable[[], "psycopg.Connection[tuple[object, ...]]"]


class Signals:
    """Tells other processes of appends, and hears of theirs once somebody waits."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect
        self._heard = threading.Condition()
        self._news = threading.Event()
        self._closed = threading.Event()
        self._listener: threading.Thread | None = None
        self._teller = threading.Thread(target=self._tell, name="cardspeak-notify", daemon=True)
        self._teller.start()

    def tell(self) -> None:
        """Say that there is something new."""
        self._hear()
        self._news.set()

    def wait(self, seconds: float) -> None:
        """Wait until there may be something new."""
        with self._heard:
            if self._listener is None and not self._closed.is_set():
                self._listener = threading.Thread(target=self._listen, name="cardspeak-listen", daemon=True)
                self._listener.start()
            self._heard.wait(min(seconds, LOOK))

    def close(self) -> None:
        """Say the last news, then stop."""
        self._closed.set()
        self._news.set()
        self._teller.join()
        if self._listener:
            self._listener.join()

    def _hear(self) -> None:
        with self._heard:
            self._heard.notify_all()

    def _tell(self) -> None:
        connection = None
        while self._news.wait():
            closing = self._closed.is_set()
            self._news.clear()
            try:
                connection = connection or self._connect()
                connection.execute(f"NOTIFY {CHANNEL}")
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

    def _listen(self) -> None:
        while not self._closed.is_set():
            try:
                with self._connect() as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._hear()  # what was told before we listened
                    while not self._closed.is_set():
                        for _ in connection.notifies(timeout=0.1, stop_after=1):
                            self._hear()
            except psycopg.Error:
                self._closed.wait(LOOK)
