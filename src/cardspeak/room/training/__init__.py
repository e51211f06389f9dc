"""Training tables: people and bots play for chips that are worth nothing."""
