"""The two records that the kernels read: the rules of a table, and one hand of it.

Each field is a number or a row of numbers, with one place for each of ten seats. Where numpy is there they are records
of an array, one after the other; without it they are objects with the same names.
"""

from typing import Any

from cardspeak.bulk.compiled import COMPILED

SEATS = 10
CARDS = 7  # that a player holds at most
THROWN = 15  # cards that a player throws away at most: five, three times
STREETS = 8
DECK = 52

NO_LIMIT, POT_LIMIT, FIXED_LIMIT = range(3)
FLOP, STUD, DRAW = range(3)
BETTING, DRAWING, OVER = range(3)

FOLD, CHECK, CALL, BRING_IN, RAISE, DISCARD = range(6)
"""The kinds of actions; what may be done is a set of them as bits. A bet and a completion are raises."""

# name, type, how many: 0 is a number alone
RULES: tuple[tuple[str, str, int], ...] = (
    ("players", "i4", 0),
    ("button", "i4", 0),
    ("family", "i4", 0),
    ("structure", "i4", 0),
    ("high", "i4", 0),  # how the high side ranks, see scoring.py
    ("low", "i4", 0),  # how the low side does; -1: there is none
    ("small_blind", "i4", 0),
    ("small_seat", "i4", 0),  # the seat of the small blind
    ("big_blind", "i4", 0),
    ("big_seat", "i4", 0),  # the seat of the big blind: the one on its left opens; without blinds the button's
    ("ante", "i4", 0),
    ("bring_in", "i4", 0),
    ("bet", "i4", STREETS),  # the least bet of each street
    ("unit", "i4", 0),  # the smallest chip: pots are divided down to it
    ("cap", "i4", 0),  # how many raises a round has; 0: any number
    ("cap_lifted", "i4", 0),  # between two players: 0 never, 1 where the round began with two, 2 always
    ("short_shares", "i4", 0),  # an all-in is a raise from one part in so many of a full one
    ("reopen_shares", "i4", 0),  # raises reopen from one part in so many of a full one
    ("complete_bet", "i4", 0),  # a short all-in bet is completed to the full one, not raised from where it is
    ("complete_raise", "i4", 0),  # likewise a short all-in raise
    ("blinds_in_full", "i4", 0),  # the pot counts as if no blind had been short
    ("burns", "i4", 0),  # how many cards burn before a street that has a burn
    ("deck", "i4", 0),
    ("streets", "i4", 0),
    ("down", "i4", STREETS),  # cards by street: down and up to each player, on the board
    ("up", "i4", STREETS),
    ("board", "i4", STREETS),
    ("draw", "i4", STREETS),  # 1: the street begins with a draw
    ("burn", "i4", STREETS),  # 1: a card is burned before it
)

HAND: tuple[tuple[str, str, int], ...] = (
    ("chance", "u8", 0),  # what the order of cards that are not shuffled yet follows from
    ("whim", "u8", 0),  # what the choices of random players follow from
    ("start", "i4", SEATS),  # what the players sat down with
    ("stacks", "i4", SEATS),  # the chips behind
    ("bets", "i4", SEATS),  # the chips in front
    ("paid", "i4", SEATS),  # the chips in the middle
    ("acted", "i4", SEATS),  # the level when a seat acted last in this round; -1: it has not
    ("high", "i4", SEATS),  # what the hands were worth at the showdown, by side
    ("low", "i4", SEATS),
    ("level", "i4", 0),  # what has to be matched
    ("full", "i4", 0),  # the total of the last full bet or raise
    ("step", "i4", 0),  # its size
    ("missing", "i4", 0),  # what the blinds are short of full ones
    ("owed", "i4", 0),  # what a call costs, or the bring-in
    ("least", "i4", 0),  # the least and the most total of a raise
    ("most", "i4", 0),
    ("live", "i2", 0),  # the seats that are in, as bits
    ("todo", "i2", 0),  # the seats that have still to act, as bits
    ("may", "i2", 0),  # what the player to act may do, as bits by kind
    ("raises", "i2", 0),  # how many were made in this round, the first bet not counted
    ("crowd", "i1", 0),  # how many were in when the last raise was made
    ("began", "i1", 0),  # how many were in when the round began
    ("actor", "i1", 0),  # the seat that has to act
    ("stage", "i1", 0),
    ("street", "i1", 0),
    ("aggressor", "i1", 0),  # who made the last full bet or raise of this round, and of the hand; -1: nobody
    ("increase", "i1", 0),
    ("must", "i1", 0),  # 1: the bring-in has to be paid and cannot be folded
    ("out", "i1", 0),  # how many have left the hand
    ("left", "i1", SEATS),  # their order; -1: still in
    ("held", "i1", SEATS),  # how many cards each seat holds
    ("thrown", "i1", SEATS),  # how many each has thrown away
    ("drawn", "i1", SEATS),  # how many each threw away at the last draw
    ("boarded", "i1", 0),  # how many cards lie on the board
    ("burned", "i1", 0),
    ("at", "i1", 0),  # the next card of the deck
    ("laid", "i1", 0),  # how many cards of the deck have found their place
    ("end", "i1", 0),  # how many cards the deck has
    ("board", "u1", 5),
    ("cards", "u1", SEATS * CARDS),
    ("discards", "u1", SEATS * THROWN),
    ("order", "u1", DECK),  # the deck
)


class Plain:
    """A record as an object, where there is no numpy: numbers, and lists of them."""

    def __init__(self, fields: tuple[tuple[str, str, int], ...]) -> None:
        for name, _, count in fields:
            setattr(self, name, [0] * count if count else 0)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)


def dtype(fields: tuple[tuple[str, str, int], ...]) -> Any:
    """Return the numpy type of such records."""
    import numpy as np

    return np.dtype([(name, kind, (count,)) if count else (name, kind) for name, kind, count in fields], align=True)


def many(fields: tuple[tuple[str, str, int], ...], count: int) -> Any:
    """Return so many of them: an array of records, or a list of objects."""
    if not COMPILED:
        return [Plain(fields) for _ in range(count)]
    import numpy as np

    return np.zeros(count, dtype(fields)).view(np.recarray)


def numbers(shape: tuple[int, ...]) -> Any:
    """Return an array of zeros of this shape, or lists of them."""
    if COMPILED:
        import numpy as np

        return np.zeros(shape, np.int32)
    return [numbers(shape[1:]) for _ in range(shape[0])] if len(shape) > 1 else [0] * shape[0]


def numbers_of(values: list[int]) -> Any:
    """Return these numbers as the kernels read them."""
    if COMPILED:
        import numpy as np

        return np.array(values, np.int32)
    return values
