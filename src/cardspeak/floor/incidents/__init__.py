"""Incidents: what to do when the deal, the cards, the chips or the pot went wrong."""
