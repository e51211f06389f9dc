"""Players who are counted in words, where the tables only have the word with a noun or in the masculine.

English *first* and *second* are players before what somebody does: `first bets 20, second calls`; `second bet` is none.
Slavic women are counted as the men are: `prvá stavila`, `первая чек`; `prvá karta` is no player.
"""

import re

from cardspeak.talk.positions import UNNAMED

ENGLISH = ("first", "second", "third", "fourth", "fifth", "sixth")
WOMEN = {
    "prva": "prvy", "druha": "druhy", "tretia": "treti", "stvrta": "stvrty",
    "первая": "первый", "вторая": "второй", "третья": "третий", "четвертая": "четвертый",
    "перша": "перший", "друга": "другий", "третя": "третій", "четверта": "четвертий",
}  # fmt: skip
"""Ordinals of women, and those of men that the tables have; letters folded."""
WORDS = frozenset({*ENGLISH, *WOMEN})
"""What is no name, though somebody acts under it."""
STAKE = re.compile(r"\s+(?:ставк|stavk)")
"""A noun beside which they are no players: `первая ставка 100`."""
_ENGLISH = re.compile(rf"({'|'.join(ENGLISH)})(?: (?:one|guy|person))?(?!\w)")
_BESIDE = re.compile(r"\s+(?:(?:just|then|only|also|now|already|immediately|\w+ly)\s+)?")
_DOES = re.compile(r"(?:[a-z]+(?:s|ed)|put|went|made|said|threw|is|all)(?![a-z])")
"""Forms in which somebody acts; *bet*, *call* and *raise* are nouns as well."""


def counted_in_words(low: str, at: int) -> tuple[str, int, int] | None:
    """Return the player whom an English ordinal may be here, its length, and where the act must begin."""
    found = _ENGLISH.match(low, at)
    if found is None or (at and low[at - 1].isalnum()):
        return None
    beside = _BESIDE.match(low, found.end())
    if beside is None or not _DOES.match(low, beside.end()):
        return None
    return UNNAMED[ENGLISH.index(found[1])], len(found[0]), beside.end()
