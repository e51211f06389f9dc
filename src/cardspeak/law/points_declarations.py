"""Points of the floor: what a player's words, chips and gestures mean."""

ROWS: tuple[tuple[str, str], ...] = (
    # words
    ("words.binding", "What does a spoken action commit a player to?"),
    ("words.terms", "Which words are official, and at whose risk are others?"),
    ("words.ambiguous", "A spoken amount may mean several: which counts?"),
    ("words.total", "Is a raise with an amount a total or an increment?"),
    ("words.amount", "An amount without an action: what is it?"),
    ("words.pot", "What does the word pot commit a player to?"),
    ("words.call", "Somebody says call and nothing is to be called: what is it?"),
    ("words.raise", "Somebody says raise and nothing is to be raised: what is it?"),
    ("words.check", "Somebody says check facing a bet: what may he still do?"),
    ("words.first", "Words and chips: which counts?"),
    ("words.condition", "What does a conditional statement commit a player to?"),
    ("words.early_call", "Somebody calls before the amount of the bet is known: what does he owe?"),
    ("words.all_in", "How does the dealer announce an all-in?"),
    # chips
    ("chips.stay", "May chips be taken back that were put in in turn?"),
    ("chips.one", "One chip above the bet without a word: what is it?"),
    ("chips.one_deadline", "Until when may a raise with one chip be announced?"),
    ("chips.one_raise", "One chip and a raise without an amount: how much is it?"),
    ("chips.one_opening", "One large chip where nothing was bet: how much is it?"),
    ("chips.several", "Several chips above the bet without a word: call, or tested for a raise?"),
    ("chips.last", "Such chips are the player's last: is it all-in?"),
    ("chips.prior", "Chips added to chips that lie there from before: what counts?"),
    ("chips.tiny", "A tiny chip facing a bet: what is it?"),
    ("chips.worthless", "Something without a value in the pot: what is it?"),
    # raises and calls
    ("raise.half", "A raise between the call and the minimum: what is it?"),
    ("raise.motions", "Chips in several motions: which count?"),
    ("raise.string", "Who calls a string bet?"),
    ("call.short", "Fewer chips than the call: what is it?"),
    ("bet.short", "Fewer chips than the smallest bet: what is it?"),
    ("bet.accepted", "The caller was mistaken about the bet: what does he owe?"),
    # folds and gestures
    ("fold.word", "What does the word pass or fold do?"),
    ("fold.signs", "Which signs without a word are a fold?"),
    ("fold.no_bet", "A fold with no bet to call: does it count?"),
    ("gesture.tap", "What does a tap on the table mean?"),
    # before the turn
    ("early.bet", "A bet or raise before the turn: does it stand?"),
    ("early.call", "A call before the turn: does it stand?"),
    ("early.check", "A check before the turn: does it stand?"),
    ("early.fold", "A fold before the turn: does it stand?"),
    ("early.invited", "The dealer asked a player too early: may he change his action?"),
)
