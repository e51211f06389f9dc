"""What goes wrong at a table, in Russian."""

from cardspeak.talk.gists.ru_cards import BOARDS_AND_DEALS
from cardspeak.talk.gists.ru_conduct import CONDUCT
from cardspeak.talk.gists.ru_hands import HANDS_AND_TURNS
from cardspeak.talk.gists.ru_house import HOUSE
from cardspeak.talk.gists.ru_talk import TALK_AND_ORDER

GISTS: tuple[tuple[str, str], ...] = (*BOARDS_AND_DEALS, *HANDS_AND_TURNS, *TALK_AND_ORDER, *CONDUCT, *HOUSE)
