## What may be told, phrase by phrase: capitals are its places, each `…-with-…` the sentence with an optional one

told-seat-carries-a-weapon = { $SEAT } carries a weapon
told-seat-checks = { $SEAT } checks
told-seat-calls = { $SEAT } calls
told-seat-calls-with-amount = { $SEAT } calls { $AMOUNT }
told-seat-damages-the-furniture-equipment = { $SEAT } damages the furniture or equipment
told-seat-folds = { $SEAT } folds
told-seat-bets = { $SEAT } bets
told-seat-bets-with-amount = { $SEAT } bets { $AMOUNT }
told-seat-bets-amount-without-looking = { $SEAT } bets { $AMOUNT } without looking
told-seat-mixes-cash-and-tournament-chips = { $SEAT } mixes cash and tournament chips
told-seat-puts-cash-money-on-the-table = { $SEAT } puts money on the table
told-seat-passes-amount-to-other = { $SEAT } passes { $AMOUNT } to { $OTHER }
told-seat-passes-chips-to-other = { $SEAT } passes chips to { $OTHER }
told-seat-acts-away-from-his-seat = { $SEAT } acts away from the seat
told-seat-plays-at-two-tables = { $SEAT } plays at two tables
told-seat-plays-two-seats-hands = { $SEAT } plays two seats
told-seat-carries-chips-away-from-the-table = { $SEAT } carries chips away from the table
told-a-spectator-comments-on-the-play-hand = a spectator comments on the play
told-a-spectator-tells-seat-what-to-do = a spectator tells { $SEAT } what to do
told-a-spectator-stands-between-the-players = a spectator stands between the players
told-seat-gives-sells-his-ticket-to-other = { $SEAT } gives a ticket to { $OTHER }
told-seat-raises-re-raises-to-amount = { $SEAT } raises to { $AMOUNT }
told-seat-makes-it-amount = { $SEAT } makes it { $AMOUNT }
told-seat-raises-re-raises-to-amount-without-looking = { $SEAT } raises to { $AMOUNT } without looking
told-seat-raises-re-raises-by-amount = { $SEAT } raises by { $AMOUNT }
told-seat-raises-re-raises = { $SEAT } raises
told-seat-bets-the-least = { $SEAT } bets the { $LEAST }
told-seat-raises-re-raises-the-least = { $SEAT } raises the { $LEAST }
told-seat-bets-pot = { $SEAT } bets the pot
told-seat-raises-re-raises-pot = { $SEAT } raises the pot
told-seat-all-in = { $SEAT } is all-in
told-seat-all-in-with-amount = { $SEAT } is all-in for { $AMOUNT }
told-seat-is-goes-moves-all-in = { $SEAT } is all-in
told-seat-is-goes-moves-all-in-with-amount = { $SEAT } is all-in for { $AMOUNT }
told-seat-move-all-in = { $SEAT } is all-in ({ $MOVE })
told-seat-move-all-in-with-amount = { $SEAT } is all-in for { $AMOUNT } ({ $MOVE })
told-seat-posts-amount = { $SEAT } posts { $AMOUNT }
told-seat-posts-amount-with-live = { $SEAT } posts { $AMOUNT } ({ $LIVE })
told-seat-posts-his-blind = { $SEAT } posts the { $BLIND }
told-seat-posts-his-blind-with-amount = { $SEAT } posts the { $BLIND }: { $AMOUNT }
told-seat-antes-amount = { $SEAT } antes { $AMOUNT }
told-seat-straddles = { $SEAT } straddles
told-seat-straddles-with-amount = { $SEAT } straddles { $AMOUNT }
told-seat-brings-in-it-in = { $SEAT } brings it in
told-seat-brings-in-it-in-with-amount = { $SEAT } brings it in for { $AMOUNT }
told-seat-completes = { $SEAT } completes
told-seat-completes-with-amount = { $SEAT } completes to { $AMOUNT }
told-seat-draws-number = { $NUMBER ->
    [one] { $SEAT } draws { $NUMBER } card
   *[other] { $SEAT } draws { $NUMBER } cards
}
told-seat-draws-number-cards = { $NUMBER ->
    [one] { $SEAT } draws { $NUMBER } card: { $CARDS }
   *[other] { $SEAT } draws { $NUMBER } cards: { $CARDS }
}
told-seat-discards-cards = { $SEAT } discards { $CARDS }
told-seat-discards-number = { $NUMBER ->
    [one] { $SEAT } discards { $NUMBER } card
   *[other] { $SEAT } discards { $NUMBER } cards
}
told-seat-stands-is-pat = { $SEAT } stands pat
told-seat-shows-tables = { $SEAT } shows the hand
told-seat-shows-number-card-cards = { $NUMBER ->
    [one] { $SEAT } shows { $NUMBER } card
   *[other] { $SEAT } shows { $NUMBER } cards
}
told-seat-shows-tables-cards = { $SEAT } shows { $CARDS }
told-seat-mucks = { $SEAT } mucks
told-seat-tears-bends-crumples-his-cards = { $SEAT } tears, bends or crumples their cards
told-seat-threatens-other = { $SEAT } threatens { $OTHER }
told-seat-threatens-the-dealer = { $SEAT } threatens the dealer
told-seat-uses-a-forbidden-substance = { $SEAT } uses a forbidden substance
told-seat-wins-unseen = { $SEAT } wins unseen
told-seat-plays-the-board = { $SEAT } plays the board
told-seats-wins = { $SEATS }: the pot is won
told-seats-wins-with-part = { $SEATS }: the { $PART } is won
told-seats-splits-the-part = { $SEATS } split the { $PART }
told-seats-runs-it-times = { $SEATS } run it (times: { $TIMES })
told-the-rest-is-run-times = the rest is run (times: { $TIMES })
told-seat-asks-to-see-other-s-hand-cards = { $SEAT } asks to see { $OTHER }’s cards
told-seat-asks-to-see-the-next-card-cards = { $SEAT } asks to see the next card
told-seat-asks-for-the-pot = { $SEAT } asks for the pot
told-seat-asks-how-much-is-in-the-pot = { $SEAT } asks how much is in the pot
told-seat-asks-for-the-pot-to-be-spread = { $SEAT } asks for the pot to be spread
told-seat-asks-for-the-bets-to-be-brought-in = { $SEAT } asks for the bets to be brought in
told-seat-asks-to-see-the-burn-card-cards = { $SEAT } asks to see the burn card
told-seat-asks-how-much-other-has = { $SEAT } asks how much { $OTHER } has
told-seat-says-announces-quote = { $SEAT } says: “{ $QUOTE }”
told-seat-says-announces-quote-and-puts-out-put = { $SEAT } says “{ $QUOTE }” and puts out { $PUT }
told-seat-says-announces-quote-and-puts-out-put-with-motions = { $SEAT } says “{ $QUOTE }” and puts out { $PUT }, motions: { $MOTIONS }
told-seat-puts-out-put = { $SEAT } puts out { $PUT }
told-seat-puts-out-put-with-motions = { $SEAT } puts out { $PUT }, motions: { $MOTIONS }
told-seat-puts-out-put-and-says-announces-quote = { $SEAT } puts out { $PUT } and says “{ $QUOTE }”
told-seat-puts-out-put-and-says-announces-quote-with-motions = { $SEAT } puts out { $PUT }, motions: { $MOTIONS }, and says “{ $QUOTE }”
told-seat-takes-back-took = { $SEAT } takes back { $TOOK }
told-seat-takes-back-took-and-puts-out-put = { $SEAT } takes back { $TOOK } and puts out { $PUT }
told-seat-taps-the-table = { $SEAT } taps the table
told-seat-pushes-his-cards-forward = { $SEAT } pushes their cards forward
told-seat-throws-his-cards-over-the-line = { $SEAT } throws their cards over the line
told-seat-throws-his-cards-towards-the-muck = { $SEAT } throws their cards towards the muck
told-seat-puts-out-a-token = { $SEAT } puts out a token
told-seat-asks-how-much = { $SEAT } asks how much
told-the-dealer-says-amount = the dealer says { $AMOUNT }
told-the-dealer-says-announces-quote = the dealer says: “{ $QUOTE }”
told-the-street-is-cards = the { $STREET } is { $CARDS }
told-the-run-street-is-cards = { $STREET }, board no. { $RUN }: { $CARDS }
told-seat-is-dealt-cards = { $SEAT } is dealt { $CARDS }
told-seat-is-dealt-cards-with-face = { $SEAT } is dealt { $CARDS } ({ $FACE })
told-seat-gets-has-holds-cards = { $SEAT } gets { $CARDS }
told-seat-gets-has-holds-cards-with-face = { $SEAT } gets { $CARDS } ({ $FACE })
told-the-dealer-asks-seat-to-act = the dealer asks { $SEAT } to act
told-the-dealer-deals-opens-turns-the-street = the dealer deals the { $STREET }
told-the-dealer-burns-a-one = the dealer burns a card
told-the-dealer-shuffles-reshuffles = the dealer shuffles
told-the-dealer-shuffles-reshuffles-with-cards = the dealer shuffles: { $CARDS }
told-the-part-goes-to-seats = the { $PART } goes to { $SEATS }
told-seat-is-skipped = { $SEAT } is skipped
told-seat-calls-time-the-clock-on-other = { $SEAT } calls the clock on { $OTHER }
told-seat-calls-time-the-clock-on-other-too-soon = { $SEAT } calls the clock on { $OTHER } too soon
told-the-dealer-calls-time-the-clock-on-other = the dealer calls the clock on { $OTHER }
told-the-floor-calls-time-the-clock-on-other = the floor calls the clock on { $OTHER }
told-seat-lets-other-play-his-chips = { $SEAT } lets { $OTHER } play their chips
told-seat-lets-other-play-his-chips-with-everybody-s-consent = { $SEAT } lets { $OTHER } play their chips with everybody’s consent
told-seat-folds-for-other = { $SEAT } folds for { $OTHER }
told-seat-checks-for-other = { $SEAT } checks for { $OTHER }
told-seat-calls-for-other = { $SEAT } calls for { $OTHER }
told-seat-asks-for-time = { $SEAT } asks for time
told-seconds-passes = seconds that pass: { $SECONDS }
told-seat-leaves-the-table = { $SEAT } leaves the table
told-seat-returns-to-the-table = { $SEAT } returns to the table
told-seat-was-away-when-the-first-card-was-dealt = { $SEAT } was away when the first card was dealt
told-seat-claims-the-pot-of-the-hand-before = { $SEAT } claims the pot of the hand before
told-next-hand = next hand
told-seat-is-out = { $SEAT } is out
told-seat-comes-back = { $SEAT } comes back
told-seat-comes-back-and-waits-for-the-big-blind = { $SEAT } comes back and waits for the big blind
told-seat-leaves-quits-the-game = { $SEAT } leaves the game
told-seat-is-eliminated = { $SEAT } is eliminated
told-seat-changes-to-seat-number = { $SEAT } changes to seat { $NUMBER }
told-seat-sits-down-in-seat-number = { $SEAT } sits down in seat { $NUMBER }
told-seat-sits-down-in-seat-number-with-amount = { $SEAT } sits down in seat { $NUMBER } with { $AMOUNT }
told-seat-sits-down-in-seat-number-and-waits-for-the-big-blind = { $SEAT } sits down in seat { $NUMBER } and waits for the big blind
told-seat-comes-from-his-broken-table-to-seat-number = { $SEAT } comes from their broken table to seat { $NUMBER }
told-seat-comes-by-must-move-to-seat-number = { $SEAT } comes by must-move to seat { $NUMBER }
told-seat-is-balanced-to-seat-number = { $SEAT } is balanced to seat { $NUMBER }
told-seat-buys-amount = { $SEAT } buys { $AMOUNT }
told-seat-buys-amount-not-yet-delivered = { $SEAT } buys { $AMOUNT } not yet delivered
told-seat-takes-amount-off-the-table = { $SEAT } takes { $AMOUNT } off the table
told-seat-gives-amount-to-other = { $SEAT } gives { $AMOUNT } to { $OTHER }
told-the-level-ends = the level ends
told-seat-is-moved-to-seat-number = { $SEAT } is moved to seat { $NUMBER }
told-seat-is-moved-to-seat-number-with-table = { $SEAT } is moved to seat { $NUMBER } of table { $TABLE }
told-the-floor-rules-text = the floor rules: { $TEXT }
told-the-floor-penalises-penalizes-seat-text = the floor penalises { $SEAT }: { $TEXT }
told-undo = take back the last
told-the-dealer-exposes-seat-s-nth-card = the dealer exposes { $SEAT }’s card no. { $NTH }
told-the-dealer-exposes-seat-s-nth-card-with-cards = the dealer exposes { $SEAT }’s card no. { $NTH }: { $CARDS }
told-the-dealer-exposes-seat-s-card-cards = the dealer exposes { $SEAT }’s cards
told-the-dealer-exposes-seat-s-card-cards-with-cards = the dealer exposes { $SEAT }’s cards: { $CARDS }
told-seat-is-found-with-number-card-cards = { $NUMBER ->
    [one] { $SEAT } is found with { $NUMBER } card
   *[other] { $SEAT } is found with { $NUMBER } cards
}
told-the-dealer-deals-seat-his-nth-card = the dealer deals { $SEAT } card no. { $NTH }
told-the-dealer-deals-seat-his-nth-card-with-cards = the dealer deals { $SEAT } card no. { $NTH }: { $CARDS }
told-the-dealer-skips-seat = the dealer skips { $SEAT }
told-the-deal-begins-with-seat = the deal begins with { $SEAT }
told-the-button-is-in-the-wrong-place = the button is in the wrong place
told-seat-is-dealt-two-cards-in-a-row = { $SEAT } is dealt two cards in a row
told-seat-is-dealt-a-card-out-of-order = { $SEAT } is dealt a card out of order
told-cards-are-dealt-to-an-empty-seat = cards are dealt to an empty seat
told-the-deck-was-not-shuffled-cut = the deck was not shuffled
told-a-card-was-seen-in-the-shuffle-cut = a card was seen in the shuffle
told-seat-is-a-newcomer-in-a-wrong-place = { $SEAT } is a newcomer in a wrong place
told-seat-has-not-posted-what-was-due = { $SEAT } has not posted what was due
told-number-card-cards-is-found-face-up-in-the-stub = { $NUMBER ->
    [one] { $NUMBER } card is face up in the stub
   *[other] { $NUMBER } cards are face up in the stub
}
told-number-card-cards-is-found-face-up-in-the-stub-with-cards = { $NUMBER ->
    [one] { $NUMBER } card is face up in the stub: { $CARDS }
   *[other] { $NUMBER } cards are face up in the stub: { $CARDS }
}
told-number-cards-is-found = equal cards { $CARDS }: { $NUMBER }
told-a-foreign-card-is-dealt = a foreign card is dealt
told-a-foreign-card-is-dealt-with-seat = a foreign card is dealt to { $SEAT }
told-a-joker-is-found = a joker is found
told-number-card-cards-of-another-back-is-found = { $NUMBER ->
    [one] { $NUMBER } card is of another back
   *[other] { $NUMBER } cards are of another back
}
told-number-card-cards-is-missing = { $NUMBER ->
    [one] { $NUMBER } card is missing
   *[other] { $NUMBER } cards are missing
}
told-the-cards-are-marked = the cards are marked
told-a-card-is-faulty = a card is faulty
told-the-deck-is-in-doubt = the deck is in doubt
told-number-card-cards-falls-off-the-table = { $NUMBER ->
    [one] { $NUMBER } card falls off the table
   *[other] { $NUMBER } cards fall off the table
}
told-number-card-cards-falls-off-the-table-with-cards = { $NUMBER ->
    [one] { $NUMBER } card falls off the table: { $CARDS }
   *[other] { $NUMBER } cards fall off the table: { $CARDS }
}
told-seat-s-card-cards-falls-off-the-table = { $SEAT }’s card falls off the table
told-seat-s-card-cards-falls-off-the-table-with-cards = { $SEAT }’s card falls off the table: { $CARDS }
told-seat-s-nth-card-falls-off-the-table = card no. { $NTH } of { $SEAT } falls off the table
told-seat-s-nth-card-falls-off-the-table-with-cards = card no. { $NTH } of { $SEAT } falls off the table: { $CARDS }
told-seat-drops-his-card-cards = { $SEAT } drops their cards
told-the-stub-is-dropped = the stub is dropped
told-seat-asks-for-another-a-new-deck = { $SEAT } asks for another deck
told-the-street-is-opened-before-seat-has-acted = the { $STREET } is opened before { $SEAT } has acted
told-the-street-is-opened-too-early = the { $STREET } is opened too early
told-the-next-street-is-dealt-too-early = the next street is dealt too early
told-the-street-has-number-card-cards = { $NUMBER ->
    [one] the { $STREET } has { $NUMBER } card
   *[other] the { $STREET } has { $NUMBER } cards
}
told-the-street-has-number-card-cards-with-cards = { $NUMBER ->
    [one] the { $STREET } has { $NUMBER } card: { $CARDS }
   *[other] the { $STREET } has { $NUMBER } cards: { $CARDS }
}
told-the-dealer-burns-number = { $NUMBER ->
    [one] the dealer burns { $NUMBER } card
   *[other] the dealer burns { $NUMBER } cards
}
told-the-dealer-does-not-burn = the dealer does not burn
told-the-dealer-exposes-the-burn-card = the dealer exposes the burn card
told-the-dealer-exposes-the-burn-card-with-cards = the dealer exposes the burn card: { $CARDS }
told-the-dealer-mucks-seat-s-hand-cards = the dealer mucks { $SEAT }’s cards
told-seat-s-hand-card-cards-touches-the-muck = { $SEAT }’s cards touch the muck
told-seat-s-hand-card-cards-touches-other-s = { $SEAT }’s cards touch { $OTHER }’s
told-seat-exposes-number-card-cards = { $NUMBER ->
    [one] { $SEAT } exposes { $NUMBER } card
   *[other] { $SEAT } exposes { $NUMBER } cards
}
told-seat-exposes-cards = { $SEAT } exposes { $CARDS }
told-seat-shows-number-card-cards-to-other = { $NUMBER ->
    [one] { $SEAT } shows { $NUMBER } card to { $OTHER }
   *[other] { $SEAT } shows { $NUMBER } cards to { $OTHER }
}
told-seat-shows-cards-to-other = { $SEAT } shows { $CARDS } to { $OTHER }
told-seat-has-said-fold-and-keeps-his-cards = { $SEAT } has said fold and keeps their cards
told-seat-discards-and-forgets-other = { $SEAT } discards and forgets { $OTHER }
told-seat-thinks-the-hand-is-over-and-throws-his-hand-cards-away = { $SEAT } thinks the hand is over and throws the cards away
told-seat-wants-his-hand-cards-back = { $SEAT } wants the cards back
told-seat-picks-up-his-upcards = { $SEAT } picks up their upcards
told-seat-turns-over-his-upcard-upcards = { $SEAT } turns over their upcard
told-seat-s-time-runs-out = { $SEAT }’s time runs out
told-seat-discards-face-down = { $SEAT } discards face down
told-seat-shows-only-a-part-and-mucks = { $SEAT } shows only a part and mucks
told-seat-shows-one-winning-card-only = { $SEAT } shows one winning card only
told-seat-s-hand-is-to-be-opened-for-him = { $SEAT }’s hand is to be opened for them
told-seat-suspects-other = { $SEAT } suspects { $OTHER }
told-seat-wants-to-see-the-hand-that-other-gave-up = { $SEAT } wants to see the hand that { $OTHER } gave up
told-seat-s-hand-is-misread = { $SEAT }’s hand is misread
told-seat-finds-amount-after-his-all-in-against-other = { $SEAT } finds { $AMOUNT } after their all-in against { $OTHER }
told-seat-s-chips-cannot-be-seen = { $SEAT }’s chips cannot be seen
told-seat-asks-for-a-count-of-other-s-chips = { $SEAT } asks for a count of { $OTHER }’s chips
told-seat-s-bet-raise-to-of-amount-should-have-been-due = { $SEAT }’s bet of { $AMOUNT } should have been { $DUE }
told-it-was-seat-s-turn = it was { $SEAT }’s turn
told-seat-and-other-calls-short = { $SEAT } and { $OTHER } call short
told-seat-stacks-his-chips-in-columns-of-number = { $SEAT } stacks their chips in columns of { $NUMBER }
told-seat-draws-in-the-pot = { $SEAT } draws in the pot
told-seat-disputes-the-hand = { $SEAT } disputes the hand
told-seat-disputes-the-pot = { $SEAT } disputes the pot
told-the-rule-is-unfair-to-seat = the rule is unfair to { $SEAT }
told-seat-was-harmed-by-a-breach = { $SEAT } was harmed by a breach
told-seat-has-gained-an-unfair-advantage = { $SEAT } has gained an unfair advantage
told-no-rule-covers-the-error = no rule covers the error
told-seat-contests-the-ruling = { $SEAT } contests the ruling
told-seat-protests = { $SEAT } protests
told-seat-speaks-language = { $SEAT } speaks { $LANGUAGE }
told-seat-insults-other = { $SEAT } insults { $OTHER }
told-seat-insults-the-dealer = { $SEAT } insults the dealer
told-seat-insults-his-opponent-opponents = { $SEAT } insults their opponent
told-seat-discriminates-against-other = { $SEAT } discriminates against { $OTHER }
told-seat-talks-too-much = { $SEAT } talks too much
told-seat-says-what-he-holds = { $SEAT } says what they hold
told-seat-says-what-he-folded = { $SEAT } says what they folded
told-seat-talks-about-the-hand = { $SEAT } talks about the hand
told-seat-tells-other-his-hand-cards = { $SEAT } tells { $OTHER } their cards
told-seat-advises-other = { $SEAT } advises { $OTHER }
told-seat-criticises-criticizes-other-s-play = { $SEAT } criticises { $OTHER }’s play
told-seat-says-what-other-holds = { $SEAT } says what { $OTHER } holds
told-seat-guesses-other-s-hand-cards = { $SEAT } guesses { $OTHER }’s cards
told-seat-makes-a-conditional-statement = { $SEAT } makes a conditional statement
told-seat-miscalls-his-hand = { $SEAT } miscalls their hand
told-seat-lies-about-his-hand = { $SEAT } lies about their hand
told-seat-miscalls-his-hand-on-purpose = { $SEAT } miscalls their hand on purpose
told-seat-tells-other-to-show = { $SEAT } tells { $OTHER } to show
told-seat-asks-to-see-hands-again-and-again = { $SEAT } asks to see hands again and again
told-seat-keeps-silent-about-a-mistake = { $SEAT } keeps silent about a mistake
told-seat-keeps-silent-about-a-wrong-award = { $SEAT } keeps silent about a wrong award
told-seat-suspects-team-play = { $SEAT } suspects team play
told-seat-disrupts-the-game = { $SEAT } disrupts the game
told-seat-swears = { $SEAT } swears
told-seat-shouts = { $SEAT } shouts
told-seat-behaves-unsportingly = { $SEAT } behaves unsportingly
told-seat-behaves-badly = { $SEAT } behaves badly
told-seat-cheats = { $SEAT } cheats
told-seat-influences-the-game-unfairly = { $SEAT } influences the game unfairly
told-seat-delays-the-game = { $SEAT } delays the game
told-seat-thinks-for-a-long-time = { $SEAT } thinks for a long time
told-seat-calls-the-clock-without-need = { $SEAT } calls the clock without need
told-seat-dodges-the-blinds = { $SEAT } dodges the blinds
told-seat-dodges-the-blinds-on-the-way-from-his-broken-table = { $SEAT } dodges the blinds on the way from their broken table
told-seat-dodges-the-blinds-on-the-way-to-another-table = { $SEAT } dodges the blinds on the way to another table
told-seat-leaves-with-a-live-hand = { $SEAT } leaves with a live hand
told-seat-helps-himself-herself-to-the-pot = { $SEAT } helps themselves to the pot
told-seat-touches-other = { $SEAT } touches { $OTHER }
told-seat-pushes-other = { $SEAT } pushes { $OTHER }
told-seat-offends-by-his-hygiene = { $SEAT } offends by their hygiene
told-seat-hides-his-face = { $SEAT } hides their face
told-seat-wears-a-mask-hood = { $SEAT } wears a mask or a hood
told-seat-reads-a-newspaper-book-magazine = { $SEAT } reads at the table
told-seat-colludes-with-other = { $SEAT } colludes with { $OTHER }
told-seat-confers-with-other = { $SEAT } confers with { $OTHER }
told-seat-agrees-with-other-to-check-it-down = { $SEAT } agrees with { $OTHER } to check it down
told-seat-soft-plays-other = { $SEAT } soft-plays { $OTHER }
told-seat-plays-softly-against-other = { $SEAT } plays softly against { $OTHER }
told-seat-dumps-chips-to-on-other = { $SEAT } dumps chips to { $OTHER }
told-seat-takes-advice-from-other = { $SEAT } takes advice from { $OTHER }
told-seat-shows-his-hand-to-a-spectator = { $SEAT } shows their hand to a spectator
told-seat-lets-other-see-his-hand-cards = { $SEAT } lets { $OTHER } see their cards
told-seat-checks-the-nuts-on-the-river-as-the-last-to-act = { $SEAT } checks the nuts on the river as the last to act
told-seat-uses-his-phone-device = { $SEAT } uses their phone or a device
told-seat-uses-a-strategy-chart-app = { $SEAT } uses a chart or an app
told-seat-gets-advice-from-outside = { $SEAT } gets advice from outside
told-seat-telephones = { $SEAT } telephones
told-seat-talks-on-the-phone = { $SEAT } talks on the phone
told-seat-s-phone-rings = { $SEAT }’s phone rings
told-seat-plays-music = { $SEAT } plays music
told-seat-puts-his-phone-on-the-table = { $SEAT } puts their phone on the table
told-seat-puts-a-bottle-drink-bag-on-the-felt = { $SEAT } puts things on the felt
told-seat-acts-out-of-turn = { $SEAT } acts out of turn
told-seat-acts-out-of-turn-on-purpose = { $SEAT } acts out of turn on purpose
told-seat-acts-out-of-turn-again = { $SEAT } acts out of turn again
told-seat-folds-before-his-turn = { $SEAT } folds before their turn
told-seat-folds-to-a-check = { $SEAT } folds to a check
told-seat-acts-before-the-amount-is-clear = { $SEAT } acts before the amount is clear
told-seat-adds-chips-without-a-word = { $SEAT } adds chips without a word
told-seat-splashes-the-pot = { $SEAT } splashes the pot
told-seat-bets-out-of-the-dealer-s-reach = { $SEAT } bets out of the dealer’s reach
told-seat-shows-his-cards-before-the-betting-is-over = { $SEAT } shows their cards before the betting is over
told-seat-keeps-his-cards-after-folding = { $SEAT } keeps their cards after folding
told-seat-touches-the-muck = { $SEAT } touches the muck
told-seat-touches-the-burn-card-cards = { $SEAT } touches the burn cards
told-seat-takes-other-s-hand-cards = { $SEAT } takes { $OTHER }’s cards
told-seat-throws-his-hand-cards-into-other-s = { $SEAT } throws their cards into { $OTHER }’s
told-seat-throws-his-hand-cards-off-the-table = { $SEAT } throws their cards off the table
told-seat-throws-cards = { $SEAT } throws cards
told-seat-throws-his-hand-cards-high = { $SEAT } throws their cards high
told-seat-throws-his-hand-cards-away-from-the-muck = { $SEAT } throws their cards away from the muck
told-seat-throws-his-hand-cards-onto-the-dealer-s-hands = { $SEAT } throws their cards onto the dealer’s hands
told-seat-holds-his-hand-cards-under-the-table = { $SEAT } holds their cards under the table
told-seat-covers-his-hand-cards = { $SEAT } covers their cards
told-seat-holds-his-hand-cards-off-the-table = { $SEAT } holds their cards off the table
told-seat-leaves-his-hand-cards-unprotected = { $SEAT } leaves their cards unprotected
told-seat-plays-on-knowing-that-the-deck-is-defective = { $SEAT } plays on knowing that the deck is defective
told-seat-keeps-silent-about-a-defective-deck = { $SEAT } keeps silent about a defective deck
told-seat-takes-other-s-chips = { $SEAT } takes { $OTHER }’s chips
told-seat-plays-with-other-s-chips = { $SEAT } plays with { $OTHER }’s chips
told-seat-hides-amount = { $SEAT } hides { $AMOUNT }
told-seat-hides-chips = { $SEAT } hides chips
told-seat-hides-amount-in-chips = { $SEAT } hides { $AMOUNT } in chips
told-seat-carries-amount-out-of-sight = { $SEAT } carries { $AMOUNT } out of sight
told-seat-carries-amount-away-from-the-table = { $SEAT } carries { $AMOUNT } away from the table
told-seat-plays-out-of-a-rack = { $SEAT } plays out of a rack
told-seat-places-his-chips-in-the-way = { $SEAT } places their chips in the way
told-seat-stacks-his-chips-untidily = { $SEAT } stacks their chips untidily
told-seat-hides-his-big-chips-behind-others = { $SEAT } hides their big chips behind others

## What stands in the places

told-word-pot = pot
told-word-main-pot = main pot
told-word-side-pot = side pot
told-word-high = high half
told-word-low = low half
told-word-up = face up
told-word-down = face down
told-word-live = live
told-word-dead = dead
told-word-small-blind = small blind
told-word-big-blind = big blind
told-word-missed-blind = missed blind
told-word-ante = ante
told-word-minimum = minimum
told-word-maximum = maximum
told-word-bet = bet
told-word-call = call
told-word-raise = raise
told-word-board = board
told-word-burn = burn card
told-word-next-street = next street
told-word-english = English
told-word-russian = Russian
told-word-ukrainian = Ukrainian
told-word-slovak = Slovak
told-word-german = German

## What hangs on the hand

told-seat-bets-size = { $SEAT } bets { $SIZE }
told-seat-raises-re-raises-to-size = { $SEAT } raises to { $SIZE }
told-seat-is-goes-moves-all-in-for-size = { $SEAT } is all-in for { $SIZE }
told-everybody-folds = everybody folds
told-everybody-folds-with-seat = everybody folds to { $SEAT }
told-everybody-checks = everybody checks
told-everybody-checks-with-seat = everybody checks to { $SEAT }
told-everybody-calls = everybody calls
told-everybody-calls-with-seat = everybody calls to { $SEAT }
told-on-the-round = now: { $ROUND }
told-size-big-blind = { $count } BB
told-size-bet = { $count } × the bet
told-size-pot = { $count } of the pot
told-the-level-ends-before-the-riffle = the level ends before the riffle
told-the-level-ends-after-the-riffle = the level ends after the riffle
told-the-level-ends-after-the-shuffler-has-started = the level ends after the shuffler has started
told-the-level-ends-while-the-dealers-change = the level ends while the dealers change
told-the-hand-was-begun-at-the-old-level = the hand was begun at the old level
told-seat-and-other-are-out-in-the-same-hand = { $SEAT } and { $OTHER } are out in the same hand
