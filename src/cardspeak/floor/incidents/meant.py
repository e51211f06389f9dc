"""Which players can be meant where something is told of one: the conditions that the rows of irregularities name."""

from collections.abc import Callable

from cardspeak.hand.state import State
from cardspeak.irregularities import Offer, Who


def has_cards(state: State, seat: int) -> bool:
    """Say whether a player holds a hand that was neither folded nor thrown away."""
    return bool((state.round.live & ~state.noted.mucked) >> seat & 1)


CAN_BE: dict[Who, Callable[[State, int], bool]] = {
    "dealt": lambda state, seat: True,
    "live": has_cards,
    "folded": lambda state, seat: not has_cards(state, seat),
    "all in": lambda state, seat: has_cards(state, seat) and not state.round.stacks[seat],
    "bet": lambda state, seat: state.round.bets[seat] > 0,
    "acting": lambda state, seat: state.round.queue[:1] == (seat,),
    "waits": lambda state, seat: has_cards(state, seat) and state.round.queue[:1] != (seat,),
    "closed": lambda state, seat: has_cards(state, seat) and not state.cards.tabled >> seat & 1,
    "open": lambda state, seat: bool(state.cards.tabled >> seat & 1),
}


def who_is_meant(state: State, who: Who) -> tuple[int, ...]:
    """Return the seats that can be meant, the likeliest first: from the player to act on; of those who have folded the
    last one.
    """
    seats = range(len(state.deal.seats))
    first = state.round.queue[0] if state.round.queue else (state.deal.button + 1) % len(seats)
    order = [*seats[first:], *seats[:first]]
    if who == "folded":
        order.reverse()
    return tuple([seat for seat in order if CAN_BE[who](state, seat)])


def can_be_meant(state: State, offer: Offer) -> bool:
    """Say whether there are players of whom something can be told now, each place with another one."""
    places = [who_is_meant(state, who) for who in offer.who.values()]
    return all(places) and (len(places) < 2 or len({*places[0], *places[1]}) > 1)
