"""The tables that a new room begins with: their settings, as a form would have them, and the levels of their bots."""

HOUSE = "house"  # whoever owns the tables that a new room begins with
FIRST_TABLES = (
    ({"name": "Hold’em", "game": "no-limit holdem", "book": "tda-2024"}, ("calling", "solid", "solid", "crafty")),
    ({"name": "Omaha", "game": "pot-limit omaha", "book": "diamond-club"}, ("calling", "solid", "solid", "crafty")),
    ({"name": "Stud", "game": "fixed-limit stud", "book": "fspr-training"}, ("calling", "solid", "crafty")),
    ({"name": "Triple draw", "game": "fixed-limit deuce-to-seven-triple"}, ("calling", "solid", "crafty")),
    ({"name": "8-game", "game": "8-game", "book": "tda-2024"}, ("calling", "solid", "crafty")),
)
