"""The levels of bots by name, from the weakest to the strongest."""

from cardspeak.bots.crafty import crafty
from cardspeak.bots.simple import Bot, calling
from cardspeak.bots.solid import solid

LEVELS: dict[str, Bot] = {"calling": calling, "solid": solid, "crafty": crafty}
