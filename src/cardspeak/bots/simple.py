"""The two simplest bots: one that checks and calls, and one that plays at random what is legal.

Both are given the view of their own seat, never the hand, and chance as a generator of random numbers.
"""

from collections.abc import Callable
from random import Random

from cardspeak.hand import commands as c
from cardspeak.hand.commands import Options
from cardspeak.hand.view import View

Bot = Callable[[View, Options, Random], c.Command]


def calling(view: View, options: Options, rng: Random) -> c.Command:
    """Check or call, bring in, stand pat and show."""
    seat = view.round.queue[0]
    if view.stage == "drawing":
        return c.Discard(seat)
    if view.stage == "showdown":
        return c.Show(seat)
    if "check" in options:
        return c.Check(seat)
    return c.Call(seat) if "call" in options else c.BringIn(seat)


def random_play(view: View, options: Options, rng: Random) -> c.Command:
    """Choose evenly among what is legal, with an evenly chosen size, and draw any cards."""
    seat = view.round.queue[0]
    if view.stage == "betting":
        verbs = tuple(options)
        verb = verbs[int(rng.random() * len(verbs))]
        if verb == "fold":
            return c.Fold(seat)
        if verb == "call":
            return c.Call(seat)
        if verb == "check":
            return c.Check(seat)
        if verb == "bring in":
            return c.BringIn(seat)
        least, most = options[verb]
        if view.deal.structure == "fixed-limit":
            return c.RaiseTo(seat, least if rng.random() < 0.5 else most)
        return c.RaiseTo(seat, least + int(rng.random() * (most - least + 1)))
    if view.stage == "drawing":
        held = len(view.secret.down[seat])
        return c.Discard(seat, tuple(sorted(rng.sample(range(held), rng.randint(0, held)))))
    return c.Show(seat)
