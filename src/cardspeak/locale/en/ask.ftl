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
ask-cards = Cards
ask-pieces = Chips in play
ask-ante-kind = The ante is paid by
ask-ante-each = everybody
ask-ante-big-blind = the big blind for all
ask-ante-button = the button for all
ask-button = The button
ask-button-usual = As the deal has it
ask-nobody = nobody: the betting is over
ask-up = Up cards
ask-out = Out of the hand
ask-pots = Several pots
ask-pots-hint = Instead of the pot above: the size of each, and the players who can win it.
ask-pot-number = Pot
ask-pot-main = Main
ask-pot-side = Side { $number }
ask-size = Size
ask-among = Players
ask-more = What else is known
ask-more-hint = Line by line, as in a case file: the order of the deck, what each has put in, earlier offences.
ask-story = What happened?
ask-story-hint = Tell it as you would at the table, in the order in which it happened, in any of the four languages. Words that were said stand in quotation marks.
ask-story-example = UTG opens to 1200, button throws in two 1000 chips
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
ask-heard-as = Understood as
ask-not-read = not understood
ask-lost = Not understood yet: { $words }
ask-all-heard = Every word is understood.
ask-left-out = This was left out. If it matters, what was it?
ask-taken-for = Understood as this
ask-as-read = Only what was read word by word
ask-not-meant = Not what you meant? These are like it
ask-aside = Left out, as said beside the story: { $words }
heard-seat = a player
heard-act = what is done
heard-amount = an amount
heard-cards = cards
heard-quote = what was said
heard-table = the table
heard-word = understood
heard-aside = said beside the story
ask-did-you-mean = Did you mean
ask-places-needed = Fill in every place of the sentence.
ask-speaks-of-it = Clauses that speak of it
ask-choose = choose
ask-this-is-it = This is what happened
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
fact-choice = What does the player choose?
fact-amount = What amount did the player name?
fact-director = What does the director decide?
fact-reading = What does the floor take it for?
fact-one-chip = Was it a single chip?
fact-first-motion = How much did the first motion put out?
fact-counts = Which does the director let count?
fact-binding = Does the director hold the player to it?
fact-heard = Were the words clear to the table?
fact-simultaneous = Did words and chips come together?
fact-unaware = Did the player not know of the raise?
fact-damaged = Would another player be harmed?
fact-invited = Had the dealer asked the player too early?
fact-next-hand-begun = Has the next hand begun?
fact-next-card = Does the next card lie there already?
fact-in-a-break = Is there a break?
fact-all-cards-open = Do all cards lie open?
fact-betting-remains = Is there betting to come?
fact-looked = Has the player looked at the cards?
ask-take-back = take back
ask-clauses = { $count ->
    [one] The clause behind it
   *[other] The clauses behind it
}
ask-change = Change the question
ask-link = A link that keeps this
ask-rulings = Rulings in this story
ask-followed = What followed
ask-stands = Where the hand stands
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

offers-actions = Actions
offers-words = Words and chips
offers-deal = The deal
offers-board = The board
offers-hands = Hands
offers-deck = The deck
offers-time = Time
offer-fold = folds
offer-check = checks
offer-call = calls
offer-bet = bets
offer-raise = raises to
offer-all-in = is all-in
offer-asks-bet = asks how much the bet is
offer-dealer-tells = the dealer answers with an amount
offer-card-exposed = the dealer exposes a player’s card
offer-flop = the flop is
offer-turn = the turn is
offer-river = the river is
offer-flop-before = the flop comes before somebody has acted
offer-turn-before = the turn comes before somebody has acted
offer-river-before = the river comes before somebody has acted
offer-card-off-table = a card falls off the table
offer-exposes-cards = shows cards during the hand
offer-shows-one = shows a card to one player only
offer-shows = shows the hand
offer-mucks = throws the hand away
offer-missing = a card is missing

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

## On the command line

book-reading = Reading:
rule-refused = refused: { $what }
rule-allowed = allowed: { $what }
rule-unruled = not ruled on
rule-costs = { $offence } costs: { $sanction }
rule-asks = ask: { $question }
rule-left = left to { $by }: { $what }
rule-in-story = statement { $number }: { $ruling }
rule-taken-for = Understood as this: { $story }
rule-perhaps = Perhaps one of these is meant; told so, it can be ruled on:
rule-otherwise = { $book } says otherwise: { $ruling }

## A book on paper

print-contents = Contents
print-stands = Where these rules are silent:
print-deviations = House rules that differ from: { $book }
print-instead = instead of:
print-below = Also in force: { $book }
print-below-hint = Clauses that decide what the rules above leave open.
print-book = Print
diff-more = { $count ->
    [one] and { $count } case more
   *[other] and { $count } cases more
}
diff-summary = Answered otherwise: { $questions }. Cases that come out otherwise: { $cases }.

## What was typed and not understood

talk-so-far = Understood so far: { $understood }.
talk-perhaps = Perhaps: { $nearest }.
