"""Policies of the chips on the table: what may come to them, what may go, and who plays them."""

from cardspeak.law.policy import policy


@policy("stakes.cards")
def no_chips_no_cards() -> bool:
    """A player without chips gets no cards before buying some."""
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
    """The whole table is told how many chips were bought."""
    return True


@policy("stakes.off")
def all_and_only_by_leaving() -> bool:
    """No chips leave the table while their owner stays; an owner who leaves the game takes all of them."""
    return True


@policy("stakes.back")
def all_come_back() -> bool:
    """A player who took chips along and comes back brings all of them into play again."""
    return True


@policy("stakes.back")
def any_buy_in() -> bool:
    """A player who comes back buys in as a new player does."""
    return False


@policy("stakes.pass")
def never_from_stack_to_stack() -> bool:
    """Chips do not go from one player to another but through the pot."""
    return True


@policy("stacks.asked")
def by_anybody_at_the_table(facing: bool) -> bool:
    """Any player with a seat at the table may ask at any time how many chips a player has."""
    return True


@policy("stacks.asked")
def exactly_only_facing_an_all_in(facing: bool) -> bool:
    """Stacks are estimated by eye; an exact count is for the player to act alone, of an all-in that they face.

    `facing` says that it is so.
    """
    return facing


@policy("play.deputy")
def nobody() -> bool:
    """All players play their own chips and bet for themselves."""
    return False


@policy("play.deputy")
def with_everybodys_consent() -> bool:
    """The owner of a stack may name a player to play it, when all the others at the table agree."""
    return True
