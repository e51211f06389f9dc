"""Claims, protests, spectators, tickets, and what no other row is about."""

from cardspeak.irregularities.row import SELDOM, Irregularity, Offer, Wording

ROWS: tuple[Irregularity, ...] = (
    Irregularity(
        "took_the_pot",
        (Wording("SEAT draws in the pot", "A draws in the pot", "draws the pot in without the dealer"),),
        (Offer("took-the-pot", likely={"showdown": SELDOM, "over": 11}),),
        holds="takes_pot",
    ),
    Irregularity(
        "disputed_hand",
        (Wording("SEAT disputes the hand", "B disputes the hand", "does not agree who won"),),
        (Offer("disputed-hand", likely={"over": 3}),),
        asks=("seconds since", "action in the next hand"),
    ),
    Irregularity(
        "disputed_pot",
        (Wording("SEAT disputes the pot", "B disputes the pot", "says that the pot was wrongly counted or paid"),),
        (Offer("disputed-pot", likely={"over": 1}),),
        asks=("seconds since", "action in the next hand", "told at once"),
    ),
    Irregularity(
        "unfair",
        (Wording("the rule is unfair to SEAT", "the rule is unfair to B", "the letter of a rule would not be fair"),),
        (Offer("unfair", likely={"always": SELDOM}),),
        asks=("unusual",),
    ),
    Irregularity(
        "harmed",
        (
            Wording("SEAT was harmed by a breach", "B was harmed by a breach", "somebody did not keep the procedure"),
            Wording("SEAT has gained an unfair advantage", "B has gained an unfair advantage", "meaning it or not"),
        ),
        (Offer("harmed", likely={"always": SELDOM}),),
    ),
    Irregularity(
        "no_rule",
        (Wording("no rule covers the error", "no rule covers the error", "the book says nothing of what went wrong"),),
        (Offer("no-rule", likely={"always": SELDOM}),),
    ),
    Irregularity(
        "contested",
        (Wording("SEAT contests the ruling", "B contests the ruling", "does not accept what the floor decided"),),
        (Offer("contested", likely={"always": SELDOM}),),
    ),
    Irregularity(
        "penalty",
        (),  # told by the floor's own phrase
        (Offer("penalise", "the floor penalises/penalizes SEAT : TEXT", {}, {"always": 91}),),
        asks=("in the protocol",),
    ),
    Irregularity(
        "protest",
        (Wording("SEAT protests [against his penalty]", "B protests against the penalty",
                 "does not accept a decision"),),
        (Offer("protest", likely={"always": SELDOM}),),
    ),
    Irregularity(
        "language",
        (Wording("SEAT speaks LANGUAGE", "B speaks German", "speaks this language at the table"),),
        (Offer("language", likely={"always": 97}),),
        asks=("in the USA", "the local language", "posted by the house"),
    ),
    Irregularity(
        "spectator_talks",
        (
            Wording("a spectator comments on the play/hand", "a spectator comments on the play",
                    "somebody who only watches talks about the hand", {"how": "comments"}),
            Wording("a spectator tells SEAT what to do", "a spectator tells B what to do",
                    "somebody who only watches advises a player", {"how": "comments"}),
            Wording("a spectator stands between the players", "a spectator stands between the players",
                    "somebody who only watches is in the way", {"how": "intrudes"}),
        ),
        (Offer("spectator-talks", likely={"always": SELDOM}),),
    ),
    Irregularity(
        "ticket_given_on",
        (Wording("SEAT gives/sells his ticket to OTHER", "B gives his ticket to C",
                 "somebody else is to play with a ticket for a tournament"),),
        (Offer("ticket-given-on", likely={"always": SELDOM}),),
        asks=("won in a qualification",),
    ),
)  # fmt: skip
