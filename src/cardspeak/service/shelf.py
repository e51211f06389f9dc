"""The shelf from which stories are told: the games and laws of the library."""

from cardspeak.library import find_game, law_at
from cardspeak.story.setting import Shelf

SHELF = Shelf(find_game, law_at)
