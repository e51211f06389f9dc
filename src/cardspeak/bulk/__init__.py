"""Hands in bulk: thousands at once as rows of numbers, dealt, bet and awarded as the engine does it."""
