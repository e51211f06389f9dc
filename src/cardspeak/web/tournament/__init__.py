"""Tournaments in the browser: made, run by a director, followed by everybody."""
