"""Hands in sequence, still pure: the table between hands."""
