"""Policies of the showdown: who shows, in which order, and what must be shown to win."""

from collections.abc import Callable, Sequence

from cardspeak.law.policy import policy


@policy("show.all_in")
def at_once(agreed: bool) -> bool:
    """All hands are turned up as soon as an all-in ends the betting; nobody may muck."""
    return True


@policy("show.all_in")
def if_the_table_agrees(agreed: bool) -> bool:
    """Hands stay down until the showdown, unless the table has agreed that an all-in opens them."""
    return agreed


@policy("show.who")
def all_who_are_in() -> bool:
    """Everybody who is still in after the last betting round."""
    return True


@policy("show.first")
def last_aggressor_of_the_last_round(last_round: int, any_round: int, checked: bool, opener: int) -> int:
    """The player who bet or raised last in the last round; without a bet, the first to act.

    `last_round` and `any_round` are the seats that raised the amount last (-1 for none), `checked` says that the last
    round was checked by all, `opener` is the first to speak in it.
    """
    return last_round if last_round >= 0 else opener


@policy("show.first")
def last_increase_of_the_hand(last_round: int, any_round: int, checked: bool, opener: int) -> int:
    """The player who last raised the amount in the hand; the first to act when the last round was checked by all."""
    return opener if checked or any_round < 0 else any_round


@policy("show.order")
def then_clockwise(first: int, live: Sequence[int], players: int) -> tuple[int, ...]:
    """Clockwise from the first; `live` is in table order."""
    for place, seat in enumerate(live):
        if seat >= first:
            return (*live[place:], *live[:place])
    return tuple(live)


@policy("show.duty")
def everybody(first: bool, beaten: Callable[[], bool]) -> bool:
    """Everybody in the showdown shows."""
    return True


@policy("show.duty")
def the_first(first: bool, beaten: Callable[[], bool]) -> bool:
    """The first must show; the others may muck."""
    return first


@policy("show.duty")
def the_first_unless_beaten(first: bool, beaten: Callable[[], bool]) -> bool:
    """The first must show, unless a hand that was shown before beats it."""
    return first and not beaten()


@policy("show.duty")
def who_claims_the_pot(first: bool, beaten: Callable[[], bool]) -> bool:
    """A player who gives up the pot need not show."""
    return False


@policy("show.whole")
def every_card() -> bool:
    """A hand claims the pot only when all its cards are face up on the table."""
    return True


@policy("show.board")
def with_all_own_cards() -> bool:
    """A player who plays the board must still turn up all their own cards."""
    return True


@policy("show.board")
def by_saying_so() -> bool:
    """A player who plays the board says so before throwing the cards away, and keeps the share."""
    return False


@policy("show.last")
def unseen() -> bool:
    """The last hand that was not mucked wins and stays unseen if its owner likes."""
    return False


@policy("show.last")
def opened() -> bool:
    """A winner whose bet was called opens all cards."""
    return True


@policy("show.uncalled")
def need_not_show() -> bool:
    """A winner whom nobody called keeps the cards unseen."""
    return False


@policy("show.asked")
def nobody_may_ask(holds: bool, mucked: bool, called_last_bet: bool, target_is_aggressor: bool) -> bool:
    """Nobody has a right to see another hand."""
    return False


@policy("show.asked")
def callers_see_the_aggressor(holds: bool, mucked: bool, called_last_bet: bool, target_is_aggressor: bool) -> bool:
    """A player who called a bet in the last round and has not mucked may have the last aggressor's hand opened."""
    return holds and not mucked and called_last_bet and target_is_aggressor


@policy("show.asked")
def anyone_dealt_in(holds: bool, mucked: bool, called_last_bet: bool, target_is_aggressor: bool) -> bool:
    """Any player who was dealt in may see a hand that was eligible for the showdown."""
    return True


@policy("show.asked_live")
def a_winner_makes_it_live() -> bool:
    """A mucked hand that a winner of its pots asks to see is live again; for anybody else it stays dead."""
    return True


@policy("show.asked_live")
def mucked_stays_dead() -> bool:
    """A mucked hand stays dead, whoever asks to see it."""
    return False


@policy("show.words")
def cards_speak() -> bool:
    """The cards on the table decide; what players say about them does not count."""
    return True
