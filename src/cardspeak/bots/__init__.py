"""Bots: a bot sees a view of the hand and what it may do, and returns a command."""
