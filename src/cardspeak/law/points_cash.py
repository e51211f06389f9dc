"""The points of law that a cash or training table asks beside the hand, as rows of name and question."""

ROWS = (
    # buying in
    ("buyin.set", "Who sets what a player has to buy in for, and until when?"),
    ("buyin.first", "For how much does a new player buy in at the least?"),
    ("buyin.again", "A player has lost all chips: for how much does the player buy in again at the least?"),
    ("buyin.add", "How much does a player with chips add at the least?"),
    ("buyin.most", "Is there a largest buy-in?"),
    ("buyin.moved", "A table closes, or a must-move player is called: must the player add chips at the new table?"),
    ("buyin.changed", "A player changes tables by choice: with how many chips at the least?"),
    ("buyin.back", "A player comes back after leaving with chips: for how much at the least, and until when?"),
    ("buyin.broke", "A player has lost all chips: what becomes of the player before the next hand?"),
    # seats
    ("seat.tables", "At how many tables may a player sit?"),
    ("seat.chosen", "Who chooses a player's seat?"),
    ("table.changed", "May a player go to another table without asking?"),
    ("move.order", "Several players have to move to another table: in which order?"),
    ("leave.when", "When may a player leave the game?"),
    ("absent.kept", "When do the chips of an absent player leave the table?"),
    # agreements
    ("agree.straddles", "Who decides whether straddles are allowed?"),
    ("agree.straddle_count", "How many straddles may there be in a hand?"),
    ("agree.runs", "Who must agree to run the board more than once?"),
    ("agree.chop", "Everybody else has folded: may the blinds be taken back?"),
    ("agree.bomb_pots", "May the players agree on bomb pots?"),
    ("agree.kill", "When does a player post a kill?"),
    ("agree.split", "May players split a pot by agreement?"),
    # charges
    ("charge.rake", "What does the club take from a pot?"),
    ("charge.to", "Where does the commission go?"),
    ("charge.time", "When is a charge by time collected?"),
)  # fmt: skip
