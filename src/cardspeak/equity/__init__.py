"""Odds: exact and sampled."""
