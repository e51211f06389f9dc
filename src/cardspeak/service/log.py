"""The log for the operator: one JSON object a line, with its time (UTC), level, the code of what happened, and ids.

It never has names, cards, or the text of an error, which may hold either. What other libraries log is reduced to its
place in them.
"""

import logging
import queue
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from logging.handlers import QueueHandler, QueueListener
from pathlib import Path

import msgspec

LOG = logging.getLogger("cardspeak")
MOST = 100  # lines of one event in a minute; of more there is one line with their number
MOST_WAITING = 1000  # lines for whom the operator's pipe is too slow; more are left out


def note(event: str, level: int = logging.INFO, **facts: object) -> None:
    """Log an event by its code, with ids and figures."""
    LOG.log(level, event, extra={"facts": facts})


def right_refused(member: str, code: str, table: str = "") -> None:
    """Log that somebody was refused what they have no right to."""
    note("right_refused", logging.WARNING, member=member, why=code, table=table)


def places(error: BaseException) -> str:
    """Return an error's kind and the places in the program that it came through."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__} at " + " > ".join([f"{Path(f.filename).name}:{f.lineno}" for f in frames])


class Lines(logging.Formatter):
    """Makes a JSON object of a record."""

    def format(self, record: logging.LogRecord) -> str:
        """Return one line, without its end."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, object] = {"time": at.replace("+00:00", "Z"), "level": record.levelname.lower()}
        facts = getattr(record, "facts", None)
        if facts is None:
            line |= {"event": "library_said", "library": record.name, "place": f"{record.filename}:{record.lineno}"}
        else:
            line |= {"event": record.msg, **facts}
        if record.exc_info and record.exc_info[1]:
            line["fault"] = places(record.exc_info[1])
        return msgspec.json.encode(line, enc_hook=str).decode()


class Enough(logging.Filter):
    """Lets so many lines of one event through in a minute; whoever provokes lines fills no disk with them."""

    def __init__(self, most: int = MOST, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._most, self._now = most, now
        self._minute, self._seen = 0, Counter[str]()

    def filter(self, record: logging.LogRecord) -> bool:
        """Say whether a record is logged; the first of a minute tells what the last one left out."""
        event, minute = _event(record), int(self._now() // 60)
        if minute != self._minute:
            over = {event: count - self._most for event, count in self._seen.items() if count > self._most}
            self._minute = minute
            self._seen.clear()
            for each, count in over.items():
                note("lines_left_out", logging.WARNING, of=each, count=count)
        self._seen[event] += 1
        return self._seen[event] <= self._most


def _event(record: logging.LogRecord) -> str:
    return str(record.msg) if hasattr(record, "facts") else record.name


class Beside(QueueHandler):
    """Hands lines to a thread that writes them: whoever logs never waits for a pipe that nobody reads."""

    def enqueue(self, record: logging.LogRecord) -> None:
        """Leave a line out where too many wait."""
        with suppress(queue.Full):
            self.queue.put_nowait(record)


@contextmanager
def logging_to(level: int = logging.INFO, most: int = MOST) -> Iterator[None]:
    """Log to the standard error output, our own lines from a level on, those of libraries from warnings on."""
    root, before = logging.getLogger(), logging.getLogger().handlers[:]
    writer = logging.StreamHandler(sys.stderr)
    beside = Beside(queue.Queue(MOST_WAITING))
    beside.setFormatter(Lines())
    beside.addFilter(Enough(most))
    listener = QueueListener(beside.queue, writer)
    root.handlers[:] = [beside]
    LOG.setLevel(level)
    listener.start()
    try:
        yield
    finally:
        root.handlers[:] = before
        listener.stop()
