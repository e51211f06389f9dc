"""What people ask the floor of a tournament: levels that end while a hand begins, players who are out together."""

from cardspeak.irregularities.row import SELDOM, Irregularity, Offer, Wording

ROWS: tuple[Irregularity, ...] = (
    Irregularity(
        "level_ends",
        (
            Wording("the level ends before the riffle", "the level ends before the riffle",
                    "the time of the level is up, and the dealer has not begun to shuffle", {"how": "before"}),
            Wording("the level ends after the riffle", "the level ends after the riffle",
                    "the dealer has begun to shuffle", {"how": "riffle"}),
            Wording("the level ends after the shuffler has started", "the level ends after the shuffler has started",
                    "somebody has pressed the button of the shuffling machine", {"how": "button"}),
            Wording("the level ends while the dealers change", "the level ends while the dealers change",
                    "the one dealer has been pushed, the other has not dealt yet", {"how": "push"}),
        ),
        (Offer("level-ends", likely={"always": SELDOM}),),
        asks=("announced",),
    ),
    Irregularity(
        "old_level_hand",
        (Wording("the hand was begun at the old level", "the hand was begun at the old level",
                 "blinds and antes of the level before were posted by mistake"),),
        (Offer("old-level-hand", likely={"always": SELDOM}),),
    ),
    Irregularity(
        "out_together",
        (Wording("SEAT and OTHER are out in the same hand", "B and C are out in the same hand",
                 "who of them is placed higher"),),
        (Offer("out-together", likely={"always": SELDOM}),),
    ),
)  # fmt: skip
