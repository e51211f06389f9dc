"""Odds that settle while somebody looks: one thread takes a step of each calculation in turn, within bounds."""

import threading
from collections import deque
from collections.abc import Callable, Hashable, Iterator
from time import monotonic
from typing import Generic, TypeVar

from cardspeak.errors import Unreadable
from cardspeak.service.supervision import tell

Found = TypeVar("Found")

WORK = 20.0  # seconds of the processor that one calculation may have
GONE = 5.0  # seconds after which nobody looks any more
AT_ONCE = 1  # calculations of one visitor
MOST = 40  # calculations of all visitors
KEPT = 300  # answers that are kept


class Calculation(Generic[Found]):
    """One calculation: the last answer, and how it stands."""

    def __init__(self, visitor: Hashable, steps: Iterator[Found], now: float) -> None:
        self.visitor, self.steps, self.looked_at, self.worked = visitor, steps, now, 0.0
        self.found: Found | None = None
        self.trouble: Unreadable | None = None
        self.ended = threading.Event()
        self.state = "running"
        """`running`; `done`; `bounded`: its time is up; `left`: nobody looked, or they asked for something else;
        `failed`: by a fault of ours."""


class Calculations(Generic[Found]):
    """The calculations of a room, by what is asked. What was found is kept, so that a shared link costs nothing."""

    def __init__(self, now: Callable[[], float] = monotonic, alone: bool = True) -> None:
        """Begin without any; without `alone` no thread works, and `step` has to be called."""
        self._now, self._alone = now, alone
        self._lock = threading.Lock()
        self._known: dict[Hashable, Calculation[Found]] = {}  # the last begun last
        self._on: deque[Calculation[Found]] = deque()  # whose turn it is first
        self._working = False

    def known(self, asked: Hashable, left: bool = False) -> Calculation[Found] | None:
        """Return a calculation that is done or under way, and note that somebody looks; None where it has to begin.

        `left`: also one that was left.
        """
        with self._lock:
            there = self._known.get(asked)
            if there is None or (there.state in ("left", "failed") and not left):
                return None
            there.looked_at = self._now()
            return there

    def begin(
        self, asked: Hashable, visitor: Hashable, steps: Iterator[Found], at_once: int = AT_ONCE
    ) -> Calculation[Found] | None:
        """Begin a calculation, and leave the visitor's earlier ones beyond `at_once`; None where too many are on."""
        with self._lock:
            mine = [each for each in self._on if each.visitor == visitor and each.state == "running"]
            for each in sorted(mine, key=lambda each: each.looked_at)[: max(len(mine) + 1 - at_once, 0)]:
                each.state = "left"
            if len(self._on) >= MOST:
                return None
            begun = Calculation(visitor, steps, self._now())
            self._on.append(begun)
            self._known.pop(asked, None)
            self._known[asked] = begun
            if len(self._known) > KEPT:
                del self._known[next(iter(self._known))]
            if self._alone and not self._working:
                self._working = True
                threading.Thread(target=self._work, name="cardspeak-odds", daemon=True).start()
            return begun

    def _work(self) -> None:
        while self.step():
            pass

    def step(self) -> bool:
        """Take one step of the calculation whose turn it is; say whether there was one."""
        with self._lock:
            if not self._on:
                self._working = False
                return False
            turn, begun = self._on[0], self._now()
            self._on.rotate(-1)
            if turn.state == "running" and begun - turn.looked_at > GONE:
                turn.state = "left"
        if turn.state == "running":
            self._stepped(turn, begun)
        if turn.state != "running":
            turn.steps = iter(())  # a generator that is dropped ends its work
            with self._lock:
                self._on.remove(turn)
            turn.ended.set()
        return True

    def _stepped(self, turn: Calculation[Found], begun: float) -> None:
        try:
            turn.found = next(turn.steps)
        except StopIteration:
            turn.state = "done"
        except Unreadable as error:
            turn.trouble, turn.state = error, "done"
        except Exception as error:  # a fault of one calculation is no reason to end the others
            tell("calculation", "odds", error)
            turn.state = "failed"
        turn.worked += self._now() - begun
        if turn.state == "running" and turn.worked > WORK:
            turn.state = "bounded"
