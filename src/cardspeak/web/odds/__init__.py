"""The page of odds: what hands are worth against each other, as it settles, and the map of starting hands."""
