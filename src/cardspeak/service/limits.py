"""Limits: how much there may be of what costs the room something, and how often, by address, account or connection."""

import math
import threading
from collections.abc import Callable, Hashable, Mapping
from ipaddress import IPv6Address, ip_address
from types import MappingProxyType
from typing import NamedTuple

from cardspeak.errors import Unreadable
from cardspeak.hand.refused import Refused
from cardspeak.record import record
from cardspeak.service.figures import LIMITS as REACHED

SECOND = 1000
MINUTE, HOUR, DAY = 60 * SECOND, 3600 * SECOND, 24 * 3600 * SECOND
MOST_KEPT = 10_000  # keys of one limit that are remembered; the one that was used longest ago is forgotten first
NETWORK = 64  # bits of an IPv6 address that one customer of a provider has for all their machines


@record
class Limit(NamedTuple):
    """The most there may be; where `per` is not 0, in so many milliseconds."""

    most: int
    per: int = 0


# Sixty phones behind one address, the network of a club, stay below all of them.
LIMITS: Mapping[str, Limit] = MappingProxyType({
    "connections": Limit(4000),
    "connections-per-address": Limit(1000),
    "header-seconds": Limit(10),
    "body-seconds": Limit(30),
    "answer-seconds": Limit(30),  # in which a reader takes nothing of an answer
    "idle-seconds": Limit(15),
    "live": Limit(3000),  # connections that follow a table
    "live-per-address": Limit(500),
    "live-per-account": Limit(40),
    "requests": Limit(5000, 10 * SECOND),
    "log-lines": Limit(100, MINUTE),  # of one event
    "sign-ins": Limit(120, 10 * MINUTE),
    "guesses": Limit(10, 15 * MINUTE),  # of the password of one name, from one address
    "guesses-per-address": Limit(100, 15 * MINUTE),
    "second-factors": Limit(5, 15 * MINUTE),  # wrong codes of one member, wherever they come from
    "guests": Limit(120, HOUR),
    "members": Limit(100, DAY),
    "guest-days": Limit(7),  # that the name is kept of a guest as whom nobody can come in any more
    "tokens": Limit(20, HOUR),
    "tables": Limit(20, HOUR),
    "tables-per-address": Limit(60, HOUR),
    "tournaments": Limit(20, HOUR),
    "tournaments-per-address": Limit(60, HOUR),
    "odds": Limit(120, 10 * MINUTE),
    "odds-per-address": Limit(1200, 10 * MINUTE),
    "chat": Limit(10, 20 * SECOND),
    "messages": Limit(60, 3 * SECOND),
    "messages-per-account": Limit(120, 3 * SECOND),
    "refusals": Limit(100, MINUTE),  # messages beyond the limit, until the connection is closed
})  # fmt: skip


class Buckets:
    """The token buckets of one limit, by key: full at first, refilled evenly, one token for each time.

    Of each bucket only the moment is kept at which it is full again; full ones are forgotten.
    """

    def __init__(self, limit: Limit, most_kept: int = MOST_KEPT) -> None:
        self.limit, self._most_kept = limit, most_kept
        self._step = limit.per / limit.most
        self._full: dict[Hashable, float] = {}  # the last used last

    def __len__(self) -> int:
        """Return how many are remembered."""
        return len(self._full)

    def wait(self, key: Hashable, now: int) -> int:
        """Return in how many milliseconds there is a token again; 0: there is one."""
        full = max(self._full.get(key, now), now) + self._step
        return max(math.ceil(full - now - self.limit.per - 0.001), 0)

    def take(self, key: Hashable, now: int) -> None:
        """Take a token."""
        for old in [*zip(range(2), self._full, strict=False)]:
            if self._full[old[1]] <= now:
                del self._full[old[1]]
        full = max(self._full.pop(key, now), now)
        if len(self._full) >= self._most_kept:
            del self._full[next(iter(self._full))]
        self._full[key] = full + self._step

    def give_back(self, key: Hashable) -> None:
        """Put a token back."""
        if key in self._full:
            self._full[key] -= self._step


class Limits:
    """The limits of a room: those of the table above, but for what was `given` another number."""

    def __init__(self, now: Callable[[], int], given: Mapping[str, int] | None = None) -> None:
        self._now, self._lock = now, threading.Lock()
        self._limits = {
            name: limit._replace(most=(given or {}).get(name, limit.most)) for name, limit in LIMITS.items()
        }
        self._buckets = {name: Buckets(limit) for name, limit in self._limits.items() if limit.per}

    def __getitem__(self, name: str) -> int:
        """Return the number of a limit."""
        return self._limits[name].most

    def take(self, *wanted: tuple[str, Hashable]) -> Refused | None:
        """Count something against limits, each by a key; where one is reached nothing is counted, and it is refused."""
        with self._lock:
            now = self._now()
            waits = {name: wait for name, key in wanted if (wait := self._buckets[name].wait(key, now))}
            for name in waits:
                REACHED.labels(name.replace("-", "_")).inc()
            if waits:
                return too_fast(max(waits.values()))
            for name, key in wanted:
                self._buckets[name].take(key, now)
            return None

    def give_back(self, *taken: tuple[str, Hashable]) -> None:
        """Count something no longer."""
        with self._lock:
            for name, key in taken:
                self._buckets[name].give_back(key)


def too_fast(wait: int) -> Refused:
    """Refuse what comes too often, or too many at once: in how many milliseconds it may be tried again."""
    seconds = max(math.ceil(wait / SECOND), 1)
    return Refused("too_fast", {"seconds": seconds, "wait": f"{seconds // 60}:{seconds % 60:02}"})


def network(address: str) -> str:
    """Return what counts as one address: an IPv4 address, or the network of an IPv6 address; anything else as it is."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> NETWORK << NETWORK)}/{NETWORK}"


def given_limits(texts: list[str]) -> dict[str, int]:
    """Read what an operator sets, each as `guests=200`; `Unreadable` where there is no such limit or number."""
    found = {}
    for text in texts:
        name, _, number = text.partition("=")
        if name not in LIMITS:
            raise Unreadable(f"there is no limit {name[:40]!r}; there are {', '.join(LIMITS)}")
        if not (number.isascii() and number.isdigit() and 1 <= int(number[:10]) <= 10**6) or len(number) > 7:
            raise Unreadable(f"the limit {name} is a number from 1 to 1000000, not {number[:40]!r}")
        found[name] = int(number)
    return found
