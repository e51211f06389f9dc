"""Use cases of the room: load, decide, append, publish."""
