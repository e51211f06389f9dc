"""Tasks spread over processes or a Ray cluster; results come in the order of the tasks, whoever did them.

A task says everything that its result depends on, so that the number of workers changes nothing but the time.
"""

import signal
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from importlib import import_module
from multiprocessing import get_context
from typing import Any, TypeVar
from urllib.parse import urlsplit

from cardspeak.errors import Unreadable
from cardspeak.library.digest import of_package

Task = TypeVar("Task")
Done = TypeVar("Done")

AHEAD = 3  # tasks that wait for each worker: results that nobody took yet are bounded, and no worker idles
ANSWER = 5.0  # seconds in which the address of a cluster has to take a connection


def spread(work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int = 1, address: str = "") -> Iterator[Done]:
    """Yield the result of each task, in order; `work` is a function of a module, and `jobs` how many run at a time.

    With an address the tasks run on that Ray cluster, as many at a time as it has processors. `Unreadable` where no
    cluster answers or a worker ended before its task did.
    """
    if address:
        return _over_ray(work, tasks, address)
    return map(work, tasks) if jobs == 1 else _over_processes(work, tasks, jobs)


def _over_processes(work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int) -> Iterator[Done]:
    # spawned, not forked: a fork of a process with threads may hang
    # Ctrl-C ends this process, which ends the others once their tasks are done
    quiet = (signal.SIGINT, signal.SIG_IGN)
    with ProcessPoolExecutor(jobs, get_context("spawn"), signal.signal, quiet) as pool:
        waiting: deque[Future[Done]] = deque()
        try:
            for task in tasks:
                waiting.append(pool.submit(work, task))
                if len(waiting) >= jobs * AHEAD:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BrokenProcessPool:
            raise Unreadable("a worker process ended before its task did (out of memory, or killed)") from None
        finally:
            pool.shutdown(cancel_futures=True)


def _over_ray(work: Callable[[Task], Done], tasks: Iterable[Task], address: str) -> Iterator[Done]:
    _answers(address)
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise Unreadable("--ray needs Ray: pip install 'cardspeak[cluster]'") from None
    begun = not ray.is_initialized()
    if begun:
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except Exception as error:  # whatever Ray raises where it cannot connect
            raise Unreadable(f"{address}: no Ray cluster can be used there ({_first_line(error)})") from None
    ours = of_package()
    run = ray.remote(_with_digest)
    try:
        at_once = max(int(ray.cluster_resources().get("CPU", 1)), 1) * AHEAD
        waiting: deque[Any] = deque()
        for task in tasks:
            waiting.append(run.remote(work, task))
            if len(waiting) >= at_once:
                yield _taken(ray.get(waiting.popleft()), ours)
        while waiting:
            yield _taken(ray.get(waiting.popleft()), ours)
    except ray.exceptions.RayTaskError as error:
        raise Unreadable(f"a worker of the cluster failed: {_first_line(error.cause)}") from None
    except ray.exceptions.RayError as error:
        raise Unreadable(f"the cluster failed: {_first_line(error)}") from None
    finally:
        if begun:
            ray.shutdown()


def _with_digest(work: Callable[[Task], Done], task: Task) -> tuple[str, Done]:
    """A result, and the digest of the program that came to it."""
    return _digest(), work(task)


@cache
def _digest() -> str:
    """The digest of the program, read once by each worker."""
    return of_package()


def _taken(done: tuple[str, Done], ours: str) -> Done:
    theirs, result = done
    if theirs != ours:
        raise Unreadable(f"a worker of the cluster has another build of cardspeak ({theirs}) than this one ({ours})")
    return result


def _answers(address: str) -> None:
    """Say so where nobody listens at this address, instead of waiting for a minute as Ray does."""
    if address in ("auto", "local"):
        return
    parts = urlsplit(address if "//" in address else f"//{address}")
    try:
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if not host or not port:
        raise Unreadable(f"--ray takes an address as 10.0.0.5:6379 or ray://10.0.0.5:10001, or auto; not {address!r}")
    try:
        socket.create_connection((host, port), timeout=ANSWER).close()
    except OSError as error:
        raise Unreadable(f"no Ray cluster answers at {address} ({error.strerror or error})") from None


def _first_line(error: object) -> str:
    return str(error).strip().split("\n")[0] or type(error).__name__
