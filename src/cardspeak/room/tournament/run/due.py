"""What is due in a tournament when nobody asks anything of it, and when: `due(tournament, now)`.

Pure: whoever drives the tournament waits until the moment that is named, adds an order where the command takes one, and
gives it.
"""

from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run.chips import may_rebuy
from cardspeak.room.tournament.run.commands_staff import CallWaiting
from cardspeak.room.tournament.run.registering import full
from cardspeak.room.tournament.run.state import Tournament, left, waiting
from cardspeak.room.tournament.run.time import shows


@record
class Due(NamedTuple):
    """What is due, and when (milliseconds)."""

    at: int
    command: c.Start | c.TimeUp | c.DeclineRebuy | CallWaiting


def due(tournament: Tournament, now: int) -> Due | None:
    """Return what has to be done next without anybody asking, none where only people can go on."""
    found = [
        *_start(tournament, now), *_clock(tournament, now), *_broke(tournament, now), *_waiting(tournament, now)
    ]  # fmt: skip
    return min(found, key=lambda each: each.at, default=None)


def _start(tournament: Tournament, now: int) -> list[Due]:
    settings = tournament.settings
    if tournament.stage != "registering" or tournament.flights:
        return []
    entered = sum(each.status == "entered" for each in tournament.entrants.values())
    if settings.starts_full and full(tournament):
        return [Due(now, c.Start(""))]
    if settings.play == "online" and settings.starts and entered >= max(2, settings.least_entries):
        return [Due(max(now, settings.starts), c.Start(""))]
    return []


def _clock(tournament: Tournament, now: int) -> list[Due]:
    if tournament.stage != "running" or tournament.part == "over":
        return []
    shown, levels = shows(tournament, now), tournament.settings.structure.levels
    if (shown.level, shown.part) != (tournament.level, tournament.part):
        waits = not tournament.settings.room_speaks and shown.part == "level"
        return [] if waits or shown.level < tournament.level else [Due(now, c.TimeUp())]
    last = shown.level + 1 == len(levels) and shown.part == "level"
    return [Due(now + shown.left, c.TimeUp())] if shown.runs and (shown.left or not last) else []


def _waiting(tournament: Tournament, now: int) -> list[Due]:
    # who waits for a seat online is there; in a room of bricks somebody has to see who is
    settings = tournament.settings
    if settings.play != "online" or not tournament.open or tournament.stage not in ("registering", "running"):
        return []
    names = tuple([each.member for each in waiting(tournament)])
    shared = tournament.deal is not None and tournament.deal.made
    return [Due(now, CallWaiting(names, ""))] if names and not full(tournament) and not shared else []


def _broke(tournament: Tournament, now: int) -> list[Due]:
    if tournament.stage != "running":
        return []
    found = []
    for each in left(tournament):
        if each.status == "broke" and not each.declined:
            terms = tournament.settings.rebuy
            # who may not buy any more, since the period is over, has nothing to think about
            thinks = terms.seconds * 1000 if terms and may_rebuy(tournament, each.member) is None else 0
            found.append(Due(max(now, each.since + thinks), c.DeclineRebuy(each.member, "")))
    return found
