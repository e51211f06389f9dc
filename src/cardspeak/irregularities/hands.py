"""What goes wrong with the hands of players, in the betting and at the showdown."""

from cardspeak.irregularities.row import SELDOM, Irregularity, Offer, Wording

ROWS: tuple[Irregularity, ...] = (
    Irregularity(
        "mucked_by_the_dealer",
        (Wording("the dealer mucks SEAT's hand/cards", "the dealer mucks A's cards",
                 "the dealer takes a player's cards away"),),
        (Offer("dealer-mucks", "", {}, {"street_due": 8, "betting": 21, "showdown": 7}, "hands",
               who={"SEAT": "live"}),),
        asks=("clearly the winner", "identifiable"),
    ),
    Irregularity(
        "touches_the_muck",
        (Wording("SEAT's hand/card/cards touches the muck", "A's cards touch the muck", "a hand meets the discards"),),
        (Offer("touches-muck", "", {}, {"street_due": 9, "betting": 22, "showdown": 6}, "hands",
               who={"SEAT": "live"}),),
        asks=("face up", "identifiable", "misled"),
    ),
    Irregularity(
        "hands_touch",
        (Wording("SEAT's hand/card/cards touches OTHER's [hand/cards]", "A's cards touch B's", "two hands meet"),),
        (Offer("touches-cards", likely={"betting": 44}, group="hands", who={"SEAT": "live", "OTHER": "live"}),),
        asks=("face up", "identifiable"),
    ),
    Irregularity(
        "opened",
        (
            Wording("SEAT exposes NUMBER card/cards", "B exposes a card",
                    "shows cards that nobody named, while the hand goes on"),
            Wording("SEAT exposes CARDS", "B exposes As", "shows cards while the hand goes on"),
        ),
        (
            Offer("exposes", "", {"NUMBER": "a"}, {"betting": 23}, "hands", who={"SEAT": "live"}),
            Offer("exposes-cards", "SEAT exposes CARDS", group="hands", who={"SEAT": "live"}),
        ),
        asks=("by accident",),
        holds="exposing",
    ),
    Irregularity(
        "shown_to_one",
        (
            Wording("SEAT shows NUMBER card/cards to OTHER", "A shows a card to B", "one player sees another's cards"),
            Wording("SEAT shows CARDS to OTHER", "A shows As to B", "one player sees these cards of another"),
        ),
        (Offer("shows-one", "", {"NUMBER": "a"}, {"betting": 27, "showdown": 10, "over": 9}, "hands",
               who={"SEAT": "live"}),),
        asks=("asked for",),
        holds="one_player",
    ),
    Irregularity(
        "said_fold",
        (Wording("SEAT has said fold and keeps his cards", "B has said fold and keeps his cards",
                 "the word, without the cards"),),
        (Offer("said-fold", likely={"betting": 24}, who={"SEAT": "live"}),),
        asks=("in the muck",),
        holds="keeps_cards",
    ),
    Irregularity(
        "forgot_an_opponent",
        (
            Wording("SEAT discards and forgets OTHER", "A discards and forgets B",
                    "a bettor thinks that everybody has folded"),
            Wording("SEAT thinks [that] the hand is over and throws his hand/cards away",
                    "A thinks the hand is over and throws his cards away", "the cards are thrown away too early"),
        ),
        (Offer("forgot", likely={"betting": 45}, group="hands", who={"SEAT": "live", "OTHER": "live"}),),
        asks=("identifiable", "in the muck", "misled"),
    ),
    Irregularity(
        "wants_back",
        (
            Wording("SEAT wants his hand/cards back", "B wants his cards back",
                    "asks for a hand that was folded or thrown away"),
        ),
        (Offer("wants-back", likely={"betting": 28, "showdown": 8, "over": 5}, group="hands",
               who={"SEAT": "folded"}),),
        asks=("identifiable", "in the muck", "misled"),
    ),
    Irregularity(
        "upcards",
        (
            Wording("SEAT picks up his upcards", "B picks up his upcards",
                    "takes the open cards of stud into the hand"),
            Wording("SEAT turns over his upcard/upcards", "B turns over his upcard",
                    "turns an open card of stud face down"),
        ),
        (Offer("upcards", likely={"betting": SELDOM}),),
    ),
    Irregularity(
        "time_up",
        (Wording("SEAT's time runs out", "A's time runs out", "the clock was called and has ended"),),
        (Offer("time-up", likely={"betting": 32}, group="time", who={"SEAT": "acting"}),),
    ),
    Irregularity(
        "discarded",
        (Wording("SEAT discards face down", "A discards face down", "throws the hand away at the showdown"),),
        (Offer("face-down", likely={"showdown": 1, "over": 8}, group="hands", who={"SEAT": "closed"}),),
        asks=("identifiable", "in the muck", "misled"),
    ),
    Irregularity(
        "half_shown",
        (Wording("SEAT shows only a part and mucks", "A shows only a part and mucks", "not all cards were tabled"),),
        (Offer("half-shown", likely={"showdown": 2}, who={"SEAT": "closed"}),),
        asks=("clearly read", "identifiable", "misled"),
    ),
    Irregularity(
        "one_card",
        (Wording("SEAT shows one winning card only", "A shows one winning card only", "keeps the others"),),
        (Offer("one-card", likely={"showdown": 3}, who={"SEAT": "closed"}),),
    ),
    Irregularity(
        "opened_for_player",
        (Wording("SEAT's hand is to be opened for him", "A's hand is to be opened for him",
                 "somebody else would turn it up"),),
        (Offer("opened-for-him", likely={"showdown": 4}, who={"SEAT": "closed"}),),
    ),
    Irregularity(
        "hand_suspected",
        (Wording("SEAT suspects OTHER", "A suspects B",
                 "thinks that another does not play fair, and wants the hand opened"),),
        (Offer("hand-suspected", likely={"showdown": SELDOM}, who={"OTHER": "live"}),),
        asks=("grounds",),
    ),
    Irregularity(
        "given_up",
        (Wording("SEAT wants to see the hand that OTHER gave up", "A wants to see the hand that B gave up",
                 "asks for a hand that was folded"),),
        (Offer("given-up", likely={"showdown": 12, "over": 10}, who={"OTHER": "folded"}),),
    ),
    Irregularity(
        "misread",
        (Wording("SEAT's hand is misread", "A's hand is misread", "the dealer has read a tabled hand wrongly"),),
        (Offer("misread", likely={"showdown": 11, "over": 2}, who={"SEAT": "open"}),),
    ),
)  # fmt: skip
