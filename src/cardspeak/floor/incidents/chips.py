"""Rulings on chips: found, hidden or to be counted, and on bets that others answered although they were wrong."""

from collections.abc import Callable

from cardspeak.finding import finding
from cardspeak.floor.incidents.hearing import Hearing
from cardspeak.floor.incidents.procedures import impossible, ruling
from cardspeak.floor.ruling import Ruling
from cardspeak.hand.remedies import kinds as m
from cardspeak.law import steps as s


def found(hearing: Hearing) -> Ruling:
    """Rule on chips that turned up after an all-in was called; only what goes out of play is forfeited."""
    seat, amount = hearing.incident.seats[0], hearing.facts.number("amount")
    if hearing.state.stage != "over" and not hearing.facts.yes("all in"):
        return impossible("player_is_not_all_in")
    asked = hearing.procedure("chips.found")
    ruled = ruling(hearing, asked)
    if asked.dead != "chips":
        return ruled
    return ruled._replace(forfeits=((seat, amount),), remedies=(m.TakeOut(seat, amount, "found"),))


def wrong_size(hearing: Hearing) -> Ruling:
    """Rule on a bet whose size should have been another, found after others had answered it."""
    amount, due = hearing.facts.number("amount"), hearing.facts.number("due")
    if amount == due:
        return impossible("that_is_right_size")
    asked = hearing.procedure("size.wrong")
    if asked.outcome != "bet_is_corrected":
        return ruling(hearing, asked)
    over = amount > due
    bets = hearing.state.round.bets
    back = tuple((seat, bet - due) for seat, bet in enumerate(bets) if bet > due) if over else ()
    steps = (s.REDUCE if over else s.MAKE_UP,)
    ruled = ruling(hearing, asked._replace(steps=steps))
    return ruled._replace(
        outcome=finding("bet_is_for_all", due=due), amount=due, refunds=back, remedies=(m.PutRight(amount, due),)
    )


def skipped(hearing: Hearing) -> Ruling:
    """Rule on a player whom the action passed by."""
    if not hearing.facts.yes("in the hand"):
        return impossible("that_hand_is_out")
    return ruling(hearing, hearing.procedure("skip.defended"))


def _by(point: str) -> Callable[[Hearing], Ruling]:
    return lambda hearing: ruling(hearing, hearing.procedure(point))


RULES: dict[str, Callable[[Hearing], Ruling]] = {
    "found_chips": found,
    "chips_not_visible": _by("chips.visible"),
    "count": _by("chips.count"),
    "wrong_size": wrong_size,
    "short_calls": _by("call.short_in_a_row"),
    "skipped": skipped,
    "not_posted": _by("unposted.hand"),
}
