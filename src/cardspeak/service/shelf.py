"""The shelf from which stories are told: the games and laws of the library."""

from cardspeak.cases.setting import Shelf
from cardspeak.library import find_game, law_at

SHELF = Shelf(find_game, law_at)
