"""How likely a text tells each situation, as learned from texts of which the situation is known.

The model is linear, of two layers: each feature of a text (`features.py`) has a row of small numbers, the rows are
added up, and each situation says how likely such a sum is its own. `bench/weights.py` learns it and writes
`learned.bin`: a line of JSON, the checksum of each feature, their rows, and the rows of the situations, a byte for each
number.
"""

import json
import struct
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from math import exp, log, sqrt
from operator import mul
from typing import NamedTuple
from zlib import crc32

from cardspeak.record import record
from cardspeak.search.features import features
from cardspeak.talk.model import Heard


@record
class Model(NamedTuple):
    """The row of each feature by its checksum, and the row of each situation, with what it is worth before any text."""

    rows: Mapping[int, memoryview]
    scale: float
    situations: Mapping[str, tuple[float, tuple[float, ...]]]


def checksum(feature: str) -> int:
    """Return the number under which a model keeps a feature."""
    return crc32(feature.encode())


def model_of(data: bytes) -> Model:
    """Read a model from the bytes of its file."""
    head, _, body = data.partition(b"\n")
    said = json.loads(head)
    many, wide = int(said["features"]), int(said["wide"])
    numbers = struct.unpack_from(f"<{many}I", body)
    cells = memoryview(body)[4 * many :].cast("b")
    rows = {number: cells[at * wide : (at + 1) * wide] for at, number in enumerate(numbers)}
    situations: dict[str, tuple[float, tuple[float, ...]]] = {}
    for at, (name, worth) in enumerate(said["situations"].items(), many):
        row = cells[at * wide : (at + 1) * wide]
        situations[name] = (float(worth), tuple(each * said["situation_scale"] for each in row))
    return Model(rows, float(said["feature_scale"]), situations)


def packed(
    names: Sequence[str], worth: Sequence[float], numbers: Sequence[int], cells: bytes, scales: tuple[float, float]
) -> bytes:
    """Return a model as the bytes of its file; `cells` are the rows of all features, then of all situations.

    `scales` is what one step of a byte is worth in the rows of features, and in those of situations.
    """
    wide = len(cells) // (len(numbers) + len(names))
    said = {
        "features": len(numbers), "wide": wide, "feature_scale": scales[0], "situation_scale": scales[1],
        "situations": {name: round(each, 4) for name, each in zip(names, worth, strict=True)},
    }  # fmt: skip
    return json.dumps(said).encode() + b"\n" + struct.pack(f"<{len(numbers)}I", *numbers) + cells


@cache
def learned() -> Model:
    """Return the model that comes with the program."""
    return model_of((resources.files("cardspeak") / "search" / "learned.bin").read_bytes())


def told_by(heard: Heard, model: Model) -> dict[str, float]:
    """Return for each situation of a model the logarithm of how likely a text tells it."""
    rows = [row for feature in features(heard) if (row := model.rows.get(checksum(feature))) is not None]
    scale = model.scale / sqrt(len(rows)) if rows else 0.0
    text = [scale * sum(column) for column in zip(*rows, strict=True)]
    marks = {name: worth + sum(map(mul, text, row)) for name, (worth, row) in model.situations.items()}
    most = max(marks.values(), default=0.0)
    whole = most + log(sum(exp(mark - most) for mark in marks.values())) if marks else 0.0
    return {name: mark - whole for name, mark in marks.items()}
