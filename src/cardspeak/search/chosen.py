"""Which of several readings of a text is taken: as it was understood, or one of the likeliest situations, filled in.

Each reading has signs: how likely the situation is, how well its places are filled, whether its answer is a refusal.
What each weighs stands in `weights.toml`, fitted by `bench/weights.py` to questions of which the answer is known.
Readings that come to one answer count together: whoever asks wants the answer.
"""

from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from importlib import resources
from math import exp, log
from typing import NamedTuple

from cardspeak.library import read_toml
from cardspeak.record import record
from cardspeak.search.filled import FILLED
from cardspeak.search.ranked import SIGNS
from cardspeak.talk import Heard

ANSWERED = ("refused", "unanswered")
AS_READ = ("as_read", "every_word", "words_lost", "statements")
READING = ("chance", "first", *SIGNS, *FILLED, *ANSWERED, *AS_READ)
LEAST = 1e-6  # chance below which none is compared
MOST = 4  # statements; more say no more
MANY = 40  # letters that were left out; more say no more


@record
class Reading(NamedTuple):
    """One way to read a text: its signs, as `READING`, and what its answer is known by; none where it has none."""

    signs: tuple[float, ...]
    answer: Hashable


def of_situation(
    place: int, chance: float, signs: Sequence[float], filled: Sequence[float], refused: bool, answer: Hashable
) -> Reading:
    """Return a situation as a reading; `place` is where it stands among the likeliest, the first is 0."""
    told = (float(refused), float(answer is None))
    return Reading((log(max(chance, LEAST)), float(place == 0), *signs, *filled, *told, 0.0, 0.0, 0.0, 0.0), answer)


def as_read(heard: Heard, refused: bool, answer: Hashable) -> Reading:
    """Return a text as it was understood as a reading."""
    lost = sum(mark.end - mark.start for mark in heard.marks if mark.kind in ("aside", "unknown"))
    mine = (1.0, float(heard.every_word), min(lost, MANY) / MANY, min(len(heard.statements), MOST) / MOST)
    return Reading((*(0.0 for _ in ("chance", "first", *SIGNS, *FILLED)), float(refused), 0.0, *mine), answer)


def shares(readings: Sequence[Reading], weights: Sequence[float] | None = None) -> list[float]:
    """Return how likely the answer of each reading is the right one."""
    weights = weights or reading_weights()
    marks = [sum(map(float.__mul__, weights, map(float, each.signs))) for each in readings]
    most = max(marks, default=0.0)
    worth = [exp(mark - most) for mark in marks]
    whole = sum(worth) or 1.0
    together: dict[Hashable, float] = {}
    for each, one in zip(readings, worth, strict=True):
        if each.answer is not None:
            together[each.answer] = together.get(each.answer, 0.0) + one / whole
    return [together.get(each.answer, 0.0) or one / whole for each, one in zip(readings, worth, strict=True)]


@cache
def reading_weights() -> tuple[float, ...]:
    """Return what each sign of a reading weighs."""
    rows: Mapping[str, float] = read_toml(resources.files("cardspeak") / "search" / "weights.toml")["readings"]
    return tuple(float(rows[sign]) for sign in READING)
