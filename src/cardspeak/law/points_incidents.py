"""Points of the floor: what to do when the deal, the cards or the pot went wrong."""

ROWS: tuple[tuple[str, str], ...] = (
    # when it is too late
    ("action.substantial", "Has so much been acted that a deal can no longer be undone?"),
    # streets opened too early
    ("early.flop", "The flop was opened before the betting was over: what now?"),
    ("early.turn", "The turn was opened before the betting was over: what now?"),
    ("early.river", "The river was opened before the betting was over: what now?"),
    ("early.stud", "A card of the next street of stud was dealt before the betting was over: what now?"),
    ("stub.shuffle", "How is a stub shuffled during a hand?"),
)
