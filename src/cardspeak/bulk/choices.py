"""Actions by number and what a player sees as numbers, for players who learn.

A number stands for: fold; check, call or bring in; the least raise; a raise by half the pot and by the pot after the
call; the most; and from six on, in games with draws, the places of the cards to throw away as bits.
"""

from typing import Any

from cardspeak.bulk.compiled import kernel
from cardspeak.bulk.record import (
    BRING_IN,
    CALL,
    CARDS,
    CHECK,
    DISCARD,
    DRAW,
    DRAWING,
    FIXED_LIMIT,
    FOLD,
    OVER,
    RAISE,
    STUD,
    THROWN,
)
from cardspeak.bulk.seats import count

GIVE_UP, GO_ON, LEAST, HALF_POT, POT, MOST, DISCARDS = range(7)
NAMES = ("fold", "check, call or bring in", "least raise", "half the pot", "the pot", "most")
PLACES = 5  # cards that a player of a draw game holds at most
DECK = 52
FACTS = 5  # numbers for each seat
PLAIN = 8  # numbers for all


def actions(rules: Any) -> int:
    """Return how many actions have a number at this table."""
    return int(DISCARDS + (1 << PLACES if rules.family == DRAW else 0))


def size(rules: Any) -> int:
    """Return how many numbers a player sees."""
    seats = int(rules.players)
    known = DECK * (2 + (seats if rules.family == STUD else 1 if rules.family == DRAW else 0))
    return known + seats * (FACTS + 1) + int(rules.streets) + PLAIN


@kernel
def part_of_pot(rules: Any, hand: Any, shares: int) -> int:
    """Return the total of a raise by one part in so many of the pot after the call, within the bounds."""
    pot = hand.owed
    for seat in range(rules.players):
        pot += hand.paid[seat] + hand.bets[seat]
    return int(max(hand.least, min(hand.most, hand.level + pot // shares)))


@kernel
def amount_of(rules: Any, hand: Any, number: int) -> int:
    """Return the total of a raise, or the places of discards, that a number stands for."""
    if number >= DISCARDS:
        return number - DISCARDS
    if number == HALF_POT:
        return part_of_pot(rules, hand, 2)
    if number == POT:
        return part_of_pot(rules, hand, 1)
    return int(hand.most if number == MOST else hand.least)


@kernel
def kind_of(hand: Any, number: int) -> int:
    """Return the kind of action that a number stands for."""
    if number >= DISCARDS:
        return DISCARD
    if number == GIVE_UP:
        return FOLD
    if number != GO_ON:
        return RAISE
    if hand.may >> CHECK & 1:
        return CHECK
    return CALL if hand.may >> CALL & 1 else BRING_IN


@kernel
def allow(rules: Any, hand: Any, row: Any) -> None:
    """Write 1 for each number that the player to act may choose, else 0; sizes that would be the same stand once."""
    for number in range(len(row)):
        row[number] = 0
    if hand.stage == OVER:
        return
    if hand.stage == DRAWING:
        for places in range(hand.most + 1):
            row[DISCARDS + places] = 1
        return
    row[GIVE_UP] = hand.may >> FOLD & 1
    row[GO_ON] = 1
    if hand.may >> RAISE & 1:
        row[LEAST] = 1
        before = hand.least
        if rules.structure != FIXED_LIMIT:
            for number in range(HALF_POT, MOST + 1):
                total = amount_of(rules, hand, number)
                if total > before:
                    row[number] = 1
                    before = total


@kernel
def observe(rules: Any, hand: Any, seat: int, row: Any) -> None:
    """Write what a seat sees, each number from 0 to 1: nothing that lies face down elsewhere.

    First the own cards and the board, a place for each card; in stud the open cards of each seat, in draws the cards
    that the seat threw away. Then for each seat, its own first and clockwise: chips behind, in front, in the pot (as
    parts of all chips), in the hand, discards at the last draw; where the button is; the street; the rest of the round.
    """
    players, chips = rules.players, 0
    for place in range(len(row)):
        row[place] = 0.0
    for other in range(players):
        chips += hand.start[other]
    scale = 1.0 / chips
    for place in range(hand.held[seat]):
        row[hand.cards[seat * CARDS + place]] = 1.0
    for place in range(hand.boarded):
        row[DECK + hand.board[place]] = 1.0
    at = 2 * DECK
    if rules.family == STUD:
        for step in range(players):
            other = (seat + step) % players
            for place in range(2, min(hand.held[other], 6)):
                row[at + hand.cards[other * CARDS + place]] = 1.0
            at += DECK
    elif rules.family == DRAW:
        for place in range(hand.thrown[seat]):
            row[at + hand.discards[seat * THROWN + place]] = 1.0
        at += DECK
    pot = 0
    for step in range(players):
        other = (seat + step) % players
        row[at] = hand.stacks[other] * scale
        row[at + 1] = hand.bets[other] * scale
        row[at + 2] = hand.paid[other] * scale
        row[at + 3] = hand.live >> other & 1
        row[at + 4] = hand.drawn[other] / 5.0
        pot += hand.bets[other] + hand.paid[other]
        at += FACTS
    row[at + (rules.button - seat) % players] = 1.0
    at += players
    row[at + hand.street] = 1.0
    at += rules.streets
    row[at] = pot * scale
    row[at + 1] = 1.0 if hand.stage == DRAWING else 0.0
    row[at + 2] = min(hand.raises, 8) / 8.0
    if hand.actor == seat and hand.stage != OVER:
        row[at + 3] = 1.0
        row[at + 4] = hand.owed * scale
        row[at + 5] = hand.least * scale if hand.stage != DRAWING else 0.0
        row[at + 6] = hand.most * scale if hand.stage != DRAWING else 0.0
    row[at + 7] = count(hand.live) / 10.0
