## What a player may do, as words in a sentence

option-fold = fold
option-check = check
option-call = call { $amount }
option-bet = bet { $amount }
option-raise-to = raise to { $amount }
option-complete = complete to { $amount }
option-bring-in = bring in for { $amount }
options-none = nothing at the moment

## Games and betting structures; stand in the middle of a sentence

game-title = { $structure } { $game }
game-holdem = hold'em
game-short-deck = short-deck hold'em
game-omaha = Omaha
game-omaha-5 = 5-card Omaha
game-omaha-6 = 6-card Omaha
game-omaha-8 = Omaha hi-lo, eight or better
game-omaha-5-8 = Big O
game-omaha-6-8 = 6-card Omaha hi-lo, eight or better
game-courchevel = Courchevel
game-stud = seven-card stud
game-stud-8 = seven-card stud hi-lo, eight or better
game-razz = razz
game-five-card-draw = five-card draw
game-deuce-to-seven-single = deuce-to-seven single draw
game-deuce-to-seven-triple = deuce-to-seven triple draw
game-ace-to-five-triple = ace-to-five triple draw
game-badugi = badugi
rotation-horse = HORSE
rotation-8-game = 8-game mix
rotation-dealers-choice = dealer's choice
structure-no-limit = no-limit
structure-pot-limit = pot-limit
structure-fixed-limit = fixed-limit

## Streets; stand in the middle of a sentence

street-preflop = pre-flop
street-flop = flop
street-turn = turn
street-river = river
street-third-street = third street
street-fourth-street = fourth street
street-fifth-street = fifth street
street-sixth-street = sixth street
street-seventh-street = seventh street
street-before-the-draw = before the draw
street-after-the-draw = after the draw
street-after-the-first-draw = after the first draw
street-after-the-second-draw = after the second draw
street-after-the-third-draw = after the third draw
street-draw = draw
street-first-draw = first draw
street-second-draw = second draw
street-third-draw = third draw
street-showdown = showdown

## Books of rules

book-common = Common practice
book-basic-holdem = Basic rules of Texas hold'em for newcomers
book-tda-2011 = Tournament Directors Association rules, 2011 (Russian edition)
book-tda-2024 = Tournament Directors Association rules, 2024
book-fspr-training = Russian Sport Poker Federation: rules of training games, club “Raise”
book-fspr-competition = Russian Sport Poker Federation: competition rules
book-diamond-club = House rules of Diamond Game Club
book-in-short-common = Common practice
book-in-short-basic-holdem = Basic hold'em for newcomers
book-in-short-tda-2011 = TDA 2011, Russian edition
book-in-short-tda-2024 = TDA 2024
book-in-short-fspr-training = FSPR: training games, “Raise”
book-in-short-fspr-competition = FSPR: competitions
book-in-short-diamond-club = Diamond Game Club

## Payments before the cards, as a refusal names them

post-small-blind = small blind
post-big-blind = big blind
post-straddle = straddle
post-no-look = raise in the dark
post-post = post
post-dead = dead blind
post-ante = ante
post-table-ante = ante for the table
