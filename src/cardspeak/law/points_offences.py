"""Points of the floor: what an offence costs, who imposes it, how it is served."""

from cardspeak.irregularities import OFFENCES

ROWS: tuple[tuple[str, str], ...] = (
    *[(offence.point, f"{offence.what}: what does it cost?") for offence in OFFENCES],
    ("penalty.scale", "Which penalties are there?"),
    ("penalty.repeated", "What becomes of a penalty when an offence is repeated?"),
    ("penalty.by", "Who may impose a penalty?"),
    ("penalty.inquiry", "What comes before a penalty?"),
    ("penalty.round", "How many hands is a missed round?"),
    ("penalty.starts", "When does a penalty start?"),
    ("penalty.serving", "What becomes of a player's seat during a penalty?"),
    ("penalty.chips", "What becomes of the chips of a disqualified player?"),
    ("penalty.forfeited", "What becomes of forfeited chips?"),
    ("penalty.protocol", "Does an exclusion have to stand in the protocol?"),
    ("penalty.appeal", "Who hears a protest against a penalty?"),
    ("language.allowed", "Which languages may be spoken at the table?"),
    ("chips.columns", "How high are columns of chips?"),
    ("deck.request", "May a player ask for another deck?"),
)
