"""Policies of the chips on the table: what may come to them, what may go, and who plays them."""

from cardspeak.law.policy import policy


@policy("stakes.cards")
def no_chips_no_cards() -> bool:
    """A player without chips gets no cards until he has bought some."""
    return True


@policy("stakes.add")
def after_the_hand() -> bool:
    """Chips bought during a hand come into play after it."""
    return True


@policy("stakes.add")
def between_hands_only() -> bool:
    """Nothing is brought onto the table while a hand is on."""
    return False


@policy("stakes.bought")
def on_the_table_only() -> bool:
    """Only chips that lie on the table when the hand begins play in it."""
    return False


@policy("stakes.bought")
def though_not_delivered() -> bool:
    """Chips that were bought before the hand play in it, though they have not been delivered yet."""
    return True


@policy("stakes.told")
def to_the_whole_table() -> bool:
    """How many chips were bought is said to everybody at the table."""
    return True


@policy("stakes.off")
def all_and_only_by_leaving() -> bool:
    """No chips leave the table while their owner stays; he takes all of them when he leaves the game."""
    return True


@policy("stakes.back")
def all_come_back() -> bool:
    """Who took chips along and comes back brings all of them into play again."""
    return True


@policy("stakes.back")
def any_buy_in() -> bool:
    """Who comes back buys in as a new player does."""
    return False


@policy("stakes.pass")
def never_from_stack_to_stack() -> bool:
    """Chips do not go from one player to another but through the pot."""
    return True


@policy("stacks.asked")
def by_anybody_at_the_table() -> bool:
    """Whoever has a seat at the table may ask at any time how many chips somebody has."""
    return True


@policy("play.deputy")
def nobody() -> bool:
    """Everybody plays his own chips and bets for himself."""
    return False


@policy("play.deputy")
def with_everybodys_consent() -> bool:
    """The owner of a stack may name a player to play it, when all the others at the table agree."""
    return True
