"""What goes wrong with the board, and with the streets of stud."""

from cardspeak.irregularities.row import Irregularity, Offer, Wording

EARLY = "the STREET is opened too early"
BEFORE = "the STREET is opened before SEAT has acted"

ROWS: tuple[Irregularity, ...] = (
    Irregularity(
        "early_street",
        (
            Wording(BEFORE, "the turn is opened before B has acted", "a street is opened before the betting is over"),
            Wording(EARLY, "the turn is opened too early", "a street is opened before the betting is over"),
            Wording("the next street is dealt too early", "the next street is dealt too early",
                    "a card of stud is dealt before the betting is over", {"street": "next street"}),
        ),
        (
            Offer("early-flop", EARLY, {"STREET": "flop"}, {"early_flop": 17}),
            Offer("early-turn", EARLY, {"STREET": "turn"}, {"early_turn": 17}),
            Offer("early-river", EARLY, {"STREET": "river"}, {"early_river": 17}),
            Offer("flop-before", BEFORE, {"STREET": "flop"}, group="board"),
            Offer("turn-before", BEFORE, {"STREET": "turn"}, group="board"),
            Offer("river-before", BEFORE, {"STREET": "river"}, group="board"),
        ),
    ),
    Irregularity(
        "wrong_cards",
        (Wording("the STREET has NUMBER card/cards [: CARDS]", "the flop has four cards: 2c 7d Kh Ks",
                 "a street has so many cards"),),
        (Offer("flop-of-four", "", {"STREET": "flop", "NUMBER": "4"}, {"flop_due": 1, "flop_opened": 1}, "board"),),
    ),
    Irregularity(
        "wrong_burn",
        (
            Wording("the dealer burns NUMBER [card/cards]", "the dealer burns two", "so many cards are burned"),
            Wording("the dealer does not burn", "the dealer does not burn", "no card is burned", {"number": 0}),
        ),
        (
            Offer("no-burn", "the dealer does not burn", {}, {"street_opened": 2}, "board"),
            Offer("two-burns", "", {"NUMBER": "two"}, {"street_opened": 3}, "board"),
        ),
        asks=("can be put right",),
    ),
    Irregularity(
        "burn_seen",
        (Wording("the dealer exposes the burn card [: CARDS]", "the dealer exposes the burn card",
                 "a burned card was seen"),),
        (Offer("burn-seen", "", {}, {"street_due": 4, "street_opened": 4}, "board"),),
    ),
)  # fmt: skip
