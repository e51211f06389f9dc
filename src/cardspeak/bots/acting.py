"""From what a bot wants to a legal command: the nearest that its options allow."""

from random import Random

from cardspeak.bots.sight import Sight
from cardspeak.hand import commands as c
from cardspeak.hand.commands import Options


def passive(sight: Sight, options: Options) -> c.Command:
    """Check, or give up: fold, or pay the bring-in that cannot be refused."""
    if "check" in options:
        return c.Check(sight.seat)
    return c.BringIn(sight.seat) if "bring in" in options else c.Fold(sight.seat)


def going_on(sight: Sight, options: Options) -> c.Command:
    """Check, call or bring in; fold where even calling is not allowed."""
    if "check" in options:
        return c.Check(sight.seat)
    if "bring in" in options:
        return c.BringIn(sight.seat)
    return c.Call(sight.seat) if "call" in options else c.Fold(sight.seat)


def raising(sight: Sight, options: Options, part: float) -> c.Command:
    """Bet or raise by this part of the pot (after calling), within the bounds; call where nothing can be raised."""
    if not sight.verb:
        return going_on(sight, options)
    return c.RaiseTo(sight.seat, size(sight, part))


def size(sight: Sight, part: float) -> int:
    """Return the total of a raise by this part of the pot after the call, within the bounds."""
    if sight.limit:
        return sight.most
    level = sight.mine + sight.owed
    total = level + int((sight.pot + sight.owed) * part)
    if total * 10 >= (sight.mine + sight.stack) * 6:  # with most of the stack in, put in all of it
        total = sight.mine + sight.stack
    return max(sight.least, min(sight.most, total))


def mixed(values: list[float], width: float, rng: Random) -> int:
    """Return the position of the highest value, after each was moved by a random part of `width`."""
    blurred = [value + width * (rng.random() - 0.5) for value in values]
    return blurred.index(max(blurred))
