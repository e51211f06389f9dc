"""For whom a sheet is written: the language, what players are called, and the time of the place."""

import unicodedata
from collections.abc import Callable
from datetime import datetime, tzinfo
from typing import NamedTuple

from cardspeak.locale.messages import amount, has, say
from cardspeak.record import record

MINUTE = 60
BESIDE = str.maketrans({"ё": "е\uffe0", "є": "е\uffe1", "ґ": "г\uffe0", "і": "и\uffe0", "ї": "и\uffe1", "й": "и\uffe2"})
"""Letters that stand behind others in the alphabet, though not by their numbers."""


@record
class Reader(NamedTuple):
    """The language of a sheet, what each player is called, and the zone of its times; none: that of the machine.

    `text` puts names into what people have written, which is stored with ids.
    """

    language: str
    name: Callable[[str], str]
    zone: tzinfo | None = None
    text: Callable[[str], str] = str

    def t(self, key: str, **facts: object) -> str:
        """Say a message of the paper."""
        return say(self.language, f"paper-{key}", **facts)

    def n(self, number: int) -> str:
        """Write an amount."""
        return amount(self.language, number) if number >= 0 else f"−{amount(self.language, -number)}"

    def known(self, family: str, code: str) -> str:
        """Say the word of a family for a code; one without a word is said as it is."""
        key = f"paper-{family}-{code.replace('_', '-').replace(' ', '-')}"
        return say(self.language, key) if has(key) else code.replace("_", " ")

    def names(self, members: tuple[str, ...]) -> str:
        """Name several players."""
        return ", ".join(self.name(member) for member in members)

    def order(self, member: str) -> str:
        """Return by what a player stands in a list by names."""
        return unicodedata.normalize("NFD", self.name(member).casefold().translate(BESIDE))

    def cites(self, cites: tuple[str, ...]) -> str:
        """Write clauses, each book once: tda-2024: 10b, 10a."""
        books: dict[str, list[str]] = {}
        for cite in cites:
            book, _, clause = cite.partition(":")
            books.setdefault(book, []).append(clause)
        return "; ".join(f"{book}: {', '.join(clauses)}" for book, clauses in books.items())

    def place(self, best: int, worst: int) -> str:
        """Write a place, or several that are shared."""
        return str(best) if best == worst else f"{best}–{worst}"

    def moment(self, at: int) -> datetime:
        """Return a time as the clocks of the place show it."""
        return datetime.fromtimestamp(at / 1000, self.zone).astimezone(self.zone)

    def when(self, at: int) -> str:
        """Write day and time; nothing for no time."""
        return f"{self.moment(at):%Y-%m-%d %H:%M}" if at else ""

    def zone_name(self, at: int) -> str:
        """Write how far the clocks of the place are from Greenwich: UTC+02:00."""
        return f"{self.moment(at):UTC%z}"[:6] + ":" + f"{self.moment(at):%z}"[3:5]

    def hours(self, seconds: int) -> str:
        """Write a length of time in hours and minutes: 1:40."""
        minutes = seconds // MINUTE
        return f"{minutes // 60}:{minutes % 60:02}"

    def tenths(self, number: int) -> str:
        """Write a number given in tenths with the mark of the language: 12.5."""
        mark = "." if self.language == "en" else ","
        return f"{self.n(number // 10)}{mark}{number % 10}"

    def share(self, thousandths: int) -> str:
        """Write a share given in thousandths as so many of a hundred."""
        return f"{self.tenths(thousandths)}\xa0%"
