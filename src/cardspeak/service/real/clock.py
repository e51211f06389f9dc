"""The clock that is called on the player to act at a real table: who may call it, and how long it runs."""

from typing import NamedTuple

from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.record import record
from cardspeak.service.real.hand import Standing, Unfit
from cardspeak.service.real.table import Hand
from cardspeak.story import statements as s
from cardspeak.story.parser import parse_story

BESIDES = (s.Person, s.TimePasses, s.Asks, s.FloorRules)  # what is told while the clock runs on


@record
class Clock(NamedTuple):
    """A clock that runs: on whom, since when (milliseconds), for how many seconds and a countdown after them."""

    name: str
    at: int
    seconds: int
    countdown: int


def acting(now: Standing) -> str:
    """Return who is to act; empty for nobody."""
    state = now.state
    return state.deal.seats[state.round.queue[0]] if state.round.queue and state.stage == "betting" else ""


def running(hand: Hand, now: Standing) -> Clock | None:
    """Return the clock that runs on the player to act; none where he has acted since, or nobody called it."""
    for entry in reversed(hand.standing):
        for said in reversed(parse_story(entry.told)):
            if isinstance(said, s.Person) and said.what == "calls_time" and said.other == acting(now):
                seconds, countdown = now.law.clock_time()
                return Clock(said.other, entry.at, seconds, countdown)
            if not isinstance(said, BESIDES):
                return None
    return None


def unfit_call(line: str, hand: Hand, now: Standing) -> Unfit | None:
    """Say why the clock cannot be called now, or not by him; none where it can, or where nobody calls it."""
    for said in parse_story(line):
        if isinstance(said, s.Person) and said.what == "calls_time":
            seat = now.seat(said.other) + 1
            if said.other != acting(now):
                return Unfit(Refused("nobody_to_act", {}, now.law.cites("clock.time")))
            code = _barred(now.law, said)
            if code:
                return Unfit(Refused(code, {"seat": seat}, now.law.cites("clock.call")))
            if running(hand, now):
                return Unfit(Refused("clock_runs_already", {"seat": seat}, now.law.cites("clock.time")))
    return None


def _barred(law: Law, said: s.Person) -> str:
    by_player = said.how not in ("dealer", "floor")
    code: str = law.clock_call(
        player=by_player, floor=said.how != "dealer", seated=by_player, reasonable=said.how != "too soon"
    )
    return code
