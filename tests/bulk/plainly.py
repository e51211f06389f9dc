"""Hands in bulk as they are without numba and numpy: `python -m tests.bulk.plainly` prints what they came to."""

import json
import sys
from random import Random

sys.modules["numba"] = sys.modules["numpy"] = None  # type: ignore[assignment]

from cardspeak.bulk import Table, simulate  # noqa: E402
from cardspeak.bulk.compiled import COMPILED  # noqa: E402
from tests.bulk.engine import compare, table  # noqa: E402

if __name__ == "__main__":
    won = {}
    for game in ("nlhe", "flo8", "stud", "27td"):
        at = Table(game, stacks=(100, 60, 80), ante=1 if game == "stud" else 0, bets=(4, 8))
        won[game] = simulate(at, 100, seed=3)
    rng = Random(1)
    decisions = sum([compare(table(game, rng), 10, 1, rng) for game in ("nlhe", "plo", "flo8", "stud", "27td", "stud")])
    loaded = [name for name in ("numba", "numpy") if sys.modules.get(name)]
    print(json.dumps({"compiled": COMPILED, "loaded": loaded, "won": won, "decisions": decisions}))
