"""Situations about which people quarrel: whole little stories with places to fill in, and what is made of them."""

from cardspeak.situations.fitting import fitted, tells_alike
from cardspeak.situations.guessed import guessed
from cardspeak.situations.kinds import kinds_of
from cardspeak.situations.model import OF_STREETS, Situation, situation_of
from cardspeak.situations.set_up import case_of, fill, line_of, named

__all__ = [
    "OF_STREETS",
    "Situation",
    "case_of",
    "fill",
    "fitted",
    "guessed",
    "kinds_of",
    "line_of",
    "named",
    "situation_of",
    "tells_alike",
]
