"""What stands in nearly every stored event is a row; the order of its values is this one, whatever the class has.

A row is part of the form of each event that holds it: another field, order or meaning is a new version of all of them.
"""

from cardspeak.hand.state import Cards, Post, Pot, Round, Secret
from cardspeak.room.fairness.reading import Choice, Loss

ROWS: dict[type, tuple[str, ...]] = {
    Round: (
        "stacks", "bets", "live", "queue", "level", "full", "step", "raises", "crowd", "began", "acted", "shut",
        "aggressor", "barred", "ceiling",
    ),
    Pot: ("paid", "dead", "carried", "taken", "raked"),
    Post: ("seat", "kind", "amount"),
    Cards: ("boards", "open", "up", "tabled"),
    Secret: ("down", "stub", "burns", "discards"),
    Loss: ("seat", "to", "amount"),
    Choice: ("seat", "against", "spot", "deed", "pot"),
}  # fmt: skip
