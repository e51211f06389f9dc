"""Finds what somebody means by words that the language of stories does not have: what may be told, and clauses."""

from cardspeak.search.find import Found, found_clauses, found_offers
from cardspeak.search.offered import Offered, offered, phrases_for, warm
from cardspeak.search.ranked import found_situations
from cardspeak.search.taken import Choice, Taken, choose
from cardspeak.search.told import situations

__all__ = [
    "Choice",
    "Found",
    "Offered",
    "Taken",
    "choose",
    "found_clauses",
    "found_offers",
    "found_situations",
    "offered",
    "phrases_for",
    "situations",
    "warm",
]
