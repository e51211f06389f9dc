"""Connections that threads take turns with."""

import queue
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Generic, Protocol, TypeVar


class Closes(Protocol):
    """What has to be closed in the end."""

    def close(self) -> Any:
        """Let go."""
        ...


C = TypeVar("C", bound=Closes)


class Pool(Generic[C]):
    """As many connections as were ever wanted at once; one that failed is not used again."""

    def __init__(self, connect: Callable[[], C]) -> None:
        self._connect = connect
        self._idle: queue.LifoQueue[tuple[int, C]] = queue.LifoQueue()
        self._age = 0
        self._closed = False
        self._lock = threading.Lock()

    @contextmanager
    def one(self) -> Iterator[C]:
        """Take a connection for a while."""
        age, connection = self._take()
        try:
            yield connection
        except BaseException:
            connection.close()
            raise
        with self._lock:
            kept = age == self._age and not self._closed
            if kept:
                self._idle.put((age, connection))
        if not kept:
            connection.close()

    def renew(self) -> None:
        """Use none of the present connections again."""
        with self._lock:
            self._age += 1
        while True:
            try:
                self._idle.get_nowait()[1].close()
            except queue.Empty:
                return

    def close(self) -> None:
        """Let go of all of them, also of those that somebody still uses, as soon as they do not."""
        self._closed = True
        self.renew()

    def _take(self) -> tuple[int, C]:
        try:
            return self._idle.get_nowait()
        except queue.Empty:
            return self._age, self._connect()
