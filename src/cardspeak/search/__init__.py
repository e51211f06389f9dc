"""Finds what somebody means by words that the language of stories does not have: what may be told, and clauses."""

from cardspeak.search.find import Found, found_clauses, found_offers, warm

__all__ = ["Found", "found_clauses", "found_offers", "warm"]
