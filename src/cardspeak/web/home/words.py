"""What the log of a table says of a home game."""

from collections.abc import Callable

from cardspeak.locale.messages import amount, say
from cardspeak.room.table import events as e
from cardspeak.room.table import floor_events as fe
from cardspeak.room.table import home_events as he


def told(language: str, event: e.Event, name: Callable[[str], str], begun: bool) -> str | None:
    """Say what happened at a home game; None for everything else. How it is run is news once it has `begun`."""
    match event:
        case he.GuestCame():
            return say(language, "log-guest-came", name=name(event.member))
        case he.GuestSentAway():
            return say(language, "log-sent-away", name=name(event.member), by=name(event.by))
        case he.SeatWished():
            return say(language, "home-wishes", name=name(event.member), seat=event.seat + 1,
                       chips=amount(language, event.chips))  # fmt: skip
        case he.SeatGranted() | he.SeatRefused():
            key = "log-granted" if isinstance(event, he.SeatGranted) else "log-seat-refused"
            return say(language, key, name=name(event.member), by=name(event.by))
        case he.ChipsGiven():
            key = "log-gives" if event.chips > 0 else "log-takes"
            return say(language, key, by=name(event.by), name=name(event.member),
                       chips=amount(language, abs(event.chips)))  # fmt: skip
        case he.PlayPaused():
            return say(language, "log-paused", by=name(event.by))
        case he.PlayResumed():
            return say(language, "log-resumed", by=name(event.by))
        case fe.OwnerChanged():
            return say(language, "log-host", name=name(event.member))
        case he.HomeSet() if begun:
            return say(language, "log-home-set", by=name(event.by))
        case fe.StakesChanged():
            stakes = event.stakes
            return say(language, "log-stakes", by=name(event.by),
                       small=amount(language, stakes.small_blind or stakes.small_bet),
                       big=amount(language, stakes.big_blind))  # fmt: skip
        case _:
            return None
