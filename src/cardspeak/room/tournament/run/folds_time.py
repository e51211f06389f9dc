"""How the events of the clock and the levels are folded."""

from collections.abc import Callable
from typing import Any

from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.folds_entries import put
from cardspeak.room.tournament.run.folds_seats import with_playing
from cardspeak.room.tournament.run.state import Tournament


def clock_set(tournament: Tournament, event: e.ClockSet, at: int) -> Tournament:
    return tournament._replace(clock=event.clock)


def time_given_back(tournament: Tournament, event: e.TimeGivenBack, at: int) -> Tournament:
    clock = tournament.clock
    if clock.since >= 0:
        clock = clock._replace(since=min(at, clock.since + event.milliseconds))
    thinking = [each for each in tournament.entrants.values() if each.status == "broke"]
    later = [each._replace(since=min(at, each.since + event.milliseconds)) for each in thinking]
    return put(tournament._replace(clock=clock), *later)


def level_began(tournament: Tournament, event: e.LevelBegan, at: int) -> Tournament:
    return tournament._replace(level=event.level, part="level")


def break_began(tournament: Tournament, event: e.BreakBegan, at: int) -> Tournament:
    return tournament._replace(part="break")


def clock_ran_out(tournament: Tournament, event: e.ClockRanOut, at: int) -> Tournament:
    return tournament._replace(part="over")


def level_put_right(tournament: Tournament, event: e.LevelPutRight, at: int) -> Tournament:
    return with_playing(tournament, event.table, level=event.level)


def dealers_pushed(tournament: Tournament, event: e.DealersPushed, at: int) -> Tournament:
    for table in event.tables:
        tournament = with_playing(tournament, table, old_level=event.hands)
    return tournament


TIME: dict[type, Callable[[Any, Any, int], Tournament]] = {
    e.ClockSet: clock_set,
    e.TimeGivenBack: time_given_back,
    e.LevelBegan: level_began,
    e.BreakBegan: break_began,
    e.ClockRanOut: clock_ran_out,
    e.LevelPutRight: level_put_right,
    e.DealersPushed: dealers_pushed,
}
