"""A real table: cards on felt, its hand told as a story, every word of it an event."""
