"""Which cards a bot throws away."""

from cardspeak.equity.draws import throws
from cardspeak.hand import commands as c
from cardspeak.hand.view import View


def usual_discard(view: View) -> c.Discard:
    """Throw away what the ranking of the game asks for."""
    game, seat = view.deal.game, view.round.queue[0]
    draws = sum([street.draw for street in game.streets[view.street :]])
    return c.Discard(seat, throws(game.sides[0].ranking, view.secret.down[seat], draws))
