"""The choice between compiled and plain kernels: one source, with numba over arrays or without it over objects."""

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, TypeVar

import cardspeak.bulk

F = TypeVar("F", bound=Callable[..., Any])

COMPILED = find_spec("numba") is not None


def plain(function: F) -> F:
    """Leave a function as it is."""
    return function


def _decorator() -> Callable[[F], F]:
    if not COMPILED:
        return plain
    from cardspeak.equity.kernels.compiling import kernels_of

    return kernels_of(cardspeak.bulk)


kernel = _decorator()
