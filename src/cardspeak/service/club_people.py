"""Who the members of the club are: their names and how to reach them, kept among the people of the room.

Events of the club hold ids alone. What is kept here is what a person may ask for (`exported`) and may have erased.
All of it but `name`, `person` and `found` asks the store: it is called in threads.
"""

import hashlib
import re
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import date
from typing import Any, NamedTuple

import msgspec

from cardspeak.hand.refused import Refused
from cardspeak.ports import Clock, NameTaken, People
from cardspeak.record import record
from cardspeak.service import chance
from cardspeak.service.member_names import in_two_scripts, tidy
from cardspeak.service.player_names import PLAYER

PERSON = "club-person"  # the setting that holds what the club knows of somebody
LONGEST_NAME, LONGEST_CONTACT = 60, 120
MOST_FOUND = 50
ID = re.compile(r"\b[cm][0-9a-f]{10}\b")


@record
class Person(NamedTuple):
    """What the club knows of a person; `birthday` is a date as 1990-12-31, or nothing."""

    name: str
    contact: str = ""
    birthday: str = ""


@record
class Hidden(NamedTuple):
    """What finds the names of members in a text, and the ids that stand for them."""

    ids: dict[str, str]
    hide: re.Pattern[str]


class ClubPeople:
    """The persons of the club by the ids of its members."""

    def __init__(self, people: People, clock: Clock) -> None:
        self._people, self._clock = people, clock
        self._lock = threading.Lock()
        self._known: dict[str, Person] = {}
        self._words: tuple[dict[str, Person], Hidden] | None = None  # what finds names and ids, of those known then

    def restore(self) -> None:
        """Learn everything that is kept."""
        kept = self._people.settings(PERSON)
        known = {member: msgspec.json.decode(value, type=Person) for member, value in kept.items()}
        with self._lock:
            self._known = known

    def person(self, member: str) -> Person | None:
        """Return what the club knows of a member; None where that is nothing, or was erased."""
        return self._known.get(member)

    def name(self, member: str) -> str:
        """Return the name of a member, empty where it is not known."""
        known = self._known.get(member)
        return known.name if known else ""

    def hidden(self, text: str) -> str:
        """Return a text with ids for the names of members: what is stored of it names nobody."""
        found = self._hidden()
        return found.hide.sub(lambda each: found.ids[each[0].casefold()], text)

    def shown(self, text: str, kept: Callable[[str], str] = str) -> str:
        """Return a stored text with names for ids; `kept` gives the entry that stands for one."""
        return ID.sub(lambda each: self.name(kept(each[0])) or each[0], text)

    def _hidden(self) -> Hidden:
        known, kept = self._known, self._words
        if kept is None or kept[0] is not known:
            ids = {person.name.casefold(): member for member, person in known.items()}
            some = "|".join(map(re.escape, sorted(ids, key=len, reverse=True)))
            kept = known, Hidden(ids, re.compile(rf"\b(?:{some})\b" if some else "(?!)", re.IGNORECASE))
            self._words = kept
        return kept[1]

    def add(self, person: Person, account: str = "", sent: str = "") -> str:
        """Keep what a new member told of themselves; return their id: that of their account, else a new one.

        `sent` is by what the wish to register them is known: sent again, it means the same person.
        """
        member = account or (made_of(sent) if sent else chance.short_id("c"))
        if not account:  # two people may have one name, so it is not kept alone
            with suppress(NameTaken, ValueError):  # the same wish, sent again while it was carried out
                self._people.add_member(member, f"{person.name}@{member}", "", PLAYER, self._clock.now())
        self.change(member, person)
        return member

    def change(self, member: str, person: Person) -> None:
        """Keep something else of a member."""
        self._people.set_setting(member, PERSON, msgspec.json.encode(person).decode())
        kept = self._people.member(member)
        if kept is not None and kept.kind == PLAYER:
            self._people.rename(member, f"{person.name}@{member}")
        with self._lock:
            self._known = {**self._known, member: person}

    def merge(self, member: str, into: str) -> None:
        """Make two entries of one person one: what only the first has is kept of it, and it is forgotten."""
        old, kept = self._known.get(member), self._known.get(into)
        if old is not None:
            one = kept or old
            self.change(into, Person(one.name, one.contact or old.contact, one.birthday or old.birthday))
        self.erase(member)

    def erase(self, member: str) -> None:
        """Forget who a member is; an account that they made themselves is theirs to be forgotten."""
        kept = self._people.member(member)
        if kept is not None and kept.kind == PLAYER:
            self._people.forget(member)
        elif kept is not None and kept.name:
            self._people.set_setting(member, PERSON, "")
        with self._lock:
            self._known = {known: person for known, person in self._known.items() if known != member}

    def exported(self, member: str) -> dict[str, Any]:
        """Return all personal data of a member, as they may ask for it."""
        kept = self._people.member(member)
        known = self._known.get(member)
        return {
            "member": member,
            "account": kept.name if kept is not None and kept.kind != PLAYER else "",
            "since": kept.at if kept is not None else 0,
            **(known._asdict() if known else Person("")._asdict()),
        }

    def found(self, text: str, cards: Mapping[int, str]) -> list[str]:
        """Return the members whom a text may mean: by the number of their card, or by words of name and contact."""
        words = text.casefold().split()
        if len(words) == 1 and words[0].lstrip("#").isdecimal() and int(words[0].lstrip("#")) in cards:
            return [cards[int(words[0].lstrip("#"))]]
        rows = sorted(self._known.items(), key=lambda row: (row[1].name.casefold(), row[0])) if words else []
        return [member for member, person in rows if all(word in _looked_in(person) for word in words)][:MOST_FOUND]


def made_of(sent: str) -> str:
    """Return the id of the person who is registered by a wish that is known so."""
    return f"c{hashlib.sha256(sent.encode()).hexdigest()[:10]}"


def _looked_in(person: Person) -> str:
    return f"{person.name} {person.contact}".casefold()


def tidied(person: Person, today: date) -> Person | Refused:
    """Return a person as they are kept, or say what is wrong with what was told of them."""
    name = tidy(person.name, LONGEST_NAME)
    if not name or len(name) < 2:
        return Refused("player_name_unfit", {"most": LONGEST_NAME})
    if in_two_scripts(name):
        return Refused("name_in_two_scripts", {"name": name})
    contact = " ".join(person.contact.split())
    if len(contact) > LONGEST_CONTACT or "\0" in contact:
        return Refused("contact_unfit", {"most": LONGEST_CONTACT})
    if person.birthday:
        try:
            born = date.fromisoformat(person.birthday)
        except ValueError:
            return Refused("birthday_unfit", {})
        if born.year < 1900 or born > today:
            return Refused("birthday_unfit", {})
    return Person(name, contact, person.birthday)
