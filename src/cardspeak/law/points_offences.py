"""Points of the floor: what is an offence, what it costs, who imposes it."""

ROWS: tuple[tuple[str, str], ...] = ()
