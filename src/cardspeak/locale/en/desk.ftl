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
log-misses-gone = { $name }: the hands to miss at this table are reduced by { $n }
log-clock-stopped = { $name } stops the clock
log-clock-started = { $name } starts the clock
log-held = The table waits for the tournament
log-released = The table plays on
log-chips-raced = Chip race: { $old } leaves play
log-banks-filled = Shot clock: everybody has { $seconds } s of time cards
table-penalty = penalty · { $n }
table-serves = You miss hands because of a penalty.
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

## Groups of offences
kin-talk = Words
kin-conduct = Conduct
kin-together = Playing together
kin-betting = Betting
kin-cards = Cards
kin-chips = Chips
kin-devices = Devices and things
