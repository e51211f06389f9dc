"""How much the better bot wins of the weaker one: ``python bench/bots.py [--game nlhe] [--hands N] [--json]``.

Two bots play heads-up, every deck twice with the seats exchanged, so that the luck of the deal cancels out. The figure
is big blinds (in stud, lower bets) per hundred hands, with the half width of its 95 % confidence interval; one
observation is the sum of a deck's two hands. ``--seats 6`` seats three of each and moves everybody on by one place.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from math import sqrt
from statistics import mean, stdev
from time import perf_counter
from typing import NamedTuple

from cardspeak.batch.selfplay import deal_at, play_out
from cardspeak.bots.levels import LEVELS
from cardspeak.bots.simple import Bot, Options
from cardspeak.cards.card import DECKS
from cardspeak.hand import commands as c
from cardspeak.hand.view import View
from cardspeak.library import find_game, games, law_at

STACK = 100
PAIRS = (("solid", "calling"), ("crafty", "solid"))
CODES = {"no-limit": "nl", "pot-limit": "pl", "fixed-limit": "fl"}


class Match(NamedTuple):
    """The result of one pair in one game: what the first wins in big blinds per hundred hands, and the times."""

    game: str
    first: str
    second: str
    hands: int
    won: float
    within: float
    slowest_ms: float
    mean_ms: float

    @property
    def clear(self) -> bool:
        """Whether the whole interval lies above zero."""
        return self.won > self.within


class Timed:
    """A bot with a watch: how long its decisions took."""

    def __init__(self, bot: Bot):
        self.bot, self.times = bot, [0.0]

    def __call__(self, view: View, options: Options, rng: random.Random) -> c.Command:
        """Decide as the bot does."""
        begin = perf_counter()
        command = self.bot(view, options, rng)
        self.times.append(perf_counter() - begin)
        return command


def match(code: str, first: str, second: str, hands: int, players: int = 2, seed: int = 1) -> Match:
    """Play so many hands of a game and sum up what the first level won per hand and seat."""
    game, structure = find_game(code)
    law = law_at("common", game, structure, players, "cash")
    big = 20
    deal = deal_at(game, structure, law, players, STACK, big)
    watched, other = Timed(LEVELS[first]), LEVELS[second]
    rng = random.Random(seed)
    results = []
    for _ in range(hands // 2):
        order = list(DECKS[game.deck])
        rng.shuffle(order)
        won = 0
        for turn in range(2):
            bots = [watched if (seat + turn) % 2 == 0 else other for seat in range(players)]
            end = play_out(deal, law, bots, order, rng)
            gains = [now - before for now, before in zip(end.round.stacks, deal.stacks, strict=True)]
            won += sum([gain for bot, gain in zip(bots, gains, strict=True) if bot is watched])
        results.append(won / 2 / (players // 2) / big * 100)
    within = 1.96 * stdev(results) / sqrt(len(results))
    times = watched.times
    return Match(code, first, second, hands, mean(results), within, max(times) * 1000, mean(times) * 1000)


def offered(every: bool) -> list[str]:
    """Return every game in its usual structure, or in all of them."""
    found = []
    for game in games().values():
        usual = find_game(game.id)[1]
        found += [CODES[structure] + game.code for structure in game.structures if every or structure == usual]
    return found


def main() -> int:
    """Play the matches asked for, print a line for each; 1 where one is not clearly won."""
    parser = argparse.ArgumentParser(description="How much the better bot wins of the weaker one.")
    parser.add_argument("--game", action="append", help="a game, as nlhe or flstud; may be repeated (all games)")
    parser.add_argument("--every", action="store_true", help="every game in every structure")
    parser.add_argument("--hands", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=2, choices=(2, 4, 6))
    parser.add_argument("--pair", action="append", help="two levels, as crafty:solid (solid:calling and crafty:solid)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    pairs = [tuple(pair.split(":")) for pair in asked.pair] if asked.pair else PAIRS
    found = []
    for code in asked.game or offered(asked.every):
        for first, second in pairs:
            one = match(code, first, second, asked.hands, asked.seats, asked.seed)
            found.append(one)
            if not asked.json:
                print(
                    f"{one.game:10} {one.first:>7} – {one.second:8} {one.hands:6} hands "
                    f"{one.won:+8.1f} ± {one.within:6.1f} bb/100 {'' if one.clear else '(not clear)':12}"
                    f"{one.mean_ms:6.2f} ms a decision, at most {one.slowest_ms:.0f}",
                    flush=True,
                )
    if asked.json:
        print(json.dumps([one._asdict() | {"clear": one.clear} for one in found]))
    return 0 if all(one.clear for one in found) else 1


if __name__ == "__main__":
    sys.exit(main())
