"""The choice between compiled and plain kernels: one source, with numba over arrays or without it over objects.

`CARDSPEAK_KERNELS=python` asks for the second one.
"""

from collections.abc import Callable
from typing import Any, TypeVar

import cardspeak.bulk
from cardspeak.equity.choice import way

F = TypeVar("F", bound=Callable[..., Any])

COMPILED = way() == "numba"


def plain(function: F) -> F:
    """Leave a function as it is."""
    return function


def _decorator() -> Callable[[F], F]:
    if not COMPILED:
        return plain
    from cardspeak.equity.kernels.compiling import kernels_of

    return kernels_of(cardspeak.bulk)


kernel = _decorator()
