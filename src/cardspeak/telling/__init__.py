"""What a told line does to a hand: a statement becomes an act, a declaration or an incident, a ruling, events."""
