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
    at_top = down < 0 and abs(across) < 0.2  # the pot lies under this seat
    # the oval is squarer than an ellipse: at its sides, where it is steep, the seats would lie on each other
    high = math.copysign(abs(down) ** 0.75, down)
    bet = 50 + (26.5 if down > 0 else 27.5) * across, 46 + (20 if down > 0 else 17.7) * down
    if at_top:
        bet = 60.5, 25.5
    elif down < 0 and abs(across) < 0.6:  # the pot lies between two of these
        bet = 50 + math.copysign(max(26.5 * abs(across), 15), across), max(bet[1], 32)
    return Place(
        round(50 + 42 * across, 1), round(50 + 34 * high, 1), round(bet[0], 1), round(bet[1], 1),
        *tall_place((number - first) % seats, seats),
    )  # fmt: skip


# On a tall page: a row at the top and columns at both sides. The board lies at the height of 49, and so does the middle
# seat of three in a column. For each number of seats: the row, and a column from below, each seat with its bet.
ROW = {1: (50,), 2: (32, 68), 3: (21, 50, 79)}
COLUMN = {0: (), 1: ((32, 31.5),), 2: ((58.5, 63.5), (33, 31.5)), 3: ((67.5, 63.8), (49, 56.2), (31, 33.5))}
BESIDE = {2: 0, 3: 0, 4: 1, 5: 1, 6: 2, 7: 2, 8: 2, 9: 3, 10: 3}


def tall_place(step: int, seats: int) -> tuple[float, float, float, float]:
    """Return where the seat `step` places to the left of the bottom lies on a tall page, and its bet."""
    column = COLUMN[BESIDE[seats]]
    row = ROW[seats - 1 - 2 * len(column)]
    left = [(11.0, y, 30.5, bet) for y, bet in column]
    if len(row) == 3:
        top = [(x, 13.4, round(50 + 0.56 * (x - 50), 1), 30.3 if x == 50 else 26.3) for x in row]
    else:
        top = [(x, 14.0, round(50 + 0.9 * (x - 50), 1), 25.0) for x in row]
    right = [(89.0, y, 69.5, bet) for y, bet in reversed(column)]
    return [(50.0, 85.0, 50.0, 59.0), *left, *top, *right][step]
