"""The points of law that a club asks: admission, money, duties of its staff, as rows of name and question."""

DEEDS: dict[str, str] = {
    "told": "Who is told that somebody wants to play?",
    "invites": "Who invites a player to a seat?",
    "moves": "Who decides on a change of table?",
    "absence": "Who is told that a player will be away for long?",
    "counts": "Who counts the chips of an absent player?",
    "keeps": "Who keeps the chips of an absent player and hands them back?",
    "deposit": "Who sells chips and pays them out?",
    "exit": "Who makes out the exit sheet?",
    "spectators": "Who sends spectators away?",
    "charge": "Who collects the charge for time?",
    "bans": "Who bans somebody from the house?",
    "proposals": "Who considers proposals to change the rules?",
}
"""What the staff of a club do, each with its question; its point of law is `who.` and this name."""

ROWS: tuple[tuple[str, str], ...] = (
    # admission
    ("admit.steps", "What does a person do before sitting down, in which order?"),
    ("admit.card", "Does a player show a membership card?"),
    ("admit.registered", "May somebody play who is not registered?"),
    ("admit.person", "May somebody play through a substitute?"),
    # the house
    ("payout.needs", "What is needed for chips to be paid out?"),
    ("club.holds", "Which events may the club hold, and under which rules?"),
    ("club.documents", "Which documents does a player get who asks?"),
    ("club.proposals", "Who may propose to change the rules?"),
    ("club.ban", "For what may somebody be banned from the house?"),
    ("club.things", "What of personal things at a table?"),
    ("spectators.stay", "May spectators stay and watch?"),
    ("dealer.handover", "What does a dealer tell the next one?"),
    ("dealer.reports", "What does a dealer report to the floor?"),
    # duties
    *[(f"who.{deed}", question) for deed, question in DEEDS.items()],
)  # fmt: skip
