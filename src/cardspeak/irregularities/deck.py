"""What is wrong with the cards of a deck."""

from cardspeak.irregularities.row import SELDOM, Irregularity, Offer, Wording

ROWS: tuple[Irregularity, ...] = (
    Irregularity(
        "boxed",
        (Wording("NUMBER card/cards is found face up in the stub [: CARDS]", "a card is found face up in the stub",
                 "the deck holds a card the wrong way round"),),
        (Offer("boxed", "", {"NUMBER": "1"}, {"deal": 10, "street_due": 5, "betting": 51}, group="deal"),),
        asks=("next card dealt",),
    ),
    Irregularity(
        "duplicate",
        (Wording("NUMBER CARDS is found", "two Kh are found", "the deck holds the same card more than once"),),
        (Offer("duplicate", "", {"NUMBER": "two"}, {"betting": 52, "showdown": 8, "over": 7}, group="deck"),),
    ),
    Irregularity(
        "foreign_card",
        (
            Wording("a foreign card is dealt [to SEAT]", "a foreign card is dealt to B",
                    "a card that the game does not have"),
            Wording("a joker is found", "a joker is found", "the deck holds a joker"),
        ),
        (
            Offer("joker", "a joker is found", likely={"betting": 53}, group="deck"),
            Offer("foreign-card", likely={"deal": 19, "betting": 57, "showdown": 20}),
        ),
    ),
    Irregularity(
        "other_back",
        (Wording("NUMBER card/cards of another back is found", "a card of another back is found",
                 "the deck holds a card of another deck"),),
        (Offer("other-back", "", {"NUMBER": "1"}, {"betting": 54}, group="deck"),),
        asks=("in the stub",),
    ),
    Irregularity(
        "wrong_count",
        (Wording("NUMBER card/cards is missing", "a card is missing", "the deck is short of a card"),),
        (Offer("missing", "", {"NUMBER": "a"}, {"always": SELDOM}, group="deck"),),
    ),
    Irregularity(
        "marks",
        (
            Wording("the cards are marked", "the cards are marked", "somebody sees marks on cards"),
            Wording("a card is faulty", "a card is faulty", "the factory made it so that it can be told"),
        ),
        (Offer("marks", likely={"always": SELDOM}),),
    ),
    Irregularity(
        "deck_trouble",
        (Wording("the deck is in doubt", "the deck is in doubt", "any other trouble with the cards"),),
        (Offer("deck-trouble", likely={"always": SELDOM}),),
        asks=("danger to the game",),
    ),
    Irregularity(
        "off_the_table",
        (
            Wording("NUMBER card/cards falls off the table [: CARDS]", "a card falls off the table",
                    "a card leaves the table"),
            Wording("SEAT's card/cards falls off the table [: CARDS]", "A's card falls off the table: Kh",
                    "a player's card leaves the table"),
            Wording("SEAT's NTH card falls off the table [: CARDS]", "A's second card falls off the table",
                    "a player's card leaves the table, counted as it was dealt"),
            Wording("SEAT drops his card/cards", "A drops his cards",
                    "a player lets cards fall, or turns them over", {"how": "own"}),
        ),
        (
            Offer("off-table", "", {"NUMBER": "1"}, {"street_due": 7, "betting": 55}),
            Offer("card-off-table", "SEAT's card/cards falls off the table [: CARDS]", group="hands"),
            Offer("own-drop", "SEAT drops his card/cards", likely={"betting": 43}, who={"SEAT": "live"}),
        ),
        asks=("by the dealer", "place"),
    ),
    Irregularity(
        "stub_dropped",
        (Wording("the stub is dropped", "the stub is dropped", "the deck fell out of the dealer's hand"),),
        (Offer("stub-dropped", likely={"street_due": 6, "betting": 56}, group="deck"),),
        asks=("can be put right", "mixed with the muck"),
    ),
    Irregularity(
        "new_deck",
        (Wording("SEAT asks for another/a-new deck", "B asks for another deck", "wants other cards"),),
        (Offer("new-deck", likely={"always": SELDOM}),),
    ),
)  # fmt: skip
