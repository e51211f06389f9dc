"""Mixed games: by which game's law the tables of an event are run."""

from collections.abc import Sequence

from cardspeak.games import Game
from cardspeak.law.law import Law


def field_game(games: Sequence[Game]) -> Game:
    """Return the game by whose law tables are balanced: a game of stud only where every game of the event is stud.

    In the stud rounds of a mixed event the big blind is counted from the button, which stays where it was.
    """
    return next((game for game in games if game.family != "stud"), games[0])


def stud_games_follow(law: Law) -> bool:
    """Say whether the stud games of a mixed event have to follow each other (point `games.order`)."""
    return bool(law.games_order())
