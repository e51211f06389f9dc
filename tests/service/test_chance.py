"""The shuffle: every order exactly as likely as any other, and tests that broken shuffles do not pass."""

import hashlib
import itertools
import math
import random
from collections import Counter
from collections.abc import Callable, Sequence

import pytest

from cardspeak.service.chance import SystemShuffler, arranged, place_of, short_id, shuffled, token
from cardspeak.service.commitment import order_of

SHUFFLES = 6000
Shuffle = Callable[[Sequence[int], bytes], tuple[int, ...]]


@pytest.mark.parametrize("count", range(2, 8))
def test_every_vector_of_draws_gives_another_order(count: int) -> None:
    vectors = itertools.product(*[range(places) for places in range(count, 1, -1)])
    orders = {arranged(range(count), iter(vector)) for vector in vectors}
    assert len(orders) == math.factorial(count)


@pytest.mark.parametrize("places", range(2, 53))
def test_no_place_is_favoured_by_a_byte(places: int) -> None:
    found = Counter(place_of(byte, places) for byte in range(256))
    found.pop(None, None)
    assert len(found) == places
    assert len(set(found.values())) == 1


def seeds(count: int) -> list[bytes]:
    return [hashlib.sha256(number.to_bytes(4, "big")).digest() for number in range(count)]


def far_off(shuffle: Shuffle) -> bool:
    """Chi-square of card by position, and of neighbours: beyond six sigmas, never met by fair shuffles."""
    cards = range(52)
    places = [[0] * 52 for _ in cards]
    follows = [[0] * 52 for _ in cards]
    for seed in seeds(SHUFFLES):
        order = shuffle(cards, seed)
        for place, card in enumerate(order):
            places[card][place] += 1
        for card, after in itertools.pairwise(order):
            follows[card][after] += 1
    wanted = SHUFFLES / 52
    at = sum((count - wanted) ** 2 / wanted for row in places for count in row)
    expected = SHUFFLES * 51 / (52 * 51)
    near = sum((n - expected) ** 2 / expected for c, row in enumerate(follows) for d, n in enumerate(row) if c != d)
    freedom = 51 * 51
    sigma = math.sqrt(2 * freedom)
    return abs(at - freedom) > 6 * sigma or abs(near - freedom) > 6 * sigma


def test_the_shuffle_is_fair() -> None:
    assert not far_off(shuffled)


def swap_with_any(cards: Sequence[int], seed: bytes) -> tuple[int, ...]:
    order, rng = list(cards), random.Random(seed)
    for place in range(len(order)):
        other = rng.randrange(len(order))
        order[place], order[other] = order[other], order[place]
    return tuple(order)


def sattolo(cards: Sequence[int], seed: bytes) -> tuple[int, ...]:
    order, rng = list(cards), random.Random(seed)
    for last in range(len(order) - 1, 0, -1):
        other = rng.randrange(last)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def modulo_of_a_byte(cards: Sequence[int], seed: bytes) -> tuple[int, ...]:
    stream = iter(hashlib.shake_256(seed).digest(64))
    return arranged(cards, (next(stream) % places for places in range(len(cards), 1, -1)))


def riffled_twice(cards: Sequence[int], seed: bytes) -> tuple[int, ...]:
    order, rng = list(cards), random.Random(seed)
    for _ in range(2):
        left, right = order[:26], order[26:]
        order = []
        while left or right:
            order.append((left if rng.random() * (len(left) + len(right)) < len(left) else right).pop(0))
    return tuple(order)


@pytest.mark.parametrize("broken", [swap_with_any, sattolo, modulo_of_a_byte, riffled_twice])
def test_broken_shuffles_are_found(broken: Shuffle) -> None:
    assert far_off(broken)


def test_a_long_run_of_rejected_bytes_is_survived(monkeypatch: pytest.MonkeyPatch) -> None:
    class Rejecting:
        def __init__(self, seed: bytes) -> None:
            self.seed = seed

        def digest(self, length: int) -> bytes:
            return (b"\xff" * 500 + bytes(range(52)) * 100)[:length]

    monkeypatch.setattr("cardspeak.service.chance.hashlib.shake_256", Rejecting)
    assert sorted(shuffled(range(52), b"")) == list(range(52))


def test_the_system_shuffles_and_guesses_nothing_twice() -> None:
    shuffler = SystemShuffler()
    secrets = {shuffler.secret() for _ in range(200)}
    assert {len(secret) for secret in secrets} == {32}
    orders = {order_of(secret, range(52)) for secret in secrets}
    assert len(orders) == 200
    assert all(sorted(order) == list(range(52)) for order in orders)
    assert len({token() for _ in range(100)}) == 100
    assert len(token()) >= 43
    assert short_id("m").startswith("m")
