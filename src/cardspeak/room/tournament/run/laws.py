"""The law by which a tournament is run: that of its book for the game of the field."""

from collections.abc import Callable

from cardspeak.law.law import Law
from cardspeak.room.tournament.run.settings import Settings

LawOf = Callable[[Settings], Law]
"""The law of an event; the room's owner of books supplies it (`mixed.field_game` says of which game)."""
