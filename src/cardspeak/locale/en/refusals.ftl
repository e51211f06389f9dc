### The engine: turn and stage

refused-out-of-turn = It is not your turn: { $to_act } is to act. Wait for your turn.
refused-not-now = This cannot be done now: { $stage }.
refused-hand-is-over = The hand is over. Wait for the next one.
refused-not-in-the-hand = You are no longer in this hand. Wait for the next one.
refused-begun-already = The hand has already begun. Play it to its end first.
refused-not-begun = No hand has begun yet. Begin one first.
refused-no-such-seat = There is no such seat at this table. Choose one of its seats.
refused-nothing-to-force = There is no hand to which this could be applied. Begin one first.
refused-impossible = The chips and cards on the table do not allow this: { $stage }. Check what was entered.

### The engine: checking, calling, folding

refused-check-facing-bet = You cannot check: there is a bet of { $to_call } to you. Call, raise or fold.
refused-nothing-to-call = There is nothing to call. You may check.
refused-no-limping = The blind cannot be just called here. Raise or fold.
refused-bring-in-owed = You owe the bring-in. Bring it in or complete the bet.
refused-no-bring-in = No bring-in is due from you. Choose one of the actions offered.

### The engine: sizes of bets and raises

refused-below-the-minimum = { $total } is too little: the minimum is { $least }.
refused-above-the-maximum = { $total } is too much: the maximum is { $most }.
refused-more-than-the-stack = You have { $stack }, so you cannot make it { $total }. Go all-in or bet less.
refused-not-a-size-of-the-round = { $total } is not a size of this betting round. Choose the lower or the higher bet.
refused-not-enough-chips = You do not have enough chips to raise. You may call all-in or fold.
refused-barred-from-raising = You exposed cards, so you may not raise in this hand. You may call or fold.
refused-betting-frozen = The floor has closed the betting to raises. You may call or fold.
refused-not-reopened = You have already acted, and the short all-in does not reopen the betting. You may call or fold.
refused-capped = The last raise of this round has been made. You may call or fold.
refused-nobody-to-raise = All the others are all-in, so nobody could answer a raise. You may call or fold.
refused-size-is-owed = A bet or raise was announced, so it has to follow. Name the amount: { $least } at least, { $most } at most.
refused-bound-by-words = What was said or done before binds, and this is no longer open. Choose one of the actions that are left.

### The engine: draws and cards

refused-not-his-cards = These cards are not in the hand. Choose from the cards that it holds.
refused-card-twice = One card was named twice. Name each card once.
refused-no-such-card = { $card } is not in this deck. Name a card of the deck.
refused-which-cards = The cards have not been seen yet. Name every card of the hand.
refused-no-cards-due = No cards have to be named now: { $stage }.
refused-too-many-cards = More cards were named than are dealt on this street. Name fewer.
refused-not-enough-cards =
    { $players ->
        [one] The deck does not have enough cards for { $players } player. Choose another game.
       *[other] The deck does not have enough cards for { $players } players. Seat fewer players.
    }
refused-no-shuffle-due = Nothing has to be shuffled now: { $stage }.
refused-deck-order =
    { $cards ->
        [one] The order of the deck is wrong: { $cards } card was named. Name every card once.
       *[other] The order of the deck is wrong: { $cards } cards were named. Name every card once.
    }
refused-no-runs-due = It is not the time to run the board more than once: { $stage }.
refused-number-of-runs =
    { $times ->
        [one] The board cannot be run { $times } time here. Agree on another number.
       *[other] The board cannot be run { $times } times here. Agree on another number.
    }

### The engine: showdown and pots

refused-no-muck-in-all-in-pot = A player is all-in, so all hands are shown. Show your cards.
refused-last-claim = Yours is the last hand that can win this pot. Show your cards.
refused-must-show = You have to show before you can give up the pot. Show your cards.
refused-no-board-to-play = You cannot play the board in this game. Show your cards.
refused-board-with-all-own-cards = To play the board you have to show all your cards. Show them.
refused-no-right-to-see = You may not ask to see the hand of { $hand }: that right belongs to those who called at the showdown.
refused-pot-is-not-counted = The pot is counted out in pot-limit games only. Ask how much was bet.
refused-pot-lies-spread = The pot lies spread. Everybody may count it.
refused-bets-stay = The bets stay in front of the players. They are brought in when the round is over.
refused-burn-stays-hidden = Burn cards stay face down. Play on without them.
refused-no-rabbit-hunting = The cards that would have come are not shown here. Wait for the next hand.
refused-no-winners-due = No winners have to be named now: { $stage }.
refused-winners-of-each-pot =
    { $pots ->
        [one] There is { $pots } pot. Name its winners.
       *[other] There are { $pots } pots. Name the winners of each.
    }
refused-no-share-in-the-pot = A winner was named who has no share in this pot ({ $seats }). Name players who contest it.

### The engine: what a hand begins with

refused-number-of-players =
    { $players ->
        [one] A hand cannot be played by { $players } player. From 2 to 10 can play.
       *[other] A hand cannot be played by { $players } players. From 2 to 10 can play.
    }
refused-stacks =
    { $stacks ->
        [one] { $stacks } stack was given. Give one for each seat.
       *[other] { $stacks } stacks were given. Give one for each seat.
    }
refused-structure = { $game } is not played { $structure }. Choose another betting structure.
refused-chips-in-play = The values of the chips are wrong. Use whole numbers from 1 upwards.
refused-no-chips = A player with no chips cannot be dealt in. Top up or leave the seat empty.
refused-blind-ratio = With a big blind of { $big_blind } the small blind cannot be { $small_blind }. Set it to half the big blind.
refused-bring-in-size = With a lower bet of { $lower_bet } the bring-in cannot be { $bring_in }. Set it to half the lower bet.
refused-post = The payment of { $amount } does not fit any seat of this table. Check the seat and the amount.
refused-unknown-post = There is no such payment as { $kind }. Choose a blind, an ante, a straddle or a post.
refused-not-behind-the-big-blind = { $seat } cannot do this: it is the right of the player behind the big blind.
refused-no-straddle = Straddles are not allowed here. Play without one.
refused-straddle-size = A straddle cannot be { $straddle } here. Put up twice the big blind.
refused-no-blind-raise = Raising in the dark is not allowed here. Look at your cards first.
refused-blind-raise-size = A raise in the dark cannot be { $total } here. Use the size that the rules name.

### The table

refused-table-full = All the seats at this table are taken. Choose another table, or watch.
refused-seat-taken = Somebody already sits there. Choose another seat.
refused-buy-in-outside = You can buy in here for { $least } to { $most }. Choose an amount in between.
refused-chips-in-hand = Chips cannot be added during a hand. Top up when it is over.
refused-not-seated = You do not sit at this table. Take a seat first.
refused-already-seated = You already sit at this table. Leave your seat before you take another.
refused-sitting-out = You are sitting out. Press “I’m back” to play.
refused-waits-for-big-blind = You will be dealt in when the big blind reaches you. Wait, or post it now.
refused-not-your-table = This table belongs to somebody else. Ask its owner, or make a table of your own.
refused-floor-only = Only the floor of this table can do this. Call the floor.
refused-stakes-unfit = No hand can be dealt at these stakes. Blinds, antes and chips are whole numbers, and something has to be bet.
refused-speed-unfit = With so little time nobody can act. Give a second or more for a decision.
refused-owner-stays-floor = The owner of a table stays on its floor. Hand the table over first.
refused-not-of-the-floor = Only a member of the floor can own the table. Appoint them first.
refused-no-hand-is-on = No hand is being played. Wait until the next one is dealt.
refused-pot-is-awarded = Chips of this pot have been paid out already. Take the award back first.
refused-button-stands = The error is not put right any more: the hand goes on as it stands. Give a reason to decide otherwise.
refused-blind-unfit = The big blind cannot be in seat { $seat }. Name a player with chips who does not have the button.
refused-table-exists = This table is already open. Open it from the lobby.
refused-table-closed = This table is closed. Choose another in the lobby.
refused-number-of-seats =
    { $seats ->
        [one] A table cannot have { $seats } seat. Choose 2 to 10.
       *[other] A table cannot have { $seats } seats. Choose 2 to 10.
    }
refused-no-game = No game was chosen for the table. Choose at least one.
refused-hand-is-on = A hand is being played. Wait until it is over.
refused-too-few-players = A hand needs two players with chips. Wait for another player, or add a bot.
refused-table-is-held = The tournament has stopped this table. The next hand is dealt when it goes on.
refused-chips-of-a-tournament = Seats and chips of a tournament table are the tournament's. Re-buy, or give up the entry, on the page of the tournament.
refused-tournament-decides = This table belongs to a tournament. Decide it on the page of the tournament.
refused-nobody-present = Nobody is at the table. Come back to your seat to go on.
refused-no-draw-for-the-button = The button is drawn by cards, and there is not one for each player. Draw again.
refused-not-at-the-seat = You are away from your seat. Come back to it first.
refused-no-such-penalty = There is no such penalty under this rulebook. Choose one that it has.
refused-reason-needed = The rulebook does not say so of this. Give the reason for which you decide it.
refused-fact-needed = One thing has to be known first. Answer the question.
refused-no-penalty-to-undo = There is no such penalty to undo. Look into the rulings of the table.
refused-floor-is-called = You have called the floor already. Wait until it comes.
refused-no-such-call = Nobody calls the floor any more. Look at the open calls.
refused-no-such-line = The player has not said this in the chat of late. Choose one of the lines.
refused-entry-needed = There is no exclusion without an entry in the protocol. Enter the offence first.
refused-disqualified = You are disqualified at this table. Only the floor can undo that.
refused-stay-at-the-table = A player with a live hand stays at the table. Fold first.
refused-not-his-chips = These are not your chips. Play your own.
refused-own-chips-only = All players play their own chips here. Play yours yourself.
refused-consent-missing = All the others at the table have to agree. Ask them first.
refused-nothing-added-during-a-hand = Chips cannot be added during a hand. Top up when it is over.
refused-chips-must-come-back = You left with { $took } and have to come back with at least as much. Buy in for { $took }.
refused-chips-do-not-pass = Chips do not pass from player to player. Each player buys in separately.
refused-chips-stay-on-the-table = Chips stay on the table while you play. Leave the table to take all of them.
refused-nobody-to-act = Nobody is to act, so there is no time to count. Wait for the next turn.
refused-stacks-are-estimated = Stacks are estimated by eye here. Only the player to act may have an all-in counted that they face.
refused-seats-at-the-desk = Seats at this table are given by the floor of the club. Ask the floor for another one.
refused-clock-runs-already = The clock is already running. Wait until it runs out.
refused-no-deck-to-cut = There is no deck to cut now. Cut when the next one is ready.
refused-cut-unfit = This cannot be cut with. Give 1 to { $most } letters, digits or signs, without spaces.
refused-deck-is-cut = Seat { $seat } has cut this deck already. Cut the next one.
refused-clock-too-early = It is too early to call the clock. Give the player a reasonable time.
refused-not-a-player = Only a player of this table may call the clock. Take a seat first.
refused-time-is-left = The time is not up yet. Wait until it is.
refused-seat-obliged = You owe a blind in the next hand. Change seats after it.
refused-seat-of-other-worth = That seat would change when the big blind reaches you. Choose one where it comes as soon.
refused-seat-was-drawn = Seats were drawn and cannot be changed. Stay in yours.
refused-no-such-table = There is no such table; it may have been closed. Choose another in the lobby.
refused-no-such-day = This is no day; a day is a date as 2026-11-23. Correct it.
refused-table-unavailable = This table is not available: something kept of it cannot be read. Nothing is lost; the room’s operator has to see to it, and the other tables play on.
refused-nothing-to-change = Nothing to change: it is so already.
refused-stale-command = The table moved on before your action arrived. Look at it again and act anew.

### Hands that were played

refused-no-such-hand = There is no such hand. Check the link, or look in your hands.
refused-hand-not-yours = You did not play in this hand. Ask a player of it for a link.

### Signing in and the room

refused-name-taken = The name { $name } is taken. Choose another, or sign in if it is yours.
refused-wrong-password = The name or the password is wrong. Try again.
refused-not-signed-in = You are not signed in. Sign in, or enter a name as a guest.
refused-foreign-origin = This request came from another site and was stopped. Open the room directly and try again.
refused-too-fast = That was too much at once. Try again in { $wait } min.
refused-message-unreadable = The room could not read this message. Reload the page and try again.
refused-database-locked = The database is in use by another program. Close that program, or wait, and try again.
refused-database-full = The disk of the room is full, so nothing can be saved. Free some space, then go on.
refused-database-away = The database does not answer, and nothing was kept. Try again in a moment.
refused-database-unsure = Whether this was kept is not known yet: the database did not confirm it. The table will show it as soon as the database works again.
refused-database-unwritable = Nothing can be saved, and nothing was kept: the disk refuses it, or the database file is damaged, moved or write-protected. Tell whoever runs the room.
refused-database-newer = The database was written by a newer version of Cardspeak. Install that version, or use another database.

### A real table and its story
refused-real-no-hand = No hand is on. Deal the next one.
refused-real-deal-void = This deal does not count. Begin the next hand.
refused-real-nothing-told = Nothing was told. Write a line of the story.
refused-real-story-broken = What was told before cannot be played. Take back the last entry.
refused-real-unreadable = Not understood: { $text }. Nothing was changed.
refused-real-not-understood = “{ $word }” is not understood in “{ $text }”. Perhaps: { $nearest }. Nothing was changed.
refused-real-cannot-be = That cannot happen now: { $reason }. Nothing was changed.
refused-real-fact-missing = One thing has to be known first: { $question } Answer it.
refused-real-reason-needed = Something is missing. Say what was decided, and why.
refused-real-built-on = The next hand was built on that. It stays in the log as it is.
refused-levels-unfit = There are { $levels } levels at the most, each of 1 to { $minutes } minutes. Change the levels.
refused-real-not-redone = Something was told since. Tell the line anew if it counts.
refused-real-gone = That was taken back already. Tell it anew if it counts.
refused-real-told-after = More was told after it ({ $count }). Take that back first, beginning with: { $line }.
refused-real-ruled-on = The floor has ruled on it. Take it back and tell it anew.
refused-real-changes-ruling = That would change what was ruled. Take it back and tell it anew.
refused-real-name-unfit = A story cannot call a player { $name }. Take one word, and none of its own (the, dealer, floor, pot).
refused-real-name-twice = Two players are called { $name }. Give one of them another name.
refused-real-stakes-unfit = These stakes do not fit. Blinds and chips are whole numbers from 1, the small blind not above the big one.
refused-real-still-on = The hand is still on. Play it to its end first.
refused-real-two-players = A hand needs two players with chips. Seat one more, or correct a stack.
refused-real-button-unfit = The button cannot be there. It is at one of these: { $names }.
refused-real-place-taken = Seat { $place } is not free. Choose another.
refused-real-chips-unfit = So many chips cannot be. Give a whole number.
refused-real-nobody-called = Nobody here is called { $name }. Look at the name again.
refused-real-stack-other-hand = With so many chips the hand would have gone otherwise. Take back what was told first.
refused-real-lines-only = Lines are told at this table. Tell what the player does.
refused-real-no-lines = Players act for themselves at this table. Nobody tells lines here.
refused-name-in-two-scripts = A name has the letters of one script in a word, and { $name } mixes them, so that others could take it for another name. Write it in one.
refused-name-like = At this table sits { $name }, and others could not tell the two of you apart. Choose another table, or come in under another name.
refused-password-first = A second factor comes after a password. Put a password on your name first.
refused-second-factor-needed = This needs your second factor. Give its code on your own page, and come back.
refused-second-factor-none = You have no second factor yet. Set it up on your own page.
refused-second-factor-not-begun = No second factor is being set up. Begin on your own page.
refused-second-factor-used = This code was used already. Wait for the next one.
refused-second-factor-wrong = The code is not right. Look at the app again, and at the clock of the phone, or give a recovery code.
refused-password-common = This password is among the first that anybody tries. Choose another: three words that do not belong together are good.
refused-too-many-tokens = You have { $most } tokens, and more is too many. Shut out a program that you no longer use.
refused-scope-missing = The token of this program has no scope { $scope }. Make another on your own page.
refused-tournament-unavailable = This tournament is not available: something kept of it cannot be read. Nothing is lost; the room’s operator has to see to it, and everything else goes on.
refused-too-many-tournaments = You run { $most } tournaments that are not over. Finish or cancel one first.
refused-too-many-players = { $most } players without an account are the most. Let the others come in under a name of their own.
refused-nobody-of-that-id = Nobody here has the id { $member }. Enter the player by name, or choose somebody who has an account.
refused-player-name-unfit = A name has at least 2 letters or digits and at most { $most }. Write it again.
refused-player-name-like = { $name } is here already, and nobody could tell the two apart. Add a letter or a nickname.

### Tournaments

refused-deal-not-by-all = A deal needs everybody who is still in: { $agreed } of { $active } agree. Ask the others, or play on.
refused-deal-does-not-add-up = The amounts add up to { $total } and the prizes to { $prizes }. Change the amounts until both are the same.
refused-posting-not-balanced = What is taken and what is given differ by { $amount }. Enter both sides again.
refused-account-overdrawn = { $account } has { $has }, and { $amount } is more. Choose a smaller amount, or pay in first.
refused-till-short = The till has { $has }, not { $amount }; bring money from the safe first.
refused-no-structure = A structure has a level at least ({ $levels } now) chips that are each named once, and a stack ({ $stack }) that they can make. Add a level, or change the stack or the chips.
refused-chips-cannot-make = { $amount } in level { $level } cannot be made: the smallest chip is { $smallest }. Change the amount, or add a smaller chip.
refused-ante-falls = In level { $level } the ante falls from { $before } to { $ante }, and antes never do. Leave it as it was, or raise it.
refused-blinds-fall = Level { $level } is lower than the one before it. Put the levels in order.
refused-no-level = Level { $level } cannot be played: it has no time or more than { $days } days, nothing to bet, an amount below zero, or a lower amount above the higher one. Correct it.
refused-chips-do-not-reach = The chips are not enough for { $stack } to each of { $players } players: { $most } each at the most, from whole shares. Choose a smaller stack, or add chips.
refused-no-such-ticket = There is no ticket { $ticket }. Look at its number again, or pay with money.
refused-ticket-used = Ticket { $ticket } was used already. Take another, or pay with money.
refused-ticket-lost = Ticket { $ticket } is lost: its event was played without its holder. Take another, or pay with money.
refused-ticket-paid = Ticket { $ticket } was paid out. Pay with money.
refused-ticket-expired = Ticket { $ticket } has expired; its days were { $days }. Take another, or pay with money.
refused-ticket-of-another = Ticket { $ticket } is another player's. They may use it themselves.
refused-ticket-for-another-event = Ticket { $ticket } is not good for this event. Use it in its own, or pay with money.
refused-ticket-stays = Ticket { $ticket } may not be passed on. Its holder may use it.
refused-ticket-not-told = The floor has to know when ticket { $ticket } is sold or given away. Tell the floor.
refused-no-protest = There is no protest against decision { $case } here. What the staff has decided stands.
refused-protest-to-the-chief-first = A referee has decided case { $case }, and a protest is against what the chief referee decides. Ask the chief referee first.
refused-protest-too-late = The event is over, and a protest against case { $case } comes too late. The decision stands.
refused-protest-without-a-reason = A protest says why it is made. Write the reason.
refused-protest-forwarded = Protest { $number } was forwarded already. Wait for the decision.
refused-protest-not-forwarded = Protest { $number } was not forwarded yet. Forward it first.
refused-protest-received = Protest { $number } was received already. Enter the decision.
refused-protest-not-received = The federation has not received protest { $number } yet. Enter when it did.
refused-protest-decided = Protest { $number } is decided, and that is final. Nothing more can be done.
refused-no-such-outcome = The decision on protest { $number } is upheld or rejected. Choose one of them.
refused-empty-bag = A bag of { $chips } cannot be. Enter how many chips are in it.
refused-bags-uncounted = Bags that were not counted twice: { $count }, first that of { $player }. Have them counted again.
refused-bags-differ = Bags whose two counts differ: { $count }, first that of { $player }. Count them again.
refused-bags-do-not-add-up = { $bagged } were counted and { $in_play } are in play. Count again, or give the reason for the difference.
refused-not-against-stalling = The rules do not know this against stalling. Choose something else.
refused-measure-without-a-number = This needs a number: hands or seconds. Give one.
refused-no-push-now = Dealers do not change now: the break or the new level is { $seconds } seconds away. Wait for it.
refused-bags-are-closed = The bags are closed. Take that step back if a count has to be changed.
refused-bags-are-open = The bags of the day are not closed. Count them and close them first.
refused-breaks-not-announced = Tables are broken by lot only where that was announced. Announce it first.
refused-dealer-twice = A dealer is named twice. Name each of them once.
refused-deck-is-not-the-players = Players may not ask for another deck. The staff changes it when it is due.
refused-floor-decides-on-decks = Whether the deck is changed is for the floor to decide. Ask the floor.
refused-everybody-has-come = Everybody has come to their seat. There is no stack to take away.
refused-flight-is-here = The players of { $event } have come already. Bring over another flight.
refused-flights-begin-with-a-day = Players have come from flights, with their stacks. Begin with the next day instead of a draw.
refused-hands-are-on = Hands are still on: { $tables }. Wait until they are over.
refused-later-event-needed = The tickets move to a later event: { $tickets }. Name it.
refused-more-players-than-tickets = { $players } players are left, and there are tickets for { $tickets }. Play on.
refused-no-flight-yet = No flight has come to this event yet. Bring one over, or draw the seats of those who have entered.
refused-no-guest-goes-on = No bounty player goes to another table now. Wait for the next level.
refused-no-new-deck = The rules change no deck for that. Play on with this one.
refused-no-satellite = This event pays no tickets. Pay its prizes.
refused-no-shows-stay = In level { $level } the stacks of players who have not come stay in play. Wait, or name a level in the settings.
refused-no-such-case = There is no penalty { $case }. Look at its number again.
refused-no-such-event = { $event } is no other event. Name the one to which the players go.
refused-no-such-formula = { $formula } is no formula for points. Choose one of those that are offered.
refused-points-unfit = A number of the points does not fit: whole numbers from 0 to { $most }, and 1 to 100 % of the places. Correct it.
refused-points-without-places = Points by place need a number for each place. Write them, the first place first: 10 7 5.
refused-too-many-events = A season has { $most } events at the most. Leave some out.
refused-event-without-results = { $event } has no results that count: it is not over, or its players went on to another event. Take it when it is over, or take the other one.
refused-no-such-protest = There is no protest { $number }. Look at its number again.
refused-no-ticket = { $ticket } is no ticket: it needs a number and a worth. Enter both.
refused-nobody-waiting-is-there = Nobody of those who wait is there. Leave the seat free, and call again.
refused-nobody-waits = Nobody waits for a seat. Take an entry.
refused-nobody-would-be-left = Without these players, { $players }, nobody could play on. Leave their stacks in play.
refused-not-yours-to-impose = This penalty is for somebody else to give. Call whoever may.
refused-protest-made = There is a protest against case { $case } already. Wait for the decision.
refused-somebody-may-buy = Somebody without chips may still buy more. Wait for them, or enter that they do not.
refused-table-waits = Table { $table } waits until the others have dealt as many hands. Wait with the next one.
refused-ticket-above-the-prize = { $amount } is due to { $name }, and the ticket is worth { $worth }. Pay in coins, or choose a smaller ticket.
refused-ticket-of-nobody = Nobody knows whose ticket { $ticket } is. Pass it to its holder first.

### Tournaments: files of structures

refused-file-begins = A structure begins with the rows “{ $stack }” and “{ $chips }”; a row with the names of the columns follows, then the levels, { $most } at the most. Write the file so.
refused-file-columns = Row { $line }: “{ $got }”. The columns are { $columns }; each stands there once, and minutes must not be missing.
refused-file-number = Field { $where }: “{ $got }” is no whole number, or too small. Write another one there.
refused-file-minutes = Field { $where }: “{ $got }” is no time. Write minutes, such as 20 or 7:30.
refused-file-choice = Field { $where }: “{ $got }” is not possible there. Write one of these: { $choices }.
refused-file-fields = Field { $where }: “{ $got }” does not belong there. The fields are { $fields }.
refused-file-list = Field { $where }: “{ $got }” is no list. Write one with 1 to { $most } entries.
refused-file-json = Row { $line }, character { $at }: this is no JSON. Correct it there, or send the structure as CSV.
refused-no-such-template = There is no such template, or its players or chips are not possible. The templates are { $templates }; players are 2 to { $most }, chips whole numbers.


### A running tournament

refused-already-entered = { $name } is in this tournament already. Look them up in the list of players.
refused-already-paid = { $name } has had their prize of { $amount }. Nothing more is to be paid.
refused-bounty-of-no-kind = A bounty has a price, and the tournament has no bounties. Choose their kind, or leave the price out.
refused-chip-still-needed = Chips of { $chip } are still needed: level { $level } asks for { $amount }. Wait for the level after which they are not.
refused-count-does-not-fit = The stacks add up to { $counted }, and { $in_play } is in play. Count again.
refused-deal-is-made = A deal has been made already. Take it back first, if everybody wants another one.
refused-deal-of-others = A deal names everybody who is still in, each once: { $players } players. Enter an amount for each of them.
refused-director-decides = The stacks were not the right ones, so the director decides. Give the reason for the decision.
refused-entries-closed = Entries are closed (they end with level { $level }). The director can open them again.
refused-fewer-hands-to-miss = Fewer hands are left to miss: { $hands }. Enter no more than that.
refused-hand-is-on-there = A hand is being played at table { $table }. Wait until it is over.
refused-last-level = Level { $level } is the last one. Add levels to the structure first.
refused-level-not-over = Level { $level } cannot begin yet: { $seconds } s are left. Wait, or correct the clock.
refused-moved-to-their-own-table = This player sits at table { $table } already. Choose another table.
refused-name-needed = A tournament needs a name. Enter one.
refused-no-addon-now = There are no add-ons now (they begin at the end of level { $level }). Wait for that, or play on.
refused-no-deal-proposed = No deal is proposed. Propose one first.
refused-no-final-table-now = The final table cannot be formed: { $players } players, { $seats } seats, or only one table. Play on until they fit.
refused-no-hand-begun = Under this rulebook no hand begins with that. Wait for the first riffle.
refused-no-more-addons = No more add-ons: { $most } for each player. Play on with what is there.
refused-no-more-rebuys = No more rebuys: { $most } for each player. Play on with what is there.
refused-no-more-reentries = No more re-entries: { $most } for each player. The director can allow more in the settings.
refused-no-order-of-tables = The order names a table twice, or one that is not there. Name each table once.
refused-no-payout-table = Prizes fall from place to place, and no more are paid ({ $places }) than players came ({ $players }). Correct the amounts.
refused-no-payout-terms = Prizes cannot be divided so: { $percent } percent, steepness { $steepness }. Choose 1 to 100 percent and a steepness of 0 to 200.
refused-no-such-pool = No prizes follow from these numbers. Amounts are whole coins, 0 to { $most }; players are 1 or more and no more than entries; no more than { $places } places are paid.
refused-no-icm = ICM takes 1 to { $most } stacks of 1 chip or more, and no more prizes than stacks. Correct the numbers.
refused-no-penalty-to-serve = Penalty { $case } has nothing left to miss. Look into the list of penalties.
refused-no-price = A price or a guarantee is below zero, or prizes have no unit. Correct the amounts.
refused-setting-unfit = The setting “{ $setting }” cannot be { $value }. Write a number from { $least } to { $most }.
refused-seats-needed-to-start = A tournament that begins when all seats are taken needs a number of seats. Enter it.
refused-seats-are-fixed-here = The hands of table { $table } are played or told here, and it keeps its seats. Open another table.
refused-flights-are-played = Prizes of flights have come to this event ({ $flights }): they belong to those who are left. Play on, or let them agree on a deal.
refused-hand-was-counted = The hand { $number } has counted for the tournament and stays. What was wrong in it the director puts right at the tournament.
refused-hand-not-closed = The hand { $number } is not closed. Close it, then begin the next one.
refused-no-race-now = There is nothing to race off: the smallest chip is { $smallest }. Look which chips are still in play.
refused-no-rebuy-now = There are no rebuys now (the last level with them: { $level }). Play on with what is there.
refused-no-seat-more = The rulebook lets no seat be added to { $seats }. Open another table.
refused-no-such-level = There is no level { $level } with so much time: the structure has { $levels }. Choose one of them.
refused-no-such-stack = Nobody can have { $amount }: the smallest chip is { $smallest }, and { $in_play } is in play. Count again.
refused-no-such-step = Step { $step } cannot be taken back. Choose another one in the log.
refused-taken-back-at-the-flight = These players came from a flight. Take the sending on back at that flight, and they go back with it.
refused-no-such-table-here = There is no table { $table } in this tournament. Choose one of its tables.
refused-no-such-text = There is nothing to announce, or too much. Write up to { $most } characters.

refused-not-at-this-table = { $name } does not sit at table { $table }, or is named twice. Choose players of this table.
refused-no-prize = No prize is paid for the place of { $name }. Look into the table of payouts.
refused-not-broke = { $name } has chips, or has decided already. Nothing has to be declined.
refused-not-entered = { $name } is not entered in this tournament. Enter them first.
refused-not-hand-for-hand = Tables do not play hand for hand. Begin that first.
refused-not-in-play = Chips of { $chip } are not in play here. Count again by the chips of the tournament.
refused-not-out = { $name } is not eliminated. Only who is out can enter again.
refused-not-playing = { $name } is not playing in this tournament now. Choose somebody who has a seat.
refused-nothing-to-share = There is nothing to share: { $players } players, or no prizes left. Play on.
refused-order-too-short = The draw needs an order of { $needs } numbers. Shuffle so many, and give the command again.
refused-owes-nothing = { $name } owes nothing. No payment has to be entered.
refused-payouts-do-not-add-up = The payouts add up to { $total }, and the pool holds { $pool }. Change the amounts until both are the same.
refused-place-not-certain = The place of { $name } is not certain yet, or the prizes are not fixed. Wait until both are.
refused-play-has-begun = Play has begun. What is fixed by then can no longer be changed; ask the director.
refused-price-is-paid = The price was paid already (entries: { $entries }). Announce another tournament for another price.
refused-prizes-are-paid = Prizes or bounties have been paid already. Take these payments back first.
refused-prize-below-what-was-paid = { $name } was paid { $paid }, and the prize would now be { $amount }. Take that payment back first, or leave the money as it is.
refused-prizes-not-fixed = The prizes are not fixed while somebody can still buy in. Close entries, rebuys and add-ons first.
refused-round-not-over = The round of hand-for-hand play is not over. Wait until all tables have finished.
refused-room-plays-there = The hands of table { $table } are played or told here: the room itself sees who is out. Disqualify a player who has to leave.
refused-seat-is-taken = Seat { $seat } of table { $table } is taken, or is not there. Choose another seat.
refused-somebody-wins = Somebody at table { $table } has won the chips. Leave one player in.
refused-stack-differs = { $name } was known to have { $known }, and { $counted } was counted. Count again, or correct the stack first.
refused-stack-not-counted = The stack of { $name } has to be known. Count it and enter it first.
refused-stack-too-large = A stack of { $stack } cannot be given up: a re-entry buys { $new }. Play on with it.
refused-stack-too-large-to-rebuy = A rebuy is for stacks up to { $most }, and this one has { $stack }. Play on with it.
refused-stacks-of-all-needed = A race needs the chips of everybody at the table, each once; missing: { $name }. Enter them all.
refused-started-stacks-needed = Several are out in one hand ({ $number }), and who began it with more is placed higher. Enter the stacks they began with.
refused-stays-at-old-level = There was substantial action: the hand stays at the level before { $level }. The next one is played at the new level.
refused-step-needs-reason = A step like this stays in the log with its reason. Write why.
refused-step-too-old = Step { $step } is too long ago to be taken back as a whole. Put it right by new steps.
refused-step-was-built-on = Something was built on step { $step }: step { $later } (-1: a hand was played since). Take that back first, or put it right by new steps.
refused-table-is-full = Table { $table } has no free seat. Choose another table.
refused-tables-are-balanced = Nothing has to be moved: the tables are balanced. Play on.
refused-ticket-known = Ticket { $ticket } is known here already. Enter another number.
refused-too-few-cards = The race deals { $needs } cards, and there are { $has }. Take more of the deck.
refused-too-few-entries = There are { $entries } entries, and { $least } are needed. Wait for more, or cancel the tournament.
refused-too-few-for-a-table = { $players } players are too few for one table more. Play on with these tables.
refused-too-few-seats = { $players } players would have to sit down, and { $seats } seats are free. Wait until more are.
refused-too-few-to-exchange = These chips are worth { $worth }, and the smallest chip is { $smallest }. They leave play without exchange.
refused-tournament-exists = This tournament is announced already. Open it from the list.
refused-tournament-full = All seats are taken: { $most }. Wait until one is free.
refused-tournament-announced = The tournament is only announced. Open registration first.
refused-tournament-registering = Play has not begun. Start the tournament first.
refused-tournament-running = The tournament is running. This can only be done before.
refused-tournament-between-days = The day is over. Go on with the next day first.
refused-tournament-over = The tournament is over. Take the last step back if it should not be.
refused-tournament-cancelled = The tournament was cancelled. Take that back, or announce another one.
refused-undone-already = Step { $step } was taken back already, by step { $by }. Take that one back if it was right.
refused-unowned-leave-play = Chips that are nobody’s leave play. Say whose they are, or take them out.
refused-no-such-tournament = There is no such tournament. Look into the list of tournaments.
refused-staff-only = Only the staff may do this. Ask the director, or at the desk of the club.

### The club

refused-chips-from-the-desk = Chips come to this table from the desk of the club. Ask there.
refused-club-decides = Who sits down, leaves and tells the hands is decided at the desk of the club. It closes this table, too.
refused-hand-left-chips = Hand { $number } has left chips in the drop box, so it stays. Put its stacks right by counting them.
refused-players-still-seated =
    { $players ->
        [one] { $players } player still sits at this table. Let them leave first, so that they have their chips.
       *[other] { $players } players still sit at this table. Let them leave first, so that they have their chips.
    }
refused-birthday-unfit = A birthday is a date as 1990-12-31, and not in the future. Correct it, or leave it out.
refused-club-exists = There is a club here already. Ask its owner to appoint you.
refused-club-name-unfit = A club has a name of { $most } letters at most. Give it one.
refused-club-unavailable = The club cannot be read at the moment. Ask whoever runs the server.
refused-contact-unfit = This is too long: { $most } letters are enough for how to reach somebody.
refused-founding-key-wrong = The key is not right. It stands where the server was started.
refused-link-of-an-account = Whoever this link is of has a password. Sign in with it.
refused-link-unknown = This link is good no more. Ask at the desk for a new one.
refused-no-club = Nobody has founded a club here yet. It is founded with the key that the server printed.
refused-undone-at-the-table = Hands are played at this table. Have the player leave there, and enter what should be.
