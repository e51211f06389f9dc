## What a player may do, as words in a sentence

option-fold = fold
option-check = check
option-call = call { $amount }
option-bet = bet { $amount }
option-raise-to = raise to { $amount }
option-complete = complete to { $amount }
option-bring-in = bring in for { $amount }
options-none = nothing at the moment
options-allowed = You may: { $options }.

## Buttons of the table

table-fold = Fold
table-check = Check
table-call = Call { $amount }
table-call-all-in = Call { $amount } all-in
table-bet = Bet { $amount }
table-raise-to = Raise to { $amount }
table-all-in = All-in { $amount }
table-complete = Complete to { $amount }
table-bring-in = Bring in { $amount }
table-stand-pat = Stand pat
table-draw =
    { $n ->
        [one] Draw { $n } card
       *[other] Draw { $n } cards
    }
table-show = Show
table-muck = Muck
table-play-the-board = Play the board
table-check-fold = Check/fold
table-call-any = Call any
table-check-call = Check/call
table-advance = In advance
table-misclick = The action has changed. Look again, then press the button once more.
table-run-once = Run it once
table-run-twice = Run it twice
table-run-times =
    { $n ->
        [one] Run it { $n } time
       *[other] Run it { $n } times
    }

## The bet box

table-bet-amount = Amount
table-bet-slider = Size of the bet
table-bet-exact = Exact amount
table-bet-minimum = Min
table-bet-maximum = Max
table-bet-third-pot = ⅓ pot
table-bet-half-pot = ½ pot
table-bet-two-thirds-pot = ⅔ pot
table-bet-pot = Pot
table-bet-keys = Keys: F fold, C check or call, R bet or raise, A all-in, arrows change the amount
table-bet-between = From { $least } to { $most }
table-why = Why not?
table-why-clause = Clause { $clause }
table-rules-say = The rules say: { $clauses }

## Seats and players

table-sit-down = Sit down
table-sit-here = Sit here
table-empty-seat = Empty seat
table-seat-number = Seat { $n }
table-leave = Leave the table
table-leave-sure = Leave the table? Your hand will be folded.
table-sit-out = Sit out
table-sit-out-next = Sit out from the next hand
table-back = I’m back
table-top-up = Top up
table-top-up-amount = Chips to add
table-buy-in = Buy-in
table-buy-in-between = Buy-in from { $least } to { $most }
table-wait-for-big-blind = Wait for the big blind
table-post-now = Post and play now
table-owes-blinds = Owes { $amount } in missed blinds
table-stack = Stack
table-you = You
table-bot = bot
table-player-bot = { $name } (bot)
table-player-sits-out = sitting out
table-player-away = away
table-player-all-in = all-in
table-player-folded = folded
table-player-waits = waiting for the big blind
table-dealer-button = Dealer button
table-small-blind = Small blind
table-big-blind = Big blind
table-bet-in-front = Bet of { $amount } in front of { $who }
table-seat-described = Seat { $n }: { $who }, { $amount }

## The middle of the table

table-pot = Pot { $amount }
table-main-pot = Main pot { $amount }
table-side-pot = Side pot { $amount }
table-side-pot-number = Side pot { $number }: { $amount }
table-total-pot = Total { $amount }
table-board = Board
table-board-number = Board { $number }
table-board-empty = No cards on the board yet
table-your-cards = Your cards
table-your-hand = You have: { $hand }
table-cards-hidden =
    { $n ->
        [one] { $n } face-down card
       *[other] { $n } face-down cards
    }
table-select-discards = Choose the cards to throw away
table-hand-number = Hand { $number }
table-waiting-for-players = Waiting for players. The hand begins when two are seated.
table-next-hand = The next hand is about to begin
table-paused = The game is paused

## Turn and clock

table-your-turn = Your turn
table-turn-of = { $who } to act
table-to-call = { $amount } to call
table-seconds-left =
    { $n ->
        [one] { $n } second left
       *[other] { $n } seconds left
    }
table-time-bank = Time bank
table-time-bank-left =
    { $n ->
        [one] Time bank: { $n } second
       *[other] Time bank: { $n } seconds
    }
table-use-time-bank = Use the time bank
table-call-clock = Call the clock
table-clock-called = The clock was called on { $who }
table-time-is-up = { $who } ran out of time

## Chat, log, spectators

table-chat = Chat
table-chat-write = Write a message
table-chat-send = Send
table-chat-empty = Nobody has written anything yet.
table-log = Log
table-log-empty = Nothing has happened yet.
table-spectators =
    { $n ->
        [one] { $n } spectator
       *[other] { $n } spectators
    }
table-watching = You are watching
table-last-hand = Last hand
table-joined = { $who } sits down with { $amount }
table-left = { $who } leaves the table
table-sits-out = { $who } sits out
table-comes-back = { $who } is back
table-tops-up = { $who } adds { $amount }
table-changes-seat = { $who } moves to seat { $n }
table-leaves-after-hand = { $who } leaves after this hand
table-button-drawn = { $who } gets the first button
table-game-changes = The game is now { $game }
table-stack-told = { $who } has { $amount }
table-bank-used = { $who } uses the time bank
table-floor-appointed = { $who } is a floor of this table
table-floor-called = { $who } calls the floor
table-misses-blind = { $who } misses a blind
table-is-closed = The table is closed
table-call-floor = Call the floor
table-floor-is = Floor: { $who }
table-close = Close the table
table-invite = Invite: address of this table

## Connection

connection-lost = The connection is lost. Your seat is kept.
connection-trying = Reconnecting …
connection-back = You are connected again.
connection-player-lost = { $who } has lost the connection
connection-player-back = { $who } is connected again

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
family-flop = flop games
family-stud = stud games
family-draw = draw games

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

## Payments before the cards, as a refusal names them

post-small-blind = small blind
post-big-blind = big blind
post-straddle = straddle
post-no-look = raise in the dark
post-post = post
post-dead = dead blind
post-ante = ante
post-table-ante = ante for the table
