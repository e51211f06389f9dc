"""What goes wrong in the deal."""

from cardspeak.irregularities.row import SELDOM, Irregularity, Offer, Wording

ROWS: tuple[Irregularity, ...] = (
    Irregularity(
        "exposed",
        (
            Wording("the dealer exposes SEAT's NTH card [: CARDS]", "the dealer exposes A's second card",
                    "a card of a player is turned up by the dealer"),
            Wording("the dealer exposes SEAT's card/cards [: CARDS]", "the dealer exposes A's cards",
                    "a player's cards are turned up by the dealer"),
        ),
        (
            Offer("dealer-exposes", likely={"deal": 1}, who={"SEAT": "live"}),
            Offer("card-exposed", "the dealer exposes SEAT's card/cards [: CARDS]", group="deal"),
        ),
        asks=("first of the round", "place"),
    ),
    Irregularity(
        "wrong_number",
        (
            Wording("SEAT is found with NUMBER card/cards", "B is found with three cards",
                    "a hand has the wrong number of cards"),
            Wording("the dealer deals SEAT his NTH card [: CARDS]", "the dealer deals C a third card",
                    "a player gets a card too many"),
        ),
        (Offer("wrong-number", likely={"deal": 2, "betting": 26, "showdown": 9, "over": 6}, group="deal",
               who={"SEAT": "live"}),),
        asks=("extra cards", "can be put right", "next in order"),
    ),
    Irregularity(
        "left_out",
        (Wording("the dealer skips SEAT", "the dealer skips C", "a player is not dealt in"),),
        (Offer("skipped", likely={"deal": 12}, group="deal"),),
        asks=("can be put right",),
    ),
    Irregularity(
        "wrong_start",
        (Wording("the deal begins with SEAT", "the deal begins with B", "the first card went to the wrong seat"),),
        (Offer("wrong-start", likely={"deal": 13}, group="deal"),),
        asks=("can be put right",),
    ),
    Irregularity(
        "wrong_button",
        (Wording("the button is in the wrong place", "the button is in the wrong place",
                 "button and blinds stand wrongly"),),
        (Offer("wrong-button", likely={"deal": 9}, group="deal"),),
    ),
    Irregularity(
        "two_in_a_row",
        (Wording("SEAT is dealt two cards in a row", "D is dealt two cards in a row", "one after the other"),),
        (Offer("two-in-a-row", likely={"deal": 14}),),
        asks=("can be put right",),
    ),
    Irregularity(
        "out_of_order",
        (Wording("SEAT is dealt a card out of order", "B is dealt a card out of order",
                 "a card went to the wrong player"),),
        (Offer("out-of-order", likely={"deal": 15}),),
        asks=("can be put right",),
    ),
    Irregularity(
        "not_entitled",
        (Wording("cards are dealt to an empty seat", "cards are dealt to an empty seat",
                 "a seat not in the game gets cards"),),
        (Offer("empty-seat", likely={"deal": 16}),),
        asks=("can be put right",),
    ),
    Irregularity(
        "not_shuffled",
        (Wording("the deck was not shuffled/cut", "the deck was not shuffled", "the deck was dealt as it lay"),),
        (Offer("not-shuffled", likely={"deal": 17}),),
    ),
    Irregularity(
        "seen_in_the_shuffle",
        (Wording("a card was seen in the shuffle/cut", "a card was seen in the shuffle",
                 "a card was exposed before the deal"),),
        (Offer("seen-in-shuffle", likely={"deal": 18}),),
    ),
    Irregularity(
        "newcomer",
        (Wording("SEAT is a newcomer in a wrong place", "B is a newcomer in a wrong place",
                 "dealt in where newcomers may not be"),),
        (Offer("newcomer", likely={"deal": SELDOM}),),
    ),
    Irregularity(
        "not_posted",
        (Wording("SEAT has not posted what was due", "D has not posted what was due",
                 "was dealt in owing a missed blind"),),
        (Offer("not-posted", likely={"deal": SELDOM, "betting": SELDOM}),),
    ),
)  # fmt: skip
