"""Equity: the share of the pot that a holding wins, calculated by dealing the unknown cards again and again."""
