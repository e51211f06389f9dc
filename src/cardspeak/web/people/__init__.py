"""Who comes in, and who asks."""
