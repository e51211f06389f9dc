"""Points of the floor: what to do when the deal, the cards or the pot went wrong."""

ROWS: tuple[tuple[str, str], ...] = (
    # when it is too late
    ("action.substantial", "Has so much been acted that a deal can no longer be undone?"),
    ("misdeal.until", "Until when can a misdeal be declared?"),
    ("misdeal.redeal", "How is a misdeal dealt again?"),
    # what is a misdeal
    ("exposed.deal", "The dealer exposed a card of the deal: is that a misdeal?"),
    ("exposed.one", "One exposed card of the deal is no misdeal: what becomes of it?"),
    ("exposed.last", "The last card of stud was dealt open: what now?"),
    ("boxed.several", "How many cards the wrong way round spoil the deal?"),
    ("boxed.one", "One card lies the wrong way round in the deck: what becomes of it?"),
    ("misdeal.start", "The deal began at the wrong seat: is that a misdeal?"),
    ("misdeal.order", "A card was dealt out of order: is that a misdeal?"),
    ("misdeal.not_entitled", "Cards went to a seat that gets none: is that a misdeal?"),
    ("misdeal.left_out", "A player was left out of the deal: is that a misdeal?"),
    ("misdeal.two_in_a_row", "Who may get two cards one after the other?"),
    ("misdeal.unshuffled", "The deck was not shuffled or cut: is that a misdeal?"),
    ("misdeal.seen", "A card was seen in the shuffle: is that a misdeal?"),
    ("misdeal.newcomer", "A newcomer was dealt in where he may not be: is that a misdeal?"),
    ("misdeal.foreign", "A card was dealt that does not belong to the game: what now?"),
    ("misdeal.button", "The button stood in the wrong place: what now?"),
    ("number.until", "A hand has the wrong number of cards: until when can the deal be undone?"),
    ("number.dealt", "A hand has the wrong number of cards, found in time: what now?"),
    ("number.late", "A hand has the wrong number of cards, found too late: what now?"),
    ("number.unseen", "Who answers for the number of cards when a player acts without looking?"),
    # streets opened too early
    ("early.flop", "The flop was opened before the betting was over: what now?"),
    ("early.turn", "The turn was opened before the betting was over: what now?"),
    ("early.river", "The river was opened before the betting was over: what now?"),
    ("early.stud", "A card of the next street of stud was dealt before the betting was over: what now?"),
    # burns, flops, streets
    ("flop.surplus", "The flop has too many cards: what now?"),
    ("flop.unburned", "The flop was dealt without a burn: what now?"),
    ("burn.wrong", "No card was burned before a street, or more than one: what now?"),
    ("burn.seen", "A burn card was seen: what now?"),
    ("street.surplus", "Too many cards were turned up at once: what now?"),
    ("stub.dropped", "The stub was dropped: what now?"),
    # decks
    ("fouled.twice", "A card is in the deck twice: what becomes of the hand?"),
    ("fouled.back", "A card has another back: what becomes of the hand?"),
    ("fouled.count", "The deck has too many or too few cards: what becomes of the hand?"),
    ("fouled.marks", "Cards are marked: what becomes of the hand?"),
    ("fouled.after", "The deck is found fouled after the award: what becomes of the pot?"),
    ("off.table", "The dealer's dealing sent a card off the table: what now?"),
    ("off.own", "A player dropped his cards or turned them over: what now?"),
    ("stub.shuffle", "How is a stub shuffled during a hand?"),
)
