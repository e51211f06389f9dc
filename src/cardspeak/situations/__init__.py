"""Situations about which people quarrel: whole little stories with places to fill in, and what is made of them."""

from cardspeak.situations.fitting import fitted, kinds_of, tells_alike
from cardspeak.situations.model import Situation, situation_of
from cardspeak.situations.set_up import case_of, line_of

__all__ = ["Situation", "case_of", "fitted", "kinds_of", "line_of", "situation_of", "tells_alike"]
