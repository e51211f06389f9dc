"""Values as plain data, by their types: dicts, lists, texts, whole numbers, true, false, None."""

from collections.abc import Callable, Mapping
from decimal import Decimal
from enum import Enum
from functools import cache
from typing import Any, Literal, get_args, get_origin

from cardspeak.codec.kinds import IS, KINDS
from cardspeak.codec.records import PLAIN, alternatives, fields, values
from cardspeak.codec.rows import ROWS
from cardspeak.finding import Finding, plain

Write = Callable[[Any], object]


def _same(value: Any) -> object:
    return value


@cache
def writer(hint: Any) -> Write:
    """Return the function that writes a value of this type."""
    if hint in PLAIN or get_origin(hint) is Literal:
        return _same
    if isinstance(hint, type) and issubclass(hint, Enum):
        return lambda value: value.value
    if hint is Finding:
        return plain
    among = alternatives(hint)
    if among:
        return _perhaps(hint, among)
    arguments = get_args(hint)
    if get_origin(hint) is Mapping:
        of = writer(arguments[1])
        return lambda value: {key: of(entry) for key, entry in value.items()}
    if get_origin(hint) is tuple:
        if set(arguments) <= {int, str, Ellipsis}:
            return list
        if arguments[-1] is Ellipsis:
            each = writer(arguments[0])
            return lambda value: [each(entry) for entry in value]
        parts = tuple(map(writer, arguments))
        return lambda value: [part(entry) for part, entry in zip(parts, value, strict=True)]
    return _record(hint)


def _perhaps(hint: Any, among: tuple[Any, ...]) -> Write:
    if len(among) == 1:
        write_it = writer(among[0])
        return lambda value: None if value is None else write_it(value)
    if set(among) <= set(PLAIN):
        return _same
    if set(among) == {int, Decimal}:
        return lambda value: str(value) if isinstance(value, Decimal) else value
    nameless = [kind for kind in among if kind not in KINDS]
    assert not nameless, f"{nameless} may stand beside others and have no stored name"
    writers = {kind: (KINDS[kind], writer(kind)) for kind in among}

    def write(value: Any) -> object:
        if value is None:
            return None
        name, of_kind = writers[type(value)]
        return {IS: name, **of_kind(value)}  # type: ignore[dict-item]

    return write


def _record(kind: type) -> Write:
    of, names = values(kind), tuple(fields(kind))
    parts = tuple(map(writer, fields(kind).values()))
    if kind in ROWS:
        return lambda value: [part(entry) for part, entry in zip(parts, of(value), strict=True)]
    return lambda value: {name: part(entry) for name, part, entry in zip(names, parts, of(value), strict=True)}
