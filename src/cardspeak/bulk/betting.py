"""The betting: what the player to act may do, and what an action changes.

These are the functions of `hand/betting.py` over numbers; how the law answers stands in the rules.
"""

from typing import Any

from cardspeak.bulk.compiled import kernel
from cardspeak.bulk.record import BRING_IN, CALL, CHECK, FIXED_LIMIT, FOLD, NO_LIMIT, RAISE
from cardspeak.bulk.seats import count, next_of, with_chips


@kernel
def raise_minimum(rules: Any, hand: Any) -> int:
    """Return the least total of a raise."""
    level, full, step = hand.level, hand.full, hand.step
    if full == 0 and hand.street == 0 and 0 < level <= rules.bring_in:
        return int(step)  # a bring-in is completed to the bet, not raised by it
    if level > full and (rules.complete_raise if full else rules.complete_bet) and full + step > level:
        return int(full + step)
    return int(level + step)


@kernel
def capped(rules: Any, hand: Any) -> bool:
    """Say whether the round has had all its raises."""
    if not rules.cap or not hand.raises or hand.raises < rules.cap:
        return False
    if rules.cap_lifted == 2:
        return bool(hand.crowd > 2)
    return bool(hand.began > 2 or rules.cap_lifted == 0)


@kernel
def answerable(rules: Any, hand: Any, actor: int) -> bool:
    """Say whether anybody else could put in more than what has to be matched."""
    able = 0
    for seat in range(rules.players):
        stack = hand.stacks[seat]
        able |= ((stack > 0) & (stack + hand.bets[seat] > hand.level)) << seat
    return bool(able & hand.live & ~(1 << actor))


@kernel
def brings_in(rules: Any, hand: Any) -> bool:
    """Say whether the player to act opens the betting of stud, by the bring-in or in the place of one without chips."""
    return bool(rules.bring_in > 0 and hand.street == 0 and hand.level == 0 and hand.acted[hand.actor] < 0)


@kernel
def bounded(rules: Any, hand: Any) -> bool:
    """Find the least and the most total to which the player to act may raise; False where they may not."""
    seat, level = hand.actor, hand.level
    behind = hand.stacks[seat] + hand.bets[seat]
    if behind <= level or (behind <= rules.bring_in and brings_in(rules, hand)):
        return False
    answered = hand.acted[seat]
    if answered >= 0 and (level - answered) * rules.reopen_shares < hand.step:
        return False
    if capped(rules, hand) or not answerable(rules, hand, seat):
        return False
    least = raise_minimum(rules, hand)
    if least >= behind:
        hand.least = behind
        hand.most = behind
        return True
    most = behind
    if rules.structure == FIXED_LIMIT:
        most = least
    elif rules.structure != NO_LIMIT:
        most = 2 * level - hand.bets[seat]
        for other in range(rules.players):
            most += hand.paid[other] + hand.bets[other]
        if hand.street == 0 and rules.blinds_in_full:
            most += hand.missing
        if most < least:
            most = least
        if most > behind:
            most = behind
    hand.least = least
    hand.most = most
    return True


@kernel
def offer(rules: Any, hand: Any) -> None:
    """Find what the player to act may do."""
    seat = hand.actor
    stack = hand.stacks[seat]
    hand.least = 0
    hand.most = 0
    if brings_in(rules, hand):
        may = 1 << BRING_IN if hand.must else 1 << BRING_IN | 1 << FOLD
        hand.owed = rules.bring_in if rules.bring_in < stack else stack
    else:
        owed = hand.level - hand.bets[seat]
        if owed:
            may = 1 << FOLD | 1 << CALL
            hand.owed = owed if owed < stack else stack
        else:
            may = 1 << CHECK
            hand.owed = 0
    if bounded(rules, hand):
        may |= 1 << RAISE
    hand.may = may


@kernel
def undecided(rules: Any, hand: Any) -> None:
    """Take the turn from the last player who has chips and nothing to decide after matching all who are in."""
    only = hand.actor
    for seat in range(rules.players):
        if seat != only and hand.live >> seat & 1 and (hand.stacks[seat] or hand.bets[seat] > hand.bets[only]):
            return
    hand.todo = 0


@kernel
def passed(rules: Any, hand: Any) -> None:
    """Pass the turn on."""
    hand.todo &= ~(1 << hand.actor)
    if hand.todo:
        hand.actor = next_of(hand.todo, hand.actor, rules.players)
        if not hand.todo & (hand.todo - 1):
            undecided(rules, hand)


@kernel
def fold(rules: Any, hand: Any) -> None:
    """Give up the hand."""
    seat = hand.actor
    hand.live &= ~(1 << seat)
    hand.left[seat] = hand.out
    hand.out += 1
    if hand.live & (hand.live - 1):
        passed(rules, hand)
    else:
        hand.todo = 0


@kernel
def put_in(hand: Any, seat: int, chips: int) -> None:
    """Move chips from behind a player to the front."""
    hand.stacks[seat] -= chips
    hand.bets[seat] += chips


@kernel
def call(rules: Any, hand: Any) -> None:
    """Check, or match the bet as far as the stack reaches."""
    seat = hand.actor
    put_in(hand, seat, hand.owed)
    hand.acted[seat] = hand.level
    passed(rules, hand)


@kernel
def bring_in(rules: Any, hand: Any) -> None:
    """Pay the bring-in, or what the stack holds of it; the others owe it in full."""
    seat = hand.actor
    put_in(hand, seat, hand.owed)
    hand.acted[seat] = hand.owed
    hand.level = rules.bring_in
    answer(rules, hand)
    if hand.todo and not hand.todo & (hand.todo - 1):
        undecided(rules, hand)


@kernel
def answer(rules: Any, hand: Any) -> None:
    """Give the turn to all others who have chips, the next one first."""
    seat = hand.actor
    hand.todo = with_chips(rules, hand) & ~(1 << seat)
    if hand.todo:
        hand.actor = next_of(hand.todo, seat, rules.players)


@kernel
def raise_to(rules: Any, hand: Any, total: int) -> None:
    """Bet, raise or complete to a total."""
    seat, level, step = hand.actor, hand.level, hand.step
    left = hand.stacks[seat] + hand.bets[seat] - total
    limit = rules.structure == FIXED_LIMIT
    # in fixed limit an all-in is measured from the last full bet, elsewhere from what has to be matched
    above = total - (hand.full if limit else level)
    counts = left > 0 or total >= raise_minimum(rules, hand) or above * rules.short_shares >= step
    put_in(hand, seat, total - hand.bets[seat])
    hand.acted[seat] = total
    hand.level = total
    if counts:
        if hand.full:
            hand.raises += 1
        hand.full = total
        hand.aggressor = seat
        hand.increase = seat
        hand.crowd = count(hand.live)
        if total - level > step and (level == 0 or not limit):
            hand.step = total - level
    answer(rules, hand)
