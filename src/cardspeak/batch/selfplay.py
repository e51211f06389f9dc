"""Self-play, a table of bots: a deal in the usual stakes, played out to its end."""

from collections.abc import Callable, Sequence
from random import Random

from cardspeak.bots.simple import Bot
from cardspeak.games import Game
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.betting import options
from cardspeak.hand.commands import Options
from cardspeak.hand.dealing import most_runs, shuffled_cards
from cardspeak.hand.decide import step
from cardspeak.hand.posting import antes, blinds
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import Deal, Event, State
from cardspeak.hand.view import view
from cardspeak.law.kinds import Structure
from cardspeak.law.law import Law

NAMES = "ABCDEFGHIJ"
NOTHING: Options = {}
Watch = Callable[[State | None, Sequence[e.Event], State], None]


def deal_at(game: Game, structure: Structure, law: Law, players: int, stack: int, big: int = 2) -> Deal:
    """Return a deal with stacks of so many big blinds (in stud, lower bets); the dealer opens all hands at the end."""
    button = 0 if players == 2 else players - 1
    small = big // 2
    upper = 2 * big if structure == "fixed-limit" else big
    if game.forced == "blinds":
        posts, bring_in = blinds(law, players, button, small, big), 0
    else:
        posts, bring_in, small = antes(players, max(big // 10, 1)), big // 2, 0
    stakes = (small, big if small else 0, bring_in, big, upper)
    seats, stacks = tuple(NAMES[:players]), (stack * big,) * players
    return Deal(game, structure, seats, stacks, button, posts, *stakes, event=Event(law.context.event), shows="dealer")


def play_out(
    deal: Deal, law: Law, bots: Sequence[Bot], order: Sequence[int], rng: Random, watch: Watch | None = None
) -> State:
    """Play a deal to its end; each bot gets its own view at each of its turns, `watch` gets every step."""
    outcome = step(None, c.Begin(deal, tuple(order)), law)
    state: State | None = None
    while True:
        if isinstance(outcome, Refused):
            raise ValueError(f"a bot was refused: {outcome}")
        before, (state, events) = state, outcome
        if watch:
            watch(before, events, state)
        if state.stage == "over":
            return state
        outcome = step(state, _next(state, law, bots, rng), law)


def _next(state: State, law: Law, bots: Sequence[Bot], rng: Random) -> c.Command:
    if state.round.queue:
        seat = state.round.queue[0]
        seen = view(state, seat)
        return bots[seat](seen, options(seen, law) if state.stage == "betting" else NOTHING, rng)
    if state.stage == "shuffling":
        cards = list(shuffled_cards(state)[0])
        rng.shuffle(cards)
        return c.Reshuffle(tuple(cards))
    return c.Run(rng.randint(1, most_runs(state, law)))
