"""A bot that plays by the strength of its hand, the odds of the pot and its position; it never bluffs."""

from random import Random

from cardspeak.bots.acting import going_on, passive, raising
from cardspeak.bots.drawing import usual_discard
from cardspeak.bots.sight import Sight, knows_own_cards, other_of, rivals_of, sight, spot_of
from cardspeak.bots.simple import calling
from cardspeak.equity.sampled import equity
from cardspeak.hand import commands as c
from cardspeak.hand.commands import Options
from cardspeak.hand.view import View

SAMPLES = 40
SAMPLES_OF_MANY = 16  # in games with more than two hole cards or with draws, where a sample costs more


def solid(view: View, options: Options, rng: Random) -> c.Command:
    """Bet strong hands, call with the odds, fold the rest; a little looser in late position."""
    if view.stage == "showdown" or not knows_own_cards(view):
        return calling(view, options, rng)
    if view.stage == "drawing":
        return usual_discard(view)
    seen = sight(view, options)
    game = view.deal.game
    dear = game.family == "draw" or game.sides[0].use == "two"
    strongest = max(rivals_of(view), key=lambda seat: (view.round.bets[seat], -seat))
    spot = spot_of(view, (other_of(view, strongest, 1),))
    strength = equity(spot, SAMPLES_OF_MANY if dear else SAMPLES, rng)
    return decision(seen, options, strength)


def decision(seen: Sight, options: Options, strength: float) -> c.Command:
    """Decide by the strength against one unknown hand."""
    crowd = 0.03 * (min(seen.rivals, 5) - 1)
    place = 0.02 * min(seen.behind, 4)
    if "check" in options:
        return raising(seen, options, 0.66) if strength > 0.58 + crowd + place else passive(seen, options)
    price = seen.owed / (seen.pot + seen.owed)
    if strength > 0.66 + crowd + place + 0.07 * seen.raises:
        return raising(seen, options, 0.75)
    # a player who bets has more than an unknown hand, and after a larger bet still more
    doubt = 0.05 * seen.raises + crowd + place + 0.25 * price
    return going_on(seen, options) if strength > price + doubt else passive(seen, options)
