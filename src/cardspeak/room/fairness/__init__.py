"""Signs of players who play together, counted from hands that were played: pure, and no proof of anything."""
