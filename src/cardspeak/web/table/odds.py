"""What the hands that are in are worth, for the pages: the one place where they ask `equity`."""

from functools import lru_cache

from cardspeak.equity.exact import Worth, worth
from cardspeak.hand.state import State
from cardspeak.history.steps import Spot, spot_of
from cardspeak.service import chance

RUNS = 2000
REMEMBERED = 2000  # positions; who goes back and forth in a hand sees the same odds again


def odds_at(state: State) -> tuple[dict[int, float], bool]:
    """Return each live seat's share of the pot in hundredths, and whether the ways were all counted, not sampled.

    None (an empty dict) where a hand that is in is not known, may still be drawn to, or the pot was paid out.
    """
    spot = None if state.pot.taken or state.stage == "over" else spot_of(state)
    found = spot and _worth(spot)
    if not spot or not found:
        return {}, True
    return {
        seat: round(100 * float(share), 1) for seat, share in zip(spot.seats, found.shares, strict=True)
    }, found.exact


@lru_cache(maxsize=REMEMBERED)
def _worth(spot: Spot) -> Worth | None:
    return worth(spot.holdings, spot.boards, spot.sides, spot.stub, spot.size, spot.wanted, chance.generator(), RUNS)
