"""Finds what somebody means by words that the language of stories does not have: what may be told, and clauses."""

from cardspeak.search.find import Found, found_clauses, found_offers
from cardspeak.search.offered import Offered, offered, phrases_for, warm
from cardspeak.search.ranked import found_situations
from cardspeak.search.taken import Taken, taken_for
from cardspeak.search.told import situations

__all__ = [
    "Found",
    "Offered",
    "Taken",
    "found_clauses",
    "found_offers",
    "found_situations",
    "offered",
    "phrases_for",
    "situations",
    "taken_for",
    "warm",
]
