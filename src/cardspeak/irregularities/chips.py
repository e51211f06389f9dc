"""What goes wrong with bets, chips and turns."""

from cardspeak.irregularities.row import SELDOM, Irregularity, Offer, Wording

ROWS: tuple[Irregularity, ...] = (
    Irregularity(
        "found_chips",
        (Wording("SEAT finds AMOUNT after his all-in against OTHER", "A finds 500 after his all-in against B",
                 "chips turn up that nobody saw when the all-in was called"),),
        (Offer("found-chips", likely={"betting": 38, "street_due": 10, "showdown": 13, "over": 4},
               who={"SEAT": "all in", "OTHER": "live"}),),
        asks=("part of the all-in", "won"),
    ),
    Irregularity(
        "chips_not_visible",
        (Wording("SEAT's chips cannot be seen", "A's chips cannot be seen", "chips are hidden or badly stacked"),),
        (Offer("chips-not-visible", likely={"always": SELDOM}),),
        holds="uncountable",
    ),
    Irregularity(
        "count",
        (Wording("SEAT asks for a count of OTHER's chips", "A asks for a count of B's chips",
                 "wants a stack counted exactly"),),
        (Offer("count", likely={"betting": SELDOM}),),
    ),
    Irregularity(
        "wrong_size",
        (Wording("SEAT's bet/raise to/of AMOUNT should have been DUE", "B's raise to 1000 should have been 1200",
                 "a bet of a wrong size is found after others have answered it"),),
        (Offer("wrong-size", likely={"betting": 17}, who={"SEAT": "bet"}),),
    ),
    Irregularity(
        "skipped",
        (Wording("it was SEAT's turn", "it was D's turn",
                 "the action passed a player by, and others have acted behind"),),
        (Offer("passed-by", likely={"betting": 18}, who={"SEAT": "waits"}),),
        asks=("had time",),
    ),
    Irregularity(
        "short_calls",
        (Wording("SEAT and OTHER calls short", "C and D call short", "two calls in a row were too small"),),
        (Offer("short-calls", likely={"betting": SELDOM}, who={"SEAT": "bet", "OTHER": "bet"}),),
    ),
    Irregularity(
        "columns",
        (Wording("SEAT stacks his chips in columns of NUMBER", "B stacks his chips in columns of 17",
                 "so many chips a column"),),
        (Offer("columns", likely={"always": SELDOM}),),
    ),
)  # fmt: skip
