"""Equity: the share of the pot that a holding wins, reckoned by dealing the unknown cards again and again."""
