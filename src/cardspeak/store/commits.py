"""Group commit: one thread does all waiting work in one transaction, then tells everybody who waits."""

import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any, Generic, NamedTuple, TypeVar

from cardspeak.ports import Unavailable
from cardspeak.record import record

W = TypeVar("W")
MOST = 2000  # jobs in one transaction: with more, the first of them would only wait longer


@record
class Job(NamedTuple, Generic[W]):
    """Some work, and the future that gets its answer."""

    work: W
    done: Future[Any]


class Commits(Generic[W]):
    """Hands the jobs that wait to `commit`, in order, never two batches at once.

    `commit` returns an answer for each job, or an exception where that one job failed; if it raises, all failed. The
    futures get their answers only afterwards, so that nobody hears of anything before it is durable.
    """

    def __init__(self, commit: Callable[[Sequence[W]], Sequence[Any]], name: str) -> None:
        self._commit = commit
        self._jobs: queue.SimpleQueue[Job[W] | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def submit(self, work: W) -> Future[Any]:
        """Queue work; the future gives its answer after the commit."""
        done: Future[Any] = Future()
        with self._lock:
            if self._closed:
                done.set_exception(Unavailable("the store is closed"))
            else:
                self._jobs.put(Job(work, done))
        return done

    def close(self) -> None:
        """Do what waits, then stop."""
        with self._lock:
            if not self._closed:
                self._closed = True
                self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        job = self._jobs.get()
        while job is not None:
            batch = [job]
            # this thread alone takes jobs out, so a queue that is not empty has one
            while len(batch) < MOST and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    break
                batch.append(job)
            self._settle(batch)
            job = job and self._jobs.get()

    def _settle(self, batch: list[Job[W]]) -> None:
        batch = [job for job in batch if job.done.set_running_or_notify_cancel()]
        try:
            answers = self._commit([job.work for job in batch]) if batch else []
        except BaseException as error:
            answers = [error] * len(batch)
        for job, answer in zip(batch, answers, strict=True):
            if isinstance(answer, BaseException):
                job.done.set_exception(answer)
            else:
                job.done.set_result(answer)
