"""How a hand went that is wanted back: what the law asks about a fold stands in the rounds before it."""

from collections.abc import Iterable

from cardspeak.hand import events as e
from cardspeak.hand.state import Round


def unforced(start: Round, happened: Iterable[e.Event], seat: int) -> bool:
    """Say whether a seat folded last out of turn, or with no bet in front; `start` is the round before the events.

    A bettor who throws the cards away is another matter: whoever does that thinks that the hand is won.
    """
    now, bettor, found = start, start.aggressor, False
    for event in happened:
        if isinstance(event, e.RoundOpened):
            bettor = -1
        elif isinstance(event, e.RaisedTo):
            bettor = event.seat
        elif isinstance(event, e.Folded) and event.seat == seat:
            found = bettor != seat and (now.queue[:1] != (seat,) or now.bets[seat] >= now.level)
        now = getattr(event, "round", None) or now
    return found
