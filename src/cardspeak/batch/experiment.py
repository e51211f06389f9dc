"""An experiment: independent items by number, counted in whole numbers, so that any order of adding gives the same."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from cardspeak.record import record

Sums = dict[str, list[int]]
"""By name, whole numbers that are added up place by place."""


class Experiment(Protocol):
    """What is simulated: so many items, each of which depends on its number and these settings alone."""

    @property
    def items(self) -> int:
        """How many items there are."""

    @property
    def at_once(self) -> int:
        """How many of them make a task: some seconds of work at most."""

    def counted(self, first: int, last: int) -> Sums:
        """Do the items from `first` to before `last`, and return their sums."""

    def table(self, sums: Sums, done: int) -> "Table":
        """Return the result so far, after so many items."""


@record
class Bar(NamedTuple):
    """A figure for the chart, with the half width of its 95 % interval (0: it is exact)."""

    name: str
    value: float
    within: float = 0.0


@record
class Table(NamedTuple):
    """A result: its title, its columns and rows, and what a chart of it shows.

    `cells` are figures by starting hand, for a map of 13 by 13; with `log` the chart counts in powers of ten.
    """

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Any, ...], ...]
    axis: str
    bars: tuple[Bar, ...] = ()
    cells: Mapping[str, float] = MappingProxyType({})
    log: bool = False


Task = tuple[Experiment, int, int]


def tasks(experiment: Experiment, begin: int) -> Iterator[Task]:
    """Yield the tasks from an item on."""
    for first in range(begin, experiment.items, experiment.at_once):
        yield experiment, first, min(first + experiment.at_once, experiment.items)


def work(task: Task) -> Sums:
    """Do one task."""
    experiment, first, last = task
    return experiment.counted(first, last)


def add(sums: Sums, more: Sums) -> None:
    """Add what a task came to."""
    for name, row in more.items():
        before = sums.get(name)
        sums[name] = row if before is None else [one + other for one, other in zip(before, row, strict=True)]


def interval(count: int, total: int, squares: int) -> tuple[float, float]:
    """Return the mean of so many observations and the half width of its 95 % interval."""
    if not count:
        return 0.0, 0.0
    mean = total / count
    if count < 2:
        return mean, 0.0
    spread = max(squares - total * total / count, 0.0) / (count - 1)
    return mean, 1.96 * (spread / count) ** 0.5
