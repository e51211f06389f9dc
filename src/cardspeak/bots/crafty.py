"""A bot that mixes and bluffs by sampled equity: it thinks of what the others hold, and of what they will give up."""

from random import Random

from cardspeak.bots.acting import going_on, mixed, passive, size
from cardspeak.bots.drawing import usual_discard
from cardspeak.bots.ranges import others_of
from cardspeak.bots.sight import Sight, knows_own_cards, sight, spot_of
from cardspeak.bots.simple import Options, calling
from cardspeak.equity.sampled import Sample, sampled
from cardspeak.hand import commands as c
from cardspeak.hand.view import View

SAMPLES = 160
SAMPLES_OF_MANY = 70
PARTS = (0.5, 1.0)


def crafty(view: View, options: Options, rng: Random) -> c.Command:
    """Choose what brings most on average, with a little chance in it so that it cannot be read."""
    if view.stage == "showdown" or not knows_own_cards(view):
        return calling(view, options, rng)
    if view.stage == "drawing":
        return usual_discard(view)
    seen = sight(view, options)
    game = view.deal.game
    dear = game.family == "draw" or game.sides[0].use == "two"
    spot = spot_of(view, others_of(view))
    samples = sampled(spot, SAMPLES_OF_MANY if dear else SAMPLES, rng)
    return decision(seen, options, samples, rng)


def decision(seen: Sight, options: Options, samples: list[Sample], rng: Random) -> c.Command:
    """Compare giving up, going on and raises of some sizes by what they bring on average."""
    samples = sorted(samples, key=lambda sample: sample.against)
    share = sum([sample.share for sample in samples]) / len(samples)
    forced = "check" in options or "bring in" in options
    stay = share * (seen.pot + seen.owed) - seen.owed
    values = [stay if forced else 0.0, stay]
    totals = [0, 0]
    if seen.verb:
        sizes = {seen.most} if seen.limit else {size(seen, part) for part in PARTS}
        for total in sorted(sizes):
            totals.append(total)
            values.append(_raise_value(seen, samples, total))
    place = mixed(values, 0.06 * seen.pot, rng)
    if place == 0:
        return passive(seen, options)
    return going_on(seen, options) if place == 1 else c.RaiseTo(seen.seat, totals[place])


def _raise_value(seen: Sight, samples: list[Sample], total: int) -> float:
    """Return what a raise to a total brings, when the weakest hands of the others give up and the rest call."""
    cost = total - seen.mine
    more = cost - seen.owed
    give_up = 0.7 * more / (seen.pot + cost + more)
    gone = int(give_up * len(samples))
    stay = samples[gone:]
    share = sum([sample.share for sample in stay]) / len(stay)
    part = gone / len(samples)
    return part * seen.pot + (1 - part) * (share * (seen.pot + cost + more) - cost)
