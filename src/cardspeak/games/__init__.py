"""Games: what is dealt, drawn, bet, ranked and shared, street by street; a game is a value read from a TOML file."""

from cardspeak.games.model import Game, Side, Street

__all__ = ["Game", "Side", "Street"]
