"""What is printed of a tournament, as rows of facts: who sits where, the levels, places and prizes, the protocol."""
