"""The levels of bots: legal in every game, the same for the same seed, each stronger than the one before."""

from collections.abc import Callable
from math import sqrt
from random import Random
from statistics import mean, stdev

import pytest

from cardspeak.batch.selfplay import deal_at, play_out
from cardspeak.bots.levels import LEVELS
from cardspeak.bots.simple import Bot, random_play
from cardspeak.cards.card import DECKS, UNKNOWN
from cardspeak.games import Game
from cardspeak.hand import commands as c
from cardspeak.hand.commands import Options
from cardspeak.hand.view import View
from cardspeak.law.kinds import Structure
from cardspeak.library import find_game, games, law_at

ALL = [(game.id, structure) for game in games().values() for structure in game.structures]


def played(game: Game, structure: Structure, bots: list[Bot], seed: int, stack: int = 100) -> tuple[int, ...]:
    """Play a hand and return the stacks; a refused bot raises `ValueError`."""
    law = law_at("common", game, structure, len(bots), "cash")
    deal = deal_at(game, structure, law, len(bots), stack, 20)
    order, rng = list(DECKS[game.deck]), Random(seed)
    rng.shuffle(order)
    return play_out(deal, law, bots, order, rng).round.stacks


@pytest.mark.parametrize(("name", "structure"), ALL)
def test_every_level_plays_every_game(name: str, structure: Structure) -> None:
    game = games()[name]
    for seed in range(2):
        # beside one that does anything, so that every kind of turn comes up; short stacks are soon all-in
        bots = [LEVELS["crafty"], random_play, LEVELS["solid"], LEVELS["calling"]]
        stacks = played(game, structure, bots, seed, 100 if seed else 6)
        assert sum(stacks) == 4 * (2000 if seed else 120)


@pytest.mark.parametrize("code", ["nlhe", "flstud8", "fl27td"])
def test_the_same_seed_plays_the_same(code: str) -> None:
    game, structure = find_game(code)
    bots = [LEVELS["crafty"], LEVELS["solid"]]
    once, again = [[played(game, structure, bots, seed) for seed in range(6)] for _ in range(2)]
    assert once == again


@pytest.mark.parametrize(("better", "worse", "decks"), [("solid", "calling", 300), ("crafty", "solid", 300)])
def test_each_level_beats_the_one_below(better: str, worse: str, decks: int) -> None:
    """Every deck twice with the seats exchanged: the gain is significant at two standard errors."""
    game, structure = find_game("nlhe")
    gains = []
    for seed in range(decks):
        first = played(game, structure, [LEVELS[better], LEVELS[worse]], seed)
        second = played(game, structure, [LEVELS[worse], LEVELS[better]], seed)
        gains.append(first[0] - first[1] + second[1] - second[0])
    assert mean(gains) > 2 * stdev(gains) / sqrt(decks)


@pytest.mark.parametrize("level", ["solid", "crafty"])
def test_a_bot_reads_only_what_its_view_holds(level: str) -> None:
    """The cards of the others and the rest of the deck are holes in what a bot is given."""

    def blindfolded(bot: Bot) -> Callable[[View, Options, Random], c.Command]:
        def choose(view: View, options: Options, rng: Random) -> c.Command:
            seat = view.round.queue[0]
            hidden = [row for other, row in enumerate(view.secret.down) if other != seat]
            assert {card for row in (*hidden, view.secret.stub) for card in row} <= {UNKNOWN} | {
                card for row in view.cards.open for card in row
            }
            return bot(view, options, rng)

        return choose

    game, structure = find_game("nlhe")
    for seed in range(5):
        played(game, structure, [blindfolded(LEVELS[level]), LEVELS["calling"]], seed)
