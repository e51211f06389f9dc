"""A bot that mixes and bluffs by sampled equity: it guesses what the others hold, and which hands they will give up."""

from bisect import bisect_left
from math import inf
from operator import attrgetter
from random import Random

from cardspeak.bots.acting import going_on, mixed, passive, size
from cardspeak.bots.drawing import weighed_discard
from cardspeak.bots.ranges import others_of
from cardspeak.bots.sight import Sight, knows_own_cards, shown_by, sight, spot_of
from cardspeak.bots.simple import calling
from cardspeak.equity.sampled import Sample, looks, sampled
from cardspeak.equity.spot import Spot
from cardspeak.hand import commands as c
from cardspeak.hand.commands import Options
from cardspeak.hand.view import View

SAMPLES = 320
SAMPLES_OF_MANY = 140  # in games with more than two hole cards or with draws
LOOKS = 40  # how many holdings the others may think that I have
PARTS = (0.5, 1.0)  # the sizes of raises to compare, as parts of the pot
WIDTH = 0.04  # between choices that differ by less than this part of the pot, chance decides
REALISE = 0.3  # how much later betting adds to what a good hand wins
NEAR = 0.3  # how near hands are to each other with everything to come
NEAR_SPLIT = 0.2  # the same in a split pot, at any time
HOPE = 0.4  # with all draws to come: the part of the hands that should be given up but are drawn to all the same
SLOPE, BASE = 1.25, 0.1  # a line: hands that win more than it pay the price


def crafty(view: View, options: Options, rng: Random) -> c.Command:
    """Choose what brings most on average, with a little chance in it so that it cannot be read."""
    if view.stage == "showdown" or not knows_own_cards(view):
        return calling(view, options, rng)
    if view.stage == "drawing":
        return weighed_discard(view, rng)
    seen = sight(view, options)
    game = view.deal.game
    dear = game.family == "draw" or game.sides[0].use == "two"
    spot = spot_of(view, others_of(view))
    samples = sampled(spot, SAMPLES_OF_MANY if dear else SAMPLES, rng)
    mine = looks(spot, shown_by(view, seen.seat), LOOKS, rng)
    return decision(seen, options, spot, samples, mine, rng)


def decision(
    seen: Sight, options: Options, spot: Spot, samples: list[Sample], mine: list[float], rng: Random
) -> c.Command:
    """Compare giving up, going on and raises of some sizes by what each brings on average."""
    samples = sorted(samples, key=lambda sample: sample.against)
    share = realised(mean(samples), spot)
    free = "check" in options or "bring in" in options
    stay = share * (seen.pot + seen.owed) - seen.owed
    values = [stay if free else 0.0, stay]
    totals = [0, 0]
    if seen.verb:
        sizes = {seen.most} if seen.limit else {size(seen, part) for part in PARTS}
        for total in sorted(sizes):
            totals.append(total)
            values.append(_raise_value(seen, spot, samples, mine, total))
    place = mixed(values, WIDTH * seen.pot, rng)
    if place == 0:
        return passive(seen, options)
    return going_on(seen, options) if place == 1 else c.RaiseTo(seen.seat, totals[place])


def mean(samples: list[Sample]) -> float:
    """Return my mean share of the pot."""
    return sum([sample.share for sample in samples]) / len(samples)


def realised(share: float, spot: Spot) -> float:
    """Return what a share is worth with betting still to come: good hands win more than it, bad hands less."""
    fair = 1 / (1 + len(spot.others))
    return max(0.0, share + REALISE * still_open(spot) * (share - fair))


def still_open(spot: Spot) -> float:
    """Return how much of the deal is still to come, 0 to 1."""
    if spot.draws + spot.past:
        return spot.draws / (spot.draws + spot.past)
    if spot.each_to_come:
        return spot.each_to_come / 5
    return spot.board_to_come / 5


def _raise_value(seen: Sight, spot: Spot, samples: list[Sample], mine: list[float], total: int) -> float:
    """Return what a raise to a total brings, when the weakest hands of the others give up and the rest call."""
    cost = total - seen.mine
    more = cost - seen.owed
    bar = folds_below(more / (seen.pot + cost + more), spot)
    worth = mine[min(int(bar * len(mine)), len(mine) - 1)] if bar > 0 else -inf
    gone = bisect_left(samples, worth, key=attrgetter("against"))
    part = gone / len(samples)
    stay = samples[min(gone, len(samples) - 5) :]
    share = realised(mean(stay), spot)
    return part * seen.pot + (1 - part) * (share * (seen.pot + cost + more) - cost)


def folds_below(price: float, spot: Spot) -> float:
    """Return the part of my possible hands that a hand must beat to call at this price.

    The more cards are to come, the nearer hands are to each other, and the fewer are given up.
    """
    near = max(NEAR * still_open(spot), NEAR_SPLIT if len(spot.sides) > 1 else 0.0)
    part = min(0.9, max(0.0, (SLOPE * price + BASE - near) / (1 - 2 * near)))
    return part * (1 - HOPE * still_open(spot)) if spot.draws else part
