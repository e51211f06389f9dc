"""What goes wrong at a table, in Ukrainian."""

from cardspeak.talk.gists.uk_conduct import CONDUCT
from cardspeak.talk.gists.uk_deal import DEAL
from cardspeak.talk.gists.uk_hands import HANDS
from cardspeak.talk.gists.uk_house import HOUSE
from cardspeak.talk.gists.uk_turns import TURNS

GISTS = (*DEAL, *HANDS, *TURNS, *CONDUCT, *HOUSE)
