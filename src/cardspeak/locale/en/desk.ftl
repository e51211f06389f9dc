## The floor of an online table: calls, offences, penalties
desk-call = Call the floor
desk-call-why = What is it about? (You need not say.)
desk-calls = The floor is called
desk-call-done = Dealt with
desk-withdraw = Withdraw the call
desk-penalise = Penalise
desk-who = Whom?
desk-what = What did { $name } do?
desk-search = Search the offences
desk-nothing = No offence has these words.
desk-line = About a line of the chat
desk-about = About: “{ $text }”
desk-record = Record: { $record }
desk-no-record = Nothing on record.
desk-by = Imposed by: { $by }
desk-choose = Which penalty?
desk-otherwise = Decide otherwise
desk-reason = The reason
desk-confirm = Confirm
desk-back = Back
desk-close = Close
desk-done = Done. It stands in the log.
desk-yes = Yes
desk-no = No
desk-undo = Undo
desk-undo-title = Undo: { $ruled }
desk-rulings = Rulings
desk-stop = Stop the clock
desk-start = Start the clock
desk-stopped = The clock is stopped

## What the log of the table says of the floor
log-calls-floor = { $name } calls the floor
log-calls-floor-why = { $name } calls the floor: “{ $text }”
log-call-closed = The floor has dealt with a call
log-ruled = { $name }: { $offence }. { $by } rules: { $penalty }.
log-otherwise = { $book } Decided otherwise, because: { $reason }
log-reason = Because: { $reason }
log-undone = { $name }: { $penalty } undone by { $by }. Reason: { $reason }
log-served = { $name } has served the penalty
log-clock-stopped = { $name } stops the clock
log-clock-started = { $name } starts the clock
table-misses-hands =
    { $n ->
        [one] misses { $n } hand
       *[other] misses { $n } hands
    }
table-misses-all = is out

## Penalties
penalty-none = no penalty
penalty-warning = a warning
penalty-hands =
    { $n ->
        [one] { $n } missed hand
       *[other] { $n } missed hands
    }
penalty-rounds =
    { $n ->
        [one] { $n } missed round
       *[other] { $n } missed rounds
    }
penalty-disqualification = disqualification
penalty-exclusion = exclusion for the season
penalty-hands-to = { $least } to { $most } missed hands
penalty-rounds-to = { $least } to { $most } missed rounds
penalty-hands-or-more = { $least } or more missed hands
penalty-rounds-or-more = { $least } or more missed rounds
penalty-or = { $some } or { $last }

## What a rulebook says of an offence
duty-must = The book: { $penalties }.
duty-may = The book leaves it to the floor: { $penalties }.
duty-told = The book forbids it and names no penalty.
duty-judged = The book leaves it to the floor whether it is an offence.
duty-house = The book refers to the rules of the house.
duty-inquiry = The book wants it looked into first.
duty-free = The book sees no offence in it.
duty-chips-must = The chips in question are forfeited.
duty-chips-may = The chips in question may be forfeited.
duty-chips-pot = The player has no claim to the pot; the bets go into the next pot.
imposer-floor = the floor
imposer-referee = the referee
imposer-chief-referee = the chief referee
imposer-tournament-director = the tournament director
imposer-federation = the federation

## Circumstances that a book asks for
fact-on-purpose = Was it on purpose?
fact-repeatedly = Has the player done it before?
fact-coming-from-a-broken-table = Was the player coming from a broken table?
fact-changing-tables = Was the player changing tables?

## Groups of offences
kin-talk = Words
kin-conduct = Conduct
kin-together = Playing together
kin-betting = Betting
kin-cards = Cards
kin-chips = Chips
kin-devices = Devices and things

## Offences
offence-insult = insult
offence-disruption = disruptive behaviour
offence-chatter = excessive talking
offence-hygiene = offensive hygiene
offence-touches-person = touching a person
offence-unsporting = unsporting conduct
offence-cheating = cheating
offence-influence = influencing the game unfairly
offence-paper = reading at the table
offence-face = hiding the face
offence-takes-pot = taking the pot oneself
offence-asks-often = asking for hands too often
offence-keeps-cards = keeping folded cards
offence-exposing = showing cards
offence-tells-cards = telling cards
offence-advice = advice or criticism
offence-reads-hand = reading a closed hand
offence-one-player = more than one player to a hand
offence-touches-cards = touching cards
offence-touches-chips = touching chips
offence-into-others = throwing cards into another’s
offence-throws-cards = throwing cards
offence-discards-badly = discarding badly
offence-out-of-sight = cards out of sight
offence-unprotected = unprotected cards
offence-orders-showing = telling another to show
offence-miscall = miscalling a hand
offence-known-defect = playing on with a defective deck
offence-silent-deck = keeping a defective deck to oneself
offence-silent = keeping silent about a mistake
offence-fold-to-check = folding to a check
offence-fold-early = folding out of turn
offence-out-of-turn = acting out of turn
offence-conditional = conditional statement
offence-hasty = acting before the amount is clear
offence-adds-chips = adding chips without a word
offence-delay = delaying the game
offence-thinks-long = long thinking
offence-needless-clock = calling the clock without need
offence-splash = splashing the pot
offence-out-of-reach = betting out of the dealer’s reach
offence-check-down = agreeing to check down
offence-collusion = collusion
offence-chip-dumping = chip dumping
offence-soft-play = soft play
offence-team-play = team play
offence-suspicion = suspicion of team play
offence-checks-nuts = checking the best hand last
offence-dodging = dodging the blinds
offence-leaves-live = leaving with a live hand
offence-hidden-chips = hiding chips
offence-carried-chips = carrying chips out of sight
offence-removed-chips = taking chips off the table
offence-rack = playing out of a rack
offence-chips-in-way = chips in the way
offence-uncountable = chips that cannot be counted
offence-big-chips = big chips out of view
offence-phone = telephoning
offence-noise = a device that disturbs
offence-device-on-table = a device on the table
offence-device-used = using a device
offence-strategy-aid = using a strategy aid
offence-felt = things on the felt
