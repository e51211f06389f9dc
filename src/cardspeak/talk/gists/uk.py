"""What goes wrong at a table, in Ukrainian."""

GISTS: tuple[tuple[str, str], ...] = ()
