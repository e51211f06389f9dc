"""Rulings on chips: found, hidden or to be counted, and on bets that others answered although they were wrong."""

from collections.abc import Callable

from cardspeak.finding import finding
from cardspeak.floor.answers import impossible, ruling
from cardspeak.floor.matter import Matter
from cardspeak.floor.ruling import Ruling
from cardspeak.hand import mends as m
from cardspeak.law import steps as s


def found(matter: Matter) -> Ruling:
    """Rule on chips that turned up after an all-in was called; only what goes out of play is forfeited."""
    seat, amount = matter.incident.seats[0], matter.facts.number("amount")
    if matter.state.stage != "over" and not matter.facts.yes("all in"):
        return impossible("player_is_not_all_in")
    asked = matter.procedure("chips.found")
    ruled = ruling(matter, asked)
    if asked.dead != "chips":
        return ruled
    return ruled._replace(forfeits=((seat, amount),), mends=(m.TakeOut(seat, amount, "found"),))


def wrong_size(matter: Matter) -> Ruling:
    """Rule on a bet whose size should have been another, found after others had answered it."""
    amount, due = matter.facts.number("amount"), matter.facts.number("due")
    if amount == due:
        return impossible("that_is_right_size")
    asked = matter.procedure("size.wrong")
    if asked.outcome != "bet_is_corrected":
        return ruling(matter, asked)
    over = amount > due
    bets = matter.state.round.bets
    back = tuple((seat, bet - due) for seat, bet in enumerate(bets) if bet > due) if over else ()
    steps = (s.REDUCE if over else s.MAKE_UP,)
    ruled = ruling(matter, asked._replace(steps=steps))
    return ruled._replace(
        outcome=finding("bet_is_for_all", due=due), amount=due, refunds=back, mends=(m.PutRight(amount, due),)
    )


def skipped(matter: Matter) -> Ruling:
    """Rule on a player whom the action passed by."""
    if not matter.facts.yes("in the hand"):
        return impossible("that_hand_is_out")
    return ruling(matter, matter.procedure("skip.defended"))


def _by(point: str) -> Callable[[Matter], Ruling]:
    return lambda matter: ruling(matter, matter.procedure(point))


RULES: dict[str, Callable[[Matter], Ruling]] = {
    "found_chips": found,
    "chips_not_visible": _by("chips.visible"),
    "count": _by("chips.count"),
    "wrong_size": wrong_size,
    "short_calls": _by("call.short_in_a_row"),
    "skipped": skipped,
    "not_posted": _by("unposted.hand"),
}
