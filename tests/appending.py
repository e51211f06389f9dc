"""Appending to one stream, as most tests do."""

from collections.abc import Sequence
from concurrent.futures import Future

from cardspeak.ports import Append, EventStore, NewEvent


def appended(
    store: EventStore, stream: str, expected: int, events: Sequence[NewEvent], *, at: int, command: str = ""
) -> Future[int]:
    """Commit events to one stream; the future gives its version."""
    version: Future[int] = Future()

    def tell(done: Future[tuple[int, ...]]) -> None:
        error = done.exception()
        if error:
            version.set_exception(error)
        else:
            version.set_result(done.result()[0])

    store.commit([Append(stream, expected, events)], at=at, command=command).add_done_callback(tell)
    return version
