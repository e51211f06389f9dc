"""What the floor reads into words, chips and acts before the turn, and what is told beside it, as pages offer it."""

from cardspeak.irregularities.row import Offer

OFFERS: tuple[Offer, ...] = (
    # plain actions
    Offer("fold", "SEAT folds", group="actions"),
    Offer("check", "SEAT checks", group="actions"),
    Offer("call", "SEAT calls [AMOUNT]", group="actions"),
    Offer("bet", "SEAT bets [AMOUNT]", group="actions", also=("AMOUNT",)),
    Offer("raise", "SEAT raises/re-raises to AMOUNT", group="actions"),
    Offer("all-in", "SEAT is/goes/moves all-in [for AMOUNT]", group="actions"),
    # before the turn
    Offer("fold-early", "SEAT folds", {}, {"deal": 28, "betting": 34}, who={"SEAT": "live"}),
    Offer("check-early", "SEAT checks", {}, {"deal": 27, "betting": 33}, who={"SEAT": "waits"}),
    Offer("call-early", "SEAT calls [AMOUNT]", {}, {"deal": 8, "betting": 16}, who={"SEAT": "waits"}),
    Offer("bet-early", "SEAT bets [AMOUNT]", {}, {"betting": 35}, also=("AMOUNT",), who={"SEAT": "waits"}),
    Offer("raise-early", "SEAT raises/re-raises to AMOUNT", {}, {"deal": 7, "betting": 15},
          who={"SEAT": "waits"}),
    # words and chips
    Offer("said", "SEAT says/announces [:] QUOTE", {}, {"deal": 4, "betting": 13}, "words"),
    Offer("chips", "SEAT puts out PUT [MOTIONS]", {}, {"deal": 3, "betting": 11}, "words"),
    Offer("string-bet", "SEAT puts out PUT [MOTIONS]", {"MOTIONS": "in two motions"}, {"deal": 6, "betting": 12},
          "words"),
    Offer("said-and-put", "SEAT says/announces [:] QUOTE [,] and puts out PUT [MOTIONS]", {},
          {"deal": 5, "betting": 14}),
    Offer("takes-back", "SEAT takes back TOOK", {}, {"deal": 30, "betting": 36}, "words", who={"SEAT": "bet"}),
    Offer("taps", "SEAT taps the table", {}, {"betting": 42}, "words", who={"SEAT": "live"}),
    Offer("cards-forward", "SEAT pushes his cards forward", {}, {"betting": 41}, "words",
          who={"SEAT": "live"}),
    Offer("asks-bet", "SEAT asks how much", group="words"),
    Offer("dealer-tells", "the dealer says AMOUNT", group="words"),
    # the board
    Offer("flop", "the STREET is CARDS", {"STREET": "flop"}, group="board"),
    Offer("turn", "the STREET is CARDS", {"STREET": "turn"}, group="board"),
    Offer("river", "the STREET is CARDS", {"STREET": "river"}, group="board"),
    # hands and time
    Offer("shows", "SEAT shows/tables [his/all] [hand/cards]", group="hands"),
    Offer("mucks", "SEAT mucks [his] [hand/cards]", group="hands"),
    Offer("asks-to-see", "SEAT asks to see OTHER's hand/cards", {}, {"showdown": 5, "over": 12},
          who={"SEAT": "live", "OTHER": "closed"}),
    Offer("calls-clock", "SEAT calls time/the-clock on OTHER", {}, {"betting": 31}, who={"OTHER": "acting"}),
)  # fmt: skip
