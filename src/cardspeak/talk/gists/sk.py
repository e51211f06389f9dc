"""What goes wrong at a table, in Slovak."""

GISTS: tuple[tuple[str, str], ...] = ()
