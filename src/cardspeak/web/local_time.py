"""Times as the clocks of the place show them, which are those of the machine: `TZ` sets them."""

from datetime import UTC, date, datetime, time, timedelta

from cardspeak.locale.dates import date_in_words


def local(at: int) -> datetime:
    """Return a time, in milliseconds, as the clocks of the place show it."""
    return datetime.fromtimestamp(at / 1000, UTC).astimezone()


def iso_day(at: int) -> str:
    """Write a day as programs and fields of forms do."""
    return f"{local(at):%Y-%m-%d}"


def day(language: str, at: int) -> str:
    """Write a day as the language does."""
    return date_in_words(language, local(at).date())


def last_day(language: str, until: int) -> str:
    """Write the last day of what goes on until then: the end of a day is still that day."""
    return day(language, until - 1)


def time_of_day(at: int) -> str:
    """Write a time of day."""
    return f"{local(at):%H:%M}"


def iso_moment(at: int) -> str:
    """Write a day with its time for a spreadsheet."""
    return f"{local(at):%Y-%m-%d %H:%M}"


def moment(language: str, at: int) -> str:
    """Write a day with its time as the language does."""
    return f"{day(language, at)}, {time_of_day(at)}"


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
