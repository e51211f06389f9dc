"""Which way bulk work is done: compiled kernels, numpy, or plain Python; the fastest that is installed.

`CARDSPEAK_KERNELS` asks for one of them by name.
"""

import os
from functools import cache
from importlib.util import find_spec

from cardspeak.errors import Unreadable

WAYS = ("numba", "numpy", "python")
SWITCH = "CARDSPEAK_KERNELS"


def way() -> str:
    """Return the name of the way; `Unreadable` where another is asked for than there is."""
    return _way(os.environ.get(SWITCH, ""))


@cache
def _way(asked: str) -> str:
    there = [name for name in WAYS if all(find_spec(part) for part in _NEEDS[name])]
    if not asked:
        return there[0]
    if asked not in WAYS:
        raise Unreadable(f"{SWITCH} is {', '.join(WAYS)}, not {asked}")
    if asked not in there:
        raise Unreadable(f"{SWITCH} asks for {asked}, which is not installed: pip install 'cardspeak[fast]'")
    return asked


_NEEDS = {"numba": ("numba", "numpy"), "numpy": ("numpy",), "python": ()}
