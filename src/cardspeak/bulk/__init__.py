"""Hands in bulk: thousands at once as rows of numbers, dealt, bet and awarded as the engine does it.

    from cardspeak.bulk import Hands, Table, simulate
    won = simulate(Table("nlhe", stacks=(200,) * 6), 1_000_000, "random", seed=1)

With `cardspeak[fast]` the kernels are compiled and what they return are arrays; without it the same functions run as
they stand, on lists, much more slowly. `cardspeak.bulk.vector` and `cardspeak.bulk.environment` need numpy, the last
one PettingZoo too.
"""

from importlib import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from cardspeak.bulk.environment import TableEnvironment
    from cardspeak.bulk.hands import Hands
    from cardspeak.bulk.players import simulate
    from cardspeak.bulk.table import Table
    from cardspeak.bulk.vector import VectorEnvironment

__all__ = ["Hands", "Table", "TableEnvironment", "VectorEnvironment", "simulate"]
_HOME = {
    "Hands": "hands",
    "Table": "table",
    "TableEnvironment": "environment",
    "VectorEnvironment": "vector",
    "simulate": "players",
}


def __getattr__(name: str) -> "Any":
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"cardspeak.bulk.{_HOME[name]}"), name)
