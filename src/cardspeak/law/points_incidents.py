"""Points of the floor: what to do when the deal, the cards or the pot went wrong."""

ROWS: tuple[tuple[str, str], ...] = ()
