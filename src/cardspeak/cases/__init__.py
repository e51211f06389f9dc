"""Cases: a table set up as data says, the story told at it, what was expected, what the books' clauses prove."""
