## What stands on every page

page-title = Cardspeak
page-tagline = A card room that knows the rules
page-skip-to-content = Skip to the content
page-menu = Menu
page-lobby = Lobby
page-my-hands = My hands
page-settings = Settings
page-help = Help
page-back = Back
page-cancel = Cancel
page-save = Save
page-close = Close
page-yes = Yes
page-no = No
page-loading = Loading …
page-copied = Copied
page-copy-link = Copy the link
page-language = Language
page-play-money = Training chips only: nothing here is worth money
page-version = Cardspeak { $version }
page-rules-by = Rules: { $book }

## Notices and errors

notice-plain-http = This room runs over plain HTTP in your own network. Use a password that you use nowhere else.
notice-join-by-phone = To join by phone, open { $address } or scan the code.
notice-qr-code = QR code with the address of this room
notice-no-script = The table needs JavaScript. Switch it on in your browser.
error-not-found = This page does not exist. Go back to the lobby.
error-forbidden = This page is not open to you. Sign in, or go back to the lobby.
error-server = Something went wrong on our side. The game is saved; reload the page.
error-busy = The room is busy. Try again in a moment.
error-field-missing = Fill in this field.
error-number = Enter a whole number.
error-between = Enter a number from { $least } to { $most }.
error-name-length = A name has { $least } to { $most } characters.
error-password-length =
    { $least ->
        [one] A password has at least { $least } character.
       *[other] A password has at least { $least } characters.
    }
error-passwords-differ = The two passwords differ.

## Lobby

lobby-title = Lobby
lobby-tables =
    { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }
lobby-players-of = Players: { $n } of { $m }
lobby-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
lobby-bots =
    { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }
lobby-empty = No tables yet. Create the first one.
lobby-nothing-found = No table fits the filter. Change it, or create a table.
lobby-filter = Filter
lobby-filter-all = All games
lobby-filter-free-seats = With free seats only
lobby-column-table = Table
lobby-column-game = Game
lobby-column-stakes = Stakes
lobby-column-book = Rules
lobby-column-seats = Seats
lobby-column-players = Players
lobby-create = Create a table
lobby-sit-down = Sit down
lobby-watch = Watch
lobby-full = Full
lobby-play-now = Play now
lobby-stakes-blinds = { $small }/{ $big }
lobby-stakes-limit = { $small }/{ $big } limit
lobby-welcome = Welcome, { $name }

## Create a table

create-title = Create a table
create-name = Name of the table
create-game = Game
create-rotation = Rotation
create-structure = Betting structure
create-stakes = Stakes
create-small-blind = Small blind
create-big-blind = Big blind
create-ante = Ante
create-bring-in = Bring-in
create-small-bet = Lower bet
create-big-bet = Higher bet
create-buy-in = Buy-in
create-buy-in-least = Least buy-in
create-buy-in-most = Most buy-in
create-book = Rulebook
create-seats = Seats
create-bots = Bots
create-bot-level = Level of the bots
create-speed = Time to act
create-speed-slow = Slow
create-speed-normal = Normal
create-speed-fast = Fast
create-speed-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
create-time-bank = Time bank
create-bot-pause = Bots think before they act
create-floor = Floor of the table
create-password = Password for the table (may be empty)
create-submit = Create the table

bot-level-calling = calling: calls everything to see the cards
bot-level-solid = solid: plays good hands and good odds
bot-level-crafty = crafty: mixes its play and bluffs
bot-name = { $name } (bot)

## Hands that were played

history-title = My hands
history-hands =
    { $n ->
        [one] { $n } hand
       *[other] { $n } hands
    }
history-search = Search
history-search-hint = Game, table, player or number
history-empty = You have not played a hand yet. Sit down at a table.
history-nothing-found = No hand fits. Change the search.
history-number = Hand { $number }
history-column-number = Number
history-column-when = When
history-column-game = Game
history-column-table = Table
history-column-cards = Cards
history-column-result = Result
history-won = Won { $amount }
history-lost = Lost { $amount }
history-even = Even
history-last-hand = Last hand
history-replay = Replay
history-share = Share
history-share-hint = Whoever opens this link sees only the cards that were shown.
history-download-phh = Download as PHH
history-download-ohh = Download as Open Hand History
history-older = Older
history-newer = Newer

## Replayer

replay-title = Replay of hand { $number }
replay-first = To the beginning
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-step = Step { $n } of { $m }
replay-pot = Pot { $amount }
replay-odds = Odds
replay-odds-of = { $who }: { $percent } %
replay-odds-unknown = The odds need at least two known hands.
replay-to-table = Back to the table

## Account

account-sign-in = Sign in
account-sign-out = Sign out
account-register = Register
account-name = Name
account-password = Password
account-password-again = Password again
account-old-password = Old password
account-new-password = New password
account-change-password = Change password
account-password-changed = The password is changed.
account-guest = Play as a guest
account-guest-name = Your name at the table
account-guest-hint = A guest plays at training tables and needs no password.
account-no-account = No account yet?
account-have-account = Already registered?
account-signed-in-as = Signed in as { $name }
account-signed-out = You are signed out.
account-delete = Delete my account
account-delete-sure = Delete your account? Your hands stay without your name.
account-tokens = Access for programs
account-token-new = New token
account-token-once = Copy the token now; it is not shown again.
account-token-revoke = Revoke

## Settings

settings-title = Settings
settings-four-colour-deck = Four-colour deck
settings-two-colour-deck = Two-colour deck
settings-deck = Deck
settings-animations = Animations
settings-sounds = Sounds
settings-volume = Volume
settings-theme = Appearance
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-system = As the device
settings-language = Language
settings-amounts = Amounts
settings-amounts-chips = In chips
settings-amounts-big-blinds = In big blinds
settings-confirm-all-in = Ask before an all-in
settings-auto-muck = Muck losing hands
settings-saved = Saved.

## Footer

footer-about = About
footer-rules = Rules
footer-api = For programs
footer-licence = Free software under the MIT licence
footer-keys = Keys
