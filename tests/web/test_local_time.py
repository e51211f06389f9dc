"""Pages show times as the clocks of the place do, and read them so."""

import time
from collections.abc import Iterator
from datetime import UTC, date, datetime

import pytest

from cardspeak.web import local_time
from cardspeak.web.club.figures import figures
from tests.web.club_night import Staff, in_club
from tests.web.test_strangers import House

BRATISLAVA = "CET-1CEST,M3.5.0,M10.5.0/3"


@pytest.fixture(autouse=True)
def bratislava(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Have the machine stand in Bratislava."""
    monkeypatch.setenv("TZ", BRATISLAVA)
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


def at(*numbers: int) -> int:
    """Return a time of Greenwich in milliseconds."""
    return int(datetime(*numbers, tzinfo=UTC).timestamp() * 1000)  # type: ignore[misc, arg-type]


def test_times_are_written_and_read_by_the_clocks_of_the_place() -> None:
    assert local_time.iso_moment(at(2026, 11, 23, 23, 30)) == "2026-11-24 00:30"
    assert local_time.iso_moment(at(2026, 7, 1, 17)) == "2026-07-01 19:00", "in summer two hours"
    assert local_time.typed_moment("2026-07-01T19:00") == at(2026, 7, 1, 17)
    long = local_time.day_ends(date(2026, 10, 25)) - local_time.day_begins(date(2026, 10, 25))
    assert long == 25 * 3_600_000, "the night in which clocks are set back"


def test_a_day_until_which_something_holds_is_shown_as_it_was_chosen() -> None:
    assert local_time.last_day("ru", local_time.day_ends(date(2026, 12, 1))) == "01.12.2026"


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", "1 Dec 2026, 00:30"),
        ("ru", "01.12.2026, 00:30"),
        ("uk", "01.12.2026, 00:30"),
        ("sk", "1. 12. 2026, 00:30"),
    ],
)
def test_a_day_is_written_as_its_language_does(language: str, written: str) -> None:
    assert local_time.moment(language, at(2026, 11, 30, 23, 30)).replace("\u00a0", " ") == written


def test_a_day_that_no_clock_shows_is_refused() -> None:
    with pytest.raises(ValueError):
        local_time.day_ends(date.max)


def test_figures_count_days_of_the_place() -> None:
    drop = next(each for each in figures((), 2, at(2026, 11, 23, 23, 30), "en") if each.name == "drop")
    assert drop.chart.labels == ("11-23", "11-24")


def test_the_club_shows_and_reads_the_time_of_the_place() -> None:
    async def test(house: House) -> None:
        owner = Staff(house, "owner")
        await owner.do("plan-evening", title="Friday", at="2026-11-27T19:00")
        planned = next(iter(owner.club.evenings.values()))
        assert planned.at == at(2026, 11, 27, 18)
        shown = (await owner.get("evenings")).text
        assert "27\u00a0Nov\u00a02026, 19:00" in shown
        assert "2026-11-27" not in shown

    in_club(test)
