"""What the hands that are in are worth, for the pages of played hands: the one place where they ask `equity`."""

from functools import lru_cache

from cardspeak.cards.card import DECKS, UNKNOWN
from cardspeak.equity import sampled
from cardspeak.equity.at_hand import worth_at_hand
from cardspeak.equity.exact import Worth, worth
from cardspeak.equity.spot import Other
from cardspeak.equity.spot import Spot as Known
from cardspeak.hand.state import State, seats_in
from cardspeak.history.steps import Spot, spot_of
from cardspeak.service import chance

RUNS = 2000
AGAINST_UNKNOWN = 400  # samples where hands are not known: right to a few hundredths
REMEMBERED = 2000  # positions; who goes back and forth in a hand sees the same odds again


def odds_at(state: State, seat: int) -> tuple[dict[int, float], bool]:
    """Return shares of the pot in hundredths by seat, and whether the ways were all counted, not sampled.

    Where the viewer of the state knows all hands that are in, each has its share; else the viewer in this seat has
    theirs against any cards that the others may hold. None where neither can be said: in games with draws to come, to
    a spectator, once the pot is paid out.
    """
    if state.pot.taken or state.stage == "over":
        return {}, True
    spot = spot_of(state)
    if spot is not None:
        found = _worth(spot)
        shares = dict(zip(spot.seats, found.shares, strict=True)) if found else {}
        return {place: round(100 * float(share), 1) for place, share in shares.items()}, bool(found and found.exact)
    mine = _mine(state, seat)
    return ({}, True) if mine is None else ({seat: round(100 * _against_unknown(mine), 1)}, False)


@lru_cache(maxsize=REMEMBERED)
def _worth(spot: Spot) -> Worth | None:
    asked = spot.holdings, spot.boards, spot.sides, spot.stub, spot.size, spot.wanted
    return worth_at_hand(*asked) or worth(*asked, chance.generator(), RUNS)


@lru_cache(maxsize=REMEMBERED)
def _against_unknown(spot: Known) -> float:
    return sampled.equity(spot, AGAINST_UNKNOWN, chance.generator())


def _mine(state: State, seat: int) -> Known | None:
    """Return the deal as the player of a seat knows it; None where it takes more to say what their hand is worth."""
    deal, cards, down = state.deal, state.cards, state.secret.down
    game = deal.game
    live = seats_in(state.round.live & ~state.noted.mucked, len(deal.seats))
    board = cards.boards[0]
    if seat not in live or len(live) < 2 or len(cards.boards) > 1 or game.family == "draw" or state.street < 0:
        return None
    mine = down[seat] + cards.up[seat]
    if UNKNOWN in (*mine, *board):
        return None
    seen = {card for row in (*down, *cards.up, board) for card in row}
    others = []
    for other in live:
        if other != seat:
            known = tuple([card for card in down[other] if card != UNKNOWN])
            others.append(Other(known + cards.up[other], len(down[other]) - len(known)))
    later = game.streets[state.street + 1 :]
    return Known(
        tuple([(side.ranking, side.use) for side in game.sides]), mine, board,
        tuple([card for card in DECKS[game.deck] if card not in seen]), tuple(others),
        sum([street.board for street in later]), sum([street.down + street.up for street in later]),
    )  # fmt: skip
