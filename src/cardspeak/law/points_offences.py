"""Points of the floor: what is an offence, what it costs, who imposes it."""

from typing import NamedTuple


class Offence(NamedTuple):
    """An offence in the words of the field: its key in the points, its name, and what it is."""

    key: str
    name: str
    what: str

    @property
    def point(self) -> str:
        """The point of law that says what it costs."""
        return f"offence.{self.key}"


OFFENCES: tuple[Offence, ...] = (
    # conduct
    Offence("insult", "insult", "A player insults somebody"),
    Offence("delay", "delaying the game", "A player holds the game up without cause"),
)

ROWS: tuple[tuple[str, str], ...] = (
    *[(offence.point, f"{offence.what}: what does it cost?") for offence in OFFENCES],
    ("penalty.scale", "Which penalties are there?"),
    ("penalty.repeated", "What becomes of a penalty when an offence is repeated?"),
    ("penalty.by", "Who may impose a penalty?"),
    ("penalty.inquiry", "What comes before a penalty?"),
    ("penalty.round", "How many hands is a missed round?"),
    ("penalty.starts", "When does a penalty start?"),
    ("penalty.serving", "What becomes of a player's seat while he serves a penalty?"),
    ("penalty.chips", "What becomes of the chips of a disqualified player?"),
    ("penalty.forfeited", "What becomes of forfeited chips?"),
    ("penalty.protocol", "Does an exclusion have to stand in the protocol?"),
)
