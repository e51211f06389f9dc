"""Words with all their forms, in each language: the first is the one that rows of its tables have."""
