"""Points of the floor: what a player's words, chips and gestures mean."""

ROWS: tuple[tuple[str, str], ...] = ()
