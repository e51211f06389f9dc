"""Tournaments: entries, the draw, tables, levels, chip races, places and prizes, as pure functions of what is known."""
