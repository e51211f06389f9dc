"""What people are called, as the room knows it without asking the store.

A name is asked for again after `LASTS` seconds of use: so long may a name stay at the tables of one process that was
forgotten or changed in another. In this process it goes at once (`invalidate`).
"""

import threading
from collections import OrderedDict
from collections.abc import Iterable
from time import monotonic

from cardspeak.ports import People
from cardspeak.service.bot_names import bot_name, is_bot
from cardspeak.service.threads import PEOPLE

LASTS = 60.0
MOST = 50_000
NOBODY = "—"  # the name of whoever is forgotten
UNKNOWN = "…"  # shown for the moment until a name is there


class Names:
    """Names by the ids of members; those of bots follow from their ids."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._known: OrderedDict[str, tuple[str, float]] = OrderedDict()  # with the moment at which it was so
        self._wanted: set[str] = set()
        self._lock = threading.Lock()
        self._dropped = 0  # how many names were dropped
        self.found = 0  # how often names turned out to be others than were shown

    def of(self, member: str) -> str:
        """Return how a member is called, as far as it is known; what is not is asked for at the next `renew`."""
        if is_bot(member):
            return bot_name(member)
        known = self._known.get(member)
        if known is None or monotonic() - known[1] > LASTS:
            self._wanted.add(member)
        return known[0] if known else UNKNOWN

    def learn(self, member: str, name: str) -> None:
        """Take in a name that somebody found."""
        # a person without an account may have the name of another, so it is kept with their id behind it
        self._known[member] = name.removesuffix(f"@{member}") or NOBODY, monotonic()
        self._known.move_to_end(member)
        while len(self._known) > MOST:
            self._known.popitem(last=False)

    async def know(self, members: Iterable[str]) -> None:
        """Find the names of these members where they are not known; `Unavailable` while that cannot be."""
        await self._find({member for member in members if member not in self._known and not is_bot(member)})

    async def renew(self) -> bool:
        """Find the names that were wanted; say whether any was not as it was shown."""
        wanted, self._wanted = self._wanted, set()
        before = {member: self._known.get(member, (UNKNOWN,))[0] for member in wanted}
        try:
            await self._find(wanted)
        except BaseException:
            self._wanted |= wanted
            raise
        other = any(self._known.get(member, (UNKNOWN,))[0] != name for member, name in before.items())
        self.found += other
        return other

    def restore(self, members: Iterable[str]) -> None:
        """Find the names of these members, in this thread."""
        self._learn_all({member for member in members if not is_bot(member)})

    def invalidate(self, member: str) -> None:
        """Know the name of a member no longer: it was changed or forgotten."""
        with self._lock:
            self._dropped += 1
            self._known.pop(member, None)

    def invalidate_all(self) -> None:
        """Ask anew for every name: any of them may have been changed or forgotten; until then they are shown."""
        with self._lock:
            self._dropped += 1
            self._known = OrderedDict((member, (name, -LASTS)) for member, (name, _) in self._known.items())

    async def _find(self, members: set[str]) -> None:
        if members:
            await PEOPLE.call(self._learn_all, members)

    def _learn_all(self, members: set[str]) -> None:
        while members:
            dropped = self._dropped
            names = self._people.names(sorted(members))
            with self._lock:
                if dropped == self._dropped:  # none of them was forgotten meanwhile
                    for member in members:
                        self.learn(member, names.get(member, ""))
                    return
