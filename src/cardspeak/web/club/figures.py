"""What a manager looks at: tables by hour, drop, new members, waiting times, counted from what has happened."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import timedelta
from typing import Any, NamedTuple

from cardspeak.locale.messages import say
from cardspeak.record import record
from cardspeak.room.club import events_floor as f
from cardspeak.room.club import events_people as p
from cardspeak.web.club.charts import Chart
from cardspeak.web.local_time import day_begins, iso_day, local

Happened = tuple[int, Any]
"""An event of the club and when it was."""

HOUR = 3_600_000
HOURS = tuple([f"{hour:02}" for hour in range(24)])


@record
class Figure(NamedTuple):
    """A chart by its name, which is that of its file too."""

    name: str
    chart: Chart


def figures(past: Sequence[Happened], days: int, now: int, language: str) -> tuple[Figure, ...]:
    """Count what has happened in so many days, today included."""
    today = local(now).date()
    dates = [today - timedelta(back) for back in reversed(range(days))]
    since, named = day_begins(dates[0]), tuple([f"{each:%Y-%m-%d}" for each in dates])
    drops, charges = drop_by_day(past, since)
    new = _by_day([at for at, event in past if isinstance(event, p.MemberRegistered)], since)
    return (
        _figure("tables", language, HOURS, ("tables", tables_by_hour(past, since, now))),
        _figure("drop", language, named, ("drop", drops), ("time", charges)),
        _figure("members", language, named, ("members", new)),
        _figure("waiting", language, HOURS, ("waiting", waits_by_hour(past, since))),
    )


def _figure(name: str, language: str, labels: Sequence[str], *series: tuple[str, Mapping[str, int]]) -> Figure:
    rows = [
        (say(language, f"club-figure-series-{key}"), tuple([found.get(label, 0) for label in labels]))
        for key, found in series
    ]  # fmt: skip
    shown = tuple([label[5:] if len(label) == 10 else label for label in labels])
    return Figure(name, Chart(say(language, f"club-figure-{name}"), shown, tuple(rows)))


def _hour(at: int) -> str:
    return f"{local(at):%H}"


def _by_day(times: Iterable[int], since: int) -> dict[str, int]:
    found: dict[str, int] = defaultdict(int)
    for at in times:
        if at >= since:
            found[iso_day(at)] += 1
    return found


def tables_by_hour(past: Sequence[Happened], since: int, now: int) -> dict[str, int]:
    """Return the most tables that stood at once in each hour of the day."""
    spans: list[tuple[int, int]] = []
    opened: dict[int, int] = {}
    for at, event in past:
        if isinstance(event, f.TableOpened):
            opened[event.table.number] = at
        elif isinstance(event, f.TableClosed) and event.table in opened:
            spans.append((opened.pop(event.table), at))
    spans += [(at, now) for at in opened.values()]
    most: dict[str, int] = defaultdict(int)
    for start in range(since // HOUR * HOUR, now + 1, HOUR):
        moments = {max(start, since), *[begin for begin, _ in spans if start <= begin < start + HOUR]}
        stood = max(sum(1 for begin, end in spans if begin <= at < max(end, begin + 1)) for at in moments)
        most[_hour(start)] = max(most[_hour(start)], stood)
    return most


def drop_by_day(past: Sequence[Happened], since: int) -> tuple[dict[str, int], dict[str, int]]:
    """Return the drop of each day without the time charge in it, and the time charge."""
    drop: dict[str, int] = defaultdict(int)
    charge: dict[str, int] = defaultdict(int)
    for at, event in past:
        if at >= since and isinstance(event, f.DropCounted):
            drop[iso_day(at)] += event.amount
        elif at >= since and isinstance(event, f.TimeCollected):
            charge[iso_day(at)] += sum(coins for _, coins in event.amounts)
    for of, coins in charge.items():
        drop[of] = max(drop[of] - coins, 0)
    return drop, charge


def waits_by_hour(past: Sequence[Happened], since: int) -> dict[str, int]:
    """Return for how many minutes those waited who were seated in each hour of the day, on average."""
    begun: dict[str, int] = {}
    waited: dict[str, list[int]] = defaultdict(list)
    for at, event in past:
        if isinstance(event, f.Listed):
            begun.setdefault(event.member, at)
        elif isinstance(event, f.Seated) and event.member in begun:
            gone = at - begun.pop(event.member)
            if at >= since:
                waited[_hour(at)].append(gone // 60_000)
        elif isinstance(event, f.Unlisted):
            begun.pop(event.member, None)
    return {hour: round(sum(rows) / len(rows)) for hour, rows in waited.items()}
