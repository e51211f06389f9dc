"""What is answered when the store cannot be used."""

from cardspeak.errors import Unreadable
from cardspeak.hand.refused import Refused
from cardspeak.ports import Unavailable

CODES = {"full": "database_full", "does not answer": "database_away", "locked": "database_locked"}
UNSURE, UNWRITABLE = "database_unsure", "database_unwritable"
TROUBLES = frozenset([*CODES.values(), UNSURE, UNWRITABLE])  # refusals that say nothing of what was asked


def refusal(error: Unavailable) -> Refused:
    """Say why: nothing was kept, or nobody can know yet, and the same id sent again gets the truth."""
    if error.unsure:
        return Refused(UNSURE, {"reason": error.reason})
    code = next((code for word, code in CODES.items() if word in error.reason), UNWRITABLE)
    return Refused(code, {"reason": error.reason})


def doubt(error: Unavailable | Unreadable) -> Refused:
    """Say that nobody can know yet whether what was asked was done: the store did not tell, or nobody can read it."""
    return Refused(UNSURE, {"reason": getattr(error, "reason", "an entry cannot be read")})
