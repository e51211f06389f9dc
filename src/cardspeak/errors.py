"""The three errors of Cardspeak; anything else that is raised is our own bug."""


class Unreadable(ValueError):
    """A text that cannot be parsed: a card, an amount, a story, a file."""


class Ambiguous(ValueError):
    """A text with several readings: the floor has to be called."""
