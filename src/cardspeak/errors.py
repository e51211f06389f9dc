"""The errors of Cardspeak; anything else that is raised is our own bug."""


class Unreadable(ValueError):
    """A text that cannot be parsed: a card, an amount, a story, a file."""


class NotUnderstood(Unreadable):
    """A statement of a story that fits no phrase: what it was, the first word not understood, the nearest phrases."""

    def __init__(self, message: str, statement: str, word: str, nearest: tuple[str, ...]) -> None:
        super().__init__(message)
        self.statement, self.word, self.nearest = statement, word, nearest


class Ambiguous(ValueError):
    """A text with several readings: the floor has to be called."""
