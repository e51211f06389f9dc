"""Draws of tournaments: each order as likely as any other, and anybody can check it with what was told."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256, shake_256
from itertools import permutations

from cardspeak.service.chance import order
from cardspeak.service.draws import drawn_order, seal_of, seed_of


def by_the_page(seed: bytes, entered: list[str], count: int) -> list[int]:
    """The order as docs/tournaments.md has it, written anew."""
    stream = shake_256(sha256(seed + "\n".join(entered).encode()).digest()).digest(64 * count + 64)
    words = iter([int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)])
    row = list(range(count))
    for places in range(count, 1, -1):
        word = next(each for each in words if each < 2**32 // places * places)
        row[places - 1], row[word % places] = row[word % places], row[places - 1]
    return row


def test_the_order_is_that_of_the_page() -> None:
    secret = bytes(range(32))
    for number, count in enumerate((1, 2, 9, 300, 1500)):
        seed = seed_of(secret, number)
        entered = [f"m{each}" for each in range(number)]
        assert list(drawn_order(seed, entered, count)) == by_the_page(seed, entered, count)
    assert seed_of(secret, 1) == sha256(secret + b"draw1").digest()
    assert seal_of(seed_of(secret, 1)) == sha256(sha256(secret + b"draw1").digest()).hexdigest()


def test_who_enters_later_changes_the_order() -> None:
    seed = bytes(32)
    assert drawn_order(seed, ["a", "b"], 50) != drawn_order(seed, ["a", "b", "c"], 50)
    assert drawn_order(seed, ["a", "b"], 50) != drawn_order(seed, ["b", "a"], 50)


def test_every_order_is_as_likely() -> None:
    """Chi-square over all orders of four, and over the first place of a field that a byte could not number."""
    from scipy.stats import chisquare  # takes as long as all of these tests

    found = Counter(order(4, sha256(b"%d" % number).digest()) for number in range(12_000))
    assert chisquare([found[each] for each in permutations(range(4))]).pvalue > 0.001
    first = Counter(order(300, sha256(b"first %d" % number).digest())[0] // 30 for number in range(2_000))
    assert chisquare([first[each] for each in range(10)]).pvalue > 0.001


def test_a_field_of_any_size_is_drawn_whole() -> None:
    for count in (0, 1, 257, 5000):
        assert sorted(order(count, bytes(32))) == list(range(count))
