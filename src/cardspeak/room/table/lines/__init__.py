"""Lines: what somebody tells of a hand whose cards lie on felt, kept with what came of it."""
