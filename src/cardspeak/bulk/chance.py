"""Chance that follows from a seed: for hands that are played by the million, never for cards that people play with.

SplitMix64, 32 bits at a time; a number below another is drawn with rejection, so that none is favoured.
"""

from typing import Any

from cardspeak.bulk.compiled import COMPILED, kernel

if COMPILED:
    import numpy as np

    STEP, FIRST, SECOND = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
    A, B, C, D = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)

    @kernel
    def mixed(word: Any) -> Any:
        """Return a word of 64 bits in which every bit of another has spread."""
        word = np.uint64(word)
        word = (word ^ (word >> A)) * FIRST
        word = (word ^ (word >> B)) * SECOND
        return word ^ (word >> C)

    @kernel
    def stepped(word: Any) -> Any:
        """Return the next state after one."""
        return np.uint64(word) + STEP

    @kernel
    def half(word: Any) -> int:
        """Return the upper 32 bits."""
        return int(np.int64(np.uint64(word) >> D))

else:
    ALL = (1 << 64) - 1

    def mixed(word: Any) -> Any:
        """Return a word of 64 bits in which every bit of another has spread."""
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & ALL
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & ALL
        return word ^ (word >> 31)

    def stepped(word: Any) -> Any:
        """Return the next state after one."""
        return (word + 0x9E3779B97F4A7C15) & ALL

    def half(word: Any) -> int:
        """Return the upper 32 bits."""
        return int(word >> 32)


@kernel
def seeded(hand: Any, seed: int, number: int) -> None:
    """Give a hand its own chance: by the seed of all of them and its number."""
    base = mixed(stepped(mixed(stepped(seed))) ^ mixed(number))
    hand.chance = mixed(stepped(base))
    hand.whim = mixed(stepped(stepped(base)))


@kernel
def card_below(hand: Any, count: int) -> int:
    """Draw a place in the deck: a number below a count."""
    while True:
        hand.chance = stepped(hand.chance)
        product = half(mixed(hand.chance)) * count
        low = product & 0xFFFFFFFF
        if low >= count or low >= (1 << 32) % count:
            return product >> 32


@kernel
def whim_below(hand: Any, count: int) -> int:
    """Draw a choice of a random player: a number below a count."""
    while True:
        hand.whim = stepped(hand.whim)
        product = half(mixed(hand.whim)) * count
        low = product & 0xFFFFFFFF
        if low >= count or low >= (1 << 32) % count:
            return product >> 32


@kernel
def shuffled(hand: Any, deck: int) -> None:
    """Lay a fresh deck down; each card finds its place when it is dealt."""
    for place in range(deck):
        hand.order[place] = 52 - deck + place  # a short deck begins with the sixes
    hand.at = 0
    hand.laid = 0
    hand.end = deck


@kernel
def taken(hand: Any) -> int:
    """Take the next card of the deck."""
    at = hand.at
    if at == hand.laid:
        place = at + card_below(hand, hand.end - at)
        card = hand.order[place]
        hand.order[place] = hand.order[at]
        hand.order[at] = card
        hand.laid = at + 1
    hand.at = at + 1
    return int(hand.order[at])


@kernel
def settled(hand: Any) -> None:
    """Let every card of the deck find its place now."""
    for at in range(hand.laid, hand.end):
        place = at + card_below(hand, hand.end - at)
        card = hand.order[place]
        hand.order[place] = hand.order[at]
        hand.order[at] = card
    hand.laid = hand.end
