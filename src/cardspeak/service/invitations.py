"""How people come to a private table: by a link that runs out, or by a password; and whom the host has asked.

They are kept among the people of the room, under whoever runs the table, and never among its events. The link stands
there as it is, since the host shows it again and again: whoever can read the database can read the decks as well.
All of it asks the store: it is called in threads.
"""

import json
from collections.abc import Callable
from hmac import compare_digest
from typing import NamedTuple

from cardspeak.hand.refused import Refused
from cardspeak.ports import Clock, People
from cardspeak.record import record
from cardspeak.service import chance
from cardspeak.service.limits import DAY, Limits
from cardspeak.service.member_names import LONGEST_NAME, looks, tidy
from cardspeak.service.passwords import Hashes, unfit

LASTS = (1, 7, 30)  # days for which a link may hold
MOST_NAMES = 30
KEY = 15  # random bytes of a link: 120 bits in 24 letters, so that its code stays easy to scan


@record
class Invitation(NamedTuple):
    """How people come to one table: the secret of its link (""; there is none), until when it holds, the hash of the
    password, and the names of those whom the host has asked.
    """

    key: str = ""
    until: int = 0
    password: str = ""
    names: tuple[str, ...] = ()


NONE = Invitation()


class Invitations:
    """The invitations to all tables of a room."""

    def __init__(self, people: People, clock: Clock, hashes: Hashes, limits: Limits) -> None:
        self._people, self._clock, self._hashes, self._limits = people, clock, hashes, limits

    def of(self, table: str, host: str) -> Invitation:
        """Return the invitation to a table: that of its host, else the one of a former host."""
        kept = self._people.settings(_key(table))
        text = kept.get(host) or next(iter(kept.values()), "")
        if not text:
            return NONE
        found = json.loads(text)
        return Invitation(found["key"], found["until"], found["password"], tuple(found["names"]))

    def renew(self, table: str, host: str, days: int) -> Invitation | Refused:
        """Make a new link, which holds for so many days; the one before it holds no longer."""
        until = self._clock.now() + (days if days in LASTS else LASTS[0]) * DAY
        return self._change(table, host, lambda was: was._replace(key=chance.letters(KEY), until=until))

    def lock(self, table: str, host: str, password: str) -> Invitation | Refused:
        """Give a table another password, "" for none."""
        wrong = unfit(password) if password else None
        if wrong is not None:
            return wrong
        made = self._hashes.made(password) if password else ""
        return self._change(table, host, lambda was: was._replace(password=made))

    def ask(self, table: str, host: str, name: str) -> Invitation | Refused:
        """Note whom the host has asked; the same name once."""
        wanted = tidy(name)
        if not wanted:
            return Refused("name_unfit", {"most": LONGEST_NAME})
        if len(self.of(table, host).names) >= MOST_NAMES:
            return Refused("too_many_asked", {"most": MOST_NAMES})

        def asked(was: Invitation) -> Invitation:
            others = [each for each in was.names if looks(each) != looks(wanted)]
            return was._replace(names=(*others, wanted))

        return self._change(table, host, asked)

    def unask(self, table: str, host: str, name: str) -> Invitation | Refused:
        """Strike a name off the list."""
        return self._change(
            table, host, lambda was: was._replace(names=tuple([each for each in was.names if each != name]))
        )

    def opens(self, table: str, host: str, key: str, password: str, address: str) -> Refused | None:
        """Say why a link or a password does not let somebody in; none where it does.

        Guesses count before they are looked at, by the address and the table, as those of a member's password do.
        """
        guess = ("guesses", (address, _key(table))), ("guesses-per-address", address)
        too_fast = self._limits.take(*guess)
        if too_fast is not None:
            return too_fast
        kept = self.of(table, host)
        if key and kept.key and compare_digest(key.encode(), kept.key.encode()):
            self._limits.give_back(*guess)
            return Refused("link_has_run_out", {}) if kept.until <= self._clock.now() else None
        if password and kept.password and self._hashes.fits(kept.password, password):
            self._limits.give_back(*guess)
            return None
        if not password:  # a link of before the last renewal, or none
            self._limits.give_back(*guess)
            return Refused("link_has_run_out" if key else "link_or_password_needed", {})
        return Refused("wrong_table_password", {})

    def _change(
        self, table: str, host: str, change: Callable[[Invitation], Invitation]
    ) -> Invitation | Refused:  # fmt: skip
        while True:
            before = self._people.setting(host, _key(table))
            after = change(self.of(table, host))
            if self._people.change_setting(host, _key(table), before, json.dumps(after._asdict())):
                return after


def _key(table: str) -> str:
    return f"home/{table}"
