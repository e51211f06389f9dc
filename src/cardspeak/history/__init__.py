"""Hands in the formats in which others write them down, read into records and written out again."""
