"""Russian words with their forms."""

FORMS: dict[str, str] = {}
