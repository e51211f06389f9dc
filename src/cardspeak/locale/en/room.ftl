## The pages of the room: lobby, table, hands, account, rulebooks.

page-skip = Skip to the content
page-menu = Pages
page-language = Language
page-plain-http = This room runs over plain HTTP: use it on a network that you trust, and no password that you use elsewhere.
error-400 = This could not be understood. Go back and try again.
gate-host = This room does not answer to the name { $host }. Its operator can allow it: { $command }
gate-foreign = This came from another site, so nothing was done. Open the room itself and try there.
error-403 = You may not do this here.
error-404 = There is no such page, table or hand, or it is not yours to see.
error-405 = This cannot be done with this address.
error-413 = This is too large. Send less.
error-429 = That was too much at once. Wait a moment.
error-503 = The database of the room does not answer. What was kept is safe: try again in a moment.
error-other = Something went wrong on our side. Your chips and cards are safe: go back and try again.

lobby-title = Tables
lobby-headline = Sit down and play
lobby-what = Play poker by a named, official rulebook, and see which rule decided.
lobby-play-holdem = Play hold’em now
lobby-picture = A hand of hold’em at a table of Cardspeak: cards, chips, and what every hand is worth
lobby-create = New table
lobby-all = All
lobby-filter = Filter
lobby-filter-game = Game
lobby-filter-book = Rulebook
lobby-filter-free = With a free seat
lobby-tables = Tables
lobby-players = { $seated } of { $seats } seats taken
lobby-sit = Sit down
lobby-watch = Watch
lobby-back-to-table = Back to your table
lobby-empty = No table is open yet.
lobby-invite = Others on this network can join here
bot = bot
bot-calling = Calling bot: checks and calls
bot-solid = Solid bot: strength, pot odds, position
bot-crafty = Crafty bot: mixes and bluffs

level-calling = Calling
level-solid = Solid
level-crafty = Crafty

account-title = Account
account-who = Who is playing?
account-as-guest = Play at once, as a guest
account-as-member = With a password
account-name = Name
account-password = Password (8 characters or more)
account-play-as-guest = Play
account-guest-hint = A guest plays with training chips. You can put a password on the name later.
account-sign-in = Sign in
account-register = Register
account-sign-out = Sign out
account-keep = Keep this name
account-keep-hint = Put a password on your name, so that it and your hands stay yours.
account-forget = Forget me
account-forget-hint = Your name, password and settings are erased. Your hands stay, with an id in place of your name.
account-forget-sure = I am sure
account-programs = Programs
account-programs-hint = A program can sit down and play in your name with a token.
account-api-docs = How programs talk to the room
account-token = Make a token
account-token-once = Copy it now: it is shown only once.
account-new-password = Change the password
account-new-password-hint = Everybody else who is signed in as you has to sign in again.
account-old-password = Password of now
account-sessions = Where you are signed in
account-some-browser = A browser
account-this-browser = (this browser)
account-end = End
account-scope-floor = runs tables
account-scope-direct = runs tournaments
account-scope-link = personal link
account-scope-play = plays
account-revoke = Shut out
account-label = What you call the program
account-may-floor = It may also open tables and do what the floor does
account-may-direct = It may also announce and run tournaments
account-scope-club = works in the club
account-may-club = It may also do what you do as staff of the club

second-title = Second factor
second-hint = Whoever works in the club gives, besides their password, a code that their phone shows. Any authenticator app will do.
second-open = Second factor
second-begin = Set it up
second-scan = Scan this with your authenticator app
second-scan-hint = Or type the letters below it into the app. Then give the code that the app shows, and your password.
second-code = Code
second-confirm = Confirm
second-codes = Recovery codes
second-codes-once = Keep them away from your phone, on paper for example. Each lets you in once without the phone. They are shown only now.
second-codes-left =
    { $count ->
        [one] { $count } recovery code is left.
       *[other] { $count } recovery codes are left.
    }
second-codes-new = Make new ones
second-another = Move to another phone
second-kept = I have kept them
second-passed = Confirmed in this browser until { $until }.
second-go-on = Go on
second-end = I am leaving the desk
second-ask = Give the code that your authenticator app shows, or a recovery code.
second-lost = Is the phone lost? Give a recovery code. If these are gone too, the owner of the club resets your second factor.
second-password-first = Put a password on your name first.
settings-title = Settings
settings-four-colours = Four-colour deck
settings-animations = Animations
settings-sounds = Sounds
settings-theme = Appearance
settings-theme-auto = As the system
settings-theme-light = Light
settings-theme-dark = Dark

create-title = New table
create-name = Name of the table
create-name-of = { $name }’s table
create-game = Game
create-game-search = Find a game: plo, razz, mix
create-game-none = No such game.
create-big-blind = Big blind or lower bet
create-buy-in = Buy-in in big blinds
create-book = Rulebook
create-seats = Seats
create-speed = Speed
create-runs = When all bets are in
create-runs-1 = The board is run once
create-runs-2 = It may be run twice, when all agree
create-runs-3 = It may be run up to three times, when all agree
create-all-in = Hands of an all-in
create-all-in-open = turned up at once
create-all-in-book = as the rulebook has it
create-straddles = Straddles are allowed
create-chop = The blinds may be taken back when all others have folded
create-bots = Bots
create-bots-agree = Bots do not straddle, and want the board run once.
create-submit = Open the table
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Very fast
family-flop = With a board
family-stud = Stud
family-draw = Draw
family-mixed = Mixed games

table-title = Table { $name }
table-paused-fault = Something failed at this table: it pauses, nobody’s time runs, and it goes on by itself within a minute.
table-paused-database = The database does not answer: this table pauses, nobody’s time runs, and it goes on by itself when the database is back.
table-paused-unreadable = Something kept of this table cannot be read: it stands still until the room’s operator has seen to it; the other tables play on.
table-board = Board
table-board-number = Board { $number }
table-runs-question = How many times should the rest of the board be run? Once, unless all agree.
table-runs-answered = Waiting for the others. You may still change your mind.
table-pots = Pots
table-pot = Pot
table-main-pot = Main pot
table-side-pot = Side pot { $number }
table-seat = Seat { $number }
table-sit = Sit here · { $number }
table-all-in = all-in
table-sits-out = sits out
table-disconnected = not connected
table-waits = waits to come in
table-dealer-button = Dealer button
table-wins = { $name } wins { $amount }
table-waits-for-players = Waiting for a second player
table-waits-for-penalties = Too many here miss hands because of a penalty: the table waits for another player, or for the floor to undo a penalty
table-next-hand-soon = The next hand begins soon
table-actions = What you can do
table-in-advance = In advance
table-choose-discards = Choose the cards to throw away
table-watching = You are watching. Choose a free seat to play.
table-between = You are in the next hand.
table-floor = Floor
table-last-hand = Last hand
table-log = What happened
table-chat = Chat
table-say = Say something
table-send = Send
table-runs-out = All in: the rest of the board is dealt.
table-keys = Keys: F fold, C check or call, A call any (in advance), R raise, B amount, 1–6 sizes, D draw
table-connection-lost = The connection is lost. Your hand is safe; connecting again …
table-connection-back = Connected again.
do-fold = Fold
do-check = Check
do-call = Call { $amount }
do-bet = Bet { $amount }
do-raise-to = Raise to { $amount }
do-complete = Complete to { $amount }
do-bring-in = Bring in { $amount }
do-show = Show
do-muck = Muck
do-run-1 = Once
do-run-2 = Twice
do-run-3 = Three times
do-straddle = Straddle when first to act
do-chop = Take my blind back when all others fold
do-no-look = Raise in the dark when first to act
do-stand-pat = Stand pat
do-draw = Draw { $count }
do-sit-in = I’m back
seat-own = Seat and chips
seat-absence = Absence
seat-is-away = You are away from the table. Your chips lie where they were.
seat-away-not-dealt = Your chips stay, and no cards are dealt to you until you are back.
seat-away-dealt = Your chips stay; cards are dealt to you and your blinds are posted all the same.
seat-go-away = I’m away for a while
seat-change = Another seat
seat-place = Seat { $number }
seat-chips = Chips on the table
seat-chips-back = Whoever leaves and comes back in time brings all the chips that they took along.
seat-deputy-never = Nobody else may play your chips.
seat-deputy-elsewhere = The book lets another player play your chips when all agree, at a real table: here that player would have to see your cards, which are shown to nobody.
seat-stacks = Stacks
seat-stacks-open = Every stack is shown here to the chip at any time, so that nobody has to ask for a count.
seat-behind = Behind
seat-front = In front
do-wait-for-blind = Wait for the big blind
do-sit-out = Sit out
do-top-up = Add { $amount }
do-clock = Call the clock
do-cut = Cut the deck
do-leave = Leave
do-remove = Take { $name } from the table
do-appoint = Make { $name } floor
do-close = Close the table
do-add-bot = Add a bot
advance-check-fold = Check or fold
advance-call-any = Call any
advance-fold = Fold
advance-call = Call { $amount }
advance-check = Check
box-in-blinds = In big blinds
box-blinds = BB
do-rebuy = Buy in again for { $amount } and play on
do-fast-forward = Play the hand to its end at once
do-show-card = Show { $card }
do-show-all = Show all
table-leave-in-hand = You are in a hand: whoever leaves now folds, and what is in the pot stays there. Leave?
table-stay = Stay
table-wins-with = { $name } wins { $amount }: { $hand }
table-next-game = After { $hands } { $hands ->
    [one] hand
   *[other] hands
}: { $game }
table-next-game-now = Next hand: { $game }
table-next-game-level = Next level: { $game }
box-min = Min
box-max = Max
box-pot = Pot
box-slider = Size of the bet
box-amount = Exact amount
label-fold = folds
label-check = checks
label-call = calls
label-bet = bets
label-raise = raises
label-bring = brings in
label-draw = draws { $count }
label-pat = stands pat
label-muck = mucks
label-runs =
    { $times ->
        [one] { $times } board
       *[other] { $times } boards
    }
log-hand = Hand { $number }
log-sits = { $name } sits down in seat { $seat }
log-leaves = { $name } leaves the table
log-clock = { $name } calls the clock: { $seconds } seconds
log-time = Time is up in seat { $seat }
log-chopped = The blinds are taken back
log-split-whole = By agreement the whole pot goes to { $name }
log-split = By agreement the pot is shared
log-runs-wanted =
    { $times ->
        [one] Seat { $seat } wants { $times } board
       *[other] Seat { $seat } wants { $times } boards
    }
log-game = The next game begins
log-button = The button is drawn: seat { $seat }
log-cuts = Seat { $seat } cuts the next deck
log-buys = Seat { $seat } adds { $chips }
log-warned = { $name } is warned
log-misses =
    { $n ->
        [one] { $name } misses { $n } hand
       *[other] { $name } misses { $n } hands
    }
log-disqualified = { $name } is disqualified
log-forfeits = Seat { $seat } forfeits { $chips }

hands-title = My hands
hands-won = won
hands-lost = lost
hands-when = When
hands-table = Table
hands-game = Game
hands-net = Result
hands-older = Older hands
hands-empty = No hands yet. Sit down and play one.
hands-day = Day
hands-every-table = All
hands-star = Star
hands-starred = With a star
hands-cards = Cards
hands-none-found = No such hands.
hands-count =
    { $hands ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }
hands-without-tournaments = ; the chips of { $hands } in tournaments are not counted:
hand-number = Hand { $number }
hand-first = First
hand-back = Back
hand-next = Next
hand-last = Last
hand-steps = Steps of the hand
hand-step-of = Step { $step } of { $steps }
hand-odds = Share of the pot
hand-share = Share and download
hand-link = Link to this hand (others see only the cards that were shown)
hand-rules-changed = these rules have changed since
hand-no-file = { $format } has no way to write down this hand.
hand-can-be-checked = This deal can be checked
hand-streets = Streets
hand-play = Play
hand-pause = Pause
hand-picture = Picture of this step
hand-copy = Copy the link
hand-copied = Copied
hand-share-exact = { $percent }%
hand-share-about = ≈ { $percent }%
hand-keys = Keys: ← → a step, ↑ ↓ a street, Home and End, space plays and pauses
deal-title = Is the deal what was committed to?
deal-how = Before each deal the room commits to every card, and then players may cut. Here your browser checks the cards that you saw; it learns nothing about the others.
deal-none = No commitment was made before this hand, so its deal cannot be checked.
deal-back = Back to the hand
deal-script = Programs and scripts get the same at
deal-needs = Checking needs JavaScript in the browser.
deal-right = Every card that you saw is the one that was committed to before the deal.
deal-wrong = This card is not the one that was committed to. Keep this page and call the floor.
deal-burn = burned
deal-board = board
deal-shown = shown after the hand
deal-hidden = not seen
deal-noted = The commitment is the one that this browser noted before the deal.
deal-other = The commitment is not the one that this browser noted before the deal. Keep this page and call the floor.
deal-unnoted = This browser was not at the table before this deal. Compare the commitment with somebody who was.
deal-cuts = Cut by
deal-uncut = Nobody cut this deck.
deal-deck = Commitment
deal-lost = The hand could not be read. Load the page again.

books-title = Rulebooks
books-clauses = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
books-search = Search the clauses
books-nothing = No clause has all these words.

refused-password-length = A password has { $least } to { $most } characters. Choose another.
refused-name-unfit = A name has 1 to { $most } characters. Choose another.
refused-too-many-tables = You have { $most } open tables already. Close one first.
refused-no-such-bot = There is no such bot. Choose one of the list.
refused-no-such-game = There is no such game. Choose one of the list.
refused-no-board-to-run = This game has no board that could be run more than once. Choose once.
refused-no-such-book = There is no such rulebook. Choose one of the list.
refused-no-such-speed = There is no such speed. Choose one of the list.
refused-number-outside = This must be a number from { $least } to { $most }.
