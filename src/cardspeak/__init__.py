"""Cardspeak: a card room that knows the rules.

It plays poker under a named, official rulebook and says which clause decided what happened.
"""

__version__ = "0.1.0"
