"""Slovak words with their forms."""

FORMS: dict[str, str] = {}
