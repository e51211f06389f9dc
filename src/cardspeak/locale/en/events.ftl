## The log of a hand, in the present tense

event-hand-begun = A new hand: { $game }.
event-spot-set = The hand is set up in the middle: { $game }.
event-posts-small-blind = { $who } posts the small blind of { $amount }
event-posts-big-blind = { $who } posts the big blind of { $amount }
event-posts-straddle = { $who } straddles for { $amount }
event-posts-no-look = { $who } raises in the dark with { $amount }
event-posts-post = { $who } posts { $amount } to come in
event-posts-dead = { $who } posts a dead blind of { $amount }
event-posts-ante = { $who } antes { $amount }
event-posts-table-ante = { $who } pays the ante of { $amount } for the table
event-antes = Everybody antes { $amount }
event-all-in = { $said } and is all-in
event-street = *** { $street } ***
event-street-cards = *** { $street } *** { $cards }
event-street-board = *** { $street }, board { $number } *** { $cards }
event-dealt = Dealt to { $who }: { $cards }
event-brings-in = { $who } brings in for { $amount }
event-completes-to = { $who } completes to { $amount }
event-checks = { $who } checks
event-calls = { $who } calls { $amount }
event-bets = { $who } bets { $amount }
event-raises-to = { $who } raises to { $amount }
event-folds = { $who } folds
event-exposes = { $who } exposes { $cards } during the hand
event-uncalled-returned = The uncalled { $amount } goes back to { $who }
event-draws =
    { $n ->
        [one] { $who } draws { $n } card
       *[other] { $who } draws { $n } cards
    }
event-stands-pat = { $who } stands pat
event-cards-asked = The dealer has to say which cards were dealt: { $street }
event-shuffle-asked =
    { $cards ->
        [one] { $cards } card has to be shuffled for a new stub
       *[other] { $cards } cards have to be shuffled for a new stub
    }
event-reshuffled = The deck has run out; the discards are shuffled and dealt again
event-runs-asked =
    { $times ->
        [one] The players may agree to run the board up to { $times } time
       *[other] The players may agree to run the board up to { $times } times
    }
event-runs-agreed =
    { $times ->
        [one] The board is run { $times } time
       *[other] The board is run { $times } times
    }
event-showdown = *** Showdown ***
event-shows = { $who } shows { $cards }
event-shows-made = { $who } shows { $cards } – { $hand }
event-mucks = { $who } mucks
event-plays-board = { $who } plays the board
event-winners-asked =
    { $pots ->
        [one] The dealer has to name the winners of { $pots } pot
       *[other] The dealer has to name the winners of { $pots } pots
    }
event-raked = The house takes a rake of { $amount }
event-wins = { $who } wins { $amount }
event-wins-main = { $who } wins { $amount } from the main pot
event-wins-side = { $who } wins { $amount } from the side pot
event-wins-side-number = { $who } wins { $amount } from side pot { $number }
event-detail = { $said } ({ $details })
event-detail-high = high
event-detail-low = low
event-detail-split = split pot
event-detail-odd-chip = with the odd chip
event-detail-board = board { $number }
event-hand-ended = The hand is over.
event-pot-told = { $who } asks about the pot: { $amount }
event-bet-told = { $who } asks about the bet: { $amount }
event-pot-spread = { $who } asks for the pot to be spread
event-bets-gathered = { $who } asks for the bets to be brought in
event-rabbit = The cards that would have come: { $cards }
event-hand-seen = { $who } asks to see the hand of { $target }: { $cards }
event-hand-dead = The hand of { $who } is dead
event-hand-back = The hand of { $who } is back in play
event-raise-barred = { $who } may not raise this bet
event-bets-returned = { $who } gets { $amount } back
event-bets-corrected = The bet is put right to { $amount } for everybody who made or called it
event-chips-removed = Chips of { $who } leave play: { $amount }
event-chips-next-pot = Chips of { $who } go into the next pot: { $amount }
event-card-replaced = A card of { $who } is replaced
event-card-replaced-by = A card of { $who } is replaced by { $cards }
event-stub-shuffled = The stub is shuffled
event-cards-laid = The floor puts the cards right
event-betting-frozen = In this round nobody may bet more than the highest bet any more
event-betting-reopened = The betting goes on where it stood
event-chips-stayed = The { $amount } that { $who } put out early stay in
event-counted-all-in = { $who } counts as all-in until the end of the round
event-award-taken-back = The pot is taken back
event-deal-voided = The deal is void: everybody gets all chips back

## What a hand is waiting for; stands in the middle of a sentence

stage-posting = the blinds are being posted
stage-due = the next cards are about to come
stage-dealt = the cards have just been dealt
stage-betting = the betting is on
stage-drawing = the draw is on
stage-dictating = the dealer is to say which cards were dealt
stage-shuffling = the deck is being shuffled
stage-runs = the players are agreeing on how often the board is run
stage-showdown = the showdown is on
stage-naming = the dealer is to name the winners
stage-over = the hand is over
