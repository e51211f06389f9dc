"""Hands in the formats of other programs, read into records and written out again."""
