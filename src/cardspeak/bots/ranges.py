"""What the others may hold, judged by what they have put in."""

from cardspeak.bots.sight import RECKONED, other_of, rivals_of
from cardspeak.equity.spot import Other
from cardspeak.hand.view import View


def others_of(view: View) -> tuple[Other, ...]:
    """Return the opponents to expect: all who came in, and one for those yet to act, with the best of their hands."""
    now = view.round
    came: list[int] = []
    yet: list[int] = []
    for seat in rivals_of(view):
        (yet if view.street == 0 and now.acted[seat] < 0 and now.stacks[seat] else came).append(seat)
    came.sort(key=lambda seat: -picks_of(view, seat))
    found = [other_of(view, seat, picks_of(view, seat)) for seat in came[:RECKONED]]
    if yet and len(found) < RECKONED:
        found.append(other_of(view, yet[0], len(yet)))
    return tuple(found)


def picks_of(view: View, seat: int) -> int:
    """Return the number of holdings of which an opponent is thought to hold the best: higher after more raises."""
    now = view.round
    picks = 1
    if now.aggressor == seat:
        picks += 1 + min(now.raises, 2)
    elif now.level and now.bets[seat] == now.level and now.acted[seat] >= 0:
        picks += 1
    elif not now.level and now.acted[seat] >= 0:
        return -2
    if view.street and view.noted.increase == seat:
        picks += 1
    return picks
