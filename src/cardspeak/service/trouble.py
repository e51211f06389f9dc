"""What is answered when the store cannot be used."""

from cardspeak.errors import Unreadable
from cardspeak.hand.refused import Refused
from cardspeak.ports import Unavailable

CODES = {"full": "database_full", "does not answer": "database_away", "locked": "database_locked"}


def refusal(error: Unavailable) -> Refused:
    """Say why: nothing was kept, or nobody can know yet, and the same id sent again gets the truth."""
    if error.unsure:
        return Refused("database_unsure", {"reason": error.reason})
    code = next((code for word, code in CODES.items() if word in error.reason), "database_unwritable")
    return Refused(code, {"reason": error.reason})


def doubt(error: Unavailable | Unreadable) -> Refused:
    """Say that nobody can know yet whether what was asked was done: the store did not tell, or nobody can read it."""
    return Refused("database_unsure", {"reason": getattr(error, "reason", "an entry cannot be read")})
