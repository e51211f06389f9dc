"""Cards, decks and the rankings that compare hands; suits never decide between two hands here."""
