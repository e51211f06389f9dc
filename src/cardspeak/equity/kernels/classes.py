"""The class of every value, as a number on the ladder of its ranking."""

import numpy as np

from cardspeak.equity.kernels.tables import KINDS
from cardspeak.equity.ladder import LADDERS

LONGEST = max(len(ladder) for ladder in LADDERS.values())

CLASSES = np.zeros((len(KINDS), 7463), np.uint8)

for _name, _kind in KINDS.items():
    _counts = [count for _, count in LADDERS[_name]]
    CLASSES[_kind, 1 : sum(_counts) + 1] = np.repeat(np.arange(len(_counts)), _counts)
