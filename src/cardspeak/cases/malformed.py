"""A set-up that cannot be, as a finding: the line that says so is in the language of the reader."""

from cardspeak.errors import Unreadable
from cardspeak.finding import Finding, finding
from cardspeak.locale.rulings import english


class Malformed(Unreadable):
    """A set-up that cannot be; `why` says what is wrong and what would be right, and the message is its English."""

    def __init__(self, code: str, **facts: int | str) -> None:
        self.why: Finding = finding(code, **facts)
        super().__init__(english(self.why))
