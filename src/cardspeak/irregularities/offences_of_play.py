"""Offences in the play: betting, cards, chips."""

from cardspeak.irregularities.row import Irregularity, Offer, offence

ROWS: tuple[Irregularity, ...] = (
    offence(
        "out_of_turn", "betting", "acting out of turn", "A player acts out of turn",
        ("SEAT acts out of turn", "B acts out of turn"),
        ("SEAT acts out of turn on purpose", "B acts out of turn on purpose", "on purpose"),
        ("SEAT acts out of turn again", "B acts out of turn again", "repeatedly"),
        when=("on purpose", "repeatedly"), asks=("on purpose", "repeatedly"),
    ),
    offence(
        "fold_early", "betting", "folding out of turn", "A player folds out of turn",
        ("SEAT folds before his turn", "B folds before his turn"),
    ),
    offence(
        "fold_to_check", "betting", "folding to a check", "A player folds who faces no bet",
        ("SEAT folds to a check", "B folds to a check"),
        when=("always", "before the last round"),
    ),
    offence(
        "hasty", "betting", "acting before the amount is clear", "A player acts before the amount is clear",
        ("SEAT acts before the amount is clear", "B acts before the amount is clear"),
        step="wait_for_clear_amount",
    ),
    offence(
        "adds_chips", "betting", "adding chips without a word",
        "A player whose bet was raised adds chips without a word",
        ("SEAT adds chips without a word", "B adds chips without a word"),
        step="have_action_said_first",
    ),
    offence(
        "splash", "betting", "splashing the pot", "A player throws chips into the pot",
        ("SEAT splashes the pot", "B splashes the pot"),
        offer=Offer("splashes", "", {}, {"always": 97}),
    ),
    offence(
        "out_of_reach", "betting", "betting out of the dealer's reach", "A player bets where the dealer does not reach",
        ("SEAT bets out of the dealer's reach", "B bets out of the dealer's reach"),
        step="have_chips_put_within_reach",
    ),
    offence(
        "exposing", "cards", "showing cards", "A player opens cards before the betting is over",
        ("SEAT shows his cards before the betting is over", "B shows his cards before the betting is over"),
    ),
    offence(
        "keeps_cards", "cards", "keeping folded cards", "A player keeps the cards after announcing a fold",
        ("SEAT keeps his cards after folding", "B keeps his cards after folding"),
        step="have_cards_pushed_forward",
    ),
    offence(
        "touches_cards", "cards", "touching cards", "A player touches the muck, the burned cards or those of others",
        ("SEAT touches the muck", "B touches the muck"),
        ("SEAT touches the burn card/cards", "B touches the burn cards"),
        ("SEAT takes OTHER's hand/cards", "B takes C's cards"),
    ),
    offence(
        "into_others", "cards", "throwing cards into another's", "A player throws cards into another's",
        ("SEAT throws his hand/cards into OTHER's [hand/cards]", "B throws his cards into C's"),
    ),
    offence(
        "throws_cards", "cards", "throwing cards", "A player throws cards",
        ("SEAT throws his hand/cards off the table", "B throws his cards off the table"),
        ("SEAT throws cards", "B throws cards"),
    ),
    offence(
        "discards_badly", "cards", "discarding badly", "A player throws cards far from the discards, high or hard",
        ("SEAT throws his hand/cards high", "B throws his cards high"),
        ("SEAT throws his hand/cards away from the muck", "B throws his cards away from the muck"),
        ("SEAT throws his hand/cards onto the dealer's hands", "B throws his cards onto the dealer's hands"),
        step="have_cards_pushed_forward_low",
    ),
    offence(
        "out_of_sight", "cards", "cards out of sight", "A player keeps cards where they cannot be seen",
        ("SEAT holds his hand/cards under the table", "B holds his cards under the table"),
        ("SEAT covers his hand/cards", "B covers his cards"),
        ("SEAT holds his hand/cards off the table", "B holds his cards off the table"),
        step="have_cards_put_in_plain_view",
    ),
    offence(
        "unprotected", "cards", "unprotected cards", "A player does not protect the cards",
        ("SEAT leaves his hand/cards unprotected", "B leaves his cards unprotected"),
        step="own_risk",
    ),
    offence(
        "known_defect", "cards", "playing on with a defective deck",
        "A player who knows of a defect of the deck acts on",
        ("SEAT plays on knowing that the deck is defective", "B plays on knowing that the deck is defective"),
    ),
    offence(
        "silent_deck", "cards", "keeping silent about a defective deck",
        "A player who sees a defect of the deck does not tell",
        ("SEAT keeps silent about a defective deck", "B keeps silent about a defective deck"),
        step="dealer_is_to_be_told_at_once",
    ),
    offence(
        "touches_chips", "chips", "touching chips", "A player touches the chips of others",
        ("SEAT takes OTHER's chips", "B takes C's chips"),
        ("SEAT plays with OTHER's chips", "B plays with C's chips"),
    ),
    offence(
        "hidden_chips", "chips", "hiding chips", "A player hides chips",
        ("SEAT hides AMOUNT", "B hides 500"),
        ("SEAT hides chips", "B hides chips"),
        ("SEAT hides AMOUNT in chips", "B hides 500 in chips"),
    ),
    offence(
        "carried_chips", "chips", "carrying chips out of sight",
        "A player carries chips out of sight from table to table",
        ("SEAT carries AMOUNT out of sight", "B carries 500 out of sight"),
    ),
    offence(
        "removed_chips", "chips", "taking chips off the table", "A player takes chips off the table",
        ("SEAT carries AMOUNT away from the table", "B carries 500 away from the table"),
        ("SEAT carries chips away from the table", "B carries chips away from the table"),
        step="have_chips_put_back",
    ),
    offence(
        "rack", "chips", "playing out of a rack", "A player plays with chips in a rack",
        ("SEAT plays out of a rack", "B plays out of a rack"),
        step="have_chips_taken_out_of_rack",
    ),
    offence(
        "chips_in_way", "chips", "chips in the way", "A player places chips where they hinder the deal or the view",
        ("SEAT places his chips in the way", "B places his chips in the way"),
        step="have_chips_moved",
    ),
    offence(
        "uncountable", "chips", "chips that cannot be counted", "A player's chips lie so that they cannot be counted",
        ("SEAT stacks his chips untidily", "B stacks his chips untidily"),
        step="have_chips_stacked",
    ),
    offence(
        "big_chips", "chips", "big chips out of view", "A player keeps big chips where they are not seen",
        ("SEAT hides his big chips behind others", "B hides his big chips behind others"),
        step="have_big_chips_put_in_front",
    ),
)  # fmt: skip
