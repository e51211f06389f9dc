"""Hands by the thousand: begin, act, and play out with players who need no thought."""

from typing import Any

from cardspeak.bulk.betting import bring_in, call, fold, raise_to
from cardspeak.bulk.chance import seeded, shuffled, whim_below
from cardspeak.bulk.compiled import kernel
from cardspeak.bulk.dealing import begin, discard, go_on
from cardspeak.bulk.record import BRING_IN, CHECK, DISCARD, FOLD, OVER, RAISE
from cardspeak.bulk.seats import count, first_of

RANDOM, CALLING, WAITING = range(3)
"""Who plays a seat: at random, by checking and calling, or somebody outside of the kernel."""


@kernel
def act(rules: Any, hand: Any, kind: int, amount: int) -> None:
    """Do a legal action, and what follows from it; the amount is the total of a raise, or the places of discards."""
    if kind == FOLD:
        fold(rules, hand)
    elif kind == RAISE:
        raise_to(rules, hand, amount)
    elif kind == DISCARD:
        discard(rules, hand, amount)
    elif kind == BRING_IN:
        bring_in(rules, hand)
    else:
        call(rules, hand)
    go_on(rules, hand)


@kernel
def legal(hand: Any, kind: int, amount: int) -> bool:
    """Say whether the player to act may do this."""
    if not 0 <= kind <= DISCARD or not hand.may >> kind & 1:
        return False
    return (kind != RAISE and kind != DISCARD) or hand.least <= amount <= hand.most


@kernel
def act_at_random(rules: Any, hand: Any) -> None:
    """Do any kind of action, each with the same chance, with any size, and any cards to throw away."""
    may = hand.may
    for _ in range(whim_below(hand, count(may))):
        may &= may - 1
    kind = first_of(may)
    amount = hand.least
    if kind in (RAISE, DISCARD) and hand.most > hand.least:
        amount += whim_below(hand, hand.most - hand.least + 1)
    act(rules, hand, kind, amount)


@kernel
def act_by_calling(rules: Any, hand: Any) -> None:
    """Check or call, bring in, stand pat."""
    kind = CHECK
    while not hand.may >> kind & 1:  # fold comes before these
        kind += 1
    act(rules, hand, kind, 0)


@kernel
def play_on(rules: Any, hand: Any, players: Any) -> int:
    """Let the players act until somebody outside has to, or the hand is over; return how often they did."""
    acts = 0
    while hand.stage != OVER:
        who = players[hand.actor]
        if who == RANDOM:
            act_at_random(rules, hand)
        elif who == CALLING:
            act_by_calling(rules, hand)
        else:
            break
        acts += 1
    return acts


@kernel
def deal_all(rules: Any, hands: Any, seed: int, first: int, given: bool) -> None:
    """Begin every hand by its number: with a deck that follows from the seed, or with the deck that it was given."""
    for at in range(len(hands)):
        hand = hands[at]
        seeded(hand, seed, first + at)
        if given:
            hand.at = 0
            hand.laid = rules[0].deck
            hand.end = rules[0].deck
        else:
            shuffled(hand, rules[0].deck)
        begin(rules[0], hand)


@kernel
def act_all(rules: Any, hands: Any, kinds: Any, amounts: Any) -> int:
    """Act in every hand that is not over; where an action is not legal, return the first such hand and do nothing."""
    for at in range(len(hands)):
        if hands[at].stage != OVER and not legal(hands[at], kinds[at], amounts[at]):
            return at
    for at in range(len(hands)):
        if hands[at].stage != OVER:
            act(rules[0], hands[at], kinds[at], amounts[at])
    return -1


@kernel
def play_all(rules: Any, hands: Any, players: Any) -> int:
    """Let the players of the kernel act in every hand, as far as they can; return how often they did."""
    acts = 0
    for at in range(len(hands)):
        acts += play_on(rules[0], hands[at], players)
    return acts


@kernel
def simulate(rules: Any, hands: Any, players: Any, seed: int, first: int, won: Any) -> int:
    """Play whole hands one after the other in the first record, and write what each seat won; return the actions."""
    acts, hand = 0, hands[0]
    for at in range(len(won)):
        seeded(hand, seed, first + at)
        shuffled(hand, rules[0].deck)
        begin(rules[0], hand)
        acts += play_on(rules[0], hand, players)
        row = won[at]
        for seat in range(rules[0].players):
            row[seat] = hand.stacks[seat] - hand.start[seat]
    return acts
