"""The sentences of a story that an act of talk is; `{who}` does it, `{much}` is the amount, `{what}` words or cards."""

PLAIN = {
    "fold": "{who} folds",
    "check": "{who} checks",
    "muck": "{who} mucks",
    "tap": "{who} taps the table",
    "call": "{who} calls",
    "complete": "{who} completes",
    "bet": "{who} bets",
    "raise": "{who} raises",
    "all-in": "{who} is all in",
    "call-all-in": "{who} calls all in",
    "raise-all-in": "{who} raises all in",
    "bet-all-in": "{who} bets all in",
    "least": "{who} raises the minimum",
    "least-bet": "{who} bets the minimum",
    "pot": "{who} raises the pot",
    "pot-bet": "{who} bets the pot",
    "straddle": "{who} straddles",
    "show": "{who} shows",
}
"""Acts without an amount."""

FOR_MUCH = {
    "call": "{who} calls {much}",
    "complete": "{who} completes to {much}",
    "bet": "{who} bets {much}",
    "raise": "{who} raises to {much}",
    "raise-by": "{who} raises by {much}",
    "all-in": "{who} is all in for {much}",
    "call-all-in": "{who} calls all in for {much}",
    "raise-all-in": "{who} raises all in for {much}",
    "bet-all-in": "{who} bets all in for {much}",
    "put": "{who} puts out {much}",
    "back": "{who} takes back {much}",
    "straddle": "{who} straddles {much}",
    "post": "{who} posts {much}",
}
"""Acts with an amount."""

WITH_WORDS = {
    "say": '{who} says "{what}"',
    "put-say": '{before} and says "{what}"',
    "say-put": "{before} and puts out {what}",
    "show": "{who} shows {what}",
    "dealer": 'the dealer says "{what}"',
    "dealer-amount": "the dealer says {what}",
    "has": "{who} has {what}",
    "post": "{who} posts the {what}",
    "street": "the {who} is {what}",
    "on": "on the {who}",
    "motions": "{much} in {what}",
    "fold": "everybody folds",
    "check": "everybody checks",
    "call": "everybody calls",
    "until": "{before} to {who}",
}
"""Acts with words, cards, or somebody whom they reach."""

BLINDS = {"SB": "small blind", "BB": "big blind"}
MOTIONS = {"two-motions": "two motions", "one-motion": "one motion"}
OF_THE_POT, PERCENT = "{} pot", "{}% pot"
"""Sizes: a part of the pot, and so many hundredths of it."""
