"""The kinds of games and events that the law tells apart, by the words that books, games and stored deals use."""

from typing import Literal

Structure = Literal["no-limit", "pot-limit", "fixed-limit"]
Family = Literal["flop", "stud", "draw"]
EventKind = Literal["cash", "tournament"]
AnyEvent = Literal["cash", "tournament", ""]  # "": the usual one of the book
