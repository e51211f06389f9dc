"""One turn of many learning tables: the learner's actions, then the others' until a learner has to act again."""

from typing import Any

from cardspeak.bulk.chance import seeded, shuffled
from cardspeak.bulk.choices import allow, amount_of, kind_of, observe
from cardspeak.bulk.compiled import kernel
from cardspeak.bulk.dealing import begin
from cardspeak.bulk.play import CALLING, RANDOM, WAITING, act, act_at_random, act_by_calling
from cardspeak.bulk.record import OVER


@kernel
def start_all(rules: Any, hands: Any, seed: int, numbers: Any, learners: Any, others: int, passed: Any) -> None:
    """Begin the hand of each table by its number, and play to the learner's first turn."""
    for at in range(len(hands)):
        start(rules[0], hands[at], seed, numbers[at], learners, at, others)
        to_the_learner(rules[0], hands[at], seed, numbers, learners, at, others, passed)


@kernel
def start(rules: Any, hand: Any, seed: int, number: int, learners: Any, at: int, others: int) -> None:
    """Begin a hand; the learner sits one seat further at each."""
    seeded(hand, seed, number)
    shuffled(hand, rules.deck)
    begin(rules, hand)
    learners[at] = hand.actor if others == WAITING else number % rules.players


@kernel
def to_the_learner(
    rules: Any, hand: Any, seed: int, numbers: Any, learners: Any, at: int, others: int, passed: Any
) -> None:
    """Let the others act until the learner has to; hands in which the learner has no turn are played past."""
    while True:
        if hand.stage == OVER:
            seat = learners[at]
            passed[at] += hand.stacks[seat] - hand.start[seat]
            numbers[at] += len(numbers)
            start(rules, hand, seed, numbers[at], learners, at, others)
        elif others == WAITING or hand.actor == learners[at]:
            learners[at] = hand.actor
            return
        elif others == RANDOM:
            act_at_random(rules, hand)
        else:
            act_by_calling(rules, hand)


@kernel
def others_act(rules: Any, hand: Any, learner: int, others: int) -> None:
    """Let the others act until the learner has to or the hand is over."""
    while hand.stage != OVER and others != WAITING and hand.actor != learner:
        if others == CALLING:
            act_by_calling(rules, hand)
        else:
            act_at_random(rules, hand)


@kernel
def turn_all(
    rules: Any, hands: Any, actions: Any, masks: Any, seed: int, numbers: Any, learners: Any, others: int,
    rewards: Any, done: Any, passed: Any,
) -> int:  # fmt: skip
    """Do the learner's action at each table, then what follows; return the first that is not allowed, else -1."""
    for at in range(len(hands)):
        if not 0 <= actions[at] < len(masks[at]) or not masks[at][actions[at]]:
            return at
    for at in range(len(hands)):
        hand, won = hands[at], rewards[at]
        number = actions[at]
        act(rules[0], hand, kind_of(hand, number), amount_of(rules[0], hand, number))
        others_act(rules[0], hand, learners[at], others)
        done[at] = hand.stage == OVER
        for seat in range(rules[0].players):
            won[seat] = hand.stacks[seat] - hand.start[seat] if hand.stage == OVER else 0
        if hand.stage == OVER:
            numbers[at] += len(numbers)
            start(rules[0], hand, seed, numbers[at], learners, at, others)
        to_the_learner(rules[0], hand, seed, numbers, learners, at, others, passed)
    return -1


@kernel
def look_all(rules: Any, hands: Any, learners: Any, seen: Any, masks: Any) -> None:
    """Write what each learner sees and may do."""
    for at in range(len(hands)):
        observe(rules[0], hands[at], learners[at], seen[at])
        allow(rules[0], hands[at], masks[at])
