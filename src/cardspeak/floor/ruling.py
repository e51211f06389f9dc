"""A ruling: what the book makes of what happened, why, what to do at the table, and what is left to whom."""

from typing import NamedTuple

from cardspeak.finding import Finding
from cardspeak.floor.declarations.speech import Meaning
from cardspeak.hand import commands as c
from cardspeak.hand.remedies.kinds import Remedy
from cardspeak.record import record


@record
class Ask(NamedTuple):
    """A fact that must be established first: its name, the question, and what each answer would lead to."""

    fact: str
    question: Finding
    leads: tuple[tuple[str | int | bool, Finding], ...] = ()


@record
class Ruling(NamedTuple):
    """The outcome, the points of law behind it, and all that follows from it; each with a sentence in `locale`.

    `command` is what it is to the hand (None: the hand goes on as it stands), `steps` what the dealer does, in order;
    `asks` are facts that are missing, `discretion` what the book leaves to whom; `offence` is the key of what was done
    wrong, `sanction` what it costs, `by` who may impose it. `refunds` and `forfeits` are chips by seat; `held` waits
    for the turn of its player. `remedies` are what the steps change in the hand; `binds` is a seat with the statement
    that it is held to.
    """

    outcome: Finding
    points: tuple[str, ...]
    amount: int | None = None
    command: c.Command | None = None
    reason: Finding | None = None
    steps: tuple[Finding, ...] = ()
    asks: tuple[Ask, ...] = ()
    discretion: Finding | None = None
    offence: str = ""
    sanction: Finding | None = None
    by: Finding | None = None
    refunds: tuple[tuple[int, int], ...] = ()
    forfeits: tuple[tuple[int, int], ...] = ()
    held: c.Command | None = None
    remedies: tuple[Remedy, ...] = ()
    binds: tuple[int, Meaning] | None = None


def is_plain(ruling: Ruling) -> bool:
    """Say whether a ruling is a fold and nothing more, for which nobody calls the floor."""
    if not isinstance(ruling.command, c.Fold) or ruling.outcome.code != "folds":
        return False
    more = (
        ruling.reason, ruling.steps, ruling.asks, ruling.discretion, ruling.offence, ruling.refunds, ruling.forfeits,
    )  # fmt: skip
    return not any(more)
