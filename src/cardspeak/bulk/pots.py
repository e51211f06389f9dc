"""The pots: what nobody called goes back, and who gets what at the end, down to the odd chip.

These are the functions of `hand/pots.py` and of `hand/dealing.collect` over numbers.
"""

from typing import Any

from cardspeak.bulk.compiled import kernel
from cardspeak.bulk.record import CARDS, OVER, STUD
from cardspeak.bulk.scoring import score
from cardspeak.bulk.seats import count, next_of

MANY = 1 << 62


@kernel
def collect(rules: Any, hand: Any) -> None:
    """Give back what nobody called and put the bets of the round into the pot."""
    top, second, seat = 0, 0, -1
    for other in range(rules.players):
        bet = hand.bets[other]
        if bet > top:
            top, second, seat = bet, top, other
        elif bet > second:
            second = bet
    if not top:
        return
    if top > second and hand.live >> seat & 1:
        hand.stacks[seat] += top - second
        hand.bets[seat] = second
    for other in range(rules.players):
        hand.paid[other] += hand.bets[other]
        hand.bets[other] = 0


@kernel
def last_of(rules: Any, hand: Any, seats: int) -> int:
    """Return the one of these seats whose hand went out last."""
    found, order = -1, -2
    for seat in range(rules.players):
        if seats >> seat & 1 and (
            hand.left[seat] > order or (hand.left[seat] == order and hand.paid[seat] >= hand.paid[found])
        ):
            found, order = seat, hand.left[seat]
    return found


@kernel
def award(rules: Any, hand: Any) -> None:
    """Award every pot and end the hand."""
    live, most, reach, pot = hand.live, 0, 0, 0
    for seat in range(rules.players):
        paid = hand.paid[seat]
        pot += paid
        if paid > most:
            most = paid
        if paid > reach and live >> seat & 1:
            reach = paid
    hand.stage = OVER
    hand.may = 0
    if not live & (live - 1):
        last = next_of(live, rules.players - 1, rules.players)
        if reach == most:
            hand.stacks[last] += pot
            return
        reach += hand.stacks[last]
    else:
        rank(rules, hand, rules.high, hand.high)
        if rules.low >= 0:
            rank(rules, hand, rules.low, hand.low)
    contested(rules, hand, reach)
    if reach < most:
        stranded(rules, hand, reach)


@kernel
def rank(rules: Any, hand: Any, ranked: int, scores: Any) -> None:
    """Write what the hands that are in are worth for one side of the pot."""
    for seat in range(rules.players):
        scores[seat] = score(hand, seat, ranked) if hand.live >> seat & 1 else -1


@kernel
def contested(rules: Any, hand: Any, reach: int) -> None:
    """Award the main pot and the side pots of those who are in."""
    live, below, last = hand.live, 0, False
    while not last:
        level, last = MANY, True
        for seat in range(rules.players):
            paid = hand.paid[seat]
            if live >> seat & 1 and below < paid < level:
                level = paid
        among = 0
        for seat in range(rules.players):
            if live >> seat & 1:
                if hand.paid[seat] > level:
                    last = False
                if hand.paid[seat] >= level or level == MANY:
                    among |= 1 << seat
        size = 0
        for seat in range(rules.players):
            paid = min(hand.paid[seat], reach)
            if paid > below:
                size += (paid if last or paid < level else level) - below
        split(rules, hand, size, among)
        below = level


@kernel
def stranded(rules: Any, hand: Any, reach: int) -> None:
    """Award the pots that no hand is left in: each was won when all others who had paid into it were out."""
    below = reach
    while True:
        level = MANY
        for seat in range(rules.players):
            if below < hand.paid[seat] < level:
                level = hand.paid[seat]
        if level == MANY:
            return
        among = 0
        for seat in range(rules.players):
            if hand.paid[seat] >= level:
                among |= 1 << seat
        hand.stacks[last_of(rules, hand, among)] += (level - below) * count(among)
        below = level


@kernel
def winners(rules: Any, scores: Any, among: int) -> int:
    """Return who of these seats has the best hand of a side; nobody where none qualifies."""
    best, found = -1, 0
    for seat in range(rules.players):
        if among >> seat & 1 and scores[seat] >= 0:
            if scores[seat] > best:
                best, found = scores[seat], 1 << seat
            elif scores[seat] == best:
                found |= 1 << seat
    return found


@kernel
def split(rules: Any, hand: Any, size: int, among: int) -> None:
    """Divide a pot between the sides, and each part between the best hands."""
    if not among & (among - 1):
        share(rules, hand, size, among)
        return
    high = winners(rules, hand.high, among)
    low = 0
    if rules.low >= 0:
        low = winners(rules, hand.low, among)
    part = 0
    if low:
        part = size // (2 * rules.unit) * rules.unit
        share(rules, hand, part, low)
    share(rules, hand, size - part, high)


@kernel
def share(rules: Any, hand: Any, size: int, among: int) -> None:
    """Share an amount between equal hands; odd chips go one each, clockwise from the button or, in stud, by card."""
    parts = count(among)
    part = size // (parts * rules.unit) * rules.unit
    rest = size - parts * part
    for seat in range(rules.players):
        if among >> seat & 1:
            hand.stacks[seat] += part
    if not rest:
        return
    seat = first_sharer(rules, hand, among, rules.button)
    hand.stacks[seat] += rest % rules.unit
    for _ in range(rest // rules.unit):
        hand.stacks[seat] += rules.unit
        among &= ~(1 << seat)
        if among:
            seat = first_sharer(rules, hand, among, seat)


@kernel
def first_sharer(rules: Any, hand: Any, among: int, before: int) -> int:
    """Return who of these gets the next odd chip."""
    if rules.family != STUD:
        return next_of(among, before, rules.players)
    best, found = -1, -1
    for seat in range(rules.players):
        if among >> seat & 1:
            for place in range(hand.held[seat]):
                card = hand.cards[seat * CARDS + place]
                if card > best:
                    best, found = card, seat
    return found
