"""Declarations: which action it was that a player said, pushed forward or signed."""
