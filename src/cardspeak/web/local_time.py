"""Times as the clocks of the place show them, which are those of the machine: `TZ` sets them."""

from datetime import UTC, date, datetime, time, timedelta


def local(at: int) -> datetime:
    """Return a time, in milliseconds, as the clocks of the place show it."""
    return datetime.fromtimestamp(at / 1000, UTC).astimezone()


def day(at: int) -> str:
    """Write a day."""
    return f"{local(at):%Y-%m-%d}"


def last_day(until: int) -> str:
    """Write the last day of what goes on until then: the end of a day is still that day."""
    return day(until - 1)


def time_of_day(at: int) -> str:
    """Write a time of day."""
    return f"{local(at):%H:%M}"


def moment(at: int) -> str:
    """Write a day with its time."""
    return f"{local(at):%Y-%m-%d %H:%M}"


def typed_moment(text: str) -> int:
    """Return a time that was typed as 2026-11-23T19:00, in milliseconds. Raises `ValueError`."""
    return _milliseconds(datetime.fromisoformat(text))


def day_begins(of: date) -> int:
    """Return when a day begins, in milliseconds. Raises `ValueError` for a day that no clock shows."""
    return _milliseconds(datetime.combine(of, time()))


def day_ends(of: date) -> int:
    """Return when a day ends, in milliseconds. Raises `ValueError` for a day that no clock shows."""
    try:
        return day_begins(of + timedelta(1))
    except OverflowError as error:
        raise ValueError(str(error)) from error


def _milliseconds(when: datetime) -> int:
    try:
        return int(when.timestamp() * 1000)
    except OverflowError as error:
        raise ValueError(str(error)) from error
