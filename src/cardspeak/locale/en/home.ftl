## Home games: opening one
home-new-title = Home game
home-new-hint = Your own table for friends: open it, send the link, play. At the end the ledger says who pays whom.
home-name-of = { $name }: home game
home-small-blind = Small blind
home-big-blind = Big blind or lower bet
home-ante = Ante
home-least = Buy-in from
home-most = Buy-in up to (empty: any)
home-who-comes = Who may come
home-door-invited = Only those with the link or the password
home-door-open = Everybody in this room
home-admits = I let each player sit down myself
home-more = More: seats, speed, bots, bomb pots
home-password = Password of the table (8 characters or more; empty: none)
home-bots = Bots fill the table up to
home-bomb-every = A bomb pot every so many hands (0: never)
home-bomb-ante = Everybody puts into it

## Home games: coming to one
home-join-title = Invitation
home-hosted-by = { $name } is the host
home-here = At the table: { $names }
home-nobody-here = Nobody sits there yet.
home-private-title = A private table
home-private-hint = Come by the link that the host sent you, or give the password of the table.
home-table-password = Password of the table
home-you-are = You come in as { $name }.
home-buy-in-between = Your buy-in, from { $least } to { $most }
home-buy-in-from = Your buy-in, { $least } or more
home-buy-in-fixed = The buy-in is { $chips }.
home-ask-to-sit = Ask to sit down
home-come-in = Come in
home-look-first = Look first
home-host-admits = The host lets each player in.

## Home games: on the page of the table
home-chips = Chips
home-buy-more = Buy chips
home-buy = Buy
home-stack-full = Your stack is at the most that is bought here.
home-asked-the-host = The host has been asked.
home-own-wish = You have asked for seat { $seat } with { $chips }: the host decides.
home-wishes = { $name } asks for seat { $seat } with { $chips }
home-admit = Let in
home-refuse = Refuse
home-paused = The game is paused: no hand begins until the host goes on.
home-go-on = Go on
home-pause = Pause after this hand
home-host = Host
home-invite = Invite
home-invite-title = How others come
home-link = Link
home-copy = Copy the link
home-copied = Copied
home-share = Send
home-link-until = Whoever has it can come in until { $until }.
home-or-password = Or by the password of the table.
home-link-open = The table stands in the lobby as well.
home-link-over = The link has run out. Make a new one.
home-link-over-guest = The link has run out. Ask the host for a new one.
home-asked = Asked so far
home-asked-asked = asked
home-asked-came = has come
home-asked-sits = sits
home-ask-name = Whom have you asked?
home-note = Note

## Home games: the host
home-done = Done.
home-players = Players and chips
home-chips-of = Chips for { $name }
home-give = Give
home-take = Take back
home-remove = Remove
home-help = May help me
home-hand-over = Make host
home-stakes = Blinds and buy-in
home-next-hand = This counts from the next hand on.
home-change = Change
home-pots = Bomb pots, straddles, runs
home-bomb-hint = In a bomb pot everybody puts in the same, nobody posts blinds, and betting begins on the flop.
home-bots-title = Bots
home-bots-by-hand = as I seat them
home-bots-level = Their level
home-bots-hint = Bots go when people come, between two hands.
home-link-lasts = A new link lasts
home-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
home-renew = Make a new link
home-set-password = Set the password
home-strike = Strike { $name }
home-end = End the game
home-end-hint = The table is closed between two hands. The ledger can still be read.

## Home games: the log
log-guest-came = { $name } comes in
log-sent-away = { $by } removes { $name }
log-granted = { $by } lets { $name } sit down
log-seat-refused = { $by } does not let { $name } sit down
log-gives = { $by } gives { $name } { $chips }
log-takes = { $by } takes { $chips } back from { $name }
log-paused = { $by } pauses the game
log-resumed = { $by } goes on with the game
log-host = { $name } is the host now
log-home-set = { $by } changes how the game is run
log-stakes = { $by } changes the blinds: { $small }/{ $big } from the next hand on
event-bomb-pot = Bomb pot: everybody puts in { $amount }
event-posts-bomb-pot = { $who } puts { $amount } into the bomb pot
post-bomb-pot = bomb pot

## Home games: the ledger
ledger-title = Ledger
ledger-to-table = To the table
ledger-in-hand = A hand is on: this is how things stood before it.
ledger-payments = Who pays whom
ledger-even = Nobody owes anybody anything.
ledger-accounts = Who stands where
ledger-entries = All entries
ledger-empty = Nobody has bought chips yet.
ledger-player = Player
ledger-bought = Bought
ledger-took = Taken away
ledger-stack = On the table
ledger-net = Result
ledger-from = From
ledger-to = To
ledger-chips = Amount
ledger-when = When
ledger-what = What
ledger-bots = All bots
ledger-out = Out of play
ledger-did-bought = sits down
ledger-did-added = buys chips
ledger-did-given = gets chips from the host
ledger-did-taken = gives chips back to the host
ledger-did-left = leaves
ledger-did-out = by a ruling

## Home games: refusals
refused-no-home-game = This table is no home game. Open one under “Home game”.
refused-table-is-private = This table is private. Come by the link of its host, or with its password.
refused-removed-by-host = The host has removed you from this table. You may ask for a seat again: come by the link or give the password.
refused-link-has-run-out = This link has run out. Ask the host for a new one.
refused-link-or-password-needed = This table is private. Come by the link of its host, or give its password.
refused-wrong-table-password = This is not the password of the table. Try again, or ask the host for the link.
refused-nobody-asks = Nobody asks for a seat under this name any more. Look at the table again.
refused-no-chips-named = No chips are named. Give a number of chips above 0.
refused-takes-more-than-there-is = There are { $stack } in this stack, so { $chips } cannot be taken. Take less.
refused-bots-up-to = Bots may play until at most one seat is left. Choose a smaller number.
refused-bomb-pot-unfit = Such a bomb pot cannot be played. Choose one every 1 to 1000 hands, or 0 for none.
refused-bomb-pot-without-ante = A bomb pot needs what everybody puts in. Name an amount.
refused-bomb-pots-not-agreed = Bomb pots are not played at this table. Choose 0.
refused-no-bomb-pot-here = Bomb pots are played in games with blinds and a board. Choose 0 here.
refused-small-blind-too-big = The small blind of { $small } is above the big blind of { $big }. Make it smaller.
refused-buy-in-turned-round = The least buy-in, { $least }, is above the largest, { $most }. Turn them round.
refused-too-many-asked = No more than { $most } names are noted. Strike one first.
