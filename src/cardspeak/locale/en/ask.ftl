## Ask the floor, and the rulebooks

ask-title = Ask the floor
ask-lead = Tell what happened at the table. The rulebook gives its ruling, and the other books theirs.
ask-book = Rulebook
ask-table = The table
ask-blinds = Blinds
ask-bets = Small and big bet
ask-ante = Ante
ask-event = Event
ask-event-usual = As the book has it
ask-event-cash = Cash game
ask-event-tournament = Tournament
ask-seats = Players in the order of the deal
ask-seats-hint = If left empty: the blinds first, then the others in the order in which the story names them.
ask-middle = In the middle of a hand
ask-street = Round
ask-pot = Pot so far
ask-board = Board
ask-turn = To act
ask-player = Player
ask-chips = Chips behind
ask-bet = Bet in front
ask-more = What else is known
ask-more-hint = Line by line, as in a case file: cards held, the order of the deck, earlier offences.
ask-story = What happened?
ask-story-hint = In the order in which it happened, each thing after a semicolon. What was said stands in quotation marks, in any of the four languages.
ask-pick = Pick it from a list
ask-did = What was it?
ask-who = Who
ask-what = How much, which cards, what words
ask-other = Whom, whose
ask-add = Add to the story
ask-needs = Choose what it was, then fill in who, how much or whom where it is needed.
ask-submit = Ask the floor
ask-not-understood = This was not understood
ask-unruled = The floor does not rule on this here yet.
ask-did-you-mean = Did you mean
ask-nothing-changed = Nothing is ruled until everything is understood.
ask-words = All phrases that can be told
ask-in-the-book = Read it in the book
ask-steps = What the dealer does, in this order
ask-offence = Offence
ask-discretion = Left to discretion
ask-by = Decided by
ask-refused = It is not allowed
ask-begins = The hand begins
ask-next = { $who } may now: { $options }
ask-answer = Answer
ask-answered = Known so far
ask-take-back = take back
ask-clauses = { $count ->
    [one] The clause behind it
   *[other] The clauses behind it
}
ask-change = Change the question
ask-link = A link that keeps this
ask-others = The other books
ask-asks = Question first
ask-alike = The same ruling in
ask-examples = For example
ask-example-chip = Two chips of 1,000 into a raise to 1,200
ask-example-flop = A flop of four cards
ask-example-turn = The turn comes before everybody has acted
ask-example-string = A raise in two motions
ask-example-muck = Cards touch the muck
ask-example-boxed = A card lies face up in the deck

## What may have happened, as it is picked from a list

deeds-actions = Actions
deeds-words = Words and chips
deeds-deal = The deal
deeds-board = The board
deeds-hands = Hands
deeds-deck = The deck
deeds-time = Time
deed-fold = folds
deed-check = checks
deed-call = calls
deed-bet = bets
deed-raise = raises to
deed-all-in = is all-in
deed-says = says
deed-puts-out = puts chips out without a word
deed-two-motions = puts chips out in two motions
deed-takes-back = takes chips back
deed-taps = taps the table
deed-pushes-cards = pushes the cards forward
deed-asks-bet = asks how much the bet is
deed-told = the dealer answers with an amount
deed-card-exposed = the dealer exposes a player’s card
deed-boxed = a card lies face up in the deck
deed-wrong-number = a hand has the wrong number of cards
deed-skipped = the dealer skips a player
deed-wrong-start = the deal begins with the wrong player
deed-wrong-button = the button is in the wrong place
deed-flop = the flop is
deed-turn = the turn is
deed-river = the river is
deed-early-flop = the flop comes before somebody has acted
deed-early-turn = the turn comes before somebody has acted
deed-early-river = the river comes before somebody has acted
deed-four-flop = the flop has four cards
deed-no-burn = no card is burned
deed-two-burns = two cards are burned
deed-burn-seen = the burn card is seen
deed-touch-muck = cards touch the muck
deed-touch-cards = two hands touch
deed-mucked = the dealer mucks a player’s cards
deed-off-table = a card falls off the table
deed-exposes = shows cards during the hand
deed-shows-one = shows a card to one player only
deed-shows = shows the hand
deed-mucks = throws the hand away
deed-discards = throws the hand away at the showdown
deed-forgets = throws the hand away, forgetting an opponent
deed-joker = there is a joker in the deck
deed-missing = a card is missing
deed-twice = a card is there twice
deed-other-back = a card has another back
deed-stub-dropped = the deck was dropped
deed-time-out = the time on the clock runs out

## The rulebooks

books-search-all = Search all clauses of all books
books-found = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
book-proofs = What is enforced, and what proves it
book-points = What it answers
book-points-hint = Every question that the rules have to answer, with the answer of this book. Where it is silent, the book below it answers.
book-points-search = Search the questions
book-beside = Side by side with
book-beside-title = Two books side by side
book-compare = Compare
book-differences = { $count ->
    [one] { $count } question is answered differently.
   *[other] { $count } questions are answered differently.
}
book-alike = Both books answer every question alike.
book-topic = Topic
book-status = Status
book-cases = cases
book-case = Play it:
book-cases-of = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
book-when = only for: { $when }
status-enforced = enforced
status-ruled = ruled
status-run = run
status-offence = offence
status-shown = shown
status-open = open
status-enforced-means = The hand is played by it, and nothing else is allowed.
status-ruled-means = The floor rules by it when it is asked.
status-run-means = The table is run by it.
status-offence-means = The offence and its penalties are known.
status-shown-means = A text to read; there is nothing to decide.
status-open-means = Not done yet.
