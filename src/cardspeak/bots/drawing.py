"""Which cards a bot throws away."""

from random import Random

from cardspeak.bots.ranges import others_of
from cardspeak.bots.sight import spot_of
from cardspeak.equity.draws import throws
from cardspeak.equity.sampled import equity
from cardspeak.hand import commands as c
from cardspeak.hand.view import View

SAMPLES = 80
BETTER = 0.015  # the part of the pot that another discard has to win beyond the usual one: less may be luck


def usual_discard(view: View) -> c.Discard:
    """Throw away what the ranking of the game asks for."""
    return c.Discard(view.round.queue[0], _usual(view, _draws(view)))


def weighed_discard(view: View, rng: Random) -> c.Discard:
    """Throw away what wins most against these opponents: the usual cards, none, or those usual at another draw."""
    seat = view.round.queue[0]
    held = view.secret.down[seat]
    usual = _usual(view, _draws(view))
    spot = spot_of(view, others_of(view))
    best, most, seed = usual, -1.0, rng.random()
    choices = dict.fromkeys((usual, *(((),) if len(usual) < 3 else ()), *[_usual(view, draws) for draws in (1, 2, 3)]))
    if len(choices) == 1:
        return c.Discard(seat, usual)
    for out in choices:
        kept = tuple([card for place, card in enumerate(held) if place not in out])
        # the same seed for each, so that only the discard makes a difference
        share = equity(spot._replace(mine=kept, replaced=len(out)), SAMPLES, Random(seed))
        if share > most:
            best, most = out, share + (BETTER if out == usual else 0.0)
    return c.Discard(seat, best)


def _draws(view: View) -> int:
    return sum([street.draw for street in view.deal.game.streets[view.street :]])


def _usual(view: View, draws: int) -> tuple[int, ...]:
    return throws(view.deal.game.sides[0].ranking, view.secret.down[view.round.queue[0]], draws)
