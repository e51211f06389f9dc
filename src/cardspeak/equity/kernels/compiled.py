"""The compiled functions behind `equity.bulk`, by ranking."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from cardspeak.equity.kernels.omaha import omaha_rows
from cardspeak.equity.kernels.rows import ranked, seven_high, twice, twice_in_seven
from cardspeak.equity.kernels.tables import KINDS

Values = Callable[[NDArray[np.uint8], NDArray[np.uint16]], bool]


def values_of(name: str, holes: int, width: int) -> Values:
    """Return the function that values rows of cards by a ranking, and says whether a row has no hand."""
    kind = KINDS[name]
    if holes:
        return lambda cards, out: omaha_rows(cards, holes, kind, out)
    if name == "high" and width == 7:
        return seven_high
    return lambda cards, out: ranked(cards, kind, out)


def twice_of(width: int) -> Callable[[NDArray[np.uint8]], int]:
    """Return the function that finds a row of so many cards in which one comes twice, -1 for none."""
    return twice_in_seven if width == 7 else twice
