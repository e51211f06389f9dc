"""A running tournament: one state, folded from events; `decide`, `evolve` and `due` are its three functions."""
