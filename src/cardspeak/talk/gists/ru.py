"""What goes wrong at a table, in Russian."""

GISTS: tuple[tuple[str, str], ...] = ()
