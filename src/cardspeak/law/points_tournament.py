"""The points of law that a tournament asks, as rows of name and question."""

ROWS = (
    # who comes, and with what
    ("entry.draw", "How does a player come to a table and a seat?"),
    ("entry.stack", "What does a late entry, an alternate or a re-entry get?"),
    ("entry.surrender", "Which stack may be given up for a re-entry?"),
    ("entry.given_up", "What becomes of a stack that was given up?"),
    ("rebuy.missed", "May a rebuy cost a hand?"),
    ("rebuy.announced", "A rebuy is announced before the hand: does it play, and is it owed?"),
    # tables
    ("tables.size", "How many players sit at a table?"),
    ("tables.extra", "What becomes of the extra seat of a table when a player there is eliminated?"),
    ("tables.final", "With how many players is the final table formed?"),
    ("tables.wrong_seat", "A player began in the wrong seat: what now?"),
    ("balance.table", "Which table gives up a player?"),
    ("balance.mover", "Which player is moved to another table?"),
    ("balance.seat", "To which seat is a player moved?"),
    ("balance.halt", "When does play stop at a table that is short of players?"),
    ("breaking.draw", "How are the players of a broken table drawn to their new seats?"),
    # levels
    ("level.starts", "What has to happen for a new level to hold?"),
    ("level.hand", "What begins a hand?"),
    ("level.wrong_hand", "A hand was begun at the old level by mistake: does it stay there?"),
    ("level.push", "The level begins while dealers change: how many hands are dealt at the old one?"),
    ("level.last_push", "How long before a break or a level do dealers no longer change?"),
    # chips
    ("race.exchange", "What becomes of the chips of a denomination that is taken out of play?"),
    ("race.rounded", "How many new chips are raced for?"),
    ("race.first", "Where does the chip race begin?"),
    ("race.card", "Which card wins the chip race?"),
    ("race.most", "How many chips can a player win in the race?"),
    ("race.rescue", "A player would be without chips after the race: what now?"),
    ("race.late", "Chips of a removed denomination are found after the race: what are they worth?"),
    # places and prizes
    ("place.same_hand", "Several players are out in one hand: who is placed higher?"),
    ("place.hand_for_hand", "Several players are out in one hand of hand-for-hand play: who is placed higher?"),
    ("place.counts_from", "From when do eliminations count as one in hand-for-hand play?"),
    ("prize.odd", "A shared prize cannot be divided: who gets what is left over?"),
    ("prize.deal", "May players share the prizes otherwise?"),
    ("prize.guarantee", "With how many players does a guarantee hold?"),
)  # fmt: skip
