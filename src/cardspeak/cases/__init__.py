"""Cases: stories with what a book makes of them: set up, judged, covered and mutated."""
