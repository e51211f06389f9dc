"""One table: its seats, stacks, button and blinds owed, hand after hand."""
