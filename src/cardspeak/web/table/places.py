"""Where things lie on the felt: on wide pages around an oval, on tall ones along its edge."""

import math
from typing import NamedTuple

from cardspeak.record import record


@record
class Place(NamedTuple):
    """Where things of a seat lie, in hundredths of the felt: the seat and its bet, on wide and on tall pages."""

    x: float
    y: float
    bet_x: float
    bet_y: float
    tall_x: float
    tall_y: float
    tall_bet_x: float
    tall_bet_y: float


def place(number: int, first: int, seats: int) -> Place:
    """Return where a seat lies when `first` sits at the bottom: on an oval, on a tall page around a tall one."""
    angle = math.tau * (number - first) / seats + math.pi / 2
    across, down = math.cos(angle), math.sin(angle)
    aside = 11 if down < 0 and abs(across) < 0.2 else 0  # the pot lies under the seat at the top
    return Place(
        round(50 + 42 * across, 1), round(49 + 35 * down, 1), round(50 + aside + 27 * across, 1),
        round(45 + 21 * down, 1),
        *tall_place((number - first) % seats, seats),
    )  # fmt: skip


# On a tall page: a row at the top and columns at both sides. The board lies at the height of 47, where nobody sits
# unless there are three in a column. For each number of seats: the row, and a column from below, with its bets.
ROW = {1: (50,), 2: (32, 68), 3: (21, 50, 79)}
COLUMN = {0: (), 1: ((31, 34),), 2: ((63, 63), (31, 34)), 3: ((67, 62.5), (49, 57.5), (31, 36))}
BESIDE = {2: 0, 3: 0, 4: 1, 5: 1, 6: 2, 7: 2, 8: 2, 9: 3, 10: 3}


def tall_place(step: int, seats: int) -> tuple[float, float, float, float]:
    """Return where the seat `step` places to the left of the bottom lies on a tall page, and its bet."""
    column = COLUMN[BESIDE[seats]]
    row = ROW[seats - 1 - 2 * len(column)]
    left = [(11.0, y, 30.0, bet) for y, bet in column]
    top = [(x, 14.0, round(50 + 0.65 * (x - 50), 1), 25.0) for x in row]
    right = [(89.0, y, 70.0, bet) for y, bet in reversed(column)]
    return [(50.0, 85.0, 50.0, 67.0), *left, *top, *right][step]
