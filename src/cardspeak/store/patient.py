"""A connection to PostgreSQL that waits only so long, also for a server that was stopped and says nothing at all."""

from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.errors import _WaitTimeout

T = TypeVar("T")

SETTINGS = "SET synchronous_commit = on; SET default_transaction_isolation = 'read committed';"


class Late(psycopg.OperationalError):
    """The server has not answered in time; the connection was closed, and what was asked may still happen."""


class Patient(psycopg.Connection[tuple[Any, ...]]):
    """A connection on which nothing is waited for longer than its `patience` in seconds; None: for ever."""

    patience: float | None = None

    def wait(self, gen: PQGen[T], interval: float = 0.1, timeout: float | None = None) -> T:
        """Wait for an answer of the server; `Late` where it does not come."""
        if timeout is not None or self.patience is None:
            return super().wait(gen, interval, timeout)
        try:
            return super().wait(gen, interval, self.patience)
        except _WaitTimeout as error:
            self.pgconn.finish()  # what comes now is the answer to nothing that anybody asks
            raise Late("the server does not answer") from error


def connect(url: str, patience: float, limited: bool = True) -> Patient:
    """Return a new connection, each statement of which is a transaction unless one is begun.

    The server itself gives up a lock, a statement and an idle transaction before we give up the server. Without
    `limited` only locks are: whoever goes through a whole database has as long as that takes.
    """
    given, milliseconds = conninfo_to_dict(url), int(patience * 1000)
    network = {"connect_timeout": max(int(patience), 2), "tcp_user_timeout": milliseconds}
    made = make_conninfo(url, **{key: value for key, value in network.items() if key not in given})
    connection = Patient.connect(made, autocommit=True)
    try:
        connection.patience = patience
        limits = f"SET lock_timeout = {milliseconds // 2};"
        if limited:
            limits += f"SET statement_timeout = {milliseconds * 4 // 5};"
            limits += f"SET idle_in_transaction_session_timeout = {milliseconds * 2}"
        connection.execute(f"{SETTINGS} {limits}".encode())
        connection.patience = patience if limited else None
    except BaseException:
        connection.close()
        raise
    return connection
